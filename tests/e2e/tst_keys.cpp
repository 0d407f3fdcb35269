// SPDX-License-Identifier: GPL-3.0-or-later
// Protects those who play without a mouse or without seeing the screen: a whole game by keys alone, from the shelf to the
// end and again, with the focus in sight at each step; every event is said aloud, in order, in the words of the log, in both
// languages; and everything that can be used on any page says its name, its role and its state, in Persian in Persian.
#include <QPointer>
#include <QRegularExpression>

#include "tests/e2e/real_window.h"

using namespace khiar;
using e2e::RealWindow;

namespace {

/// Without what stands between isolates: names and notation keep their own script.
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

class TestKeys : public QObject {
    Q_OBJECT
    RealWindow m_w;
    QStringList m_said;           ///< names that the live item took, in order
    qsizetype m_before = 0;       ///< sentences of the log from before there was a table
    QPointer<QQuickItem> m_live;
    QString m_last;               ///< what it is called now

    GameSession &session() { return m_w.session(); }
    /// The focus can be seen: a ring, a raised card, or the frame of a field.
    bool focusSeen() const
    {
        QQuickItem *f = m_w.window()->activeFocusItem();
        if (!f || !f->isVisible())
            return false;
        if (f->property("raised").toBool() || f->inherits("QQuickTextInput"))
            return true;
        return RealWindow::find(f, [](QQuickItem *i) { return QLatin1String(i->metaObject()->className()).startsWith(QLatin1String("FocusRing")); }) != nullptr;
    }
    QString focusName() const
    {
        QQuickItem *f = m_w.window()->activeFocusItem();
        return f ? QStringLiteral("%1 %2").arg(f->objectName(), QLatin1String(f->metaObject()->className())) : QStringLiteral("nothing");
    }
    /// Tabs until the focus is in the item, which must be seen at every stop.
    void tabTo(const QString &name)
    {
        for (int i = 0; i < 80; ++i) {
            m_w.key(Qt::Key_Tab);
            QTRY_VERIFY2(focusSeen(), qPrintable(focusName()));
            if (m_w.focusIn(name))
                return;
        }
        QFAIL(qPrintable(name + QStringLiteral(" is not reached by Tab")));
    }
    /// What a screen reader says: the live item has another name. (The offscreen platform has no accessibility of its
    /// own to be told, so the item is asked after each change; the same words twice differ by an empty character.)
    void listen()
    {
        m_said.clear();
        m_before = 0;
        m_last.clear();
        connect(&session(), &GameSession::changed, this, &TestKeys::hear);
        connect(&session(), &GameSession::refused, this, &TestKeys::hear);
    }
    void hear()
    {
        if (!m_live)
            m_w.each([this](QQuickItem *i) { m_live = i->objectName() == QLatin1String("lastEvent") ? i : m_live.data(); });
        QAccessibleInterface *told = m_live ? QAccessible::queryAccessibleInterface(m_live) : nullptr;
        if (!told) {
            m_before = session().log()->rowCount();
            return;
        }
        if (const QString name = told->text(QAccessible::Name); name != m_last) {
            m_last = name;
            m_said += QString(name).remove(QChar(0x200B));
        }
    }
    QStringList logged()
    {
        QStringList list;
        for (int i = 0; i < session().log()->rowCount(); ++i)
            list += RealWindow::role(session().log(), i, LogModel::SaidText).toString().remove(QChar(0x200B));
        return list;
    }
    /// The next own card by arrows and Enter: the highest that may be played.
    void playByKeys()
    {
        KHIAR_UNTIL(!session().presenting() && !m_w.legalRows().isEmpty());
        QString face;
        int place = -1;
        for (int row : m_w.legalRows())
            if (m_w.card(row, CardsModel::Place).toInt() > place) {
                place = m_w.card(row, CardsModel::Place).toInt();
                face = m_w.card(row, CardsModel::Face).toString();
            }
        QTRY_VERIFY2(m_w.window()->activeFocusItem() && m_w.window()->activeFocusItem()->objectName().startsWith(QLatin1String("card:")), qPrintable(focusName()));
        for (int i = 0; i < 30 && m_w.window()->activeFocusItem()->objectName() != QStringLiteral("card:") + face; ++i) {
            const QString now = m_w.window()->activeFocusItem()->objectName();
            int at = -1;
            for (int r = 0; r < session().cards()->rowCount(); ++r)
                if (QStringLiteral("card:") + m_w.card(r, CardsModel::Face).toString() == now)
                    at = m_w.card(r, CardsModel::Place).toInt();
            m_w.key(at < place ? Qt::Key_Right : Qt::Key_Left);
            QVERIFY2(focusSeen(), qPrintable(focusName()));
        }
        QCOMPARE(m_w.window()->activeFocusItem()->objectName(), QStringLiteral("card:") + face);
        if (!focusSeen())
            m_w.key(Qt::Key_Right); // the first arrow shows where one is
        QVERIFY2(focusSeen(), qPrintable(focusName()));
        const auto hash = session().match()->hash();
        m_w.key(Qt::Key_Return);
        KHIAR_UNTIL(session().match()->hash() != hash);
        KHIAR_UNTIL(session().over() || (!session().presenting() && !m_w.legalRows().isEmpty()));
    }
    /// Everything on this page that can be used has a name, a role and, where it has one, its state.
    void saysWhatItIs(const QString &where)
    {
        const bool persian = currentLanguage() == QLatin1String("fa");
        // names that stay Latin, and what offers the other language in its own words
        static const QRegularExpression latin(QStringLiteral("[A-Za-z]{2,}"));
        int found = 0;
        m_w.each([&](QQuickItem *i) {
            if (!i->isVisible() || !i->isEnabled())
                return;
            QAccessibleInterface *told = QAccessible::queryAccessibleInterface(i);
            const bool usable = i->activeFocusOnTab() || (told && (told->state().focusable || told->state().checkable));
            if (!usable || i->inherits("QQuickFlickable") || i->inherits("QQuickText"))
                return;
            ++found;
            const QString who = QStringLiteral("%1: %2 %3").arg(where, i->objectName(), QLatin1String(i->metaObject()->className()));
            QVERIFY2(told, qPrintable(who));
            QVERIFY2(!told->text(QAccessible::Name).isEmpty(), qPrintable(who));
            QVERIFY2(told->role() != QAccessible::NoRole && told->role() != QAccessible::Client && told->role() != QAccessible::Window, qPrintable(who));
            for (const char *property : {"on", "checked"}) {
                if (told->role() == QAccessible::MenuItem) // there `on` is the entry with the focus
                    continue;
                if (const QVariant state = i->property(property); state.isValid() && state.metaType().id() == QMetaType::Bool && state.toBool()) {
                    QVERIFY2(told->state().checkable, qPrintable(who + QStringLiteral(" has a state and doesn't say so")));
                    QCOMPARE(bool(told->state().checked), state.toBool());
                }
            }
            bool ofLanguages = false; // which are called as they call themselves
            for (QQuickItem *p = i; p; p = p->parentItem())
                ofLanguages = ofLanguages || p->objectName().startsWith(QLatin1String("language"));
            if (persian && !ofLanguages)
                for (const QAccessible::Text t : {QAccessible::Name, QAccessible::Description}) {
                    const QString text = outsideIsolates(told->text(t));
                    QVERIFY2(!text.contains(latin), qPrintable(who + QStringLiteral(" says ") + text));
                }
        });
        QVERIFY2(found > 0, qPrintable(where));
    }
    void show(const QString &page, const QString &item)
    {
        m_w.khiar().setPage(page);
        QTRY_COMPARE(m_w.khiar().page(), page);
        if (!item.isEmpty())
            QTRY_VERIFY2(m_w.item(item), qPrintable(item));
        QTest::qWait(30);
        saysWhatItIs(page);
    }

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*(TypeError|ReferenceError|Unable to assign|is not a type).*")));
    }
    void cleanup()
    {
        m_w.close();
    }

