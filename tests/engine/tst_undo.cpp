// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: undo and redo. Undo goes to the asking seat's previous own action across bots and deals, redo back to
// exactly where it came from, and the record is the same but for the line `assisted undo`.
#include <QtTest>

#include "engine/core/record.h"
#include "engine/core/rng.h"
#include "engine/session/referee.h"
#include "engine/session/registry.h"
#include "tests/fixtures/everything.h"

using namespace khiar;

namespace {

Record fresh(const std::string &game, int players, std::uint64_t seed)
{
    Record r;
    r.setup.game = game;
    r.setup.players = players;
    r.setup.seed = seed;
    return r;
}

/// Plays up to `count` legal actions drawn by the seed.
void playOn(Referee &referee, int count, std::uint64_t seed)
{
    Rng rng(seed);
    for (int i = 0; i < count && !referee.match().over(); ++i) {
        const Seat seat = referee.match().toAct().front();
        const auto actions = referee.match().legal(seat).actions;
        if (actions.empty())
            return;
        QVERIFY(!referee.submit(seat, actions[rng.below(std::uint32_t(actions.size()))]));
    }
}

std::string withoutAssistance(Record r)
{
    r.assistedUndo = r.assistedHint = false;
    return writeRecord(r);
}

} // namespace

class TestUndo : public QObject {
    Q_OBJECT
private:
    Registry m_registry = standardRegistry();

    /// Undo and redo `times` for `seat`, each position seen on the way back seen again on the way forward.
    static void thereAndBack(Referee &referee, Seat seat, int times)
    {
        const Record before = referee.record();
        const auto end = referee.match().hash();
        std::vector<std::uint64_t> seen{end};
        int done = 0;
        for (; done < times && referee.canUndo(seat); ++done) {
            const std::size_t from = referee.played();
            QVERIFY(referee.undo(seat));
            QVERIFY(referee.played() < from);
            const auto act = referee.match().toAct();
            QVERIFY(std::find(act.begin(), act.end(), seat) != act.end());
            seen.push_back(referee.match().hash());
        }
        QVERIFY(done > 0);
        for (int i = done; i-- > 0;) {
            QVERIFY(referee.redo());
            QCOMPARE(referee.match().hash(), seen[std::size_t(i)]);
        }
        QVERIFY(!referee.canRedo() && !referee.redo());
        QCOMPARE(referee.match().hash(), end);
        const Record after = referee.record();
        QVERIFY(after.assistedUndo);
        QCOMPARE(withoutAssistance(after), withoutAssistance(before));
    }

private slots:
    void undoAndRedoGiveTheSameRecord()
    {
        for (int players : {2, 4, 7}) {
            Referee referee(m_registry);
            QVERIFY(!referee.start(fresh("agurk", players, 11)));
            playOn(referee, 150, 3);
            thereAndBack(referee, 0, 1);
            thereAndBack(referee, Seat(players - 1), 12);
            thereAndBack(referee, 0, 1000);
        }
    }

    /// The fixture has shuffles in mid-deal, several who act at once, and every zone.
    void everyKindOfGameGoesBackAndForth()
    {
        const Registry everything({&fixtures::everything()});
        for (int n = 1; n < 60; n += 7) {
            Referee referee(everything);
            QVERIFY(!referee.start(fresh(everything.families().front()->presets().front().id, 4, 5)));
            playOn(referee, n, std::uint64_t(n));
            if (referee.canUndo(0))
                thereAndBack(referee, 0, 1000);
        }
    }

    void anOpenedRecordGoesBackAsWell()
    {
        Referee played(m_registry), opened(m_registry);
        QVERIFY(!played.start(fresh("agurk-keep", 3, 8)));
        playOn(played, 60, 4);
        QVERIFY(!opened.start(played.record()));
        thereAndBack(opened, 1, 5);
        QVERIFY(opened.undo(2) && played.undo(2));
        QCOMPARE(opened.match().hash(), played.match().hash());
    }

