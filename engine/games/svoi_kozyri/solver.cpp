// SPDX-License-Identifier: GPL-3.0-or-later
// The graph of positions for retrograde analysis, and what its solution says of a match.
#include "engine/games/svoi_kozyri/solver.h"

#include <algorithm>
#include <bit>

namespace khiar::games::svoi_kozyri {
namespace {

/// 3ⁿ for the set bits n of a mask, summed: an owner for each card, as one number.
constexpr auto kOwners = [] {
    std::array<std::uint32_t, 1u << kMostSolved> sum{};
    std::uint32_t power = 1;
    for (int card = 0; card < kMostSolved; ++card, power *= 3)
        for (unsigned mask = 0; mask < 1u << card; ++mask)
            sum[mask | 1u << card] = sum[mask] + power;
    return sum;
}();

constexpr int kDigits = 6; ///< cards that are looked up at once
constexpr std::uint32_t kStep = 729;

/// The same the other way: which of six cards the first seat has, and the second (shifted by 8).
constexpr auto kHands = [] {
    std::array<std::uint16_t, kStep> hands{};
    for (std::uint32_t n = 0; n < kStep; ++n)
        for (std::uint32_t card = 0, rest = n; card < kDigits; ++card, rest /= 3)
            hands[n] = std::uint16_t(hands[n] | (rest % 3 == 1 ? 1u << card : rest % 3 == 2 ? 256u << card : 0));
    return hands;
}();

std::uint32_t numberOf(int cards, unsigned first, unsigned second, int top, int turn)
{
    const std::uint32_t owners = kOwners[first] + 2 * kOwners[second];
    return (owners * std::uint32_t(cards + 1) + std::uint32_t(top + 1)) * 2 + std::uint32_t(turn);
}

template <class F>
void eachBit(unsigned mask, F &&f)
{
    for (; mask; mask &= mask - 1)
        f(std::countr_zero(mask));
}

} // namespace

/// Positions: who owns each card, the top of the pile, whose turn. Graph of Exact.
class SolverGraph {
public:
    explicit SolverGraph(const SolvedGame &game) : m_game(game), m_cards(game.cards()), m_all((1u << m_cards) - 1)
    {
        unsigned from = 0;
        for (std::size_t suit = 0; suit < game.length.size(); from += game.length[suit++])
            for (unsigned card = from; card < from + game.length[suit]; ++card) {
                const unsigned suitCards = ((1u << game.length[suit]) - 1) << from;
                for (std::size_t seat = 0; seat < 2; ++seat) {
                    const unsigned trumps = game.trumps ? trumpsOf(seat) : 0;
                    m_beaters[seat][card] = (suitCards & ~((2u << card) - 1)) | (suit == seat && game.trumps ? 0 : trumps);
                }
            }
        for (std::size_t seat = 0; seat < 2; ++seat)
            for (int card = 0; card < m_cards; ++card)
                eachBit(m_beaters[seat][std::size_t(card)], [&](int by) { m_beaten[seat][std::size_t(by)] |= 1u << card; });
    }

    std::uint32_t size() const { return 2 * std::uint32_t(m_cards + 1) * (2 * kOwners[m_all] + 1); }
    int seat(std::uint32_t position) const { return int(position & 1); }

    ExactMoves moves(std::uint32_t position) const
    {
        const Place p = placeOf(position);
        if (!p.valid)
            return {};
        const unsigned hand = p.hand[p.turn];
        const int held = std::popcount(hand);
        if (p.top < 0)
            return {held, held == 1 && !saves(p, hand, false)};
        const unsigned beat = hand & m_beaters[p.turn][std::size_t(p.top)];
        const int ways = std::popcount(beat) * (held > 1 ? held - 1 : 1);
        bool wins = false;
        if (held <= 2)
            eachBit(beat, [&](int by) { wins = wins || !saves(p, held == 1 ? hand : hand & ~(1u << by), held == 1); });
        return {ways + 1, wins};
    }

    template <class F>
    void before(std::uint32_t position, F &&f) const
    {
        const Place p = placeOf(position);
        if (p.top < 0)
            beforeTake(p, f);
        else
            beforeCard(p, f);
    }

private:
    struct Place {
        std::array<unsigned, 2> hand{};
        unsigned pile = 0;
        int top = -1;
        std::size_t turn = 0;
        bool valid = false;
    };

    unsigned trumpsOf(std::size_t seat) const
    {
        const unsigned first = (1u << m_game.length[0]) - 1;
        return seat == 0 ? first : ((1u << m_game.length[1]) - 1) << m_game.length[0];
    }

    Place placeOf(std::uint32_t position) const
    {
        Place p;
        p.turn = position & 1;
        position /= 2;
        p.top = int(position % std::uint32_t(m_cards + 1)) - 1;
        position /= std::uint32_t(m_cards + 1);
        const unsigned low = kHands[position % kStep], high = kHands[position / kStep];
        p.hand = {(low & 255) | (high & 255) << kDigits, low >> 8 | (high >> 8) << kDigits};
        p.pile = m_all & ~(p.hand[0] | p.hand[1]);
        p.valid = p.hand[0] && p.hand[1] && (p.top < 0 ? p.pile == 0 : p.pile >> p.top & 1);
        return p;
    }

    /// Whether the other seat's only card beats the last card laid. A-SK4
    bool saves(const Place &p, unsigned last, bool beater) const
    {
        const unsigned other = p.hand[1 - p.turn];
        return m_game.draw && (!beater || m_game.drawVsBeater) && std::has_single_bit(other)
               && (other & m_beaters[1 - p.turn][std::size_t(std::countr_zero(last))]);
    }

