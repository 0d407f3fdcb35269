// SPDX-License-Identifier: GPL-3.0-or-later
// Why something may not be done: the first reason that applies, in the order of records.md.
#include "engine/games/apples/rules.h"

#include "engine/kit/cut.h"

namespace khiar::games::apples {
namespace {

using Found = std::optional<Refusal>;

Found checkTurn(const Rules &rules, const State &s, Seat seat)
{
    if (seat >= 0 && seat < kSeats && (Family::toAct(rules, s) & seatBit(seat)))
        return std::nullopt;
    if (s.turn < 0)
        return refuse("not-your-turn", text::kOver);
    if (s.phase == Phase::target)
        return refuse("not-your-turn", text::kHasTarget);
    return refuse("not-your-turn", text::kNotYourTurn, {{"player", SeatArg{s.turn}}});
}

bool belongs(Phase phase, Verb verb)
{
    switch (phase) {
    case Phase::cut: return verb == Verb::cut;
    case Phase::bid: return verb == Verb::bid || verb == Verb::pass;
    case Phase::pile: return verb == Verb::pile;
    case Phase::target: return verb == Verb::target;
    case Phase::play: return verb == Verb::play;
    case Phase::over: break;
    }
    return false;
}

Found checkHeld(const State &s, Seat seat, const Action &a)
{
    const Card c = kit::firstNotHeld(s.hand[std::size_t(seat)], a.used());
    return c.valid() ? Found(refuse("not-in-hand", text::kNotInHand, {{"card", c}})) : std::nullopt;
}

Found checkBid(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    if (a.verb == Verb::pass)
        return std::nullopt;
    if (a.number < 1 || int(a.suit) > 3) // 0 is too low (§6); a bid names a suit
        return refuse("bid-too-low", text::kBidNothing);
    const int length = lengthOf(rules, s, seat, a.suit);
    if (a.number > length) // A-AP5; above thirteen too (§6)
        return refuse("bid-too-long", text::kBidTooLong, {{"n", std::int64_t(length)}, {"suit", a.suit}});
    const Bid bid{std::uint8_t(a.number), a.suit}, best = s.standing();
    if (outbids(rules, s, bid))
        return std::nullopt;
    return refuse("bid-too-low", text::kBidTooLow,
                  {{"n", std::int64_t(a.number)}, {"suit", a.suit}, {"m", std::int64_t(best.number)}, {"best", best.suit}});
}

Found checkPile(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    const int k = int(a.used().size());
    if (k != price(s))
        return refuse("wrong-count", text::kPileCount, {{"n", std::int64_t(price(s))}, {"k", std::int64_t(k)}});
    const CardBits trumps = payable(rules, s, seat);
    for (Card c : a.used())
        if (!kit::has(trumps, c)) {
            Refusal r = refuse("must-be-trump", text::kMustBeTrump, {{"card", c}, {"cards", kit::listOf(trumps)}});
            r.wayOut = kit::setOf(trumps);
            return r;
        }
    return std::nullopt;
}

Found checkOne(const Action &a)
{
    const int k = int(a.used().size());
    if (k == 1)
        return std::nullopt;
    return refuse("wrong-count", text::kOneCard, {{"k", std::int64_t(k)}});
}

Found checkPlay(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    if (auto r = checkOne(a))
        return r;
    const CardBits allowed = playable(rules, s, seat);
    if (kit::has(allowed, a.cards[0]))
        return std::nullopt;
    const Card led = s.trick[std::size_t(s.leader)];
    Refusal r = refuse("follow-suit", text::kFollowSuit, {{"suit", suitOf(led)}, {"cards", kit::listOf(allowed)}});
    r.wayOut = kit::setOf(allowed);
    r.because.add(led);
    return r;
}

} // namespace

std::optional<Refusal> Family::check(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    if (auto r = checkTurn(rules, s, seat))
        return r;
    if (!belongs(s.phase, a.verb))
        return refuse("not-now", text::kNotNow);
    if (auto r = checkHeld(s, seat, a))
        return r;
    const bool wantsCards = s.phase == Phase::pile || s.phase == Phase::target || s.phase == Phase::play;
    if (!wantsCards && a.count > 0)
        return refuse("wrong-count", text::kNoCards, {{"k", std::int64_t(a.used().size())}});
    switch (s.phase) {
    case Phase::cut: return kit::cut::check(a, kPack);
    case Phase::bid: return checkBid(rules, s, seat, a);
    case Phase::pile: return checkPile(rules, s, seat, a);
    case Phase::target: return checkOne(a);
    case Phase::play: return checkPlay(rules, s, seat, a);
    case Phase::over: break;
    }
    return std::nullopt;
}

} // namespace khiar::games::apples
