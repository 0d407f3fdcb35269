// SPDX-License-Identifier: GPL-3.0-or-later
// "Rules of this table": leading, following, who takes a trick, the stake that may be doubled between tricks.
#include "engine/games/cucumber/rules_sentences.h"
#include "engine/games/cucumber/rules_text.h"

namespace khiar::games::cucumber {

using namespace rule;

void RulesText::play()
{
    m_writer.section("play", kHeadPlay, "too-low");
    leads();
    m_writer.paragraph();
    following();
    aceBlock();
    m_writer.paragraph();
    m_writer.say(m_options.sets ? kTakesSets : m_options.beatPrevious ? kTakesWhole : kTakesHighest);
    m_writer.say(kLeadsNext);
    m_writer.say(kOpenCards);
}

void RulesText::leads()
{
    const Options &o = m_options;
    switch (o.firstLead) {
    case FirstLead::forehand: m_writer.say(kLeadForehand); break;
    case FirstLead::dealer: m_writer.say(kLeadDealer); break;
    case FirstLead::lastLoser:
        m_writer.say(oneLoser() ? kLeadLoser : kLeadLosers);
        if (canLeave())
            m_writer.say(kLeadOut);
        break;
    }
    m_writer.say(o.sets ? kLeadSets : o.leadLowest ? kLeadLowest : kLeadAny);
    if (!o.sets)
        return;
    switch (o.special) {
    case Special::none: break;
    case Special::sixOfClubs: m_writer.say(kSetSix); break;
    case Special::blackSevens:
    case Special::blackSevensReversed: m_writer.say(kSetSevens); break;
    case Special::blackSevensEqual: m_writer.say(kSetSevensEqual); break;
    }
}

void RulesText::following()
{
    const Options &o = m_options;
    const bool previous = o.beatPrevious;
    if (o.sets) { // with sets the lowest card that reaches, or an equal one, is no single answer (§5, 2)
        if (o.duty == Duty::must)
            m_writer.say(previous ? kSetsMustPrevious : kSetsMustHighest);
        else
            m_writer.say(previous ? kSetsOptionalPrevious : kSetsOptionalHighest);
        m_writer.say(kSetsReach);
        return;
    }
    switch (o.duty) {
    case Duty::optional:
        m_writer.say(previous ? kOptionalPrevious : kOptionalHighest);
        m_writer.say(kNothingBetween);
        break;
    case Duty::must: m_writer.say(previous ? kMustPrevious : kMustHighest); break;
    case Duty::lowestBeater: m_writer.say(previous ? kCheapestPrevious : kCheapestHighest); break;
    case Duty::matchEqual: m_writer.say(previous ? kEqualPrevious : kEqualHighest); break;
    }
    m_writer.say(kEitherLowest);
    if (previous)
        m_writer.say(kBarFalls);
}

void RulesText::aceBlock()
{
    const Options &o = m_options;
    if (!o.aceBlock)
        return;
    m_writer.say(o.beatPrevious ? kBlockPrevious : kBlockHighest); // A16
    if (o.sets)
        m_writer.say(kBlockSets);
    m_writer.say(o.firstAceKeeps && !o.aceLowLast ? kBlockFirst : kBlockLast); // A17
}

void RulesText::stake()
{
    const RulesWriter::Under doubling(m_writer, "doubling");
    m_writer.section("stake", kHeadStake, "double");
    if (!m_options.doubling)
        return;
    m_writer.say(kStake);
    m_writer.say(kRaise);
    m_writer.say(kAnswer);
    m_writer.say(kRaiseAlone);
    m_writer.paragraph();
    m_writer.say(kRaiseLimits);
    m_writer.say(kRaiseChips);
}

} // namespace khiar::games::cucumber
