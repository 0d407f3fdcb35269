// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/kit/problems.h"

// What can be wrong with the setup of a Buck Euchre game, besides what kit says of any: combinations of options and stated deals.
namespace khiar::games::buck_euchre::problem {

using namespace khiar::kit::problem;

inline constexpr Phrase kOrderNeedsNoExchange = KHIAR_TEXT("order-needs-no-exchange", "Where the upcard is ordered up (bidding order-up) it goes to the dealer, and nothing else is exchanged (exchange none).");
inline constexpr Phrase kRoundNeedsUpcard = KHIAR_TEXT("round-needs-upcard", "Where one round is bid (bidding one-round) only the upcard can be exchanged, or nothing (exchange upcard or none).");
inline constexpr Phrase kLapsNeedNoUpcard = KHIAR_TEXT("laps-need-no-upcard", "Where the bidding goes on in laps (bidding laps) no card is turned up that could be taken (exchange upcard).");
inline constexpr Phrase kLapsNeedSeats = KHIAR_TEXT("laps-need-seats", "Bidding in laps (bidding laps) is for three or four players.");
inline constexpr Phrase kWidowNeedsThree = KHIAR_TEXT("widow-needs-three", "A widow (exchange widow) is dealt to three players only.");
inline constexpr Phrase kClubNeedsUpcard = KHIAR_TEXT("club-needs-upcard", "The club rule (club-rule) needs a card turned up; with bidding in laps (bidding laps) there is none.");
inline constexpr Phrase kTakesClubNeedsUpcard = KHIAR_TEXT("takes-club-needs-upcard", "The dealer can take the turned club (dealer-takes-club) only where a card is turned up, not with bidding in laps (bidding laps).");
inline constexpr Phrase kDealerOneNeedsBids = KHIAR_TEXT("dealer-one-needs-bids", "The dealer can be made to bid 1 (all-pass dealer-one) only where numbers are bid (not bidding order-up).");
inline constexpr Phrase kSweepNeedsWin = KHIAR_TEXT("sweep-needs-win", "A maker whom nobody opposes can win at once (uncontested sweep) only where five tricks win the game (sweep-wins on).");
inline constexpr Phrase kPackTooSmall = KHIAR_TEXT("pack-too-small", "From {low} up the pack has {k} cards; {n} players need {need}. Lower cards have to come in (pack-low, auto).");
inline constexpr Phrase kHandsOfFive = KHIAR_TEXT("deal-hands-five", "All hands of a deal need five cards.");
inline constexpr Phrase kWidowOfFive = KHIAR_TEXT("deal-widow-five", "The widow needs five cards.");
inline constexpr Phrase kNoUpcardHere = KHIAR_TEXT("deal-no-upcard", "In this game no card is turned up.");
inline constexpr Phrase kNoWidowHere = KHIAR_TEXT("deal-no-widow", "In this game there is no widow.");
inline constexpr Phrase kUpcardMissing = KHIAR_TEXT("deal-upcard-missing", "Where the stock is stated, the upcard has to be stated too.");
inline constexpr Phrase kWidowMissing = KHIAR_TEXT("deal-widow-missing", "Where the stock is stated, the widow has to be stated too.");
inline constexpr Phrase kNoSuchDeal = KHIAR_TEXT("deal-unknown-buck", "This game's deals have hands, an upcard, a widow, a stock, or a pack, and nothing else to state.");
inline constexpr Phrase kMisdealt = KHIAR_TEXT("deal-misfit-buck", "Deal {n} cannot be dealt as stated: it needs five cards for each seat, and each card of the pack once.");

/// Every phrase above, for the test that both languages have it.
inline constexpr std::array kOwn = {kOrderNeedsNoExchange, kRoundNeedsUpcard, kLapsNeedNoUpcard, kLapsNeedSeats, kWidowNeedsThree, kClubNeedsUpcard,
    kTakesClubNeedsUpcard, kDealerOneNeedsBids, kSweepNeedsWin, kPackTooSmall, kHandsOfFive, kWidowOfFive, kNoUpcardHere,
    kNoWidowHere, kUpcardMissing, kWidowMissing, kNoSuchDeal, kMisdealt};

} // namespace khiar::games::buck_euchre::problem
