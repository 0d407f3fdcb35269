// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The half of the rules that moves cards: dealing, exchanging, playing, the deal's end. Templates over the sink, so
// that searches and benchmarks pay nothing for what the table is told. Included by rules.h only.
#include "engine/games/cucumber/texts.h"

#include <algorithm>
#include <cstring>

namespace khiar::games::cucumber {

namespace detail {

constexpr Zone at(ZoneKind kind, Seat owner = kNobody) { return {kind, std::int8_t(owner)}; }

template <class Sink>
void announce(Sink &sink, Seat about, Phrase other, Phrase self, std::vector<Arg> args)
{
    args.push_back({"player", SeatArg{about}});
    sink.say({other, self, about, std::move(args), kEverybody});
}

/// The pack of the coming deal: every card that nobody keeps. Ascending. Returns its size.
int packOfDeal(const Rules &rules, const State &state, std::array<Card, kMaxPack> &pack);
/// Deals what a record states; false when it does not fit, nothing changed. `pack` is the deal's pack shuffled.
bool dealStated(const Rules &rules, State &state, const StatedDeal &stated, std::span<const Card> pack);
/// Scores, cucumbers and seats of a setup's start lines.
void startScores(const Rules &rules, State &state, const Setup &setup);
/// The last card of a seat in this deal.
inline Card lastCard(const State &s, Seat seat) { return s.played[std::size_t(seat)][std::size_t(s.playedCount[std::size_t(seat)] - 1)]; }

/// Takes all cards of the deal off the table: the pack lies in the stock, and nobody knows a face.
template <class Sink>
void gather(const Rules &rules, State &s, Sink &sink)
{
    if constexpr (Sink::live) {
        for (Seat p = 0; p < rules.seats; ++p) {
            s.hand[std::size_t(p)].each([&](Card c) { sink.move(c, at(ZoneKind::hand, p), at(ZoneKind::stock)); });
            s.discard[std::size_t(p)].each([&](Card c) { sink.move(c, at(ZoneKind::discard, p), at(ZoneKind::stock)); });
            for (int i = 0; i < s.playedCount[std::size_t(p)]; ++i)
                sink.move(s.played[std::size_t(p)][std::size_t(i)], at(ZoneKind::played, p), at(ZoneKind::stock));
        }
        s.aside.each([&](Card c) { sink.move(c, at(ZoneKind::discard), at(ZoneKind::stock)); });
    }
    s.hand = {};
    s.discard = {};
    s.aside = {};
    s.known = {};
    std::memset(static_cast<void *>(&s.played), 255, sizeof s.played);
    std::memset(static_cast<void *>(&s.stock), 255, sizeof s.stock);
    s.playedCount = {};
    s.trickStart = {};
    s.won = {};
    s.proof = {};
    s.bar = s.toPlay = s.exchanged = s.handSize = 0;
    s.best = s.leader = s.turn = kNobody;
    for (int i = 0; i < s.keptCount; ++i)
        s.known[s.kept[std::size_t(i)].code] = kEverybody;
    s.stockTop = 0;
    s.stockEnd = std::uint8_t(packOfDeal(rules, s, s.stock));
}

/// Cards one at a time from forehand, clockwise, off the top of the shuffled pack that lies in the stock.
inline void dealSingly(const Rules &rules, State &s, std::span<const Card> pack)
{
    std::size_t next = 0;
    const Seat first = forehand(rules, s);
    for (int round = 0; round < s.handSize; ++round) {
        Seat p = first;
        do {
            const Card c = pack[next++];
            s.hand[std::size_t(p)].add(c);
            s.known[c.code] = seatBit(p);
            p = nextIn(rules, s, p);
        } while (p != first);
    }
    std::memset(static_cast<void *>(&s.stock), 255, sizeof s.stock);
    std::copy(pack.begin() + std::ptrdiff_t(next), pack.end(), s.stock.begin());
    s.stockEnd = std::uint8_t(pack.size() - next);
}

template <class Sink>
void tellDeal(const Rules &rules, const State &s, Sink &sink)
{
    std::array<std::vector<Card>, kMaxSeats> hands;
    for (Seat p = 0; p < rules.seats; ++p)
        s.hand[std::size_t(p)].each([&](Card c) { hands[std::size_t(p)].push_back(c); });
    const Seat first = forehand(rules, s);
    for (std::size_t round = 0; round < s.handSize; ++round) {
        Seat p = first;
        do {
            sink.move(hands[std::size_t(p)][round], at(ZoneKind::stock), at(ZoneKind::hand, p));
            p = nextIn(rules, s, p);
        } while (p != first);
    }
    s.aside.each([&](Card c) { sink.move(c, at(ZoneKind::stock), at(ZoneKind::discard)); });
    sink.step(Beat::deal, s.dealer, s);
}

inline void beginTrick(State &s, Seat leader, int players)
{
    s.leader = s.turn = std::int8_t(leader);
    s.best = kNobody;
    s.bar = 0;
    s.toPlay = std::uint8_t(players);
}

/// Shuffles, deals, and stops at the deal's first decision. The pack must have been gathered. False: Stop.
template <class Sink>
bool dealCards(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    const std::size_t size = s.stockEnd;
    KHIAR_CHECK(int(size) >= seatsIn(s)); // options rule it out; kept cards of a header need not
    std::array<Card, kMaxPack> pack = s.stock;
    if (!chance.shuffle(Purpose::pack, s.deal, 0, std::span(pack).first(size)))
        return false;
    // A stated deal that does not fit is said by misdeal(); the match goes on without it.
    bool dealt = false, fits = true;
    if (const StatedDeal *stated = chance.stated(s.deal); stated && stated->pack)
        fits = stated->pack->size() == size && std::is_permutation(pack.begin(), pack.begin() + std::ptrdiff_t(size), s.stock.begin());
    else if (stated && stated->statesHands())
        dealt = fits = dealStated(rules, s, *stated, std::span(pack).first(size));
    if (!fits) {
        s.misdealAt = s.misdealAt ? s.misdealAt : s.deal;
        pack = s.stock;
    }
    if (!dealt) {
        s.handSize = std::uint8_t(nextHandSize(rules, s));
        dealSingly(rules, s, std::span(pack).first(size));
    }
    beginTrick(s, forehand(rules, s), seatsIn(s));
    // Nobody is asked when nothing can be drawn (§7 Exchange).
    s.phase = rules.options.exchange != Exchange::none && s.stockCount() > 0 ? Phase::exchange : Phase::play;
    if constexpr (Sink::live)
        tellDeal(rules, s, sink);
    return true;
}

/// Draws as many cards as were laid away from the top of the stock; discards are dead. [§2.1 b]
template <class Sink>
void exchangeCards(State &s, Seat seat, const Action &a, Sink &sink)
{
    auto &hand = s.hand[std::size_t(seat)];
    for (Card c : a.used()) {
        hand.remove(c);
        s.discard[std::size_t(seat)].add(c);
        if constexpr (Sink::live)
            sink.move(c, at(ZoneKind::hand, seat), at(ZoneKind::discard, seat));
    }
    for (int i = 0; i < a.count; ++i) {
        const Card c = s.stock[s.stockTop];
        s.stock[s.stockTop++] = kNoCard;
        hand.add(c);
        s.known[c.code] = seatBit(seat);
        if constexpr (Sink::live)
            sink.move(c, at(ZoneKind::stock), at(ZoneKind::hand, seat));
    }
    if constexpr (Sink::live) {
        if (a.count)
            announce(sink, seat, text::kExchanged, text::kExchangedYou, {{"n", std::int64_t(a.count)}});
        else
            announce(sink, seat, text::kKept, text::kKeptYou, {});
    }
}

template <class Sink>
void applyExchange(const Rules &rules, State &s, Seat seat, const Action &a, Sink &sink)
{
    exchangeCards(s, seat, a, sink);
    const Seat first = forehand(rules, s), next = nextIn(rules, s, seat);
    if (seat == first)
        s.exchanged = a.count;
    // If forehand keeps all, nobody exchanges; an empty stock ends it too. [S0][S1]
    const bool done = next == first || s.exchanged == 0 || s.stockCount() == 0;
    s.turn = std::int8_t(done ? first : next);
    if (done)
        s.phase = Phase::play;
    if constexpr (Sink::live)
        sink.step(Beat::exchange, seat, s);
}

/// Step 1 of the scoring: the penalty, and the card that stays where cards score.
template <class Sink>
void takePenalty(const Rules &rules, State &s, Seat loser, bool tied, Sink &sink)
{
    const Card card = lastCard(s, loser);
    const int n = rules.value[card.code];
    s.score[std::size_t(loser)] = std::int16_t(s.score[std::size_t(loser)] + n);
    s.lastValue = std::uint8_t(n);
    if constexpr (Sink::live) {
        announce(sink, loser, tied ? text::kDealLostTied : text::kDealLost, tied ? text::kDealLostTiedYou : text::kDealLostYou,
                 {{"card", card}, {"n", std::int64_t(n)}});
        sink.score({std::int8_t(loser), {tied ? text::kLineTied : text::kLinePenalty, {{"card", card}}}, {card}, n});
    }
    if (rules.options.scoreBy == ScoreBy::cards) {
        s.kept[s.keptCount] = card;
        s.keptBy[s.keptCount++] = std::int8_t(loser);
        auto &p = s.played[std::size_t(loser)];
        p[std::size_t(--s.playedCount[std::size_t(loser)])] = kNoCard;
        s.trickStart[std::size_t(loser)] = s.playedCount[std::size_t(loser)];
        if constexpr (Sink::live)
            sink.move(card, at(ZoneKind::played, loser), at(ZoneKind::kept, loser));
    }
}

/// Takes a seat's kept cards back into the pack; they are gathered with the rest of the deal, or lie aside when the
/// match is over.
template <class Sink>
void returnKept(State &s, Seat seat, bool over, Sink &sink)
{
    int left = 0;
    for (int i = 0; i < s.keptCount; ++i) {
        const Card c = s.kept[std::size_t(i)];
        if (s.keptBy[std::size_t(i)] == seat) {
            if (over)
                s.aside.add(c);
            if constexpr (Sink::live)
                sink.move(c, at(ZoneKind::kept, seat), at(over ? ZoneKind::discard : ZoneKind::stock));
            continue;
        }
        s.kept[std::size_t(left)] = c;
        s.keptBy[std::size_t(left++)] = s.keptBy[std::size_t(i)];
    }
    for (int i = left; i < s.keptCount; ++i) {
        s.kept[std::size_t(i)] = kNoCard;
        s.keptBy[std::size_t(i)] = kNobody;
    }
    s.keptCount = std::uint8_t(left);
}

/// Exactly `reset-at` points after a penalty: back to 0. [S0 f] True when it was so.
template <class Sink>
bool resetExact(const Rules &rules, State &s, Seat loser, Sink &sink)
{
    const int exact = rules.options.resetAt;
    if (!exact || s.score[std::size_t(loser)] != exact)
        return false;
    if constexpr (Sink::live) {
        announce(sink, loser, text::kReset, text::kResetYou, {{"n", std::int64_t(exact)}});
        sink.score({std::int8_t(loser), {text::kLineReset, {{"n", std::int64_t(exact)}}}, {}, -exact});
    }
    s.score[std::size_t(loser)] = 0;
    return true;
}

/// Step 2: those who bust lose a life and come back with the highest score of the others still in who did not bust,
/// 0 if there is none (A25, §7), before bonuses; without a life left they are out.
template <class Sink>
void loseLives(const Rules &rules, State &s, SeatSet bust, Sink &sink)
{
    int back = 0;
    for (Seat p = 0; p < rules.seats; ++p)
        if (s.isIn(p) && !(bust & seatBit(p)))
            back = std::max<int>(back, s.score[std::size_t(p)]);
    for (Seat p = 0; p < rules.seats; ++p) {
        if (!(bust & seatBit(p)))
            continue;
        if (s.cucumbers[std::size_t(p)] + 1 < rules.options.lives) {
            ++s.cucumbers[std::size_t(p)];
            if constexpr (Sink::live) {
                const bool reach = rules.options.bust == Bust::reach;
                announce(sink, p, reach ? text::kLifeLost : text::kLifeLostPassed, reach ? text::kLifeLostYou : text::kLifeLostPassedYou,
                         {{"limit", std::int64_t(rules.options.limit)}, {"score", std::int64_t(back)}});
                sink.score({std::int8_t(p), {text::kLineReentry, {{"score", std::int64_t(back)}}}, {}, back - s.score[std::size_t(p)]});
            }
            s.score[std::size_t(p)] = std::int16_t(back);
        } else {
            s.in = SeatSet(s.in & ~seatBit(p));
            if constexpr (Sink::live)
                announce(sink, p, text::kEliminated, text::kEliminatedYou, {});
        }
    }
}

/// Step 3: an equal last card takes the same amount off, not below 0; a cucumber stays. [S0]
template <class Sink>
void takeBonuses(const Rules &rules, State &s, SeatSet losers, int top, Sink &sink)
{
    for (Seat p = 0; p < rules.seats; ++p) {
        if (!s.isIn(p) || (losers & seatBit(p)) || !s.playedCount[std::size_t(p)])
            continue;
        const Card card = lastCard(s, p);
        if (rules.strength[card.code] != top)
            continue;
        const int off = std::min<int>(rules.value[card.code], s.score[std::size_t(p)]);
        s.score[std::size_t(p)] = std::int16_t(s.score[std::size_t(p)] - off);
        if constexpr (Sink::live) {
            announce(sink, p, text::kBonus, text::kBonusYou, {{"n", std::int64_t(off)}});
            sink.score({std::int8_t(p), {text::kLineBonus, {{"card", card}}}, {card}, -off});
        }
    }
}

/// Whether the match has ended with this deal, and who has won or lost (§7 Scores and ends).
template <class Sink>
bool endMatch(const Rules &rules, State &s, SeatSet before, SeatSet bust, Sink &sink)
{
    if (rules.options.end == End::firstBustLoses) {
        if (!bust)
            return false;
        s.losers = bust;
    } else if (seatsIn(s) > 1) {
        return false;
    } else if (seatsIn(s) == 1) {
        s.winners = s.in;
    } else {
        // Everybody out at once: the lowest new total wins, equal totals share (A22).
        int least = 0x7FFF;
        for (Seat p = 0; p < rules.seats; ++p)
            if (before & seatBit(p))
                least = std::min<int>(least, s.score[std::size_t(p)]);
        for (Seat p = 0; p < rules.seats; ++p)
            if ((before & seatBit(p)) && s.score[std::size_t(p)] == least)
                s.winners |= seatBit(p);
        s.in = s.winners;
    }
    s.phase = Phase::over;
    s.turn = kNobody;
    if constexpr (Sink::live) {
        const bool shared = s.winners & (s.winners - 1);
        for (Seat p = 0; p < rules.seats; ++p) {
            if (s.losers & seatBit(p))
                announce(sink, p, text::kGameLost, text::kGameLostYou, {{"score", std::int64_t(s.score[std::size_t(p)])}});
            if (s.winners & seatBit(p))
                announce(sink, p, shared ? text::kGameShared : text::kGameWon, shared ? text::kGameSharedYou : text::kGameWonYou, {});
        }
    }
    return true;
}

/// Who loses the last trick that lies on the table: the last of the highest, or all of them.
inline SeatSet losersNow(const Rules &rules, const State &s)
{
    if (rules.options.tie == Tie::last)
        return seatBit(s.best);
    SeatSet losers = 0;
    for (Seat p = 0; p < rules.seats; ++p)
        if (s.isIn(p) && rules.strength[lastCard(s, p).code] == s.bar)
            losers |= seatBit(p);
    return losers;
}

/// The penalties and lives of a deal; true when the match is over. The order is S0's: penalty, life, bonus.
template <class Sink>
bool scoreDeal(const Rules &rules, State &s, Sink &sink)
{
    const SeatSet before = s.in, losers = losersNow(rules, s);
    SeatSet bust = 0, cleared = 0;
    for (Seat p = 0; p < rules.seats; ++p) {
        if (!(losers & seatBit(p)))
            continue;
        takePenalty(rules, s, p, p != s.best, sink);
        if (resetExact(rules, s, p, sink))
            cleared |= seatBit(p);
        else if (busts(rules.options, s.score[std::size_t(p)]))
            bust |= seatBit(p);
    }
    if (rules.options.end != End::firstBustLoses)
        loseLives(rules, s, bust, sink);
    if (rules.options.tieBonus)
        takeBonuses(rules, s, losers, s.bar, sink);
    const bool over = endMatch(rules, s, before, bust, sink);
    if constexpr (Sink::live)
        sink.step(over ? Beat::over : Beat::scored, s.best, s);
    // The cards that made exactly that go back to the pack: with the gathering, or aside when no deal follows.
    for (Seat p = 0; p < rules.seats; ++p)
        if (cleared & seatBit(p))
            returnKept(s, p, over, sink);
    if constexpr (Sink::live)
        if (over && cleared && rules.options.scoreBy == ScoreBy::cards)
            sink.step(Beat::gather, kNobody, s);
    return over;
}

/// All cards of a deal are played: scores, and the next deal unless the match is over. False: Stop.
template <class Sink>
bool endDeal(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    if (scoreDeal(rules, s, sink))
        return true;
    s.dealer = std::int8_t(nextIn(rules, s, s.dealer)); // after each hand, skipping who is out (A3)
    ++s.deal;
    gather(rules, s, sink);
    if constexpr (Sink::live)
        sink.step(Beat::gather, s.dealer, s);
    return dealCards(rules, s, chance, sink);
}

/// The trick is full: it goes to the last of the highest, who leads next; its cards stay before their owners (A8).
template <class Sink>
bool endTrick(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    const Seat winner = s.best;
    ++s.won[std::size_t(winner)];
    if constexpr (Sink::live) {
        for (Seat p = 0; p < rules.seats; ++p)
            for (int i = s.trickStart[std::size_t(p)]; i < s.playedCount[std::size_t(p)]; ++i)
                sink.move(s.played[std::size_t(p)][std::size_t(i)], at(ZoneKind::trick, p), at(ZoneKind::played, p));
        announce(sink, winner, text::kTrickOther, text::kTrickYou, {});
    }
    s.trickStart = s.playedCount;
    const bool last = s.hand[std::size_t(winner)].empty();
    if (!last) {
        beginTrick(s, winner, seatsIn(s));
        if constexpr (Sink::live)
            sink.step(Beat::trickTaken, winner, s);
        return true;
    }
    s.turn = kNobody;
    if constexpr (Sink::live)
        sink.step(Beat::trickTaken, winner, s);
    return endDeal(rules, s, chance, sink);
}

template <class Sink>
bool playCard(const Rules &rules, State &s, Seat seat, Card card, Chance &chance, Sink &sink)
{
    const std::size_t p = std::size_t(seat);
    s.hand[p].remove(card);
    s.played[p][s.playedCount[p]++] = card;
    s.known[card.code] = kEverybody;
    const std::uint8_t strength = rules.strength[card.code];
    if (strength < s.bar) {
        s.proof[p] = std::max(s.proof[p], strength); // below the bar only the lowest may go: nothing left is lower
    } else { // equal is enough, and the later of equals takes it (A2)
        s.bar = strength;
        s.best = std::int8_t(seat);
    }
    s.turn = std::int8_t(nextIn(rules, s, seat));
    const bool full = --s.toPlay == 0;
    if (full)
        s.turn = kNobody;
    if constexpr (Sink::live) {
        sink.move(card, at(ZoneKind::hand, seat), at(ZoneKind::trick, seat));
        announce(sink, seat, text::kPlayed, text::kPlayedYou, {{"card", card}});
        sink.step(Beat::play, seat, s);
    }
    return full ? endTrick(rules, s, chance, sink) : true;
}

} // namespace detail

template <class Sink>
void Family::begin(const Rules &rules, State &s, const Setup &setup, Chance &chance, Sink &sink)
{
    s.in = SeatSet((1u << rules.seats) - 1);
    std::memset(static_cast<void *>(&s.kept), 255, sizeof s.kept);
    std::memset(static_cast<void *>(&s.keptBy), 255, sizeof s.keptBy);
    detail::startScores(rules, s, setup);
    // The first dealer is stated or drawn among those in.
    Seat dealer = setup.dealer.value_or(Seat(chance.draw(Purpose::firstDealer, 0, std::uint32_t(rules.seats))));
    while (!s.isIn(dealer))
        dealer = (dealer + 1) % rules.seats;
    s.dealer = std::int8_t(dealer);
    s.deal = 1;
    s.phase = Phase::play;
    NullSink quiet;
    detail::gather(rules, s, quiet);
    if constexpr (Sink::live)
        sink.step(Beat::setUp, kNobody, s);
    detail::dealCards(rules, s, chance, sink);
}

template <class Sink>
bool Family::apply(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    if (a.verb == Verb::play)
        return detail::playCard(rules, s, seat, a.cards[0], chance, sink);
    detail::applyExchange(rules, s, seat, a, sink);
    return true;
}

template <class Out>
void Family::legal(const Rules &rules, const State &s, Seat seat, Out &&out)
{
    if (s.phase == Phase::play) {
        playable(rules, s, seat).each([&](Card c) { out(Action::of(Verb::play, c)); });
        return;
    }
    if (s.phase != Phase::exchange)
        return;
    const std::uint32_t counts = exchangeCounts(rules, s, seat);
    std::array<Card, kMaxHand> cards;
    std::size_t n = 0;
    s.hand[std::size_t(seat)].each([&](Card c) { cards[n++] = c; });
    if (counts & 1)
        out(Action::of(Verb::keep));
    for (std::size_t k = 1; k <= n; ++k) {
        if (!(counts >> k & 1))
            continue;
        // Gosper: the next larger number with as many bits, so that only sets of an allowed size are visited.
        for (std::uint64_t subset = (std::uint64_t(1) << k) - 1; subset < (std::uint64_t(1) << n);) {
            Action a = Action::of(Verb::exchange);
            for (std::size_t i = 0; i < n; ++i)
                if (subset >> i & 1)
                    a.cards[a.count++] = cards[i];
            out(a);
            const std::uint64_t low = subset & (~subset + 1), up = subset + low;
            subset = up | (((subset ^ up) >> 2) / low);
        }
    }
}

template <class F>
void Family::hiddenSlots(const Rules &rules, const State &s, Viewer viewer, F &&f)
{
    const auto set = [&](const CardSet &cards) {
        // By who else knows it, then by face: the order of the slots then says nothing about faces.
        std::array<Card, kMaxPack> hidden;
        std::size_t n = 0;
        cards.each([&](Card c) {
            if (!(s.known[c.code] & seatBit(viewer)))
                hidden[n++] = c;
        });
        std::stable_sort(hidden.begin(), hidden.begin() + std::ptrdiff_t(n),
                         [&](Card a, Card b) { return s.known[a.code] < s.known[b.code]; });
        std::for_each(hidden.begin(), hidden.begin() + std::ptrdiff_t(n), f);
    };
    for (Seat p = 0; p < rules.seats; ++p) {
        set(s.hand[std::size_t(p)]);
        set(s.discard[std::size_t(p)]);
    }
    set(s.aside);
    for (int i = s.stockTop; i < s.stockEnd; ++i)
        if (const Card c = s.stock[std::size_t(i)]; !(s.known[c.code] & seatBit(viewer)))
            f(c);
}

} // namespace khiar::games::cucumber
