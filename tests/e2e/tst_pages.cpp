// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what lies around the table, in the real window by real keys: every shortcut is on the page of keys and does
// what it says, settings can be reached and changed by Tab and arrows with the focus in view at 200 % text, the dialog
// before a match seats several people, and step by step waits.
#include <QAccessible>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <functional>
#include <memory>

#include "app/session/khiar.h"
#include "app/shell/app_setup.h"
#include "app/shell/language.h"
#include "app/shell/plugins.h"
#include "tests/e2e/real_window.h"

using namespace khiar;

class TestPages : public QObject {
    Q_OBJECT
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow *m_window = nullptr;
    Khiar *m_khiar = nullptr;
    Settings *m_settings = nullptr;

    static QQuickItem *find(QQuickItem *from, const std::function<bool(QQuickItem *)> &wanted) { return e2e::RealWindow::find(from, wanted); }
    QQuickItem *item(const QString &name) const
    {
        return find(m_window->contentItem(), [&](QQuickItem *i) { return i->objectName() == name; });
    }
    void click(const QString &name)
    {
        QTRY_VERIFY2(item(name), qPrintable(name));
        QQuickItem *i = item(name);
        QTest::mouseClick(m_window, Qt::LeftButton, {}, i->mapToScene(QPointF(i->width() / 2, i->height() / 2)).toPoint());
    }
    void key(Qt::Key k, Qt::KeyboardModifiers with = {}) { QTest::keyClick(m_window, k, with); }
    /// Tabs until the item has the focus; false when it never has.
    bool tabTo(const QString &name, int most = 60)
    {
        for (int i = 0; i < most; ++i) {
            for (QQuickItem *f = m_window->activeFocusItem(); f; f = f->parentItem())
                if (f->objectName() == name)
                    return true;
            key(Qt::Key_Tab);
        }
        return false;
    }
    /// A singleton that is written in QML.
    QObject *uiSingleton(const QByteArray &name)
    {
        QQmlComponent holder(m_engine.get());
        holder.setData("import QtQml\nimport Khiar.Ui\nQtObject { property QtObject it: " + name + " }", QUrl());
        const std::unique_ptr<QObject> made(holder.create());
        return made ? made->property("it").value<QObject *>() : nullptr;
    }
    GameSession &session() { return *m_khiar->session(); }
    Record threePlayers()
    {
        Record r;
        r.setup.game = "agurk";
        r.setup.players = 3;
        r.setup.seed = 5;
        return r;
    }
    /// Every object of the window, items and what belongs to them.
    void visit(QObject *o, QSet<QObject *> &seen) const
    {
        if (!o || seen.contains(o))
            return;
        seen.insert(o);
        for (QObject *child : o->children())
            visit(child, seen);
        if (auto *i = qobject_cast<QQuickItem *>(o))
            for (QQuickItem *child : i->childItems())
                visit(child, seen);
    }

private slots:
    void init()
    {
        QDir(dataFolder()).removeRecursively();
        QFile::remove(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/khiar/khiar.ini"));
        m_engine = std::make_unique<QQmlApplicationEngine>();
        app::engine(*m_engine);
        changeLanguage(QStringLiteral("en"));
        m_engine->load(app::mainUrl());
        QCOMPARE(m_engine->rootObjects().size(), 1);
        m_window = qobject_cast<QQuickWindow *>(m_engine->rootObjects().constFirst());
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
        m_khiar = m_engine->singletonInstance<Khiar *>(qmlTypeId("Khiar.Models", 1, 0, "Khiar"));
        m_settings = m_engine->singletonInstance<Settings *>(qmlTypeId("Khiar.Models", 1, 0, "Settings"));
        QVERIFY(m_khiar && m_settings);
        m_settings->setSpeed(0);
        m_window->resize(1280, 800);
    }
    void cleanup() { m_engine.reset(); }

    // What the page of keys promises is what the shortcuts listen to, and no shortcut is missing from it.
    void keysAreTheShortcuts()
    {
        QVERIFY(m_khiar->begin(threePlayers()));
        QTRY_VERIFY(item(QStringLiteral("felt")));
        QObject *list = uiSingleton("KeyList");
        QVERIFY(list);
        QSet<QString> promised, real, onPage;
        const QVariantMap shortcuts = list->property("shortcuts").value<QJSValue>().toVariant().toMap();
        for (const QVariant &keys : shortcuts)
            for (const QVariant &k : keys.toList())
                promised.insert(k.toString());
        QSet<QObject *> all;
        visit(m_window, all);
        for (QObject *o : all)
            if (o->inherits("QQuickShortcut"))
                for (const QVariant &k : o->property("sequences").toList())
                    real.insert(k.toString());
        for (int digit = 0; digit < 10; ++digit) // of either script; the page shows them as 1 … 9
            for (const ushort zero : {ushort('0'), ushort(0x06F0)})
                QVERIFY(real.remove(QString(QChar(zero + digit))));
        QVERIFY(promised.size() > 15);
        const QStringList missing = (promised - real).values(), secret = (real - promised).values();
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
        QVERIFY2(secret.isEmpty(), qPrintable(secret.join(u' ')));
        for (const QVariant &group : list->property("groups").value<QJSValue>().toVariant().toList())
            for (const QVariant &entry : group.toMap().value(QStringLiteral("entries")).toList()) {
                const QVariantMap e = entry.toMap();
                QVERIFY(!e.value(QStringLiteral("words")).toString().isEmpty());
                if (e.contains(QStringLiteral("name")))
                    onPage.insert(e.value(QStringLiteral("name")).toString());
            }
        const auto names = shortcuts.keys();
        QCOMPARE(onPage, QSet<QString>(names.begin(), names.end()));
    }

    // F1 and Ctrl+, from anywhere, and the way back through the pages one came by.
    void pagesAndBack()
    {
        QVERIFY(m_khiar->begin(threePlayers()));
        QTRY_VERIFY(item(QStringLiteral("felt")));
        key(Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY(item(QStringLiteral("settingsPage")));
        key(Qt::Key_F1);
        QTRY_VERIFY(item(QStringLiteral("keysPage")));
        key(Qt::Key_Comma, Qt::ControlModifier);
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("settings"));
        key(Qt::Key_F1);
        key(Qt::Key_F1);
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("settings"));
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        m_khiar->leaveTable();
        m_khiar->openNew(QStringLiteral("agurk"));
        key(Qt::Key_F1);
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("keys"));
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("new"));
    }

    // M mutes, the table and the settings show it; in a name and on the shelf, where letters are searched for, it is a letter.
    void mute()
    {
        key(Qt::Key_M);
        QTRY_COMPARE(m_khiar->shelf()->search().toLower(), QStringLiteral("m"));
        QVERIFY(!m_settings->muted());
        m_khiar->setPage(QStringLiteral("settings"));
        QTRY_VERIFY(item(QStringLiteral("settingsPage")));
        key(Qt::Key_M);
        QTRY_VERIFY(m_settings->muted());
        QVERIFY(m_khiar->begin(threePlayers()));
        QTRY_VERIFY(item(QStringLiteral("muteButton")));
        QCOMPARE(item(QStringLiteral("muteButton"))->property("icon").toString(), QStringLiteral("mute"));
        m_window->resize(1024, 600); // small windows show it when it is off
        QTRY_VERIFY(item(QStringLiteral("muteButton")) && item(QStringLiteral("muteButton"))->mapToScene({0, 0}).x() < 1000);
        click(QStringLiteral("muteButton"));
        QTRY_VERIFY(!m_settings->muted());
        QTRY_VERIFY(!item(QStringLiteral("muteButton")));
        m_khiar->leaveTable();
        m_khiar->openNew(QStringLiteral("agurk"));
        click(QStringLiteral("name:0"));
        key(Qt::Key_M);
        QTRY_COMPARE(m_khiar->newGame()->seats()->index(0).data(NewSeatsModel::Name).toString().toLower(), QStringLiteral("m"));
        QVERIFY(!m_settings->muted());
    }

    void fullScreenIsKept()
    {
        QCOMPARE(m_window->visibility(), QWindow::Windowed);
        key(Qt::Key_F11);
        QTRY_COMPARE(m_window->visibility(), QWindow::FullScreen);
        QVERIFY(m_settings->fullScreen() && Settings().fullScreen());
        m_window->showNormal(); // the window manager's own way
        QTRY_VERIFY(!m_settings->fullScreen());
        m_window->showMaximized();
        key(Qt::Key_F11);
        QTRY_COMPARE(m_window->visibility(), QWindow::FullScreen);
        key(Qt::Key_F11);
        QTRY_COMPARE(m_window->visibility(), QWindow::Maximized); // as it was
    }

    // All settings by Tab: each control has a name for screen readers and is in view when it has the focus.
    void settingsByKeys_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("text");
        QTest::newRow("en") << QStringLiteral("en") << 1.0;
        QTest::newRow("fa, large") << QStringLiteral("fa") << 2.0;
    }
    void settingsByKeys()
    {
        QFETCH(QString, language);
        QFETCH(double, text);
        changeLanguage(language);
        m_settings->setTextSize(text);
        m_window->resize(1024, 600);
        m_khiar->setPage(QStringLiteral("settings"));
        QTRY_VERIFY(item(QStringLiteral("settingsPage")));
        QStringList seen;
        QSet<QQuickItem *> stops;
        for (int i = 0; i < 60; ++i) {
            key(Qt::Key_Tab);
            QQuickItem *f = m_window->activeFocusItem();
            QVERIFY(f);
            if (stops.contains(f))
                break;
            stops.insert(f);
            const QRectF at = f->mapRectToScene(QRectF(0, 0, f->width(), f->height()));
            QVERIFY2(at.top() >= 0 && at.bottom() <= m_window->height() && at.left() >= 0 && at.right() <= m_window->width(), qPrintable(f->objectName()));
            auto *spoken = QAccessible::queryAccessibleInterface(f);
            QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), qPrintable(f->objectName()));
            seen.append(f->objectName());
        }
        for (const char *name : {"languageSegment", "textSizeStepper", "fullScreenSwitch", "felt:sand", "fourColourSwitch", "bigIndexSwitch", "handOrderSegment",
                                 "showLegalSwitch", "hintsSwitch", "speedSlider", "steppingSwitch", "reducedMotionSwitch", "soundSwitch", "volumeSlider", "keysButton"})
            QVERIFY2(seen.contains(QLatin1String(name)), name);
        const auto press = [this](const char *name, Qt::Key k) {
            QVERIFY2(tabTo(QString::fromLatin1(name)), name);
            key(k);
        };
        const Qt::Key more = language == QLatin1String("fa") ? Qt::Key_Left : Qt::Key_Right, less = more == Qt::Key_Left ? Qt::Key_Right : Qt::Key_Left;
        press("felt:night", Qt::Key_Space);
        QCOMPARE(m_settings->felt(), QStringLiteral("night"));
        press("handOrderSegment", more);
        QCOMPARE(m_settings->handOrder(), QStringLiteral("suit"));
        press("hintsSwitch", Qt::Key_Space);
        QVERIFY(!m_settings->hints());
        press("speedSlider", more);
        QCOMPARE(m_settings->speed(), 0.5);
        press("steppingSwitch", Qt::Key_Return);
        QVERIFY(m_settings->stepping());
        press("volumeSlider", less);
        QCOMPARE(m_settings->volume(), 0.55);
        press("soundSwitch", Qt::Key_Space);
        QVERIFY(m_settings->muted() && !item(QStringLiteral("volumeSlider"))->isEnabled());
        press("keysButton", Qt::Key_Return);
        QTRY_VERIFY(item(QStringLiteral("keysPage")));
    }

    // The desktop asks for less motion: the switch is on, says why, and leaves the choice to the desktop.
    void desktopReducesMotion()
    {
        m_khiar->setPage(QStringLiteral("settings"));
        QTRY_VERIFY(item(QStringLiteral("reducedMotionSwitch")));
        QQuickItem *toggle = item(QStringLiteral("reducedMotionSwitch"));
        QVERIFY(!toggle->property("on").toBool() && toggle->isEnabled());
        m_settings->setSpeed(1);
        m_settings->setDesktopReducesMotion(true);
        QVERIFY(toggle->property("on").toBool() && !toggle->isEnabled());
        QObject *theme = uiSingleton("Theme");
        QVERIFY(theme);
        QCOMPARE(theme->property("motion").toDouble(), 0.0);
        m_settings->setDesktopReducesMotion(false);
        QCOMPARE(theme->property("motion").toDouble(), 1.0);
    }

    // Long pages scroll by keys that nobody else took.
    void keysPageScrolls()
    {
        m_settings->setTextSize(2);
        m_window->resize(1024, 600);
        key(Qt::Key_F1);
        QTRY_VERIFY(item(QStringLiteral("keysPage")));
        QQuickItem *flick = find(m_window->contentItem(), [](QQuickItem *i) { return i->inherits("QQuickFlickable") && i->property("inner").isValid(); });
        QVERIFY(flick);
        key(Qt::Key_PageDown);
        QVERIFY(flick->property("contentY").toDouble() > 100);
        key(Qt::Key_End);
        QCOMPARE(flick->property("contentY").toDouble(), flick->property("contentHeight").toDouble() - flick->height());
        key(Qt::Key_Home);
        QCOMPARE(flick->property("contentY").toDouble(), 0.0);
    }

    // Two people and a bot, chosen and named by keys alone, sit down at one screen.
    void seatsByKeys()
    {
        m_khiar->openNew(QStringLiteral("agurk"));
        QTRY_VERIFY(item(QStringLiteral("startButton")));
        QTRY_VERIFY(m_window->activeFocusItem());
        m_khiar->newGame()->setPlayers(3);
        QTRY_VERIFY(!item(QStringLiteral("kind:3")));
        QVERIFY(tabTo(QStringLiteral("kind:1")));
        key(Qt::Key_Up); // the bot becomes a person
        QTRY_COMPARE(m_khiar->newGame()->people(), 2);
        QVERIFY(item(QStringLiteral("peopleNote")));
        QVERIFY(tabTo(QStringLiteral("name:1")));
        for (Qt::Key k : {Qt::Key_S, Qt::Key_A, Qt::Key_R, Qt::Key_A})
            key(k);
        QVERIFY(tabTo(QStringLiteral("startButton")));
        key(Qt::Key_Return);
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        const Record r = session().record();
        QVERIFY(r.seats[0].human && r.seats[1].human && !r.seats[2].human);
        QCOMPARE(QString::fromStdString(r.seats[1].name).toLower(), QStringLiteral("sara"));
        QVERIFY(session().severalPeople());
    }

    // Bots alone: the match runs for those who watch.
    void watchingBots()
    {
        m_khiar->openNew(QStringLiteral("agurk"));
        m_khiar->newGame()->seats()->setKind(0, 1);
        m_khiar->newGame()->start();
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        QCOMPARE(session().viewerSeat(), -1);
        QTRY_VERIFY_WITH_TIMEOUT(session().record().lines.size() > 20, 20000);
    }

    // Step by step: bots' moves wait for Space, a tap on the felt or Next; nothing is played unseen.
    void stepByStep()
    {
        m_settings->setStepping(true);
        const auto record = parseRecord("khiar 1\ngame agurk\nplayers 3\nseat 0 human\nseat 1 bot:sharp Mina\nseat 2 bot:sharp Omid\ndealer 0\ndeal 1\n"
                                        "hand 0 JD 9H 7D 5S\nhand 1 9C KH 8C 4S\nhand 2 TC TH 2C 2S\nmoves\n");
        QVERIFY(bool(record));
        QVERIFY(m_khiar->begin(*record));
        QTRY_VERIFY(session().waitingForStep());
        QTRY_VERIFY(item(QStringLiteral("stepButton")));
        const QString first = session().lastEvent();
        QTest::qWait(100);
        QCOMPARE(session().lastEvent(), first);
        // an own card does not jump ahead of what one has not seen
        for (int i = 0; i < session().cards()->rowCount(); ++i)
            if (session().cards()->index(i).data(CardsModel::Face).toString() == QLatin1String("JD"))
                session().tap(session().cards()->index(i).data(CardsModel::Key).toInt());
        const auto inTrick = [this] {
            int n = 0;
            for (int i = 0; i < session().cards()->rowCount(); ++i)
                n += session().cards()->index(i).data(CardsModel::ZoneName).toString() == QLatin1String("trick");
            return n;
        };
        QTRY_COMPARE(inTrick(), 1);
        QTRY_VERIFY(session().waitingForStep());
        key(Qt::Key_Space);
        QTRY_COMPARE(inTrick(), 2);
        QTRY_VERIFY(!session().waitingForStep());
        QTRY_COMPARE(session().promptKind(), QStringLiteral("mine"));
        QCOMPARE(session().record().lines.size(), std::size_t(2));
        QVERIFY(!item(QStringLiteral("stepButton")));
    }

    // Ctrl+Q ends the program; what was played is saved by then.
    void quits()
    {
        QVERIFY(m_khiar->begin(threePlayers()));
        QTRY_VERIFY(item(QStringLiteral("felt")));
        QSignalSpy quit(m_engine.get(), &QQmlEngine::quit);
        key(Qt::Key_Q, Qt::ControlModifier);
        QTRY_COMPARE(quit.size(), 1);
        const std::string played = writeRecord(session().record());
        m_engine.reset(); // as main does
        QFile saved(QString::fromStdString(AutosaveFiles(dataFolder().toStdString()).newest().string()));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), QByteArray::fromStdString(played));
    }
};

int main(int argc, char **argv)
{
    app::beforeApp();
    QGuiApplication application(argc, argv);
    app::graphics();
    app::fonts();
    TestPages test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_pages.moc"
