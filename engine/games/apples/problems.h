// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <array>

// What can be wrong with the setup of Apples, besides what kit finds.
namespace khiar::games::apples::problem {

inline constexpr Phrase kHands = KHIAR_TEXT("apples-hands", "A stated deal has a hand for each of the four seats, of 13 cards each.");
inline constexpr Phrase kPackSize = KHIAR_TEXT("apples-pack", "A stated pack has all 52 cards.");
inline constexpr Phrase kRedeals = KHIAR_TEXT("apples-redeals", "What comes back from the bid pile is stated for all four seats, with equally many cards each, or for none.");
inline constexpr Phrase kNoSuchStatement = KHIAR_TEXT("apples-unknown", "Deals of this game have hands or a pack, and what comes back from the bid pile; nothing else can be stated.");
inline constexpr Phrase kMisdeal = KHIAR_TEXT("apples-misfit", "In deal {n} the bid pile cannot be dealt out as stated: its cards are other ones.");

inline constexpr std::array kAll = {kHands, kPackSize, kRedeals, kNoSuchStatement, kMisdeal};

} // namespace khiar::games::apples::problem
