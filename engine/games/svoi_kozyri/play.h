// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The half of the rules that moves cards: suits, cut, deal, beating and taking. Templates over the sink, so that searches and
// benchmarks pay nothing for what the table is told. Included by rules.h only.
#include "engine/games/svoi_kozyri/texts.h"
#include "engine/kit/cut.h"

#include <algorithm>

namespace khiar::games::svoi_kozyri {

namespace detail {

/// The cards of a stated deal lie in the stock, in the order in which they will come to the table; cards stated nowhere are out
/// of the game. Seats that a record has out are out.
void gatherStated(const Rules &rules, State &state, const StatedDeal &stated);
/// Trumps as a record states them (one suit a seat, or none), or drawn.
void setTrumps(State &state, const std::vector<Suit> &suits);
void drawTrumps(const Rules &rules, State &state, Chance &chance);

} // namespace detail
} // namespace khiar::games::svoi_kozyri

#include "engine/games/svoi_kozyri/ending.h"

namespace khiar::games::svoi_kozyri {

namespace detail {

/// The cards lie in the hands: play begins at the dealer's left or at the dealer, with a card led or against a stated pile.
inline void openPlay(const Rules &rules, State &s)
{
    s.phase = Phase::play;
    const Seat starter = rules.options.dealerStarts ? s.dealer : dealerLeft(rules, s);
    s.turn = std::int8_t(s.seatsIn >> starter & 1 ? starter : kit::nextOf(s.seatsIn, starter));
    s.free = s.pileCount == 0;
}

/// Who holds a card in hand; nobody does when it lies elsewhere.
inline Seat holderOf(const Rules &rules, const State &s, Card c)
{
    for (Seat p = 0; p < rules.options.seats; ++p)
        if (kit::has(s.hand[std::size_t(p)], c))
            return p;
    return kNobody;
}

/// Every six goes to the owner of its suit, all at once; the own six is kept, that of a suit without an owner stays. [seed] A-SK2
/// It happens before everybody's eyes: turned up, handed over, and put into the hand.
template <class Sink>
void giveSixes(const Rules &rules, State &s, Sink &sink)
{
    const auto eachGift = [&](auto &&f) {
        for (Seat owner = 0; owner < rules.options.seats; ++owner) {
            const Card six = standardCard(6, Suit(s.trump[std::size_t(owner)]));
            const Seat from = holderOf(rules, s, six);
            if (from != owner)
                f(six, from, owner);
        }
    };
    const Seat first = s.turn;
    s.turn = kNobody;
    if constexpr (Sink::live) {
        eachGift([&](Card six, Seat from, Seat owner) {
            s.shown |= kit::bitOf(six);
            announce(sink, from, text::kGivesSix, text::kGivesSixYou, {{"card", six}, {"owner", SeatArg{owner}}}, text::kSixBrief);
        });
        sink.step(Beat::say, kNobody, s);
    }
    eachGift([&](Card six, Seat from, Seat owner) {
        s.hand[std::size_t(from)] &= ~kit::bitOf(six);
        s.hand[std::size_t(owner)] |= kit::bitOf(six);
        if constexpr (Sink::live)
            sink.move(six, at(ZoneKind::hand, from), at(ZoneKind::hand, owner));
    });
    for (std::int8_t trump : s.trump) // even one that was kept: everybody sees that nobody gave it
        s.open |= trump < 0 ? 0 : kit::bitOf(standardCard(6, Suit(trump)));
    if constexpr (Sink::live)
        sink.step(Beat::exchange, kNobody, s);
    s.shown = 0;
    s.turn = std::int8_t(first);
    if constexpr (Sink::live)
        sink.step(Beat::say, kNobody, s);
}

/// The hands dealt become mirrored ones. [seed]
template <class Sink>
void mirrorHands(const Rules &rules, State &s, Sink &sink)
{
    const Seat first = dealerLeft(rules, s), second = 1 - first;
    const std::array<CardBits, 2> hands = mirrored(s.inPlay, s.hand[std::size_t(first)], mirrorOf(s, first));
    if constexpr (Sink::live) {
        kit::each(s.hand[std::size_t(first)] & hands[1], [&](Card c) { sink.move(c, at(ZoneKind::hand, first), at(ZoneKind::hand, second)); });
        kit::each(s.hand[std::size_t(second)] & hands[0], [&](Card c) { sink.move(c, at(ZoneKind::hand, second), at(ZoneKind::hand, first)); });
        const Mirror m = mirrorOf(s, first);
        if (m.trump >= 0)
            announce(sink, first, text::kMirrored, text::kMirroredYou, {{"suit", Suit(m.trump)}, {"plain", Suit(m.plain)}});
        else
            announce(sink, first, text::kMirroredPlain, text::kMirroredPlainYou, {{"plain", Suit(m.plain)}});
    }
    s.hand[std::size_t(first)] = hands[0];
    s.hand[std::size_t(second)] = hands[1];
    if constexpr (Sink::live)
        sink.step(Beat::exchange, kNobody, s);
}

/// All cards, one at a time from the dealer's left, off the top of the stock. [seen pagat]
template <class Sink>
void dealPack(const Rules &rules, State &s, Sink &sink)
{
    Seat p = dealerLeft(rules, s);
    for (std::size_t i = 0; i < s.stockCount; ++i, p = leftOf(rules, p)) {
        s.hand[std::size_t(p)] |= kit::bitOf(s.stock[i]);
        if constexpr (Sink::live)
            sink.move(s.stock[i], at(ZoneKind::stock), at(ZoneKind::hand, p));
    }
    if (rules.options.openHands)
        s.open = s.inPlay;
    s.stock.fill(kNoCard);
    s.stockCount = 0;
    openPlay(rules, s);
    const bool sixes = rules.options.sixes && rules.options.hasTrumps();
    if constexpr (Sink::live) { // nobody acts between the deal and what follows it
        const Seat first = s.turn;
        s.turn = sixes || rules.options.mirror ? kNobody : s.turn;
        sink.step(Beat::deal, s.dealer, s);
        s.turn = std::int8_t(first);
    }
    if (rules.options.mirror)
        mirrorHands(rules, s, sink);
    else if (sixes)
        giveSixes(rules, s, sink);
}

/// Choice of suits, cut and sixes are over in a deal stated by hands (options.md): its cards lie where the record has them.
template <class Sink>
void dealStated(const Rules &rules, State &s, const StatedDeal &stated, Sink &sink)
{
    const auto bring = [&](Card c, Zone to) {
        if constexpr (Sink::live)
            sink.move(c, at(ZoneKind::stock), to);
    };
    for (Seat p = 0; p < rules.options.seats; ++p)
        if (const auto &hand = stated.hands[std::size_t(p)])
            for (Card c : *hand) {
                s.hand[std::size_t(p)] |= kit::bitOf(c);
                bring(c, at(ZoneKind::hand, p));
            }
    if (stated.pile)
        for (Card c : *stated.pile) {
            s.pile[s.pileCount++] = c;
            s.open |= kit::bitOf(c);
            bring(c, at(ZoneKind::pile));
        }
    if (rules.options.openHands)
        s.open = s.inPlay;
    s.stock.fill(kNoCard);
    s.stockCount = 0;
    openPlay(rules, s);
    if constexpr (Sink::live)
        sink.step(Beat::deal, s.dealer, s);
}

/// Whose decision comes next before the deal: a suit, the cut, or nobody's, and then the cards are dealt.
inline void goOn(const Rules &rules, State &s)
{
    const auto unchosen = [&](Seat p) { return s.trump[std::size_t(p)] < 0; };
    if (s.phase == Phase::trumps) {
        Seat p = dealerLeft(rules, s); // from the dealer's left (§6)
        for (int n = 0; n < rules.options.seats; ++n, p = leftOf(rules, p))
            if (rules.options.hasTrumps() && unchosen(p)) {
                s.turn = std::int8_t(p);
                return;
            }
        s.phase = Phase::cut;
        if (rules.options.cut) { // then the right neighbour may cut (§6)
            s.turn = std::int8_t(kit::rightOf(s.dealer, rules.options.seats));
            return;
        }
    }
    s.turn = kNobody;
}

template <class Sink>
void applyTrump(const Rules &rules, State &s, Seat seat, const Action &a, Sink &sink)
{
    s.trump[std::size_t(seat)] = std::int8_t(a.suit);
    goOn(rules, s);
    if constexpr (Sink::live) {
        announce(sink, seat, text::kChooses, text::kChoosesYou, {{"suit", a.suit}}, text::kChoosesBrief);
        sink.step(Beat::say, seat, s);
    }
    if (s.turn < 0)
        dealPack(rules, s, sink);
}

template <class Sink>
void applyCut(const Rules &rules, State &s, Seat seat, const Action &a, Sink &sink)
{
    kit::cut::apply(std::span(s.stock).first(s.stockCount), seat, a.number, sink);
    s.turn = kNobody;
    if constexpr (Sink::live)
        sink.step(Beat::say, seat, s);
    dealPack(rules, s, sink);
}

/// A card goes face up onto the pile.
template <class Sink>
void lay(State &s, Seat seat, Card c, Sink &sink)
{
    s.hand[std::size_t(seat)] &= ~kit::bitOf(c);
    s.open |= kit::bitOf(c);
    s.pile[s.pileCount++] = c;
    if constexpr (Sink::live)
        sink.move(c, at(ZoneKind::hand, seat), at(ZoneKind::pile));
}

template <class Sink>
void applyLead(const Rules &rules, State &s, Seat seat, const Action &a, Sink &sink)
{
    lay(s, seat, a.cards[0], sink);
    if constexpr (Sink::live)
        announce(sink, seat, text::kLeads, text::kLeadsYou, {{"card", a.cards[0]}});
    endTurn(rules, s, seat, GoneBy::led, sink);
}

/// Beating, and any second card on top: one action [seed] A-SK7, told as two moments, since the second card covers the first.
template <class Sink>
void applyBeat(const Rules &rules, State &s, Seat seat, const Action &a, Sink &sink)
{
    lay(s, seat, a.cards[0], sink);
    const bool covers = a.count > 1;
    if constexpr (Sink::live)
        announce(sink, seat, covers ? text::kBeats : text::kBeatsLast, covers ? text::kBeatsYou : text::kBeatsLastYou, {{"card", a.cards[0]}}, text::kBeatsBrief);
    if (covers) {
        if constexpr (Sink::live) {
            s.turn = kNobody; // nobody acts between the two
            sink.step(Beat::play, seat, s);
        }
        lay(s, seat, a.cards[1], sink);
        if constexpr (Sink::live)
            announce(sink, seat, text::kCovers, text::kCoversYou, {{"card", a.cards[1]}});
    }
    endTurn(rules, s, seat, covers ? GoneBy::cover : GoneBy::beater, sink);
}

/// Cards from the top go into the hand; who sits next faces what lies there now. [seed]
template <class Sink>
void applyTake(const Rules &rules, State &s, Seat seat, Sink &sink)
{
    const int n = pickUp(rules, s, seat);
    for (int i = 0; i < n; ++i) {
        Card &c = s.pile[--s.pileCount];
        s.hand[std::size_t(seat)] |= kit::bitOf(c);
        if constexpr (Sink::live)
            sink.move(c, at(ZoneKind::pile), at(ZoneKind::hand, seat));
        c = kNoCard;
    }
    if constexpr (Sink::live)
        announce(sink, seat, text::kTakes, text::kTakesYou, {{"n", std::int64_t(n)}}, text::kTakesBrief);
    endTurn(rules, s, seat, GoneBy::notAtAll, sink);
}

} // namespace detail

template <class Sink>
void Family::begin(const Rules &rules, State &s, const Setup &setup, Chance &chance, Sink &sink)
{
    const auto seats = std::uint32_t(rules.options.seats);
    s.dealer = std::int8_t(setup.dealer.value_or(Seat(chance.draw(Purpose::firstDealer, 0, seats))));
    s.seatsIn = std::uint8_t(kit::allSeats(rules.options.seats));
    s.trump.fill(-1);
    s.loser = s.turn = kNobody;
    s.pile.fill(kNoCard);
    s.stock.fill(kNoCard);
    s.inPlay = rules.pack;
    s.phase = Phase::trumps;
    kit::each(rules.pack, [&](Card c) { s.stock[s.stockCount++] = c; });
    if (!chance.shuffle(Purpose::pack, 1, 0, std::span(s.stock).first(s.stockCount)))
        return;
    const StatedDeal *stated = chance.stated(1);
    const bool hands = stated && stated->statesHands();
    if (hands)
        detail::gatherStated(rules, s, *stated);
    if constexpr (Sink::live)
        sink.step(Beat::setUp, kNobody, s);
    if (stated)
        detail::setTrumps(s, stated->trumps);
    if (rules.options.hasTrumps() && rules.options.trumpDrawn && s.trump[0] < 0)
        detail::drawTrumps(rules, s, chance);
    if (hands) {
        detail::dealStated(rules, s, *stated, sink);
        return;
    }
    detail::goOn(rules, s);
    if (s.turn < 0)
        detail::dealPack(rules, s, sink);
    else if constexpr (Sink::live)
        sink.step(Beat::say, kNobody, s);
}

template <class Sink>
bool Family::apply(const Rules &rules, State &s, Seat seat, const Action &a, Chance &, Sink &sink)
{
    switch (a.verb) {
    case Verb::trump: detail::applyTrump(rules, s, seat, a, sink); break;
    case Verb::cut: detail::applyCut(rules, s, seat, a, sink); break;
    case Verb::lead: detail::applyLead(rules, s, seat, a, sink); break;
    case Verb::beat: detail::applyBeat(rules, s, seat, a, sink); break;
    case Verb::take: detail::applyTake(rules, s, seat, sink); break;
    default: break;
    }
    return true;
}

template <class Out>
void Family::legal(const Rules &rules, const State &s, Seat seat, Out &&out)
{
    for (int i = 0, n = int(countLegal(rules, s, seat)); i < n; ++i)
        out(nthLegal(rules, s, seat, i));
}

template <class F>
void Family::hiddenSlots(const Rules &rules, const State &s, Viewer viewer, F &&f)
{
    for (Seat p = 0; p < rules.options.seats; ++p)
        if (p != viewer)
            kit::each(s.hand[std::size_t(p)] & ~(s.open | s.shown), f); // by face: the order says nothing
    for (std::size_t i = 0; i < s.stockCount; ++i)
        f(s.stock[i]);
}

} // namespace khiar::games::svoi_kozyri
