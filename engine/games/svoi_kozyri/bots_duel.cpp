// SPDX-License-Identifier: GPL-3.0-or-later
// Alpha-beta for two seats that know everything (§5.3): negamax with a transposition table, deepened turn by turn until the
// positions allowed have been looked at. A position that comes back on its own path is a draw.
#include "engine/games/svoi_kozyri/bots_duel.h"

#include "engine/core/chance.h"
#include "engine/core/event.h"
#include "engine/core/rng.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace khiar::games::svoi_kozyri {

// Without trumps only the lowest cards are a burden. Hidden hands belong to livelier tables, which wait for no more than a breath.
DuelTuning DuelTuning::of(const Options &o)
{
    DuelTuning t;
    if (!o.openHands)
        t.nodes = 40'000;
    if (!o.hasTrumps()) {
        t.plain = 0.9f;
        t.burden = 0.09f;
        t.tempo = 0.1f;
    }
    return t;
}

DuelTuning DuelTuning::wavering(std::uint64_t seed) const
{
    DuelTuning t = *this;
    Rng rng(seed);
    for (float *worth : {&t.trump, &t.trumpHeight, &t.weapon, &t.plain, &t.burden})
        *worth *= 0.75f + 0.005f * float(rng.below(101));
    return t;
}

bool isDuel(const State &s) { return s.phase == Phase::play && std::popcount(s.seatsIn) == 2; }

namespace {

constexpr int kWon = 1'000'000;     ///< less the turns until then
constexpr int kSurelyWon = kWon - 10'000;
constexpr int kInfinite = 2 * kWon;
constexpr int kPoint = 100;         ///< of a worth of 1
constexpr std::size_t kTable = 1 << 16;
constexpr int kPlies = 256;         ///< a path is never longer

struct Move {
    Verb verb = Verb::take;
    Card card = kNoCard, cover = kNoCard;

    bool operator==(const Move &) const = default;
    Action action() const
    {
        if (verb == Verb::take)
            return Action::of(Verb::take);
        Action a = Action::of(verb, card);
        if (cover.valid()) {
            a.cards[1] = cover;
            a.count = 2;
        }
        return a;
    }
};

/// Random words, one for each thing that tells positions apart.
struct Words {
    std::array<std::array<std::uint64_t, kPack>, 2> hand;
    std::array<std::array<std::uint64_t, kPack>, kPack> pile; ///< by place from the bottom
    std::array<std::uint64_t, kPack> top;
    std::array<std::uint64_t, 2> turn;
    std::uint64_t free;

    Words()
    {
        std::uint64_t n = 0;
        const auto fill = [&n](auto &list) {
            for (std::uint64_t &word : list)
                word = mix64(++n);
        };
        for (auto &list : hand)
            fill(list);
        for (auto &list : pile)
            fill(list);
        fill(top);
        fill(turn);
        free = mix64(++n);
    }
};

/// The position that is searched: two hands, a pile, who is on turn.
struct Board {
    std::array<CardBits, 2> hand{};
    std::array<int, 2> worth{}; ///< of the hands
    std::uint64_t key = 0;      ///< of the hands, and of the pile where its order matters
    std::array<Card, kPack> pile{};
    int pileCount = 0, turn = 0;
    bool free = false;

    Card top() const { return pileCount ? pile[std::size_t(pileCount - 1)] : kNoCard; }
};

/// Where a move leads: on, or to the end with this score for whoever made it.
struct Outcome {
    bool over = false;
    int score = 0;
};

class DuelSearch {
public:
    DuelSearch(const View<Family> &view, std::span<const std::uint64_t> been, const std::stop_token &stop, const DuelTuning &tuning);
    std::optional<Choice> run();

private:
    struct Entry {
        std::uint64_t key = 0;
        std::int32_t score = 0;
        std::int16_t depth = -1;
        std::int8_t bound = 0; ///< −1 = at most, 0 = exactly, 1 = at least
        Move move;
    };
    struct Ranked {
        Move move;
        int rank = 0;
        bool back = false; ///< to a position that has been at the table: as good as a draw
    };

