// SPDX-License-Identifier: GPL-3.0-or-later
// "Rules of this table": cards and their values, the deal, what comes before play.
#include "engine/games/cucumber/rules_sentences.h"
#include "engine/games/cucumber/rules_text.h"

#include <algorithm>
#include <cstring>

namespace khiar::games::cucumber {

using namespace rule;

// ---- cards -----------------------------------------------------------------------------------------

void RulesText::cards()
{
    m_writer.section("cards", kHeadCards);
    m_writer.say(kPlayers, {countArg("n", m_rules.seats)});
    pack();
    jokers();
    m_writer.paragraph();
    worths();
    m_writer.paragraph();
    const RulesWriter::Under stakes(m_writer, "doubling");
    if (m_options.doubling)
        m_writer.say(kChips, {countArg("n", m_options.credits)});
    if (m_options.settle == Settle::pot)
        m_writer.say(kPot);
}

void RulesText::pack()
{
    switch (m_options.deck) {
    case DeckKind::standard:
        m_writer.say(m_options.packs > 1 ? kPackTwo : kPackOne);
        m_writer.say(kRanks);
        break;
    case DeckKind::five: m_writer.say(kPackFive); break;
    case DeckKind::kille: m_writer.say(kPackKille); break;
    }
    switch (m_options.special) {
    case Special::none: break;
    case Special::sixOfClubs: m_writer.say(kSixOfClubs); break;
    case Special::blackSevens: m_writer.say(kBlackSevens); break;
    case Special::blackSevensReversed: m_writer.say(kBlackSevensReversed); break;
    case Special::blackSevensEqual: m_writer.say(kBlackSevensEqual); break;
    }
}

void RulesText::jokers()
{
    const int n = m_options.jokers;
    const bool aces = m_options.jokersAreAces;
    if (n == 1)
        m_writer.say(aces ? kJokerAce : kJokerTop);
    else if (n > 1)
        m_writer.say(aces ? kJokersAce : kJokersTop, {countArg("n", n)});
}

/// What cards are worth, where a penalty or a hand size asks for it.
void RulesText::worths()
{
    const Options &o = m_options;
    if (!counts() || (o.doubling && o.schedule != Schedule::losingValue))
        return;
    const RulesWriter::Under asked(m_writer, "doubling hand-schedule");
    const bool low = o.aceLowLast;
    if (o.values == Values::cucumbers)
        m_writer.say(kWorthCucumbers);
    else if (o.deck != DeckKind::standard)
        m_writer.say(o.deck == DeckKind::five ? kWorthFive : kWorthKille);
    else if (o.values == Values::courtEleven)
        m_writer.say(low ? kWorthElevenLow : kWorthEleven);
    else if (o.values == Values::courtTen)
        m_writer.say(low ? kWorthTenLow : kWorthTen);
    else
        m_writer.say(low ? kWorthFaceLow : kWorthFace);
    if (o.jokers && !o.jokersAreAces)
        m_writer.say(kWorthJoker);
    switch (o.special) {
    case Special::none: break;
    case Special::sixOfClubs: m_writer.say(kWorthSix); break;
    case Special::blackSevens: m_writer.say(kWorthSevens); break;
    case Special::blackSevensReversed: m_writer.say(kWorthSevensReversed); break;
    case Special::blackSevensEqual: m_writer.say(kWorthSevensEqual); break;
    }
    if (o.values == Values::cucumbers)
        cucumbers();
}

/// A row for each stretch of ranks with as many cucumbers.
void RulesText::cucumbers()
{
    m_writer.table({kHeadColumnCard, kHeadColumnCucumbers});
    for (std::size_t from = 0; from < m_rules.pack.size();) {
        const int worth = m_rules.value[m_rules.pack[from].code];
        std::vector<std::int64_t> ranks;
        std::size_t to = from;
        for (; to < m_rules.pack.size() && m_rules.value[m_rules.pack[to].code] == worth; ++to)
            if (const std::int64_t rank = rankOf(m_rules.pack[to]); ranks.empty() || ranks.back() != rank)
                ranks.push_back(rank);
        m_writer.row("values", {{kHeadCell, {{"n", ranks}}}, {kHeadCell, {numberArg("n", worth)}}});
        from = to;
    }
}

// ---- the deal --------------------------------------------------------------------------------------

void RulesText::deal()
{
    m_writer.section("deal", kHeadDeal);
    m_writer.say(kClockwise);
    m_writer.say(kFirstDealer);
    switch (m_options.nextDealer) {
    case NextDealer::clockwise: m_writer.say(kNextClockwise); break;
    case NextDealer::loser: m_writer.say(oneLoser() ? kNextLoser : kNextLosers); break;
    case NextDealer::lowestLast: m_writer.say(kNextLowest); break;
    }
    if (m_options.nextDealer != NextDealer::clockwise && canLeave())
        m_writer.say(kDealerOut);
    m_writer.paragraph();
    handSizes();
    shortage();
    leftovers();
}

void RulesText::handSizes()
{
    const Options &o = m_options;
    switch (o.schedule) {
    case Schedule::fixed: m_writer.say(kHandFixed, {countArg("n", o.handMax > 0 ? std::min(o.hand, o.handMax) : o.hand)}); return;
    case Schedule::all: m_writer.say(kHandAll); break;
    case Schedule::losingValue:
        m_writer.say(kHandFirst, {countArg("n", o.hand)});
        m_writer.say(kHandLosing);
        if (const int king = o.values == Values::courtTen ? 10 : 11; o.deck == DeckKind::standard && o.values != Values::face && (o.handMax == 0 || o.handMax >= king))
            m_writer.say(kLosingKing, {countArg("n", king)});
        if (o.values == Values::cucumbers)
            m_writer.say(kLosingNothing);
        break;
    case Schedule::down: shrinkingHands(); break;
    case Schedule::zigzag: zigzagHands(); break;
    case Schedule::dealerChoice: {
        State s;
        std::memset(static_cast<void *>(&s), 0, sizeof s);
        s.in = SeatSet((1u << m_rules.seats) - 1);
        const auto [low, high] = handSizeRange(m_rules, s);
        m_writer.say(kDealerChoice, {countArg("players", m_rules.seats), countArg("low", low), countArg("high", high)});
        break;
    }
    }
    if (o.handMax > 0)
        m_writer.say(kHandMax, {countArg("n", o.handMax)});
}

void RulesText::shrinkingHands()
{
    const int hand = m_options.hand;
    m_writer.say(kHandFirst, {countArg("n", hand)});
    m_writer.say(kHandDown);
    switch (m_options.afterOne) {
    case AfterOne::restart: m_writer.say(kDownRestart, {countArg("n", hand)}); break;
    case AfterOne::hold: m_writer.say(kDownHold); break;
    case AfterOne::bounce: m_writer.say(kDownBounce, {countArg("n", hand)}); break;
    }
}

/// From four cards on a zigzag that climbs step by step is another than one that jumps (A36).
void RulesText::zigzagHands()
{
    const int hand = m_options.hand;
    m_writer.say(kHandFirst, {countArg("n", hand)});
    m_writer.say(kHandDown);
    if (hand < 3)
        m_writer.say(kZigzagShort, {countArg("n", hand)});
    else
        m_writer.say(hand == 3 ? kZigzagThree : m_options.zigzagJumps ? kZigzagJump : kZigzagStep, {countArg("n", hand), countArg("m", hand - 1)});
}

/// What is done when the pack is too small, where that can come about.
void RulesText::shortage()
{
    const Options &o = m_options;
    if (o.schedule == Schedule::all || o.schedule == Schedule::dealerChoice)
        return;
    int most = o.hand;
    if (o.schedule == Schedule::losingValue)
        most = std::max<int>(most, *std::max_element(m_rules.value.begin(), m_rules.value.end()));
    if (o.handMax > 0)
        most = std::min(most, o.handMax);
    const int size = int(m_rules.pack.size());
    if (most * m_rules.seats <= size && !keepsCards())
        return;
    const RulesWriter::Under dearest(m_writer, "values special ace-low-last");
    m_writer.say(o.shortage == Shortage::floor ? kShortFloor : kShortSeven);
    if (o.schedule == Schedule::fixed && o.hand * m_rules.seats > size)
        m_writer.say(kEachNow, {countArg("n", firstHand())});
}

void RulesText::leftovers()
{
    const Options &o = m_options;
    if (o.leftover == Leftover::dropLast)
        m_writer.say(kDropLast);
    if (o.schedule == Schedule::all)
        m_writer.say(kEachNow, {countArg("n", firstHand())});
    const bool stock = o.exchange != Exchange::none, shown = o.leftover == Leftover::shown;
    const Rule &undealt = stock ? shown ? kUndealtStockShown : kUndealtStock : shown ? kUndealtShown : kUndealtHidden;
    if (!knownRest()) {
        m_writer.say(undealt);
        return;
    }
    const int rest = int(m_rules.pack.size()) - m_rules.seats * firstHand();
    if (rest == 0)
        m_writer.say(kRestNone, {countArg("players", m_rules.seats)});
    if (rest == 0 && canLeave()) { // there will be some when fewer play
        const RulesWriter::Under even(m_writer, "hand hand-max shortage players deck packs jokers values end");
        m_writer.say(undealt);
    }
    if (rest > 0)
        m_writer.say(stock ? shown ? kRestStockShown : kRestStock : shown ? kRestShown : kRestHidden, {countArg("players", m_rules.seats), countArg("n", rest)});
}

// ---- before play -----------------------------------------------------------------------------------

void RulesText::before()
{
    m_writer.section("before", kHeadBefore);
    if (m_options.exchange == Exchange::rassi) {
        m_writer.say(kRassiFree);
        m_writer.say(kRassiDouble);
        if (!m_options.doubling && !knockout())
            m_writer.say(kRassiCost);
        m_writer.say(kRassiBack);
    } else {
        exchange();
    }
    if (!m_options.kontra)
        return;
    m_writer.paragraph();
    m_writer.say(kKontra);
    if (!knockout())
        m_writer.say(kKontraCost);
}

void RulesText::exchange()
{
    switch (m_options.exchange) {
    case Exchange::none:
    case Exchange::rassi: return;
    case Exchange::forehandExact:
        m_writer.say(kExchangeForehand);
        m_writer.say(kExchangeExactly);
        m_writer.say(kForehandKeeps);
        m_writer.say(kStockAll);
        break;
    case Exchange::dealerKeepTwo:
        m_writer.say(kExchangeDealer);
        m_writer.say(kExchangeExactly);
        m_writer.say(kDealerKeeps);
        m_writer.say(kStockAll);
        break;
    case Exchange::forehandUpper:
        m_writer.say(kExchangeForehand);
        m_writer.say(kExchangeAtMost);
        m_writer.say(kForehandKeeps);
        m_writer.say(kStockLimit);
        break;
    case Exchange::chainUpper:
        m_writer.say(kExchangeForehand);
        m_writer.say(kExchangeChain);
        m_writer.say(kStockLimit);
        break;
    case Exchange::free:
        m_writer.say(kExchangeFree);
        m_writer.say(kStockLimit);
        break;
    }
    m_writer.say(kExchangeDead);
}

} // namespace khiar::games::cucumber
