// SPDX-License-Identifier: GPL-3.0-or-later
// Protects every kind of offer at the real table, by real mouse and by real keys, in both languages: sets led and
// followed, exchanges, kontra, buy-in, raise, accept or drop, new hands for double, hand size. Enter by habit never costs
// anything; several cards travel as one and come home as one; what cannot join says why; what was drawn is marked.
// Matches begin from records with stated deals. KHIAR_PICTURES=folder keeps a picture of each kind, to be looked at.
#include <QRegularExpression>

#include "tests/e2e/real_window.h"

using namespace khiar;
using e2e::RealWindow;

namespace {

const char *const kSeats = "seat 0 human\nseat 1 bot:random Mina\nseat 2 bot:random Omid\nseed 1\n";

QByteArray made(const char *game, const char *header, const char *moves)
{
    return QByteArray("khiar 1\ngame ") + game + "\nplayers 3\n" + kSeats + header + "moves\n" + moves;
}
const char *const kHands = "deal 1\nhand 0 3S 4H 7D TC KS AH 8D\nhand 1 9S 9H 3D AC 4S 5H TS\nhand 2 8S 8H TD JC 3C 6H 2C\n";
const char *const kPlain = "deal 1\nhand 0 3S 4H 7D TC 9D 2H 8D\nhand 1 9S 9H 3D AC 4S 5H TS\nhand 2 8S 8H TD JC 3C 6H 2C\n";

QByteArray header(const char *options, const char *deal) { return QByteArray(options) + deal; }

QByteArray leadSets() { return made("gurka-is", "dealer 2\ndeal 1\nhand 0 7S 7H 7D QC KS 2H\nhand 1 9S 9H 3D AC 4S 5H\nhand 2 8S 8H TD JC 3S 6H\n", ""); }
QByteArray followSets() { return made("gurka-is", "dealer 0\ndeal 1\nhand 0 3S 4H 7D TC KS AH\nhand 1 9S 9H 3D AC 4S 5H\nhand 2 8S 8H TD JC 3C 6H\n", "1 play 9S 9H\n2 play TD JC\n"); }
QByteArray exchangeFirst() { return made("agurk", header("option exchange forehand-exact\ndealer 2\n", kHands), ""); }
QByteArray exchangeThree() { return made("agurk", header("option exchange forehand-exact\ndealer 0\n", kHands), "1 exchange 9S 9H 3D\n2 keep\n"); }
QByteArray handSize() { return made("bga", "option hand-schedule dealer-choice\ndealer 0\n", ""); }

} // namespace

class TestOffers : public QObject {
    Q_OBJECT
    RealWindow m_w;
    std::unique_ptr<QWindow> m_other;
    QPoint m_target;

