// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The half of the rules that moves cards: deal, auction, bid pile, target, tricks. Templates over the sink, so that searches
// and benchmarks pay nothing for what the table is told. Included by rules.h only.
#include "engine/games/apples/texts.h"
#include "engine/kit/cut.h"

#include <algorithm>
#include <cstring>

namespace khiar::games::apples {

namespace detail {

/// Scores as the match begins.
void startScores(State &state, const std::vector<StartLine> &start);
/// Deals what a record states; false when it does not fit, nothing changed.
bool dealStated(State &state, const StatedDeal &stated);
/// Deals the bid pile out as a record states; false when it does not fit, nothing changed.
bool redealStated(State &state, const StatedDeal &stated);

template <class Sink>
bool openDeal(const Rules &rules, State &s, Chance &chance, Sink &sink);
template <class Sink>
bool endDeal(const Rules &rules, State &s, Chance &chance, Sink &sink);

/// Takes all cards off the table: the pack lies in the stock, and nobody knows a face.
template <class Sink>
void gather(State &s, Sink &sink)
{
    if constexpr (Sink::live)
        for (Seat p = 0; p < kSeats; ++p) {
            const auto i = std::size_t(p);
            kit::each(s.hand[i], [&](Card c) { sink.move(c, at(ZoneKind::hand, p), at(ZoneKind::stock)); });
            for (std::size_t k = 0; k < s.wonCount[i]; ++k)
                sink.move(s.won[i][k], at(ZoneKind::won, p), at(ZoneKind::stock));
            if (s.target[i].valid())
                sink.move(s.target[i], at(ZoneKind::target, p), at(ZoneKind::stock));
        }
    s.hand = {};
    s.pileSeen = 0;
    s.known = {};
    std::memset(static_cast<void *>(&s.won), 255, sizeof s.won);
    s.wonCount = {};
    s.trick.fill(kNoCard);
    s.target.fill(kNoCard);
    s.pile.fill(kNoCard);
    s.bid.fill({0, Suit::none});
    s.barred = s.pileLeft = s.restLeft = {};
    s.pileCount = s.passes = s.tricksDone = s.shown = 0;
    s.waiting = s.passed = kNoSeats;
    s.turn = s.maker = s.leader = s.best = s.trump = kNobody;
    for (std::size_t c = 0; c < kPack; ++c)
        s.stock[c] = Card{std::uint8_t(c)};
    s.stockCount = kPack;
}

template <class Sink>
void tellDeal(const State &s, Sink &sink)
{
    std::array<std::vector<Card>, kSeats> hands;
    for (std::size_t p = 0; p < kSeats; ++p)
        hands[p] = kit::listOf(s.hand[p]);
    for (std::size_t round = 0; round < kHand; ++round) { // one at a time from the dealer's left
        Seat p = leftOf(s.dealer);
        for (int n = 0; n < kSeats; ++n, p = leftOf(p))
            sink.move(hands[std::size_t(p)][round], at(ZoneKind::stock), at(ZoneKind::hand, p));
    }
    sink.step(Beat::deal, s.dealer, s);
}

/// The cards are dealt: the auction begins at the dealer's left. [seed]
template <class Sink>
void openAuction(State &s, Sink &sink)
{
    s.phase = Phase::bid;
    s.turn = std::int8_t(leftOf(s.dealer));
    if constexpr (Sink::live)
        tellDeal(s, sink);
}

/// All cards, one at a time from the dealer's left, off the top of the pack in the stock.
template <class Sink>
void dealPack(State &s, Sink &sink)
{
    Seat p = leftOf(s.dealer);
    for (Card c : s.stock) {
        s.hand[std::size_t(p)] |= kit::bitOf(c);
        s.known[c.code] = seatBit(p);
        p = leftOf(p);
    }
    s.stock.fill(kNoCard);
    s.stockCount = 0;
    openAuction(s, sink);
}

/// Shuffles, and stops at the deal's first decision. The pack must have been gathered. False: Stop.
template <class Sink>
bool openDeal(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    std::array<Card, kPack> pack = s.stock;
    if (!chance.shuffle(Purpose::pack, s.deal, 0, pack))
        return false;
    const StatedDeal *stated = chance.stated(s.deal);
    if (stated && stated->statesHands()) {
        if (dealStated(s, *stated)) { // draw, cut and choice are over there
            openAuction(s, sink);
            return true;
        }
        s.misdealAt = s.misdealAt ? s.misdealAt : s.deal;
    }
    s.stock = pack;
    if (!rules.options.cut) {
        dealPack(s, sink);
        return true;
    }
    s.phase = Phase::cut;
    s.turn = std::int8_t(rightOf(s.dealer)); // the right neighbour may cut or decline [seed]
    if constexpr (Sink::live)
        sink.step(Beat::say, kNobody, s);
    return true;
}

template <class Sink>
bool applyCut(State &s, Seat seat, const Action &a, Sink &sink)
{
    kit::cut::apply(s.stock, seat, a.number, sink);
    s.turn = kNobody;
    if constexpr (Sink::live)
        sink.step(Beat::say, seat, s);
    dealPack(s, sink);
    return true;
}

/// Whether the auction is over: three passes after the bid [seed], or, where a pass is final, only the maker is left (§6).
inline bool auctionOver(const Rules &rules, const State &s)
{
    if (rules.options.reenter)
        return s.maker >= 0 && s.passes == kSeats - 1;
    return s.maker >= 0 && s.passed == SeatSet(kit::allSeats(kSeats) & ~seatBit(s.maker));
}

template <class Sink>
void closeAuction(State &s, Sink &sink)
{
    const Bid bid = s.standing();
    s.trump = std::int8_t(bid.suit);
    s.phase = Phase::pile;
    s.turn = s.maker;
    if constexpr (Sink::live)
        announce(sink, s.maker, text::kMaker, text::kMakerYou, {{"suit", bid.suit}, {"n", std::int64_t(bid.number)}});
}

/// Four passes and no bid: the next dealer deals anew. [seed]
template <class Sink>
bool passOut(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    s.turn = kNobody;
    if constexpr (Sink::live) {
        sink.say({text::kPassedOut, {}, kNobody, {}, kEverybody, {}});
        sink.step(Beat::say, kNobody, s);
    }
    gather(s, sink);
    if constexpr (Sink::live)
        sink.step(Beat::gather, kNobody, s);
    s.dealer = std::int8_t(leftOf(s.dealer));
    ++s.deal;
    return openDeal(rules, s, chance, sink);
}

inline void nextBidder(State &s, Seat seat)
{
    do
        seat = leftOf(seat);
    while (s.passed & seatBit(seat));
    s.turn = std::int8_t(seat);
}

template <class Sink>
bool applyBid(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    if (a.verb == Verb::pass) {
        ++s.passes;
        if (!rules.options.reenter)
            s.passed = SeatSet(s.passed | seatBit(seat));
        if constexpr (Sink::live)
            announce(sink, seat, text::kPasses, text::kPassesYou, {}, text::kPassBrief);
    } else {
        s.passes = 0;
        s.bid[std::size_t(seat)] = {std::uint8_t(a.number), a.suit};
        s.maker = std::int8_t(seat);
        if constexpr (Sink::live)
            announce(sink, seat, text::kBids, text::kBidsYou, {{"n", std::int64_t(a.number)}, {"suit", a.suit}}, text::kBidBrief);
    }
    const bool nobody = s.maker < 0 && s.passes == kSeats;
    if (auctionOver(rules, s))
        closeAuction(s, sink);
    else if (!nobody)
        nextBidder(s, seat);
    if constexpr (Sink::live)
        sink.step(Beat::say, seat, s);
    return !nobody || passOut(rules, s, chance, sink);
}

/// Whether the pile lies as a record's line `shuffle` has it, where there is one: a line with other cards was not obeyed.
inline bool shuffledAsStated(const StatedDeal *stated, std::span<const Card> pile)
{
    return !stated || stated->shuffles.empty() || std::equal(pile.begin(), pile.end(), stated->shuffles[0].begin(), stated->shuffles[0].end());
}

/// The 4n cards of the pile, shuffled, go out one at a time from the dealer's left: everybody has thirteen again. False: Stop.
template <class Sink>
bool redeal(State &s, Chance &chance, Sink &sink)
{
    const std::size_t n = s.pileCount;
    std::array<Card, kPack> pile = s.pile;
    std::sort(pile.begin(), pile.begin() + std::ptrdiff_t(n)); // in its own order: how it was laid decides nothing
    if (!chance.shuffle(Purpose::later, s.deal, 0, std::span(pile).first(n)))
        return false;
    const StatedDeal *stated = chance.stated(s.deal);
    const bool states = stated && std::any_of(stated->redeals.begin(), stated->redeals.end(), [](const auto &r) { return r.has_value(); });
    std::array<CardBits, kSeats> before = s.hand;
    const bool dealt = states && redealStated(s, *stated);
    if (states ? !dealt : !shuffledAsStated(stated, std::span(pile).first(n)))
        s.misdealAt = s.misdealAt ? s.misdealAt : s.deal;
    Seat p = leftOf(s.dealer);
    for (std::size_t i = 0; !dealt && i < n; ++i, p = leftOf(p)) {
        s.hand[std::size_t(p)] |= kit::bitOf(pile[i]);
        s.known[pile[i].code] = seatBit(p);
    }
    if constexpr (Sink::live) {
        for (std::size_t q = 0; q < kSeats; ++q)
            kit::each(s.hand[q] & ~before[q], [&](Card c) { sink.move(c, at(ZoneKind::pile), at(ZoneKind::hand, Seat(q))); });
        sink.say({text::kRedealt, {}, kNobody, {{"n", std::int64_t(n / kSeats)}}, kEverybody, {}});
    }
    s.pile.fill(kNoCard);
    s.pileCount = 0;
    s.pileLeft.fill(std::uint8_t(n / kSeats));
    s.restLeft.fill(std::uint8_t(kHand - n / kSeats));
    s.phase = Phase::target;
    s.waiting = kit::allSeats(kSeats);
    s.turn = 0;
    if constexpr (Sink::live)
        sink.step(Beat::exchange, s.dealer, s);
    return true;
}

/// The maker's trumps lie open; the others' cards only by `open-pile`. A-AP6
template <class Sink>
bool applyPile(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    const bool open = seat == s.maker || rules.options.openPile;
    for (Card c : a.used()) {
        s.hand[std::size_t(seat)] &= ~kit::bitOf(c);
        s.pile[s.pileCount++] = c;
        if (open) {
            s.known[c.code] = kEverybody;
            s.pileSeen |= kit::bitOf(c);
        }
        if constexpr (Sink::live)
            sink.move(c, at(ZoneKind::hand, seat), at(ZoneKind::pile));
    }
    const bool full = s.pileCount == kSeats * price(s);
    s.turn = std::int8_t(full ? kNobody : leftOf(seat)); // clockwise from the maker (§6)
    if constexpr (Sink::live) {
        if (open)
            announce(sink, seat, text::kPaid, text::kPaidYou, {{"cards", std::vector<Card>(a.used().begin(), a.used().end())}});
        else
            announce(sink, seat, text::kPaidHidden, {}, {{"n", std::int64_t(a.count)}});
        sink.step(Beat::play, seat, s);
    }
    return !full || redeal(s, chance, sink);
}

inline void beginTrick(State &s, Seat leader)
{
    s.leader = s.turn = std::int8_t(leader);
    s.best = kNobody;
}

/// Set aside by everybody in any order, face down, out of play until the scoring. A-AP7, A-AP8
template <class Sink>
void applyTarget(State &s, Seat seat, const Action &a, Sink &sink)
{
    const Card c = a.cards[0];
    s.hand[std::size_t(seat)] &= ~kit::bitOf(c);
    s.target[std::size_t(seat)] = c;
    s.waiting = SeatSet(s.waiting & ~seatBit(seat));
    if (s.waiting) {
        s.turn = std::int8_t(std::countr_zero(s.waiting));
    } else {
        s.phase = Phase::play;
        beginTrick(s, s.maker); // the bidder leads first [seed]
    }
    if constexpr (Sink::live) {
        sink.move(c, at(ZoneKind::hand, seat), at(ZoneKind::target, seat));
        announce(sink, seat, text::kAside, text::kAsideYou);
        sink.step(Beat::play, seat, s);
    }
}

/// What a card played proves: whoever does not follow has none of the suit, and one card of the pile fewer is out of sight.
inline void prove(const Rules &rules, State &s, Seat seat, Card c)
{
    const auto i = std::size_t(seat);
    if (s.pileSeen & kit::bitOf(c))
        --s.pileLeft[i];
    else if (rules.options.openPile)
        --s.restLeft[i]; // with a closed pile such a card may have come from either
    const Card led = s.leader == seat ? c : s.trick[std::size_t(s.leader)];
    if (suitOf(c) != suitOf(led))
        s.barred[i] = std::uint8_t(s.barred[i] | 1u << int(suitOf(led)));
}

/// The trick is full: its cards go to the winner's pile in the order of play.
template <class Sink>
bool endTrick(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    const Seat winner = s.best;
    const auto w = std::size_t(winner);
    Seat p = s.leader;
    for (int n = 0; n < kSeats; ++n, p = leftOf(p)) {
        const Card c = s.trick[std::size_t(p)];
        s.won[w][s.wonCount[w]++] = c;
        if constexpr (Sink::live)
            sink.move(c, at(ZoneKind::trick, p), at(ZoneKind::won, winner));
    }
    s.trick.fill(kNoCard);
    ++s.tricksDone;
    const bool last = s.tricksDone == kTricks;
    beginTrick(s, winner);
    s.turn = last ? kNobody : s.turn;
    if constexpr (Sink::live) {
        announce(sink, winner, text::kTrickOther, text::kTrickYou);
        sink.step(Beat::trickTaken, winner, s);
    }
    return !last || endDeal(rules, s, chance, sink);
}

template <class Sink>
bool applyPlay(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    const Card c = a.cards[0];
    s.hand[std::size_t(seat)] &= ~kit::bitOf(c);
    s.known[c.code] = kEverybody;
    prove(rules, s, seat, c);
    s.trick[std::size_t(seat)] = c;
    const int led = int(suitOf(s.trick[std::size_t(s.leader)]));
    if (s.best == kNobody || rules.trumps.power(s.trump, led, c) > rules.trumps.power(s.trump, led, s.trick[std::size_t(s.best)]))
        s.best = std::int8_t(seat);
    const bool full = leftOf(seat) == s.leader;
    s.turn = std::int8_t(full ? kNobody : leftOf(seat));
    if constexpr (Sink::live) {
        sink.move(c, at(ZoneKind::hand, seat), at(ZoneKind::trick, seat));
        announce(sink, seat, text::kPlayed, text::kPlayedYou, {{"card", c}});
        sink.step(Beat::play, seat, s);
    }
    return !full || endTrick(rules, s, chance, sink);
}

/// Every choice of n cards among `cards`, as a payment into the pile.
template <class Out>
void eachPayment(CardBits cards, int n, Out &&out)
{
    const std::vector<Card> list = kit::listOf(cards);
    const auto size = int(list.size());
    if (n > size)
        return;
    std::array<int, kHand> at{};
    for (int i = 0; i < n; ++i)
        at[std::size_t(i)] = i;
    for (;;) {
        Action a = Action::of(Verb::pile);
        for (int i = 0; i < n; ++i)
            a.cards[a.count++] = list[std::size_t(at[std::size_t(i)])];
        out(a);
        int i = n - 1;
        while (i >= 0 && at[std::size_t(i)] == size - n + i)
            --i;
        if (i < 0)
            return;
        ++at[std::size_t(i)];
        for (int j = i + 1; j < n; ++j)
            at[std::size_t(j)] = at[std::size_t(j - 1)] + 1;
    }
}

} // namespace detail
} // namespace khiar::games::apples

