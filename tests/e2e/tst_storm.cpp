// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the table from input that nobody foresees: seeded storms of presses, drags, releases, wheel, keys, focus that
// goes elsewhere, a window that changes its size and its language, pages opened in mid-drag, with one and with three people,
// slow and at once, with cards played one by one, in sets, and exchanged. After every burst each card of the model is drawn exactly once and lies where it belongs, nothing
// is held, frozen or half-way, the next card can be played by the mouse, and the record replays to the same position.
// KHIAR_LONG=1 runs ten times as many; KHIAR_SEED=N begins with another storm.
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>

#include "engine/session/registry.h"
#include "engine/session/replay.h"
#include "tests/e2e/real_window.h"

using namespace khiar;
using e2e::RealWindow;

class TestStorm : public QObject {
    Q_OBJECT
    RealWindow m_w;
    Registry m_registry = standardRegistry();
    QRandomGenerator m_random;
    Qt::MouseButtons m_down;
    std::unique_ptr<QWindow> m_other; ///< takes the focus away
    QStringList m_done;               ///< what the burst did, to be read when it has hurt

    GameSession &session() { return m_w.session(); }
    int dice(int sides) { return m_random.bounded(sides); }
    static bool isCard(QQuickItem *i) { return i->property("zoneCount").isValid() && i->property("lastZone").isValid(); }