    GameSession &session() { return m_w.session(); }
    void begin(const QByteArray &text)
    {
        auto record = parseRecord(text.toStdString());
        QVERIFY2(bool(record), text.constData());
        QVERIFY(m_w.khiar().begin(*record));
        KHIAR_UNTIL(!session().presenting() && session().promptKind() == QLatin1String("mine"));
        QTest::mouseMove(m_w.window(), {m_w.window()->width() / 2, 3});
        // the focus is where the next key is meant for
        QTRY_VERIFY(m_w.window()->activeFocusItem() && m_w.window()->activeFocusItem()->isVisible()
                    && QRegularExpression(QStringLiteral("^(card|offer):")).match(m_w.window()->activeFocusItem()->objectName()).hasMatch());
    }
    void open(const QString &language = QStringLiteral("en"), QSize size = {1280, 800})
    {
        KHIAR_STEP(m_w.open(language, size));
        m_w.settings().setSpeed(0);
        m_w.settings().setReducedMotion(false);
    }
    void picture(const QString &name)
    {
        if (!qEnvironmentVariableIsSet("KHIAR_PICTURES"))
            return;
        QTest::qWait(400);
        m_w.window()->grabWindow().save(QStringLiteral("%1/%2-%3-%4.png").arg(qEnvironmentVariable("KHIAR_PICTURES"), name, currentLanguage()).arg(m_w.window()->width()));
    }
    /// The last line of the match by the person.
    QString mine()
    {
        const auto lines = session().record().lines;
        for (auto l = lines.rbegin(); l != lines.rend(); ++l)
            if (l->seat == 0)
                return QString::fromStdString(l->text);
        return {};
    }
    QQuickItem *card(const char *face) { return m_w.item(QStringLiteral("card:") + QLatin1String(face)); }
    bool is(const char *face, const char *property) { return card(face) && card(face)->property(property).toBool(); }
    int held()
    {
        int n = 0;
        m_w.each([&](QQuickItem *i) { n += i->property("held").toBool() && i->property("zoneCount").isValid(); });
        return n;
    }
    void settle()
    {
        QList<QPointF> before;
        for (int still = 0, tries = 0; still < 4 && tries < 300; ++tries) {
            QList<QPointF> now;
            m_w.each([&](QQuickItem *i) {
                if (i->property("zoneCount").isValid() && i->isVisible())
                    now.append(i->position());
            });
            still = now == before ? still + 1 : 0;
            before = now;
            QTest::qWait(12);
        }
    }
    void tap(const char *face)
    {
        QVERIFY2(card(face), face);
        settle();
        m_w.clickAt(RealWindow::strip(card(face)));
        QTest::qWait(10);
    }
    /// Where the cards asked for are let go; where it was, while another page is in front.
    QPoint target()
    {
        if (QQuickItem *i = m_w.item(QStringLiteral("dropTarget")))
            m_target = RealWindow::middle(i);
        return m_target;
    }
    /// Presses on the card and carries it to a point, without letting go.
    void carry(const char *face, QPoint to)
    {
        QVERIFY2(card(face), face);
        settle();
        const QPoint from = RealWindow::strip(card(face));
        QTest::mousePress(m_w.window(), Qt::LeftButton, {}, from);
        for (int s = 1; s <= 8; ++s)
            QTest::mouseMove(m_w.window(), from + (to - from) * s / 8);
        QTest::qWait(10);
    }
    void letGo(QPoint at)
    {
        QTest::mouseRelease(m_w.window(), Qt::LeftButton, {}, at);
        QTest::qWait(10);
    }
    QPoint nowhere() { return {m_w.window()->width() / 2, 30}; }
    QString label(const QString &name)
    {
        QQuickItem *i = m_w.item(name);
        return i ? i->property("text").toString() : QString();
    }
    static QString plain(QString text) { return text.remove(QChar(0x2068)).remove(QChar(0x2069)).replace(QChar::Nbsp, u' '); }
    QString confirmSays() { return plain(label(QStringLiteral("confirmButton"))); }
    QString prompt() { return plain(session().prompt()); }

