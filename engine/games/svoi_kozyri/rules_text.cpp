// SPDX-License-Identifier: GPL-3.0-or-later
// "Rules of this table" for Svoi Kozyri and its relatives: which sentences a table needs. What is off is not spoken of.
#include "engine/games/svoi_kozyri/rules_text.h"

#include "engine/games/svoi_kozyri/rules_sentences.h"

namespace khiar::games::svoi_kozyri {
namespace {

using namespace rule;

class Composer {
public:
    explicit Composer(const Options &options) : m_options(options) {}
    std::vector<RuleSection> compose();

private:
    void cards();
    void deal();
    void play();
    void taking();
    void out();
    void end();
    void say(const Rule &rule, std::vector<Arg> args = {}) { m_writer.say(rule, std::move(args)); }
    bool spareSuits() const { return m_options.seats < m_options.suits; }

    const Options &m_options;
    RulesWriter m_writer;
};

void Composer::cards()
{
    const Options &o = m_options;
    m_writer.section("cards", kHeadCards);
    say(kPlayers, {countArg("n", o.seats)});
    say(o.hasTrumps() ? kPackFour : kPackTwo, {numberArg("n", o.packSize()), countArg("m", o.ranks)});
    m_writer.paragraph();
    if (!o.hasTrumps()) {
        say(kNoTrumps);
        return;
    }
    say(o.trumpDrawn ? kDrawn : kChosen);
    if (spareSuits())
        say(kPlainSuits);
}

void Composer::deal()
{
    const Options &o = m_options;
    m_writer.section("deal", kHeadDeal);
    say(kClockwise);
    say(kDealer);
    m_writer.paragraph();
    if (o.cut)
        say(kCut);
    say(kEach, {countArg("n", o.packSize() / o.seats)});
    if (o.mirror)
        say(o.hasTrumps() ? kMirror : kMirrorTwo);
    if (o.sixes && o.hasTrumps())
        say(spareSuits() ? kSixesSome : kSixes); // A-SK2
    if (o.openHands)
        say(kOpen);
}

void Composer::play()
{
    m_writer.section("play", kHeadPlay, "does-not-beat");
    say(m_options.dealerStarts ? kLeadDealer : kLeadLeft);
    m_writer.paragraph();
    say(kChoice);
    say(m_options.hasTrumps() ? kBeatTrumps : kBeatHigher);
    say(kCover); // A-SK7
    m_writer.paragraph();
    taking();
}

void Composer::taking()
{
    const Options &o = m_options;
    const bool whole = o.pickPlain == kWholePile;
    if (whole)
        say(kTakeAll);
    else
        say(kTakePlain, {countArg("n", o.pickPlain)});
    if (o.hasTrumps() && o.pickTrump != o.pickPlain) {
        if (o.pickTrump == kWholePile)
            say(kTakeTrumpAll);
        else
            say(kTakeTrump, {countArg("n", o.pickTrump)});
    }
    if (o.hasTrumps() && o.pickAce != o.pickTrump) {
        if (o.pickAce == kWholePile)
            say(kTakeAceAll);
        else
            say(kTakeAce, {countArg("n", o.pickAce)});
    }
    say(o.takerLeads ? kTakerLeads : whole ? kNextLeads : kNextFaces);
    say(whole ? kLookAll : kLook); // A-SK8
}

/// With two the first to go out ends the game.
void Composer::out()
{
    m_writer.section("out", kHeadOut);
    if (m_options.seats == 2)
        return;
    say(kGoOut);
    say(m_options.beaterOrLead ? kBeaterBeat : kBeaterLead); // A-SK3
}

void Composer::end()
{
    const Options &o = m_options;
    m_writer.section("end", kHeadEnd);
    say(o.seats == 2 ? kFirstWins : kLastLoses);
    if (o.draw)
        say(o.drawVsBeater ? kDrawAny : kDraw); // A-SK4
    m_writer.paragraph();
    say(kTurnCap, {numberArg("n", o.turnCap)}); // A-SK12
    if (o.repetition)
        say(kRepetition);
}

std::vector<RuleSection> Composer::compose()
{
    cards();
    deal();
    play();
    out();
    end();
    return m_writer.take();
}

} // namespace

std::vector<RuleSection> rulesInWords(const Rules &rules)
{
    return Composer(rules.options).compose();
}

} // namespace khiar::games::svoi_kozyri
