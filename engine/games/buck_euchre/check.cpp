// SPDX-License-Identifier: GPL-3.0-or-later
// Why something may not be done: the first reason that applies, in the order of records.md, fine points.
#include "engine/games/buck_euchre/rules.h"

#include <algorithm>

namespace khiar::games::buck_euchre {
namespace {

using Found = std::optional<Refusal>;

Found checkTurn(const State &s, Seat seat)
{
    if (s.turn == seat && seat >= 0)
        return std::nullopt;
    if (s.turn < 0)
        return refuse("not-your-turn", text::kOver);
    return refuse("not-your-turn", text::kNotYourTurn, {{"player", SeatArg{s.turn}}});
}

/// Whether the verb belongs to the phase, legal just now or not.
bool belongs(Phase phase, Verb verb)
{
    switch (phase) {
    case Phase::widow: return verb == Verb::swap || verb == Verb::keep;
    case Phase::exchange: return verb == Verb::exchange || verb == Verb::keep;
    case Phase::order: return verb == Verb::order || verb == Verb::pass;
    case Phase::name: return verb == Verb::name || verb == Verb::pass;
    case Phase::bid: return verb == Verb::bid || verb == Verb::pass;
    case Phase::upcard: return verb == Verb::take || verb == Verb::leave;
    case Phase::discard: return verb == Verb::discard;
    case Phase::stay: return verb == Verb::stay || verb == Verb::drop;
    case Phase::play: return verb == Verb::play;
    case Phase::over: break;
    }
    return false;
}

bool takesCards(Verb verb)
{
    return verb == Verb::play || verb == Verb::discard || verb == Verb::exchange;
}

Found checkPhase(const Rules &rules, const State &s, const Action &a)
{
    if (s.phase == Phase::name && a.verb == Verb::pass && hasBids(rules.options))
        return refuse("not-now", text::kNameIt);
    if (!belongs(s.phase, a.verb))
        return refuse("not-now", takesCards(a.verb) && s.phase < Phase::play && s.phase != Phase::discard ? text::kNotNowCards : text::kNotNow);
    if (a.count && !takesCards(a.verb))
        return refuse("not-now", text::kNotNow); // calls are made without cards
    return std::nullopt;
}

Found checkHeld(const State &s, Seat seat, const Action &a)
{
    const Card c = kit::firstNotHeld(s.hand[std::size_t(seat)], a.used());
    return c.valid() ? Found(refuse("not-in-hand", text::kNotInHand, {{"card", c}})) : std::nullopt;
}

Found checkCount(const State &s, const Action &a)
{
    const auto k = std::int64_t(a.used().size());
    if (a.verb == Verb::exchange) {
        const int most = mostToExchange(s);
        if (k >= 1 && k <= most)
            return std::nullopt;
        std::vector<std::int64_t> counts;
        for (int n = 0; n <= most; ++n)
            counts.push_back(n);
        return refuse("exchange-count", text::kExchangeCount, {{"counts", counts}, {"k", k}});
    }
    if (k == 1 || !takesCards(a.verb))
        return std::nullopt;
    return refuse("wrong-count", a.verb == Verb::play ? text::kWrongCount : text::kWrongCountBury, {{"k", k}});
}

Found checkName(const Rules &rules, const State &s, const Action &a)
{
    if (a.verb == Verb::pass)
        return std::nullopt;
    if (a.suit != Suit::none && int(a.suit) > 3) // no word says this
        return refuse("not-now", text::kNotNow);
    if (nameable(rules, s) >> kit::trumpIndex(a.suit) & 1)
        return std::nullopt;
    if (a.suit == Suit::none)
        return refuse("no-trumps-off", text::kNoTrumpsOff);
    Refusal r = refuse("turned-down-suit", text::kTurnedDown, {{"suit", a.suit}});
    r.because.add(s.upcard);
    return r;
}

Found checkBid(const Rules &rules, const State &s, const Action &a)
{
    const bool forced = mustBid(rules, s);
    if (a.verb == Verb::pass)
        return forced ? Found(refuse("must-bid", text::kMustBid)) : Found();
    const auto [lowest, highest] = bidRange(rules, s);
    if (a.number < lowest && s.high)
        return refuse("bid-too-low", text::kBidTooLow, {{"bid", std::int64_t(a.number)}, {"best", std::int64_t(s.high)}});
    if (a.number < lowest)
        return refuse("bid-too-low", text::kBidTooLowOne);
    if (a.number > highest && forced)
        return refuse("bid-too-high", text::kBidTooHighForced);
    if (a.number > highest)
        return refuse("bid-too-high", text::kBidTooHigh, {{"bid", std::int64_t(a.number)}, {"most", std::int64_t(highest)}});
    return std::nullopt;
}

Found checkStay(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    if (a.verb == Verb::stay)
        return std::nullopt;
    switch (mustStay(rules, s, seat)) {
    case MustStay::drops: return refuse("must-stay", text::kMustStayDrops, {{"n", std::int64_t(s.drops[std::size_t(seat)])}});
    case MustStay::score: return refuse("must-stay", text::kMustStayScore, {{"n", std::int64_t(rules.options.mustStayAt)}});
    case MustStay::no: break;
    }
    return std::nullopt;
}

Found checkDiscard(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    const CardBits allowed = buryable(rules, s, seat);
    if (kit::has(allowed, a.cards[0]))
        return std::nullopt;
    Refusal r = refuse("upcard-stays", text::kUpcardStays, {{"card", a.cards[0]}});
    r.because.add(s.taken);
    r.wayOut = kit::setOf(allowed);
    return r;
}

Found checkPlay(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    const CardBits allowed = playable(rules, s, seat);
    const Card card = a.cards[0];
    if (kit::has(allowed, card))
        return std::nullopt;
    const Card left = rules.trumps.leftBower(s.trump);
    const Suit suit = Suit(s.led);
    const Arg cards = {"cards", kit::listOf(allowed)};
    Refusal r;
    if (card == left && suitOf(card) == suit) // looks like the suit led, and is a trump
        r = refuse("follow-suit", text::kFollowNotLeft, {{"card", card}, {"suit", suit}, cards});
    else if (left.valid() && kit::has(allowed, left))
        r = refuse("follow-suit", text::kFollowTrumps, {{"suit", suit}, {"left", left}, cards});
    else
        r = refuse("follow-suit", text::kFollowSuit, {{"suit", suit}, cards});
    r.because.add(s.played[std::size_t(s.leader)][s.trick]);
    r.wayOut = kit::setOf(allowed);
    return r;
}

} // namespace

std::optional<Refusal> Family::check(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    if (auto r = checkTurn(s, seat))
        return r;
    if (auto r = checkPhase(rules, s, a))
        return r;
    if (auto r = checkHeld(s, seat, a))
        return r;
    if (auto r = checkCount(s, a))
        return r;
    switch (s.phase) {
    case Phase::name: return checkName(rules, s, a);
    case Phase::bid: return checkBid(rules, s, a);
    case Phase::stay: return checkStay(rules, s, seat, a);
    case Phase::discard: return checkDiscard(rules, s, seat, a);
    case Phase::play: return checkPlay(rules, s, seat, a);
    default: return std::nullopt;
    }
}

} // namespace khiar::games::buck_euchre
