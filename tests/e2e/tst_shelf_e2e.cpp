// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the way from the shelf to a game, in the real window by real mouse and keys: typing searches, what is found is shown
// and counted, a tile opens the page of its game, whose rules are there to read, and one comes back to where one was.
#include <QRegularExpression>

#include "tests/e2e/real_window.h"

using namespace khiar;
using e2e::RealWindow;

class TestShelfE2e : public QObject {
    Q_OBJECT
    RealWindow m_w;

    ShelfModel &shelf() { return *m_w.khiar().shelf(); }
    QString page() { return m_w.khiar().page(); }
    void type(const QString &text)
    {
        for (const QChar c : text)
            QTest::sendKeyEvent(QTest::Click, m_w.window(), Qt::Key(c.toUpper().unicode()), QString(c), Qt::NoModifier, -1);
    }
    /// The tiles that can be seen, in order.
    QStringList tiles()
    {
        QStringList list;
        m_w.each([&](QQuickItem *i) {
            bool shown = i->objectName().startsWith(QLatin1String("game:"));
            for (QQuickItem *p = i; shown && p; p = p->parentItem())
                shown = p->isVisible();
            if (shown)
                list.append(i->objectName().mid(5));
        });
        return list;
    }
    QQuickItem *scroller(const char *page) { return e2e::RealWindow::find(m_w.item(QString::fromUtf8(page)), [](QQuickItem *i) { return i->inherits("QQuickFlickable") && i->property("inner").isValid(); }); }
    /// Texts of a page that stand beside the window.
    QStringList outside(QQuickItem *page)
    {
        QStringList list;
        RealWindow::each(page, [&](QQuickItem *i) {
            if (!i->isVisible() || i->width() <= 0 || !i->inherits("QQuickText"))
                return;
            const QRectF at = i->mapRectToScene(QRectF(0, 0, i->width(), i->height()));
            if (at.left() < 0 || at.right() > m_w.window()->width() + 1)
                list.append(QStringLiteral("%1 %2: %3").arg(at.left()).arg(at.right()).arg(i->property("text").toString()));
        });
        return list;
    }
    bool inSight(QQuickItem *i)
    {
        return i && QRectF(0, 0, m_w.window()->width(), m_w.window()->height()).contains(i->mapRectToScene(QRectF(0, 0, i->width(), i->height())));
    }
    void seen(QQuickItem *i)
    {
        QVERIFY(i);
        QVERIFY2(inSight(i), qPrintable(i->objectName()));
    }

    /// KHIAR_SHOTS=FOLDER keeps pictures of what the tests see.
    void picture(const QString &name)
    {
        if (const QString folder = qEnvironmentVariable("KHIAR_SHOTS"); !folder.isEmpty())
            m_w.window()->grabWindow().save(folder + u'/' + name + QStringLiteral(".png"));
    }

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:"))); }
    void cleanup() { m_w.close(); }
    void everyGameGetsItsTile()
    {
        KHIAR_STEP(m_w.open());
        QTRY_VERIFY(!tiles().isEmpty());
        QTRY_COMPARE(tiles().size(), shelf().count()); // those below the window a little later
    }

