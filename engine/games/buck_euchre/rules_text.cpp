// SPDX-License-Identifier: GPL-3.0-or-later
// "Rules of this table" for the Buck Euchre family: which sentences a table needs. What is off is not spoken of.
#include "engine/games/buck_euchre/rules_text.h"

#include "engine/games/buck_euchre/rules_sentences.h"

namespace khiar::games::buck_euchre {
namespace {

using namespace rule;

class Composer {
public:
    explicit Composer(const Rules &rules) : m_rules(rules), m_options(rules.options) {}
    std::vector<RuleSection> compose();

private:
    void cards();
    void deal();
    void turnedClub();
    void exchange();
    void trumps();
    void orderUp();
    void bids();
    void nobody();
    void stay();
    void unopposed();
    void play();
    void points();
    void end();
    void say(const Rule &rule, std::vector<Arg> args = {}) { m_writer.say(rule, std::move(args)); }

    const Rules &m_rules;
    const Options &m_options;
    RulesWriter m_writer;
};

void Composer::cards()
{
    const int size = int(m_rules.pack.size());
    m_writer.section("cards", kHeadCards, "bowers");
    say(kPlayers, {countArg("n", m_rules.seats)});
    if (m_options.lowRank >= 9)
        say(m_options.lowRank == 10 ? kPackTen : kPackNine, {numberArg("n", size)});
    else
        say(kPack, {numberArg("n", size), numberArg("low", m_options.lowRank)});
    say(kOrder);
    say(kLeft);
    m_writer.paragraph();
    say(kStart, {numberArg("n", m_options.startScore)});
}

void Composer::deal()
{
    const Options &o = m_options;
    const bool widow = o.exchange == Exchange::widow;
    m_writer.section("deal", kHeadDeal);
    say(kClockwise);
    say(kDealer);
    m_writer.paragraph();
    say(kFive);
    if (hasUpcard(o))
        say(kUpcard);
    if (widow)
        say(kWidow);
    const int rest = int(m_rules.pack.size()) - kHand * (m_rules.seats + widow) - hasUpcard(o);
    if (rest == 0)
        say(kRestNone);
    else
        say(o.exchange == Exchange::undealt ? kRestStock : kRest, {countArg("n", rest)});
    m_writer.paragraph();
    turnedClub();
}

/// A-BU6, A-BU11
void Composer::turnedClub()
{
    if (!hasUpcard(m_options) || !m_options.clubRule)
        return;
    say(kClub);
    if (!m_options.dealerTakesClub)
        say(kClubStays);
    else
        say(m_options.buryUpcard ? kClubTaken : kClubTakenKept);
}

void Composer::exchange()
{
    m_writer.section("exchange", kHeadExchange);
    if (m_options.exchange == Exchange::widow) {
        say(kWidowSwap);
        say(kWidowDead);
    }
    if (m_options.exchange == Exchange::undealt) {
        say(kUndealt);
        say(kUndealtDead);
    }
}

void Composer::trumps()
{
    m_writer.section("trumps", kHeadTrumps, hasBids(m_options) ? "bid-too-low" : "order");
    if (hasBids(m_options))
        bids();
    else
        orderUp();
    say(m_options.requirementIsBid ? kNeedsBid : kNeedsThree);
    m_writer.paragraph();
    nobody();
}

void Composer::orderUp()
{
    say(kOrderUp);
    say(m_options.buryUpcard ? kDealerBuries : kDealerBuriesOther);
    m_writer.paragraph();
    say(m_options.noTrumpCall ? kSecondRoundNone : kSecondRound);
}

void Composer::bids()
{
    const Options &o = m_options;
    const bool laps = o.bidding == Bidding::laps, one = o.maxBid == 1;
    if (one)
        say(laps ? kLapsOne : kOneRoundOne);
    else
        say(laps ? kLaps : kOneRound, {numberArg("max", o.maxBid)});
    if (laps)
        say(kLapsEnd);
    if (o.maxBid > kHand)
        say(kOverbid);
    m_writer.paragraph();
    say(kNames);
    if (o.exchange == Exchange::upcard)
        say(o.buryUpcard ? kMakerTakes : kMakerTakesOther);
}

void Composer::nobody()
{
    switch (m_options.allPass) {
    case AllPass::noTrump: say(kNobodyNoTrumps); break;
    case AllPass::redealNext: say(kNobodyNext); break;
    case AllPass::redealSame: say(kNobodySame); break;
    case AllPass::dealerOne: say(kDealerOne); break;
    }
}

void Composer::stay()
{
    m_writer.section("stay", kHeadStay);
    say(kStay);
    say(kStayCosts);
    if (m_options.dropLimit > 0)
        say(kDropLimit, {countArg("n", m_options.dropLimit)}); // A-BU20
    if (m_options.mustStayAt >= 0)
        say(kMustStay, {numberArg("n", m_options.mustStayAt)});
    m_writer.paragraph();
    unopposed();
}

/// A-BU7
void Composer::unopposed()
{
    switch (m_options.uncontested) {
    case Uncontested::minusFive: say(kAloneFive); break;
    case Uncontested::sweep: say(kAloneWins); break;
    case Uncontested::requirement: say(kAloneNeeded); break;
    }
    if (hasBids(m_options) && m_options.maxBid > kHand)
        say(kAloneOverbid);
}

void Composer::play()
{
    m_writer.section("play", kHeadPlay, "follow-suit");
    say(m_options.makerLeads ? kLeadMaker : kLeadLeft);
    say(kFollow);
    say(kTakes);
    say(kTricks);
}

void Composer::points()
{
    m_writer.section("points", kHeadPoints, "score");
    say(kTrickOff);
    if (m_options.penalty == 0) {
        say(kNoPenalty);
    } else {
        say(kNoTrick, {countArg("n", m_options.penalty)});
        say(kMakerShort);
    }
    if (m_options.sweepWins)
        say(kSweep);
}

void Composer::end()
{
    m_writer.section("end", kHeadEnd);
    say(kZero);
    say(m_options.extraDeal ? kExtraDeal : kDraw);
    say(kLongest, {numberArg("n", kMaxDeals)});
}

std::vector<RuleSection> Composer::compose()
{
    cards();
    deal();
    exchange();
    trumps();
    stay();
    play();
    points();
    end();
    return m_writer.take();
}

} // namespace

std::vector<RuleSection> rulesInWords(const Rules &rules)
{
    return Composer(rules).compose();
}

} // namespace khiar::games::buck_euchre
