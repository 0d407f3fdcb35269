// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is asked between the deal and play, in this order: the dealer's hand size (before the cards), the exchange or
// Rassi's changes, kontra; and Minibluff's doubling between tricks. Included by play.h only.

namespace khiar::games::cucumber::detail {

/// The first seat from `from` on, clockwise up to forehand's right neighbour, that something is asked of.
template <class Asked>
Seat scanFrom(const Rules &rules, const State &s, Seat from, bool inclusive, Asked asked)
{
    const Seat first = forehand(rules, s);
    Seat p = inclusive ? from : nextIn(rules, s, from);
    for (bool begun = inclusive && p == first; begun || p != first; p = nextIn(rules, s, p)) {
        begun = false;
        if (asked(p))
            return p;
    }
    return kNobody;
}

inline Seat firstLeader(const Rules &rules, const State &s)
{
    switch (rules.options.firstLead) {
    case FirstLead::forehand: break;
    case FirstLead::dealer: return s.dealer;
    case FirstLead::lastLoser: // the first deal starts with forehand (§7)
        if (s.lastLoser != kNobody)
            return s.isIn(s.lastLoser) ? Seat(s.lastLoser) : nextIn(rules, s, s.lastLoser);
        break;
    }
    return forehand(rules, s);
}

inline void openPlay(const Rules &rules, State &s)
{
    s.phase = Phase::play;
    beginTrick(rules, s, firstLeader(rules, s));
}

inline void openKontra(const Rules &rules, State &s)
{
    if (!rules.options.kontra)
        return openPlay(rules, s);
    s.phase = Phase::kontra;
    s.turn = std::int8_t(forehand(rules, s));
}

// ---- Rassi -----------------------------------------------------------------------------------------

/// Asks for doubles from this seat on. [§7]
inline void openDoubles(const Rules &rules, State &s, Seat from, bool inclusive)
{
    const Seat p = scanFrom(rules, s, from, inclusive, [&](Seat) { return canChange(rules, s); });
    if (p == kNobody)
        return openKontra(rules, s);
    s.phase = Phase::doubleUp;
    s.turn = std::int8_t(p);
}

/// Asks for free changes from this seat on: only seats without king, queen or jack, which being asked proves.
inline void openFree(const Rules &rules, State &s, Seat from, bool inclusive)
{
    const Seat p = scanFrom(rules, s, from, inclusive, [&](Seat q) { return canChange(rules, s) && (s.hand[std::size_t(q)] & rules.courts).empty(); });
    if (p == kNobody)
        return openDoubles(rules, s, forehand(rules, s), true);
    s.phase = Phase::freeChange;
    s.turn = std::int8_t(p);
    rules.courts.each([&](Card c) { s.barred[std::size_t(p)] |= std::uint32_t(1) << rules.strength[c.code]; });
}

/// All returned hands, shuffled, lie under what is left of the stock. False: Stop.
template <class Sink>
bool shuffleBack(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    std::array<Card, kMaxPack> cards;
    std::size_t n = 0;
    CardSet returned;
    for (Seat p = 0; p < rules.seats; ++p)
        returned |= s.discard[std::size_t(p)];
    const auto left = std::size_t(s.stockCount());
    // A record may state the returned cards, or the whole stock that they make.
    const StatedDeal *stated = chance.stated(s.deal);
    const bool whole = stated && s.shuffles < stated->shuffles.size() && stated->shuffles[s.shuffles].size() == left + std::size_t(returned.count()) && left;
    for (std::size_t i = 0; whole && i < left; ++i)
        cards[n++] = s.stock[s.stockTop + i];
    returned.each([&](Card c) { cards[n++] = c; });
    std::array<Card, kMaxPack> shuffled = cards;
    if (!chance.shuffle(Purpose::later, s.deal, s.shuffles++, std::span(shuffled).first(n)))
        return false;
    if (std::is_permutation(shuffled.begin(), shuffled.begin() + std::ptrdiff_t(n), cards.begin(), cards.begin() + std::ptrdiff_t(n)))
        cards = shuffled;
    else
        s.misdealAt = s.misdealAt ? s.misdealAt : s.deal;
    std::array<Card, kMaxPack> stock;
    stock.fill(kNoCard);
    const std::size_t before = whole ? 0 : left;
    std::copy_n(s.stock.begin() + s.stockTop, before, stock.begin());
    std::copy_n(cards.begin(), n, stock.begin() + std::ptrdiff_t(before));
    if constexpr (Sink::live)
        for (Seat p = 0; p < rules.seats; ++p)
            s.discard[std::size_t(p)].each([&](Card c) { sink.move(c, at(ZoneKind::discard, p), at(ZoneKind::stock)); });
    s.discard = {};
    s.gaveFree = 0;
    s.stock = stock;
    s.stockTop = 0;
    s.stockEnd = std::uint8_t(before + n);
    for (std::size_t i = 0; i < std::size_t(s.stockEnd); ++i)
        s.known[s.stock[i].code] = rules.options.leftover == Leftover::shown ? kEverybody : kNoSeats;
    if constexpr (Sink::live) {
        sink.say({text::kReturned, text::kReturned, kNobody, {}, kEverybody});
        sink.step(Beat::gather, s.turn, s);
    }
    return true;
}

/// A whole hand for as many new cards. False: Stop.
template <class Sink>
bool changeHand(const Rules &rules, State &s, Seat seat, Chance &chance, Sink &sink)
{
    if (s.stockCount() < s.handSize && !shuffleBack(rules, s, chance, sink))
        return false;
    auto &hand = s.hand[std::size_t(seat)];
    const CardSet old = hand;
    if constexpr (Sink::live)
        old.each([&](Card c) { sink.move(c, at(ZoneKind::hand, seat), at(ZoneKind::discard, seat)); });
    s.discard[std::size_t(seat)] |= old;
    hand = {};
    for (int i = old.count(); i > 0; --i) {
        const Card c = s.stock[s.stockTop];
        s.stock[s.stockTop++] = kNoCard;
        hand.add(c);
        s.known[c.code] |= seatBit(seat);
        if constexpr (Sink::live)
            sink.move(c, at(ZoneKind::stock), at(ZoneKind::hand, seat));
    }
    s.barred[std::size_t(seat)] = 0;
    return true;
}

template <class Sink>
bool applyRassi(const Rules &rules, State &s, Seat seat, Verb verb, Chance &chance, Sink &sink)
{
    const Phase phase = s.phase;
    if (verb != Verb::keep && !changeHand(rules, s, seat, chance, sink))
        return false;
    if constexpr (Sink::live) {
        const bool free = verb == Verb::freeChange, twice = verb == Verb::doubleUp;
        announce(sink, seat, verb == Verb::keep ? text::kKeptHand : free ? text::kChangedFree : twice ? text::kDoubled : text::kRedoubled,
                 verb == Verb::keep ? text::kKeptHandYou : free ? text::kChangedFreeYou : twice ? text::kDoubledYou : text::kRedoubledYou, {},
                 verb == Verb::keep ? text::kBriefKeeps : free ? text::kBriefNewHand : twice ? text::kBriefDoubles : text::kBriefRedoubles);
    }
    if (verb == Verb::freeChange)
        s.gaveFree |= seatBit(seat);
    else if (verb != Verb::keep)
        s.gaveFree = SeatSet(s.gaveFree & ~seatBit(seat)); // two hands lie there now
    if (verb == Verb::doubleUp)
        s.multiplier[std::size_t(seat)] = 2;
    if (verb == Verb::redouble)
        s.multiplier[std::size_t(seat)] = 4;
    if (phase == Phase::freeChange)
        openFree(rules, s, seat, false);
    else if (verb == Verb::doubleUp && canChange(rules, s))
        s.phase = Phase::redouble;
    else
        openDoubles(rules, s, seat, false);
    if constexpr (Sink::live)
        sink.step(verb == Verb::keep ? Beat::say : Beat::exchange, seat, s);
    return true;
}

// ---- exchanges of single cards ---------------------------------------------------------------------

inline void openExchange(const Rules &rules, State &s)
{
    if (rules.options.exchange == Exchange::none)
        return openKontra(rules, s);
    if (rules.options.exchange == Exchange::rassi)
        return openFree(rules, s, forehand(rules, s), true);
    // Nobody is asked where only keeping is possible (§7 Exchange); what the first may not, nobody may.
    const Seat first = firstToExchange(rules, s);
    if (!(exchangeCounts(rules, s, first) & ~1u))
        return openKontra(rules, s);
    s.phase = Phase::exchange;
    s.turn = std::int8_t(first);
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
        s.known[c.code] |= seatBit(seat);
        if constexpr (Sink::live)
            sink.move(c, at(ZoneKind::stock), at(ZoneKind::hand, seat));
    }
    if constexpr (Sink::live) {
        if (a.count)
            announce(sink, seat, text::kExchanged, text::kExchangedYou, {{"n", std::int64_t(a.count)}}, text::kBriefExchanged);
        else
            announce(sink, seat, text::kKept, text::kKeptYou, {}, text::kBriefKeeps);
    }
}

