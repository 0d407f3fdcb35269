// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/event.h"
#include "engine/core/fact.h"
#include "engine/core/offer.h"
#include "engine/core/zone.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace khiar {

/// A card as one viewer sees it. The key is opaque, belongs to the viewer alone, and is renewed when a card goes
/// out of sight; `shown` is kNoCard for a back.
struct CardView {
    std::uint32_t key = 0;
    Card shown;
    friend bool operator==(const CardView &, const CardView &) = default;
};

struct ZoneView {
    Zone zone;
    std::vector<CardView> cards;
};

/// A card that the rules set apart from what its face says: drawn with a sign wherever its face is drawn, and `what`
/// (a few words: "above everything") is told with it. Says nothing about where the card is.
struct Mark {
    Card card;
    Phrase what;
    friend bool operator==(const Mark &a, const Mark &b) { return a.card == b.card && std::string_view(a.what.id) == b.what.id; }
};

/// All that one viewer may see: zones, facts, offers, phase. Derived from View<Family>; feeds the models.
struct TableView {
    Viewer viewer = kPublic;
    int seats = 0;
    std::string phase;
    std::vector<ZoneView> zones; ///< sorted by zone; empty zones are kept
    std::vector<Fact> facts;     ///< sorted by kind, seat
    std::vector<Mark> marks;     ///< sorted by card
    std::vector<Offer> offers;   ///< of the viewer, empty when not on turn

    ZoneView *find(Zone z);
    const ZoneView *find(Zone z) const;
    /// The value of a fact, or `otherwise`.
    int fact(FactKind kind, Seat seat = kNobody, int otherwise = 0) const;
    /// What this table counts for its seats: the first of points, credits, cucumbers and losses that there is; nothing
    /// where nobody counts (who loses is simply out).
    std::optional<FactKind> scoreKind() const;
    /// What the seat stands at in that; 0 where nothing is counted.
    int scoreOf(Seat seat) const;
};

enum class ViewEventKind : std::uint8_t {
    beat,   ///< a step begins: pace
    moved,  ///< a card goes from zone to zone
    turned, ///< a card is turned where it lies
    fact,   ///< a fact has a new value
    phase,
    marks,  ///< other cards are set apart now
    offers,
    said,
    scored,
};

/// One change of a viewer's table. `moved`: entry `key` leaves `from` and is put last into `to` as `newKey` (the same
/// key while it stays in sight) showing `shown`. `turned`: entry `key` of `from` becomes `newKey`, `shown`.
struct ViewEvent {
    ViewEventKind kind = ViewEventKind::beat;
    Beat beat = Beat::play;
    Seat actor = kNobody;
    std::uint32_t key = 0, newKey = 0;
    Zone from, to;
    Card shown;
    Fact fact;
    bool factGone = false; ///< the fact is no more
    std::string phase;
    std::vector<Mark> marks;
    std::vector<Offer> offers;
    Announcement said;
    ScoreLine line;
};

/// The one way in which a table changes: models and tests use it alike.
void fold(TableView &table, const ViewEvent &event);

/// Without keys, and with the cards of unordered zones sorted: equal for equal sights.
std::string sightOf(const TableView &table);

} // namespace khiar
