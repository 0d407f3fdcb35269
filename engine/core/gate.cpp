// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/gate.h"

#include "engine/core/result.h"

#include <algorithm>

namespace khiar {

CardMap::CardMap()
{
    for (unsigned c = 0; c < kCardCodes; ++c)
        m_to[c] = std::uint8_t(c);
}

CardMap Gate::canonical(const std::vector<Card> &places)
{
    std::vector<Card> sorted = places;
    std::sort(sorted.begin(), sorted.end());
    CardMap map;
    for (std::size_t i = 0; i < places.size(); ++i)
        map.set(places[i], sorted[i]);
    return map;
}

Gate::Gate(Viewer viewer, const Snapshot &now) : m_table(now.table(viewer))
{
    for (ZoneView &z : m_table.zones)
        for (CardView &c : z.cards)
            c.key = freshKey();
}

void Gate::pass(ViewEvent event, std::vector<ViewEvent> &out)
{
    fold(m_table, event);
    out.push_back(std::move(event));
}

std::vector<ViewEvent> Gate::take(const Step &step)
{
    std::vector<ViewEvent> out;
    const TableView after = step.after->table(viewer());
    ViewEvent beat;
    beat.kind = ViewEventKind::beat;
    beat.beat = step.beat;
    beat.actor = step.actor;
    pass(beat, out);
    for (const Move &m : step.moves)
        takeMove(m, after, out);
    takeTurned(after, out);
    for (const Announcement &a : step.said) {
        if (!(a.audience & seatBit(viewer())))
            continue;
        ViewEvent e;
        e.kind = ViewEventKind::said;
        e.said = a;
        pass(e, out);
    }
    for (const ScoreLine &l : step.lines) {
        ViewEvent e;
        e.kind = ViewEventKind::scored;
        e.line = l;
        pass(e, out);
    }
    takeFacts(after, out);
    return out;
}

// A shown card is found by its face; of hidden ones, which nobody can tell apart, the last is taken.
void Gate::takeMove(const Move &move, const TableView &after, std::vector<ViewEvent> &out)
{
    const ZoneView *from = m_table.find(move.from);
    KHIAR_CHECK(from && !from->cards.empty());
    auto it = std::find_if(from->cards.begin(), from->cards.end(), [&](const CardView &c) { return c.shown == move.card; });
    if (it == from->cards.end())
        it = std::find_if(from->cards.rbegin(), from->cards.rend(), [](const CardView &c) { return !c.shown.valid(); }).base() - 1;
    KHIAR_CHECK(it >= from->cards.begin() && it != from->cards.end());
    const ZoneView *to = after.find(move.to);
    KHIAR_CHECK(to);
    const bool inSight = std::any_of(to->cards.begin(), to->cards.end(), [&](const CardView &c) { return c.shown == move.card; });
    ViewEvent e;
    e.kind = ViewEventKind::moved;
    e.key = it->key;
    e.newKey = it->shown.valid() && !inSight ? freshKey() : it->key;
    e.from = move.from;
    e.to = move.to;
    e.shown = inSight ? move.card : kNoCard;
    pass(e, out);
}

// Cards that lie still but came into or out of sight. Where the order means something each place is compared with what it was;
// elsewhere the faces of the zone are, since nobody can tell its hidden cards apart.
void Gate::takeTurned(const TableView &after, std::vector<ViewEvent> &out)
{
    for (const ZoneView &z : after.zones) {
        const ZoneView before = *m_table.find(z.zone);
        const auto turn = [&](const CardView &c, Card shown) {
            ViewEvent e;
            e.kind = ViewEventKind::turned;
            e.from = e.to = z.zone;
            e.key = c.key;
            e.newKey = c.shown.valid() ? freshKey() : c.key;
            e.shown = shown;
            pass(e, out);
        };
        if (isOrdered(z.zone.kind)) {
            KHIAR_CHECK(before.cards.size() == z.cards.size());
            for (std::size_t i = 0; i < z.cards.size(); ++i)
                if (before.cards[i].shown != z.cards[i].shown)
                    turn(before.cards[i], z.cards[i].shown);
            continue;
        }
        std::vector<Card> news;
        for (const CardView &c : z.cards)
            if (c.shown.valid())
                news.push_back(c.shown);
        std::vector<CardView> gone;
        for (const CardView &c : before.cards) {
            const auto at = std::find(news.begin(), news.end(), c.shown);
            if (at != news.end())
                news.erase(at);
            else
                gone.push_back(c);
        }
        for (const CardView &c : gone) {
            if (!news.empty()) {
                turn(c, news.front());
                news.erase(news.begin());
            } else if (c.shown.valid()) {
                turn(c, kNoCard);
            }
        }
    }
}

void Gate::takeFacts(const TableView &after, std::vector<ViewEvent> &out)
{
    const auto same = [](const Fact &a, const Fact &b) { return a.kind == b.kind && a.seat == b.seat; };
    const std::vector<Fact> before = m_table.facts;
    for (const Fact &f : before) {
        if (std::none_of(after.facts.begin(), after.facts.end(), [&](const Fact &g) { return same(f, g); })) {
            ViewEvent e;
            e.kind = ViewEventKind::fact;
            e.fact = f;
            e.factGone = true;
            pass(e, out);
        }
    }
    for (const Fact &f : after.facts) {
        if (std::find(before.begin(), before.end(), f) == before.end()) {
            ViewEvent e;
            e.kind = ViewEventKind::fact;
            e.fact = f;
            pass(e, out);
        }
    }
    if (after.phase != m_table.phase) {
        ViewEvent e;
        e.kind = ViewEventKind::phase;
        e.phase = after.phase;
        pass(e, out);
    }
    if (after.marks != m_table.marks) {
        ViewEvent e;
        e.kind = ViewEventKind::marks;
        e.marks = after.marks;
        pass(e, out);
    }
    if (!after.offers.empty() || !m_table.offers.empty()) {
        ViewEvent e;
        e.kind = ViewEventKind::offers;
        e.offers = after.offers;
        pass(e, out);
    }
}

TableWriter::TableWriter(Viewer viewer, int seats)
{
    m_table.viewer = viewer;
    m_table.seats = seats;
}

void TableWriter::zone(Zone z)
{
    m_table.zones.push_back({z, {}});
}

void TableWriter::card(Card c, SeatSet known, SeatSet drawn)
{
    const bool shown = (known & drawn) & seatBit(m_table.viewer);
    m_table.zones.back().cards.push_back({0, shown ? c : kNoCard});
}

void TableWriter::fact(FactKind kind, Seat seat, int value)
{
    m_table.facts.push_back({kind, std::int8_t(seat), value});
}

void TableWriter::mark(Card c, Phrase what, Suit suit, int above)
{
    m_table.marks.push_back({c, what, suit, std::int8_t(above)});
}

TableView TableWriter::take()
{
    std::sort(m_table.marks.begin(), m_table.marks.end(), [](const Mark &a, const Mark &b) { return a.card < b.card; });
    std::sort(m_table.zones.begin(), m_table.zones.end(), [](const ZoneView &a, const ZoneView &b) { return a.zone < b.zone; });
    std::sort(m_table.facts.begin(), m_table.facts.end(), [](const Fact &a, const Fact &b) {
        return a.kind != b.kind ? a.kind < b.kind : a.seat < b.seat;
    });
    return std::move(m_table);
}

} // namespace khiar