    CardBits &mine() { return m_board.hand[std::size_t(m_board.turn)]; }
    CardBits others() const { return m_board.hand[std::size_t(1 - m_board.turn)]; }
    CardBits beating() const
    {
        const bool may = m_board.pileCount && (!m_board.free || m_options.beaterOrLead);
        return may ? beaters(m_board.hand[std::size_t(m_board.turn)], m_board.top(), m_trump[std::size_t(m_board.turn)]) : 0;
    }
    int value(int seat, Card c) const { return m_value[std::size_t(seat)][c.code]; }
    void hold(std::size_t seat, Card c);
    void lay(std::size_t seat, Card c);
    CardBits spared(CardBits cards) const;
    std::uint64_t key() const;
    int still() const;
    void list(std::vector<Ranked> &out);
    int rankOfLaying(Card card, Card cover, int pileCount) const;
    Outcome make(const Move &move, int ply);
    int tried(const Move &move, int depth, int alpha, int beta, int ply);
    int search(int depth, int alpha, int beta, int ply);
    int moves(int depth, int alpha, int beta, int ply, Entry &entry);
    bool isBack(std::uint64_t key, int ply) const;
    bool returns(const Move &move) const;
    void deepen(std::vector<Ranked> &moves, int depth);
    std::size_t chosen(const std::vector<Ranked> &all) const;
    Choice choice(const Ranked &best) const;

