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
