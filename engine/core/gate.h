// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/event.h"
#include "engine/core/table_view.h"

#include <array>
#include <cstring>
#include <memory>
#include <vector>

namespace khiar {

/// A permutation of cards; the identity at first.
class CardMap {
public:
    CardMap();
    Card operator()(Card c) const { return Card{m_to[c.code]}; }
    void set(Card from, Card to) { m_to[from.code] = to.code; }

private:
    std::array<std::uint8_t, kCardCodes> m_to;
};

class Gate;

/// What seat `seat` may know of a match: a State whose hidden cards have been put into a canonical order, so that
/// two positions which look alike to the seat are the same bytes. Only Gate makes one; bots and samplers take
/// nothing else.
template <class Family>
class View {
public:
    const typename Family::Rules &rules() const { return *m_rules; }
    const typename Family::State &state() const { return m_state; }
    Viewer viewer() const { return m_viewer; }

private:
    friend class Gate;
    View(std::shared_ptr<const typename Family::Rules> rules, const typename Family::State &state, Viewer viewer)
        : m_rules(std::move(rules)), m_state(state), m_viewer(viewer) {}
    std::shared_ptr<const typename Family::Rules> m_rules;
    typename Family::State m_state;
    Viewer m_viewer;
};

/// One moment of a match behind a door that gives only views.
class Snapshot {
public:
    virtual ~Snapshot() = default;
    virtual TableView table(Viewer viewer) const = 0;
};

/// Everything that leaves the table for a viewer goes through here. Keeps that viewer's keys and last table, and
/// turns steps, which know everything, into events that know what the viewer knows.
class Gate {
public:
    Gate(Viewer viewer, const Snapshot &now);
    Viewer viewer() const { return m_table.viewer; }
    /// The table after the last step taken.
    const TableView &table() const { return m_table; }
    /// Events of the step for this viewer, in order; `table` follows.
    std::vector<ViewEvent> take(const Step &step);

    /// The only maker of views. Family::hiddenSlots(rules, state, viewer, f) calls f(Card) for each card whose face
    /// the viewer does not know, in an order that does not depend on the faces; Family::rename permutes cards.
    template <class Family>
    static View<Family> view(std::shared_ptr<const typename Family::Rules> rules,
                             const typename Family::State &state, Viewer viewer)
    {
        View<Family> v(std::move(rules), state, viewer);
        std::vector<Card> places;
        Family::hiddenSlots(*v.m_rules, state, viewer, [&](Card c) { places.push_back(c); });
        Family::rename(v.m_state, canonical(places));
        return v;
    }

private:
    static CardMap canonical(const std::vector<Card> &places);
    std::uint32_t freshKey() { return ++m_lastKey; }
    void takeMove(const Move &move, const TableView &after, std::vector<ViewEvent> &out);
    void takeTurned(const TableView &after, std::vector<ViewEvent> &out);
    void takeFacts(const TableView &after, std::vector<ViewEvent> &out);
    void pass(ViewEvent event, std::vector<ViewEvent> &out);
    TableView m_table;
    std::uint32_t m_lastKey = 0;
};

/// How a family tells its zones and facts: for each zone begin(), then its cards in order with who knows the face
/// and for whom a known face is drawn now.
class TableWriter {
public:
    explicit TableWriter(Viewer viewer, int seats);
    void zone(Zone z);
    void card(Card c, SeatSet known, SeatSet drawn);
    void fact(FactKind kind, Seat seat, int value);
    /// Sets a card apart, wherever it is. What is told must be known to everybody.
    void mark(Card c, Phrase what);
    TableView take();

private:
    TableView m_table;
};

} // namespace khiar