template <class Sink>
void applyExchange(const Rules &rules, State &s, Seat seat, const Action &a, Sink &sink)
{
    exchangeCards(s, seat, a, sink);
    const Exchange kind = rules.options.exchange;
    const Seat first = firstToExchange(rules, s);
    if (seat == first || kind == Exchange::chainUpper)
        s.exchanged = a.count; // a chain goes on with the number of the player before
    Seat next = nextIn(rules, s, seat);
    while (next != first && !(exchangeCounts(rules, s, next) & ~1u))
        next = nextIn(rules, s, next);
    if (next == first)
        openKontra(rules, s);
    else
        s.turn = std::int8_t(next);
    if constexpr (Sink::live)
        sink.step(Beat::exchange, seat, s);
}

// ---- kontra ----------------------------------------------------------------------------------------

/// One round from forehand, until somebody says it. (A7)
template <class Sink>
void applyKontra(const Rules &rules, State &s, Seat seat, bool says, Sink &sink)
{
    const Seat next = nextIn(rules, s, seat);
    if (says)
        s.kontra = std::int8_t(seat);
    if (says || next == forehand(rules, s))
        openPlay(rules, s);
    else
        s.turn = std::int8_t(next);
    if constexpr (Sink::live) {
        announce(sink, seat, says ? text::kSaidKontra : text::kPassed, says ? text::kSaidKontraYou : text::kPassedYou, {}, says ? text::kBriefKontra : text::kBriefPass);
        sink.step(Beat::say, seat, s);
    }
}