    /// The same move once more keeps what can be redone; another one ends it.
    void somethingElseEndsRedo()
    {
        Referee referee(m_registry);
        QVERIFY(!referee.start(fresh("agurk", 2, 2)));
        playOn(referee, 30, 9);
        const std::string end = withoutAssistance(referee.record());
        const auto lines = referee.record().lines;
        QVERIFY(referee.undo(0) && referee.undo(0));
        const RecordLine &next = lines[referee.played()];
        QVERIFY(!referee.submit(next.seat, *parseAction(next.text).action));
        QVERIFY(referee.canRedo());
        while (referee.redo()) { }
        QCOMPARE(withoutAssistance(referee.record()), end);
        QVERIFY(referee.undo(0) && referee.undo(0) && referee.undo(0));
        const RecordLine &was = lines[referee.played()];
        for (const Action &a : referee.match().legal(was.seat).actions) {
            if (actionText(a) == was.text)
                continue;
            QVERIFY(!referee.submit(was.seat, a));
            QVERIFY(!referee.canRedo());
            return;
        }
        QVERIFY(!referee.submit(was.seat, *parseAction(was.text).action)); // only one action: it cannot be another
    }

    void aDealBeginsAnew()
    {
        Referee referee(m_registry);
        QVERIFY(!referee.start(fresh("agurk", 4, 21)));
        QVERIFY(!referee.canRestartDeal());
        playOn(referee, 28 + 9, 1); // nine actions into the second deal
        const auto deal = [&] { return referee.match().now()->table(kPublic).fact(FactKind::deal); };
        QCOMPARE(deal(), 2);
        const auto hash = referee.match().hash();
        QVERIFY(referee.canRestartDeal() && referee.restartDeal());
        QCOMPARE(referee.played(), std::size_t(28));
        QCOMPARE(deal(), 2);
        QVERIFY(!referee.canRestartDeal());
        QVERIFY(referee.record().assistedUndo);
        QVERIFY(referee.redo());
        QCOMPARE(referee.match().hash(), hash);
    }

    // What a record states of a pile holds for the cards that were paid when it was written. Taken back and paid otherwise,
    // the match goes on by its seed, and what is saved then reloads to it.
    void anotherPileThanTheRecordStates()
    {
        for (const char *stated : {"redeal 0 2C\nredeal 1 TS\nredeal 2 4C\nredeal 3 2S\n", "shuffle 2C TS 4C 2S\n"}) {
            const auto record = parseRecord(std::string(
                "khiar 1\ngame apples\nplayers 4\nseed 7\ndealer 3\ndeal 1\n"
                "hand 0 AS KS QS JS TS 9H 8H 7H AD 2D 9C 8C 7C\nhand 1 9S 8S 7S AH KH QH JH TH 9D 8D 6C 5C 4C\n"
                "hand 2 6S 5S 2S 6H 5H 4H KD QD JD TD 7D AC KC\nhand 3 4S 3S 3H 2H 6D 5D 4D 3D QC JC TC 3C 2C\n")
                + stated + "moves\n0 bid 1 S\n1 pass\n2 pass\n3 pass\n0 pile TS\n1 pile 4C\n2 pile 2S\n3 pile 2C\n");
            QVERIFY(record);
            Referee first(m_registry), second(m_registry);
            QVERIFY(!first.start(*record) && !first.warning());
            QVERIFY(first.undo(2));
            QVERIFY(!first.submit(2, *parseAction("pile 6S").action));
            QVERIFY(!first.submit(3, *parseAction("pile 2C").action));
            QVERIFY(!first.match().fault());
            const auto saved = parseRecord(writeRecord(first.record()));
            QVERIFY(saved);
            QVERIFY(!second.start(*saved) && !second.warning());
            QCOMPARE(second.played(), first.played());
            for (Seat p = 0; p < 4; ++p) {
                QCOMPARE(first.match().answer("hand", p)->cards.size(), std::size_t(13));
                QVERIFY(second.match().answer("hand", p)->cards == first.match().answer("hand", p)->cards);
            }
        }
    }

    void whoHasNotPlayedHasNothingToUndo()
    {
        Referee referee(m_registry);
        QVERIFY(!referee.start(fresh("agurk", 4, 1)));
        const Seat first = referee.match().toAct().front();
        QVERIFY(!referee.undo(first) && !referee.redo());
        QVERIFY(!referee.record().assistedUndo);
        playOn(referee, 1, 1);
        QVERIFY(!referee.undo(Seat((first + 1) % 4)));
        QVERIFY(referee.undo(first));
        QCOMPARE(referee.played(), std::size_t(0));
    }
};

QTEST_GUILESS_MAIN(TestUndo)
#include "tst_undo.moc"
