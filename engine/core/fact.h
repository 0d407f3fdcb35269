// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/zone.h"

namespace khiar {

/// The closed list of what the table shows besides cards; each has one drawing.
enum class FactKind : std::uint8_t {
    points, credits, cucumbers, lives, pot, stake, multiplier, trump, ownTrump, maker, bid, requirement,
    inOut, ///< of a seat: kInDeal, kAside, kOutOfGame or kSafe
    tricks, dealer, turn,
    deal,     ///< number of the deal in progress
    trick,    ///< number of the trick in progress, 1 = first; 0 = play has not begun
    handSize, ///< cards dealt to each, so tricks of this deal
    limit,    ///< the score that busts or must be passed, 0 = none
    best,     ///< seat whose card takes the trick so far
    halfCucumbers,
    losses,   ///< deals lost, where that is all that is counted
    countdown, ///< where scores begin when they go down to 0
};

inline constexpr int kFactKinds = int(FactKind::countdown) + 1;

/// Values of inOut. Aside: still in the game, but not playing in this deal (any more). Safe: has reached what the game is
/// about, and nothing can happen to it any more, while others play on.
inline constexpr int kInDeal = 1, kAside = 0, kOutOfGame = -1, kSafe = 2;

/// `seat` is nobody for facts of the table. Values: numbers; seats for dealer, maker, turn (−1 nobody); Suit for
/// trumps (255 none, −1 not fixed yet).
struct Fact {
    FactKind kind = FactKind::points;
    std::int8_t seat = kNobody;
    std::int32_t value = 0;
    friend constexpr bool operator==(Fact, Fact) = default;
};

} // namespace khiar
