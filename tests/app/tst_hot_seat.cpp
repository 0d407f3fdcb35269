// SPDX-License-Identifier: GPL-3.0-or-later
// Protects several people at one screen: whose eyes the models have at every moment, and undo, redo, restart and hint
// among people and bots. Whoever is not named by the curtain, or has not uncovered yet, sees nothing of a hand.
#include <QSignalSpy>
#include <QTest>

#include <set>

#include "app/session/game_session.h"
#include "app/shell/language.h"
#include "engine/session/registry.h"
#include "engine/session/replay.h"

using namespace khiar;

namespace {

Record table(int players, std::vector<Seat> people, std::uint64_t seed = 3)
{
    static const char *const names[] = {"Mina", "Omid", "Sara", "Kaveh"};
    Record r;
    r.setup.game = "agurk";
    r.setup.players = players;
    r.setup.seed = seed;
    for (Seat s = 0; s < players; ++s) {
        const bool human = std::find(people.begin(), people.end(), s) != people.end();
        r.seats.push_back({true, human, human ? "" : "sharp", names[s]});
    }
    return r;
}

QVariant at(QAbstractItemModel *m, int row, int role) { return m->data(m->index(row, 0), role); }

/// Seats whose hands show a face in the models.
std::set<int> handsSeen(GameSession &s)
{
    std::set<int> seen;
    for (int i = 0; i < s.cards()->rowCount(); ++i)
        if (at(s.cards(), i, CardsModel::ZoneName) == QStringLiteral("hand") && !at(s.cards(), i, CardsModel::Face).toString().isEmpty())
            seen.insert(at(s.cards(), i, CardsModel::Owner).toInt());
    return seen;
}

int legalKey(GameSession &s)
{
    for (int i = 0; i < s.cards()->rowCount(); ++i)
        if (at(s.cards(), i, CardsModel::Legal).toBool())
            return at(s.cards(), i, CardsModel::Key).toInt();
    return 0;
}

std::string played(const GameSession &s)
{
    Record r = s.record();
    r.assistedUndo = r.assistedHint = false;
    return writeRecord(r);
}

} // namespace

class TestHotSeat : public QObject {
    Q_OBJECT
private:
    Registry m_registry = standardRegistry();

    /// Until the curtain names somebody, or the match is over.
    static void toCurtain(GameSession &s) { QTRY_VERIFY(s.curtain() || s.over()); }
    static void uncover(GameSession &s)
    {
        s.uncover();
        QTRY_VERIFY(!s.curtain());
    }

private slots:
    void initTestCase() { startLanguage(); }
    void init() { changeLanguage(QStringLiteral("en")); }

    // A whole match of three people and a bot: a curtain between two people, and never another's hand.
    void aHandIsSeenByItsOwnerOnly()
    {
        GameSession s(m_registry);
        s.setSpeed(0);
        bool leaked = false;
        connect(&s, &GameSession::changed, this, [&] {
            const std::set<int> seen = handsSeen(s);
            leaked = leaked || (s.curtain() && !seen.empty()) || seen.size() > 1 || (seen.size() == 1 && *seen.begin() != s.viewerSeat());
        });
        QVERIFY(!s.begin(table(4, {0, 1, 3})));
        QVERIFY(s.severalPeople());
        int curtains = 0;
        for (int turn = 0; turn < 2000 && !s.over(); ++turn) {
            QTRY_VERIFY(s.curtain() || s.over() || legalKey(s) != 0);
            if (s.over())
                break;
            if (s.curtain()) {
                ++curtains;
                QCOMPARE(s.viewerSeat(), -1);
                QVERIFY(s.prompt().isEmpty() && s.offers()->rowCount() == 0 && legalKey(s) == 0);
                QCOMPARE(int(s.match()->toAct().front()), s.curtainSeat());
                QVERIFY(s.curtainSeat() != 2);
                const int who = s.curtainSeat();
                const auto before = s.match()->hash();
                s.tap(1); // what was meant for somebody else does nothing
                uncover(s);
                QCOMPARE(s.viewerSeat(), who);
                QCOMPARE(s.match()->hash(), before);
            } // else the same person leads: no curtain between two turns of one
            QVERIFY(handsSeen(s).count(s.viewerSeat()));
            QVERIFY(s.prompt().startsWith(s.seats()->data(s.seats()->index(s.viewerSeat()), SeatsModel::Name).toString()));
            const auto hash = s.match()->hash();
            s.tap(legalKey(s));
            s.tap(legalKey(s)); // the second click of a turn
            QTRY_VERIFY(s.match()->hash() != hash);
        }
        QTRY_VERIFY(s.over());
        QVERIFY(curtains > 20);
        QVERIFY(!leaked);
        QVERIFY(!s.curtain());
    }

