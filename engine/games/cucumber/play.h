// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The half of the rules that moves cards: dealing and tricks. Templates over the sink, so that searches and benchmarks
// pay nothing for what the table is told. Included by rules.h only.
#include "engine/games/cucumber/sets.h"
#include "engine/games/cucumber/texts.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace khiar::games::cucumber {

namespace detail {

/// The two things that a seat may do in a phase other than play (in exchange with cards).
std::pair<Verb, Verb> verbsOf(Phase phase);
/// The pack of the coming deal: every card that nobody keeps. Ascending. Returns its size.
int packOfDeal(const Rules &rules, const State &state, std::array<Card, kMaxPack> &pack);
/// Deals what a record states; false when it does not fit, nothing changed. `pack` is the deal's pack shuffled.
bool dealStated(const Rules &rules, State &state, const StatedDeal &stated, std::span<const Card> pack);
/// Scores, cucumbers, chips, pot, kept cards and seats as the match begins.
void startScores(const Rules &rules, State &state, const std::vector<StartLine> &start);
/// The stake of the first deal.
int startStake(const Rules &rules, const std::vector<StartLine> &start);
/// The last card of a seat in this deal.
inline Card lastCard(const State &s, Seat seat) { return s.played[std::size_t(seat)][std::size_t(s.playedCount[std::size_t(seat)] - 1)]; }

template <class Sink>
bool endDeal(const Rules &rules, State &s, Chance &chance, Sink &sink);
template <class Sink>
bool openDeal(const Rules &rules, State &s, Chance &chance, Sink &sink);
void openExchange(const Rules &rules, State &s);

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
    s.barred = {};
    s.multiplier.fill(1);
    s.playing = s.in;
    s.declined = s.gaveFree = 0;
    s.bar = s.top = s.toPlay = s.exchanged = s.handSize = s.shuffles = s.statedSize = s.lastTrick = 0;
    s.best = s.ref = s.leader = s.turn = s.kontra = s.proposer = s.doubler = kNobody;
    s.stake = rules.options.doubling ? 1 : 0;
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

inline void beginTrick(const Rules &rules, State &s, Seat leader)
{
    s.leader = s.turn = std::int8_t(leader);
    s.best = s.ref = kNobody;
    s.bar = s.top = 0;
    s.toPlay = std::uint8_t(std::popcount(s.playing));
    s.lastTrick = s.playedCount[std::size_t(leader)] + 1 == s.handSize;
    if (s.lastTrick && rules.options.lastTogether)
        s.turn = std::int8_t(std::countr_zero(s.playing)); // shown in seat order (§7)
}

/// Shuffles, deals, and stops at the deal's first decision. The pack must have been gathered. False: Stop.
template <class Sink>
bool dealCards(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    // From the pack in its own order, not as it lies in the stock: where it lies there, nobody may know.
    std::array<Card, kMaxPack> sorted, pack;
    const auto size = std::size_t(packOfDeal(rules, s, sorted));
    KHIAR_CHECK(int(size) >= seatsIn(s)); // options rule it out; kept cards of a header need not
    std::copy_n(sorted.begin(), size, pack.begin());
    if (!chance.shuffle(Purpose::pack, s.deal, 0, std::span(pack).first(size)))
        return false;
    // A stated deal that does not fit is said by misdeal(); the match goes on without it.
    bool dealt = false, fits = true;
    if (const StatedDeal *stated = chance.stated(s.deal); stated && stated->pack)
        fits = stated->pack->size() == size && std::is_permutation(pack.begin(), pack.begin() + std::ptrdiff_t(size), sorted.begin());
    else if (stated && stated->statesHands())
        dealt = fits = dealStated(rules, s, *stated, std::span(pack).first(size));
    if (!fits) {
        s.misdealAt = s.misdealAt ? s.misdealAt : s.deal;
        std::copy_n(sorted.begin(), size, pack.begin());
    }
    if (!dealt) {
        const int chosen = std::min(int(s.handSize), int(size) / seatsIn(s)); // of hands that do not fit, say
        s.handSize = std::uint8_t(rules.options.schedule == Schedule::dealerChoice ? chosen : nextHandSize(rules, s));
        dealSingly(rules, s, std::span(pack).first(size));
    }
    for (int i = s.stockTop; rules.options.leftover == Leftover::shown && i < s.stockEnd; ++i)
        s.known[s.stock[std::size_t(i)].code] = kEverybody;
    openExchange(rules, s);
    if constexpr (Sink::live)
        tellDeal(rules, s, sink);
    return true;
}

/// The bit of every strength below this one.
constexpr std::uint32_t below(int strength) { return (std::uint32_t(1) << strength) - 1; }

/// What a play proves of the cards left in the hand. The cards have been played; what had to be reached still stands.
inline void prove(const Rules &rules, State &s, Seat seat)
{
    const auto cards = trickOf(s, seat);
    std::uint32_t &barred = s.barred[std::size_t(seat)];
    const auto strength = [&](Card c) { return int(rules.strength[c.code]); };
    const int weakest = strength(*std::min_element(cards.begin(), cards.end(), [&](Card a, Card b) { return strength(a) < strength(b); }));
    const int strongest = strength(*std::max_element(cards.begin(), cards.end(), [&](Card a, Card b) { return strength(a) < strength(b); }));
    if (s.best == kNobody) {
        barred |= rules.options.leadLowest ? below(weakest) : 0;
        return;
    }
    const bool blocked = isBlocked(rules, s);
    if (cards.size() > 1) { // a set that does not reach had to be the lowest
        std::array<Card, kMaxHand> mine{}, bar{};
        const auto sorted = [&](std::span<const Card> from, auto &to) {
            std::copy(from.begin(), from.end(), to.begin());
            std::sort(to.begin(), to.begin() + std::ptrdiff_t(from.size()), [&](Card a, Card b) { return strength(a) < strength(b); });
        };
        sorted(cards, mine);
        sorted(trickOf(s, s.ref), bar);
        bool reaches = !blocked;
        for (std::size_t i = 0; i < cards.size(); ++i)
            reaches = reaches && strength(mine[i]) >= strength(bar[i]);
        barred |= reaches ? 0 : below(strongest);
        return;
    }
    if (blocked || strongest < s.bar) {
        barred |= below(strongest); // only the lowest may go: nothing left is lower
        if (!blocked && rules.options.duty != Duty::optional)
            barred |= ~below(s.bar); // and nothing left could have reached
    } else if (rules.options.duty == Duty::lowestBeater) {
        barred |= below(strongest) & ~below(s.bar);
    } else if (rules.options.duty == Duty::matchEqual && strongest > s.bar) {
        barred |= std::uint32_t(1) << s.bar;
    }
}

/// Whether what a seat has played reaches what another has, side by side.
inline bool reachesCards(const Rules &rules, const State &s, Seat seat, Seat other)
{
    const auto a = trickOf(s, seat), b = trickOf(s, other);
    std::array<std::uint8_t, kMaxHand> mine{}, theirs{};
    for (std::size_t i = 0; i < a.size(); ++i)
        mine[i] = strengthNow(rules, s, a[i]), theirs[i] = strengthNow(rules, s, b[i]);
    std::sort(mine.begin(), mine.begin() + std::ptrdiff_t(a.size()));
    std::sort(theirs.begin(), theirs.begin() + std::ptrdiff_t(a.size()));
    return std::equal(mine.begin(), mine.begin() + std::ptrdiff_t(a.size()), theirs.begin(), [](auto x, auto y) { return x >= y; });
}

/// The later of equals takes it; on a blocked ace the first may keep it (A17). Then who has to be reached next.
inline void compare(const Rules &rules, State &s, Seat seat)
{
    const bool held = rules.options.firstAceKeeps && !rules.options.aceLowLast && isBlocked(rules, s) && rules.aces.has(trickOf(s, seat)[0]);
    if (s.best == kNobody || (!held && reachesCards(rules, s, seat, s.best))) {
        s.best = std::int8_t(seat);
        s.top = strengthNow(rules, s, trickOf(s, seat)[0]);
    }
    s.ref = rules.options.beatPrevious ? std::int8_t(seat) : s.best;
    s.bar = strengthNow(rules, s, trickOf(s, s.ref)[0]);
}

/// The last cards lie on the table, face down: they are turned up, and compared in the order of turns.
inline void showTogether(const Rules &rules, State &s)
{
    Seat p = s.leader;
    do {
        s.known[lastCard(s, p).code] = kEverybody;
        compare(rules, s, p);
        p = nextOf(s.playing, p);
    } while (p != s.leader);
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
    if (!s.lastTrick) {
        beginTrick(rules, s, winner);
        if (rules.options.doubling && mayRaise(rules, s, winner)) {
            s.phase = Phase::raise;
            s.turn = std::int8_t(winner);
        }
        if constexpr (Sink::live)
            sink.step(Beat::trickTaken, winner, s);
        return true;
    }
    s.turn = kNobody;
    if constexpr (Sink::live)
        sink.step(Beat::trickTaken, winner, s);
    return endDeal(rules, s, chance, sink);
}

/// What is told of a play, and what happens when everybody has played.
template <class Sink>
bool afterPlay(const Rules &rules, State &s, Seat seat, const Action &a, bool hidden, Chance &chance, Sink &sink)
{
    const bool full = --s.toPlay == 0;
    if (full)
        s.turn = kNobody;
    if (full && hidden)
        showTogether(rules, s);
    if constexpr (Sink::live) {
        for (Card c : a.used())
            sink.move(c, at(ZoneKind::hand, seat), at(ZoneKind::trick, seat));
        if (hidden)
            announce(sink, seat, text::kLaid, text::kLaidYou, {});
        else if (a.count == 1)
            announce(sink, seat, text::kPlayed, text::kPlayedYou, {{"card", a.cards[0]}});
        else
            announce(sink, seat, text::kPlayedSet, text::kPlayedSetYou, {{"cards", std::vector<Card>(a.used().begin(), a.used().end())}});
        sink.step(Beat::play, seat, s);
    }
    return full ? endTrick(rules, s, chance, sink) : true;
}

/// Agurk's way: one card against the highest so far.
template <class Sink>
bool playPlain(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    const std::size_t p = std::size_t(seat);
    const Card card = a.cards[0];
    s.hand[p].remove(card);
    s.played[p][s.playedCount[p]++] = card;
    s.known[card.code] = kEverybody;
    const std::uint8_t strength = rules.strength[card.code];
    if (strength < s.bar) {
        s.barred[p] |= below(strength); // below the bar only the lowest may go: nothing left is lower
    } else { // equal is enough, and the later of equals takes it (A2)
        s.bar = s.top = strength;
        s.best = s.ref = std::int8_t(seat);
    }
    s.turn = std::int8_t(nextOf(s.playing, seat));
    return afterPlay(rules, s, seat, a, false, chance, sink);
}

template <class Sink>
bool playCards(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    const std::size_t p = std::size_t(seat);
    const bool hidden = s.lastTrick && rules.options.lastTogether;
    for (Card c : a.used()) {
        s.hand[p].remove(c);
        s.played[p][s.playedCount[p]++] = c;
        if (!hidden)
            s.known[c.code] = kEverybody;
    }
    if (!hidden) {
        prove(rules, s, seat);
        compare(rules, s, seat);
    }
    s.turn = std::int8_t(nextOf(s.playing, seat));
    return afterPlay(rules, s, seat, a, hidden, chance, sink);
}

} // namespace detail
} // namespace khiar::games::cucumber