    const View<Family> &m_view;
    const Options &m_options;
    std::span<const std::uint64_t> m_been;
    const std::stop_token &m_stop;
    DuelTuning m_tuning;
    const Words &m_words;
    std::array<Seat, 2> m_seats{};
    std::array<int, 2> m_trump{};
    std::array<std::array<int, kPack>, 2> m_value{};
    std::array<CardBits, kPack> m_below{}; ///< the next lower card in play of the same suit
    int m_tempo;
    bool m_ordered;                        ///< the order of the pile matters: less than all of it may be taken
    Board m_board;
    std::array<std::uint64_t, kPlies> m_path{};
    std::vector<Entry> m_table;
    std::vector<std::vector<Ranked>> m_lists; ///< by ply
    int m_nodes = 0;
    bool m_stopped = false, m_spent = false;
};

const Words &words()
{
    static const Words w;
    return w;
}

DuelSearch::DuelSearch(const View<Family> &view, std::span<const std::uint64_t> been, const std::stop_token &stop, const DuelTuning &tuning)
    : m_view(view), m_options(view.rules().options), m_been(been), m_stop(stop), m_tuning(tuning), m_words(words()), m_table(kTable), m_lists(kPlies)
{
    const State &s = view.state();
    m_seats = {std::countr_zero(unsigned(s.seatsIn)), int(std::bit_width(unsigned(s.seatsIn))) - 1};
    m_tempo = int(std::lround(tuning.tempo * kPoint));
    m_ordered = m_options.pickPlain < kit::countOf(s.inPlay);
    for (std::size_t i = 0; i < 2; ++i)
        m_trump[i] = s.trump[std::size_t(m_seats[i])];
    m_board.turn = s.turn == m_seats[1];
    m_board.free = s.free;
    CardBits lower = 0; // by suit, of the cards before
    kit::each(s.inPlay, [&](Card c) {
        const CardBits suit = lower & cardsOf(int(suitOf(c)));
        const bool apart = rankOf(c) == kAce && m_options.pickAce != m_options.pickTrump; // then it has more taken than the king
        m_below[c.code] = suit && !apart ? CardBits(1) << (std::bit_width(suit) - 1) : 0;
        lower |= kit::bitOf(c);
        const float h = float(rankOf(c) - 2) / 12, h3 = h * h * h;
        for (std::size_t i = 0; i < 2; ++i) {
            const int suitOfCard = int(suitOf(c));
            const float worth = suitOfCard == m_trump[i]       ? tuning.trump + tuning.trumpHeight * h
                                : suitOfCard == m_trump[1 - i] ? tuning.weapon * h3
                                                               : tuning.plain * h3;
            m_value[i][c.code] = int(std::lround((worth - tuning.burden) * kPoint));
        }
    });
    for (std::size_t i = 0; i < 2; ++i)
        kit::each(s.hand[std::size_t(m_seats[i])], [&](Card c) { hold(i, c); });
    for (std::size_t i = 0; i < s.pileCount; ++i) { // through a hand, as every card has come there
        hold(0, s.pile[i]);
        lay(0, s.pile[i]);
    }
}

/// A card comes into a hand: from the pile, or when the board is put up.
void DuelSearch::hold(std::size_t seat, Card c)
{
    m_board.hand[seat] |= kit::bitOf(c);
    m_board.worth[seat] += m_value[seat][c.code];
    m_board.key ^= m_words.hand[seat][c.code];
}

void DuelSearch::lay(std::size_t seat, Card c)
{
    m_board.hand[seat] &= ~kit::bitOf(c);
    m_board.worth[seat] -= m_value[seat][c.code];
    m_board.key ^= m_words.hand[seat][c.code];
    m_board.pile[std::size_t(m_board.pileCount)] = c;
    if (m_ordered)
        m_board.key ^= m_words.pile[std::size_t(m_board.pileCount)][c.code];
    ++m_board.pileCount;
}

/// Of cards that stand next to each other in one hand only the lowest need be tried: the higher ones do whatever it does, and
/// whoever keeps the higher one has lost nothing.
CardBits DuelSearch::spared(CardBits cards) const
{
    CardBits left = 0;
    kit::each(cards, [&](Card c) { left |= m_below[c.code] & cards ? 0 : kit::bitOf(c); });
    return left;
}

std::uint64_t DuelSearch::key() const
{
    const std::uint64_t turn = m_words.turn[std::size_t(m_board.turn)] ^ (m_board.free ? m_words.free : 0);
    return m_board.key ^ turn ^ (m_board.pileCount ? m_words.top[m_board.top().code] : 0);
}

/// What the position is about worth to whoever is on turn.
int DuelSearch::still() const
{
    const auto me = std::size_t(m_board.turn);
    return m_board.worth[me] - m_board.worth[1 - me] + m_tempo;
}

/// Which moves are looked at first: rid of little with a card that the other cannot beat.
int DuelSearch::rankOfLaying(Card card, Card cover, int pileCount) const
{
    const int me = m_board.turn;
    const Card last = cover.valid() ? cover : card;
    const int blow = beaters(others(), last, m_trump[std::size_t(1 - me)]) ? 0 : 60 * pickUp(m_options, last, m_trump[std::size_t(1 - me)], pileCount);
    return blow - value(me, card) - (cover.valid() ? value(me, cover) : 0);
}

void DuelSearch::list(std::vector<Ranked> &out)
{
    out.clear();
    const CardBits hand = mine(), beat = beating();
    const int count = m_board.pileCount;
    kit::each(spared(beat), [&](Card c) {
        const CardBits rest = hand & ~kit::bitOf(c);
        if (!rest)
            out.push_back({{Verb::beat, c, kNoCard}, rankOfLaying(c, kNoCard, count + 1)});
        kit::each(spared(rest), [&](Card d) { out.push_back({{Verb::beat, c, d}, rankOfLaying(c, d, count + 2)}); });
    });
    if (m_board.free)
        kit::each(spared(hand), [&](Card c) { out.push_back({{Verb::lead, c, kNoCard}, rankOfLaying(c, kNoCard, count + 1)}); });
    if (m_board.free)
        return;
    const int n = pickUp(m_options, m_board.top(), m_trump[std::size_t(m_board.turn)], count);
    int rank = 0;
    for (int i = count - n; i < count; ++i)
        rank += value(m_board.turn, m_board.pile[std::size_t(i)]);
    out.push_back({{Verb::take, kNoCard, kNoCard}, rank});
}

/// Makes a move on the board. Whoever calls keeps the board as it was.
Outcome DuelSearch::make(const Move &move, int ply)
{
    Board &b = m_board;
    const int me = b.turn;
    if (move.verb == Verb::take) {
        for (int n = pickUp(m_options, b.top(), m_trump[std::size_t(me)], b.pileCount); n > 0; --n) {
            const Card c = b.pile[std::size_t(--b.pileCount)];
            hold(std::size_t(me), c);
            if (m_ordered)
                b.key ^= m_words.pile[std::size_t(b.pileCount)][c.code];
        }
        b.free = b.pileCount == 0;
        b.turn = b.free && m_options.takerLeads ? me : 1 - me;
        return {};
    }
    for (Card c : {move.card, move.cover})
        if (c.valid())
            lay(std::size_t(me), c);
    b.free = false;
    if (!mine()) {
        const bool saves = m_options.draw && (move.verb == Verb::lead || move.cover.valid() || m_options.drawVsBeater) && kit::countOf(others()) == 1
                           && beaters(others(), b.top(), m_trump[std::size_t(1 - me)]); // A-SK4
        return {true, saves ? 0 : kWon - ply - 1};
    }
    b.turn = 1 - me;
    return {};
}

/// The score of a move for whoever makes it.
int DuelSearch::tried(const Move &move, int depth, int alpha, int beta, int ply)
{
    const int me = m_board.turn;
    const Outcome outcome = make(move, ply);
    if (outcome.over)
        return outcome.score;
    return m_board.turn == me ? search(depth, alpha, beta, ply + 1) : -search(depth, -beta, -alpha, ply + 1);
}

bool DuelSearch::isBack(std::uint64_t key, int ply) const
{
    return std::find(m_path.begin(), m_path.begin() + ply, key) != m_path.begin() + ply;
}

int DuelSearch::search(int depth, int alpha, int beta, int ply)
{
    if (++m_nodes % 1024 == 0 && m_stop.stop_requested())
        m_stopped = true;
    m_spent = m_spent || m_nodes > m_tuning.nodes;
    if (m_stopped || m_spent)
        return 0;
    const std::uint64_t here = key();
    if (m_view.state().turns + ply >= m_options.turnCap || ply >= kPlies - 1 || isBack(here, ply))
        return 0;
    const CardBits beat = beating();
    if (depth <= 0 && (beat || m_board.free))
        return still();
    m_path[std::size_t(ply)] = here;
    if (!beat && !m_board.free) { // no choice costs no depth
        const Board before = m_board;
        const int score = tried({}, depth, alpha, beta, ply);
        m_board = before;
        return score;
    }
    Entry &entry = m_table[here % kTable];
    if (entry.key == here && entry.depth >= depth) {
        const int score = entry.score > kSurelyWon ? entry.score - ply : entry.score < -kSurelyWon ? entry.score + ply : entry.score;
        if (entry.bound == 0 || (entry.bound > 0 ? score >= beta : score <= alpha))
            return score;
    }
    Entry found{here, 0, std::int16_t(depth), 0, entry.key == here ? entry.move : Move{}};
    const int score = moves(depth, alpha, beta, ply, found);
    if (m_stopped || m_spent)
        return 0;
    found.score = score > kSurelyWon ? score + ply : score < -kSurelyWon ? score - ply : score;
    found.bound = std::int8_t(score >= beta ? 1 : score <= alpha ? -1 : 0);
    m_table[here % kTable] = found;
    return score;
}

/// All moves, the likeliest first; later ones less deep, and again in full where they turn out better than expected. Whatever is
/// said to be lost has had every move looked at.
int DuelSearch::moves(int depth, int alpha, int beta, int ply, Entry &entry)
{
    std::vector<Ranked> &all = m_lists[std::size_t(ply)];
    list(all);
    for (Ranked &r : all)
        r.rank += r.move == entry.move ? kWon : 0;
    const Board before = m_board;
    int best = -kInfinite;
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::swap(all[i], *std::max_element(all.begin() + std::ptrdiff_t(i), all.end(), [](const Ranked &a, const Ranked &b) { return a.rank < b.rank; }));
        const Move move = all[i].move;
        const int less = i < 3 || depth < 2 ? 0 : i < 10 ? 1 : 2;
        int score = i == 0 ? tried(move, depth - 1, alpha, beta, ply) : tried(move, depth - 1 - less, alpha, alpha + 1, ply);
        m_board = before;
        if (i > 0 && score > alpha && (less || score < beta)) {
            score = tried(move, depth - 1, alpha, beta, ply);
            m_board = before;
        }
        if (m_stopped || m_spent)
            return 0;
        if (score > best) {
            best = score;
            entry.move = move;
        }
        alpha = std::max(alpha, score);
        if (alpha >= beta)
            break;
    }
    return best;
}

