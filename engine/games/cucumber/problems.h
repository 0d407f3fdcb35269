// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <array>

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
inline constexpr Phrase kLivesNeedNoBuyIn = KHIAR_TEXT("lives-need-no-buy-in", "A second life (lives 2) and a buy-in (buy-in) exclude each other: one way back is enough.");
inline constexpr Phrase kHalfNeedsCards = KHIAR_TEXT("half-needs-cards", "A half cucumber (lives half-cucumber) needs kept cards (score-by cards): it hands them back.");
inline constexpr Phrase kResetBusts = KHIAR_TEXT("reset-busts", "Going back to 0 at exactly {n} points (reset-at) needs {n} points to be safe: a higher limit, or busting only above it (bust exceed).");
inline constexpr Phrase kKeptRunOut = KHIAR_TEXT("kept-run-out", "With kept cards, {k} players and a limit of {n} could leave too few cards to deal. Expected: a lower limit, fewer players or a second pack.");
inline constexpr Phrase kSetsNeedDuty = KHIAR_TEXT("sets-need-duty", "Equal cards together (sets) have no single lowest answer: reaching must be free, or required whenever possible (duty optional or must).");
inline constexpr Phrase kSetsNeedLead = KHIAR_TEXT("sets-need-lead", "Equal cards together (sets) need a free lead (lead any).");
inline constexpr Phrase kKontraNeedsPoints = KHIAR_TEXT("kontra-needs-points", "Kontra (kontra) needs points: a kept card (score-by cards) cannot be doubled.");
inline constexpr Phrase kKontraNeedsNoBonus = KHIAR_TEXT("kontra-needs-no-bonus", "Kontra (kontra) and the bonus for equal last cards (tie-bonus) exclude each other.");
inline constexpr Phrase kKontraNeedsNoDoubling = KHIAR_TEXT("kontra-needs-no-doubling", "Kontra (kontra) doubles points; where the stake is doubled in chips (doubling) there are none.");
inline constexpr Phrase kRassiNeedsPoints = KHIAR_TEXT("rassi-needs-points", "Doubling for new cards (exchange rassi) needs points: a kept card (score-by cards) cannot be doubled.");
inline constexpr Phrase kOnesNeedPoints = KHIAR_TEXT("ones-need-points", "Doubling by a 1 (ones-double) needs points: a kept card (score-by cards) cannot be doubled.");
inline constexpr Phrase kOnesNeedFive = KHIAR_TEXT("ones-need-five", "Doubling by a 1 (ones-double) needs the deck with ones (deck five).");
inline constexpr Phrase kCucumbersNeedFive = KHIAR_TEXT("cucumbers-need-five", "Cucumbers on the cards (values cucumbers) are printed on one deck only (deck five).");
inline constexpr Phrase kCourtNeedsStandard = KHIAR_TEXT("court-needs-standard", "Values for court cards (values court-eleven, court-ten) need a deck that has them (deck standard).");
inline constexpr Phrase kBuyInNeedsPoints = KHIAR_TEXT("buy-in-needs-points", "A buy-in (buy-in) needs points: kept cards (score-by cards) cannot be exchanged for another score.");
inline constexpr Phrase kJokersNeedStandard = KHIAR_TEXT("jokers-need-standard", "Jokers (jokers) and special cards (special) belong to the deck of 52 cards (deck standard).");
inline constexpr Phrase kAceBlockNeedsStandard = KHIAR_TEXT("ace-block-needs-standard", "An ace block (ace-block) needs a deck with aces (deck standard).");
inline constexpr Phrase kAceLowNeedsStandard = KHIAR_TEXT("ace-low-needs-standard", "Low aces in the last trick (ace-low-last) need a deck with aces (deck standard).");
inline constexpr Phrase kAceLowNeedsJokerAces = KHIAR_TEXT("ace-low-needs-joker-aces", "With low aces in the last trick (ace-low-last) jokers must be aces too (joker-role ace).");
inline constexpr Phrase kAceLowNeedsNoSpecial = KHIAR_TEXT("ace-low-needs-no-special", "Low aces in the last trick (ace-low-last) and special top cards (special) exclude each other.");
inline constexpr Phrase kPacksNeedStandard = KHIAR_TEXT("packs-need-standard", "Only the deck of 52 cards comes in two packs (packs 2).");
inline constexpr Phrase kAllButOneNeedsNoOut = KHIAR_TEXT("all-but-one-needs-no-out", "Where the game ends when all but one have bust (end all-but-one) nobody goes out: it needs one life (lives 1), no buy-in and no knock-out.");
inline constexpr Phrase kDealsNeedFixed = KHIAR_TEXT("deals-need-fixed", "A number of deals (deals) needs the end that counts them (end fixed-deals).");
inline constexpr Phrase kNoValuesNeedFixed = KHIAR_TEXT("no-values-need-fixed", "Where cards cost nothing (values none) no limit is ever reached: it needs a number of deals (end fixed-deals).");
inline constexpr Phrase kLosingValueNeedsValues = KHIAR_TEXT("losing-value-needs-values", "Hand sizes by the losing card (hand-schedule losing-value) need cards with values (not values none or knockout).");
inline constexpr Phrase kExchangeNeedsStock = KHIAR_TEXT("exchange-needs-stock", "Where the whole pack is dealt (hand-schedule all) there is no stock for an exchange (exchange).");

