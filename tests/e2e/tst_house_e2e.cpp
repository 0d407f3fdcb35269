// SPDX-License-Identifier: GPL-3.0-or-later
// Protects house rules as a person makes them, in the real window by mouse and by keys: changing options, the way out of
// what can't be chosen, keeping, playing, sharing and opening again; leaving without keeping asks first; and the page is
// whole in both languages at the smallest size and with the largest text.
#include <QAccessible>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/e2e/real_window.h"

using namespace khiar;

class TestHouseE2e : public QObject {
    Q_OBJECT
    e2e::RealWindow m_w;

    Khiar &khiar() { return m_w.khiar(); }
    OptionsModel &options() { return *khiar().house()->options(); }
    QString value(const char *key) { return options().index(options().rowOf(key)).data(OptionsModel::Value).toString(); }
    QQuickItem *item(const QString &name) { return m_w.item(name); }
    QQuickItem *scroller() { return item(QStringLiteral("houseScroller")); }
    /// Brings an item of the list into view and clicks it.
    void clickInList(const QString &name)
    {
        QTRY_VERIFY2(item(name), qPrintable(name));
        show(item(name));
        settle();
        m_w.clickAt(e2e::RealWindow::middle(item(name)));
        settle();
    }
    /// What opens or closes is laid out with the next frame, and the list then moves so that it can be seen.
    void settle()
    {
        QSignalSpy frame(m_w.window(), &QQuickWindow::afterAnimating);
        for (int n = 1; n <= 2; ++n) {
            m_w.window()->update();
            QTRY_VERIFY(frame.size() >= n);
        }
    }
    void show(QQuickItem *i)
    {
        QMetaObject::invokeMethod(scroller(), "reveal", Q_ARG(QQuickItem *, i));
    }
    void press(const QString &option, const QString &part)
    {
        QTRY_VERIFY2(item(option), qPrintable(option));
        show(item(option));
        QQuickItem *button = e2e::RealWindow::find(item(option), [&](QQuickItem *i) { return i->objectName() == part; });
        QVERIFY2(button, qPrintable(option + part));
        m_w.clickAt(e2e::RealWindow::middle(button));
    }
    void type(const QString &text)
    {
        for (const QChar c : text)
            QTest::keyClick(m_w.window(), c.toLatin1());
    }
    bool tabTo(const QString &name, int most = 120)
    {
        for (int i = 0; i < most && !m_w.focusIn(name); ++i)
            m_w.key(Qt::Key_Tab);
        return m_w.focusIn(name);
    }
    /// The focus lies between the bars of the page.
    bool focusInView()
    {
        QQuickItem *f = m_w.window()->activeFocusItem();
        const double top = f->mapToScene({0, 0}).y(), bottom = f->mapToScene({0, f->height()}).y();
        return top >= 0 && bottom <= m_w.window()->height();
    }
    QString news() { return khiar().news().toMap().value(QStringLiteral("text")).toString(); }

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:"))); }
    void cleanup() { m_w.close(); }

