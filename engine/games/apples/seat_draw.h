// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/games/apples/options.h"

#include <array>

namespace khiar::games::apples {

/// The draw for seats, before a match: the cards people draw, in the order in which they are named, from the seed of the
/// match alone. The match knows nothing of it: its seats never change number (rules/other-games.md §6).
std::array<Card, kSeats> drawForSeats(std::uint64_t seed);

/// Who sits where after a draw, as indices of `drawn`, clockwise from the dealer: the highest deals and is seat 0, the
/// others follow in falling rank [seed]; equal ranks by the suit order of the auction (§6, A-AP13).
std::array<int, kSeats> seatOrder(const Options &options, const std::array<Card, kSeats> &drawn);

} // namespace khiar::games::apples
