// SPDX-License-Identifier: GPL-3.0-or-later
// "Rules of this table": the last trick, what it costs, who goes out and comes back, how it ends.
#include "engine/games/cucumber/rules_sentences.h"
#include "engine/games/cucumber/rules_text.h"

namespace khiar::games::cucumber {

using namespace rule;

void RulesText::lastTrick()
{
    const Options &o = m_options;
    m_writer.section("last-trick", kHeadLast);
    m_writer.say(kLastOnly);
    if (o.aceLowLast)
        m_writer.say(kAceLow);
    if (o.lastTogether)
        m_writer.say(kTogether);
    switch (o.tie) {
    case Tie::last: m_writer.say(kLoserLast); break;
    case Tie::all: m_writer.say(kLoserAll); break;
    case Tie::allButFirstLowest: m_writer.say(kLoserAllBut); break;
    }
    if (o.rampo)
        m_writer.say(o.settle == Settle::pot ? kRampoPot : kRampo);
}

// ---- what a deal costs -----------------------------------------------------------------------------

void RulesText::points()
{
    const RulesWriter::Under doubling(m_writer, "doubling");
    m_writer.section("points", m_options.doubling ? kHeadChips : kHeadPoints, "last-trick");
    if (m_options.doubling)
        m_writer.say(kPaysStake);
    else
        penalty();
}

/// With knock-out nothing is counted, but a losing card may still be kept.
void RulesText::penalty()
{
    const Options &o = m_options;
    const bool kept = o.scoreBy == ScoreBy::cards;
    if (o.values == Values::none)
        m_writer.say(kPenaltyOne);
    if (kept)
        m_writer.say(kKept);
    if (counts())
        m_writer.say(kept ? kKeptSum : o.tie == Tie::allButFirstLowest ? kPenaltyOwn : kPenalty);
    if (knockout())
        return;
    if (o.onesDouble)
        m_writer.say(kOnesDouble);
    if (o.resetAt)
        m_writer.say(kept ? kResetCards : kReset, {numberArg("n", o.resetAt)});
    if (!o.tieBonus)
        return;
    m_writer.paragraph();
    m_writer.say(kBonus);
    if (o.lives == Lives::two && hasLimit(o))
        m_writer.say(kBonusLast);
}

// ---- out and back in -------------------------------------------------------------------------------

void RulesText::out()
{
    const RulesWriter::Under doubling(m_writer, "doubling");
    m_writer.section("out", canLeave() ? kHeadOut : kHeadBust, "cucumber");
    if (m_options.doubling) {
        if (canLeave())
            m_writer.say(kOutChips);
    } else if (hasLimit(m_options) || (knockout() && m_options.end != End::allButOne)) {
        bust();
        lives();
    }
    m_writer.paragraph();
    if (!m_options.doubling)
        buyIn();
    m_writer.paragraph();
    if (canLeave())
        m_writer.say(kPassedOver);
    allOut();
}

void RulesText::bust()
{
    const Options &o = m_options;
    const std::vector<Arg> limit = {numberArg("n", o.limit)};
    if (knockout()) {
        if (o.lives == Lives::one && canLeave() && !comesBack())
            m_writer.say(kKnockout);
        else
            m_writer.say(kBustKnockout);
    } else if (o.bust == Bust::reach) {
        m_writer.say(kBustReach, limit);
    } else {
        m_writer.say(o.resetAt == o.limit ? kBustExceedReset : kBustExceed, limit);
    }
}

void RulesText::lives()
{
    const Options &o = m_options;
    if (o.end == End::allButOne) {
        m_writer.say(kBustPlaysOn);
        return;
    }
    switch (o.lives) {
    case Lives::one:
        if (canLeave() && !knockout() && !comesBack())
            m_writer.say(kOneLife);
        return;
    case Lives::two: m_writer.say(kTwoLives); break;
    case Lives::halfCucumber: m_writer.say(o.halfKeepsHighest ? kHalfHighest : kHalfTop); break; // A9
    }
    if (canLeave())
        m_writer.say(kSecondOut);
}

void RulesText::buyIn()
{
    const Options &o = m_options;
    const bool pot = o.settle == Settle::pot;
    if (o.buyIn == BuyIn::paid && m_rules.seats < 4)
        m_writer.say(kBuyInNever, {countArg("n", m_rules.seats)});
    else if (o.buyIn == BuyIn::paid && !canLeave())
        m_writer.say(pot ? kBuyInOnlyEarlyPot : kBuyInOnlyEarly);
    if (!comesBack())
        return;
    if (o.buyIn == BuyIn::free) {
        m_writer.say(kBuyInFree);
    } else {
        m_writer.say(pot ? kBuyInPot : kBuyIn);
        m_writer.say(kBuyInEarly);
    }
    m_writer.say(kElseOut);
}

/// Several can only go out together where equals lose together (A22).
void RulesText::allOut()
{
    const Options &o = m_options;
    if (o.tie != Tie::all || !canLeave() || o.end == End::fixedDeals)
        return;
    switch (o.allOut) {
    case AllOut::lowestTotal:
        if (knockout() && !o.doubling) // without totals nobody can be told from the others (§7 Krypkille)
            m_writer.say(kAllOutReplay);
        else
            m_writer.say(o.doubling ? kAllOutChips : kAllOutLowest);
        break;
    case AllOut::replay: m_writer.say(kAllOutReplay); break;
    case AllOut::random: m_writer.say(o.doubling ? kAllOutLots : kAllOutRandom); break;
    }
}

// ---- the end ---------------------------------------------------------------------------------------

void RulesText::end()
{
    const Options &o = m_options;
    const bool second = o.lives != Lives::one;
    const std::vector<Arg> deals = {countArg("n", o.deals)};
    m_writer.section("end", kHeadEnd);
    switch (o.end) {
    case End::lastSurvivor: m_writer.say(o.doubling ? kEndLastChips : kEndLast); break;
    case End::firstBustLoses: m_writer.say(o.doubling ? kEndChipsLose : second ? kEndSecondLoses : kEndBustLoses); break;
    case End::firstBustLowestWins: m_writer.say(o.doubling ? kEndChipsMost : second ? kEndSecondLowest : kEndBustLowest); break;
    case End::allButOne: m_writer.say(o.doubling ? kEndLastChips : kEndAllButOne); break;
    case End::fixedDeals:
        m_writer.say(o.doubling ? kEndDealsChips : o.values == Values::none ? kEndDealsLost : kEndDeals, deals);
        if (o.doubling || knockout())
            m_writer.say(kEndAlone);
        break;
    }
    settling();
}

void RulesText::settling()
{
    const Options &o = m_options;
    const bool winner = o.end != End::firstBustLoses;
    if (o.settle == Settle::pot)
        m_writer.say(winner ? kPotWon : kPotStays);
    if (o.settle == Settle::difference && winner && !o.doubling)
        m_writer.say(kDifference);
}

} // namespace khiar::games::cucumber