    void byMouse()
    {
        KHIAR_STEP(m_w.open());
        m_w.settings().setSpeed(0);
        khiar().newHouse(QStringLiteral("agurk"));
        QTRY_VERIFY(item(QStringLiteral("housePage")));
        QVERIFY(!khiar().house()->dirty());
        // a number, by its button and typed
        KHIAR_STEP(press(QStringLiteral("option:jokers"), QStringLiteral("more")));
        QCOMPARE(value("jokers"), QStringLiteral("1"));
        KHIAR_STEP(press(QStringLiteral("option:limit"), QStringLiteral("number")));
        QTest::keyClick(m_w.window(), Qt::Key_A, Qt::ControlModifier);
        type(QStringLiteral("30"));
        m_w.key(Qt::Key_Return);
        QCOMPARE(value("limit"), QStringLiteral("30"));
        // a choice
        KHIAR_STEP(clickInList(QStringLiteral("option:duty")));
        KHIAR_STEP(clickInList(QStringLiteral("choice:duty:must")));
        QCOMPARE(value("duty"), QStringLiteral("must"));
        // one that can't be chosen says why, and its way out is taken
        KHIAR_STEP(clickInList(QStringLiteral("option:score-by")));
        KHIAR_STEP(clickInList(QStringLiteral("choice:score-by:cards")));
        QCOMPARE(value("score-by"), QStringLiteral("points"));
        QTRY_VERIFY(item(QStringLiteral("wayReason")));
        QVERIFY(item(QStringLiteral("wayReason"))->property("text").toString().contains(QLatin1String("needs points")));
        KHIAR_STEP(clickInList(QStringLiteral("wayTake")));
        QCOMPARE(value("score-by"), QStringLiteral("cards"));
        QCOMPARE(value("tie-bonus"), QStringLiteral("off"));
        QCOMPARE(value("lives"), QStringLiteral("1"));
        QTRY_VERIFY(!item(QStringLiteral("wayReason")));
        // a link of the way out leads to the option in the way
        KHIAR_STEP(clickInList(QStringLiteral("option:kontra")));
        QCOMPARE(value("kontra"), QStringLiteral("off"));
        QTRY_VERIFY(item(QStringLiteral("wayLink:0")));
        KHIAR_STEP(clickInList(QStringLiteral("wayLink:0")));
        QTRY_VERIFY2(m_w.focusIn(QStringLiteral("optionRow:score-by")), qPrintable(m_w.window()->activeFocusItem()->objectName()));
        // what was changed is listed and leads there; one of it is taken back
        QTRY_VERIFY(item(QStringLiteral("change:5")));
        QCOMPARE(options().changedCount(), 6);
        KHIAR_STEP(m_w.click(QStringLiteral("change:0")));
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("optionRow:jokers")));
        KHIAR_STEP(clickInList(QStringLiteral("reset:jokers")));
        QCOMPARE(options().changedCount(), 5);
        // name, keep
        KHIAR_STEP(m_w.click(QStringLiteral("houseName")));
        type(QStringLiteral("Friday Agurk"));
        QCOMPARE(khiar().house()->title(), QStringLiteral("Friday Agurk"));
        KHIAR_STEP(m_w.click(QStringLiteral("houseKeep")));
        QCOMPARE(khiar().houseRules()->count(), 1);
        QVERIFY(news().contains(QLatin1String("Friday Agurk")));
        QVERIFY(!item(QStringLiteral("houseKeep"))->isEnabled());
        // play a deal
        KHIAR_STEP(m_w.click(QStringLiteral("housePlay")));
        QTRY_COMPARE(khiar().page(), QStringLiteral("new"));
        QTRY_VERIFY(item(QStringLiteral("houseLine:0")));
        khiar().newGame()->setSeedText(QStringLiteral("7"));
        KHIAR_STEP(m_w.click(QStringLiteral("startButton")));
        QTRY_COMPARE(khiar().page(), QStringLiteral("table"));
        QCOMPARE(m_w.session().title(), QStringLiteral("Friday Agurk"));
        m_w.session().playByBots(40);
        QVERIFY(m_w.session().record().lines.size() >= 28u);
        QCOMPARE(m_w.session().record().setup.options.size(), 5u);
        // share, delete, and open the file again
        QTemporaryDir dir;
        const QUrl file = QUrl::fromLocalFile(dir.filePath(QStringLiteral("friday.khiar")));
        khiar().leaveTable();
        khiar().editHouse(khiar().houseRules()->index(0).data(HouseRulesModel::HouseId).toString());
        KHIAR_STEP(m_w.click(QStringLiteral("houseShare")));
        QTRY_COMPARE(khiar().asking(), QStringLiteral("share"));
        khiar().chooseFile(file); // as the dialog's "accepted" does
        QTRY_VERIFY(QFile::exists(file.toLocalFile()));
        KHIAR_STEP(m_w.click(QStringLiteral("houseDelete")));
        QTRY_COMPARE(khiar().houseRules()->count(), 0);
        QVERIFY(khiar().page() != QLatin1String("house"));
        QVERIFY(khiar().openRecord(file));
        QTRY_VERIFY(item(QStringLiteral("housePage")));
        QCOMPARE(khiar().house()->title(), QStringLiteral("Friday Agurk"));
        QCOMPARE(options().changedCount(), 5);
        KHIAR_STEP(m_w.click(QStringLiteral("houseKeep")));
        QCOMPARE(khiar().houseRules()->count(), 1);
    }

    void byKeys()
    {
        KHIAR_STEP(m_w.open(QStringLiteral("fa"), {1024, 600}));
        khiar().newHouse(QStringLiteral("ogorek"));
        QTRY_VERIFY(item(QStringLiteral("housePage")));
        QVERIFY(tabTo(QStringLiteral("houseName")));
        type(QStringLiteral("mine"));
        QVERIFY(tabTo(QStringLiteral("option:hand")));
        QVERIFY(focusInView());
        m_w.key(Qt::Key_Up);
        m_w.key(Qt::Key_Up);
        QCOMPARE(value("hand"), QStringLiteral("8"));
        QVERIFY(tabTo(QStringLiteral("option:exchange")));
        QVERIFY(focusInView());
        m_w.key(Qt::Key_Return); // opens
        m_w.key(Qt::Key_Down);
        m_w.key(Qt::Key_Down);
        QVERIFY2(m_w.focusIn(QStringLiteral("choice:exchange:forehand-exact")), qPrintable(m_w.window()->activeFocusItem()->objectName()));
        m_w.key(Qt::Key_Return);
        QCOMPARE(value("exchange"), QStringLiteral("forehand-exact"));
        m_w.key(Qt::Key_Escape); // closes the list, not the page
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("option:exchange")));
        QCOMPARE(khiar().page(), QStringLiteral("house"));
        QVERIFY(tabTo(QStringLiteral("option:kontra")));
        m_w.key(Qt::Key_Space);
        QCOMPARE(value("kontra"), QStringLiteral("on"));
        QVERIFY(tabTo(QStringLiteral("option:tie-bonus"))); // kontra is in the way of it
        m_w.key(Qt::Key_Space);
        QCOMPARE(value("tie-bonus"), QStringLiteral("off"));
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("wayTake")));
        QVERIFY(focusInView());
        m_w.key(Qt::Key_Escape); // closes what is said about it
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("option:tie-bonus")));
        QCOMPARE(khiar().page(), QStringLiteral("house"));
        m_w.key(Qt::Key_Space);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("wayTake")));
        m_w.key(Qt::Key_Return);
        QCOMPARE(value("tie-bonus"), QStringLiteral("on"));
        QCOMPARE(value("kontra"), QStringLiteral("off"));
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("option:tie-bonus")));
        // leaving asks; Escape stays, Enter keeps
        m_w.key(Qt::Key_Escape);
        QTRY_VERIFY(item(QStringLiteral("housePage")) && m_w.window()->activeFocusItem() && !m_w.focusIn(QStringLiteral("housePage")));
        m_w.key(Qt::Key_Escape);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("housePage")));
        QVERIFY(khiar().house()->dirty());
        m_w.key(Qt::Key_Escape);
        QTRY_VERIFY(!m_w.focusIn(QStringLiteral("housePage")));
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(khiar().page(), QStringLiteral("home"));
        QCOMPARE(khiar().houseRules()->count(), 1);
        QCOMPARE(khiar().houseRules()->index(0).data(HouseRulesModel::Name).toString(), QStringLiteral("mine"));
    }

    void everythingIsNamed()
    {
        for (const char *language : {"en", "fa"}) {
            KHIAR_STEP(m_w.open(QString::fromLatin1(language)));
            khiar().newHouse(QStringLiteral("agurk"));
            QTRY_VERIFY(item(QStringLiteral("housePage")));
            KHIAR_STEP(clickInList(QStringLiteral("option:exchange")));
            int focusable = 0;
            m_w.each([&](QQuickItem *i) {
                if (!i->isVisible() || !i->activeFocusOnTab())
                    return;
                QQuickItem *spoken = i->isFocusScope() && e2e::RealWindow::find(i, [](QQuickItem *c) { return c->objectName() == QLatin1String("number"); }) ? e2e::RealWindow::find(i, [](QQuickItem *c) { return c->objectName() == QLatin1String("number"); }) : i;
                QAccessibleInterface *a = QAccessible::queryAccessibleInterface(spoken);
                ++focusable;
                QVERIFY2(a && !a->text(QAccessible::Name).isEmpty(), qPrintable(i->objectName()));
            });
            QVERIFY(focusable > 45);
        }
    }

    // The bars and their buttons fit, nothing of the list lies beside the window, with the largest text as well.
    void fitsAnyWindow()
    {
        for (const char *language : {"en", "fa"})
            for (const double text : {1.0, 2.0}) {
                KHIAR_STEP(m_w.open(QString::fromLatin1(language), {1024, 600}));
                m_w.settings().setTextSize(text);
                khiar().newHouse(QStringLiteral("gurka-is"));
                QTRY_VERIFY(item(QStringLiteral("housePage")));
                QTRY_COMPARE(m_w.window()->width(), 1024);
                QTest::qWait(50);
                const QRectF window(0, 0, 1024, 600);
                for (const char *name : {"houseCancel", "houseKeep", "housePlay", "houseShare", "back"}) {
                    QQuickItem *i = item(QString::fromLatin1(name));
                    QVERIFY2(i && window.contains(i->mapRectToScene(QRectF(0, 0, i->width(), i->height()))), name);
                }
                int rows = 0;
                m_w.each([&](QQuickItem *i) {
                    const QString name = i->objectName();
                    if (!i->isVisible() || !(name.startsWith(QLatin1String("option:")) || name.startsWith(QLatin1String("houseGame")) || name.startsWith(QLatin1String("houseName"))))
                        return;
                    const QRectF at = i->mapRectToScene(QRectF(0, 0, i->width(), i->height()));
                    QVERIFY2(at.left() >= 0 && at.right() <= 1024 && at.width() > 20, qPrintable(name));
                    ++rows;
                });
                QVERIFY(rows > 40);
                // shapes are not clipped by the software renderer: none may be drawn over the bars
                QQuickItem *view = scroller();
                for (const double part : {0.3, 0.77, 1.0}) {
                    view->setProperty("contentY", part * (view->property("contentHeight").toDouble() - view->height()));
                    int drawn = 0;
                    m_w.each(view, [&](QQuickItem *i) {
                        if (!i->isVisible() || !i->property("veiled").isValid() || i->property("veiled").toBool())
                            return;
                        const double top = i->mapToItem(view, {0, 0}).y();
                        QVERIFY2(top >= -2 && top + i->height() <= view->height() + 2, qPrintable(QStringLiteral("%1 %2 at %3 of %4 (%5 %6)").arg(i->property("name").toString(), i->parentItem()->objectName()).arg(top).arg(view->height()).arg(part).arg(text)));
                        ++drawn;
                    });
                    QVERIFY(drawn > 0);
                }
            }
    }
};

int main(int argc, char **argv)
{
    return e2e::run<TestHouseE2e>(argc, argv);
}
#include "tst_house_e2e.moc"
