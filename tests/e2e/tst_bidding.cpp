// SPDX-License-Identifier: GPL-3.0-or-later
// Protects bidding at the real table, by real mouse and real keys, in both languages: order and pass, take up and bury by
// drag and by choice, names and bids of which only the legal ones stand there, take and leave, stay and drop with the duty to
// stay, swap and keep, an exchange of several. Enter by habit costs nothing. And what the table shows of it: the upcard with
// its name, trumps, maker, what is needed, who is aside. Matches begin from tests/games/buck-euchre/moments.
#include <QFile>
#include <QRegularExpression>

#include "tests/e2e/real_window.h"

using namespace khiar;
using e2e::RealWindow;

class TestBidding : public QObject {
    Q_OBJECT
    RealWindow m_w;

    GameSession &session() { return m_w.session(); }
    void begin(const char *moment)
    {
        QFile file(QStringLiteral(KHIAR_SOURCE_DIR "/tests/games/buck-euchre/moments/%1.khiar").arg(QLatin1String(moment)));
        QVERIFY2(file.open(QIODevice::ReadOnly), moment);
        auto record = parseRecord(file.readAll().toStdString());
        QVERIFY2(bool(record), moment);
        QVERIFY(m_w.khiar().begin(*record));
        KHIAR_UNTIL(!session().presenting() && session().promptKind() == QLatin1String("mine"));
        m_before = session().record().lines.size();
        QTest::mouseMove(m_w.window(), {m_w.window()->width() / 2, 3});
        QTRY_VERIFY(m_w.window()->activeFocusItem() && m_w.window()->activeFocusItem()->isVisible()
                    && QRegularExpression(QStringLiteral("^(card|offer):")).match(m_w.window()->activeFocusItem()->objectName()).hasMatch());
    }
    void open(const QString &language = QStringLiteral("en"), QSize size = {1280, 800})
    {
        KHIAR_STEP(m_w.open(language, size));
        m_w.settings().setSpeed(0);
        m_w.settings().setReducedMotion(false);
    }
    /// What the person did first since the match began; empty while they have done nothing.
    QString mine()
    {
        const auto lines = session().record().lines;
        for (std::size_t i = m_before; i < lines.size(); ++i)
            if (lines[i].seat == 0)
                return QString::fromStdString(lines[i].text);
        return {};
    }
    void forget() { m_before = session().record().lines.size(); }
    QQuickItem *card(const char *face) { return m_w.item(QStringLiteral("card:") + QLatin1String(face)); }
    bool is(const char *face, const char *property) { return card(face) && card(face)->property(property).toBool(); }
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
    void dragAway(const char *face)
    {
        QVERIFY2(card(face), face);
        QTRY_VERIFY(m_w.item(QStringLiteral("dropTarget")));
        settle();
        m_w.drag(RealWindow::strip(card(face)), RealWindow::middle(m_w.item(QStringLiteral("dropTarget"))));
    }
    static QString plain(QString text) { return text.remove(QChar(0x2068)).remove(QChar(0x2069)).replace(QChar::Nbsp, u' '); }
    QString label(const char *name)
    {
        QQuickItem *i = m_w.item(QLatin1String(name));
        return i ? plain(i->property("text").toString()) : QString();
    }
    QString said(const char *english, const char *persian) { return QString::fromUtf8(currentLanguage() == QLatin1String("fa") ? persian : english); }
    /// A role of the seat's plate.
    QVariant seat(int s, SeatsModel::Role r) { return RealWindow::role(session().seats(), s, r); }
    QStringList tableWords()
    {
        QStringList list;
        for (const QVariant &f : session().tableFacts())
            list += plain(f.toMap()[QStringLiteral("text")].toString());
        return list;
    }
    QString spokenOf(const char *face, const char *zone)
    {
        for (int i = 0; i < session().cards()->rowCount(); ++i)
            if (m_w.card(i, CardsModel::Face) == QLatin1String(face) && m_w.card(i, CardsModel::ZoneName) == QLatin1String(zone))
                return plain(m_w.card(i, CardsModel::Spoken).toString());
        return {};
    }
    std::size_t m_before = 0;

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*(TypeError|ReferenceError|Unable to assign|is not a type|[Bb]inding loop).*"))); }
    void cleanup() { m_w.close(); }