    // ---- the storm ----
    void note(const QString &what)
    {
        m_done += what;
        static const bool trace = qEnvironmentVariableIsSet("KHIAR_TRACE");
        if (trace)
            qWarning().noquote() << what;
    }
    void press(Qt::MouseButton button, QPoint at)
    {
        note(QStringLiteral("press %1 %2,%3").arg(int(button)).arg(at.x()).arg(at.y()));
        m_down |= button;
        QTest::mousePress(m_w.window(), button, {}, at);
    }
    void release(Qt::MouseButton button, QPoint at)
    {
        note(QStringLiteral("release %1 %2,%3").arg(int(button)).arg(at.x()).arg(at.y()));
        m_down &= ~Qt::MouseButtons(button);
        QTest::mouseRelease(m_w.window(), button, {}, at);
    }
    void moveTo(QPoint at)
    {
        note(QStringLiteral("move %1,%2").arg(at.x()).arg(at.y()));
        QTest::mouseMove(m_w.window(), at);
    }
    /// Cards of the hand more often than anything else, then where they go, then anywhere, then outside.
    QPoint somewhere()
    {
        QList<QQuickItem *> cards;
        if (dice(2))
            m_w.each([&](QQuickItem *i) {
                if (i->objectName().startsWith(QLatin1String("card:")) && i->isVisible())
                    cards.append(i);
            });
        if (!cards.isEmpty())
            return RealWindow::strip(cards[dice(int(cards.size()))]);
        if (QQuickItem *target = dice(3) ? nullptr : m_w.item(QStringLiteral("dropTarget")))
            return RealWindow::middle(target);
        if (dice(12) == 0)
            return {-5 - dice(60), dice(m_w.window()->height())};
        return {dice(m_w.window()->width() - 1), 1 + dice(m_w.window()->height() - 2)};
    }
    void aKey()
    {
        struct K { Qt::Key key; Qt::KeyboardModifiers with; };
        static const K keys[] = {{Qt::Key_Escape, {}}, {Qt::Key_Return, {}}, {Qt::Key_Space, {}}, {Qt::Key_Left, {}}, {Qt::Key_Right, {}},
                                 {Qt::Key_Up, {}}, {Qt::Key_Down, {}}, {Qt::Key_Home, {}}, {Qt::Key_End, {}}, {Qt::Key_Tab, {}},
                                 {Qt::Key_Backtab, Qt::ShiftModifier}, {Qt::Key_Z, Qt::ControlModifier}, {Qt::Key_Y, Qt::ControlModifier},
                                 {Qt::Key_R, Qt::ControlModifier}, {Qt::Key_L, Qt::ControlModifier}, {Qt::Key_H, {}}, {Qt::Key_T, {}}, {Qt::Key_S, {}},
                                 {Qt::Key_M, {}}, {Qt::Key_G, {}}, {Qt::Key_P, {}}, {Qt::Key_F1, {}}, {Qt::Key_F10, {}}, {Qt::Key_F11, {}},
                                 {Qt::Key_Comma, Qt::ControlModifier}, {Qt::Key_Question, {}}, {Qt::Key_Delete, {}}, {Qt::Key_C, {}}, {Qt::Key_1, {}}, {Qt::Key_PageDown, {}}};
        const K &k = keys[dice(int(std::size(keys)))];
        note(QStringLiteral("key %1").arg(QKeySequence(int(k.key) | int(k.with)).toString()));
        m_w.key(k.key, k.with);
    }
    void loseFocus(bool back)
    {
        note(QStringLiteral("focus away"));
        m_other->requestActivate();
        QTest::qWait(1);
        if (back)
            m_w.window()->requestActivate();
        QTest::qWait(1);
    }
    /// What happens while a card is held, or is not.
    void anything()
    {
        switch (dice(11)) {
        case 0: loseFocus(dice(2)); break;
        case 1: {
            const QSize size(800 + dice(600), 560 + dice(340));
            note(QStringLiteral("size %1x%2").arg(size.width()).arg(size.height()));
            m_w.window()->resize(size);
            break;
        }
        case 2: note(QStringLiteral("language")); changeLanguage(dice(2) ? QStringLiteral("fa") : QStringLiteral("en")); break;
        case 3: {
            static const char *const buttons[] = {"panelButton", "hintButton", "undoButton", "moreButton", "logTab", "muteButton", "curtainButton"};
            if (QQuickItem *b = m_w.item(QString::fromLatin1(buttons[dice(7)]))) {
                note(b->objectName());
                m_w.clickAtOnce(RealWindow::middle(b));
            }
            break;
        }
        case 4: {
            static const char *const pages[] = {"settings", "keys", "score", "guide"};
            const QString page = QString::fromLatin1(pages[dice(4)]);
            note(QStringLiteral("page ") + page);
            if (page == QLatin1String("guide"))
                m_w.khiar().openGuide(session().gameId());
            else
                m_w.khiar().setPage(page);
            break;
        }
        case 5: {
            const QPointF at = somewhere();
            note(QStringLiteral("wheel"));
            QWheelEvent wheel(at, m_w.window()->mapToGlobal(at), {}, {0, dice(2) ? 120 : -120}, m_down, {}, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(m_w.window(), &wheel);
            break;
        }
        case 6: {
            note(QStringLiteral("leave"));
            QEvent leave(QEvent::Leave);
            QCoreApplication::sendEvent(m_w.window(), &leave);
            break;
        }
        case 7: note(QStringLiteral("speed")); m_w.settings().setSpeed(dice(2) ? 4 : 0); break;
        default: aKey();
        }
    }
    void aDrag()
    {
        const Qt::MouseButton button = dice(8) ? Qt::LeftButton : Qt::RightButton;
        press(button, somewhere());
        for (int i = dice(5); i > 0; --i) {
            moveTo(somewhere());
            if (dice(4) == 0)
                anything();
            if (dice(9) == 0)
                press(dice(2) ? Qt::RightButton : Qt::MiddleButton, somewhere());
            if (dice(6) == 0)
                QTest::qWait(dice(12));
        }
        if (dice(10)) // else it never comes up in this burst
            release(button, somewhere());
    }
    void burst()
    {
        for (int i = 2 + dice(7); i > 0; --i)
            switch (dice(6)) {
            case 0:
            case 1: aDrag(); break;
            case 2: {
                const QPoint at = somewhere();
                note(QStringLiteral("click"));
                for (int n = dice(3); n >= 0; --n)
                    m_w.clickAtOnce(at);
                break;
            }
            case 3: aKey(); break;
            case 4: anything(); break;
            default: QTest::qWait(dice(8));
            }
    }

    // ---- after it ----
    /// Everything that the person still holds is let go, and one comes back to the table.
    void calm()
    {
        for (Qt::MouseButton b : {Qt::LeftButton, Qt::RightButton, Qt::MiddleButton})
            if (m_down & b)
                release(b, {m_w.window()->width() / 2, 30});
        m_w.window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(m_w.window()));
        m_w.settings().setStepping(false);
        m_w.settings().setReducedMotion(false);
        Khiar &k = m_w.khiar();
        for (int i = 0; i < 12; ++i) {
            if (!k.asking().isEmpty())
                k.setAsking({});
            if (!k.notice().isNull())
                k.dismissNotice();
            k.dismissNews();
            for (const char *popup : {"lastTrickView", "tableMenu"})
                if (QObject *p = m_w.window()->findChild<QObject *>(QString::fromLatin1(popup)); p && p->property("visible").toBool())
                    QMetaObject::invokeMethod(p, "close");
            if (k.page() == QLatin1String("table"))
                break;
            note(QStringLiteral("from ") + k.page());
            if (k.page() == QLatin1String("home") || k.page() == QLatin1String("new") || k.page() == QLatin1String("saved")) {
                k.setPage(QStringLiteral("home"));
                QVERIFY2(k.canContinue() || session().active(), "the match is gone");
                k.continueGame();
            } else {
                k.back();
            }
            QTest::qWait(2);
        }
        QCOMPARE(k.page(), QStringLiteral("table"));
        k.setGuideBeside(false);
        moveAway();
    }
    void moveAway() { QTest::mouseMove(m_w.window(), QPoint(m_w.window()->width() / 2, 3)); }
    /// Waits until the match waits for somebody and nothing moves any more.
    void stand()
    {
        KHIAR_UNTIL(!session().presenting() && (session().over() || session().curtain() || !m_w.legalRows().isEmpty() || session().offers()->rowCount() > 0));
        QList<QPointF> before;
        QList<qreal> turned;
        for (int still = 0, tries = 0; still < 5 && tries < 600; ++tries) { // timers of QML run with the frames
            QList<QPointF> now;
            QList<qreal> turns;
            m_w.each([&](QQuickItem *i) {
                if (isCard(i)) {
                    now.append(i->position());
                    turns.append(i->rotation() + i->scale());
                }
            });
            still = now == before && turns == turned ? still + 1 : 0;
            before = now;
            turned = turns;
            QTest::qWait(12);
        }
    }
    static bool near(double a, double b) { return std::abs(a - b) <= 1; }
    /// Each card of the model once, where it belongs, awake.
    void everyCardAtHome()
    {
        CardsModel *model = session().cards();
        QHash<int, int> rows;
        for (int i = 0; i < model->rowCount(); ++i)
            rows[m_w.card(i, CardsModel::Key).toInt()] = i;
        QCOMPARE(rows.size(), model->rowCount());
        int drawn = 0;
        m_w.each([&](QQuickItem *i) {
            if (!isCard(i))
                return;
            ++drawn;
            const int key = i->property("key").toInt();
            QVERIFY2(rows.contains(key), qPrintable(QStringLiteral("drawn twice or not in the model: %1").arg(key)));
            const int row = rows.take(key);
            const QString where = QStringLiteral("%1 in %2 of %3, place %4").arg(i->property("face").toString(), i->property("zone").toString())
                                      .arg(i->property("owner").toInt()).arg(i->property("place").toInt());
            for (const auto &[property, role] : {std::pair{"zone", CardsModel::ZoneName}, std::pair{"owner", CardsModel::Owner},
                                                 std::pair{"place", CardsModel::Place}, std::pair{"face", CardsModel::Face}})
                QVERIFY2(i->property(property).toString() == m_w.card(row, role).toString(), qPrintable(where));
            QVERIFY2(i->property("shownFace").toString() == i->property("face").toString(), qPrintable(where + QStringLiteral(" shows ") + i->property("shownFace").toString()));
            QVERIFY2(!i->property("held").toBool() && !i->property("flying").toBool(), qPrintable(where));
            QVERIFY2(i->opacity() == 1 && i->property("flip").toDouble() == 1 && near(i->property("hop").toDouble(), 0) && near(i->property("shake").toDouble(), 0), qPrintable(where));
            const QVariant raw = i->property("spot");
            const QVariantMap spot = (raw.canConvert<QJSValue>() ? raw.value<QJSValue>().toVariant() : raw).toMap();
            const double x = i->x() + i->width() / 2, y = i->y() + i->height() / 2 - i->property("rise").toDouble();
            QVERIFY2(near(x, spot[QStringLiteral("x")].toDouble()) && near(y, spot[QStringLiteral("y")].toDouble()),
                     qPrintable(QStringLiteral("%1 is at %2,%3 and belongs to %4,%5").arg(where).arg(x).arg(y).arg(spot[QStringLiteral("x")].toDouble()).arg(spot[QStringLiteral("y")].toDouble())));
            QVERIFY2(near(i->property("turn").toDouble(), spot[QStringLiteral("rot")].toDouble()) && near(i->property("shownWidth").toDouble(), spot[QStringLiteral("w")].toDouble()), qPrintable(where));
        });
        QCOMPARE(drawn, model->rowCount());
        QVERIFY(rows.isEmpty());
        // the model is what this viewer may see of the match
        QStringList shown, real;
        for (int i = 0; i < model->rowCount(); ++i)
            shown += m_w.card(i, CardsModel::ZoneName).toString() + m_w.card(i, CardsModel::Owner).toString() + m_w.card(i, CardsModel::Face).toString();
        for (const ZoneView &z : session().match()->now()->table(session().viewerSeat() < 0 ? kPublic : Viewer(session().viewerSeat())).zones)
            for (const CardView &c : z.cards)
                real += zoneName(z.zone.kind) + QString::number(z.zone.owner) + faceName(c.shown);
        shown.sort();
        real.sort();
        QCOMPARE(shown, real);
        QQuickItem *felt = nullptr;
        m_w.each([&](QQuickItem *i) { felt = i->objectName() == QLatin1String("felt") && i->inherits("QQuickMouseArea") ? i : felt; });
        QVERIFY(felt && !felt->property("dragging").toBool() && !felt->property("pressed").toBool() && !felt->property("card").value<QObject *>());
        QVERIFY(m_w.item(QStringLiteral("table")) || session().curtain());
    }
    void replays()
    {
        const Replay again = replay(m_registry, session().record());
        QVERIFY2(again.match && !again.invalid && !again.failed, "the record doesn't replay");
        QCOMPARE(again.match->hash(), session().match()->hash());
    }
    /// The match goes on: the next card by the mouse, as anybody would play it.
    void goOn()
    {
        if (session().over()) {
            KHIAR_STEP(m_w.click(QStringLiteral("againButton")));
            KHIAR_UNTIL(!session().over());
            return;
        }
        if (session().curtain()) {
            KHIAR_STEP(m_w.click(QStringLiteral("curtainButton")));
            KHIAR_UNTIL(!session().curtain());
            KHIAR_STEP(stand());
        }
        const QList<int> rows = m_w.legalRows();
        QVERIFY(!rows.isEmpty());
        if (QObject *panel = m_w.window()->width() < 1160 ? m_w.item(QStringLiteral("panelButton")) : nullptr; panel && panel->property("checked").toBool())
            KHIAR_STEP(m_w.click(QStringLiteral("panelButton"))); // where it lies over the table
        if (session().takesSeveral()) {
            KHIAR_STEP(goOnWithSeveral());
            return;
        }
        const QString face = m_w.card(rows[dice(int(rows.size()))], CardsModel::Face).toString();
        QQuickItem *card = m_w.item(QStringLiteral("card:") + face);
        QVERIFY2(card, qPrintable(face));
        const auto hash = session().match()->hash();
        const QPoint at = RealWindow::strip(card);
        if (dice(2))
            m_w.clickAt(at);
        else
            m_w.drag(at, RealWindow::middle(m_w.item(QStringLiteral("dropTarget"))));
        KHIAR_UNTIL(session().match()->hash() != hash);
    }
    /// Cards by taps until they are an action, which a button, a key or a drag of all of them plays.
    void goOnWithSeveral()
    {
        session().clearChoice();
        KHIAR_UNTIL(session().choosing() == 0);
        const auto hash = session().match()->hash();
        for (int guard = 0; guard < 12 && !session().canConfirm(); ++guard) {
            QString face;
            const QList<int> rows = m_w.legalRows();
            for (int i = 0, from = dice(int(rows.size())); i < rows.size() && face.isEmpty(); ++i)
                if (const int row = rows[(from + i) % rows.size()]; !m_w.card(row, CardsModel::Chosen).toBool())
                    face = m_w.card(row, CardsModel::Face).toString();
            QQuickItem *card = m_w.item(QStringLiteral("card:") + face);
            QVERIFY2(card, qPrintable(face));
            const int before = session().choosing();
            m_w.clickAt(RealWindow::strip(card));
            KHIAR_UNTIL(session().choosing() != before);
            stand();
        }
        QVERIFY(session().canConfirm());
        const int how = dice(3);
        if (how == 0) {
            KHIAR_STEP(m_w.click(QStringLiteral("confirmButton")));
        } else if (how == 1) {
            m_w.key(Qt::Key_C);
        } else {
            QQuickItem *chosen = nullptr;
            m_w.each([&](QQuickItem *i) { chosen = isCard(i) && i->property("chosen").toBool() ? i : chosen; });
            QVERIFY(chosen);
            m_w.drag(RealWindow::strip(chosen), RealWindow::middle(m_w.item(QStringLiteral("dropTarget"))));
        }
        KHIAR_UNTIL(session().match()->hash() != hash);
    }
    /// To the end of the match, by taps.
    void finish()
    {
        m_w.settings().setSpeed(0);
        for (int guard = 0; guard < 3000 && !session().over(); ++guard) {
            KHIAR_UNTIL(session().over() || session().curtain() || (!session().presenting() && !m_w.legalRows().isEmpty()));
            if (session().over())
                break;
            if (session().curtain()) {
                session().uncover();
                KHIAR_UNTIL(!session().curtain());
            }
            const auto hash = session().match()->hash();
            for (int guard2 = 0; session().takesSeveral() && guard2 < 12 && !session().canConfirm(); ++guard2) {
                const int before = session().choosing();
                for (int row : m_w.legalRows())
                    if (!m_w.card(row, CardsModel::Chosen).toBool()) {
                        session().tap(m_w.card(row, CardsModel::Key).toInt());
                        break;
                    }
                KHIAR_UNTIL(session().choosing() != before);
            }
            if (session().canConfirm())
                session().confirm();
            else
                session().tap(m_w.card(m_w.legalRows().constFirst(), CardsModel::Key).toInt());
            KHIAR_UNTIL(session().match()->hash() != hash);
        }
        QVERIFY(session().over());
    }

private slots:
    void inputCannotHurt_data()
    {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<int>("people");
        QTest::addColumn<double>("speed");
        QTest::addColumn<int>("bursts");
        const int times = qEnvironmentVariableIsSet("KHIAR_LONG") ? 10 : 1;
        QTest::newRow("one, at once") << "one by one" << 1 << 0.0 << 50 * times;
        QTest::newRow("one, flying") << "one by one" << 1 << 4.0 << 12 * times;
        QTest::newRow("three, at once") << "one by one" << 3 << 0.0 << 30 * times;
        QTest::newRow("three, flying") << "one by one" << 3 << 4.0 << 8 * times;
        QTest::newRow("sets") << "sets" << 1 << 0.0 << 10 * times;
        QTest::newRow("sets, flying") << "sets" << 1 << 4.0 << 4 * times;
        QTest::newRow("exchange") << "exchange" << 1 << 0.0 << 10 * times;
        QTest::newRow("exchange, three people") << "exchange" << 3 << 4.0 << 4 * times;
    }
    void inputCannotHurt()
    {
        QFETCH(QString, cards);
        QFETCH(int, people);
        QFETCH(double, speed);
        QFETCH(int, bursts);
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*(TypeError|ReferenceError|Unable to assign|is not a type).*")));
        KHIAR_STEP(m_w.open());
        m_other = std::make_unique<QWindow>();
        m_other->resize(100, 100);
        m_other->show();
        m_w.window()->requestActivate();
        const std::uint32_t seed = qEnvironmentVariableIntValue("KHIAR_SEED") + std::uint32_t(people * 100 + int(speed));
        m_random = QRandomGenerator(seed);
        QList<QPair<int, QString>> names{{0, QStringLiteral("Ana")}};
        if (people > 1)
            names += {{2, QStringLiteral("Bahar")}, {3, QStringLiteral("Dara")}};
        Record mine = e2e::tableOf(4, names, 100 + seed);
        mine.setup.options.push_back({"limit", "12"}); // soon over
        if (cards == QLatin1String("exchange"))
            mine.setup.options.push_back({"exchange", "forehand-exact"});
        if (cards == QLatin1String("sets")) {
            mine.setup.game = "gurka-is";
            mine.setup.options = {{"hand", "5"}, {"hand-schedule", "fixed"}};
        }
        QVERIFY(m_w.khiar().begin(mine));
        int played = 0;
        for (int n = 0; n < bursts; ++n) {
            m_done.clear();
            m_w.settings().setSpeed(speed);
            burst();
            m_w.settings().setSpeed(speed);
            calm();
            if (!QTest::currentTestFailed())
                stand();
            if (!QTest::currentTestFailed())
                everyCardAtHome();
            if (!QTest::currentTestFailed() && n % 8 == 0)
                replays();
            if (!QTest::currentTestFailed() && session().record().setup.players != mine.setup.players) // another game was begun
                QVERIFY(m_w.khiar().begin(mine));
            else if (!QTest::currentTestFailed())
                goOn();
            if (QTest::currentTestFailed()) {
                qWarning().noquote() << "burst" << n << "of" << QTest::currentDataTag() << "was:" << m_done.join(QStringLiteral("; "));
                if (qEnvironmentVariableIsSet("KHIAR_PICTURES"))
                    m_w.window()->grabWindow().save(qEnvironmentVariable("KHIAR_PICTURES") + QStringLiteral("/storm.png"));
                return;
            }
            ++played;
        }
        QCOMPARE(played, bursts);
        calm();
        if (speed == 0) // the end is the same at any speed
            finish();
        replays();
    }
    void cleanup()
    {
        m_down = {};
        m_other.reset();
        m_w.close();
    }
};

int main(int argc, char **argv) { return e2e::run<TestStorm>(argc, argv); }
#include "tst_storm.moc"
