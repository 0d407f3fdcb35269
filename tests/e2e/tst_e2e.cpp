// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the program as a person meets it: the real Main.qml, real mouse and keys. A whole deal by drags, one by keys,
// one with fifty changes of language, a refused card that comes home, the way from the shelf to the table and back,
// and a walk over every visible Persian text that finds no ASCII digit.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

#include "app/session/khiar.h"
#include "app/shell/app_setup.h"
#include "app/shell/language.h"
#include "app/shell/plugins.h"
#include "engine/session/replay.h"
#include "tests/e2e/real_window.h"

using namespace khiar;

namespace {

/// Isolated fragments (U+2068 … U+2069, and those begun by U+2066, U+2067) may hold Latin digits.
QString outsideIsolates(const QString &text)
{
    QString out;
    int depth = 0;
    for (QChar c : text) {
        if (c.unicode() >= 0x2066 && c.unicode() <= 0x2068)
            ++depth;
        else if (c.unicode() == 0x2069)
            depth = std::max(0, depth - 1);
        else if (depth == 0)
            out.append(c);
    }
    return out;
}

} // namespace

class TestE2E : public QObject {
    Q_OBJECT
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow *m_window = nullptr;
    Khiar *m_khiar = nullptr;

    static QQuickItem *find(QQuickItem *from, const std::function<bool(QQuickItem *)> &wanted) { return e2e::RealWindow::find(from, wanted); }
    QQuickItem *item(const QString &name) const
    {
        return find(m_window->contentItem(), [&](QQuickItem *i) { return i->objectName() == name; });
    }
    static QPoint middle(QQuickItem *i) { return i->mapToScene(QPointF(i->width() / 2, i->height() / 2)).toPoint(); }
    /// The left strip of a card, which its neighbour never covers.
    static QPoint strip(QQuickItem *card) { return card->mapToScene(QPointF(card->width() * 0.14, card->height() * 0.3)).toPoint(); }

    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(m_window, Qt::LeftButton, {}, from);
        for (int s = 1; s <= 8; ++s)
            QTest::mouseMove(m_window, from + (to - from) * s / 8, 2);
        QTest::mouseRelease(m_window, Qt::LeftButton, {}, to);
    }
    void click(const QString &name)
    {
        QTRY_VERIFY2(item(name), qPrintable(name));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, middle(item(name)));
    }
    GameSession &session() { return *m_khiar->session(); }
    QVariant role(int row, CardsModel::Role r) { return session().cards()->data(session().cards()->index(row), r); }
    /// Faces of the person's cards, legal or not, lowest first.
    QStringList faces(bool legal)
    {
        QStringList list;
        for (int place = 0; place < 30; ++place)
            for (int i = 0; i < session().cards()->rowCount(); ++i)
                if (role(i, CardsModel::ZoneName) == QStringLiteral("hand") && role(i, CardsModel::Owner) == session().viewerSeat()
                    && role(i, CardsModel::Place) == place && role(i, CardsModel::Legal).toBool() == legal)
                    list.append(role(i, CardsModel::Face).toString());
        return list;
    }
    bool myTurn() { return !session().presenting() && !faces(true).isEmpty(); }
    int deal() { return int(session().match()->answer("deal", 0)->numbers.front()); }

    /// From the shelf by clicks to a table of `players` with a typed seed.
    void startByClicks(int players, const QString &seed)
    {
        click(QStringLiteral("play:agurk"));
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("new"));
        m_khiar->newGame()->setPlayers(players);
        m_khiar->newGame()->setSeedText(seed);
        click(QStringLiteral("startButton"));
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        QTRY_VERIFY(item(QStringLiteral("felt")));
    }
    /// Waits until the card has lain still for a while; false after 20 seconds.
    bool settled(QQuickItem *card)
    {
        QPointF before = card->mapToScene({0, 0});
        for (int still = 0, tries = 0; tries < 1000; ++tries) {
            QTest::qWait(20);
            const QPointF now = card->mapToScene({0, 0});
            still = now == before ? still + 1 : 0;
            before = now;
            if (still == 6)
                return true;
        }
        return false;
    }
    /// Plays cards with `play` until the first deal is over or the match is.
    void playDeal(const std::function<void(const QString &face)> &play)
    {
        for (int guard = 0; guard < 40 && deal() == 1 && !session().match()->over(); ++guard) {
            QTRY_VERIFY_WITH_TIMEOUT(myTurn() || deal() > 1 || session().match()->over(), 20000);
            if (deal() > 1 || session().match()->over())
                break;
            const std::size_t before = session().record().lines.size();
            play(faces(true).last());
            QTRY_VERIFY(session().record().lines.size() > before);
        }
        QVERIFY(deal() > 1 || session().match()->over());
    }

