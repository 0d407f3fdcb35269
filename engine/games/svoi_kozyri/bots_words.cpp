// SPDX-License-Identifier: GPL-3.0-or-later
// Why something was chosen, as a sentence.
#include "engine/games/svoi_kozyri/bots.h"
#include "engine/games/svoi_kozyri/texts.h"

namespace khiar::games::svoi_kozyri {

Text Sight::why(const Choice &choice) const
{
    const Action &a = choice.action;
    const Card card = a.count ? a.cards[0] : kNoCard, last = a.count ? a.cards[std::size_t(a.count - 1)] : kNoCard;
    const std::vector<Arg> atNext = {{"card", last}, {"player", SeatArg{m_next}}};
    const std::vector<Arg> taken = {{"n", std::int64_t(pickUp(m_rules, m_state, m_seat))}};
    switch (choice.why) {
    case Why::none: break;
    case Why::anySuit: return {text::kWhyAnySuit, {}};
    case Why::noCut: return {text::kWhyNoCut, {}};
    case Why::onlyTake: return {text::kWhyOnlyTake, {{"top", m_state.top()}}};
    case Why::goOut: return {text::kWhyGoOut, {}};
    case Why::leadLow: return {text::kWhyLeadLow, {{"card", card}}};
    case Why::leadBlow: return {text::kWhyLeadBlow, atNext};
    case Why::blowSure: return {text::kWhyBlowSure, atNext};
    case Why::blow: return {text::kWhyBlow, atNext};
    case Why::beatCheap: return {text::kWhyBeatCheap, {{"card", card}}};
    case Why::beatTrump: return {text::kWhyBeatTrump, {{"card", card}}};
    case Why::takeTrumps: return {text::kWhyTakeTrumps, {}};
    case Why::takeBlow: return {text::kWhyTakeBlow, {{"player", SeatArg{m_next}}}};
    case Why::takeKeep: return {text::kWhyTakeKeep, taken};
    case Why::winsIn: return {text::kWhyWins, {{"player", SeatArg{m_next}}, {"n", std::int64_t(choice.turns)}}};
    case Why::holdsOut: return {text::kWhyHoldsOut, {{"player", SeatArg{m_next}}}};
    case Why::holdsDraw: return {text::kWhyHoldsDraw, {}};
    }
    return {};
}

} // namespace khiar::games::svoi_kozyri