/// Whether a move leads to a position that has been at the table.
bool DuelSearch::returns(const Move &move) const
{
    if (m_been.empty())
        return false;
    State s = m_view.state();
    StopChance none;
    NullSink quiet;
    Family::apply(m_view.rules(), s, s.turn, move.action(), none, quiet);
    return std::find(m_been.begin(), m_been.end(), Family::positionKey(s)) != m_been.end();
}

/// One round over all moves of the position asked about, so many turns deep; their ranks are their scores then. What has been
/// found before nodes ran out stands.
void DuelSearch::deepen(std::vector<Ranked> &all, int depth)
{
    const Board before = m_board;
    int alpha = -kInfinite;
    for (std::size_t i = 0; i < all.size(); ++i) {
        int score = 0;
        if (!all[i].back) {
            score = i == 0 ? tried(all[i].move, depth - 1, alpha, kInfinite, 0) : tried(all[i].move, depth - 1, alpha, alpha + 1, 0);
            m_board = before;
            if (i > 0 && score > alpha) {
                score = tried(all[i].move, depth - 1, alpha, kInfinite, 0);
                m_board = before;
            }
        }
        if (m_stopped || m_spent)
            return;
        all[i].rank = score;
        if (score > alpha) {
            alpha = score;
            std::rotate(all.begin(), all.begin() + std::ptrdiff_t(i), all.begin() + std::ptrdiff_t(i) + 1);
        }
    }
}