// ---- doubling --------------------------------------------------------------------------------------

/// The winner of a trick proposes to double, or leads on.
template <class Sink>
void applyRaise(const Rules &rules, State &s, Seat seat, bool raises, Sink &sink)
{
    if (raises) {
        s.phase = Phase::answer;
        s.proposer = std::int8_t(seat);
        s.turn = std::int8_t(nextOf(s.playing, seat));
    } else {
        s.phase = Phase::play;
        s.turn = s.leader;
        if (s.lastTrick && rules.options.lastTogether)
            s.turn = std::int8_t(std::countr_zero(s.playing));
    }
    if constexpr (Sink::live) {
        const std::vector<Arg> args = {{"stake", std::int64_t(2 * s.stake)}};
        announce(sink, seat, raises ? text::kRaised : text::kLedOn, raises ? text::kRaisedYou : text::kLedOnYou, args, raises ? text::kBriefRaises : text::kBriefLeadsOn);
        sink.step(Beat::say, seat, s);
    }
}

/// Everybody has answered: the stake is doubled and the proposer keeps the lead, or is the last one left.
template <class Sink>
bool closeAnswers(const Rules &rules, State &s, Seat seat, Chance &chance, Sink &sink)
{
    const Seat proposer = s.proposer;
    s.proposer = kNobody;
    const bool alone = std::popcount(s.playing) == 1;
    if (alone) {
        s.turn = kNobody;
        s.phase = Phase::play;
    } else {
        s.stake = std::int16_t(2 * s.stake);
        s.doubler = std::int8_t(proposer);
        s.phase = Phase::play;
        beginTrick(rules, s, proposer);
        if constexpr (Sink::live)
            sink.say({text::kStakeNow, text::kStakeNow, kNobody, {{"stake", std::int64_t(s.stake)}}, kEverybody});
    }
    if constexpr (Sink::live)
        sink.step(Beat::say, seat, s);
    return alone ? endDeal(rules, s, chance, sink) : true;
}

