// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the way of an input to the table and back: a whole match by taps, refusals that change nothing, restoring
// to the same position, models that keep their promises, and the words of both languages in the middle of it.
#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <memory>

#include "app/session/game_session.h"
#include "app/shell/language.h"
#include "engine/session/registry.h"
#include "engine/session/replay.h"

using namespace khiar;

namespace {

Record startRecord(int players, std::uint64_t seed, std::vector<OptionSetting> options = {})
{
    Record r;
    r.setup.game = "agurk";
    r.setup.players = players;
    r.setup.seed = seed;
    r.setup.options = std::move(options);
    return r;
}

QVariant at(QAbstractItemModel *m, int row, int role) { return m->data(m->index(row, 0), role); }

/// Keys of the viewer's cards, legal ones first.
QList<int> handKeys(GameSession &s, bool legal)
{
    QList<int> keys;
    for (int i = 0; i < s.cards()->rowCount(); ++i)
        if (at(s.cards(), i, CardsModel::ZoneName) == QStringLiteral("hand") && at(s.cards(), i, CardsModel::Owner) == s.viewerSeat()
            && at(s.cards(), i, CardsModel::Legal).toBool() == legal)
            keys.append(at(s.cards(), i, CardsModel::Key).toInt());
    return keys;
}

bool personsTurn(const GameSession &s)
{
    const auto act = s.match()->toAct();
    return !act.empty() && act.front() == s.viewerSeat();
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { startLanguage(); }
    void init() { changeLanguage(QStringLiteral("en")); }

    // The match runs by itself until it is the person's turn, and a tap is all that it takes.
    void wholeMatchByTaps()
    {
        const Registry registry = standardRegistry();
        GameSession s(registry);
        QAbstractItemModelTester cards(s.cards(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester seats(s.seats(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester offers(s.offers(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester score(s.score(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester log(s.log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        s.setSpeed(0);
        QSignalSpy saves(&s, &GameSession::saveWanted);
        QSignalSpy over(&s, &GameSession::matchOver);
        QVERIFY(!s.begin(startRecord(3, 11)));
        QCOMPARE(s.cards()->rowCount(), 52);
        for (int turn = 0; turn < 3000 && !s.match()->over(); ++turn) {
            QTRY_VERIFY(personsTurn(s) || s.match()->over());
            if (s.match()->over())
                break;
            const QList<int> keys = handKeys(s, true);
            QVERIFY(!keys.isEmpty());
            s.tap(keys.at(turn % keys.size()));
            if (turn % 7 == 0)
                changeLanguage(turn % 2 ? QStringLiteral("fa") : QStringLiteral("en"));
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(s.over());
        QVERIFY(over.count() >= 1);
        QVERIFY(s.score()->rowCount() > 0);
        QCOMPARE(s.promptKind(), QStringLiteral("over"));
        // every action was saved, and the newest save is the whole match
        QCOMPARE(saves.count(), int(s.record().lines.size()) + 1);
        const auto record = parseRecord(saves.last().first().toString().toStdString());
        QVERIFY(bool(record));
        const Replay played = replay(registry, *record);
        QVERIFY(played.match && !played.failed && !played.invalid);
        QCOMPARE(played.match->hash(), s.match()->hash());
    }

    // A refused card says why in the reader's language and changes nothing; the next input takes the sentence away.
    void refusalExplainsAndChangesNothing()
    {
        const Registry registry = standardRegistry();
        GameSession s(registry);
        s.setSpeed(0);
        const auto record = parseRecord("khiar 1\ngame agurk\nplayers 2\nseat 0 human\nseat 1 bot:sharp Mina\ndealer 0\ndeal 1\n"
                                        "hand 0 JD 9H 7D 5S\nhand 1 9C KH 8C 4S\nmoves\n1 play 9C\n");
        QVERIFY(bool(record));
        QVERIFY(!s.begin(*record));
        QVERIFY(personsTurn(s));
        const auto hash = s.match()->hash();
        QSignalSpy refused(&s, &GameSession::refused);
        const QList<int> illegal = handKeys(s, false);
        QCOMPARE(illegal.size(), 1);
        QVERIFY(!s.reasonOf(illegal.first()).isEmpty());
        s.tap(illegal.first());
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(refused.first().at(2).toString(), QStringLiteral("too-low"));
        QCOMPARE(s.promptKind(), QStringLiteral("refusal"));
        QVERIFY(s.prompt().contains(QStringLiteral("doesn't reach")));
        changeLanguage(QStringLiteral("fa"));
        QVERIFY2(s.prompt().contains(QString::fromUtf8("نمی‌رسد")), qPrintable(s.prompt()));
        QCOMPARE(s.match()->hash(), hash);
        s.tap(handKeys(s, true).last());
        QTRY_VERIFY(s.match()->hash() != hash);
        QVERIFY(s.promptKind() != QStringLiteral("refusal"));
    }

    // Out of turn nothing is played, and the sentence names whose turn it is. A click belongs to its turn: of two made in
    // one turn the second does nothing.
    void secondClickOfATurnIsDropped()
    {
        const Registry registry = standardRegistry();
        GameSession s(registry);
        s.setSpeed(0);
        QVERIFY(!s.begin(startRecord(4, 5)));
        QTRY_VERIFY(personsTurn(s));
        const QList<int> keys = handKeys(s, true);
        const std::size_t before = s.record().lines.size();
        s.tap(keys.first());
        s.tap(keys.last());
        s.tap(keys.last());
        QTRY_VERIFY(s.record().lines.size() > before);
        std::size_t mine = 0;
        const auto record = s.record();
        for (std::size_t i = before; i < record.lines.size(); ++i)
            mine += record.lines[i].seat == s.viewerSeat();
        QCOMPARE(mine, std::size_t(1));
    }

    // What waits to be shown never makes a person wait: a tap shows it at once and plays.
    void inputDoesNotWaitForTheShow()
    {
        const Registry registry = standardRegistry();
        GameSession s(registry);
        s.setSpeed(0.05);
        QVERIFY(!s.begin(startRecord(2, 8)));
        QTRY_VERIFY(personsTurn(s));
        QVERIFY(s.presenting());
        s.skip();
        QTRY_VERIFY(!s.presenting());
        QVERIFY(!handKeys(s, true).isEmpty());
    }

    // Restoring shows the position of the record at once, with names, log and scores.
    void restoreGivesTheSamePosition()
    {
        const Registry registry = standardRegistry();
        GameSession first(registry);
        first.setSpeed(0);
        QVERIFY(!first.begin(startRecord(5, 77)));
        first.playByBots(90);
        const Record record = first.record();
        GameSession second(registry);
        QVERIFY(!second.begin(record));
        QVERIFY(!second.presenting());
        QCOMPARE(second.match()->hash(), first.match()->hash());
        QCOMPARE(second.log()->rowCount(), first.log()->rowCount());
        QCOMPARE(second.score()->rowCount(), first.score()->rowCount());
        QCOMPARE(second.detail(), first.detail());
    }

    // Several cards of an exchange are chosen one by one and confirmed.
    void exchangeOfSeveralCards()
    {
        const Registry registry = standardRegistry();
        GameSession s(registry);
        s.setSpeed(0);
        Record r = startRecord(2, 3, {{"exchange", "forehand-exact", 0}});
        r.setup.dealer = 1; // the person is forehand
        QVERIFY(!s.begin(r));
        QTRY_VERIFY(personsTurn(s));
        QCOMPARE(s.offers()->rowCount(), 1); // keep
        const QList<int> keys = handKeys(s, true);
        QCOMPARE(keys.size(), 7);
        s.tap(keys.at(0));
        s.tap(keys.at(1));
        QTRY_COMPARE(s.choosing(), 2);
        QVERIFY(s.canConfirm());
        s.tap(keys.at(1));
        QTRY_COMPARE(s.choosing(), 1);
        s.confirm();
        QTRY_COMPARE(s.choosing(), 0);
        QVERIFY(s.record().lines.front().text.starts_with("exchange "));
    }
};

QTEST_MAIN(TestSession)
#include "tst_session.moc"
