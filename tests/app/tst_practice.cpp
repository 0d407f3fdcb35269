// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the reader's model (rows, contents, links, way back, change of language) and the player of its blocks: a position is
// played on, a task is missed by an illegal and by a legal card, shown, solved; the running match is never touched.
#include <QtTest>

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

#include "app/session/khiar.h"
#include "app/shell/language.h"
#include "engine/session/registry.h"

using namespace khiar;

namespace {

/// The play and task blocks of the fixture, by number.
enum { kPlay, kTask, kExchange };

} // namespace

class TestPractice : public QObject {
    Q_OBJECT
    Registry m_registry = standardRegistry();

    static QVariant at(GuideModel &m, int row, GuideModel::Role role) { return m.data(m.index(row), role); }
    static int rowOfKind(GuideModel &m, const QString &kind)
    {
        for (int i = 0; i < m.rowCount(); ++i)
            if (at(m, i, GuideModel::Kind) == kind)
                return i;
        return -1;
    }
    static int keyOf(GameSession &s, const QString &face)
    {
        for (int i = 0; i < s.cards()->rowCount(); ++i)
            if (const QModelIndex at = s.cards()->index(i); s.cards()->data(at, CardsModel::Face) == face && s.cards()->data(at, CardsModel::ZoneName) == QStringLiteral("hand"))
                return s.cards()->data(at, CardsModel::Key).toInt();
        return 0;
    }

private slots:
    void initTestCase()
    {
        guide::useGuides(QStringLiteral(KHIAR_SOURCE_DIR "/tests/fixtures/guides"));
        startLanguage();
    }
    void init() { changeLanguage(QStringLiteral("en")); }

