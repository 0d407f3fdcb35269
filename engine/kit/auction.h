// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Auctions that go round in laps, where a pass bars nobody from coming back.
namespace khiar::kit {

/// Whether an auction is over after so many passes in a row: everybody else has passed on the bid that stands, or, where
/// none stands, everybody has passed.
constexpr bool auctionEnds(int seats, int passes, bool bidStands)
{
    return passes >= (bidStands ? seats - 1 : seats);
}

} // namespace khiar::kit
