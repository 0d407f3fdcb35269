// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAccessible>
#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTest>

#include <functional>
#include <memory>

#include "app/session/khiar.h"
#include "app/shell/app_setup.h"
#include "app/shell/language.h"
#include "app/shell/plugins.h"

/// A step of a test that makes checks of its own: the test ends where one of them failed.
#define KHIAR_STEP(call) \
    do { \
        call; \
        if (QTest::currentTestFailed()) \
            return; \
    } while (false)

/// Like QTRY_VERIFY, which looks only every 50 ms: too slow for a match of hundreds of moves.
#define KHIAR_UNTIL(condition) \
    do { \
        QElapsedTimer waited; \
        waited.start(); \
        while (!(condition) && waited.elapsed() < 20000) \
            QTest::qWait(1); \
        QVERIFY(condition); \
    } while (false)

namespace khiar::e2e {

/// The program in its real window: Main.qml with an empty data folder, and what tests do with it. findChild() does not
/// see the delegates of a Repeater, so items are found by walking what is drawn.
class RealWindow {
public:
    /// Loads the window; nothing is kept from the one before.
    void open(const QString &language = QStringLiteral("en"), QSize size = {1280, 800})
    {
        close();
        QDir(dataFolder()).removeRecursively();
        QFile::remove(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/khiar/khiar.ini"));
        reopen(language, size);
    }
    /// Ends the program and starts it again with what it has kept.
    void reopen(const QString &language = QStringLiteral("en"), QSize size = {1280, 800})
    {
        close();
        m_engine = std::make_unique<QQmlApplicationEngine>();
        app::engine(*m_engine);
        changeLanguage(language);
        m_engine->load(app::mainUrl());
        QVERIFY(m_engine->rootObjects().size() == 1);
        m_window = qobject_cast<QQuickWindow *>(m_engine->rootObjects().constFirst());
        QVERIFY(m_window && QTest::qWaitForWindowExposed(m_window));
        m_window->resize(size);
        m_window->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(m_window));
        m_khiar = m_engine->singletonInstance<Khiar *>(qmlTypeId("Khiar.Models", 1, 0, "Khiar"));
        m_settings = m_engine->singletonInstance<Settings *>(qmlTypeId("Khiar.Models", 1, 0, "Settings"));
        QVERIFY(m_khiar && m_settings);
    }
    void close() { m_engine.reset(); }

    QQuickWindow *window() const { return m_window; }
    Khiar &khiar() const { return *m_khiar; }
    Settings &settings() const { return *m_settings; }
    GameSession &session() const { return *m_khiar->session(); }

    /// Every item of the window, drawn or not, parents first.
    static void each(QQuickItem *from, const std::function<void(QQuickItem *)> &visit)
    {
        visit(from);
        const auto children = from->childItems();
        for (QQuickItem *child : children)
            each(child, visit);
    }
    void each(const std::function<void(QQuickItem *)> &visit) const { each(m_window->contentItem(), visit); }
    /// The first visible item that is wanted; null when there is none.
    static QQuickItem *find(QQuickItem *from, const std::function<bool(QQuickItem *)> &wanted)
    {
        if (!from->isVisible())
            return nullptr;
        if (wanted(from))
            return from;
        const auto children = from->childItems();
        for (QQuickItem *child : children)
            if (QQuickItem *found = find(child, wanted))
                return found;
        return nullptr;
    }
    QQuickItem *item(const QString &name) const
    {
        return find(m_window->contentItem(), [&](QQuickItem *i) { return i->objectName() == name; });
    }
    /// The interfaces that a screen reader meets, parents first.
    static void told(QAccessibleInterface *from, const std::function<void(QAccessibleInterface *)> &visit)
    {
        if (!from)
            return;
        visit(from);
        for (int i = 0; i < from->childCount(); ++i)
            told(from->child(i), visit);
    }
    void told(const std::function<void(QAccessibleInterface *)> &visit) const { told(QAccessible::queryAccessibleInterface(m_window), visit); }

    static QPoint middle(QQuickItem *i) { return i->mapToScene(QPointF(i->width() / 2, i->height() / 2)).toPoint(); }
    /// The left strip of a card, which its neighbour never covers.
    static QPoint strip(QQuickItem *card) { return card->mapToScene(QPointF(card->width() * 0.14, card->height() * 0.3)).toPoint(); }
    void clickAt(QPoint at) const { QTest::mouseClick(m_window, Qt::LeftButton, {}, at); }
    /// A click that leaves all that it asks for in the queue, as when the program is busy.
    void clickAtOnce(QPoint at) const
    {
        for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease})
            qt_handleMouseEvent(m_window, at, m_window->mapToGlobal(QPointF(at)), type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton,
                                Qt::LeftButton, type, {}, QTest::lastMouseTimestamp += 10);
        QTest::lastMouseTimestamp += QTest::mouseDoubleClickInterval;
    }
    void click(const QString &name) const
    {
        QTRY_VERIFY2(item(name), qPrintable(name));
        clickAt(middle(item(name)));
    }
    void drag(QPoint from, QPoint to) const
    {
        QTest::mousePress(m_window, Qt::LeftButton, {}, from);
        for (int s = 1; s <= 8; ++s)
            QTest::mouseMove(m_window, from + (to - from) * s / 8);
        QTest::mouseRelease(m_window, Qt::LeftButton, {}, to);
    }
    void key(Qt::Key k, Qt::KeyboardModifiers with = {}) const { QTest::keyClick(m_window, k, with); }
    /// Whether the item with the keyboard focus, or one it lies in, has this name.
    bool focusIn(const QString &name) const
    {
        for (QQuickItem *f = m_window->activeFocusItem(); f; f = f->parentItem())
            if (f->objectName() == name)
                return true;
        return false;
    }

    /// A role of a row of `cards`, `seats`, …
    static QVariant role(QAbstractItemModel *model, int row, int role) { return model->data(model->index(row, 0), role); }
    QVariant card(int row, CardsModel::Role r) const { return role(session().cards(), row, r); }
    /// Rows of cards that may be played now.
    QList<int> legalRows() const
    {
        QList<int> rows;
        for (int i = 0; i < session().cards()->rowCount(); ++i)
            if (card(i, CardsModel::Legal).toBool())
                rows.append(i);
        return rows;
    }

private:
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow *m_window = nullptr;
    Khiar *m_khiar = nullptr;
    Settings *m_settings = nullptr;
};

/// A match with these people (by name), bots in the other seats.
inline Record tableOf(int players, const QList<QPair<int, QString>> &people, std::uint64_t seed)
{
    static const char *const bots[] = {"Mina", "Omid", "Sara", "Kaveh", "Nader", "Roya"};
    Record record;
    record.setup.game = "agurk";
    record.setup.players = players;
    record.setup.seed = seed;
    for (int s = 0; s < players; ++s)
        record.seats.push_back({true, false, "fimp", bots[s % 6]}); // the quickest to move
    for (const auto &[seat, name] : people) {
        record.seats[std::size_t(seat)].human = true;
        record.seats[std::size_t(seat)].style.clear();
        record.seats[std::size_t(seat)].name = name.toStdString();
    }
    return record;
}

/// What every test of this folder does before it runs.
template <class Test>
int run(int argc, char **argv)
{
    app::beforeApp();
    QGuiApplication application(argc, argv);
    app::graphics();
    app::fonts();
    QAccessible::setActive(true);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace khiar::e2e
