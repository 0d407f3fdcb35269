// SPDX-License-Identifier: GPL-3.0-or-later
// Combinations of options that make no game: rules/other-games.md §4.1 and §6, each refused by name.
#include "engine/games/buck_euchre/options.h"

#include "engine/games/buck_euchre/problems.h"

namespace khiar::games::buck_euchre {
namespace {

using namespace problem;
using Found = std::optional<Phrase>;

/// Valid pairs of bidding and exchange (§6).
Found checkExchange(const Options &o, int players)
{
    switch (o.bidding) {
    case Bidding::orderUp: return o.exchange == Exchange::none ? Found() : kOrderNeedsNoExchange;
    case Bidding::oneRound: return o.exchange == Exchange::none || o.exchange == Exchange::upcard ? Found() : kRoundNeedsUpcard;
    case Bidding::laps: break;
    }
    if (o.exchange == Exchange::upcard)
        return kLapsNeedNoUpcard;
    if (players < 3 || players > 4)
        return kLapsNeedSeats;
    return o.exchange == Exchange::widow && players != 3 ? Found(kWidowNeedsThree) : Found();
}

Found checkRules(const Options &o)
{
    if (!hasUpcard(o) && o.clubRule)
        return kClubNeedsUpcard;
    if (!hasUpcard(o) && o.dealerTakesClub)
        return kTakesClubNeedsUpcard;
    if (!hasBids(o) && o.allPass == AllPass::dealerOne)
        return kDealerOneNeedsBids;
    if (!o.sweepWins && o.uncontested == Uncontested::sweep)
        return kSweepNeedsWin;
    return std::nullopt;
}

/// Cards that every deal needs: five each and one more (§4.1, also where nothing is turned up), or the widow.
int cardsNeeded(const Options &o, int players)
{
    return 5 * players + (o.exchange == Exchange::widow ? 5 : 1);
}

} // namespace

std::optional<Problem> checkCombination(const Options &o, int players)
{
    for (const Found &found : {checkExchange(o, players), checkRules(o)})
        if (found)
            return Problem{{*found, {}}, 0};
    const int pack = (15 - o.lowRank) * 4, need = cardsNeeded(o, players);
    if (pack < need)
        return Problem{{kPackTooSmall, {{"low", std::int64_t(o.lowRank)}, {"k", std::int64_t(pack)}, {"n", std::int64_t(players)}, {"need", std::int64_t(need)}}}, 0};
    return std::nullopt;
}

} // namespace khiar::games::buck_euchre
