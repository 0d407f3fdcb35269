// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the guide as a person reads it: from the shelf to a page, along links by mouse and by keys and back, a position
// played on by clicks, drags and keys, a task missed and solved, the other language at the same place, a block at the table.
#include <QAccessible>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTest>

#include <functional>
#include <memory>

#include "app/session/khiar.h"
#include "app/shell/app_setup.h"
#include "app/shell/language.h"
#include "app/shell/plugins.h"
#include "tests/e2e/real_window.h"

using namespace khiar;

namespace {
enum { kPlay, kTask, kExchange }; // the blocks of the fixture
}

class TestGuideE2E : public QObject {
    Q_OBJECT
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow *m_window = nullptr;
    Khiar *m_khiar = nullptr;

    static QQuickItem *find(QQuickItem *from, const std::function<bool(QQuickItem *)> &wanted) { return e2e::RealWindow::find(from, wanted); }
    QQuickItem *item(const QString &name, QQuickItem *in = nullptr) const
    {
        return find(in ? in : m_window->contentItem(), [&](QQuickItem *i) { return i->objectName() == name; });
    }
    QQuickItem *view() const { return item(QStringLiteral("guideView")); }
    QQuickItem *table(int block) const { return item(QStringLiteral("guideTable:%1").arg(block)); }
    QQuickItem *card(int block, const QString &face) const { return table(block) ? item(QStringLiteral("guideCard:") + face, table(block)) : nullptr; }
    static QPoint middle(QQuickItem *i) { return i->mapToScene(QPointF(i->width() / 2, i->height() / 2)).toPoint(); }
    static QPoint strip(QQuickItem *card) { return card->mapToScene(QPointF(card->width() * 0.2, card->height() * 0.3)).toPoint(); }
    GuideModel &guide() { return *m_khiar->guide(); }
    Practice &practice() { return *m_khiar->practice(); }
    void click(const QString &name)
    {
        QTRY_VERIFY2(item(name), qPrintable(name));
        scrollTo(item(name));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, middle(item(name)));
    }
    void key(Qt::Key k, Qt::KeyboardModifiers m = {}) { QTest::keyClick(m_window, k, m); }
    QString focused() const { return m_window->activeFocusItem() ? m_window->activeFocusItem()->objectName() : QString(); }

    /// Waits until the item has lain still for a while.
    bool settled(QQuickItem *i)
    {
        QPointF before = i->mapToScene({0, 0});
        for (int still = 0, tries = 0; tries < 500; ++tries) {
            QTest::qWait(15);
            const QPointF now = i->mapToScene({0, 0});
            still = now == before ? still + 1 : 0;
            before = now;
            if (still == 5)
                return true;
        }
        return false;
    }
    /// Brings an item of the text into sight with the wheel.
    void scrollTo(QQuickItem *i)
    {
        if (!view() || !view()->isAncestorOf(i))
            return;
        for (int n = 0; n < 60; ++n) {
            const double y = i->mapToItem(view(), QPointF(0, i->height() / 2)).y(), half = std::min(i->height(), view()->height() - 40) / 2;
            if (y - half > 5 && y + half < view()->height() - 5)
                break;
            view()->setProperty("contentY", view()->property("contentY").toDouble() + (y - view()->height() / 2));
            QTest::qWait(20);
        }
        QVERIFY(settled(i));
    }
    /// Opens the guide at an anchor and waits for the page.
    void open(const QString &anchor = {})
    {
        m_khiar->openGuide(QStringLiteral("agurk"), anchor);
        QTRY_VERIFY(view());
        QTRY_VERIFY(item(QStringLiteral("row:%1").arg(guide().anchorRow())));
        QVERIFY(settled(item(QStringLiteral("row:%1").arg(guide().anchorRow()))));
    }
    void bringToSight(int block)
    {
        for (int row = 0; row < guide().rowCount(); ++row)
            if (guide().data(guide().index(row), GuideModel::BlockNumber).toInt() == block) {
                for (int n = 0; n < 40 && !table(block); ++n) {
                    view()->setProperty("contentY", view()->property("contentY").toDouble() + view()->height() * 0.7);
                    QTest::qWait(30);
                }
                QTRY_VERIFY(table(block));
                scrollTo(table(block));
            }
    }
    QQuickItem *rowAtTop()
    {
        QQuickItem *best = nullptr;
        find(view(), [&](QQuickItem *i) {
            if (i->objectName().startsWith(QLatin1String("row:")) && i->mapToItem(view(), QPointF(0, i->height())).y() > 20
                && (!best || i->mapToItem(view(), {}).y() < best->mapToItem(view(), {}).y()))
                best = i;
            return false;
        });
        return best;
    }