/// Accept, or drop and pay the old stake at once.
template <class Sink>
bool applyAnswer(const Rules &rules, State &s, Seat seat, bool accepts, Chance &chance, Sink &sink)
{
    const Seat next = nextOf(s.playing, seat);
    if (accepts) {
        if constexpr (Sink::live)
            announce(sink, seat, text::kAccepted, text::kAcceptedYou, {}, text::kBriefAccepts);
    } else {
        payChips(s, seat, text::kDropped, text::kDroppedYou, text::kLineDrop, sink, text::kBriefDrops);
        s.playing = SeatSet(s.playing & ~seatBit(seat));
    }
    if (next == s.proposer)
        return closeAnswers(rules, s, seat, chance, sink);
    s.turn = std::int8_t(next);
    if constexpr (Sink::live)
        sink.step(Beat::say, seat, s);
    return true;
}

// ---- the dealer's choice ---------------------------------------------------------------------------

/// The dealer chooses the size of a deal; where a record states its hands, it must be theirs (§7). False: Stop.
template <class Sink>
bool openDeal(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    if (rules.options.schedule != Schedule::dealerChoice)
        return dealCards(rules, s, chance, sink);
    s.phase = Phase::handSize;
    s.turn = s.dealer;
    const StatedDeal *stated = chance.stated(s.deal);
    if (stated && !stated->pack)
        for (const auto &hand : stated->hands)
            if (hand)
                s.statedSize = std::uint8_t(std::min<std::size_t>(hand->size(), kMaxHand));
    if constexpr (Sink::live)
        sink.step(Beat::say, s.dealer, s);
    return true;
}

template <class Sink>
bool applyHandSize(const Rules &rules, State &s, Seat seat, int size, Chance &chance, Sink &sink)
{
    s.handSize = std::uint8_t(size);
    if constexpr (Sink::live)
        announce(sink, seat, text::kDealChosen, text::kDealChosenYou, {{"n", std::int64_t(size)}}, text::kBriefDeals);
    return dealCards(rules, s, chance, sink);
}

/// Everything that is done without playing a card.
template <class Sink>
bool applyCall(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    const bool first = a.verb == verbsOf(s.phase).first;
    switch (s.phase) {
    case Phase::handSize: return applyHandSize(rules, s, seat, a.number, chance, sink);
    case Phase::exchange: applyExchange(rules, s, seat, a, sink); break;
    case Phase::freeChange:
    case Phase::doubleUp:
    case Phase::redouble: return applyRassi(rules, s, seat, a.verb, chance, sink);
    case Phase::kontra: applyKontra(rules, s, seat, first, sink); break;
    case Phase::raise: applyRaise(rules, s, seat, first, sink); break;
    case Phase::answer: return applyAnswer(rules, s, seat, first, chance, sink);
    case Phase::buyIn: return applyBuyIn(rules, s, seat, first, chance, sink);
    case Phase::play:
    case Phase::over: break;
    }
    return true;
}

} // namespace khiar::games::cucumber::detail
