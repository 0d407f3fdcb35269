// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/zone.h"
#include "engine/kit/card_bits.h"

#include <array>

// Besikovitch's construction (§1.8, A-BE1): what one player was dealt in one trump suit and in one plain suit stays; the other
// two suits are handed out again so that the hands mirror each other when the trump suits change places and the plain suits do.
namespace khiar::games::svoi_kozyri {

using kit::CardBits;
struct State;

/// Suits as numbers. Without trumps (§6, beat-or-eat) `trump` and `otherTrump` are −1.
struct Mirror {
    int trump = -1, otherTrump = -1; ///< of the player whose cards stay, and of the other
    int plain = 0, otherPlain = 0;   ///< the one that stays as dealt, and the other
};

/// The two hands, that of the player first whose cards stay; `dealt` is what that player was dealt.
std::array<CardBits, 2> mirrored(CardBits pack, CardBits dealt, Mirror m);
/// Which suits stay: the first chooser's trumps and the lower of the two plain suits, from hearts, diamonds, clubs to spades (§6).
Mirror mirrorOf(const State &state, Seat first);

} // namespace khiar::games::svoi_kozyri