    // Typing anywhere searches, in both languages; Escape shows all again; nothing is muted by an M.
    void search_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::newRow("en") << "en" << "matapesa";
        QTest::newRow("fa") << "fa" << QStringLiteral("ماتاپسا");
        QTest::newRow("fa, پ is a letter here") << "fa" << QStringLiteral("پراگ");
    }
    void search()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        KHIAR_STEP(m_w.open(language));
        QTRY_COMPARE(tiles().size(), shelf().count());
        type(typed);
        QTRY_COMPARE(shelf().search(), typed);
        QVERIFY(!m_w.settings().muted());
        QTRY_COMPARE(tiles().size(), 1);
        QVERIFY(m_w.focusIn(QStringLiteral("searchField")));
        picture("found-" + language);
        QVERIFY(m_w.item(QStringLiteral("foundCount")));
        auto *told = QAccessible::queryAccessibleInterface(m_w.item(QStringLiteral("foundCount")));
        QVERIFY(told && told->text(QAccessible::Name).contains(shelf().countText(shelf().count())));
        auto *field = QAccessible::queryAccessibleInterface(m_w.window()->activeFocusItem());
        QVERIFY(field && !field->text(QAccessible::Name).isEmpty());
        QCOMPARE(field->text(QAccessible::Description), shelf().countText(shelf().count()));
        m_w.key(Qt::Key_Escape);
        QTRY_VERIFY(!shelf().filtering());
        QTRY_COMPARE(tiles().size(), shelf().count());
        QCOMPARE(page(), QStringLiteral("home"));
    }

    void byShortcutToThePageAndBack()
    {
        KHIAR_STEP(m_w.open());
        QTRY_VERIFY(!tiles().isEmpty());
        for (const bool slash : {false, true}) {
            if (slash)
                type(QStringLiteral("/"));
            else
                m_w.key(Qt::Key_F, Qt::ControlModifier);
            QTRY_VERIFY(m_w.focusIn(QStringLiteral("searchField")));
            QCOMPARE(shelf().search(), QString());
            type(QStringLiteral("kurkk"));
            QTRY_COMPARE(tiles().join(u' '), QStringLiteral("kurkku"));
            m_w.key(Qt::Key_Return); // the first that was found
            QTRY_COMPARE(page(), QStringLiteral("game"));
            QTRY_VERIFY(m_w.item(QStringLiteral("gamePage")));
            QCOMPARE(m_w.khiar().profile()->gameId(), QStringLiteral("kurkku"));
            m_w.key(Qt::Key_Escape);
            QTRY_COMPARE(page(), QStringLiteral("home"));
            QCOMPARE(shelf().search(), QStringLiteral("kurkk")); // as it was left
            QTRY_COMPARE(tiles().size(), 1);
            m_w.click(QStringLiteral("clearSearch"));
            QTRY_VERIFY(!shelf().filtering());
            m_w.key(Qt::Key_Tab);
        }
    }

    // The keyboard on the shelf: down from the search, by arrows from tile to tile as they stand, up again.
    void arrows_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fa") << "fa";
    }
    void arrows()
    {
        QFETCH(QString, language);
        KHIAR_STEP(m_w.open(language, {1280, 800}));
        QTRY_COMPARE(tiles().size(), shelf().count());
        const auto current = [this] {
            for (QQuickItem *f = m_w.window()->activeFocusItem(); f; f = f->parentItem())
                if (f->objectName().startsWith(QLatin1String("game:")))
                    return f;
            return static_cast<QQuickItem *>(nullptr);
        };
        const auto at = [&] { return current()->mapToScene({0, 0}); };
        m_w.key(Qt::Key_Down);
        QTRY_VERIFY(current());
        const QString first = current()->objectName();
        QPointF before = at();
        const bool rtl = language == QLatin1String("fa");
        m_w.key(rtl ? Qt::Key_Left : Qt::Key_Right);
        QVERIFY(rtl ? at().x() < before.x() : at().x() > before.x());
        QCOMPARE(at().y(), before.y());
        before = at();
        m_w.key(Qt::Key_Down);
        QCOMPARE(at().x(), before.x());
        QVERIFY(current()->objectName() != first);
        // as far down as it goes, always in sight, then back to the field
        for (int i = 0; i < 40; ++i) {
            m_w.key(Qt::Key_Down);
            KHIAR_STEP(seen(current()));
        }
        QCOMPARE(shelf().rowOf(current()->objectName().mid(5)) / 3, (shelf().count() - 1) / 3);
        m_w.key(Qt::Key_End);
        QCOMPARE(shelf().rowOf(current()->objectName().mid(5)), shelf().count() - 1);
        m_w.key(Qt::Key_Home);
        QCOMPARE(current()->objectName(), first);
        KHIAR_STEP(seen(current()));
        // Tab leads through the buttons of the tile and on, not through every tile
        m_w.key(Qt::Key_Tab);
        m_w.key(Qt::Key_Tab);
        QCOMPARE(current()->objectName(), first);
        m_w.key(Qt::Key_Tab);
        QVERIFY(!current());
        m_w.key(Qt::Key_Backtab);
        QCOMPARE(current()->objectName(), first);
        m_w.key(Qt::Key_Up);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("searchField")));
        m_w.key(Qt::Key_Down);
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(page(), QStringLiteral("game"));
    }

    // By mouse: a press on a tile opens its page, Play there the dialog over it, Back the way one came, to where one was.
    void byMouse()
    {
        KHIAR_STEP(m_w.open());
        QTRY_COMPARE(tiles().size(), shelf().count());
        m_w.key(Qt::Key_Down);
        m_w.key(Qt::Key_End);
        const QString last = tiles().back();
        QTRY_VERIFY(m_w.item("game:" + last));
        const QPointF was = m_w.item("game:" + last)->mapToScene({0, 0});
        m_w.clickAt(m_w.item("game:" + last)->mapToScene({200, 20}).toPoint());
        QTRY_COMPARE(page(), QStringLiteral("game"));
        QTRY_VERIFY(m_w.item(QStringLiteral("gamePlay")));
        QVERIFY(m_w.focusIn(QStringLiteral("gamePlay")));
        QCOMPARE(m_w.khiar().profile()->gameId(), last);
        m_w.click(QStringLiteral("gamePlay"));
        QTRY_COMPARE(page(), QStringLiteral("new"));
        QTRY_VERIFY(m_w.item(QStringLiteral("startButton")));
        QVERIFY(m_w.item(QStringLiteral("gamePage"))); // it lies over the page
        QCOMPARE(m_w.khiar().newGame()->gameId(), last);
        m_w.click(QStringLiteral("cancelButton"));
        QTRY_COMPARE(page(), QStringLiteral("game"));
        m_w.click(QStringLiteral("back"));
        QTRY_COMPARE(page(), QStringLiteral("home"));
        QTRY_VERIFY(m_w.item("game:" + last));
        QCOMPARE(m_w.item("game:" + last)->mapToScene({0, 0}), was);
        QVERIFY(m_w.focusIn("game:" + last));
        // Play on the tile goes to the dialog at once
        m_w.click("play:" + last);
        QTRY_COMPARE(page(), QStringLiteral("new"));
        m_w.key(Qt::Key_Escape);
        QTRY_COMPARE(page(), QStringLiteral("home"));
        // and a game can be begun from its page
        m_w.clickAt(m_w.item("game:" + last)->mapToScene({200, 20}).toPoint());
        m_w.click(QStringLiteral("gamePlay"));
        m_w.click(QStringLiteral("startButton"));
        if (!m_w.khiar().newGame()->draw().isEmpty()) // a draw for seats is looked at first
            m_w.click(QStringLiteral("startButton"));
        QTRY_COMPARE(page(), QStringLiteral("table"));
        QCOMPARE(QString::fromStdString(m_w.session().record().setup.game), last);
    }

    // The page of every game: its rules are drawn, nothing is cut off at the side, its siblings lead to theirs.
    void pages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::newRow("en") << "en" << QSize(1280, 800) << 1.0;
        QTest::newRow("fa, small") << "fa" << QSize(1024, 600) << 1.0;
        QTest::newRow("fa, large text") << "fa" << QSize(1024, 600) << 2.0;
        QTest::newRow("en, large text") << "en" << QSize(800, 560) << 2.0;
    }
    void pages()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, text);
        KHIAR_STEP(m_w.open(language, size));
        m_w.settings().setTextSize(text);
        QTRY_COMPARE(m_w.window()->contentItem()->size(), QSizeF(size));
        const int count = m_w.khiar().catalogue()->rowCount();
        for (int row = 0; row < count; ++row) {
            const QString id = m_w.khiar().catalogue()->at(row).id;
            m_w.khiar().openGame(id);
            QTRY_VERIFY(m_w.item(QStringLiteral("gamePage")));
            QQuickItem *gamePage = m_w.item(QStringLiteral("gamePage"));
            if (text == 1) // else what stands above Play may be higher than the window
                KHIAR_UNTIL(scroller("gamePage")->property("contentY").toDouble() == 0);
            KHIAR_UNTIL(inSight(m_w.item(QStringLiteral("gamePlay"))));
            KHIAR_UNTIL(outside(gamePage).isEmpty()); // texts are put in their places with the next frame
            int rules = 0;
            RealWindow::each(gamePage, [&](QQuickItem *i) { rules += i->isVisible() && i->objectName().startsWith(QLatin1String("rule:")); });
            int wanted = 0;
            for (const QVariant &group : m_w.khiar().profile()->groups())
                wanted += int(group.toMap()[QStringLiteral("lines")].toList().size());
            QCOMPARE(rules, wanted);
        }
        const QString sibling = m_w.khiar().profile()->siblings().constFirst().toMap()[QStringLiteral("gameId")].toString();
        QQuickItem *chip = m_w.item("chip:" + sibling);
        QVERIFY(chip);
        chip->forceActiveFocus(Qt::TabFocusReason);
        KHIAR_STEP(seen(chip)); // what the keyboard reaches comes into view
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(m_w.khiar().profile()->gameId(), sibling);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("gamePlay")));
        KHIAR_UNTIL(inSight(m_w.item(QStringLiteral("gamePlay"))));
        QCOMPARE(page(), QStringLiteral("game"));
        m_w.key(Qt::Key_Escape);
        QTRY_COMPARE(page(), QStringLiteral("home"));
    }

    void nothingFound()
    {
        KHIAR_STEP(m_w.open());
        QTRY_VERIFY(!tiles().isEmpty());
        type(QStringLiteral("zzz"));
        QTRY_VERIFY(m_w.item(QStringLiteral("nothingFound")));
        QVERIFY(tiles().isEmpty());
        picture(QStringLiteral("nothing"));
        m_w.key(Qt::Key_Return); // opens nothing
        m_w.key(Qt::Key_Down);
        QCOMPARE(page(), QStringLiteral("home"));
        m_w.click(QStringLiteral("showAllGames"));
        QTRY_VERIFY(!shelf().filtering());
        QTRY_COMPARE(tiles().size(), shelf().count());
    }

    void byNumberOfPlayers()
    {
        KHIAR_STEP(m_w.open());
        QTRY_VERIFY(!tiles().isEmpty());
        m_w.click(QStringLiteral("playersFilter"));
        QTRY_VERIFY(m_w.item(QStringLiteral("playersFilter"))->property("open").toBool());
        m_w.key(Qt::Key_End);
        for (int i = 0; i < 20; ++i)
            m_w.key(Qt::Key_Down);
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(shelf().players(), shelf().playersChoices().back());
        QVERIFY(shelf().count() < m_w.khiar().catalogue()->rowCount());
        QTRY_COMPARE(tiles().size(), shelf().count());
        m_w.click(QStringLiteral("showAllButton"));
        QTRY_COMPARE(shelf().players(), 0);
    }

    // House rules stand before the games, are found like them, play, and can be changed.
    void houseRules()
    {
        KHIAR_STEP(m_w.open());
        QTRY_VERIFY(!tiles().isEmpty());
        QVERIFY(!m_w.item(QStringLiteral("house:")));
        Record rules;
        rules.title = "Friday evenings";
        rules.setup.game = "kurkku";
        rules.setup.players = 4;
        rules.setup.options.push_back({"jokers", "2", 0});
        const auto id = m_w.khiar().houseRules()->store().add(rules);
        QVERIFY(bool(id));
        m_w.khiar().houseRules()->refresh();
        const QString tile = QStringLiteral("house:") + *id;
        QTRY_VERIFY(m_w.item(tile));
        QVERIFY(m_w.item(tile)->property("says").toString().contains(QStringLiteral("Jokers: 2")));
        picture(QStringLiteral("house"));
        for (const char *typed : {"friday", "kurkku", "کورکو", "jokers"}) {
            type(QString::fromUtf8(typed));
            QTRY_COMPARE(shelf().search(), QString::fromUtf8(typed));
            QVERIFY2(m_w.item(tile), typed);
            m_w.key(Qt::Key_Escape);
            QTRY_VERIFY(!shelf().filtering());
        }
        type(QStringLiteral("rassi"));
        QTRY_VERIFY(!m_w.item(tile));
        m_w.key(Qt::Key_Escape);
        // down from the search to them, on to the games, and up again
        const auto in = [this](const QString &name) { return m_w.focusIn(name); };
        m_w.key(Qt::Key_Down);
        QTRY_VERIFY(in(tile));
        m_w.key(Qt::Key_Down);
        QTRY_VERIFY(in("game:" + shelf().index(0, 0).data(CatalogueModel::GameId).toString()));
        m_w.key(Qt::Key_Up);
        QTRY_VERIFY(in(tile));
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(page(), QStringLiteral("house"));
        m_w.key(Qt::Key_Escape);
        QTRY_COMPARE(page(), QStringLiteral("home"));
        m_w.click("play:" + *id);
        QTRY_COMPARE(page(), QStringLiteral("new"));
        QCOMPARE(m_w.khiar().newGame()->gameId(), QStringLiteral("kurkku"));
        const Record begun = m_w.khiar().newGame()->record();
        QVERIFY(std::any_of(begun.setup.options.begin(), begun.setup.options.end(), [](const OptionSetting &o) { return o.key == "jokers" && o.value == "2"; }));
    }

    // Words on tiles are told in full in the sizes that people have.
    void linesAreNotCutOff_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char *language : {"en", "fa"})
            for (const QSize &size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080), QSize(2560, 1440)})
                QTest::addRow("%s %d", language, size.width()) << QString::fromUtf8(language) << size;
    }
    void linesAreNotCutOff()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        KHIAR_STEP(m_w.open(language, size));
        QTRY_COMPARE(tiles().size(), shelf().count());
        QStringList cut;
        m_w.each([&](QQuickItem *i) {
            if (i->objectName() == QLatin1String("line") && i->property("truncated").toBool())
                cut.append(i->property("text").toString());
        });
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }
};

int main(int argc, char **argv)
{
    return e2e::run<TestShelfE2e>(argc, argv);
}
#include "tst_shelf_e2e.moc"
