// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>

namespace khiar {

using Seat = int;
inline constexpr Seat kNobody = -1;
inline constexpr int kMaxSeats = 10;

/// Who looks: a seat, or the public (bots only, and while the curtain is down).
using Viewer = int;
inline constexpr Viewer kPublic = kMaxSeats;

/// A bit per seat, and one for the public.
using SeatSet = std::uint16_t;
constexpr SeatSet seatBit(int seatOrPublic) { return SeatSet(1u << seatOrPublic); }
inline constexpr SeatSet kEverybody = 0x7FF;
inline constexpr SeatSet kNoSeats = 0;

/// The closed list of places on the table; each has one drawing in QML.
enum class ZoneKind : std::uint8_t {
    hand,    ///< a seat's cards
    trick,   ///< what a seat has played to the trick in progress
    played,  ///< a seat's cards of earlier tricks, face up, in order
    pile,    ///< in the middle, bottom to top
    stock,   ///< undealt cards, top first
    upcard,
    widow,
    kept,    ///< cards that score, before a seat, oldest first
    won,     ///< a seat's won cards
    target,
    discard, ///< laid away
};
inline constexpr int kZoneKinds = 11;

struct Zone {
    ZoneKind kind = ZoneKind::stock;
    std::int8_t owner = kNobody;
    friend constexpr bool operator==(Zone, Zone) = default;
    friend constexpr bool operator<(Zone a, Zone b)
    {
        return a.kind != b.kind ? a.kind < b.kind : a.owner < b.owner;
    }
};

constexpr Zone at(ZoneKind kind, Seat owner = kNobody) { return {kind, std::int8_t(owner)}; }

/// Whether the order of the cards in such a zone means something (a view never orders hidden cards).
constexpr bool isOrdered(ZoneKind k)
{
    return k == ZoneKind::played || k == ZoneKind::pile || k == ZoneKind::stock || k == ZoneKind::kept
           || k == ZoneKind::won || k == ZoneKind::trick;
}

} // namespace khiar