#include "engine/games/apples/scoring.h"

namespace khiar::games::apples {

template <class Sink>
void Family::begin(const Rules &rules, State &s, const Setup &setup, Chance &chance, Sink &sink)
{
    detail::startScores(s, setup.start);
    s.dealer = std::int8_t(setup.dealer.value_or(Seat(chance.draw(Purpose::firstDealer, 0, kSeats))));
    s.deal = 1;
    NullSink quiet;
    detail::gather(s, quiet);
    s.phase = Phase::bid;
    if constexpr (Sink::live)
        sink.step(Beat::setUp, kNobody, s);
    detail::openDeal(rules, s, chance, sink);
}

template <class Sink>
bool Family::apply(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    switch (s.phase) {
    case Phase::cut: return detail::applyCut(s, seat, a, sink);
    case Phase::bid: return detail::applyBid(rules, s, seat, a, chance, sink);
    case Phase::pile: return detail::applyPile(rules, s, seat, a, chance, sink);
    case Phase::target: detail::applyTarget(s, seat, a, sink); return true;
    case Phase::play: return detail::applyPlay(rules, s, seat, a, chance, sink);
    case Phase::over: break;
    }
    return true;
}

template <class Out>
void Family::legal(const Rules &rules, const State &s, Seat seat, Out &&out)
{
    const CardBits hand = s.hand[std::size_t(seat)];
    const auto eachCard = [&](Verb verb, CardBits cards) { kit::each(cards, [&](Card c) { out(Action::of(verb, c)); }); };
    switch (s.phase) {
    case Phase::cut:
        for (int n = 0; n < kPack; ++n)
            out(Action::withNumber(Verb::cut, n));
        break;
    case Phase::bid:
        out(Action::of(Verb::pass));
        for (Suit suit : rules.options.suitOrder)
            for (int n = leastBid(rules, s, suit), most = lengthOf(rules, s, seat, suit); n <= most; ++n) {
                Action a = Action::withNumber(Verb::bid, n);
                a.suit = suit;
                out(a);
            }
        break;
    case Phase::pile: detail::eachPayment(payable(rules, s, seat), price(s), out); break;
    case Phase::target: eachCard(Verb::target, hand); break;
    case Phase::play: eachCard(Verb::play, playable(rules, s, seat)); break;
    case Phase::over: break;
    }
}

template <class F>
void Family::hiddenSlots(const Rules &, const State &s, Viewer viewer, F &&f)
{
    const auto one = [&](Card c) {
        if (c.valid() && !(s.known[c.code] & seatBit(viewer)))
            f(c);
    };
    for (std::size_t p = 0; p < kSeats; ++p) { // hands are known to their owners alone: by face, the order says nothing
        kit::each(s.hand[p], one);
        one(s.target[p]);
    }
    for (std::size_t i = 0; i < s.pileCount; ++i)
        one(s.pile[i]);
    for (std::size_t i = 0; i < s.stockCount; ++i)
        one(s.stock[i]);
}

} // namespace khiar::games::apples
