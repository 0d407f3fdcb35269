// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/table_view.h"

#include "engine/core/result.h"

#include <algorithm>

namespace khiar {
namespace {

void foldMove(TableView &table, const ViewEvent &e)
{
    ZoneView *from = table.find(e.from);
    ZoneView *to = table.find(e.to);
    KHIAR_CHECK(from && to);
    const auto it = std::find_if(from->cards.begin(), from->cards.end(), [&](const CardView &c) { return c.key == e.key; });
    KHIAR_CHECK(it != from->cards.end());
    from->cards.erase(it);
    to->cards.push_back({e.newKey, e.shown});
}

void foldTurn(TableView &table, const ViewEvent &e)
{
    ZoneView *zone = table.find(e.from);
    KHIAR_CHECK(zone);
    const auto it = std::find_if(zone->cards.begin(), zone->cards.end(), [&](const CardView &c) { return c.key == e.key; });
    KHIAR_CHECK(it != zone->cards.end());
    *it = {e.newKey, e.shown};
}

void foldFact(TableView &table, const ViewEvent &e)
{
    const auto before = [](const Fact &a, const Fact &b) { return a.kind != b.kind ? a.kind < b.kind : a.seat < b.seat; };
    const auto it = std::lower_bound(table.facts.begin(), table.facts.end(), e.fact, before);
    const bool there = it != table.facts.end() && it->kind == e.fact.kind && it->seat == e.fact.seat;
    if (e.factGone) {
        if (there)
            table.facts.erase(it);
    } else if (there) {
        *it = e.fact;
    } else {
        table.facts.insert(it, e.fact);
    }
}

} // namespace

ZoneView *TableView::find(Zone z)
{
    const auto it = std::lower_bound(zones.begin(), zones.end(), z, [](const ZoneView &a, Zone b) { return a.zone < b; });
    return it != zones.end() && it->zone == z ? &*it : nullptr;
}

const ZoneView *TableView::find(Zone z) const
{
    return const_cast<TableView *>(this)->find(z);
}

int TableView::fact(FactKind kind, Seat seat, int otherwise) const
{
    for (const Fact &f : facts)
        if (f.kind == kind && f.seat == seat)
            return f.value;
    return otherwise;
}

std::optional<FactKind> TableView::scoreKind() const
{
    for (const FactKind kind : {FactKind::points, FactKind::credits, FactKind::cucumbers, FactKind::losses})
        for (const Fact &f : facts)
            if (f.kind == kind && f.seat != kNobody)
                return kind;
    return std::nullopt;
}

int TableView::scoreOf(Seat seat) const
{
    const auto kind = scoreKind();
    return kind ? fact(*kind, seat) : 0;
}

void fold(TableView &table, const ViewEvent &e)
{
    switch (e.kind) {
    case ViewEventKind::moved: foldMove(table, e); break;
    case ViewEventKind::turned: foldTurn(table, e); break;
    case ViewEventKind::fact: foldFact(table, e); break;
    case ViewEventKind::phase: table.phase = e.phase; break;
    case ViewEventKind::marks: table.marks = e.marks; break;
    case ViewEventKind::offers: table.offers = e.offers; break;
    case ViewEventKind::beat:
    case ViewEventKind::said:
    case ViewEventKind::scored: break;
    }
}

std::string sightOf(const TableView &table)
{
    std::string out = "viewer " + std::to_string(table.viewer) + " phase " + table.phase + "\n";
    for (const ZoneView &z : table.zones) {
        std::vector<std::string> faces;
        for (const CardView &c : z.cards)
            faces.push_back(c.shown.valid() ? cardText(c.shown) : "??");
        if (!isOrdered(z.zone.kind))
            std::sort(faces.begin(), faces.end());
        out += "zone " + std::to_string(int(z.zone.kind)) + "," + std::to_string(z.zone.owner) + ":";
        for (const std::string &f : faces)
            out += " " + f;
        out += "\n";
    }
    for (const Fact &f : table.facts)
        out += "fact " + std::to_string(int(f.kind)) + "," + std::to_string(f.seat) + " = " + std::to_string(f.value) + "\n";
    for (const Mark &m : table.marks)
        out += "mark " + cardText(m.card) + " " + m.what.id + "\n";
    for (const Offer &o : table.offers) {
        out += "offer " + std::string(verbWord(o.verb)) + " " + std::to_string(o.counts) + " " + o.label.id + " " + o.prompt.phrase.id + ":";
        o.candidates.each([&](Card c) { out += " " + cardText(c); });
        out += "\n";
    }
    return out;
}

} // namespace khiar