inline constexpr Phrase kOnePerSeat = KHIAR_TEXT("start-per-seat", "The line {key} needs {n} numbers, one for each seat.");
inline constexpr Phrase kOneNumber = KHIAR_TEXT("start-one-number", "The line {key} needs one number.");
inline constexpr Phrase kNumberRange = KHIAR_TEXT("start-range", "{found} stands where a number from {lowest} to {highest} was expected.");
inline constexpr Phrase kTooFewIn = KHIAR_TEXT("start-out", "The line out must name each seat once and leave at least two in the game.");
inline constexpr Phrase kTooFewChips = KHIAR_TEXT("start-chips", "At least two players need chips to begin with, and everybody who plays as many as the stake.");
inline constexpr Phrase kKeptLine = KHIAR_TEXT("start-kept", "The line kept needs a seat and its cards.");
inline constexpr Phrase kNoSuchStart = KHIAR_TEXT("start-unknown", "This game has nothing called {key} to start with.");
inline constexpr Phrase kDealerOut = KHIAR_TEXT("start-dealer", "The first dealer must be one of the seats still in.");

inline constexpr Phrase kCardNotHere = KHIAR_TEXT("deal-card", "{found} is not in this game's pack, or stands here twice.");
inline constexpr Phrase kEqualHands = KHIAR_TEXT("deal-hands", "All hands of a deal need the same number of cards, at least one.");
inline constexpr Phrase kStockAlone = KHIAR_TEXT("deal-stock", "A stated stock needs stated hands; a whole pack is stated by pack.");
inline constexpr Phrase kNoSuchStatement = KHIAR_TEXT("deal-unknown", "This game's deals have hands, a stock, or a pack, and nothing else to state.");
inline constexpr Phrase kMisdeal = KHIAR_TEXT("deal-misfit", "Deal {n} cannot be dealt as stated: it needs one hand for each seat still in, of cards that are still in the pack.");

/// Every phrase above, for the test that both languages have it.
inline constexpr std::array kAll = {
    kUnknownOption, kUnknownValue, kOptionRange, kSeats, kBonusNeedsLast, kBonusNeedsPoints, kLivesNeedPoints, kLivesNeedSurvivor,
    kLivesNeedNoBuyIn, kHalfNeedsCards, kResetBusts, kKeptRunOut, kSetsNeedDuty, kSetsNeedLead, kKontraNeedsPoints,
    kKontraNeedsNoBonus, kKontraNeedsNoDoubling, kRassiNeedsPoints, kOnesNeedPoints, kOnesNeedFive, kCucumbersNeedFive,
    kCourtNeedsStandard, kBuyInNeedsPoints, kJokersNeedStandard, kAceBlockNeedsStandard, kAceLowNeedsStandard,
    kAceLowNeedsJokerAces, kAceLowNeedsNoSpecial, kPacksNeedStandard, kAllButOneNeedsNoOut, kDealsNeedFixed, kNoValuesNeedFixed,
    kLosingValueNeedsValues, kExchangeNeedsStock, kOnePerSeat, kOneNumber, kNumberRange, kTooFewIn, kTooFewChips, kKeptLine, kNoSuchStart,
    kDealerOut, kCardNotHere, kEqualHands, kStockAlone, kNoSuchStatement, kMisdeal};

} // namespace khiar::games::cucumber::problem
