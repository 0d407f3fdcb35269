// SPDX-License-Identifier: GPL-3.0-or-later
// Combinations of options that make no game: rules/cucumber.md §5 items 2 to 7, 9, 10, 15 and §7, each refused by name.
#include "engine/games/cucumber/options.h"

#include "engine/games/cucumber/problems.h"
#include "engine/games/cucumber/rules.h"

#include <algorithm>

namespace khiar::games::cucumber {
namespace {

using namespace problem;
using Found = std::optional<Phrase>;

/// 7: which cards belong to which deck; two packs are of standard cards.
Found checkDeck(const Options &o)
{
    if (o.deck != DeckKind::standard) {
        if (o.jokers || o.special != Special::none)
            return kJokersNeedStandard;
        if (o.aceBlock)
            return kAceBlockNeedsStandard;
        if (o.aceLowLast)
            return kAceLowNeedsStandard;
        if (o.values == Values::courtEleven || o.values == Values::courtTen)
            return kCourtNeedsStandard;
        if (o.packs > 1)
            return kPacksNeedStandard;
    }
    if (o.deck != DeckKind::five && o.values == Values::cucumbers)
        return kCucumbersNeedFive;
    if (o.deck != DeckKind::five && o.onesDouble)
        return kOnesNeedFive;
    return std::nullopt;
}

/// 2 and 6: what cannot be compared.
Found checkTricks(const Options &o)
{
    if (o.sets && (o.duty == Duty::lowestBeater || o.duty == Duty::matchEqual))
        return kSetsNeedDuty;
    if (o.sets && o.leadLowest)
        return kSetsNeedLead;
    if (o.aceLowLast && o.jokers && !o.jokersAreAces)
        return kAceLowNeedsJokerAces;
    if (o.aceLowLast && o.special != Special::none)
        return kAceLowNeedsNoSpecial;
    return std::nullopt;
}

/// 3 and 4: a kept card cannot be doubled or partly returned, and a bonus needs one loser.
Found checkScoring(const Options &o)
{
    if (o.tieBonus && o.scoreBy == ScoreBy::cards)
        return kBonusNeedsPoints;
    if (o.tieBonus && o.tie != Tie::last)
        return kBonusNeedsLast;
    if (o.tieBonus && o.kontra)
        return kKontraNeedsNoBonus;
    if (o.scoreBy != ScoreBy::cards)
        return std::nullopt;
    if (o.kontra)
        return kKontraNeedsPoints;
    if (o.exchange == Exchange::rassi)
        return kRassiNeedsPoints;
    if (o.onesDouble)
        return kOnesNeedPoints;
    if (o.lives == Lives::two)
        return kLivesNeedPoints;
    if (o.buyIn != BuyIn::none)
        return kBuyInNeedsPoints;
    return std::nullopt;
}

/// 10, 12, 15: lives, buy-ins and ends that contradict each other.
Found checkEnds(const Options &o)
{
    if (o.lives == Lives::two && o.buyIn != BuyIn::none)
        return kLivesNeedNoBuyIn;
    if (o.lives == Lives::two && o.end == End::firstBustLoses)
        return kLivesNeedSurvivor;
    if (o.lives == Lives::halfCucumber && o.scoreBy != ScoreBy::cards)
        return kHalfNeedsCards;
    if (o.end == End::allButOne && (o.lives != Lives::one || o.buyIn != BuyIn::none || o.values == Values::knockout))
        return kAllButOneNeedsNoOut;
    if (o.kontra && o.doubling)
        return kKontraNeedsNoDoubling;
    if (o.deals && o.end != End::fixedDeals)
        return kDealsNeedFixed;
    if (o.values == Values::none && o.end != End::fixedDeals)
        return kNoValuesNeedFixed;
    return std::nullopt;
}

/// 9 and the exchange of §7.
Found checkDealing(const Options &o)
{
    if (o.schedule == Schedule::losingValue && (o.values == Values::none || o.values == Values::knockout))
        return kLosingValueNeedsValues;
    if (o.schedule == Schedule::all && o.exchange != Exchange::none && o.exchange != Exchange::rassi)
        return kExchangeNeedsStock;
    return std::nullopt;
}

/// 5: what is wiped out must not have bust. With chips, without a limit, nothing busts.
bool resetBusts(const Options &o)
{
    return o.resetAt && !o.doubling && (o.bust == Bust::reach ? o.resetAt >= o.limit : o.resetAt > o.limit);
}

/// Whether kept cards could leave the pack with fewer cards than there are players (1: a hand below 1). Worst case:
/// everybody keeps the cheapest cards up to just before busting, or has gone out with one card more; where deals are
/// counted or the loser is out at once, whoever loses keeps a card of each deal.
bool keptMayRunOut(const Options &o, int players)
{
    const Rules rules = makeRules(o, players);
    std::vector<int> values;
    for (Card c : rules.pack)
        values.push_back(rules.value[c.code]);
    std::sort(values.begin(), values.end());
    const int size = int(values.size()), dearest = values.back();
    const int losers = o.tie == Tie::last ? 1 : o.tie == Tie::all ? std::min(players, 4 * o.packs) : players - 1;
    if (o.doubling)
        return false; // chips are paid, no card is kept
    if (o.end == End::fixedDeals)
        return size - (o.deals - 1) * losers < players;
    if (o.values == Values::knockout)
        return size - (players - 1) < players;
    const int safe = o.bust == Bust::exceed ? o.limit : o.limit - 1;
    const int mostIn = o.lives == Lives::halfCucumber ? std::max(safe, dearest) : safe;
    if (o.end == End::allButOne && players > 2)
        return true; // nobody leaves, and whoever has bust may keep card after card
    const int mostOut = o.end == End::lastSurvivor ? players - 2 : 0;
    for (int out = 0; out <= mostOut; ++out) {
        int budget = players * mostIn + out * dearest, left = size;
        for (const int v : values)
            if ((budget -= v) >= 0)
                --left;
        if (left < players - out)
            return true;
    }
    return false;
}

} // namespace

std::optional<Problem> checkCombination(const Options &o, int players)
{
    for (const Found &found : {checkDeck(o), checkTricks(o), checkScoring(o), checkEnds(o), checkDealing(o)})
        if (found)
            return Problem{{*found, {}}, 0};
    if (resetBusts(o))
        return Problem{{kResetBusts, {{"n", std::int64_t(o.resetAt)}}}, 0};
    if (o.scoreBy == ScoreBy::cards && keptMayRunOut(o, players))
        return Problem{{kKeptRunOut, {{"k", std::int64_t(players)}, {"n", std::int64_t(o.limit)}}}, 0};
    return std::nullopt;
}

} // namespace khiar::games::cucumber
