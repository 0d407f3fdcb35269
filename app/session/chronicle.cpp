// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/chronicle.h"

#include <algorithm>
#include <utility>

namespace khiar {
namespace {

template <class Entry>
void eraseFrom(std::vector<Entry> &list, std::size_t first, std::size_t end)
{
    std::erase_if(list, [=](const Entry &e) { return e.place >= first && e.place < end; });
}

/// Entries stay sorted by place, so that what can be redone stays behind what is played again.
template <class Entry>
void insert(std::vector<Entry> &list, Entry entry)
{
    const auto at = std::upper_bound(list.begin(), list.end(), entry.place, [](std::size_t place, const Entry &e) { return place < e.place; });
    list.insert(at, std::move(entry));
}

template <class Entry>
std::vector<Entry> upToPlace(const std::vector<Entry> &list, std::size_t place)
{
    const auto end = std::find_if(list.begin(), list.end(), [=](const Entry &e) { return e.place > place; });
    return {list.begin(), end};
}

} // namespace

// Whoever played first sits soonest after the seat on turn, clockwise.
void TrickWatch::set(SeenTrick last, const TableView &table)
{
    m_last = std::move(last);
    m_now = {};
    const int turn = std::max(0, table.fact(FactKind::turn, kNobody, 0));
    for (int i = 0; i < table.seats; ++i) {
        const Seat seat = (turn + i) % table.seats;
        if (const ZoneView *trick = table.find({ZoneKind::trick, std::int8_t(seat)}))
            for (const CardView &c : trick->cards)
                m_now.cards.push_back({seat, c.shown});
    }
}

bool TrickWatch::follow(const ViewEvent &e)
{
    if (e.kind == ViewEventKind::moved && e.to.kind == ZoneKind::trick)
        m_now.cards.push_back({e.to.owner, e.shown});
    if (e.kind == ViewEventKind::turned && e.to.kind == ZoneKind::trick)
        for (SeenTrick::Played &p : m_now.cards)
            if (p.seat == e.to.owner && !p.card.valid()) {
                p.card = e.shown;
                break;
            }
    if (e.kind != ViewEventKind::beat || e.beat != Beat::trickTaken || m_now.cards.empty())
        return false;
    m_last = std::exchange(m_now, {});
    m_last.taker = e.actor;
    return true;
}

bool DrawnWatch::follow(const ViewEvent &e)
{
    if (m_viewer == kPublic)
        return false;
    const CardSet before = m_cards;
    if (e.kind == ViewEventKind::beat) {
        m_beat = e.beat;
        const bool acts = e.actor == m_viewer && (e.beat == Beat::play || e.beat == Beat::exchange || e.beat == Beat::say);
        if (acts || e.beat == Beat::gather || e.beat == Beat::deal)
            m_cards = {};
    } else if (e.kind == ViewEventKind::moved && m_beat != Beat::gather && m_beat != Beat::deal && m_beat != Beat::setUp) {
        const Zone own{ZoneKind::hand, std::int8_t(m_viewer)};
        if (e.to == own && e.from != own && e.shown.valid())
            m_cards.add(e.shown);
    }
    return !(before == m_cards);
}

Chronicle::Chronicle(Viewer viewer, const Snapshot &start) : m_gate(viewer, start), m_drawnWatch(viewer) {}

void Chronicle::keep(const ViewEvent &e, const Step &step)
{
    const int deal = table().fact(FactKind::deal);
    if (e.kind == ViewEventKind::said)
        insert(m_said, {step.place, deal, step.beat, e.said});
    else if (e.kind == ViewEventKind::scored)
        insert(m_scored, {step.place, deal, e.line});
    if (m_watch.follow(e))
        insert(m_tricks, {step.place, m_watch.last()});
    if (m_drawnWatch.follow(e))
        insert(m_drawn, {step.place, m_drawnWatch.cards()});
}

/// As the table shows them, without who is ahead.
std::vector<ScoreSheetModel::Total> Chronicle::totalsNow() const
{
    return ScoreSheetModel::totalsOf(table());
}

std::vector<ViewEvent> Chronicle::take(const std::vector<Step> &steps, const Standing &standing)
{
    if (!steps.empty())
        forget(steps.front().place, steps.back().place + 1);
    std::vector<ViewEvent> all;
    for (const Step &step : steps) {
        const auto before = totalsNow();
        std::vector<ViewEvent> events = m_gate.take(step);
        for (const ViewEvent &e : events)
            keep(e, step);
        if (auto totals = totalsNow(); totals != before || !step.lines.empty()) {
            const std::vector<double> ahead = standing(step.place);
            for (std::size_t i = 0; i < totals.size() && i < ahead.size(); ++i)
                totals[i].standing = ahead[i];
            insert(m_totals, {step.place, table().fact(FactKind::deal), std::move(totals)});
        }
        all.insert(all.end(), std::make_move_iterator(events.begin()), std::make_move_iterator(events.end()));
    }
    return all;
}

void Chronicle::stand(const Snapshot &now, std::size_t place)
{
    m_gate = Gate(viewer(), now);
    m_watch.set(lastTrick(place), table());
    m_drawnWatch.set(drawn(place));
}

void Chronicle::forget(std::size_t first, std::size_t end)
{
    eraseFrom(m_said, first, end);
    eraseFrom(m_scored, first, end);
    eraseFrom(m_totals, first, end);
    eraseFrom(m_tricks, first, end);
    eraseFrom(m_drawn, first, end);
}

void Chronicle::forgetAfter(std::size_t place)
{
    forget(place + 1, std::size_t(-1));
}

std::vector<Chronicle::Said> Chronicle::said(std::size_t upTo) const
{
    return upToPlace(m_said, upTo);
}

std::vector<Chronicle::Scored> Chronicle::scored(std::size_t upTo) const
{
    return upToPlace(m_scored, upTo);
}

std::vector<Chronicle::Totals> Chronicle::totals(std::size_t upTo) const
{
    return upToPlace(m_totals, upTo);
}

SeenTrick Chronicle::lastTrick(std::size_t upTo) const
{
    const auto tricks = upToPlace(m_tricks, upTo);
    return tricks.empty() ? SeenTrick{} : tricks.back().trick;
}

CardSet Chronicle::drawn(std::size_t upTo) const
{
    const auto drawn = upToPlace(m_drawn, upTo);
    return drawn.empty() ? CardSet{} : drawn.back().cards;
}

} // namespace khiar
