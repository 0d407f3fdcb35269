// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <array>

// What can be wrong with the setup of Svoi Kozyri and its relatives, besides what kit finds.
namespace khiar::games::svoi_kozyri::problem {

inline constexpr Phrase kUneven = KHIAR_TEXT("svoi-uneven", "{n} cards cannot be shared out evenly among {m} players. Choose another number of cards per suit.");
inline constexpr Phrase kNoSixes = KHIAR_TEXT("svoi-no-sixes", "There are no sixes in this pack to give over: that needs at least 9 cards per suit.");
inline constexpr Phrase kPickUpsFall = KHIAR_TEXT("svoi-pick-ups", "An own trump on top must command at least as many cards as a plain card, and the trump ace at least as many as another trump.");
inline constexpr Phrase kTakerLeads = KHIAR_TEXT("svoi-taker-leads", "Whoever took can lead next only with two players, where the whole pile is taken.");
inline constexpr Phrase kMirrorSeats = KHIAR_TEXT("svoi-mirror-seats", "Mirrored hands need exactly two players.");
inline constexpr Phrase kMirrorSixes = KHIAR_TEXT("svoi-mirror-sixes", "Mirrored hands cannot give the sixes over: they would not be mirrored any more.");
inline constexpr Phrase kMirrorHidden = KHIAR_TEXT("svoi-mirror-hidden", "Mirrored hands are open hands: whoever sees one of them knows the other.");
inline constexpr Phrase kHands = KHIAR_TEXT("svoi-hands", "A stated deal has a hand of one card or more for each seat.");
inline constexpr Phrase kPackSize = KHIAR_TEXT_N("svoi-pack", "A stated pack has all {n} cards of this game.");
inline constexpr Phrase kTrumps = KHIAR_TEXT("svoi-trumps", "The line trump needs a different suit for each seat.");
inline constexpr Phrase kTrumpsMissing = KHIAR_TEXT("svoi-trumps-missing", "Stated hands need a line trump with a suit for each seat: the choice of suits is over there.");
inline constexpr Phrase kNoTrumps = KHIAR_TEXT("svoi-no-trumps", "This game has no trumps to state.");
inline constexpr Phrase kPileAlone = KHIAR_TEXT("svoi-pile-alone", "A stated pile needs stated hands.");
inline constexpr Phrase kOut = KHIAR_TEXT("svoi-out", "Seats that are out need a deal stated by hands, and at least two players who go on.");
inline constexpr Phrase kNoSuchStatement = KHIAR_TEXT("svoi-unknown", "A deal of this game has hands, a pile and trumps, or a pack; nothing else can be stated.");

inline constexpr std::array kAll = {kUneven, kNoSixes, kPickUpsFall, kTakerLeads, kMirrorSeats, kMirrorSixes, kMirrorHidden, kHands, kPackSize, kTrumps,
                                    kTrumpsMissing, kNoTrumps, kPileAlone, kOut, kNoSuchStatement};

} // namespace khiar::games::svoi_kozyri::problem
