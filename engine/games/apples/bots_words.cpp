// SPDX-License-Identifier: GPL-3.0-or-later
// Why something was chosen, read off the position, and as a sentence.
#include "engine/games/apples/bots.h"
#include "engine/games/apples/texts.h"

#include <algorithm>

namespace khiar::games::apples {

namespace {

constexpr int kLow = 5, kNine = 9;

Why reasonToPay(const Sight &sight, const Action &a)
{
    const CardBits may = payable(sight.rules(), sight.state(), sight.seat());
    if (kit::countOf(may) == price(sight.state()))
        return Why::only;
    if (sight.seat() == sight.state().maker)
        return Why::payTrumps;
    const auto cards = a.used();
    return std::any_of(cards.begin(), cards.end(), [](Card c) { return rankOf(c) <= kLow; }) ? Why::payLow : Why::paySpare;
}

} // namespace

Why reasonFor(const Sight &sight, const Action &a)
{
    switch (a.verb) {
    case Verb::cut: return Why::noCut;
    case Verb::pass: return Why::passDear;
    case Verb::bid: return Why::bidLong;
    case Verb::pile: return reasonToPay(sight, a);
    case Verb::target: return rankOf(a.cards[0]) <= kLow ? Why::targetLow : rankOf(a.cards[0]) <= kNine ? Why::targetMiddle : Why::targetSpare;
    default: return reasonForCard(sight, a.cards[0]);
    }
}

Text Sight::why(const Choice &choice) const
{
    const Card card = choice.action.count ? choice.action.cards[0] : kNoCard;
    const std::int64_t triple = m_rules.options.targetTriple, four = m_rules.options.targetFour;
    switch (choice.why) {
    case Why::none: break;
    case Why::only: return {text::kWhyOnly, {}};
    case Why::noCut: return {text::kWhyNoCut, {}};
    case Why::bidLong: return {text::kWhyBid, {{"suit", choice.action.suit}, {"n", std::int64_t(choice.action.number)}}};
    case Why::passDear: return {text::kWhyPass, {}};
    case Why::payTrumps: return {text::kWhyPayTrumps, {}};
    case Why::payLow: return {text::kWhyPayLow, {}};
    case Why::paySpare: return {text::kWhyPaySpare, {}};
    case Why::targetLow: return {text::kWhyTargetLow, {{"n", triple}, {"m", four}}};
    case Why::targetMiddle: return {text::kWhyTargetMiddle, {{"n", triple}}};
    case Why::targetSpare: return {text::kWhyTargetSpare, {{"card", card}}};
    case Why::takeGroup: return {text::kWhyTakeGroup, {}};
    case Why::takeSure: return {text::kWhyTakeSure, {{"card", card}}};
    case Why::takeCheap: return {text::kWhyTakeCheap, {{"card", card}}};
    case Why::dropGroup: return {text::kWhyDropGroup, {{"player", SeatArg{Seat(m_state.best)}}, {"card", card}}};
    case Why::dropLow: return {text::kWhyDropLow, {{"card", card}}};
    case Why::keepAway: return {text::kWhyKeepAway, {}};
    case Why::cannotTake: return {text::kWhyCannotTake, {}};
    case Why::leadTop: return {text::kWhyLeadTop, {{"card", card}}};
    case Why::leadAway: return {text::kWhyLeadAway, {{"card", card}}};
    case Why::leadTry: return {text::kWhyLeadTry, {{"card", card}}};
    }
    return {};
}

} // namespace khiar::games::apples
