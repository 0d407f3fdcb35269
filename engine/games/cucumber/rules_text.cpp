// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cucumber/rules_text.h"

#include <cstring>

namespace khiar::games::cucumber {

bool RulesText::counts() const
{
    return m_options.values != Values::knockout && m_options.values != Values::none;
}

bool RulesText::canLeave() const
{
    if (m_options.doubling)
        return m_options.end == End::lastSurvivor || m_options.end == End::allButOne || m_options.end == End::fixedDeals;
    return m_options.end == End::lastSurvivor || (knockout() && m_options.end == End::fixedDeals);
}

bool RulesText::comesBack() const
{
    const BuyIn how = m_options.buyIn;
    return !m_options.doubling && canLeave() && (how == BuyIn::free || (how == BuyIn::paid && m_rules.seats >= 4)); // three others, A23
}

bool RulesText::knownRest() const
{
    return (m_options.schedule == Schedule::fixed || m_options.schedule == Schedule::all) && !keepsCards();
}

int RulesText::firstHand() const
{
    State s;
    std::memset(static_cast<void *>(&s), 0, sizeof s);
    s.in = SeatSet((1u << m_rules.seats) - 1);
    s.deal = 1;
    return nextHandSize(m_rules, s);
}

std::vector<RuleSection> RulesText::compose()
{
    cards();
    deal();
    before();
    play();
    stake();
    lastTrick();
    points();
    out();
    end();
    return m_writer.take();
}

} // namespace khiar::games::cucumber
