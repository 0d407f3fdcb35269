// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/models/score_sheet_model.h"
#include "engine/core/gate.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace khiar {

/// A complete trick as a viewer saw it, in order of play; a card that lay face down is kNoCard.
struct SeenTrick {
    struct Played { Seat seat = kNobody; Card card; };
    std::vector<Played> cards;
    Seat taker = kNobody;
};

/// Finds complete tricks in a viewer's events: the cards that lay in trick zones when a trick was taken.
class TrickWatch {
public:
    /// After `event` was folded. True when a trick has just become complete.
    bool follow(const ViewEvent &event);
    const SeenTrick &last() const { return m_last; }
    /// At a moment that events did not lead to: the last complete trick, and what lies in the one that is played.
    void set(SeenTrick last, const TableView &table);

private:
    SeenTrick m_now, m_last;
};

/// The cards that a viewer was given since they last acted: drawn, taken, picked up, but not dealt.
class DrawnWatch {
public:
    explicit DrawnWatch(Viewer viewer) : m_viewer(viewer) {}
    /// After `event` was folded. True when they are others now.
    bool follow(const ViewEvent &event);
    const CardSet &cards() const { return m_cards; }
    /// At a moment that events did not lead to.
    void set(const CardSet &cards) { m_cards = cards; }

private:
    Viewer m_viewer;
    Beat m_beat = Beat::setUp;
    CardSet m_cards;
};

/// What one viewer has been told, each with its place: after how many actions of the match. So another viewer's turn
/// at the screen, and undo, show exactly what that viewer may know at that moment.
class Chronicle {
public:
    struct Said { std::size_t place; int deal; Beat beat; Announcement said; };
    struct Scored { std::size_t place; int deal; ScoreLine line; };
    struct Totals { std::size_t place; int deal; std::vector<ScoreSheetModel::Total> seats; };
    struct Trick { std::size_t place; SeenTrick trick; };
    struct Drawn { std::size_t place; CardSet cards; };

    /// `start`: the moment before the first step.
    Chronicle(Viewer viewer, const Snapshot &start);
    Viewer viewer() const { return m_gate.viewer(); }
    /// The viewer's table after all that was taken.
    const TableView &table() const { return m_gate.table(); }
    /// Match::standing() after so many actions.
    using Standing = std::function<std::vector<double>(std::size_t place)>;
    /// The viewer's events of these steps. What was told at their places before is replaced.
    std::vector<ViewEvent> take(const std::vector<Step> &steps, const Standing &standing);
    /// The match was set to this moment, after so many actions: a new door, with new keys.
    void stand(const Snapshot &now, std::size_t place);
    /// What comes after this place will never be: something else was played.
    void forgetAfter(std::size_t place);

    std::vector<Said> said(std::size_t upTo) const;
    std::vector<Scored> scored(std::size_t upTo) const;
    std::vector<Totals> totals(std::size_t upTo) const;
    SeenTrick lastTrick(std::size_t upTo) const;
    /// See DrawnWatch.
    CardSet drawn(std::size_t upTo) const;

private:
    /// What was told at the places first … end − 1.
    void forget(std::size_t first, std::size_t end);
    void keep(const ViewEvent &event, const Step &step);
    std::vector<ScoreSheetModel::Total> totalsNow() const;
    Gate m_gate;
    TrickWatch m_watch;
    DrawnWatch m_drawnWatch;
    std::vector<Said> m_said;
    std::vector<Scored> m_scored;
    std::vector<Totals> m_totals;
    std::vector<Trick> m_tricks;
    std::vector<Drawn> m_drawn;
};

} // namespace khiar
