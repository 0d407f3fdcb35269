// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Everything between the deal and the first lead: widow and exchange, ordering up, bidding, naming, the upcard, burying,
// staying and dropping. Included by play.h only.

namespace khiar::games::buck_euchre::detail {

template <class Sink>
bool endUnopposed(const Rules &rules, State &s, Chance &chance, Sink &sink);
template <class Sink>
bool throwIn(const Rules &rules, State &s, Chance &chance, Sink &sink);

// ---- openings: each sets phase and turn, and tells nothing -----------------------------------------

/// Dealer's left leads, or the maker where that is the rule; who has dropped is passed over (A-BU8, A-BU15).
inline void openPlay(const Rules &rules, State &s)
{
    const Seat first = rules.options.makerLeads && s.maker >= 0 ? Seat(s.maker) : kit::nextOf(s.playing, s.dealer);
    s.phase = Phase::play;
    s.turn = s.leader = std::int8_t(first);
}

/// The others say in order from the maker's left whether they stay. [§1.1]
inline void openStay(const Rules &rules, State &s)
{
    s.phase = Phase::stay;
    s.turn = std::int8_t(kit::leftOf(s.maker, rules.seats));
}

inline void openBidding(const Rules &rules, State &s)
{
    s.phase = hasBids(rules.options) ? Phase::bid : Phase::order;
    s.turn = std::int8_t(kit::leftOf(s.dealer, rules.seats));
}

/// The widow and the undealt packet are offered from the dealer's right on (A-BU19).
inline void openExchange(const Rules &rules, State &s)
{
    const bool widow = rules.options.exchange == Exchange::widow;
    if (!widow && (rules.options.exchange != Exchange::undealt || !s.stockCount()))
        return openBidding(rules, s);
    s.phase = widow ? Phase::widow : Phase::exchange;
    s.turn = std::int8_t(kit::rightOf(s.dealer, rules.seats));
}

/// The upcard goes into a hand, which then has six cards; everybody has seen which.
template <class Sink>
void takeUp(State &s, Seat seat, Sink &sink)
{
    s.hand[std::size_t(seat)] |= kit::bitOf(s.upcard);
    s.taken = s.upcard;
    s.taker = std::int8_t(seat);
    s.upcard = kNoCard;
    s.phase = Phase::discard;
    s.turn = std::int8_t(seat);
    if constexpr (Sink::live) {
        sink.move(s.taken, at(ZoneKind::upcard), at(ZoneKind::hand, seat));
        announce(sink, seat, text::kTookUp, text::kTookUpYou, {{"card", s.taken}});
    }
}

template <class Sink>
void openDeal(const Rules &rules, State &s, Sink &sink)
{
    const bool dirty = s.upcard.valid() && rules.options.clubRule && suitOf(s.upcard) == Suit::clubs;
    const bool takes = dirty && rules.options.dealerTakesClub;
    if (dirty)
        s.trump = std::int8_t(Suit::clubs); // no maker, nobody may drop [§1.1, A-BU6]
    if (dirty && !takes)
        openPlay(rules, s);
    if (!dirty)
        openExchange(rules, s);
    if constexpr (Sink::live) {
        s.phase = takes ? Phase::discard : s.phase; // nobody's turn until the card is taken
        tellDeal(rules, s, sink);
        sink.step(Beat::deal, s.dealer, s);
    }
    if (!takes)
        return;
    takeUp(s, s.dealer, sink);
    if constexpr (Sink::live)
        sink.step(Beat::exchange, s.dealer, s);
}

// ---- trumps ----------------------------------------------------------------------------------------

template <class Sink>
void tellMaker(const Rules &rules, const State &s, Sink &sink)
{
    const bool none = s.trump == kit::kNoTrumps;
    announce(sink, s.maker, none ? text::kMakerNone : text::kMaker, none ? text::kMakerNoneYou : text::kMakerYou,
             {{"suit", kit::trumpSuit(s.trump)}, {"n", std::int64_t(requirement(rules, s))}},
             none ? text::kMakerNoneBrief : text::kMakerBrief);
    if (isOverbid(s))
        announce(sink, s.maker, text::kMakerOver, text::kMakerOverYou, {});
}

/// Nobody is maker: no trumps and everybody plays, or a new deal. False: Stop.
template <class Sink>
bool allPassed(const Rules &rules, State &s, Seat last, Chance &chance, Sink &sink)
{
    if (rules.options.allPass != AllPass::noTrump)
        return throwIn(rules, s, chance, sink);
    s.trump = std::int8_t(kit::kNoTrumps);
    openPlay(rules, s);
    if constexpr (Sink::live) {
        announceAll(sink, text::kNoMaker);
        sink.step(Beat::say, last, s);
    }
    return true;
}

template <class Sink>
void tellPass(Seat seat, Sink &sink)
{
    if constexpr (Sink::live)
        announce(sink, seat, text::kPassed, text::kPassedYou, {}, text::kPassedBrief);
}

/// First round of order-up: the upcard's suit is trumps, and the dealer takes it, or everybody turns it down.
template <class Sink>
bool applyOrder(const Rules &rules, State &s, Seat seat, const Action &a, Sink &sink)
{
    if (a.verb == Verb::pass) {
        tellPass(seat, sink);
        if (seat == s.dealer)
            s.phase = Phase::name;
        s.turn = std::int8_t(kit::leftOf(seat, rules.seats));
        if constexpr (Sink::live)
            sink.step(Beat::say, seat, s);
        return true;
    }
    s.maker = std::int8_t(seat); // the speaker, wherever the card goes
    s.trump = std::int8_t(suitOf(s.upcard));
    if constexpr (Sink::live) {
        if (seat != s.dealer)
            announce(sink, seat, text::kOrdered, text::kOrderedYou, {{"card", s.upcard}}, text::kOrderedBrief);
    }
    takeUp(s, s.dealer, sink);
    if constexpr (Sink::live) {
        tellMaker(rules, s, sink);
        sink.step(Beat::exchange, seat, s);
    }
    return true;
}

template <class Sink>
bool applyName(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    if (a.verb == Verb::pass) { // second round of order-up
        tellPass(seat, sink);
        if (seat == s.dealer)
            return allPassed(rules, s, seat, chance, sink);
        s.turn = std::int8_t(kit::leftOf(seat, rules.seats));
    } else {
        s.maker = std::int8_t(seat);
        s.trump = std::int8_t(kit::trumpIndex(a.suit));
        if (rules.options.exchange == Exchange::upcard)
            s.phase = Phase::upcard; // whatever its suit (A-BU14); the turn stays with the maker
        else
            openStay(rules, s);
        if constexpr (Sink::live)
            tellMaker(rules, s, sink);
    }
    if constexpr (Sink::live)
        sink.step(Beat::say, seat, s);
    return true;
}

/// One round, or laps until the others have passed in a row (§1.4, §6).
template <class Sink>
bool applyBid(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    const auto n = std::size_t(seat);
    if (a.verb == Verb::bid) {
        s.high = s.bid[n] = std::uint8_t(a.number);
        s.bidder = std::int8_t(seat);
        s.passes = 0;
        if constexpr (Sink::live)
            announce(sink, seat, text::kBidOther, text::kBidYou, {{"n", std::int64_t(a.number)}}, text::kBidBrief);
    } else {
        ++s.passes;
        tellPass(seat, sink);
    }
    const bool ends = rules.options.bidding == Bidding::oneRound ? seat == s.dealer : kit::auctionEnds(rules.seats, s.passes, s.high > 0);
    if (ends && !s.high)
        return allPassed(rules, s, seat, chance, sink);
    if (ends) {
        s.phase = Phase::name;
        s.turn = s.maker = s.bidder;
    } else {
        s.turn = std::int8_t(kit::leftOf(seat, rules.seats));
    }
    if constexpr (Sink::live)
        sink.step(Beat::say, seat, s);
    return true;
}

// ---- cards before play -----------------------------------------------------------------------------

/// After the last seat that is asked, or when there is nothing to ask about any more, the bidding begins.
inline void passExchangeOn(const Rules &rules, State &s, Seat seat, bool nothingLeft)
{
    const Seat next = kit::leftOf(seat, rules.seats);
    if (nothingLeft || next == kit::rightOf(s.dealer, rules.seats))
        openBidding(rules, s);
    else
        s.turn = std::int8_t(next);
}

/// The whole hand for the unseen widow, once a deal; the hand that is left is dead. [§1.4]
template <class Sink>
void applyWidow(const Rules &rules, State &s, Seat seat, const Action &a, Sink &sink)
{
    const auto i = std::size_t(seat);
    const bool swaps = a.verb == Verb::swap;
    if (swaps) {
        if constexpr (Sink::live) {
            kit::each(s.hand[i], [&](Card c) { sink.move(c, at(ZoneKind::hand, seat), at(ZoneKind::discard, seat)); });
            kit::each(s.widow, [&](Card c) { sink.move(c, at(ZoneKind::widow), at(ZoneKind::hand, seat)); });
        }
        s.discard[i] = s.hand[i];
        s.hand[i] = s.widow;
        s.widow = 0;
        s.swapped = 1;
    }
    passExchangeOn(rules, s, seat, swaps);
    if constexpr (Sink::live) {
        if (swaps)
            announce(sink, seat, text::kSwapped, text::kSwappedYou, {}, text::kSwappedBrief);
        else
            announce(sink, seat, text::kKeptHand, text::kKeptHandYou, {});
        sink.step(Beat::exchange, seat, s);
    }
}

/// Cards away, then as many off the top of the packet. [§1.5, §6]
template <class Sink>
void applyExchange(const Rules &rules, State &s, Seat seat, const Action &a, Sink &sink)
{
    const auto i = std::size_t(seat);
    const auto cards = a.used();
    for (Card c : cards) {
        s.hand[i] &= ~kit::bitOf(c);
        s.discard[i] |= kit::bitOf(c);
        if constexpr (Sink::live)
            sink.move(c, at(ZoneKind::hand, seat), at(ZoneKind::discard, seat));
    }
    for (std::size_t k = 0; k < cards.size(); ++k) {
        Card &top = s.stock[s.stockTop++];
        s.hand[i] |= kit::bitOf(top);
        if constexpr (Sink::live)
            sink.move(top, at(ZoneKind::stock), at(ZoneKind::hand, seat));
        top = kNoCard;
    }
    passExchangeOn(rules, s, seat, s.stockCount() == 0);
    if constexpr (Sink::live) {
        if (cards.empty())
            announce(sink, seat, text::kKept, text::kKeptYou, {});
        else
            announce(sink, seat, text::kExchanged, text::kExchangedYou, {{"n", std::int64_t(cards.size())}});
        sink.step(Beat::exchange, seat, s);
    }
}

/// The maker takes the upcard or leaves it. [§1.3]
template <class Sink>
void applyUpcard(const Rules &rules, State &s, Seat seat, const Action &a, Sink &sink)
{
    if (a.verb == Verb::take) {
        takeUp(s, seat, sink);
    } else {
        openStay(rules, s);
        if constexpr (Sink::live)
            announce(sink, seat, text::kLeft, text::kLeftYou, {{"card", s.upcard}});
    }
    if constexpr (Sink::live)
        sink.step(Beat::exchange, seat, s);
}

/// One card of six is buried. Where it may be the one taken up, nobody else knows any more in which of two places that lies.
template <class Sink>
void applyDiscard(const Rules &rules, State &s, Seat seat, const Action &a, Sink &sink)
{
    const auto i = std::size_t(seat);
    const Card card = a.cards[0];
    s.hand[i] &= ~kit::bitOf(card);
    s.discard[i] |= kit::bitOf(card);
    if (rules.options.buryUpcard)
        s.open &= ~kit::bitOf(s.taken);
    if (s.maker >= 0)
        openStay(rules, s);
    else
        openPlay(rules, s);
    if constexpr (Sink::live) {
        sink.move(card, at(ZoneKind::hand, seat), at(ZoneKind::discard, seat));
        announce(sink, seat, text::kBuried, {}, {}, {}, SeatSet(kEverybody & ~seatBit(seat)));
        announce(sink, seat, text::kBuriedYou, text::kBuriedYou, {{"card", card}}, {}, seatBit(seat));
        sink.step(Beat::exchange, seat, s);
    }
}

/// Once each, in order, aloud; whoever is out waits for the next deal. False: Stop.
template <class Sink>
bool applyStay(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    const bool drops = a.verb == Verb::drop;
    if (drops)
        s.playing = SeatSet(s.playing & ~seatBit(seat));
    if constexpr (Sink::live)
        announce(sink, seat, drops ? text::kDrops : text::kStays, drops ? text::kDropsYou : text::kStaysYou, {}, drops ? text::kDropsBrief : text::kStaysBrief);
    const Seat next = kit::leftOf(seat, rules.seats);
    const bool last = next == s.maker, alone = last && kit::isOne(s.playing);
    if (alone)
        s.turn = kNobody;
    else if (last)
        openPlay(rules, s);
    else
        s.turn = std::int8_t(next);
    if constexpr (Sink::live)
        sink.step(Beat::say, seat, s);
    return alone ? endUnopposed(rules, s, chance, sink) : true;
}

} // namespace khiar::games::buck_euchre::detail