    // Two answers: the harmless one is the main one and what Enter presses; the other by its digit and by the mouse.
    void answers_data()
    {
        QTest::addColumn<QByteArray>("moment");
        QTest::addColumn<QStringList>("verbs");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("language");
        struct Kind { const char *moment; QStringList verbs, en, fa; };
        const QList<Kind> kinds = {
            {"ohio-order", {"pass", "order"}, {"Pass", "Order up"}, {"پاس", "قبول"}},
            {"ohio-take-up", {"pass", "order"}, {"Turn down", "Take up"}, {"رد", "قبول"}},
            {"dirty-upcard", {"leave", "take"}, {"Leave", "Take"}, {"برنمی‌دارم", "برمی‌دارم"}},
            {"ohio-stay", {"drop", "stay"}, {"Drop", "Stay"}, {"کنار می‌کشم", "می‌مانم"}},
            {"three-widow", {"keep", "swap"}, {"Keep", "Swap"}, {"نگه می‌دارم", "عوض می‌کنم"}},
        };
        for (const Kind &k : kinds) {
            QTest::addRow("%s en", k.moment) << QByteArray(k.moment) << k.verbs << k.en << QStringLiteral("en");
            QTest::addRow("%s fa", k.moment) << QByteArray(k.moment) << k.verbs << k.fa << QStringLiteral("fa");
        }
    }
    void answers()
    {
        QFETCH(QByteArray, moment);
        QFETCH(QStringList, verbs);
        QFETCH(QStringList, words);
        QFETCH(QString, language);
        KHIAR_STEP(open(language, {1024, 600}));
        KHIAR_STEP(begin(moment));
        QCOMPARE(label("offer:0"), words[0]);
        QCOMPARE(label("offer:1"), words[1]);
        QCOMPARE(m_w.item(QStringLiteral("offer:0"))->property("kind").toString(), QStringLiteral("amber"));
        QVERIFY(m_w.focusIn(QStringLiteral("offer:0")));
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(mine(), verbs[0]);
        KHIAR_STEP(begin(moment));
        m_w.key(Qt::Key_2);
        QTRY_COMPARE(mine(), verbs[1]);
        KHIAR_STEP(begin(moment));
        KHIAR_STEP(m_w.click(QStringLiteral("offer:1")));
        QTRY_COMPARE(mine(), verbs[1]);
    }

