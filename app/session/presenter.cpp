// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/presenter.h"

#include <cmath>

namespace khiar {
namespace {

// Milliseconds at speed 1: look.md, "Motion".
constexpr int kFlight = 220;
constexpr int kDealStep = 60;
constexpr int kBotPause = 380;    ///< before somebody else plays, so that one can see who
constexpr int kReadTrick = 1100;  ///< a full trick stays
constexpr int kReadScore = 1900;  ///< the last trick and its cost stay
constexpr int kBeforeScore = 250;
constexpr int kReadTurned = 1300; ///< cards of a hand that were turned up for all to see stay

} // namespace

Presenter::Presenter(QObject *parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_waited = m_beforeFront;
        advance();
    });
}

void Presenter::setSpeed(double speed)
{
    m_speed = speed;
    if (atOnce())
        drain();
}

void Presenter::setStepping(bool on)
{
    m_stepping = on;
    if (atOnce()) {
        drain();
    } else if (!on && m_waiting) {
        setWaiting(false);
        advance();
    }
}

void Presenter::step()
{
    if (!m_waiting)
        return;
    m_waited = true;
    setWaiting(false);
    advance();
}

void Presenter::setWaiting(bool on)
{
    if (on == m_waiting)
        return;
    m_waiting = on;
    emit waitingChanged();
}

int Presenter::scaled(int ms) const
{
    return m_speed <= 0 ? 0 : int(std::lround(ms / m_speed));
}

void Presenter::add(std::vector<ViewEvent> events)
{
    for (ViewEvent &e : events) {
        m_beats += e.kind == ViewEventKind::beat;
        m_queue.push_back(std::move(e));
    }
    if (atOnce())
        drain();
    else if (!m_timer.isActive() && !m_waiting)
        advance();
}

bool Presenter::stopsBefore(const ViewEvent &e) const
{
    if (!m_stepping || e.kind != ViewEventKind::beat)
        return false;
    switch (e.beat) {
    case Beat::play:
    case Beat::exchange:
    case Beat::say: return e.actor != m_viewer;
    case Beat::trickTaken: return true;
    case Beat::gather: return m_beat != Beat::setUp; // nothing to look at before the first deal
    case Beat::setUp:
    case Beat::deal:
    case Beat::scored:
    case Beat::over: break;
    }
    return false;
}

int Presenter::pauseBefore(const ViewEvent &e) const
{
    if (e.kind != ViewEventKind::beat)
        return 0;
    if (m_turnedUp)
        return kReadTurned;
    switch (e.beat) {
    case Beat::play:
    case Beat::exchange:
    case Beat::say: return e.actor == m_viewer ? 0 : kBotPause;
    case Beat::trickTaken: return kReadTrick;
    case Beat::scored:
    case Beat::over: return kBeforeScore;
    case Beat::gather: return kReadScore;
    case Beat::setUp:
    case Beat::deal: break;
    }
    return 0;
}

int Presenter::pauseAfter(const ViewEvent &e) const
{
    if (e.kind != ViewEventKind::moved)
        return 0;
    return m_beat == Beat::deal || m_beat == Beat::exchange ? kDealStep : m_beat == Beat::play ? kFlight : 0;
}

int Presenter::flightOf(const ViewEvent &e) const
{
    return e.kind == ViewEventKind::moved || e.kind == ViewEventKind::turned ? scaled(kFlight) : 0;
}

void Presenter::showFront(bool atOnce)
{
    const ViewEvent e = std::move(m_queue.front());
    m_queue.pop_front();
    m_waited = false;
    if (e.kind == ViewEventKind::beat) {
        m_beat = e.beat;
        --m_beats;
        m_turnedUp = false;
    }
    // before everybody's eyes for a moment: of somebody else's hand, and nobody acts upon it
    if (e.kind == ViewEventKind::turned && e.shown.valid() && e.from.kind == ZoneKind::hand && e.from.owner != m_viewer && m_beat == Beat::say)
        m_turnedUp = true;
    emit show(e, atOnce ? 0 : flightOf(e));
    if (e.kind == ViewEventKind::beat && !atOnce)
        emit beatShown();
}

// Shows events until one needs a pause. A slot may add or drain meanwhile; the guard keeps the order.
void Presenter::advance()
{
    if (m_showing)
        return;
    m_showing = true;
    while (!m_queue.empty()) {
        if (!m_waited && stopsBefore(m_queue.front())) {
            m_showing = false;
            setWaiting(true);
            return;
        }
        const int before = m_waited ? 0 : scaled(pauseBefore(m_queue.front()));
        if (before > 0) {
            m_beforeFront = true;
            m_timer.start(before);
            m_showing = false;
            return;
        }
        const int after = scaled(pauseAfter(m_queue.front()));
        showFront(false);
        if (after > 0 && !m_queue.empty()) {
            m_beforeFront = false;
            m_timer.start(after);
            m_showing = false;
            return;
        }
    }
    m_showing = false;
    emit idle();
}

void Presenter::drain()
{
    m_timer.stop();
    if (m_showing || m_queue.empty())
        return;
    m_showing = true;
    while (!m_queue.empty())
        showFront(true);
    m_showing = false;
    setWaiting(false);
    emit idle();
}

void Presenter::clear()
{
    m_timer.stop();
    m_queue.clear();
    m_beat = Beat::setUp;
    m_beats = 0;
    m_waited = m_turnedUp = false;
    setWaiting(false);
}

} // namespace khiar
