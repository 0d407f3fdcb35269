// SPDX-License-Identifier: GPL-3.0-or-later
// "Rules of this table" for Apples: which sentences a table needs.
#include "engine/games/apples/rules_text.h"

#include "engine/games/apples/rules_sentences.h"

namespace khiar::games::apples {
namespace {

using namespace rule;

class Composer {
public:
    explicit Composer(const Options &options) : m_options(options) {}
    std::vector<RuleSection> compose();

private:
    void beforeDeal();
    void bidding();
    void pile();
    void play();
    void points();
    void end();
    void say(const Rule &rule, std::vector<Arg> args = {}) { m_writer.say(rule, std::move(args)); }

    const Options &m_options;
    RulesWriter m_writer;
};

void Composer::beforeDeal()
{
    m_writer.section("cards", kHeadCards, "deal");
    say(kPlayers);
    say(kRanks);
    say(m_options.seatDraw ? kSeatDraw : kLots);
    m_writer.section("deal", kHeadDeal);
    say(kClockwise);
    say(m_options.cut ? kCut : kShuffle);
    say(kThirteen);
}

void Composer::bidding()
{
    m_writer.section("bidding", kHeadBidding, "bid-too-low");
    say(kBid);
    say(kHigher);
    say(m_options.suitOrder[2] == Suit::diamonds ? kSuitsSpadesDiamonds : kSuitsSpadesHearts);
    say(kLength); // A-AP5
    m_writer.paragraph();
    say(m_options.reenter ? kReenter : kPassFinal);
    say(kAllPass);
    m_writer.paragraph();
    say(kMaker);
    say(kPrice); // A-AP1, A-AP4
}

void Composer::pile()
{
    m_writer.section("pile", kHeadPile);
    say(kMakerPays);
    say(m_options.openPile ? kOthersOpen : kOthersHidden);
    say(kPileDealt);
    m_writer.section("target", kHeadTarget);
    say(kTarget);
    say(kTargetHidden);
}

void Composer::play()
{
    m_writer.section("play", kHeadPlay, "follow-suit");
    say(kMakerLeads);
    say(kFollow);
    say(kTakes);
    m_writer.paragraph();
    say(kLook);
}

void Composer::points()
{
    const auto row = [&](const Phrase &cards, int worth) { m_writer.row("", {{cards, {}}, {kHeadCell, {numberArg("n", worth)}}}); };
    m_writer.section("points", kHeadPoints, "scores");
    say(kGroups);
    m_writer.table({kHeadColumnCards, kHeadColumnWorth});
    row(kHeadRowAce, valueOf(14));
    row(kHeadRowCourts, valueOf(10));
    row(kHeadRowMiddle, valueOf(6));
    row(kHeadRowLow, valueOf(2));
    say(m_options.perGroup ? kPerGroup : kPerCard); // A-AP3
    m_writer.paragraph();
    say(kTargetTriple, {numberArg("n", m_options.targetTriple)});
    say(kTargetFour, {numberArg("n", m_options.targetFour)});
    say(kBelow);
}

void Composer::end()
{
    m_writer.section("end", kHeadEnd);
    say(kLimit, {numberArg("n", m_options.limit)});
    say(m_options.extraDeal ? kExtraDeal : kShared);
}

std::vector<RuleSection> Composer::compose()
{
    beforeDeal();
    bidding();
    pile();
    play();
    points();
    end();
    return m_writer.take();
}

} // namespace

std::vector<RuleSection> rulesInWords(const Rules &rules)
{
    return Composer(rules.options).compose();
}

} // namespace khiar::games::apples