    // ---- the upcard, and what becomes of it ----
    void upcard_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fa") << "fa";
    }
    void upcard()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin("ohio-order"));
        QCOMPARE(label("upcardCaption"), said("Turned up", "ورق روشده"));
        QCOMPARE(spokenOf("9H", "upcard"), said("9 of hearts, turned up", "۹ دل، رو شده"));
        QVERIFY(tableWords().contains(said("Trumps not named yet", "هنوز حکم نشده")));
        KHIAR_STEP(m_w.click(QStringLiteral("offer:1")));
        QTRY_VERIFY(tableWords().contains(said("Trumps: hearts", "حکم: دل")));
        QVERIFY(tableWords().contains(said("Maker: You", "حاکم: شما")));
        QCOMPARE(seat(0, SeatsModel::Badge).toString(), said("Maker", "حاکم"));
        QVERIFY(spokenOf("JD", "hand").contains(said("the second highest", "حکم دوم")));
    }
    void upcardLiesAsideInPlay()
    {
        KHIAR_STEP(open(QStringLiteral("en"), {1024, 600}));
        KHIAR_STEP(begin("dirty-ten"));
        settle();
        QList<QRectF> cards;
        QRectF up;
        m_w.each([&](QQuickItem *i) {
            if (!i->property("zoneCount").isValid() || !i->isVisible())
                return;
            const QRectF at(i->position(), QSizeF(i->width(), i->height()));
            i->property("zone") == QLatin1String("upcard") ? void(up = at) : cards.append(at);
        });
        QVERIFY(!up.isNull());
        for (const QRectF &at : cards)
            QVERIFY(!at.adjusted(1, 1, -1, -1).intersects(up));
    }

    // ---- burying ----
    void buryByDrag()
    {
        KHIAR_STEP(open());
        KHIAR_STEP(begin("ohio-bury"));
        QCOMPARE(session().cardsVerb(), QStringLiteral("discard"));
        KHIAR_STEP(dragAway("9C"));
        QTRY_COMPARE(mine(), QStringLiteral("discard 9C"));
    }
    void buryByChoice_data() { upcard_data(); }
    void buryByChoice()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language, {1024, 600}));
        KHIAR_STEP(begin("ohio-bury"));
        KHIAR_STEP(tap("9C"));
        QTRY_VERIFY(is("9C", "chosen"));
        QCOMPARE(mine(), QString()); // a tap alone buries nothing
        KHIAR_STEP(tap("KS"));       // another takes its place
        QTRY_VERIFY(is("KS", "chosen") && !is("9C", "chosen"));
        QCOMPARE(session().promptKind(), QStringLiteral("mine"));
        QCOMPARE(label("confirmButton"), said("Bury", "می‌خوابانم"));
        KHIAR_STEP(m_w.click(QStringLiteral("confirmButton")));
        QTRY_COMPARE(mine(), QStringLiteral("discard KS"));
    }
    void buryByKeys()
    {
        KHIAR_STEP(open());
        KHIAR_STEP(begin("ohio-bury"));
        m_w.key(Qt::Key_Home);
        m_w.key(Qt::Key_Home);
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(session().choosing(), 1);
        m_w.key(Qt::Key_Return); // taken back
        QTRY_COMPARE(session().choosing(), 0);
        QCOMPARE(mine(), QString());
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(session().choosing(), 1);
        m_w.key(Qt::Key_C);
        QTRY_COMPARE(mine(), QStringLiteral("discard 9C"));
    }
    void takeThenBury()
    {
        KHIAR_STEP(open());
        KHIAR_STEP(begin("dirty-upcard"));
        m_w.key(Qt::Key_2);
        QTRY_COMPARE(mine(), QStringLiteral("take"));
        KHIAR_UNTIL(!session().presenting() && session().cardsVerb() == QLatin1String("discard"));
        QVERIFY(is("9H", "drawn"));
        forget();
        KHIAR_STEP(dragAway("9H"));
        QTRY_COMPARE(mine(), QStringLiteral("discard 9H"));
    }

    // ---- names and numbers ----
    void names_data() { upcard_data(); }
    void names()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language, {1024, 600}));
        KHIAR_STEP(begin("ohio-name"));
        QVERIFY(!m_w.item(QStringLiteral("offer:1:H")) && !m_w.item(QStringLiteral("offer:1:none"))); // turned down; not here
        QCOMPARE(label("offer:1:S"), said("Spades", "پیک"));
        QVERIFY(m_w.focusIn(QStringLiteral("offer:0")));
        KHIAR_STEP(m_w.click(QStringLiteral("offer:1:S")));
        QTRY_COMPARE(mine(), QStringLiteral("name S"));
        KHIAR_STEP(begin("dirty-name"));
        QCOMPARE(label("offer:0:none"), said("No trumps", "بی‌حکم"));
        QVERIFY(m_w.item(QStringLiteral("offer:0:C")));
        KHIAR_STEP(m_w.click(QStringLiteral("offer:0:none")));
        QTRY_COMPARE(mine(), QStringLiteral("name none"));
        QTRY_VERIFY(tableWords().contains(said("No trumps", "بی‌حکم")));
    }
    void bids_data() { upcard_data(); }
    void bids()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language, {1024, 600}));
        KHIAR_STEP(begin("three-bid"));
        QVERIFY(!m_w.item(QStringLiteral("offer:1:3")) && !m_w.item(QStringLiteral("offer:1:10")));
        QVERIFY(m_w.item(QStringLiteral("offer:1:4")) && m_w.item(QStringLiteral("offer:1:9")));
        QCOMPARE(plain(session().prompt()), said("Bid more tricks than 3, or pass.", "بیشتر از ۳ دست بخوانید، یا پاس."));
        QCOMPARE(plain(seat(2, SeatsModel::Badge).toString()), said("Bid: 3", "۳ خواند"));
        QVERIFY(seat(2, SeatsModel::Facts).toList().isEmpty()); // the badge says it
        KHIAR_STEP(m_w.click(QStringLiteral("offer:1:6")));
        QTRY_COMPARE(mine(), QStringLiteral("bid 6"));
        KHIAR_STEP(begin("three-bid"));
        m_w.key(Qt::Key_5);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:1:5")));
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(mine(), QStringLiteral("bid 5"));
        KHIAR_STEP(begin("three-bid"));
        m_w.key(Qt::Key_0);
        QTRY_COMPARE(mine(), QStringLiteral("pass"));
        KHIAR_STEP(begin("dirty-bid"));
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(mine(), QStringLiteral("pass"));
    }

    // ---- stay and drop ----
    void mustStay()
    {
        KHIAR_STEP(open());
        for (const char *moment : {"thompson-must-stay", "three-must-stay"}) {
            KHIAR_STEP(begin(moment));
            QVERIFY(!m_w.item(QStringLiteral("offer:1"))); // and the sentence says why
            QVERIFY2(plain(session().prompt()).contains(QLatin1String(*moment == 't' && moment[1] == 'h' && moment[2] == 'o' ? "last 2 deals" : "5 points or fewer")), qPrintable(session().prompt()));
            KHIAR_STEP(m_w.click(QStringLiteral("offer:0")));
            QTRY_COMPARE(mine(), QStringLiteral("stay"));
        }
    }
    void whoIsAside()
    {
        KHIAR_STEP(open());
        KHIAR_STEP(begin("ohio-play"));
        QVERIFY(seat(3, SeatsModel::Aside).toBool() && !seat(3, SeatsModel::Out).toBool());
        QCOMPARE(seat(3, SeatsModel::Badge).toString(), QStringLiteral("Dropped"));
        QCOMPARE(plain(seat(3, SeatsModel::Spoken).toString()), QStringLiteral("Kaveh: not in this deal, 20 points"));
        QCOMPARE(seat(0, SeatsModel::Tricks).toInt(), 2);
        const QVariantList facts = seat(0, SeatsModel::Facts).toList();
        QCOMPARE(facts.size(), 1);
        QCOMPARE(plain(facts[0].toMap()[QStringLiteral("text")].toString()), QStringLiteral("Needs 3 tricks"));
        // the best trump stands last in the hand
        QCOMPARE(card("JH")->property("place").toInt(), 1);
    }

    // ---- exchange of several ----
    void exchange_data() { upcard_data(); }
    void exchange()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language, {1024, 600}));
        KHIAR_STEP(begin("exchange"));
        KHIAR_STEP(tap("9C"));
        KHIAR_STEP(tap("KS"));
        QTRY_COMPARE(session().choosing(), 2);
        KHIAR_STEP(m_w.click(QStringLiteral("confirmButton")));
        QTRY_COMPARE(mine(), QStringLiteral("exchange 9C KS"));
        KHIAR_STEP(begin("exchange"));
        KHIAR_STEP(tap("9C"));
        KHIAR_STEP(dragAway("KS"));
        QTRY_COMPARE(mine(), QStringLiteral("exchange 9C KS"));
        KHIAR_STEP(begin("exchange"));
        m_w.key(Qt::Key_1);
        QTRY_COMPARE(mine(), QStringLiteral("keep"));
    }

    // A sweep wins, whoever stands lowest; the others are in the order of a score that goes down.
    void theEnd()
    {
        KHIAR_STEP(open());
        QFile file(QStringLiteral(KHIAR_SOURCE_DIR "/tests/games/buck-euchre/moments/ohio-over.khiar"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto record = parseRecord(file.readAll().replace("score 17 22 15 20", "score 25 12 10 11").toStdString());
        QVERIFY(bool(record));
        QVERIFY(m_w.khiar().begin(*record));
        KHIAR_UNTIL(session().over() && !session().presenting());
        QList<int> order;
        for (const QVariant &r : session().result())
            order.append(r.toMap()[QStringLiteral("seat")].toInt());
        QCOMPARE(order, (QList<int>{0, 2, 3, 1}));
        QTRY_VERIFY(m_w.item(QStringLiteral("endPanel")));
    }
};

int main(int argc, char **argv) { return e2e::run<TestBidding>(argc, argv); }
#include "tst_bidding.moc"