Choice DuelSearch::choice(const Ranked &best) const
{
    const Action action = best.move.action();
    const State &s = m_view.state();
    if (best.rank > kSurelyWon && best.rank < kWon - 1) // with the last cards: goes out, and no more need be said
        return {action, Why::winsIn, kWon - best.rank};
    if (best.rank < -kSurelyWon)
        return {action, Why::holdsOut, kWon + best.rank};
    return {action, reasonFor(Sight(m_view.rules(), s, s.turn), action), 0};
}

std::optional<Choice> DuelSearch::run()
{
    std::vector<Ranked> all;
    list(all);
    const auto byRank = [](const Ranked &a, const Ranked &b) { return a.rank > b.rank; };
    std::stable_sort(all.begin(), all.end(), byRank);
    if (all.size() == 1)
        return Choice{all[0].move.action(), reasonFor(Sight(m_view.rules(), m_view.state(), m_view.state().turn), all[0].move.action()), 0};
    for (Ranked &r : all)
        r.back = returns(r.move);
    m_path[0] = key();
    for (int depth = 1; depth <= m_tuning.mostDepth && !m_spent; ++depth) {
        deepen(all, depth);
        if (m_stopped)
            return std::nullopt;
        // The first is the best of the round; but a round that ran out of nodes may have found no more than that it loses.
        const bool cutShort = m_spent && all[0].rank < -kSurelyWon;
        std::stable_sort(all.begin() + (cutShort ? 0 : 1), all.end(), byRank);
        if (std::abs(all[0].rank) > kSurelyWon)
            break;
    }
    return choice(all[chosen(all)]);
}

/// The best, but for impatience.
std::size_t DuelSearch::chosen(const std::vector<Ranked> &all) const
{
    const bool waits = all[0].move.verb == Verb::take && all[0].rank < kSurelyWon && all[1].rank > -kSurelyWon;
    return waits && impatient(m_view.rules(), m_view.state()) ? 1 : 0;
}

} // namespace

std::optional<Choice> duelSearch(const View<Family> &view, std::span<const std::uint64_t> been, const std::stop_token &stop, const DuelTuning &tuning)
{
    return DuelSearch(view, been, stop, tuning).run();
}

} // namespace khiar::games::svoi_kozyri