    void rowsAndContents()
    {
        GuideModel m(m_registry);
        QAbstractItemModelTester tester(&m, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(!m.open(QStringLiteral("nothing")));
        QVERIFY(m.open(QStringLiteral("agurk")));
        QCOMPARE(m.title(), QStringLiteral("Agurk"));
        QCOMPARE(m.problem(), QString());
        QCOMPARE(m.contents().size(), 4);
        QCOMPARE(at(m, 0, GuideModel::Kind), QStringLiteral("heading"));
        QCOMPARE(at(m, m.rowCount() - 1, GuideModel::Kind), QStringLiteral("end"));
        QCOMPARE(at(m, 1, GuideModel::Links).toList().size(), 3);
        QVERIFY(at(m, 1, GuideModel::Spoken).toString().contains(QStringLiteral("queen of hearts")));
        QVERIFY(at(m, 1, GuideModel::Spoken).toString().contains(QStringLiteral("9 of clubs and 10 of diamonds")));
        const int item = rowOfKind(m, QStringLiteral("item"));
        QCOMPARE(at(m, item + 2, GuideModel::Level), 1);
        QCOMPARE(at(m, item + 3, GuideModel::Marker), QStringLiteral("1."));
        const int play = rowOfKind(m, QStringLiteral("play"));
        QCOMPARE(at(m, play, GuideModel::BlockNumber), 0);
        auto *position = at(m, play, GuideModel::Position).value<GuidePosition *>();
        QVERIFY(position && position->playable());
        QCOMPARE(position->viewerSeat(), 0);
        QCOMPARE(position->promptKind(), QStringLiteral("mine"));
        QSet<int> keys;
        for (int i = 0; i < position->cards()->rowCount(); ++i)
            keys.insert(position->cards()->data(position->cards()->index(i), CardsModel::Key).toInt());
        QCOMPARE(keys.size(), position->cards()->rowCount());
        QCOMPARE(m.nextStop(play, 1), rowOfKind(m, QStringLiteral("task")));
        QVERIFY(m.nextStop(0, -1) < 0);
    }

    void linksAndTheWayBack()
    {
        GuideModel m(m_registry);
        QSignalSpy left(&m, &GuideModel::left);
        QVERIFY(m.open(QStringLiteral("agurk"), QStringLiteral("too-low")));
        QCOMPARE(m.anchorRow(), m.rowOf(QStringLiteral("too-low")));
        QCOMPARE(m.section(), 0);
        QVERIFY(!m.canBack());
        left.clear();
        QVERIFY(m.follow(QStringLiteral("#end")));
        QCOMPARE(left.count(), 0); // still the same document
        QVERIFY(m.follow(QStringLiteral("family/cucumber#family")));
        QCOMPARE(left.count(), 1);
        QCOMPARE(m.document(), QStringLiteral("family/cucumber"));
        QCOMPARE(m.gameId(), QStringLiteral("agurk"));
        QCOMPARE(m.nextTitle(), QStringLiteral("How the games differ"));
        QCOMPARE(m.previousTitle(), QStringLiteral("Agurk"));
        m.next();
        QCOMPARE(m.document(), QStringLiteral("compare/cucumber"));
        m.back();
        m.back();
        QCOMPARE(m.document(), QStringLiteral("agurk"));
        QCOMPARE(m.anchorRow(), m.rowOf(QStringLiteral("end")));
        m.forward();
        QCOMPARE(m.document(), QStringLiteral("family/cucumber"));
        QVERIFY(m.follow(QStringLiteral("agurk-keep#end")));
        QCOMPARE(m.gameId(), QStringLiteral("agurk-keep"));
        QVERIFY(!m.canForward());
        QVERIFY(!m.follow(QStringLiteral("nowhere#x")));
        QVERIFY(!m.follow(QStringLiteral("https://example.org")));
        QCOMPARE(m.document(), QStringLiteral("agurk-keep"));
        // a reason stands on whatever page explains it
        QVERIFY(m.open(QStringLiteral("agurk"), QStringLiteral("not-your-turn")));
        QCOMPARE(m.document(), QStringLiteral("common"));
    }

    // The same place in the other language, though that has a paragraph more at the beginning.
    void languageKeepsThePlace()
    {
        GuideModel m(m_registry);
        QVERIFY(m.open(QStringLiteral("agurk")));
        const int task = rowOfKind(m, QStringLiteral("task"));
        m.setPlace(task);
        QCOMPARE(m.section(), 1);
        QSignalSpy left(&m, &GuideModel::left);
        changeLanguage(QStringLiteral("fa"));
        QCOMPARE(m.title(), QString::fromUtf8("آگورک"));
        QCOMPARE(m.anchorRow(), rowOfKind(m, QStringLiteral("task")));
        QCOMPARE(m.anchorRow(), task + 1);
        QCOMPARE(left.count(), 0);
        QVERIFY(at(m, 1, GuideModel::Spoken).toString().contains(QString::fromUtf8("بی‌بی دل")));
        QCOMPARE(at(m, rowOfKind(m, QStringLiteral("item")) + 3, GuideModel::Marker), QString::fromUtf8("۱."));
        changeLanguage(QStringLiteral("en"));
        QCOMPARE(m.anchorRow(), task);
    }

    void aPositionIsPlayedOn()
    {
        GuideModel m(m_registry);
        Practice p(m_registry, m);
        p.setSpeed(0);
        m.open(QStringLiteral("agurk"));
        QVERIFY(!p.session());
        p.start(kPlay);
        QCOMPARE(p.block(), int(kPlay));
        QVERIFY(p.session() && p.session()->active());
        QVERIFY(!p.task() && !p.begun());
        p.session()->tap(keyOf(*p.session(), QStringLiteral("6S")));
        QTRY_COMPARE(p.verdict(), QStringLiteral("refused"));
        QCOMPARE(p.session()->promptKind(), QStringLiteral("refusal"));
        QCOMPARE(p.reasons().size(), 1);
        QCOMPARE(p.reasons().first().toMap()[QStringLiteral("text")].toString(), QStringLiteral("Following"));
        p.session()->tap(keyOf(*p.session(), QStringLiteral("QD")));
        QTRY_VERIFY(p.session()->record().lines.size() >= 4); // and the others answer
        QVERIFY(p.begun());
        QTRY_VERIFY(p.reasons().isEmpty());
        p.startOver();
        QVERIFY(!p.begun());
        QCOMPARE(p.session()->record().lines.size(), std::size_t(1));
        p.leave();
        QCOMPARE(p.block(), -1);
        QVERIFY(!p.session()->active());
    }

    // The way to a position is shown at the pace of the table, and ends at the position.
    void thePositionCanBeWatched()
    {
        GuideModel m(m_registry);
        Practice p(m_registry, m);
        p.setSpeed(4);
        m.open(QStringLiteral("agurk"));
        p.watch(kPlay);
        QCOMPARE(p.block(), int(kPlay));
        QVERIFY(p.session()->presenting());
        QVERIFY(!p.begun());
        QTRY_VERIFY(!p.session()->presenting());
        QCOMPARE(p.session()->promptKind(), QStringLiteral("mine"));
        QCOMPARE(p.session()->record().lines.size(), std::size_t(1));
    }

    // A card of a picture that is touched is played at once.
    void touchingAPicturePlays()
    {
        GuideModel m(m_registry);
        Practice p(m_registry, m);
        p.setSpeed(0);
        m.open(QStringLiteral("agurk"));
        p.touch(kPlay, QStringLiteral("QD"));
        QTRY_COMPARE(p.block(), int(kPlay));
        QTRY_VERIFY(p.session()->record().lines.size() >= 4);
        // a button as well, in a block after; only one is live
        p.press(kExchange, 0, 0, {});
        QTRY_COMPARE(p.block(), int(kExchange));
        QTRY_VERIFY(!p.session()->record().lines.empty());
        QCOMPARE(QString::fromStdString(p.session()->record().lines.front().text), QStringLiteral("keep"));
    }

    void aTaskIsMissedShownAndSolved()
    {
        GuideModel m(m_registry);
        Practice p(m_registry, m);
        p.setSpeed(0);
        m.open(QStringLiteral("agurk"));
        p.start(kTask);
        QVERIFY(p.task());
        GameSession &s = *p.session();
        const auto before = s.match()->hash();
        s.tap(keyOf(s, QStringLiteral("9H"))); // not allowed
        QTRY_COMPARE(p.verdict(), QStringLiteral("refused"));
        QVERIFY(!p.canShow());
        s.tap(keyOf(s, QStringLiteral("KS"))); // allowed, not sought
        QTRY_COMPARE(p.verdict(), QStringLiteral("wrong"));
        QVERIFY2(p.message().contains(QString::fromUtf8("K♠")), qPrintable(p.message()));
        QVERIFY(p.reasons().isEmpty()); // not told before it is found
        QCOMPARE(s.match()->hash(), before);
        QVERIFY(p.canShow());
        p.show();
        QCOMPARE(p.shownFaces(), QStringList{QStringLiteral("TH")});
        QVERIFY(p.message().contains(QString::fromUtf8("10♥")));
        QCOMPARE(p.reasons().size(), 2);
        changeLanguage(QStringLiteral("fa"));
        QCOMPARE(p.block(), int(kTask));
        QCOMPARE(p.verdict(), QStringLiteral("shown"));
        QVERIFY2(p.message().contains(QString::fromUtf8("۱۰\u00a0دل")), qPrintable(p.message()));
        QCOMPARE(s.match()->hash(), before);
        s.tap(keyOf(s, QStringLiteral("TH")));
        QTRY_COMPARE(p.verdict(), QStringLiteral("right"));
        QTRY_VERIFY(s.match()->hash() != before);
        QVERIFY2(p.message().contains(QString::fromUtf8("۱۰\u00a0دل")), qPrintable(p.message()));
        QCOMPARE(p.reasons().size(), 2);
        // the game goes on, and what was said stays
        QTRY_VERIFY(!s.match()->toAct().empty() && s.match()->toAct().front() == 0);
        QCOMPARE(p.verdict(), QStringLiteral("right"));
    }

    // Every task of the program's own guides can be solved where it stands, by cards and buttons, one or several at a time.
    void everyTaskIsSolvedAtItsTable_data()
    {
        QTest::addColumn<QString>("document");
        const QDir folder(QStringLiteral(KHIAR_SOURCE_DIR "/translations/guides/en"));
        for (const QString &file : folder.entryList({QStringLiteral("*.md")}, QDir::Files))
            QTest::newRow(qPrintable(file)) << file.chopped(3);
    }
    void everyTaskIsSolvedAtItsTable()
    {
        QFETCH(QString, document);
        guide::useGuides(QStringLiteral(":/guides"));
        const auto back = qScopeGuard([] { guide::useGuides(QStringLiteral(KHIAR_SOURCE_DIR "/tests/fixtures/guides")); });
        GuideModel m(m_registry);
        Practice p(m_registry, m);
        p.setSpeed(0);
        QVERIFY(m.open(document));
        for (int row = 0; row < m.rowCount(); ++row) {
            if (at(m, row, GuideModel::Kind) != QStringLiteral("task"))
                continue;
            const int number = at(m, row, GuideModel::BlockNumber).toInt();
            p.start(number);
            QVERIFY(p.task());
            GameSession &s = *p.session();
            p.show();
            const QStringList faces = p.shownFaces();
            for (const QString &face : faces) {
                const int key = keyOf(s, face);
                QVERIFY2(key, qPrintable(face));
                s.tap(key);
                QCoreApplication::processEvents();
            }
            if (faces.isEmpty()) {
                const Action sought = *m.block(number)->as<guide::Task>()->accepted.front().action.action;
                static const QStringList suits = {QStringLiteral("S"), QStringLiteral("H"), QStringLiteral("D"), QStringLiteral("C"), QStringLiteral("none")};
                int button = 0;
                while (s.offers()->at(button) && s.offers()->at(button)->verb != sought.verb)
                    ++button;
                QVERIFY(s.offers()->at(button));
                const auto suit = std::find_if(suits.begin(), suits.end(), [&](const QString &t) { return parseSuit(t.toStdString()).value_or(Suit::none) == sought.suit; });
                QVERIFY(suit != suits.end());
                s.press(button, sought.number, *suit); // a row of numbers or of suits is asked for one of them
            } else if (!s.confirmLabel().isEmpty()) {
                s.confirm();
            }
            QTRY_COMPARE(p.verdict(), QStringLiteral("right"));
            QVERIFY2(!p.message().isEmpty() && !p.reasons().isEmpty(), qPrintable(QString::number(row)));
        }
    }

    void anotherDocumentEndsThePractice()
    {
        GuideModel m(m_registry);
        Practice p(m_registry, m);
        m.open(QStringLiteral("agurk"));
        p.start(kPlay);
        m.follow(QStringLiteral("#end"));
        QCOMPARE(p.block(), int(kPlay));
        m.follow(QStringLiteral("common"));
        QCOMPARE(p.block(), -1);
    }

    // The guide as a page or beside the match, and from a block to the table.
    void toTheTable()
    {
        QTemporaryDir home;
        qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
        Khiar k(home.path(), nullptr);
        k.session()->setSpeed(0);
        k.practice()->setSpeed(0);
        QCOMPARE(k.catalogue()->data(k.catalogue()->index(0), CatalogueModel::Learnable).toBool(), true);
        k.setGuideBeside(true);
        QVERIFY(!k.guideBeside()); // nothing is open
        k.openGuide(QStringLiteral("agurk"));
        QCOMPARE(k.page(), QStringLiteral("guide"));
        k.practice()->start(kPlay);
        QVERIFY(!k.playAtTable(99, true));
        QVERIFY(k.playAtTable(kPlay, false));
        QCOMPARE(k.page(), QStringLiteral("table"));
        QCOMPARE(k.practice()->block(), -1);
        QCOMPARE(k.session()->viewerSeat(), 0);
        QVERIFY(k.session()->record().title.empty());
        QVERIFY(k.session()->record().seats.front().name.empty());
        QTRY_VERIFY(k.session()->record().lines.size() == 1);
        const auto hash = k.session()->match()->hash();
        // beside the match: it is another game, which the match does not notice
        k.openGuide(QStringLiteral("agurk"), QStringLiteral("equal"));
        QCOMPARE(k.page(), QStringLiteral("table"));
        QVERIFY(k.guideBeside());
        k.practice()->touch(kTask, QStringLiteral("TH"));
        QTRY_COMPARE(k.practice()->verdict(), QStringLiteral("right"));
        QCOMPARE(k.session()->match()->hash(), hash);
        QVERIFY(!k.playAtTable(kTask, false)); // a game is running: ask first
        QVERIFY(k.guideBeside());
        QVERIFY(k.playAtTable(kTask, true));
        QVERIFY(!k.guideBeside());
        QVERIFY(k.session()->match()->hash() != hash);
        k.openGuide(QStringLiteral("agurk"));
        k.leaveTable();
        QVERIFY(!k.guideBeside());
    }
};

QTEST_MAIN(TestPractice)
#include "tst_practice.moc"
