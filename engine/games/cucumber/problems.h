// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

// What can be wrong with the setup of a Cucumber game: options, seats, starting scores, stated deals.
namespace khiar::games::cucumber::problem {

inline constexpr Phrase kUnknownOption = KHIAR_TEXT("option-unknown", "{key} is not an option of this game.");
inline constexpr Phrase kUnknownValue = KHIAR_TEXT("option-value", "{found} is not a value of {key}. Expected: {expected}.");
inline constexpr Phrase kOptionRange = KHIAR_TEXT("option-range", "{found} is not a value of {key}. Expected: a number from {lowest} to {highest}.");
inline constexpr Phrase kSeats = KHIAR_TEXT("seats-range", "{n} players cannot sit at this game. Expected: {lowest} to {highest}.");

inline constexpr Phrase kBonusNeedsLast = KHIAR_TEXT("bonus-needs-last", "The bonus for equal last cards (tie-bonus) needs one loser: the last of equals (tie last).");
inline constexpr Phrase kBonusNeedsPoints = KHIAR_TEXT("bonus-needs-points", "The bonus for equal last cards (tie-bonus) needs points: a kept card cannot be partly returned.");
inline constexpr Phrase kLivesNeedPoints = KHIAR_TEXT("lives-need-points", "A second life (lives 2) needs points: with kept cards (score-by cards) whoever busts is out.");
inline constexpr Phrase kLivesNeedSurvivor = KHIAR_TEXT("lives-need-survivor", "A second life (lives 2) has no place where the game ends with the first bust (end first-bust-loses).");
inline constexpr Phrase kResetBusts = KHIAR_TEXT("reset-busts", "Going back to 0 at exactly {n} points (reset-at) needs {n} points to be safe: a higher limit, or busting only above it (bust exceed).");
inline constexpr Phrase kKeptRunOut = KHIAR_TEXT("kept-run-out", "With kept cards, {k} players and a limit of {n} could leave too few cards to deal. Expected: a lower limit, fewer players or a second pack.");

inline constexpr Phrase kOnePerSeat = KHIAR_TEXT("start-per-seat", "The line {key} needs {n} numbers, one for each seat.");
inline constexpr Phrase kNumberRange = KHIAR_TEXT("start-range", "{found} stands where a number from {lowest} to {highest} was expected.");
inline constexpr Phrase kTooFewIn = KHIAR_TEXT("start-out", "The line out must name each seat once and leave at least two in the game.");
inline constexpr Phrase kKeptLine = KHIAR_TEXT("start-kept", "The line kept needs a seat and its cards.");
inline constexpr Phrase kNoSuchStart = KHIAR_TEXT("start-unknown", "This game has nothing called {key} to start with.");
inline constexpr Phrase kDealerOut = KHIAR_TEXT("start-dealer", "The first dealer must be one of the seats still in.");

inline constexpr Phrase kCardNotHere = KHIAR_TEXT("deal-card", "{found} is not in this game's pack, or stands here twice.");
inline constexpr Phrase kEqualHands = KHIAR_TEXT("deal-hands", "All hands of a deal need the same number of cards, at least one.");
inline constexpr Phrase kStockAlone = KHIAR_TEXT("deal-stock", "A stated stock needs stated hands; a whole pack is stated by pack.");
inline constexpr Phrase kNoSuchStatement = KHIAR_TEXT("deal-unknown", "This game's deals have hands, a stock, or a pack, and nothing else to state.");
inline constexpr Phrase kMisdeal = KHIAR_TEXT("deal-misfit", "Deal {n} cannot be dealt as stated: it needs one hand for each seat still in, of cards that are still in the pack.");

} // namespace khiar::games::cucumber::problem
