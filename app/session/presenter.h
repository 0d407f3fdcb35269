// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QTimer>

#include <deque>
#include <vector>

#include "engine/core/table_view.h"

namespace khiar {

/// Shows what has happened at a pace that people can follow: the queue between the match, which is always ahead, and
/// the models. The only timers of a match; none runs when the queue is empty.
class Presenter : public QObject {
    Q_OBJECT
public:
    explicit Presenter(QObject *parent = nullptr);
    /// 1 = normal, 4 = four times as fast, 0 = everything at once.
    void setSpeed(double speed);
    /// Step by step: a move by others, a trick that is taken and a new deal wait for step(). What speed is left for
    /// flights and short pauses; at 0 nothing flies, but each step still waits.
    void setStepping(bool on);
    /// Nothing more is shown until step() or drain().
    bool waitingForStep() const { return m_waiting; }
    /// Shows the step that waits; nothing when none does.
    void step();
    /// Whose own moves need no pause before them.
    void setViewer(Viewer viewer) { m_viewer = viewer; }
    void add(std::vector<ViewEvent> events);
    /// Everything that waits is shown at once.
    void drain();
    void clear();
    bool busy() const { return !m_queue.empty(); }
    /// How many steps wait to be shown.
    int waitingBeats() const { return m_beats; }

signals:
    /// Show this now; a card that moves takes `flight` milliseconds, 0 = jumps.
    void show(const khiar::ViewEvent &event, int flight);
    /// The queue has run empty.
    void idle();
    /// One step has been shown.
    void beatShown();
    /// `waitingForStep` is another.
    void waitingChanged();

private:
    void advance();
    bool atOnce() const { return m_speed <= 0 && !m_stepping; }
    bool stopsBefore(const ViewEvent &event) const;
    void setWaiting(bool on);
    int pauseBefore(const ViewEvent &event) const;
    int pauseAfter(const ViewEvent &event) const;
    int flightOf(const ViewEvent &event) const;
    int scaled(int ms) const;
    /// The front event leaves the queue; `atOnce`: nothing flies, and nobody is told of single beats.
    void showFront(bool atOnce);
    std::deque<ViewEvent> m_queue;
    QTimer m_timer;
    double m_speed = 1;
    bool m_stepping = false;
    bool m_waiting = false; ///< for step()
    Viewer m_viewer = kPublic;
    Beat m_beat = Beat::setUp;
    int m_beats = 0;
    bool m_waited = false; ///< the pause before the front event is over
    bool m_turnedUp = false; ///< since the last beat somebody else's card was turned up
    bool m_beforeFront = false; ///< what the timer that runs is for
    bool m_showing = false;
};

} // namespace khiar