private slots:
    void init()
    {
        QDir(dataFolder()).removeRecursively();
        guide::useGuides(QStringLiteral(KHIAR_SOURCE_DIR "/tests/fixtures/guides"));
        m_engine = std::make_unique<QQmlApplicationEngine>();
        app::engine(*m_engine);
        changeLanguage(QStringLiteral("en"));
        m_engine->load(app::mainUrl());
        QCOMPARE(m_engine->rootObjects().size(), 1);
        m_window = qobject_cast<QQuickWindow *>(m_engine->rootObjects().constFirst());
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
        m_khiar = m_engine->singletonInstance<Khiar *>(qmlTypeId("Khiar.Models", 1, 0, "Khiar"));
        QVERIFY(m_khiar);
        m_khiar->session()->setSpeed(0);
        practice().setSpeed(0);
        QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:")));
    }
    void cleanup()
    {
        // KHIAR_SHOTS=FOLDER keeps a picture of how each of these ended
        if (const QString folder = qEnvironmentVariable("KHIAR_SHOTS"); !folder.isEmpty())
            m_window->grabWindow().save(folder + u'/' + QString::fromUtf8(QTest::currentTestFunction()) + QStringLiteral(".png"));
        m_engine.reset();
    }

    void fromTheShelfAndBack()
    {
        QTRY_VERIFY(item(QStringLiteral("learn:agurk")));
        QQuickItem *learn = item(QStringLiteral("learn:agurk"));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, middle(learn));
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("guide"));
        QTRY_VERIFY(view());
        QTRY_VERIFY(item(QStringLiteral("row:0")));
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("home"));
    }

    // The window takes other sizes while a place in the middle of a long guide is open: rows come and go, nothing breaks.
    void theWindowMayTakeAnySize()
    {
        guide::useGuides(QStringLiteral(":/guides"));
        m_khiar->openGuide(QStringLiteral("agurk"), QStringLiteral("exchange"));
        QTRY_VERIFY(view());
        const QSize before = m_window->size();
        for (const QSize &size : {QSize(1024, 600), QSize(2560, 1440), QSize(800, 560), QSize(1600, 1200), QSize(900, 700), before}) {
            m_window->resize(size);
            QTest::qWait(60);
            QVERIFY(view()->height() > 0);
        }
        QTRY_COMPARE(m_window->size(), before);
    }

    void linksByMouse()
    {
        open();
        QQuickItem *row = item(QStringLiteral("row:1"));
        QQuickItem *text = find(row, [](QQuickItem *i) { return i->inherits("QQuickTextEdit"); });
        QVERIFY(text);
        QPointF at;
        for (int y = 4; y < text->height() && at.isNull(); y += 4)
            for (int x = 2; x < text->width() && at.isNull(); x += 4) {
                QString link;
                QMetaObject::invokeMethod(text, "linkAt", Q_RETURN_ARG(QString, link), Q_ARG(double, x), Q_ARG(double, y));
                if (link.endsWith(QLatin1String("|#too-low")))
                    at = QPointF(x, y);
            }
        QVERIFY(!at.isNull());
        QTest::mouseClick(m_window, Qt::LeftButton, {}, text->mapToScene(at + QPointF(3, 3)).toPoint());
        QTRY_COMPARE(guide().anchorRow(), guide().rowOf(QStringLiteral("too-low")));
        QQuickItem *heading = item(QStringLiteral("row:%1").arg(guide().anchorRow()));
        QVERIFY(heading);
        QTRY_VERIFY(std::abs(heading->mapToItem(view(), {}).y()) < 40);
        // contents at the side
        click(QStringLiteral("contents:end"));
        QTRY_COMPARE(guide().anchorRow(), guide().rowOf(QStringLiteral("end")));
        click(QStringLiteral("guideBack"));
        QTRY_COMPARE(guide().anchorRow(), guide().rowOf(QStringLiteral("too-low")));
        click(QStringLiteral("guideForward"));
        QTRY_COMPARE(guide().anchorRow(), guide().rowOf(QStringLiteral("end")));
    }

    // Tab goes through links, positions and their buttons, also where the next one is far out of sight.
    void linksAndBlocksByKeys()
    {
        open();
        QStringList way;
        for (int n = 0; n < 60 && !way.contains(QStringLiteral("guideNext")); ++n) {
            key(Qt::Key_Tab);
            way += focused();
            if (view() && m_window->activeFocusItem() && view()->isAncestorOf(m_window->activeFocusItem())) {
                const auto inSight = [this] {
                    const QQuickItem *i = m_window->activeFocusItem();
                    return i->mapToItem(view(), {}).y() + i->height() > 0 && i->mapToItem(view(), {}).y() < view()->height();
                };
                QTRY_VERIFY2(inSight(), qPrintable(focused()));
            }
        }
        const QStringList wanted = {"link:#too-low", "link:family/cucumber#family", "link:common#not-your-turn", "link:#equal", "guideStart:0", "guideToTable:0",
                                    "guideStart:1", "guideToTable:1", "guideStart:2", "guideToTable:2", "link:agurk", "link:agurk-keep#end", "guideNext"};
        qsizetype at = -1;
        for (const QString &name : wanted) {
            const qsizetype next = way.indexOf(name, at + 1);
            QVERIFY2(next > at, qPrintable(name + QStringLiteral(" not after the one before in ") + way.join(u' ')));
            at = next;
        }
        // and back the same way
        for (int n = 0; n < 40 && focused() != QLatin1String("link:family/cucumber#family"); ++n)
            key(Qt::Key_Backtab);
        key(Qt::Key_Return);
        QTRY_COMPARE(guide().document(), QStringLiteral("family/cucumber"));
        key(Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(guide().document(), QStringLiteral("agurk"));
        key(Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(guide().document(), QStringLiteral("family/cucumber"));
    }

    void keysScroll()
    {
        open();
        const auto y = [&] { return view()->property("contentY").toDouble(); };
        const double top = y();
        key(Qt::Key_PageDown);
        QTRY_VERIFY(y() > top + view()->height() * 0.5);
        key(Qt::Key_PageUp);
        QTRY_VERIFY(y() < top + 5);
        key(Qt::Key_End);
        QTRY_VERIFY(item(QStringLiteral("guideNext")) && item(QStringLiteral("guideNext"))->mapToItem(view(), {}).y() < view()->height() - 20);
        QTRY_VERIFY(guide().section() >= 2);
        key(Qt::Key_Home);
        QTRY_VERIFY(item(QStringLiteral("row:0")) && std::abs(item(QStringLiteral("row:0"))->mapToItem(view(), {}).y()) < 40);
    }

    void aPositionByMouse()
    {
        open(QStringLiteral("too-low"));
        bringToSight(kPlay);
        QTRY_VERIFY(card(kPlay, QStringLiteral("6S")));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, strip(card(kPlay, QStringLiteral("6S"))));
        QTRY_COMPARE(practice().block(), int(kPlay));
        QTRY_COMPARE(practice().session()->promptKind(), QStringLiteral("refusal"));
        QTRY_VERIFY(item(QStringLiteral("guidePrompt"), table(kPlay))->property("text").toString().contains(QStringLiteral("doesn't reach")));
        QTRY_VERIFY(item(QStringLiteral("reason:too-low")));
        // a drag to the middle plays, a drag to nowhere does not
        QTRY_VERIFY(card(kPlay, QStringLiteral("8H")));
        QVERIFY(settled(card(kPlay, QStringLiteral("8H"))));
        const QPointF home = card(kPlay, QStringLiteral("8H"))->mapToScene({0, 0});
        drag(strip(card(kPlay, QStringLiteral("8H"))), strip(card(kPlay, QStringLiteral("8H"))) + QPoint(60, 20));
        QVERIFY(settled(card(kPlay, QStringLiteral("8H"))));
        QCOMPARE(card(kPlay, QStringLiteral("8H"))->mapToScene({0, 0}), home);
        QCOMPARE(practice().session()->record().lines.size(), std::size_t(1));
        const QPoint to = table(kPlay)->mapToScene(QPointF(table(kPlay)->width() / 2, 40)).toPoint();
        drag(strip(card(kPlay, QStringLiteral("8H"))), QPoint(to.x(), std::max(to.y(), 70)));
        QTRY_VERIFY(practice().session()->record().lines.size() > 1);
        QTRY_VERIFY(!card(kPlay, QStringLiteral("8H")));
        click(QStringLiteral("guideAgain"));
        QTRY_COMPARE(practice().session()->record().lines.size(), std::size_t(1));
    }

    void aPositionByKeys()
    {
        open(QStringLiteral("too-low"));
        bringToSight(kPlay);
        for (int n = 0; n < 40 && focused() != QLatin1String("guideStart:0"); ++n)
            key(Qt::Key_Tab);
        QCOMPARE(focused(), QStringLiteral("guideStart:0"));
        key(Qt::Key_Return);
        QTRY_COMPARE(practice().block(), int(kPlay));
        QTRY_COMPARE(focused(), QStringLiteral("guideCard:4C")); // lowest first
        key(Qt::Key_Right);
        QCOMPARE(focused(), QStringLiteral("guideCard:6S"));
        key(Qt::Key_Return);
        QTRY_COMPARE(practice().verdict(), QStringLiteral("refused"));
        QTRY_COMPARE(focused(), QStringLiteral("guideCard:6S"));
        key(Qt::Key_Right);
        key(Qt::Key_Space);
        QTRY_VERIFY(practice().session()->record().lines.size() > 1);
        QTRY_VERIFY(focused().startsWith(QLatin1String("guideCard:"))); // the next card can be played at once
    }

    void aTaskByMouse()
    {
        open(QStringLiteral("equal"));
        bringToSight(kTask);
        QTRY_VERIFY(card(kTask, QStringLiteral("9H")));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, strip(card(kTask, QStringLiteral("9H"))));
        QTRY_COMPARE(practice().verdict(), QStringLiteral("refused"));
        QTRY_VERIFY(card(kTask, QStringLiteral("KS")));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, strip(card(kTask, QStringLiteral("KS"))));
        QTRY_COMPARE(practice().verdict(), QStringLiteral("wrong"));
        QTRY_VERIFY(item(QStringLiteral("guideMessage")));
        QVERIFY(item(QStringLiteral("guideMessage"))->property("text").toString().contains(QStringLiteral("better move")));
        QVERIFY(card(kTask, QStringLiteral("KS"))); // it was not played
        click(QStringLiteral("guideShow"));
        QTRY_COMPARE(practice().verdict(), QStringLiteral("shown"));
        scrollTo(table(kTask));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, strip(card(kTask, QStringLiteral("TH"))));
        QTRY_COMPARE(practice().verdict(), QStringLiteral("right"));
        QTRY_VERIFY(item(QStringLiteral("guideMessage"))->property("text").toString().startsWith(QStringLiteral("Right")));
        // what explains it can be read, and the way back leads here
        click(QStringLiteral("reason:too-low"));
        QTRY_COMPARE(guide().anchorRow(), guide().rowOf(QStringLiteral("too-low")));
        key(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(guide().anchorRow() > guide().rowOf(QStringLiteral("too-low")));
        QCOMPARE(practice().verdict(), QStringLiteral("right"));
    }

    // A choice of several cards: chosen one by one and confirmed.
    void severalCards()
    {
        open(QStringLiteral("exchange"));
        bringToSight(kExchange);
        practice().start(kExchange);
        QTRY_VERIFY(practice().session()->promptKind() == QStringLiteral("mine"));
        QTRY_VERIFY(item(QStringLiteral("offer:0"), table(kExchange)));
        QStringList faces;
        find(table(kExchange), [&](QQuickItem *i) {
            if (i->objectName().startsWith(QLatin1String("guideCard:")))
                faces += i->objectName();
            return false;
        });
        QCOMPARE(faces.size(), 7);
        scrollTo(item(faces.at(0)));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, strip(item(faces.at(0))));
        QTRY_COMPARE(practice().session()->choosing(), 1);
        click(QStringLiteral("guideConfirm"));
        QTRY_VERIFY(!practice().session()->record().lines.empty());
        QVERIFY(practice().session()->record().lines.front().text.starts_with("exchange "));
    }

    void theOtherLanguageKeepsThePlace()
    {
        open(QStringLiteral("equal"));
        bringToSight(kTask);
        QTest::mouseClick(m_window, Qt::LeftButton, {}, strip(card(kTask, QStringLiteral("KS"))));
        QTRY_COMPARE(practice().verdict(), QStringLiteral("wrong"));
        QTest::qWait(100);
        const int before = guide().section();
        key(Qt::Key_L, Qt::ControlModifier);
        QTRY_COMPARE(guide().title(), QString::fromUtf8("آگورک"));
        QTest::qWait(100);
        QCOMPARE(guide().section(), before);
        QTRY_VERIFY(rowAtTop());
        const int top = rowAtTop()->property("index").toInt();
        QVERIFY2(std::abs(top - guide().anchorRow()) <= 1, qPrintable(QStringLiteral("%1, wanted %2").arg(top).arg(guide().anchorRow())));
        QCOMPARE(practice().verdict(), QStringLiteral("wrong"));
        QVERIFY2(practice().message().contains(QString::fromUtf8("شاه\u00A0پیک")), qPrintable(practice().message()));
        key(Qt::Key_L, Qt::ControlModifier);
        QTRY_COMPARE(guide().title(), QStringLiteral("Agurk"));
    }

    // In Persian no Latin digit stands outside isolates, and the contents stand on the right.
    void persianPage()
    {
        changeLanguage(QStringLiteral("fa"));
        open();
        QQuickItem *contents = item(QStringLiteral("guideShelf"));
        QVERIFY(contents);
        QVERIFY(contents->mapToScene({0, 0}).x() > m_window->width() / 2.0);
        find(m_window->contentItem(), [&](QQuickItem *i) {
            const QString text = i->property("text").toString();
            if (i->inherits("QQuickText") && !text.contains(u'<') && i->isVisible())
                [&] { QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("[0-9]"))) || text.contains(QChar(0x2068)), qPrintable(text)); }();
            return false;
        });
    }

    // Everything that takes the focus says what it is.
    void everythingHasANameAndARole()
    {
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("fa")}) {
            changeLanguage(language);
            open(QStringLiteral("too-low"));
            bringToSight(kPlay);
            find(m_window->contentItem(), [&](QQuickItem *i) {
                if (!i->activeFocusOnTab())
                    return false;
                QAccessibleInterface *a = QAccessible::queryAccessibleInterface(i);
                [&] {
                    QVERIFY2(a, qPrintable(i->objectName()));
                    QVERIFY2(!a->text(QAccessible::Name).isEmpty(), qPrintable(i->objectName() + QString::fromLatin1(i->metaObject()->className())));
                    QVERIFY2(a->role() != QAccessible::NoRole && a->role() != QAccessible::Client, qPrintable(i->objectName()));
                }();
                return false;
            });
        }
    }

    // Beside a running match, narrow; the match does not notice, and its game is asked about before it is left.
    void besideTheMatch()
    {
        m_khiar->openNew(QStringLiteral("agurk"));
        m_khiar->newGame()->setSeedText(QStringLiteral("5"));
        m_khiar->newGame()->start();
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        m_khiar->session()->playByBots(3);
        const auto hash = m_khiar->session()->match()->hash();
        open(QStringLiteral("too-low"));
        QCOMPARE(m_khiar->page(), QStringLiteral("table"));
        QVERIFY(view()->width() < m_window->width() / 2.0);
        QVERIFY(item(QStringLiteral("guideSideButton")));
        bringToSight(kPlay);
        QTRY_VERIFY(card(kPlay, QStringLiteral("QD")));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, strip(card(kPlay, QStringLiteral("QD"))));
        QTRY_VERIFY(practice().session() && practice().session()->record().lines.size() > 1);
        QCOMPARE(m_khiar->session()->match()->hash(), hash);
        click(QStringLiteral("guideToTable:0"));
        QTest::qWait(60);
        QCOMPARE(m_khiar->session()->match()->hash(), hash);
        key(Qt::Key_Return);
        QTRY_VERIFY(m_khiar->session()->match()->hash() != hash);
        QVERIFY(!m_khiar->guideBeside());
        open(QStringLiteral("too-low"));
        click(QStringLiteral("guideClose"));
        QTRY_VERIFY(!m_khiar->guideBeside());
    }

    // Only what can be seen is made: opening a long guide is quick, and far rows do not exist yet.
    void rowsAreMadeWhenTheyAreSeen()
    {
        guide::useGuides(QStringLiteral(":/guides"));
        QElapsedTimer clock;
        clock.start();
        m_khiar->openGuide(QStringLiteral("agurk"));
        QTRY_VERIFY(item(QStringLiteral("row:0")));
        qInfo("the guide stood after %lld ms", clock.elapsed());
        QVERIFY(guide().rowCount() > 100);
        int rows = 0;
        for (QQuickItem *row : view()->property("contentItem").value<QQuickItem *>()->childItems())
            rows += row->objectName().startsWith(QLatin1String("row:"));
        QVERIFY2(rows > 3 && rows < 45, qPrintable(QString::number(rows)));
    }

private:
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(m_window, Qt::LeftButton, {}, from);
        for (int s = 1; s <= 8; ++s)
            QTest::mouseMove(m_window, from + (to - from) * s / 8, 2);
        QTest::mouseRelease(m_window, Qt::LeftButton, {}, to);
    }
};

int main(int argc, char **argv)
{
    app::beforeApp();
    QGuiApplication application(argc, argv);
    app::graphics();
    app::fonts();
    TestGuideE2E test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_guide_e2e.moc"