    void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fa") << "fa";
    }
    QString said(const char *english, const char *persian) { return QString::fromUtf8(currentLanguage() == QLatin1String("fa") ? persian : english); }

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*(TypeError|ReferenceError|Unable to assign|is not a type|[Bb]inding loop).*"))); }
    void cleanup()
    {
        m_other.reset();
        m_w.close();
    }

    // ---- two answers ----
    void answers_data()
    {
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<QString>("mainVerb");
        QTest::addColumn<QString>("otherVerb");
        QTest::addColumn<QString>("mainEn");
        QTest::addColumn<QString>("otherEn");
        QTest::addColumn<QString>("mainFa");
        QTest::addColumn<QString>("otherFa");
        QTest::addColumn<QString>("language");
        struct Kind { const char *name; QByteArray record; const char *main, *other, *mainEn, *otherEn, *mainFa, *otherFa; };
        const Kind kinds[] = {
            {"kontra", made("ogorek-kontra", "dealer 0\n", "1 pass\n2 pass\n"), "pass", "kontra", "Pass", "Kontra", "پاس", "کنترا"},
            {"buy-in", made("gurka-1975", "players 5\ndealer 4\nscore 25 0 5 28 2\ndeal 1\nhand 0 5S\nhand 1 2H\nhand 2 3H\nhand 3 4H\nhand 4 2D\n",
                            "0 play 5S\n1 play 2H\n2 play 3H\n3 play 4H\n4 play 2D\n").replace("players 3\n", ""),
             "decline", "buy-in", "Decline", "Buy in", "نمی‌خواهم", "بازخرید"},
            {"raise", made("minibluff", "dealer 2\ndeal 1\nhand 0 JD 4D\nhand 1 TH 8H\nhand 2 9S 2S\n", "0 play JD\n1 play TH\n2 play 9S\n"), "lead-on", "raise", "Lead on", "Double the stake", "همین مایه", "دوبل مایه"},
            {"answer", made("minibluff", "dealer 2\ndeal 1\nhand 0 9S 2S\nhand 1 TH 8H\nhand 2 JD 4D\n", "0 play 9S\n1 play TH\n2 play JD\n2 raise\n"), "accept", "drop", "Accept", "Drop", "قبول", "کنار می‌کشم"},
            {"free", made("rassi", header("dealer 2\n", kPlain), ""), "keep", "free", "Keep", "New hand", "نگه می‌دارم", "ورق‌های تازه"},
            {"double", made("rassi", header("dealer 2\n", kHands), "1 keep\n"), "keep", "double", "Keep", "Double", "نگه می‌دارم", "دوبل"},
            {"redouble", made("rassi", header("dealer 2\n", kHands), "1 keep\n0 double\n"), "keep", "redouble", "Keep", "Redouble", "نگه می‌دارم", "دوبل دوم"},
        };
        for (const Kind &k : kinds)
            for (const char *language : {"en", "fa"})
                QTest::addRow("%s %s", k.name, language) << k.record << k.main << k.other << k.mainEn << k.otherEn << QString::fromUtf8(k.mainFa) << QString::fromUtf8(k.otherFa) << language;
    }
    void answers()
    {
        QFETCH(QByteArray, record);
        QFETCH(QString, mainVerb);
        QFETCH(QString, otherVerb);
        QFETCH(QString, language);
        KHIAR_STEP(open(language, {1024, 600}));
        const bool persian = language == QLatin1String("fa");
        const auto word = [&](const char *which) { return QTest::qData((QByteArray(which) + (persian ? "Fa" : "En")).constData(), QMetaType::QString); };
        // in words, the harmless one first and amber, inside the window and not over the hand
        KHIAR_STEP(begin(record));
        picture(QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0));
        QTRY_COMPARE(label(QStringLiteral("offer:0")), *static_cast<QString *>(word("main")));
        QCOMPARE(label(QStringLiteral("offer:1")), *static_cast<QString *>(word("other")));
        QCOMPARE(m_w.item(QStringLiteral("offer:0"))->property("kind").toString(), QStringLiteral("amber"));
        QCOMPARE(m_w.item(QStringLiteral("offer:1"))->property("kind").toString(), QStringLiteral("line"));
        QVERIFY(m_w.item(QStringLiteral("prompt"))->width() < 1024);
        // Enter by habit, in whatever state the table came up
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:0")));
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(mine(), mainVerb);
        // its digit, of either keyboard
        KHIAR_STEP(begin(record));
        QTest::keyClick(m_w.window(), Qt::Key_2);
        QTRY_COMPARE(mine(), otherVerb);
        // arrows: down to the cards and up again, then to the other answer
        KHIAR_STEP(begin(record));
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:0")));
        m_w.key(persian ? Qt::Key_Left : Qt::Key_Right);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:1")));
        m_w.key(persian ? Qt::Key_Right : Qt::Key_Left);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:0")));
        m_w.key(persian ? Qt::Key_Left : Qt::Key_Right);
        m_w.key(Qt::Key_Down);
        QTest::qWait(20);
        if (QQuickItem *f = m_w.window()->activeFocusItem(); f && f->objectName().startsWith(QLatin1String("card:"))) {
            m_w.key(Qt::Key_Up);
            QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:0")));
        }
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:0")) || m_w.focusIn(QStringLiteral("offer:1")));
        if (m_w.focusIn(QStringLiteral("offer:0")))
            m_w.key(persian ? Qt::Key_Left : Qt::Key_Right);
        m_w.key(Qt::Key_Space);
        QTRY_COMPARE(mine(), otherVerb);
        // and by the mouse
        KHIAR_STEP(begin(record));
        KHIAR_STEP(m_w.click(QStringLiteral("offer:1")));
        QTRY_COMPARE(mine(), otherVerb);
    }

    // ---- a row of numbers ----
    void handSizes_data() { languages(); }
    void handSizes()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language, {1024, 600}));
        KHIAR_STEP(begin(handSize()));
        picture(QStringLiteral("handsize"));
        // all of them in the window, in the order of reading
        double before = language == QLatin1String("fa") ? 2000 : -1;
        for (int n = 3; n <= 17; ++n) {
            QQuickItem *b = m_w.item(QStringLiteral("offer:0:%1").arg(n));
            QVERIFY2(b, qPrintable(QString::number(n)));
            const QPointF at = b->mapToScene({0, 0});
            QVERIFY(at.x() > 0 && at.x() + b->width() < 1024);
            QVERIFY(language == QLatin1String("fa") ? at.x() < before : at.x() > before);
            before = at.x();
        }
        KHIAR_STEP(m_w.click(QStringLiteral("offer:0:5")));
        QTRY_COMPARE(mine(), QStringLiteral("hand-size 5"));
        KHIAR_STEP(begin(handSize()));
        QTest::keyClick(m_w.window(), Qt::Key_7);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:0:7")));
        QCOMPARE(mine(), QString()); // a digit chooses
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(mine(), QStringLiteral("hand-size 7"));
        KHIAR_STEP(begin(handSize()));
        QTest::keyClick(m_w.window(), Qt::Key_1);
        QTest::keyClick(m_w.window(), Qt::Key_2);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:0:12")));
        m_w.key(language == QLatin1String("fa") ? Qt::Key_Right : Qt::Key_Left);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:0:11")));
        m_w.key(Qt::Key_Space);
        QTRY_COMPARE(mine(), QStringLiteral("hand-size 11"));
    }

    // ---- several cards: chosen by taps ----
    void setLedByTaps_data() { languages(); }
    void setLedByTaps()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language, {1024, 600}));
        KHIAR_STEP(begin(leadSets()));
        QVERIFY(!m_w.item(QStringLiteral("confirmButton")));
        KHIAR_STEP(tap("7S"));
        QTRY_COMPARE(session().choosing(), 1);
        settle();
        QVERIFY(is("7S", "chosen"));
        QVERIFY(is("7H", "legal") && is("7D", "legal") && !is("2H", "legal") && !is("KS", "legal"));
        QVERIFY(RealWindow::find(card("7S"), [](QQuickItem *i) { return i->objectName() == QLatin1String("chosenMark"); }));
        QVERIFY(card("7S")->property("rise").toDouble() < card("7H")->property("rise").toDouble() - 8); // it stands out by its place
        QCOMPARE(confirmSays(), said("Play 1 card", "۱ ورق بازی می‌کنم"));
        KHIAR_STEP(tap("7H"));
        QTRY_COMPARE(confirmSays(), said("Play 2 cards", "۲ ورق بازی می‌کنم"));
        QCOMPARE(m_w.item(QStringLiteral("choiceSaid"))->property("words").toString().remove(QChar(0x200B)).remove(QChar(0x2068)).remove(QChar(0x2069)),
                 said("2 cards selected.", "۲ ورق انتخاب شده است."));
        picture(QStringLiteral("set-chosen"));
        KHIAR_STEP(tap("QC")); // of another rank: another choice
        QTRY_VERIFY(is("QC", "chosen") && !is("7S", "chosen"));
        QCOMPARE(session().choosing(), 1);
        QCOMPARE(session().promptKind(), QStringLiteral("mine"));
        KHIAR_STEP(tap("QC"));
        QTRY_COMPARE(session().choosing(), 0);
        QCOMPARE(mine(), QString());
        for (const char *face : {"7D", "7S", "7H"})
            KHIAR_STEP(tap(face));
        QTRY_COMPARE(session().choosing(), 3);
        KHIAR_STEP(m_w.click(QStringLiteral("confirmButton")));
        QTRY_COMPARE(mine(), QStringLiteral("play 7S 7H 7D"));
        QCOMPARE(session().choosing(), 0);
    }
    void twoClicksPlayAtOnce()
    {
        KHIAR_STEP(open());
        KHIAR_STEP(begin(leadSets()));
        settle();
        const QPoint at = RealWindow::strip(card("KS"));
        QTest::mouseDClick(m_w.window(), Qt::LeftButton, {}, at);
        QTRY_COMPARE(mine(), QStringLiteral("play KS"));
        KHIAR_STEP(begin(leadSets()));
        KHIAR_STEP(tap("7S"));
        settle();
        QTest::mouseDClick(m_w.window(), Qt::LeftButton, {}, RealWindow::strip(card("7D"))); // with those chosen
        QTRY_COMPARE(mine(), QStringLiteral("play 7S 7D"));
        // an exchange never goes by two quick clicks: they choose and take back
        KHIAR_STEP(begin(exchangeFirst()));
        settle();
        QTest::mouseDClick(m_w.window(), Qt::LeftButton, {}, RealWindow::strip(card("KS")));
        QTest::qWait(30);
        QCOMPARE(mine(), QString());
        QCOMPARE(session().choosing(), 0);
    }
    void escapeChoosesNone()
    {
        KHIAR_STEP(open());
        KHIAR_STEP(begin(leadSets()));
        KHIAR_STEP(tap("7S"));
        QTRY_COMPARE(session().choosing(), 1);
        m_w.key(Qt::Key_Escape);
        QTRY_COMPARE(session().choosing(), 0);
        QCOMPARE(m_w.khiar().page(), QStringLiteral("table"));
    }

    // ---- several cards: dragged together ----
    void setDragged()
    {
        KHIAR_STEP(open());
        KHIAR_STEP(begin(leadSets()));
        KHIAR_STEP(tap("7S"));
        KHIAR_STEP(tap("7H"));
        // to the trick: both travel, side by side under the pointer
        KHIAR_STEP(carry("7H", target()));
        QCOMPARE(held(), 2);
        QVERIFY(is("7S", "held") && is("7H", "held"));
        QTRY_VERIFY(std::abs(card("7S")->x() - card("7H")->x()) < card("7S")->width() && std::abs(card("7S")->y() - card("7H")->y()) < 30);
        QVERIFY(m_w.item(QStringLiteral("dropTarget"))->property("ready").toBool());
        picture(QStringLiteral("set-dragged"));
        letGo(target());
        QTRY_COMPARE(mine(), QStringLiteral("play 7S 7H"));
        QCOMPARE(held(), 0);
        // nowhere: both come home, still chosen
        KHIAR_STEP(begin(leadSets()));
        KHIAR_STEP(tap("7S"));
        KHIAR_STEP(tap("7D"));
        KHIAR_STEP(carry("7D", nowhere()));
        QCOMPARE(held(), 2);
        letGo(nowhere());
        QCOMPARE(held(), 0);
        settle();
        QCOMPARE(session().choosing(), 2);
        QCOMPARE(mine(), QString());
        // one more that may join goes along
        KHIAR_STEP(carry("7H", target()));
        QCOMPARE(held(), 3);
        letGo(target());
        QTRY_COMPARE(mine(), QStringLiteral("play 7S 7H 7D"));
        // one that may not goes alone, where it is an action by itself; one without a choice likewise
        KHIAR_STEP(begin(leadSets()));
        KHIAR_STEP(tap("7S"));
        KHIAR_STEP(carry("QC", target()));
        QCOMPARE(held(), 1);
        letGo(target());
        QTRY_COMPARE(mine(), QStringLiteral("play QC"));
        KHIAR_STEP(begin(leadSets()));
        KHIAR_STEP(carry("2H", target()));
        letGo(target());
        QTRY_COMPARE(mine(), QStringLiteral("play 2H"));
    }
    // Escape, another window, undo, a curtain: everything held goes home and the release plays nothing.
    void aDragOfSeveralIsBroken_data()
    {
        QTest::addColumn<QString>("by");
        for (const char *by : {"escape", "window", "language", "page", "undo", "restart"})
            QTest::newRow(by) << by;
    }
    void aDragOfSeveralIsBroken()
    {
        QFETCH(QString, by);
        KHIAR_STEP(open());
        // something of one's own to take back first
        KHIAR_STEP(begin(made("gurka-is", "dealer 2\ndeal 1\nhand 0 7S 7H 7D QC KS 2H\nhand 1 9S 9H 3D AC 4S 5H\nhand 2 8S 8H TD 6C 3S 6H\n", "0 play KS\n1 play 3D\n2 play 3S\n")));
        KHIAR_STEP(tap("7S"));
        KHIAR_STEP(tap("7H"));
        KHIAR_STEP(carry("7S", target()));
        QCOMPARE(held(), 2);
        m_w.key(Qt::Key_C); // keys play nothing while cards are held
        m_w.key(Qt::Key_Return);
        QTest::qWait(20);
        QCOMPARE(mine(), QStringLiteral("play KS"));
        if (by == QLatin1String("escape"))
            m_w.key(Qt::Key_Escape);
        else if (by == QLatin1String("window")) {
            m_other = std::make_unique<QWindow>();
            m_other->resize(100, 100);
            m_other->show();
            m_other->requestActivate();
            QVERIFY(QTest::qWaitForWindowActive(m_other.get()));
        } else if (by == QLatin1String("language"))
            changeLanguage(QStringLiteral("fa"));
        else if (by == QLatin1String("page"))
            m_w.khiar().setPage(QStringLiteral("settings"));
        else if (by == QLatin1String("undo"))
            m_w.key(Qt::Key_Z, Qt::ControlModifier);
        else
            session().restartDeal();
        QTest::qWait(40);
        const bool goesOn = by == QLatin1String("language"); // a drag does not care
        QCOMPARE(held(), goesOn ? 2 : 0);
        letGo(target());
        QTest::qWait(30);
        if (goesOn) {
            QTRY_COMPARE(mine(), QStringLiteral("play 7S 7H"));
            return;
        }
        QCOMPARE(held(), 0);
        const bool back = by == QLatin1String("undo") || by == QLatin1String("restart");
        QCOMPARE(mine(), back ? QString() : QStringLiteral("play KS"));
        QCOMPARE(session().choosing(), back ? 0 : 2);
        if (by == QLatin1String("page"))
            m_w.khiar().back();
        m_w.window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(m_w.window()));
        settle();
        // the table is as usable as before
        KHIAR_STEP(carry("2H", target()));
        letGo(target());
        QTRY_COMPARE(mine(), QStringLiteral("play 2H"));
    }

    // ---- sets followed: what cannot join says why ----
    void setFollowed_data() { languages(); }
    void setFollowed()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language, {1024, 600}));
        KHIAR_STEP(begin(followSets()));
        QVERIFY(is("3S", "legal") && is("TC", "legal") && !is("7D", "legal"));
        // by the pointer at rest
        settle();
        QTest::mouseMove(m_w.window(), RealWindow::strip(card("7D")));
        QTRY_VERIFY(is("7D", "raised"));
        QTRY_VERIFY(m_w.item(QStringLiteral("reasonTip")));
        picture(QStringLiteral("set-reason"));
        // by a tap: the sentence, and the cards that are a way out
        KHIAR_STEP(tap("7D"));
        QTRY_COMPARE(session().promptKind(), QStringLiteral("refusal"));
        QCOMPARE(session().refusalReason(), QStringLiteral("set-too-low"));
        QVERIFY2(prompt().contains(said("7♦", "۷ خشت")), qPrintable(prompt()));
        QVERIFY(is("3S", "pointed") && is("4H", "pointed") && !is("KS", "pointed"));
        picture(QStringLiteral("set-refused"));
        KHIAR_STEP(tap("TC"));
        QTRY_COMPARE(session().choosing(), 1);
        QCOMPARE(session().promptKind(), QStringLiteral("mine"));
        QTRY_COMPARE(confirmSays(), said("1 of 2 cards", "۱ از ۲ ورق"));
        QVERIFY(!m_w.item(QStringLiteral("confirmButton"))->isEnabled());
        QVERIFY(is("KS", "legal") && !is("3S", "legal"));
        KHIAR_STEP(tap("3S")); // neither way
        QTRY_COMPARE(session().promptKind(), QStringLiteral("refusal"));
        QCOMPARE(session().choosing(), 1);
        m_w.key(Qt::Key_C); // not yet
        QTRY_COMPARE(session().refusalReason(), QStringLiteral("wrong-count"));
        KHIAR_STEP(carry("TC", target())); // nor by a drag: it comes home
        letGo(target());
        QTRY_COMPARE(session().refusalReason(), QStringLiteral("wrong-count"));
        KHIAR_STEP(tap("AH"));
        QTRY_VERIFY(session().canConfirm());
        KHIAR_STEP(tap("KS")); // one too many
        QTRY_COMPARE(session().refusalReason(), QStringLiteral("wrong-count"));
        QVERIFY(!is("KS", "chosen"));
        KHIAR_STEP(m_w.click(QStringLiteral("confirmButton")));
        QTRY_COMPARE(mine(), QStringLiteral("play TC AH"));
    }
    void setsByKeys()
    {
        KHIAR_STEP(open());
        KHIAR_STEP(begin(followSets()));
        m_w.key(Qt::Key_Home);
        m_w.key(Qt::Key_Home);
        m_w.key(Qt::Key_Space);
        QTRY_COMPARE(session().choosing(), 1);
        m_w.key(Qt::Key_Right);
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(session().choosing(), 2);
        m_w.key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(mine(), QStringLiteral("play 3S 4H"));
        // from the hand up to the button, which says what it does
        KHIAR_STEP(begin(leadSets()));
        m_w.key(Qt::Key_End);
        m_w.key(Qt::Key_End);
        m_w.key(Qt::Key_Space);
        QTRY_COMPARE(session().choosing(), 1);
        m_w.key(Qt::Key_Up);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("confirmButton")));
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(mine(), QStringLiteral("play KS"));
    }

    // ---- exchanges ----
    void exchange_data() { languages(); }
    void exchange()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language, {1024, 600}));
        KHIAR_STEP(begin(exchangeFirst()));
        QCOMPARE(m_w.item(QStringLiteral("offer:0"))->property("kind").toString(), QStringLiteral("amber"));
        KHIAR_STEP(tap("7D"));
        KHIAR_STEP(tap("8D"));
        QTRY_COMPARE(confirmSays(), said("Exchange 2 cards", "۲ ورق عوض می‌کنم"));
        QTRY_COMPARE(m_w.item(QStringLiteral("offer:0"))->property("kind").toString(), QStringLiteral("line"));
        picture(QStringLiteral("exchange-chosen"));
        KHIAR_STEP(m_w.click(QStringLiteral("confirmButton")));
        QTRY_COMPARE(mine(), QStringLiteral("exchange 7D 8D"));
        // what one got is marked until one acts
        KHIAR_UNTIL(!session().presenting() && !m_w.legalRows().isEmpty());
        QStringList drawn;
        m_w.each([&](QQuickItem *i) {
            if (i->property("drawn").toBool())
                drawn += i->objectName();
        });
        QCOMPARE(drawn.size(), 2);
        QVERIFY(!drawn.contains(QStringLiteral("card:KS")));
        QQuickItem *fresh = m_w.item(drawn.front());
        QVERIFY(RealWindow::find(fresh, [](QQuickItem *i) { return i->objectName() == QLatin1String("drawnMark"); }));
        QCOMPARE(QAccessible::queryAccessibleInterface(fresh)->text(QAccessible::Description), said("just drawn", "تازه به شما رسیده"));
        picture(QStringLiteral("exchange-drawn"));
        KHIAR_STEP(tap("KS"));
        QTRY_COMPARE(mine(), QStringLiteral("play KS"));
        KHIAR_UNTIL(!session().presenting());
        int left = 0;
        m_w.each([&](QQuickItem *i) { left += i->property("drawn").toBool(); });
        QCOMPARE(left, 0);
    }
    void exchangeDragged()
    {
        KHIAR_STEP(open());
        KHIAR_STEP(begin(exchangeFirst()));
        KHIAR_STEP(tap("7D"));
        KHIAR_STEP(tap("8D"));
        KHIAR_STEP(carry("7D", target())); // the middle stands for the zone that the offer names
        QCOMPARE(held(), 2);
        QVERIFY(m_w.item(QStringLiteral("dropTarget"))->property("ready").toBool());
        letGo(target());
        QTRY_COMPARE(mine(), QStringLiteral("exchange 7D 8D"));
        // exactly three, or none
        KHIAR_STEP(begin(exchangeThree()));
        KHIAR_STEP(tap("7D"));
        QTRY_COMPARE(confirmSays(), QStringLiteral("1 of 3 cards"));
        KHIAR_STEP(carry("7D", target()));
        letGo(target());
        QTRY_COMPARE(session().refusalReason(), QStringLiteral("exchange-count"));
        QCOMPARE(session().choosing(), 1);
        KHIAR_STEP(tap("8D"));
        KHIAR_STEP(carry("KS", target())); // the third goes along
        QCOMPARE(held(), 3);
        letGo(target());
        QTRY_COMPARE(mine(), QStringLiteral("exchange 7D 8D KS"));
    }
    void exchangeByKeys()
    {
        KHIAR_STEP(open());
        KHIAR_STEP(begin(exchangeThree()));
        for (const char *face : {"3S", "4H", "7D"})
            KHIAR_STEP(tap(face));
        QTRY_VERIFY(session().canConfirm());
        KHIAR_STEP(tap("KS")); // a fourth
        QTRY_COMPARE(session().refusalReason(), QStringLiteral("exchange-count"));
        m_w.key(Qt::Key_Escape);
        QTRY_COMPARE(session().choosing(), 0);
        m_w.key(Qt::Key_Home);
        for (int i = 0; i < 3; ++i) {
            m_w.key(Qt::Key_Space);
            QTRY_COMPARE(session().choosing(), i + 1);
            m_w.key(Qt::Key_Right);
        }
        m_w.key(Qt::Key_C);
        QTRY_COMPARE(mine(), QStringLiteral("exchange 3S 4H 7D"));
        KHIAR_STEP(begin(exchangeFirst()));
        QTest::keyClick(m_w.window(), Qt::Key_1);
        QTRY_COMPARE(mine(), QStringLiteral("keep"));
    }
    // Two people: what one got is marked for them alone, and again when the screen comes back to them.
    void drawnCardsBehindTheCurtain()
    {
        KHIAR_STEP(open());
        auto record = parseRecord(QByteArray(exchangeFirst()).replace("seat 1 bot:random Mina", "seat 1 human Ana").replace("seat 0 human", "seat 0 human Bahar").toStdString());
        QVERIFY(bool(record));
        QVERIFY(m_w.khiar().begin(*record));
        KHIAR_UNTIL(session().curtain());
        session().uncover();
        KHIAR_UNTIL(!session().curtain() && !m_w.legalRows().isEmpty());
        const auto drawn = [this] {
            int n = 0;
            for (int i = 0; i < session().cards()->rowCount(); ++i)
                n += m_w.card(i, CardsModel::Drawn).toBool();
            return n;
        };
        KHIAR_STEP(tap("7D"));
        KHIAR_STEP(tap("8D"));
        m_w.key(Qt::Key_C);
        KHIAR_UNTIL(session().curtain());
        QCOMPARE(drawn(), 0);
        session().uncover();
        KHIAR_UNTIL(!session().curtain());
        QCOMPARE(session().viewerSeat(), 1);
        QCOMPARE(drawn(), 0);
        session().press(0);
        KHIAR_UNTIL(session().curtain());
        session().uncover();
        KHIAR_UNTIL(!session().curtain());
        QCOMPARE(session().viewerSeat(), 0);
        QCOMPARE(drawn(), 2);
    }
};

int main(int argc, char **argv) { return e2e::run<TestOffers>(argc, argv); }
#include "tst_offers.moc"
