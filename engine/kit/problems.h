// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <array>

// What can be wrong with the setup of any game that kit reads: options, numbers of the header, stated deals.
namespace khiar::kit::problem {

inline constexpr Phrase kUnknownOption = KHIAR_TEXT("option-unknown", "{key} is not an option of this game.");
inline constexpr Phrase kUnknownValue = KHIAR_TEXT("option-value", "{found} is not a value of {key}. Expected: {expected}.");
inline constexpr Phrase kOptionRange = KHIAR_TEXT("option-range", "{found} is not a value of {key}. Expected: a number from {lowest} to {highest}.");
inline constexpr Phrase kSeats = KHIAR_TEXT("seats-range", "{n} players cannot sit at this game. Expected: {lowest} to {highest}.");
inline constexpr Phrase kSeatsExactly = KHIAR_TEXT("seats-exactly", "{n} players cannot sit at this game. Expected: {lowest}.");
inline constexpr Phrase kOnePerSeat = KHIAR_TEXT("start-per-seat", "The line {key} needs {n} numbers, one for each seat.");
inline constexpr Phrase kNumberRange = KHIAR_TEXT("start-range", "{found} stands where a number from {lowest} to {highest} was expected.");
inline constexpr Phrase kNoSuchStart = KHIAR_TEXT("start-unknown", "This game has nothing called {key} to start with.");
inline constexpr Phrase kCardNotHere = KHIAR_TEXT("deal-card", "{found} is not in this game's pack, or stands here twice.");
inline constexpr Phrase kStockAlone = KHIAR_TEXT("deal-stock", "A stated stock needs stated hands; a whole pack is stated by pack.");

/// Every phrase above, for the test that both languages have it.
inline constexpr std::array kAll = {kUnknownOption, kUnknownValue, kOptionRange, kSeats, kSeatsExactly, kOnePerSeat, kNumberRange, kNoSuchStart, kCardNotHere, kStockAlone};

} // namespace khiar::kit::problem
