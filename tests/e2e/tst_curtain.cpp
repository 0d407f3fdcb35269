// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what a screen reader and a neighbour meet at a table with several people: under the curtain nothing of the table
// is in the accessibility tree and no face is in the models; after it the hand, the plates and the last event are there,
// and everything that Tab reaches has a name in both languages.
#include <QAccessible>
#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <functional>
#include <memory>

#include "app/session/khiar.h"
#include "app/shell/app_setup.h"
#include "app/shell/language.h"
#include "app/shell/plugins.h"

using namespace khiar;

class TestCurtain : public QObject {
    Q_OBJECT
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow *m_window = nullptr;
    Khiar *m_khiar = nullptr;

    GameSession &session() { return *m_khiar->session(); }
    static void each(QQuickItem *item, const std::function<void(QQuickItem *)> &f)
    {
        f(item);
        for (QQuickItem *child : item->childItems())
            each(child, f);
    }
    QQuickItem *item(const QString &name) const
    {
        QQuickItem *found = nullptr;
        each(m_window->contentItem(), [&](QQuickItem *i) { found = i->objectName() == name ? i : found; });
        return found;
    }
    static void told(QAccessibleInterface *from, const std::function<void(QAccessibleInterface *)> &f)
    {
        if (!from)
            return;
        f(from);
        for (int i = 0; i < from->childCount(); ++i)
            told(from->child(i), f);
    }
    /// Names in the tree that a screen reader walks, of items below `root` only when it is given.
    QStringList names(QQuickItem *root = nullptr) const
    {
        QStringList list;
        told(QAccessible::queryAccessibleInterface(m_window), [&](QAccessibleInterface *i) {
            auto *it = qobject_cast<QQuickItem *>(i->object());
            if (it && !i->state().invisible && (!root || it == root || root->isAncestorOf(it)))
                list.append(i->text(QAccessible::Name));
        });
        return list;
    }
    QStringList faces()
    {
        QStringList list;
        for (int i = 0; i < session().cards()->rowCount(); ++i)
            if (const QString face = session().cards()->data(session().cards()->index(i), CardsModel::Face).toString(); !face.isEmpty())
                list.append(face);
        return list;
    }
    QStringList handSpoken()
    {
        QStringList list;
        CardsModel *c = session().cards();
        for (int i = 0; i < c->rowCount(); ++i)
            if (c->data(c->index(i), CardsModel::ZoneName) == QStringLiteral("hand") && c->data(c->index(i), CardsModel::Owner) == session().viewerSeat())
                list.append(c->data(c->index(i), CardsModel::Spoken).toString());
        return list;
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
        m_window->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(m_window));
        m_khiar = m_engine->singletonInstance<Khiar *>(qmlTypeId("Khiar.Models", 1, 0, "Khiar"));
        QAccessible::setActive(true);
        session().setSpeed(0);
        Record record;
        record.setup.game = "agurk";
        record.setup.players = 3;
        record.setup.seed = 5;
        for (const char *name : {"Mina", "Omid", "Sara"}) {
            SeatLine seat;
            seat.stated = seat.human = true;
            seat.name = name;
            record.seats.push_back(seat);
        }
        QVERIFY(m_khiar->begin(record));
        QTRY_VERIFY(session().curtain());
    }
    void cleanup()
    {
        m_khiar->leaveTable();
        m_engine.reset();
    }

    void underTheCurtainNothingIsTold()
    {
        QTRY_VERIFY(item(QStringLiteral("curtainButton")) && item(QStringLiteral("curtainButton"))->hasActiveFocus());
        QVERIFY(faces().isEmpty());
        QQuickItem *table = item(QStringLiteral("table"));
        QVERIFY(table && !table->isVisible() && !table->isEnabled());
        QCOMPARE(names(table), QStringList{});
        QVERIFY(names().filter(session().curtainName()).size() >= 2); // the sentence and the button
        QTest::keyClick(m_window, Qt::Key_Return);
        QTRY_VERIFY(!session().curtain());
        QTRY_COMPARE(handSpoken().size(), 7);
        const QStringList there = names(table);
        for (const QString &card : handSpoken())
            QVERIFY2(there.contains(card), qPrintable(card));
    }

    // Hand by hand through two tricks: only the one who uncovered ever has faces in a hand.
    void roundTheTable()
    {
        for (int turn = 0; turn < 6; ++turn) {
            QTRY_VERIFY(session().curtain());
            for (int i = 0; i < session().cards()->rowCount(); ++i)
                if (session().cards()->data(session().cards()->index(i), CardsModel::ZoneName) == QStringLiteral("hand"))
                    QVERIFY(session().cards()->data(session().cards()->index(i), CardsModel::Face).toString().isEmpty());
            const int next = session().curtainSeat();
            QTest::keyClick(m_window, turn % 2 ? Qt::Key_Space : Qt::Key_Return);
            QTRY_VERIFY(!session().curtain());
            QCOMPARE(session().viewerSeat(), next);
            // the first card that may be played, by keys
            QTRY_VERIFY(m_window->activeFocusItem() && m_window->activeFocusItem()->objectName().startsWith(QStringLiteral("card:")));
            QTest::keyClick(m_window, Qt::Key_Right);
            QTest::keyClick(m_window, Qt::Key_Home);
            for (int step = 0; step < 8 && !session().curtain(); ++step) {
                QTest::keyClick(m_window, Qt::Key_Return);
                QTest::qWait(20);
                if (!session().curtain())
                    QTest::keyClick(m_window, Qt::Key_Right);
            }
        }
    }

    void whatTabReachesHasAName_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fa") << "fa";
    }
    void whatTabReachesHasAName()
    {
        QFETCH(QString, language);
        changeLanguage(language);
        session().uncover();
        QTRY_COMPARE(handSpoken().size(), 7);
        int reached = 0;
        each(m_window->contentItem(), [&](QQuickItem *i) {
            if (!i->isVisible() || !i->isEnabled() || !i->activeFocusOnTab())
                return;
            QAccessibleInterface *told = QAccessible::queryAccessibleInterface(i);
            QVERIFY2(told, qPrintable(i->objectName() + QLatin1Char(' ') + QLatin1String(i->metaObject()->className())));
            QVERIFY2(!told->text(QAccessible::Name).isEmpty(), qPrintable(i->objectName() + QLatin1Char(' ') + QLatin1String(i->metaObject()->className())));
            ++reached;
        });
        QVERIFY(reached > 5);
        QQuickItem *table = item(QStringLiteral("table"));
        const QStringList there = names(table);
        for (int s = 0; s < 3; ++s)
            QVERIFY(there.contains(session().seats()->data(session().seats()->index(s), SeatsModel::Spoken).toString()));
        QQuickItem *last = item(QStringLiteral("lastEvent"));
        QVERIFY(last);
        QCOMPARE(QAccessible::queryAccessibleInterface(last)->role(), QAccessible::AlertMessage);
    }
};

int main(int argc, char **argv)
{
    app::beforeApp();
    QGuiApplication application(argc, argv);
    app::graphics();
    app::fonts();
    TestCurtain test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_curtain.moc"
