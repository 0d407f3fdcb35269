// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/zone.h"

#include <bit>

// Seats are numbered clockwise, so the left neighbour is the next number.
namespace khiar::kit {

constexpr Seat leftOf(Seat seat, int seats) { return seat + 1 == seats ? 0 : seat + 1; }
constexpr Seat rightOf(Seat seat, int seats) { return seat == 0 ? seats - 1 : seat - 1; }
constexpr SeatSet allSeats(int seats) { return SeatSet((1u << seats) - 1); }
/// The next seat clockwise after `seat` that belongs to the set, which must not be empty.
constexpr Seat nextOf(SeatSet set, Seat seat)
{
    const unsigned above = set & ~((2u << seat) - 1);
    return std::countr_zero(above ? above : unsigned(set));
}
/// How many seats are in the set.
constexpr int seatCount(SeatSet set)
{
    int n = 0;
    for (unsigned w = set; w; w &= w - 1)
        ++n;
    return n;
}
/// Whether exactly one seat is in the set.
constexpr bool isOne(SeatSet set) { return set && !(set & (set - 1)); }

} // namespace khiar::kit
