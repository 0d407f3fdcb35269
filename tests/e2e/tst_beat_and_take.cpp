// SPDX-License-Identifier: GPL-3.0-or-later
// Protects, at the real window by real mouse and real keys in both languages, the games that pile cards up: a card that beats and
// the one on top of it are one action, by clicks, by drags and by keys, and the first can be taken back; what does not beat says
// why; taking is a button, and a drag of what lies there into the hand, and never happens by habit; who is to answer can read
// the cards that would come and the one beneath; one's own suits are chosen; where everything lies open no curtain falls, and
// where suits are chosen before a deal it falls with the cards; a large hand can be laid open; what a position is worth is
// said; and the end says who is left with cards. Positions from tests/games/svoi-kozyri/moments. KHIAR_PICTURES=folder keeps
// pictures, to be looked at.
#include <QAbstractItemModelTester>
#include <QFile>
#include <QRegularExpression>

#include "tests/e2e/real_window.h"

using namespace khiar;
using e2e::RealWindow;

class TestBeatAndTake : public QObject {
    Q_OBJECT
    RealWindow m_w;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
    std::size_t m_before = 0;

    GameSession &session() { return m_w.session(); }
    void open(const QString &language, QSize size = {1024, 600})
    {
        m_testers.clear();
        KHIAR_STEP(m_w.open(language, size));
        m_w.settings().setSpeed(0);
        for (QAbstractItemModel *model : std::initializer_list<QAbstractItemModel *>{session().cards(), session().seats(), session().offers(), session().log()})
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    }
    QByteArray moment(const char *name)
    {
        QFile file(QStringLiteral(KHIAR_SOURCE_DIR "/tests/games/svoi-kozyri/moments/%1.khiar").arg(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void begin(const QByteArray &text, const char *kind = "mine")
    {
        auto record = parseRecord(text.toStdString());
        QVERIFY2(bool(record), text.constData());
        QVERIFY(m_w.khiar().begin(*record));
        KHIAR_UNTIL(!session().presenting() && session().promptKind() == QLatin1String(kind));
        m_before = session().record().lines.size();
        QTest::mouseMove(m_w.window(), {m_w.window()->width() / 2, 3});
        settle();
    }
    /// What the person did since the match began.
    QStringList mine()
    {
        QStringList list;
        const auto lines = session().record().lines;
        for (std::size_t i = m_before; i < lines.size(); ++i)
            if (lines[i].seat == 0)
                list.append(QString::fromStdString(lines[i].text));
        return list;
    }
    QString first() { return mine().value(0); }
    QQuickItem *card(const char *face) { return m_w.item(QStringLiteral("card:") + QLatin1String(face)); }
    QQuickItem *ofPile(const char *face) { return m_w.item(QStringLiteral("pile:") + QLatin1String(face)); }
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
    void picture(const QString &name)
    {
        if (!qEnvironmentVariableIsSet("KHIAR_PICTURES"))
            return;
        QTest::qWait(400);
        m_w.window()->grabWindow().save(QStringLiteral("%1/%2-%3-%4.png").arg(qEnvironmentVariable("KHIAR_PICTURES"), name, currentLanguage()).arg(m_w.window()->width()));
    }
    void tap(const char *face)
    {
        settle();
        QVERIFY2(card(face), face);
        m_w.clickAt(RealWindow::strip(card(face)));
        QTest::qWait(10);
    }
    void drag(const char *face, QPoint to)
    {
        settle();
        QVERIFY2(card(face), face);
        m_w.drag(RealWindow::strip(card(face)), to);
        QTest::qWait(10);
    }
    QPoint pile() { return RealWindow::middle(ofPile("JS")); }
    static QString plain(QString text) { return text.remove(QChar(0x2068)).remove(QChar(0x2069)).replace(QChar::Nbsp, u' '); }
    QString prompt() { return plain(session().prompt()); }
    QString said(const char *en, const char *fa) { return QString::fromUtf8(currentLanguage() == QLatin1String("fa") ? fa : en); }
    void languages()
    {
        QTest::addColumn<QString>("language");
        for (const char *l : {"en", "fa"})
            QTest::newRow(l) << QString::fromUtf8(l);
    }
    /// Names of the open cards of the pile as a screen reader hears them.
    QStringList heard(const QString &word)
    {
        QStringList list;
        m_w.told([&](QAccessibleInterface *i) {
            if (i->text(QAccessible::Name).contains(word) && !i->state().invisible)
                list.append(plain(i->text(QAccessible::Name)));
        });
        return list;
    }

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*(TypeError|ReferenceError|Unable to assign|is not a type|[Bb]inding loop|anchors).*"))); }
    void cleanup()
    {
        m_testers.clear();
        m_w.close();
    }

    // ---- beating, and the card on top ----
    void byClicks_data() { languages(); }
    void byClicks()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin(moment("svoi-beat")));
        QVERIFY(is("7D", "legal") && !is("8H", "legal")); // own trumps beat, hearts do not
        KHIAR_STEP(tap("8H"));
        QTRY_COMPARE(session().refusalReason(), QStringLiteral("does-not-beat"));
        picture(QStringLiteral("does-not-beat"));
        QVERIFY(is("7D", "pointed") || is("9D", "pointed"));
        KHIAR_STEP(tap("7D"));
        QTRY_VERIFY(is("7D", "awaiting"));
        settle();
        QVERIFY(mine().isEmpty());
        // it lies on the pile, which stays in sight, and another card is asked for
        QVERIFY2(qAbs(RealWindow::middle(card("7D")).x() - pile().x()) < 140 && qAbs(RealWindow::middle(card("7D")).y() - pile().y()) < 60, "not on the pile");
        QVERIFY2(prompt().contains(said("put a second card on top", "ورق دومی هم رویش بگذارید")), qPrintable(prompt()));
        QVERIFY(m_w.item(QStringLiteral("takeBackButton")) && !m_w.item(QStringLiteral("confirmButton")));
        QVERIFY(is("8H", "legal"));
        picture(QStringLiteral("awaiting"));
        KHIAR_STEP(m_w.click(QStringLiteral("takeBackButton")));
        QTRY_VERIFY(!is("7D", "awaiting"));
        KHIAR_STEP(tap("9D"));
        QTRY_VERIFY(is("9D", "awaiting"));
        settle();
        m_w.clickAt(RealWindow::middle(card("9D"))); // a click on it takes it up as well
        QTRY_VERIFY(!is("9D", "awaiting"));
        KHIAR_STEP(tap("7D"));
        QTRY_VERIFY(is("7D", "awaiting"));
        KHIAR_STEP(tap("TS"));
        QTRY_COMPARE(first(), QStringLiteral("beat 7D TS"));
    }
    void byDrags_data() { languages(); }
    void byDrags()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin(moment("svoi-beat")));
        const QPoint on = pile();
        KHIAR_STEP(drag("8H", on)); // does not beat: it comes home
        QTRY_COMPARE(session().refusalReason(), QStringLiteral("does-not-beat"));
        KHIAR_STEP(drag("9D", on));
        QTRY_VERIFY(is("9D", "awaiting"));
        KHIAR_STEP(drag("9D", {m_w.window()->width() / 2, m_w.window()->height() - 30})); // back into the hand
        QTRY_VERIFY(!is("9D", "awaiting"));
        KHIAR_STEP(drag("7D", on));
        QTRY_VERIFY(is("7D", "awaiting"));
        KHIAR_STEP(drag("8H", on));
        QTRY_COMPARE(first(), QStringLiteral("beat 7D 8H"));
    }
    void byKeys()
    {
        KHIAR_STEP(open(QStringLiteral("en")));
        KHIAR_STEP(begin(moment("svoi-beat")));
        QTRY_VERIFY(m_w.window()->activeFocusItem() && m_w.window()->activeFocusItem()->objectName().startsWith(QLatin1String("card:")));
        m_w.key(Qt::Key_End);
        m_w.key(Qt::Key_End);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("card:AD"))); // own trumps stand last
        m_w.key(Qt::Key_Return);
        QTRY_VERIFY(is("AD", "awaiting"));
        m_w.key(Qt::Key_Escape);
        QTRY_VERIFY(!is("AD", "awaiting"));
        QCOMPARE(m_w.khiar().page(), QStringLiteral("table"));
        m_w.key(Qt::Key_Return);
        QTRY_VERIFY(is("AD", "awaiting"));
        m_w.key(Qt::Key_Left);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("card:KD")));
        m_w.key(Qt::Key_Space);
        QTRY_COMPARE(first(), QStringLiteral("beat AD KD"));
    }
    /// A last card beats alone, at once.
    void lastCardBeatsAlone()
    {
        KHIAR_STEP(open(QStringLiteral("en")));
        KHIAR_STEP(begin("khiar 1\ngame svoi-kozyri\nplayers 2\nseat 0 human\nseat 1 bot:random Mina\ndealer 1\ndeal 1\nhand 0 9H\nhand 1 KS QS\npile 8H\ntrump D S\nmoves\n"));
        KHIAR_STEP(tap("9H"));
        QTRY_COMPARE(first(), QStringLiteral("beat 9H"));
        QTRY_VERIFY(session().over());
    }
    /// Where one may lead and may beat, it is seen which of them a card is meant for.
    void leadOrBeat_data() { languages(); }
    void leadOrBeat()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin(moment("svoi-lead-or-beat")));
        QVERIFY(m_w.item(QStringLiteral("way:0")) && m_w.item(QStringLiteral("way:1")));
        QCOMPARE(m_w.item(QStringLiteral("way:0"))->property("kind").toString(), QStringLiteral("amber"));
        QVERIFY(is("7S", "legal"));
        KHIAR_STEP(m_w.click(QStringLiteral("way:1")));
        QTRY_COMPARE(m_w.item(QStringLiteral("way:1"))->property("kind").toString(), QStringLiteral("amber"));
        QTRY_VERIFY(!is("7S", "legal") && is("TH", "legal"));
        KHIAR_STEP(tap("TH"));
        QTRY_VERIFY(is("TH", "awaiting"));
        KHIAR_STEP(tap("7S"));
        QTRY_COMPARE(first(), QStringLiteral("beat TH 7S"));
        KHIAR_STEP(begin(moment("svoi-lead-or-beat")));
        m_w.key(Qt::Key_2);
        QTRY_COMPARE(m_w.item(QStringLiteral("way:1"))->property("kind").toString(), QStringLiteral("amber"));
        m_w.key(Qt::Key_1);
        QTRY_VERIFY(is("7S", "legal"));
        KHIAR_STEP(tap("7S"));
        QTRY_COMPARE(first(), QStringLiteral("lead 7S"));
    }

    // ---- taking ----
    void takenByButton_data() { languages(); }
    void takenByButton()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin(moment("svoi-own-trump")));
        m_w.key(Qt::Key_Return); // a habit of Enter takes nothing: the focus is in the hand
        QTest::qWait(30);
        QVERIFY(mine().isEmpty());
        // five would come: they are marked, and counted
        int coming = 0;
        m_w.each([&](QQuickItem *i) { coming += i->property("coming").toBool() ? 1 : 0; });
        QCOMPARE(coming, 5);
        QVERIFY(plain(m_w.item(QStringLiteral("pileCaption"))->property("text").toString()).contains(said("5", "۵")));
        KHIAR_STEP(m_w.click(QStringLiteral("offer:0")));
        QTRY_COMPARE(first(), QStringLiteral("take"));
        QTRY_VERIFY(card("JS"));
    }
    void takenByDrag_data() { languages(); }
    void takenByDrag()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin(moment("svoi-beat")));
        m_w.clickAt(pile()); // a click takes nothing
        m_w.drag(pile(), {m_w.window()->width() / 2, 120}); // nor a drag to nowhere
        QTest::qWait(30);
        QVERIFY(mine().isEmpty());
        settle();
        m_w.drag(pile(), {m_w.window()->width() / 2, m_w.window()->height() - 60});
        QTRY_COMPARE(first(), QStringLiteral("take"));
        QTRY_VERIFY(card("JS") && card("AH") && card("KS"));
        QVERIFY(!card("JH"));
    }
    /// Where there is nothing else to do, Enter does it.
    void onlyTaking()
    {
        KHIAR_STEP(open(QStringLiteral("en")));
        KHIAR_STEP(begin(moment("svoi-only-take")));
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("offer:0")));
        m_w.key(Qt::Key_Return);
        QTRY_COMPARE(first(), QStringLiteral("take"));
    }

    // ---- the right to look ----
    void looking_data() { languages(); }
    void looking()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin(moment("svoi-beat")));
        for (const char *face : {"JS", "AH", "KS", "JH"})
            QVERIFY2(ofPile(face), face); // three to take, and the one beneath
        QVERIFY(!ofPile("6H"));
        QCOMPARE(heard(said(", in the pile,", "، در کپه،")).size(), 3);
        QCOMPARE(heard(said("on top of the pile", "روی کپه")).size(), 1);
        // each can be read: its index is not covered
        QVERIFY(RealWindow::middle(ofPile("AH")).x() - RealWindow::middle(ofPile("KS")).x() > ofPile("AH")->width() * 0.2);
        KHIAR_STEP(tap("7D"));
        KHIAR_STEP(tap("TS"));
        QTRY_COMPARE(first(), QStringLiteral("beat 7D TS"));
        KHIAR_UNTIL(!session().presenting());
        if (session().promptKind() != QLatin1String("mine")) // somebody else's turn: nothing but the top
            QTRY_VERIFY(!ofPile("KS") && !ofPile("JH"));
    }

    // ---- suits, curtain ----
    void suits_data() { languages(); }
    void suits()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin(moment("svoi-suits")));
        QVERIFY(m_w.item(QStringLiteral("offer:0:D")) && m_w.item(QStringLiteral("offer:0:C")));
        QVERIFY(!m_w.item(QStringLiteral("offer:0:H")) && !m_w.item(QStringLiteral("offer:0:S"))); // taken
        QVERIFY2(!m_w.item(QStringLiteral("seat:0"))->property("spoken").toString().isEmpty(), "a plate without words");
        KHIAR_STEP(m_w.click(QStringLiteral("offer:0:D")));
        QTRY_COMPARE(first(), QStringLiteral("trump D"));
    }
    /// Sixes are turned up, handed over and put away: somebody else's can be seen for a moment, and no other card.
    void sixesAreSeen()
    {
        KHIAR_STEP(open(QStringLiteral("en")));
        KHIAR_STEP(begin("khiar 1\ngame svoi-kozyri\nplayers 4\nseat 0 human\nseat 1 bot:random Mina\nseat 2 bot:random Omid\nseat 3 bot:random Sara\ndealer 0\ndeal 1\n"
                         "pack AS KS QS JS TS 9S 8S 7S 6S AH KH QH JH TH 9H 8H 7H 6H AD KD QD JD TD 9D 8D 7D 6D AC KC QC JC TC 9C 8C 7C 6C\nmoves\n1 trump H\n2 trump S\n3 trump C\n"));
        m_w.settings().setSpeed(1);
        KHIAR_STEP(m_w.click(QStringLiteral("offer:0:D")));
        const auto seen = [&] {
            QStringList faces;
            for (int r = 0; r < session().cards()->rowCount(); ++r)
                if (m_w.card(r, CardsModel::ZoneName) == QLatin1String("hand") && m_w.card(r, CardsModel::Owner).toInt() != 0 && !m_w.card(r, CardsModel::Face).toString().isEmpty())
                    faces.append(m_w.card(r, CardsModel::Face).toString() + m_w.card(r, CardsModel::Owner).toString());
            faces.sort();
            return faces;
        };
        KHIAR_UNTIL(seen().size() >= 3);
        QCOMPARE(seen(), (QStringList{"6D3", "6H2", "6S1"})); // each where it was dealt
        QTest::qWait(300);
        picture(QStringLiteral("sixes"));
        QVERIFY(!seen().isEmpty()); // there is time to read them
        KHIAR_UNTIL(seen().isEmpty());
    }
    void noCurtainOverOpenHands_data() { languages(); }
    void noCurtainOverOpenHands()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin("khiar 1\ngame besikovitch\nplayers 2\nseat 0 human Ann\nseat 1 human Ben\nseed 4\ndealer 1\ndeal 1\nmoves\n"));
        for (const char *suit : {"offer:0:H", "offer:0:C"}) {
            QVERIFY(!session().curtain());
            KHIAR_STEP(m_w.click(QString::fromLatin1(suit)));
            QTest::qWait(40);
        }
        KHIAR_UNTIL(!session().presenting() && session().promptKind() == QLatin1String("mine"));
        QCOMPARE(session().viewerSeat(), 0);
        settle();
        const int row = m_w.legalRows().value(0);
        const QByteArray face = m_w.card(row, CardsModel::Face).toString().toLatin1();
        KHIAR_STEP(tap(face.constData()));
        KHIAR_UNTIL(!session().presenting() && session().viewerSeat() == 1);
        QVERIFY(!session().curtain());
    }
    /// Suits are chosen with nothing to hide; with the cards the curtain falls, for whoever is to play.
    void curtainFallsWithTheDeal()
    {
        KHIAR_STEP(open(QStringLiteral("en")));
        KHIAR_STEP(begin("khiar 1\ngame svoi-kozyri\nplayers 2\nseat 0 human Ann\nseat 1 human Ben\nseed 4\ndealer 1\ndeal 1\nmoves\n"));
        KHIAR_STEP(m_w.click(QStringLiteral("offer:0:H")));
        QTRY_COMPARE(session().viewerSeat(), 1);
        QVERIFY(!session().curtain());
        KHIAR_STEP(m_w.click(QStringLiteral("offer:0:C")));
        for (int i = 0; i < 200 && !session().curtain(); ++i) {
            QCOMPARE(m_w.legalRows().size(), 0);
            for (int r = 0; r < session().cards()->rowCount(); ++r) // nobody's hand is seen on the way
                QVERIFY(m_w.card(r, CardsModel::ZoneName) != QLatin1String("hand") || m_w.card(r, CardsModel::Face).toString().isEmpty()
                        || m_w.card(r, CardsModel::Face).toString().startsWith(u'6')); // but for sixes that are given over
            QTest::qWait(5);
        }
        QVERIFY(session().curtain());
        QCOMPARE(session().curtainSeat(), 0);
        m_w.key(Qt::Key_Return);
        KHIAR_UNTIL(session().viewerSeat() == 0 && session().promptKind() == QLatin1String("mine"));
        QVERIFY(m_w.legalRows().size() > 10);
    }

    // ---- large hands, worth, end ----
    void laidOpen_data() { languages(); }
    void laidOpen()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin(moment("svoi-great-hand")));
        const auto readable = [&] {
            // the index of every card lies free: no card after it begins less than a strip further on in its line
            QList<QQuickItem *> hand;
            m_w.each([&](QQuickItem *i) { if (i->objectName().startsWith(QLatin1String("card:"))) hand.append(i); });
            for (QQuickItem *a : hand)
                for (QQuickItem *b : hand)
                    if (a != b && b->z() > a->z()) {
                        const QPointF pa = a->position(), pb = b->position();
                        const bool covers = pb.x() < pa.x() + a->width() * 0.19 && pb.x() + b->width() > pa.x() && pb.y() < pa.y() + a->height() * 0.26 && pb.y() + b->height() > pa.y();
                        if (covers)
                            return false;
                    }
            return hand.size() == 23;
        };
        QTRY_VERIFY(readable());
        m_w.key(Qt::Key_O);
        settle();
        picture(QStringLiteral("laid"));
        QTRY_VERIFY(readable());
        QVERIFY(m_w.item(QStringLiteral("table"))->property("laid").toBool());
        KHIAR_STEP(tap("7D"));
        QTRY_VERIFY(is("7D", "awaiting") || session().promptKind() == QLatin1String("refusal"));
        KHIAR_STEP(m_w.click(QStringLiteral("spreadButton")));
        QTRY_VERIFY(!m_w.item(QStringLiteral("table"))->property("laid").toBool());
    }
    void worth_data() { languages(); }
    void worth()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin("khiar 1\ngame besikovitch\noption ranks 2\nplayers 2\nseat 0 human\nseat 1 bot:random Mina\nseed 4\ndealer 1\ndeal 1\nmoves\n0 trump H\n1 trump C\n"));
        QVERIFY(session().canJudge());
        m_w.key(Qt::Key_V);
        QTRY_VERIFY_WITH_TIMEOUT(!session().hintText().isEmpty(), 20000);
        QVERIFY(session().assisted());
        picture(QStringLiteral("worth"));
        QVERIFY2(plain(session().hintText()).contains(QRegularExpression(said("(Won|Lost|draw)", "(برد|باخت|مساوی)"))), qPrintable(session().hintText()));
        QVERIFY(mine().isEmpty());
        // where cards are hidden nobody can tell, and it is not offered
        KHIAR_STEP(begin(moment("svoi-beat")));
        QVERIFY(!session().canJudge());
        m_w.key(Qt::Key_F10);
        QTRY_VERIFY(m_w.item(QStringLiteral("menu:hint")));
        QVERIFY(!m_w.item(QStringLiteral("menu:worth")));
        m_w.key(Qt::Key_Escape);
    }
    void theEnd_data() { languages(); }
    void theEnd()
    {
        QFETCH(QString, language);
        KHIAR_STEP(open(language));
        KHIAR_STEP(begin(moment("svoi-over"), "over"));
        QTRY_VERIFY(m_w.item(QStringLiteral("endPanel")));
        const QVariantList result = session().result();
        QCOMPARE(result.size(), 3);
        QVERIFY(result[0].toMap()[QStringLiteral("won")].toBool() && result[1].toMap()[QStringLiteral("won")].toBool() && !result[2].toMap()[QStringLiteral("won")].toBool());
        QVERIFY(result[2].toMap()[QStringLiteral("cardsLeft")].toInt() > 0);
        QVERIFY2(prompt().contains(said("lose", "می‌بازید")) || prompt().contains(said("lose", "باختید")), qPrintable(prompt()));
        KHIAR_STEP(begin(moment("svoi-draw"), "over"));
        for (const QVariant &row : session().result())
            QVERIFY(!row.toMap()[QStringLiteral("won")].toBool());
        m_w.khiar().setPage(QStringLiteral("score"));
        QTRY_VERIFY(m_w.item(QStringLiteral("backToTable")));
    }
};

int main(int argc, char **argv)
{
    return e2e::run<TestBeatAndTake>(argc, argv);
}
#include "tst_beat_and_take.moc"
