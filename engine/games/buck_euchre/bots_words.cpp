// SPDX-License-Identifier: GPL-3.0-or-later
// Why something was chosen, read off the position, and as a sentence.
#include "engine/games/buck_euchre/bots.h"
#include "engine/games/buck_euchre/texts.h"

namespace khiar::games::buck_euchre {
namespace {

/// What a seat that stays has to show for it.
Why reasonToStay(const Rules &rules, const State &s, Seat seat)
{
    if (mustStay(rules, s, seat) != MustStay::no)
        return Why::only;
    const double none = noTrickChance(rules, s.hand[std::size_t(seat)], s.trump, kit::seatCount(s.playing) - 1);
    if (none < 0.01)
        return Why::staySure;
    return none > 0.3 && isClose(s, s.maker) ? Why::stayBlock : Why::stay;
}

Why reasonToLead(const Rules &rules, const State &s, Seat seat, Card c)
{
    const CardBits unseen = unseenBy(rules, s, seat);
    const bool trump = rules.trumps.suitOf(s.trump, c) == s.trump;
    if (isSure(rules, s, unseen, c))
        return Why::leadSure;
    if (seat == s.maker && trump)
        return Why::leadTrumps;
    if (isHighest(rules, s, unseen, c))
        return Why::leadHigh;
    return !trump && worthOf(rules, s.hand[std::size_t(seat)], s.trump, c) < 0.2 ? Why::leadAway : Why::leadTry;
}

Why reasonToFollow(const Rules &rules, const State &s, Seat seat, Card c)
{
    const auto power = [&](Card card) { return rules.trumps.power(s.trump, s.led, card); };
    if (power(c) > s.power) {
        if (s.best == sweeperBut(rules, s, seat))
            return Why::breakSweep;
        if (SeatSet(s.inTrick | seatBit(seat)) == s.playing || isSure(rules, s, unseenBy(rules, s, seat), c))
            return Why::takeSure;
        return s.led != s.trump && rules.trumps.suitOf(s.trump, c) == s.trump ? Why::trumpIn : Why::takeTry;
    }
    bool could = false;
    kit::each(playable(rules, s, seat), [&](Card card) { could = could || power(card) > s.power; });
    return could ? Why::keepBack : Why::cannotTake;
}

Why reasonToBury(const Rules &rules, const State &s, Seat seat, Card c)
{
    const int suit = rules.trumps.suitOf(s.trump, c);
    const bool lone = kit::isOne(s.hand[std::size_t(seat)] & rules.trumps.cardsOf(s.trump, suit));
    return lone && suit != s.trump && s.trump != kit::kNoTrumps ? Why::buryLone : Why::buryLeast;
}

Why reasonToPass(const State &s)
{
    return s.phase == Phase::order ? Why::passOrder : s.phase == Phase::name ? Why::passName : Why::passBid;
}

} // namespace

Why reasonFor(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    if (Family::countLegal(rules, s, seat) == 1)
        return Why::only;
    switch (a.verb) {
    case Verb::order: return Why::order;
    case Verb::pass: return reasonToPass(s);
    case Verb::name: return a.suit == Suit::none ? Why::nameNone : Why::nameSuit;
    case Verb::bid: return a.number > kHand ? Why::bidBlock : Why::bid;
    case Verb::stay: return reasonToStay(rules, s, seat);
    case Verb::drop: return Why::drop;
    case Verb::discard: return reasonToBury(rules, s, seat, a.cards[0]);
    case Verb::swap: return Why::swap;
    case Verb::keep: return s.phase == Phase::widow ? Why::keepHand : Why::keepAll;
    case Verb::take: return Why::take;
    case Verb::leave: return Why::leave;
    case Verb::exchange: return Why::exchange;
    case Verb::play: return s.led < 0 ? reasonToLead(rules, s, seat, a.cards[0]) : reasonToFollow(rules, s, seat, a.cards[0]);
    default: return Why::none;
    }
}

Text whyText(const State &s, const Choice &choice)
{
    const Card card = choice.action.count ? choice.action.cards[0] : s.upcard;
    switch (choice.why) {
    case Why::none: break;
    case Why::only: return {text::kWhyOnly, {}};
    case Why::order: return {text::kWhyOrder, {{"suit", suitOf(s.upcard)}}};
    case Why::passOrder: return {text::kWhyPassOrder, {{"suit", suitOf(s.upcard)}}};
    case Why::passName: return {text::kWhyPassName, {}};
    case Why::nameSuit: return {text::kWhyNameSuit, {{"suit", choice.action.suit}}};
    case Why::nameNone: return {text::kWhyNameNone, {}};
    case Why::bid: return {text::kWhyBid, {}};
    case Why::bidBlock: return {text::kWhyBidBlock, {}};
    case Why::passBid: return {text::kWhyPassBid, {}};
    case Why::staySure: return {text::kWhyStaySure, {}};
    case Why::stay: return {text::kWhyStay, {}};
    case Why::stayBlock: return {text::kWhyStayBlock, {{"player", SeatArg{Seat(s.maker)}}}};
    case Why::drop: return {text::kWhyDrop, {}};
    case Why::buryLone: return {text::kWhyBuryLone, {{"card", card}}};
    case Why::buryLeast: return {text::kWhyBuryLeast, {{"card", card}}};
    case Why::swap: return {text::kWhySwap, {}};
    case Why::keepHand: return {text::kWhyKeepHand, {}};
    case Why::take: return {text::kWhyTake, {{"card", card}}};
    case Why::leave: return {text::kWhyLeave, {{"card", card}}};
    case Why::exchange: return {text::kWhyExchange, {}};
    case Why::keepAll: return {text::kWhyKeepAll, {}};
    case Why::leadTrumps: return {text::kWhyLeadTrumps, {{"card", card}}};
    case Why::leadSure: return {text::kWhyLeadSure, {{"card", card}}};
    case Why::leadHigh: return {text::kWhyLeadHigh, {{"card", card}}};
    case Why::leadAway: return {text::kWhyLeadAway, {{"card", card}}};
    case Why::leadTry: return {text::kWhyLeadTry, {{"card", card}}};
    case Why::breakSweep: return {text::kWhyBreakSweep, {{"player", SeatArg{Seat(s.best)}}}};
    case Why::takeSure: return {text::kWhyTakeSure, {{"card", card}}};
    case Why::takeTry: return {text::kWhyTakeTry, {{"card", card}}};
    case Why::trumpIn: return {text::kWhyTrumpIn, {{"card", card}}};
    case Why::cannotTake: return {text::kWhyCannotTake, {{"card", card}}};
    case Why::keepBack: return {text::kWhyKeepBack, {}};
    }
    return {};
}

} // namespace khiar::games::buck_euchre