    // With bots between them one person after the other, and the same person twice needs no curtain.
    void theSamePersonNeedsNoCurtain()
    {
        GameSession s(m_registry);
        s.setSpeed(0);
        QVERIFY(!s.begin(table(3, {1})));
        QVERIFY(!s.severalPeople());
        QTRY_VERIFY(legalKey(s) != 0);
        QCOMPARE(s.viewerSeat(), 1);
        QVERIFY(!s.curtain());
    }

    // An uncover that comes twice, or after the turn, is no other person's uncover.
    void uncoverBelongsToItsCurtain()
    {
        GameSession s(m_registry);
        s.setSpeed(0);
        QVERIFY(!s.begin(table(2, {0, 1})));
        toCurtain(s);
        s.uncover();
        s.uncover();
        QTRY_VERIFY(!s.curtain());
        const int first = s.viewerSeat();
        s.tap(legalKey(s));
        s.uncover();
        toCurtain(s);
        QTest::qWait(20);
        QVERIFY(s.curtain());
        QVERIFY(s.curtainSeat() != first);
    }

    // Undo asks for the person at the screen: their own previous decision, across others and bots; from under the
    // curtain the person before, who has to uncover again.
    void undoReturnsToTheOwnDecision()
    {
        GameSession s(m_registry);
        s.setSpeed(0);
        QVERIFY(!s.begin(table(3, {0, 1})));
        toCurtain(s);
        uncover(s);
        const int first = s.viewerSeat();
        QVERIFY(!s.canUndo());
        const auto start = s.match()->hash();
        s.tap(legalKey(s));
        toCurtain(s);
        QVERIFY(s.curtainSeat() != first);
        QVERIFY(s.canUndo());
        s.undo();
        QTRY_COMPARE(s.match()->hash(), start);
        QVERIFY(s.curtain());
        QCOMPARE(s.curtainSeat(), first);
        QVERIFY(handsSeen(s).empty());
        QVERIFY(s.record().assistedUndo && s.assisted());
        s.redo();
        QTRY_VERIFY(s.match()->hash() != start);
        QTRY_VERIFY(s.curtain() && s.curtainSeat() != first);
        uncover(s);
        const int second = s.viewerSeat();
        const auto hash = s.match()->hash();
        s.tap(legalKey(s));
        QTRY_VERIFY(s.curtain() || (s.match()->hash() != hash && legalKey(s) != 0));
        if (s.curtain())
            uncover(s); // else the same person leads: no curtain between two turns of one
        if (s.viewerSeat() == second) {
            s.undo();
            QTRY_COMPARE(s.match()->hash(), hash);
            QVERIFY(!s.curtain());
            QCOMPARE(s.viewerSeat(), second);
        }
    }

    // One person: undo back through bots and deals and redo again give the same record, log, score sheet and cards.
    void undoAndRedoShowTheSame()
    {
        GameSession s(m_registry);
        s.setSpeed(0);
        QVERIFY(!s.begin(table(4, {0}, 12)));
        for (int turn = 0; turn < 17; ++turn) {
            QTRY_VERIFY(legalKey(s) != 0);
            const auto hash = s.match()->hash();
            s.tap(legalKey(s));
            QTRY_VERIFY(s.match()->hash() != hash);
        }
        QTRY_VERIFY(legalKey(s) != 0);
        struct Shown { std::string record; QStringList log, score, hand; int sheet; };
        const auto shown = [&] {
            Shown w{played(s), {}, {}, {}, s.scoreSheet()->rowCount()};
            for (int i = 0; i < s.log()->rowCount(); ++i)
                w.log += at(s.log(), i, LogModel::SaidText).toString();
            for (int i = 0; i < s.score()->rowCount(); ++i)
                w.score += at(s.score(), i, ScoreModel::LineText).toString();
            for (int i = 0; i < s.cards()->rowCount(); ++i)
                w.hand += at(s.cards(), i, CardsModel::ZoneName).toString() + at(s.cards(), i, CardsModel::Face).toString();
            w.hand.sort();
            return w;
        };
        const auto compare = [](const Shown &a, const Shown &b) {
            QCOMPARE(a.record, b.record);
            QCOMPARE(a.log, b.log);
            QCOMPARE(a.score, b.score);
            QCOMPARE(a.hand, b.hand);
            QCOMPARE(a.sheet, b.sheet);
        };
        std::vector<Shown> back{shown()};
        while (s.canUndo()) {
            const auto hash = s.match()->hash();
            s.undo();
            QTRY_VERIFY(s.match()->hash() != hash);
            QVERIFY(legalKey(s) != 0);
            QVERIFY(shown().log.size() < back.back().log.size());
            back.push_back(shown());
        }
        QCOMPARE(back.size(), std::size_t(18));
        for (std::size_t i = back.size() - 1; i-- > 0;) {
            QVERIFY(s.canRedo());
            const auto hash = s.match()->hash();
            s.redo();
            QTRY_VERIFY(s.match()->hash() != hash);
            compare(shown(), back[i]);
        }
        QVERIFY(!s.canRedo());
        // something else ends redo
        s.undo();
        QTRY_VERIFY(s.canRedo());
        const auto hash = s.match()->hash();
        s.restartDeal();
        QTRY_VERIFY(s.match()->hash() != hash || !s.canRestartDeal());
        QVERIFY(s.canRedo());
    }