private slots:
    void init()
    {
        QDir(dataFolder()).removeRecursively();
        m_engine = std::make_unique<QQmlApplicationEngine>();
        app::engine(*m_engine);
        changeLanguage(QStringLiteral("en"));
        m_engine->load(app::mainUrl());
        QCOMPARE(m_engine->rootObjects().size(), 1);
        m_window = qobject_cast<QQuickWindow *>(m_engine->rootObjects().constFirst());
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
        m_khiar = m_engine->singletonInstance<Khiar *>(qmlTypeId("Khiar.Models", 1, 0, "Khiar"));
        QVERIFY(m_khiar);
        auto *settings = m_engine->singletonInstance<Settings *>(qmlTypeId("Khiar.Models", 1, 0, "Settings"));
        settings->setSpeed(4);
        settings->setReducedMotion(false);
        m_window->resize(1280, 800);
    }
    void cleanup() { m_engine.reset(); }

    void wholeDealByDrags()
    {
        startByClicks(4, QStringLiteral("7"));
        playDeal([this](const QString &face) {
            QTRY_VERIFY(item(QStringLiteral("card:") + face));
            QQuickItem *card = item(QStringLiteral("card:") + face);
            QVERIFY(settled(card));
            QTRY_VERIFY(item(QStringLiteral("dropTarget")));
            drag(strip(card), middle(item(QStringLiteral("dropTarget"))));
        });
    }

    // A fast flick: press, one jump, release.
    void flickPlays()
    {
        startByClicks(2, QStringLiteral("21"));
        QTRY_VERIFY(myTurn());
        const QString face = faces(true).last();
        QTRY_VERIFY(item(QStringLiteral("card:") + face));
        QQuickItem *card = item(QStringLiteral("card:") + face);
        QVERIFY(settled(card));
        QTRY_VERIFY(item(QStringLiteral("dropTarget")));
        const std::size_t before = session().record().lines.size();
        const QPoint to = middle(item(QStringLiteral("dropTarget")));
        QTest::mousePress(m_window, Qt::LeftButton, {}, strip(card));
        QTest::mouseMove(m_window, to);
        QTest::mouseRelease(m_window, Qt::LeftButton, {}, to);
        QTRY_VERIFY(session().record().lines.size() > before);
    }

    void wholeDealByKeys()
    {
        startByClicks(3, QStringLiteral("9"));
        playDeal([this](const QString &face) {
            QTRY_VERIFY(item(QStringLiteral("card:") + face));
            for (int step = 0; step < 40; ++step) {
                QQuickItem *focus = m_window->activeFocusItem();
                if (focus && focus->objectName() == QStringLiteral("card:") + face)
                    break;
                QTest::keyClick(m_window, focus && focus->objectName().startsWith(QStringLiteral("card:")) ? Qt::Key_Right : Qt::Key_Tab);
                if (step == 20) // past the last card: come from the other side
                    for (int back = 0; back < 10; ++back)
                        QTest::keyClick(m_window, Qt::Key_Left);
            }
            QVERIFY(m_window->activeFocusItem());
            QCOMPARE(m_window->activeFocusItem()->objectName(), QStringLiteral("card:") + face);
            QTest::keyClick(m_window, Qt::Key_Return);
        });
    }

    void dealWithFiftyLanguageSwitches()
    {
        startByClicks(4, QStringLiteral("15"));
        int switches = 0;
        const auto change = [&] {
            QTest::keyClick(m_window, Qt::Key_L, Qt::ControlModifier);
            ++switches;
        };
        playDeal([&](const QString &face) {
            QTRY_VERIFY(item(QStringLiteral("card:") + face));
            QQuickItem *card = item(QStringLiteral("card:") + face);
            QVERIFY(settled(card));
            const QPointF before = card->mapToScene({0, 0});
            for (int i = 0; i < 4; ++i)
                change();
            QTRY_COMPARE(card->mapToScene({0, 0}), before); // the hand is where it was, in both languages
            // one in the middle of a drag
            QTRY_VERIFY(item(QStringLiteral("dropTarget")));
            const QPoint from = strip(card);
            QTest::mousePress(m_window, Qt::LeftButton, {}, from);
            QTest::mouseMove(m_window, from + QPoint(0, -40), 2);
            QTest::mouseMove(m_window, from + QPoint(0, -90), 2);
            for (int i = 0; i < 4; ++i)
                change();
            const QPoint to = middle(item(QStringLiteral("dropTarget")));
            QTest::mouseMove(m_window, to, 2);
            QTest::mouseRelease(m_window, Qt::LeftButton, {}, to);
        });
        QVERIFY2(switches >= 50, qPrintable(QString::number(switches)));
        QCOMPARE(session().cards()->rowCount(), 52);
    }

    // A card that may not be played comes home, a sentence says why in the language of the moment, nothing has changed.
    void refusedCardComesHome()
    {
        const auto record = parseRecord("khiar 1\ngame agurk\nplayers 2\nseat 0 human\nseat 1 bot:sharp Mina\ndealer 0\ndeal 1\n"
                                        "hand 0 JD 9H 7D 5S\nhand 1 9C KH 8C 4S\nmoves\n1 play 9C\n");
        QVERIFY(bool(record));
        QVERIFY(m_khiar->begin(*record));
        QTRY_VERIFY(item(QStringLiteral("card:7D")));
        QQuickItem *card = item(QStringLiteral("card:7D"));
        QVERIFY(settled(card));
        const QPointF home = card->mapToScene({0, 0});
        const auto hash = session().match()->hash();
        drag(strip(card), middle(item(QStringLiteral("dropTarget"))));
        QTRY_COMPARE(session().promptKind(), QStringLiteral("refusal"));
        QVERIFY(item(QStringLiteral("prompt"))->property("text").toString().contains(QStringLiteral("doesn't reach")));
        QTRY_COMPARE(card->mapToScene({0, 0}), home);
        QCOMPARE(session().match()->hash(), hash);
        QTest::keyClick(m_window, Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(item(QStringLiteral("prompt"))->property("text").toString().contains(QString::fromUtf8("نمی‌رسد")));
        // let go over nothing: home without a word
        QVERIFY(settled(card));
        const QPointF there = card->mapToScene({0, 0});
        drag(strip(card), QPoint(m_window->width() / 2, 20));
        QTRY_COMPARE(card->mapToScene({0, 0}), there);
        QCOMPARE(session().match()->hash(), hash);
    }

    // Escape in mid-drag: the card goes home and nothing was played.
    void escapeCancelsADrag()
    {
        startByClicks(2, QStringLiteral("3"));
        QTRY_VERIFY(myTurn());
        const QString face = faces(true).first();
        QTRY_VERIFY(item(QStringLiteral("card:") + face));
        QQuickItem *card = item(QStringLiteral("card:") + face);
        QVERIFY(settled(card));
        const QPointF home = card->mapToScene({0, 0});
        const std::size_t before = session().record().lines.size();
        const QPoint from = strip(card), to = middle(item(QStringLiteral("dropTarget")));
        QTest::mousePress(m_window, Qt::LeftButton, {}, from);
        for (int s = 1; s <= 6; ++s)
            QTest::mouseMove(m_window, from + (to - from) * s / 6, 2);
        QTest::keyClick(m_window, Qt::Key_Escape);
        QTest::mouseRelease(m_window, Qt::LeftButton, {}, to);
        // home, give or take the height by which the keyboard's card is raised
        QTRY_VERIFY(QLineF(card->mapToScene({0, 0}), home).length() < card->height() * 0.12);
        QCOMPARE(session().record().lines.size(), before);
        QCOMPARE(m_khiar->page(), QStringLiteral("table"));
    }

    // Leaving keeps the match: it is offered on the shelf and goes on where it was.
    void leaveAndContinue()
    {
        startByClicks(3, QStringLiteral("33"));
        QTRY_VERIFY(myTurn());
        const auto hash = session().match()->hash();
        click(QStringLiteral("backButton"));
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("home"));
        QVERIFY(m_khiar->canContinue());
        click(QStringLiteral("continueButton"));
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        QCOMPARE(session().match()->hash(), hash);
    }

    // Every Persian text on every page: no ASCII digit outside isolated notation, and none of Arabic's letters.
    void noAsciiDigitInPersian()
    {
        changeLanguage(QStringLiteral("fa"));
        const auto walk = [this](const QString &where) {
            int texts = 0;
            std::function<void(QQuickItem *)> visit = [&](QQuickItem *i) {
                if (!i->isVisible())
                    return;
                const QString text = i->property("text").toString();
                if (i->inherits("QQuickText") && !text.isEmpty() && !isOfACard(i)) {
                    ++texts;
                    const QString seen = outsideIsolates(text);
                    QVERIFY2(!seen.contains(QRegularExpression(QStringLiteral("[0-9]"))), qPrintable(where + QStringLiteral(": ") + text));
                    QVERIFY2(!seen.contains(QRegularExpression(QString::fromUtf8("[يك]"))), qPrintable(where + QStringLiteral(": ") + text));
                }
                for (QQuickItem *child : i->childItems())
                    visit(child);
            };
            visit(m_window->contentItem());
            QVERIFY2(texts > 3, qPrintable(where));
        };
        walk(QStringLiteral("home"));
        m_khiar->openNew(QStringLiteral("agurk"));
        QTest::qWait(50);
        walk(QStringLiteral("new"));
        m_khiar->setPage(QStringLiteral("settings"));
        QTest::qWait(50);
        walk(QStringLiteral("settings"));
        m_khiar->setPage(QStringLiteral("home"));
        m_khiar->openNew(QStringLiteral("agurk"));
        m_khiar->newGame()->setSeedText(QStringLiteral("5"));
        m_khiar->newGame()->start();
        session().playByBots(61);
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        QTest::qWait(100);
        walk(QStringLiteral("table"));
        if (QQuickItem *log = item(QStringLiteral("logTab"))) {
            QTest::mouseClick(m_window, Qt::LeftButton, {}, middle(log));
            QTest::qWait(50);
            walk(QStringLiteral("log"));
        }
        m_window->resize(1024, 600);
        QTest::qWait(50);
        walk(QStringLiteral("small table"));
    }

private:
    /// Chips and pictures of cards carry the notation of faces, which stays Latin.
    static bool isOfACard(QQuickItem *i)
    {
        for (; i; i = i->parentItem()) {
            const QString type = QString::fromLatin1(i->metaObject()->className());
            if (type.startsWith(QLatin1String("TableCard")) || type.startsWith(QLatin1String("Card_")) || type.startsWith(QLatin1String("Chips")))
                return true;
        }
        return false;
    }
};

int main(int argc, char **argv)
{
    app::beforeApp();
    QGuiApplication application(argc, argv);
    app::graphics();
    app::fonts();
    TestE2E test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_e2e.moc"
