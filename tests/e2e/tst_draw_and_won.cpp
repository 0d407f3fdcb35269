// SPDX-License-Identifier: GPL-3.0-or-later
// Protects, at the real window by real mouse and real keys in both languages: the draw for seats between New game and the
// table, which Escape and Cancel take back; looking through one's own won cards by key and from the menu; and an auction in
// numbers and suits, whose rows stay inside the prompt and bid what they say. Positions from tests/games/apples/moments.
#include <QFile>
#include <QRegularExpression>

#include "tests/e2e/real_window.h"

using namespace khiar;
using e2e::RealWindow;

class TestDrawAndWon : public QObject {
    Q_OBJECT
    RealWindow m_w;

    GameSession &session() { return m_w.session(); }
    void open(const QString &language, QSize size = {1024, 600})
    {
        KHIAR_STEP(m_w.open(language, size));
        m_w.settings().setSpeed(0);
    }
    void begin(const char *moment)
    {
        QFile file(QStringLiteral(KHIAR_SOURCE_DIR "/tests/games/apples/moments/%1.khiar").arg(QLatin1String(moment)));
        QVERIFY2(file.open(QIODevice::ReadOnly), moment);
        auto record = parseRecord(file.readAll().toStdString());
        QVERIFY2(bool(record), moment);
        QVERIFY(m_w.khiar().begin(*record));
        KHIAR_UNTIL(!session().presenting() && session().promptKind() == QLatin1String("mine"));
        m_before = session().record().lines.size();
        QTRY_VERIFY(m_w.window()->activeFocusItem() && m_w.window()->activeFocusItem()->isVisible()
                    && QRegularExpression(QStringLiteral("^(card|offer):")).match(m_w.window()->activeFocusItem()->objectName()).hasMatch());
    }
    /// What the person did first since the match began.
    QString mine()
    {
        const auto lines = session().record().lines;
        for (std::size_t i = m_before; i < lines.size(); ++i)
            if (lines[i].seat == 0)
                return QString::fromStdString(lines[i].text);
        return {};
    }
    void bothLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const char *l : {"en", "fa"})
            QTest::newRow(l) << QString::fromUtf8(l);
    }
    /// Cards in the view of one's own won cards; 0 = it is closed.
    int wonShown()
    {
        int n = 0;
        m_w.each([&](QQuickItem *i) { n += i->isVisible() && i->property("won").toMap().contains(QStringLiteral("aside")) ? 1 : 0; });
        return n;
    }
    std::size_t m_before = 0;

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*(TypeError|ReferenceError|Unable to assign|is not a type|[Bb]inding loop|anchors).*"))); }
    void cleanup() { m_w.close(); }

    // ---- the draw ----
    void draw_data() { bothLanguages(); }
    void draw()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        m_w.khiar().openNew(QStringLiteral("apples"));
        QTRY_VERIFY(m_w.item(QStringLiteral("startButton")));
        QTRY_VERIFY(QRect({}, m_w.window()->size()).contains(RealWindow::middle(m_w.item(QStringLiteral("startButton")))));
        m_w.khiar().newGame()->setSeedText(QStringLiteral("11"));
        KHIAR_STEP(m_w.click(QStringLiteral("startButton")));
        QTRY_VERIFY(m_w.item(QStringLiteral("seatDraw")));
        QCOMPARE(m_w.khiar().page(), QStringLiteral("new"));
        // all of it lies between head and buttons
        QQuickItem *shown = m_w.item(QStringLiteral("seatDraw")), *start = m_w.item(QStringLiteral("startButton"));
        QVERIFY(shown->mapToScene({0, shown->height()}).y() < start->mapToScene({0, 0}).y());
        QVERIFY(shown->mapToScene({0, 0}).y() > 60);
        m_w.key(Qt::Key_Escape);
        QTRY_VERIFY(!m_w.item(QStringLiteral("seatDraw")));
        QCOMPARE(m_w.khiar().page(), QStringLiteral("new"));
        KHIAR_STEP(m_w.click(QStringLiteral("startButton")));
        QTRY_VERIFY(m_w.item(QStringLiteral("seatDraw")));
        KHIAR_STEP(m_w.click(QStringLiteral("cancelButton")));
        QTRY_VERIFY(!m_w.item(QStringLiteral("seatDraw")));
        QCOMPARE(m_w.khiar().page(), QStringLiteral("new"));
        KHIAR_STEP(m_w.click(QStringLiteral("startButton")));
        QTRY_VERIFY(m_w.item(QStringLiteral("seatDraw")));
        KHIAR_STEP(m_w.click(QStringLiteral("startButton")));
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("table"));
        QCOMPARE(session().record().setup.dealer, 0);
    }
    void drawByKeys()
    {
        KHIAR_STEP(open(QStringLiteral("en")));
        m_w.khiar().openNew(QStringLiteral("apples-original"));
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("startButton")));
        m_w.key(Qt::Key_Return);
        QTRY_VERIFY(m_w.item(QStringLiteral("seatDraw")));
        QVERIFY(m_w.focusIn(QStringLiteral("startButton")));
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("table"));
    }

    // ---- cards won ----
    void wonByKey_data() { bothLanguages(); }
    void wonByKey()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin("apples-won"));
        const int all = int(session().ownWon().size());
        QVERIFY(all > 4);
        for (const Qt::Key closing : {Qt::Key_W, Qt::Key_Escape, Qt::Key_Return}) {
            m_w.key(Qt::Key_W);
            QTRY_COMPARE(wonShown(), all);
            m_w.key(closing);
            QTRY_COMPARE(wonShown(), 0);
            QTRY_VERIFY(m_w.window()->activeFocusItem() && m_w.window()->activeFocusItem()->objectName().startsWith(QLatin1String("card:")));
        }
        QCOMPARE(mine(), QString()); // the keys that close it play nothing
    }
    void wonByMenu()
    {
        KHIAR_STEP(open(QStringLiteral("en")));
        KHIAR_STEP(begin("apples-won"));
        m_w.key(Qt::Key_F10);
        QTRY_VERIFY(m_w.item(QStringLiteral("menu:won")));
        QTest::qWait(200);
        KHIAR_STEP(m_w.click(QStringLiteral("menu:won")));
        QTRY_VERIFY(wonShown() > 4);
        m_w.clickAt({20, 300}); // beside it
        QTRY_COMPARE(wonShown(), 0);
        KHIAR_STEP(begin("apples-bid"));
        m_w.key(Qt::Key_W); // nothing has been won
        QTest::qWait(50);
        QCOMPARE(wonShown(), 0);
    }

    // ---- numbers of several suits ----
    void auction_data() { bothLanguages(); }
    void auction()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin("apples-bid"));
        QQuickItem *prompt = m_w.item(QStringLiteral("prompt"));
        QVERIFY(prompt);
        const QRectF frame = prompt->mapRectToScene(QRectF(0, 0, prompt->width(), prompt->height()));
        int numbers = 0;
        QList<QRectF> places;
        m_w.each([&](QQuickItem *i) {
            if (!i->isVisible() || !i->objectName().startsWith(QLatin1String("offer:")))
                return;
            const QRectF at = i->mapRectToScene(QRectF(0, 0, i->width(), i->height()));
            QVERIFY2(frame.contains(at), qPrintable(i->objectName()));
            for (const QRectF &other : places)
                QVERIFY2(!other.intersects(at.adjusted(1, 1, -1, -1)), qPrintable(i->objectName()));
            places += at;
            numbers += i->objectName().count(u':') == 2 ? 1 : 0;
        });
        QCOMPARE(numbers, 13); // one for each card: 5 + 3 + 2 + 3
        QVERIFY(m_w.focusIn(QStringLiteral("offer:0")));
        KHIAR_STEP(m_w.click(QStringLiteral("offer:2:3")));
        QTRY_COMPARE(mine(), QStringLiteral("bid 3 C"));
        KHIAR_STEP(begin("apples-bid"));
        m_w.key(Qt::Key_4);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:1:4")));
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(mine(), QStringLiteral("bid 4 S"));
        KHIAR_STEP(begin("apples-bid"));
        m_w.key(Qt::Key_0);
        QTRY_COMPARE(mine(), QStringLiteral("pass"));
    }
    // A digit stays in the row where the focus is.
    void auctionRowByKeys()
    {
        KHIAR_STEP(open(QStringLiteral("en")));
        KHIAR_STEP(begin("apples-bid"));
        m_w.item(QStringLiteral("offer:4:1"))->forceActiveFocus(Qt::TabFocusReason);
        m_w.key(Qt::Key_3);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:4:3")));
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(mine(), QStringLiteral("bid 3 H"));
    }
};

int main(int argc, char **argv) { return e2e::run<TestDrawAndWon>(argc, argv); }
#include "tst_draw_and_won.moc"