    std::uint32_t number(const Place &p, std::size_t who, unsigned hand, int top) const
    {
        return numberOf(m_cards, who == 0 ? hand : p.hand[0], who == 1 ? hand : p.hand[1], top, int(who));
    }

    /// The pile has just been taken: it was any part of the taker's hand, with any card of it on top.
    template <class F>
    void beforeTake(const Place &p, F &f) const
    {
        const std::size_t taker = m_game.takerLeads ? p.turn : 1 - p.turn;
        const unsigned hand = p.hand[taker];
        for (unsigned pile = (hand - 1) & hand; pile; pile = (pile - 1) & hand)
            eachBit(pile, [&](int top) { f(number(p, taker, hand & ~pile, top)); });
    }

    /// The top card has just been laid: led, or on a card that beat what lay beneath.
    template <class F>
    void beforeCard(const Place &p, F &f) const
    {
        const std::size_t who = 1 - p.turn;
        const unsigned cover = 1u << p.top, beneath = p.pile & ~cover;
        if (!beneath)
            f(number(p, who, p.hand[who] | cover, -1));
        eachBit(beneath, [&](int by) {
            const unsigned hand = p.hand[who] | cover | 1u << by;
            eachBit(beneath & m_beaten[who][std::size_t(by)], [&](int top) { f(number(p, who, hand, top)); });
        });
    }

    SolvedGame m_game;
    int m_cards;
    unsigned m_all;
    std::array<std::array<unsigned, kMostSolved>, 2> m_beaters{}; ///< by seat and card: the cards that beat it
    std::array<std::array<unsigned, kMostSolved>, 2> m_beaten{};  ///< by seat and card: the cards that it beats
};

std::shared_ptr<const Solution> Solution::of(const SolvedGame &game, const std::stop_token &stop)
{
    auto exact = Exact<SolverGraph>::solve(SolverGraph(game), stop);
    return exact ? std::make_shared<const Solution>(game, std::move(*exact)) : nullptr;
}

int Solution::turns(unsigned first, unsigned second, int top, int turn) const
{
    return m_exact.turns(numberOf(m_game.cards(), first, second, top, turn));
}

namespace {

bool wholePile(const Options &o, int cards) { return o.pickPlain >= cards; } // the others are no less

bool reaches(const Rules &rules, const State &s)
{
    const int cards = kit::countOf(s.inPlay);
    return s.phase == Phase::play && std::popcount(s.seatsIn) == 2 && cards <= kMostSolved && wholePile(rules.options, cards) && bool(s.free) == (s.pileCount == 0);
}

} // namespace

std::optional<SolvedPosition> SolvedPosition::of(const Rules &rules, const State &s)
{
    if (!reaches(rules, s))
        return std::nullopt;
    SolvedPosition p;
    p.m_seats = {std::countr_zero(unsigned(s.seatsIn)), int(std::bit_width(unsigned(s.seatsIn))) - 1};
    p.m_game.trumps = rules.options.hasTrumps();
    p.m_game.draw = rules.options.draw;
    p.m_game.drawVsBeater = rules.options.draw && rules.options.drawVsBeater;
    p.m_game.takerLeads = rules.options.takerLeads;
    std::array<int, 4> suits = {0, 1, 2, 3};
    if (p.m_game.trumps)
        for (std::size_t i = 0; i < 2; ++i) // the two trump suits come first, the others as they are
            std::swap(suits[i], *std::find(suits.begin(), suits.end(), int(s.trump[std::size_t(p.m_seats[i])])));
    std::uint8_t number = 0;
    for (std::size_t i = 0; i < suits.size(); ++i)
        kit::each(s.inPlay & cardsOf(suits[i]), [&](Card c) {
            p.m_number[c.code] = number++;
            ++p.m_game.length[i];
        });
    return p;
}

unsigned SolvedPosition::numbers(CardBits cards) const
{
    unsigned mask = 0;
    kit::each(cards, [&](Card c) { mask |= 1u << m_number[c.code]; });
    return mask;
}

int SolvedPosition::turns(const Solution &solution, const State &s) const
{
    const unsigned first = numbers(s.hand[std::size_t(m_seats[0])]), second = numbers(s.hand[std::size_t(m_seats[1])]);
    return solution.turns(first, second, s.pileCount ? m_number[s.top().code] : -1, s.turn == m_seats[1]);
}

std::shared_ptr<const Solution> SolverMemory::of(const SolvedGame &game, const std::stop_token &stop)
{
    if (!latest || !(latest->game() == game))
        latest = Solution::of(game, stop);
    return latest;
}

std::optional<Verdict> verdictOf(const Rules &rules, const State &s, const std::stop_token &stop)
{
    return verdictOf(rules, s, stop, *rules.memory);
}

std::optional<Verdict> verdictOf(const Rules &rules, const State &s, const std::stop_token &stop, SolverMemory &memory)
{
    const auto position = SolvedPosition::of(rules, s);
    const auto solution = position ? memory.of(position->game(), stop) : nullptr;
    if (!solution)
        return std::nullopt;
    const int n = position->turns(*solution, s), turns = n < 0 ? -n : n;
    if (n == 0 || s.turns + turns > rules.options.turnCap) // the cap comes first
        return Verdict{Verdict::Outcome::drawn, 0};
    return Verdict{n > 0 ? Verdict::Outcome::won : Verdict::Outcome::lost, turns};
}

} // namespace khiar::games::svoi_kozyri