    // The hint is the rule bot's move with its reason, is shown until something happens, and is written down.
    void aHintNamesALegalMove()
    {
        GameSession s(m_registry);
        s.setSpeed(0);
        QVERIFY(!s.begin(table(4, {0})));
        QTRY_VERIFY(legalKey(s) != 0);
        QVERIFY(s.canHint() && s.hintText().isEmpty());
        const auto hash = s.match()->hash();
        s.hint();
        QTRY_VERIFY(!s.hintText().isEmpty());
        QCOMPARE(s.match()->hash(), hash);
        QVERIFY(s.record().assistedHint);
        QCOMPARE(s.hintKeys().size(), 1);
        QVERIFY(s.hintText().startsWith(QStringLiteral("Hint: ")));
        changeLanguage(QStringLiteral("fa"));
        QVERIFY2(s.hintText().startsWith(QString::fromUtf8("راهنمایی: ")), qPrintable(s.hintText()));
        s.tap(s.hintKeys().first().toInt());
        QTRY_VERIFY(s.match()->hash() != hash);
        QVERIFY(s.hintText().isEmpty());
        QVERIFY(s.promptKind() != QStringLiteral("refusal"));
    }

    // The trick before can be looked at: every seat's card, and who took it.
    void thePreviousTrickIsKept()
    {
        GameSession s(m_registry);
        s.setSpeed(0);
        QVERIFY(!s.begin(table(4, {0})));
        QTRY_VERIFY(legalKey(s) != 0);
        QVERIFY(s.lastTrick().isEmpty());
        while (s.lastTrick().isEmpty()) {
            const auto hash = s.match()->hash();
            s.tap(legalKey(s));
            QTRY_VERIFY(s.match()->hash() != hash);
            QTRY_VERIFY(legalKey(s) != 0);
        }
        const QVariantList trick = s.lastTrick();
        QCOMPARE(trick.size(), 4);
        int won = 0;
        for (const QVariant &card : trick) {
            won += card.toMap().value(QStringLiteral("won")).toBool();
            QVERIFY(!card.toMap().value(QStringLiteral("face")).toString().isEmpty());
        }
        QCOMPARE(won, 1);
        QVERIFY(!s.lastTrickText().isEmpty());
        s.undo();
        QTRY_VERIFY(s.canRedo());
        s.redo();
        QTRY_VERIFY(!s.canRedo());
        QCOMPARE(s.lastTrick(), trick);
    }

    void theHandLiesAsWished()
    {
        GameSession s(m_registry);
        s.setSpeed(0);
        const auto record = parseRecord("khiar 1\ngame agurk\nplayers 2\nseat 0 human\nseat 1 bot:sharp\ndealer 1\ndeal 1\n"
                                        "hand 0 KD 2S 9H 4D\nhand 1 9C KH 8C 4S\nmoves\n");
        QVERIFY(record && !s.begin(*record));
        const auto hand = [&] {
            QMap<int, QString> faces;
            for (int i = 0; i < s.cards()->rowCount(); ++i)
                if (at(s.cards(), i, CardsModel::ZoneName) == QStringLiteral("hand") && at(s.cards(), i, CardsModel::Owner) == 0)
                    faces[at(s.cards(), i, CardsModel::Place).toInt()] = at(s.cards(), i, CardsModel::Face).toString();
            return QStringList(faces.values()).join(u' ');
        };
        QCOMPARE(hand(), QStringLiteral("2S 4D 9H KD"));
        s.setHandOrder(QStringLiteral("suit"));
        QCOMPARE(hand(), QStringLiteral("2S 9H 4D KD"));
        s.setHandOrder(QStringLiteral("rank"));
        QCOMPARE(hand(), QStringLiteral("2S 4D 9H KD"));
    }
};

QTEST_MAIN(TestHotSeat)
#include "tst_hot_seat.moc"