#include "engine/games/cucumber/scoring.h"
#include "engine/games/cucumber/stages.h"

namespace khiar::games::cucumber {

template <class Sink>
void Family::begin(const Rules &rules, State &s, const Setup &setup, Chance &chance, Sink &sink)
{
    detail::startScores(rules, s, setup.start);
    s.stakes.fill(rules.options.settle == Settle::pot ? 1 : 0);
    // The first dealer is stated or drawn among those in.
    Seat dealer = setup.dealer.value_or(Seat(chance.draw(Purpose::firstDealer, 0, std::uint32_t(rules.seats))));
    while (!s.isIn(dealer))
        dealer = (dealer + 1) % rules.seats;
    s.dealer = std::int8_t(dealer);
    s.lastLoser = s.nextDealer = kNobody;
    s.deal = 1;
    s.phase = Phase::play;
    NullSink quiet;
    detail::gather(rules, s, quiet);
    s.stake = std::int16_t(detail::startStake(rules, setup.start));
    if constexpr (Sink::live)
        sink.step(Beat::setUp, kNobody, s);
    detail::openDeal(rules, s, chance, sink);
}

template <class Sink>
bool Family::apply(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    if (a.verb == Verb::play)
        return rules.plain ? detail::playPlain(rules, s, seat, a, chance, sink) : detail::playCards(rules, s, seat, a, chance, sink);
    return detail::applyCall(rules, s, seat, a, chance, sink);
}

template <class Out>
void Family::legal(const Rules &rules, const State &s, Seat seat, Out &&out)
{
    if (s.phase == Phase::play) {
        const int k = rules.options.sets ? setSize(s) : 1;
        if (k > 1) {
            SetAnswers(rules, s, seat).each(out);
            return;
        }
        playable(rules, s, seat).each([&](Card c) { out(Action::of(Verb::play, c)); });
        if (k == 0)
            eachGroup(rules, s.hand[std::size_t(seat)], [&](const CardSet &group, int most) {
                for (int n = 2; n <= most; ++n)
                    eachSubset(Verb::play, group, n, out);
            });
        return;
    }
    if (s.phase == Phase::over)
        return;
    const auto [one, other] = detail::verbsOf(s.phase);
    if (s.phase == Phase::handSize) {
        const auto [lowest, highest] = handSizeRange(rules, s);
        for (int n = lowest; n <= highest; ++n)
            out(Action::withNumber(one, n));
        return;
    }
    if (s.phase != Phase::exchange) {
        out(Action::of(one));
        out(Action::of(other));
        return;
    }
    const std::uint32_t counts = exchangeCounts(rules, s, seat);
    if (counts & 1)
        out(Action::of(Verb::keep));
    for (int k = 1; k <= kMaxHand; ++k)
        if (counts >> k & 1)
            eachSubset(Verb::exchange, s.hand[std::size_t(seat)], k, out);
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
    const auto one = [&](Card c) {
        if (!(s.known[c.code] & seatBit(viewer)))
            f(c);
    };
    for (Seat p = 0; p < rules.seats; ++p) {
        set(s.hand[std::size_t(p)]);
        set(s.discard[std::size_t(p)]);
        for (Card c : trickOf(s, p)) // last cards that are still face down
            one(c);
    }
    set(s.aside);
    for (int i = s.stockTop; i < s.stockEnd; ++i)
        one(s.stock[std::size_t(i)]);
}

} // namespace khiar::games::cucumber
