// SPDX-License-Identifier: GPL-3.0-or-later
// What a bot reads off its view, and its reasons in words.
#include "engine/games/cucumber/bots.h"
#include "engine/games/cucumber/texts.h"

#include <algorithm>

namespace khiar::games::cucumber {

Sight::Sight(const Rules &rules, const State &state, Seat seat) : m_rules(rules), m_state(state), m_seat(seat)
{
    // Codes of one pack ascend with the rank, so insertion has next to nothing to do.
    state.hand[std::size_t(seat)].each([&](Card c) {
        std::size_t i = m_size++;
        for (; i > 0 && strength(m_hand[i - 1]) > strength(c); --i)
            m_hand[i] = m_hand[i - 1];
        m_hand[i] = c;
    });
    if (m_size)
        m_keeper = m_hand[0];
    for (std::size_t i = 1; i < m_size && rules.options.aceLowLast; ++i)
        if (danger(m_hand[i]) < danger(m_keeper))
            m_keeper = m_hand[i];
}

int Sight::strongestUnseen() const
{
    if (m_strongestUnseen >= 0)
        return m_strongestUnseen;
    CardSet seen = m_state.hand[std::size_t(m_seat)];
    for (std::size_t p = 0; p < std::size_t(m_rules.seats); ++p)
        for (std::size_t i = 0; i < m_state.playedCount[p]; ++i)
            seen.add(m_state.played[p][i]);
    for (std::size_t i = 0; i < m_state.keptCount; ++i)
        seen.add(m_state.kept[i]);
    int strength = kMaxStrength;
    while (strength > 0 && (m_rules.equal[std::size_t(strength)] - seen).empty())
        --strength;
    return m_strongestUnseen = strength;
}

Text Sight::why(const Choice &choice) const
{
    const Card card = choice.action.count ? choice.action.cards[0] : kNoCard;
    const auto bar = [&] { return Arg{"bar", trickOf(m_state, m_state.ref)[0]}; };
    switch (choice.why) {
    case Why::none: break;
    case Why::only: return {text::kWhyOnly, {}};
    case Why::cannotReach: return {text::kWhyCannotReach, {bar()}};
    case Why::cheapest: return {text::kWhyCheapest, {bar(), {"lowest", keeper()}}};
    case Why::lastTwo: return {text::kWhyLastTwo, {{"lowest", keeper()}}};
    case Why::leadHigh: return {text::kWhyLeadHigh, {{"card", card}}};
    case Why::leadSecond: return {text::kWhyLeadSecond, {{"card", card}, {"highest", highest()}}};
    case Why::takeNow: return {text::kWhyTakeNow, {{"card", card}}};
    case Why::takeSure: return {text::kWhyTakeSure, {{"card", card}}};
    case Why::saveHigh: return {text::kWhySaveHigh, {bar()}};
    case Why::master: return {text::kWhyMaster, {{"card", highest()}}};
    case Why::spareLow: return {text::kWhySpareLow, {{"lowest", m_hand[1]}}};
    case Why::shedHigh: return {text::kWhyShedHigh, {{"card", card}}};
    case Why::shedMiddle: return {text::kWhyShedMiddle, {}};
    case Why::slipUnder: return {text::kWhySlipUnder, {}};
    case Why::tried: return {text::kWhyTried, {}};
    case Why::leadSet: return {text::kWhyLeadSet, {}};
    case Why::setReaches: return {text::kWhySetReaches, {}};
    case Why::setLow: return {text::kWhySetLow, {}};
    case Why::newHand: return {text::kWhyNewHand, {}};
    case Why::keepHand: return {text::kWhyKeepHand, {}};
    case Why::callKontra: return {text::kWhyKontra, {}};
    case Why::passKontra: return {text::kWhyPass, {}};
    case Why::raiseStake: return {text::kWhyRaise, {}};
    case Why::leaveStake: return {text::kWhyLeadOn, {}};
    case Why::accept: return {text::kWhyAccept, {}};
    case Why::drop: return {text::kWhyDrop, {}};
    case Why::buyIn: return {text::kWhyBuyIn, {}};
    case Why::decline: return {text::kWhyDecline, {}};
    case Why::handSize: return {text::kWhyHandSize, {}};
    case Why::exchangeMiddle: return {text::kWhyExchangeMiddle, {}};
    case Why::exchangeNumber: return {text::kWhyExchangeNumber, {}};
    case Why::keepAll: return {text::kWhyKeepAll, {}};
    }
    return {};
}

} // namespace khiar::games::cucumber
