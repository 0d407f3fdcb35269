// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the thread that thinks: replies of old tickets are dropped, stopping is quick, a bot that breaks is told.
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <chrono>
#include <thread>

#include "app/session/bot_runner.h"

using namespace khiar;

namespace {

/// Thinks until told to stop or for so many milliseconds, then plays a card.
class SlowBot final : public BotJob {
public:
    SlowBot(Card card, int ms, std::atomic<int> *stopped = nullptr) : m_card(card), m_ms(ms), m_stopped(stopped) {}
    std::optional<Action> run(std::stop_token stop) override
    {
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(m_ms);
        while (std::chrono::steady_clock::now() < end) {
            if (stop.stop_requested()) {
                if (m_stopped)
                    ++*m_stopped;
                return std::nullopt;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return Action::of(Verb::play, m_card);
    }

private:
    Card m_card;
    int m_ms;
    std::atomic<int> *m_stopped;
};

class BrokenBot final : public BotJob {
public:
    std::optional<Action> run(std::stop_token) override { throw std::runtime_error("broken"); }
};

} // namespace

class TestBotRunner : public QObject {
    Q_OBJECT
private slots:
    void answers()
    {
        BotRunner runner;
        QSignalSpy chosen(&runner, &BotRunner::chosen);
        runner.think(std::make_unique<SlowBot>(Card{7}, 5));
        QVERIFY(runner.thinking());
        QTRY_COMPARE(chosen.count(), 1);
        QVERIFY(!runner.thinking());
    }

    void oldTicketIsDropped()
    {
        BotRunner runner;
        Card last;
        int count = 0;
        connect(&runner, &BotRunner::chosen, this, [&](const Action &a) { last = a.cards[0], ++count; });
        for (std::uint8_t i = 0; i < 20; ++i)
            runner.think(std::make_unique<SlowBot>(Card{i}, i % 3));
        QTRY_VERIFY(!runner.thinking());
        QTest::qWait(50);
        QCOMPARE(count, 1);
        QCOMPARE(int(last.code), 19);
    }

    void cancelStopsAndSaysNothing()
    {
        std::atomic<int> stopped = 0;
        BotRunner runner;
        QSignalSpy chosen(&runner, &BotRunner::chosen);
        QSignalSpy failed(&runner, &BotRunner::failed);
        runner.think(std::make_unique<SlowBot>(Card{1}, 60000, &stopped));
        QTest::qWait(20);
        runner.cancel();
        QTRY_COMPARE(stopped.load(), 1);
        QTest::qWait(20);
        QCOMPARE(chosen.count() + failed.count(), 0);
    }

    void destructionIsQuick()
    {
        QElapsedTimer timer;
        {
            BotRunner runner;
            runner.think(std::make_unique<SlowBot>(Card{1}, 60000));
            QTest::qWait(20);
            timer.start();
        }
        QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
    }

    void brokenBotIsTold()
    {
        BotRunner runner;
        QSignalSpy failed(&runner, &BotRunner::failed);
        runner.think(std::make_unique<BrokenBot>());
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!runner.thinking());
    }
};

QTEST_GUILESS_MAIN(TestBotRunner)
#include "tst_bot_runner.moc"
