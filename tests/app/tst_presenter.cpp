// SPDX-License-Identifier: GPL-3.0-or-later
// Protects step by step: what waits for a step, what does not, and that neither speed, nor skipping, nor turning it off
// loses or doubles an event.
#include <QSignalSpy>
#include <QTest>

#include "app/session/presenter.h"

using namespace khiar;

namespace {

ViewEvent beat(Beat b, Seat actor = kNobody)
{
    ViewEvent e;
    e.kind = ViewEventKind::beat;
    e.beat = b;
    e.actor = actor;
    return e;
}

ViewEvent moved()
{
    ViewEvent e;
    e.kind = ViewEventKind::moved;
    return e;
}

/// Seat 0 looks on: a deal, their own card, two of others, the trick, the score, the next deal.
std::vector<ViewEvent> someTrick()
{
    return {beat(Beat::deal), moved(), moved(), beat(Beat::play, 0), moved(), beat(Beat::play, 1), moved(), beat(Beat::play, 2), moved(),
            beat(Beat::trickTaken, 1), moved(), beat(Beat::scored), beat(Beat::gather), moved(), beat(Beat::deal), moved()};
}

} // namespace

class TestPresenter : public QObject {
    Q_OBJECT
    std::unique_ptr<Presenter> m_p;
    std::vector<ViewEventKind> m_shown;
    std::vector<Beat> m_beats;

private slots:
    void init()
    {
        m_p = std::make_unique<Presenter>();
        m_shown.clear();
        m_beats.clear();
        m_p->setViewer(0);
        connect(m_p.get(), &Presenter::show, this, [this](const ViewEvent &e, int) {
            m_shown.push_back(e.kind);
            if (e.kind == ViewEventKind::beat)
                m_beats.push_back(e.beat);
        });
    }

    void stepByStep_data()
    {
        QTest::addColumn<double>("speed");
        QTest::newRow("at once") << 0.0;
        QTest::newRow("fast") << 40.0;
    }
    void stepByStep()
    {
        QFETCH(double, speed);
        QSignalSpy waiting(m_p.get(), &Presenter::waitingChanged), idle(m_p.get(), &Presenter::idle);
        m_p->setSpeed(speed);
        m_p->setStepping(true);
        m_p->add(someTrick());
        using B = Beat;
        std::vector<B> seen = {B::deal, B::play}; // one's own card does not wait
        for (B next : {B::play, B::play, B::trickTaken, B::gather}) {
            QTRY_VERIFY(m_p->waitingForStep());
            QCOMPARE(m_beats, seen);
            QTest::qWait(5);
            QCOMPARE(m_beats, seen); // however long one looks
            m_p->step();
            if (next == B::trickTaken)
                seen.insert(seen.end(), {B::trickTaken, B::scored}); // what the trick cost follows by itself
            else if (next == B::gather)
                seen.insert(seen.end(), {B::gather, B::deal});
            else
                seen.push_back(next);
        }
        QTRY_COMPARE(idle.size(), 1);
        QCOMPARE(m_beats, seen);
        QCOMPARE(m_shown.size(), someTrick().size());
        QVERIFY(!m_p->waitingForStep() && !m_p->busy());
        QCOMPARE(waiting.size() % 2, 0);
        m_p->step(); // nothing waits: nothing happens
        QCOMPARE(m_shown.size(), someTrick().size());
    }

    void more()
    {
        m_p->setSpeed(0);
        m_p->setStepping(true);
        m_p->add(someTrick());
        QVERIFY(m_p->waitingForStep());
        m_p->add({beat(Beat::over)}); // what comes while one waits stays behind
        QCOMPARE(m_beats.size(), std::size_t(2));
        m_p->drain();
        QVERIFY(!m_p->waitingForStep());
        QCOMPARE(m_shown.size(), someTrick().size() + 1);
        m_p->add({beat(Beat::play, 2)});
        QVERIFY(m_p->waitingForStep());
        m_p->clear();
        QVERIFY(!m_p->waitingForStep() && !m_p->busy());
    }

    // The first deal of a match begins by itself, and so does that of the match after it.
    void firstDeal()
    {
        m_p->setSpeed(0);
        m_p->setStepping(true);
        for (int match = 0; match < 2; ++match) {
            m_p->clear();
            m_p->add({beat(Beat::setUp), beat(Beat::gather), beat(Beat::deal), moved()});
            QVERIFY(!m_p->waitingForStep() && !m_p->busy());
            m_p->add({beat(Beat::gather)});
            QVERIFY(m_p->waitingForStep());
        }
    }

    // Turned off while a step waits: the show goes on, at once where speed is 0.
    void turnedOff()
    {
        m_p->setSpeed(40);
        m_p->setStepping(true);
        m_p->add(someTrick());
        QTRY_VERIFY(m_p->waitingForStep());
        m_p->setStepping(false);
        QVERIFY(!m_p->waitingForStep());
        QTRY_COMPARE(m_shown.size(), someTrick().size());
        m_p->setStepping(true);
        m_p->add(someTrick());
        QTRY_VERIFY(m_p->waitingForStep());
        m_p->setSpeed(0);
        QVERIFY(m_p->waitingForStep()); // speed alone lets nothing pass
        m_p->setStepping(false);
        QCOMPARE(m_shown.size(), 2 * someTrick().size());
    }
};

QTEST_GUILESS_MAIN(TestPresenter)
#include "tst_presenter.moc"