    void aGameByKeysAlone_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fa") << "fa";
    }
    void aGameByKeysAlone()
    {
        QFETCH(QString, language);
        KHIAR_STEP(m_w.open(language));
        m_w.settings().setSpeed(0);
        // the shelf: the first tile's Play
        KHIAR_STEP(tabTo(QStringLiteral("play:agurk")));
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("new"));
        QTRY_VERIFY2(m_w.focusIn(QStringLiteral("startButton")) && focusSeen(), qPrintable(focusName()));
        // two at the table, a short game, a seed
        KHIAR_STEP(tabTo(QStringLiteral("playersStepper")));
        while (m_w.khiar().newGame()->players() > 2)
            m_w.key(Qt::Key_Down);
        KHIAR_STEP(tabTo(QStringLiteral("switch:short")));
        m_w.key(Qt::Key_Space);
        KHIAR_STEP(tabTo(QStringLiteral("seedField")));
        m_w.key(Qt::Key_7);
        QCOMPARE(m_w.khiar().newGame()->seedText(), QStringLiteral("7"));
        KHIAR_STEP(tabTo(QStringLiteral("startButton")));
        listen();
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("table"));
        QCOMPARE(session().seatCount(), 2);
        QCOMPARE(session().record().setup.seed, std::uint64_t(7));
        for (int moves = 0; moves < 400 && !session().over(); ++moves)
            KHIAR_STEP(playByKeys());
        QVERIFY(session().over());
        KHIAR_UNTIL(!session().presenting());
        // each sentence of the log was said, in order, and nothing else
        QStringList said;
        for (const QString &s : m_said)
            if (!s.isEmpty())
                said += s;
        const QStringList written = logged().mid(m_before);
        QVERIFY2(m_before <= 2, "the first moves were not said");
        QVERIFY(written.size() > 14);
        for (qsizetype i = 0; i < std::min(said.size(), written.size()); ++i)
            QVERIFY2(said[i] == written[i], qPrintable(QStringLiteral("%1: %2 / %3").arg(i).arg(said[i], written[i])));
        QCOMPARE(said.size(), written.size());
        if (language == QLatin1String("fa"))
            for (const QString &s : said)
                QVERIFY2(!outsideIsolates(s).contains(QRegularExpression(QStringLiteral("[A-Za-z0-9]"))), qPrintable(s));
        // and again
        KHIAR_STEP(tabTo(QStringLiteral("againButton")));
        m_w.key(Qt::Key_Return);
        KHIAR_UNTIL(!session().over());
        KHIAR_UNTIL(!session().presenting() && !m_w.legalRows().isEmpty());
        QVERIFY(session().record().setup.seed != 7);
        KHIAR_STEP(playByKeys());
        m_w.key(Qt::Key_Escape);
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("home"));
        KHIAR_STEP(tabTo(QStringLiteral("continueButton")));
    }

    // A refusal and a hint are said, too, in the language of the moment.
    void refusalAndHintAreSaid()
    {
        KHIAR_STEP(m_w.open());
        m_w.settings().setSpeed(0);
        const auto record = parseRecord("khiar 1\ngame agurk\nplayers 2\nseat 0 human\nseat 1 bot:sharp Mina\ndealer 0\ndeal 1\n"
                                        "hand 0 JD 9H 7D 5S\nhand 1 9C KH 8C 4S\nmoves\n1 play 9C\n");
        QVERIFY(bool(record));
        QVERIFY(m_w.khiar().begin(*record));
        KHIAR_UNTIL(m_w.item(QStringLiteral("card:7D")));
        listen();
        for (const char *language : {"en", "fa"}) {
            changeLanguage(QString::fromLatin1(language));
            m_said.clear();
            for (int i = 0; i < session().cards()->rowCount(); ++i)
                if (m_w.card(i, CardsModel::Face) == QLatin1String("7D"))
                    session().tap(m_w.card(i, CardsModel::Key).toInt());
            QTRY_COMPARE(session().promptKind(), QStringLiteral("refusal"));
            QTRY_VERIFY2(m_said.contains(session().prompt()), qPrintable(QStringLiteral("%1 in %2 of %3: %4").arg(session().prompt(), m_said.join(u'|')).arg(m_said.size()).arg(m_before)));
            const auto times = m_said.count(session().prompt());
            for (int i = 0; i < session().cards()->rowCount(); ++i) // the same once more is said once more
                if (m_w.card(i, CardsModel::Face) == QLatin1String("7D"))
                    session().tap(m_w.card(i, CardsModel::Key).toInt());
            QTRY_COMPARE(m_said.count(session().prompt()), times + 1);
            m_said.clear();
            m_w.key(Qt::Key_H);
            KHIAR_UNTIL(!session().hintText().isEmpty());
            QVERIFY2(m_said.contains(session().hintText()), qPrintable(m_said.join(u'|')));
            session().clearHint();
        }
    }

    void everyPageSaysWhatItIs_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fa") << "fa";
    }
    void everyPageSaysWhatItIs()
    {
        QFETCH(QString, language);
        KHIAR_STEP(m_w.open(language));
        m_w.settings().setSpeed(0);
        KHIAR_STEP(saysWhatItIs(QStringLiteral("home")));
        m_w.khiar().openNew(QStringLiteral("agurk"));
        KHIAR_UNTIL(m_w.item(QStringLiteral("startButton")));
        KHIAR_STEP(saysWhatItIs(QStringLiteral("new")));
        m_w.khiar().newGame()->seats()->setKind(1, 0); // another person
        m_w.khiar().newGame()->seats()->rename(0, QStringLiteral("مینا"));
        m_w.khiar().newGame()->seats()->rename(1, QStringLiteral("امید"));
        m_w.khiar().newGame()->start();
        KHIAR_UNTIL(session().curtain());
        KHIAR_STEP(saysWhatItIs(QStringLiteral("curtain")));
        session().uncover();
        KHIAR_UNTIL(!session().curtain() && !m_w.legalRows().isEmpty());
        QTest::qWait(20);
        KHIAR_STEP(saysWhatItIs(QStringLiteral("table, score")));
        KHIAR_STEP(m_w.click(QStringLiteral("logTab")));
        QTest::qWait(20);
        KHIAR_STEP(saysWhatItIs(QStringLiteral("table, log")));
        m_w.key(Qt::Key_F10);
        QTest::qWait(50);
        KHIAR_STEP(saysWhatItIs(QStringLiteral("table, menu")));
        m_w.key(Qt::Key_Escape);
        m_w.khiar().openGuide(QStringLiteral("agurk"));
        QTest::qWait(50);
        KHIAR_STEP(saysWhatItIs(QStringLiteral("table, guide")));
        m_w.khiar().setGuideBeside(false);
        QVERIFY(m_w.khiar().saveGame({}));
        KHIAR_STEP(show(QStringLiteral("settings"), QStringLiteral("settingsPage")));
        KHIAR_STEP(show(QStringLiteral("keys"), QStringLiteral("keysPage")));
        KHIAR_STEP(show(QStringLiteral("score"), {}));
        KHIAR_STEP(show(QStringLiteral("saved"), {}));
        m_w.khiar().leaveTable();
        m_w.khiar().openGuide(QStringLiteral("agurk"));
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("guide"));
        QTest::qWait(50);
        KHIAR_STEP(saysWhatItIs(QStringLiteral("guide")));
    }
};

int main(int argc, char **argv) { return e2e::run<TestKeys>(argc, argv); }
#include "tst_keys.moc"
