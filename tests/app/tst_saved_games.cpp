// SPDX-License-Identifier: GPL-3.0-or-later
// Protects games that were put aside: every one is there again as it was, whatever its title; damaged files are listed with
// what is wrong and stay; a match that another one takes the place of is kept and said so; files are written whole or not at
// all; and two windows at once keep a match each.
#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <sys/stat.h>

#include "app/models/file_words.h"
#include "app/session/khiar.h"
#include "app/shell/dates.h"
#include "app/shell/language.h"
#include "app/storage/files.h"
#include "engine/session/referee.h"
#include "engine/session/registry.h"

using namespace khiar;

class TestSavedGames : public QObject {
    Q_OBJECT
    std::optional<QTemporaryDir> m_dir;
    std::unique_ptr<Settings> m_settings;

    QString folder() const { return m_dir->filePath(QStringLiteral("data")); }
    QStringList files() const { return QDir(folder() + QStringLiteral("/saved")).entryList({QStringLiteral("*.khiar")}, QDir::Files, QDir::Name); }
    std::unique_ptr<Khiar> start() { return std::make_unique<Khiar>(folder(), m_settings.get()); }
    QString put(const QString &name, const QByteArray &text)
    {
        const QString path = m_dir->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile f(path);
        if (f.open(QIODevice::WriteOnly))
            f.write(text);
        return path;
    }
    static QByteArray contents(const QString &path)
    {
        QFile f(path);
        return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
    }
    /// A match of the first game at the table, some moves old.
    static void play(Khiar &k, int moves, const char *seed = "7")
    {
        k.openNew(k.catalogue()->index(0).data(CatalogueModel::GameId).toString());
        k.newGame()->setSeedText(QString::fromLatin1(seed));
        k.newGame()->start();
        k.session()->setSpeed(0);
        k.session()->playByBots(moves);
    }
    static std::string now(Khiar &k) { return writeRecord(k.session()->record()); }
    static QVariant role(Khiar &k, int row, SavedGamesModel::Role role) { return k.saved()->index(row).data(role); }
    static QString text(const QVariant &said, const char *key = "text") { return said.toMap().value(QString::fromLatin1(key)).toString(); }
    static Record recordOf(quint64 seed, int moves)
    {
        static const Registry registry = standardRegistry();
        Record start;
        const PresetSpec &first = registry.families().front()->presets().front();
        start.setup.game = first.id;
        start.setup.players = first.seatsMin;
        start.setup.seed = seed;
        Referee referee(registry);
        (void)referee.start(start);
        for (int i = 0; i < moves; ++i) {
            const Seat seat = referee.match().toAct().front();
            const auto action = referee.match().bot(seat, referee.family().ruleBot(), 1)->run({});
            (void)referee.submit(seat, *action);
        }
        return referee.record();
    }

private slots:
    void init()
    {
        m_dir.emplace();
        qputenv("XDG_CONFIG_HOME", m_dir->path().toLocal8Bit());
        startLanguage();
        changeLanguage(QStringLiteral("en"));
        m_settings = std::make_unique<Settings>();
        m_settings->setSpeed(0);
    }

    void everySentenceIsInBothLanguages()
    {
        const Words fa(QStringLiteral("fa")), en(QStringLiteral("en"));
        for (const Phrase &p : filePhrases()) {
            QVERIFY2(fa.sentence(p) != QString::fromUtf8(p.source), p.id);
            QCOMPARE(en.sentence(p), QString::fromUtf8(p.source));
        }
    }

    // ---- the folder ---------------------------------------------------------------------------

    void titlesMakeSafeNames_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        const QString stamp = QStringLiteral("-\\d{4}-\\d\\d-\\d\\d-\\d{4}(-\\d+)?\\.khiar");
        QTest::newRow("plain") << QStringLiteral("Friday evening") << QStringLiteral("Friday-evening") + stamp;
        QTest::newRow("Persian") << QStringLiteral("بازیِ جمعه‌شب ۲") << QStringLiteral("بازی-جمعهشب-۲") + stamp;
        QTest::newRow("path") << QStringLiteral("../../etc/passwd") << QStringLiteral("etc-passwd") + stamp;
        QTest::newRow("hidden") << QStringLiteral(".hidden") << QStringLiteral("hidden") + stamp;
        QTest::newRow("option") << QStringLiteral("--help") << QStringLiteral("help") + stamp;
        QTest::newRow("nothing left") << QStringLiteral("/// ***") << QStringLiteral("[a-z0-9-]+") + stamp;
        QTest::newRow("empty") << QString() << QStringLiteral("[a-z0-9-]+") + stamp;
        QTest::newRow("lines") << QStringLiteral("one\ntwo\tthree") << QStringLiteral("one-two-three") + stamp;
        QTest::newRow("looks kept") << QStringLiteral("kept") << QStringLiteral("game-kept") + stamp;
        QTest::newRow("long") << QString(500, u'x') << QStringLiteral("x{80}") + stamp;
        QTest::newRow("long Persian") << QString(500, QChar(0x0634)) << QStringLiteral("ش{60}") + stamp;
    }
    void titlesMakeSafeNames()
    {
        QFETCH(QString, title);
        QFETCH(QString, name);
        SavedGames games(folder());
        const Record record = recordOf(3, 4);
        const auto first = games.save(record, title), second = games.save(record, title);
        QVERIFY(first && second);
        QVERIFY2(QRegularExpression(u'^' + name + u'$').match(*first).hasMatch(), qPrintable(*first));
        QVERIFY(*first != *second); // nothing is overwritten
        QCOMPARE(files().size(), 2);
        const auto list = games.list(standardRegistry());
        QCOMPARE(list.size(), 2u);
        QVERIFY(list[0].record && !list[0].problem);
        QCOMPARE(list[0].title, SavedGames::tidyTitle(title));
        QCOMPARE(list[0].record->lines.size(), record.lines.size());
        QVERIFY(!list[0].title.contains(u'\n') && list[0].title.size() <= 80);
    }

    void renamedGameIsTheSame()
    {
        SavedGames games(folder());
        const auto file = games.save(recordOf(5, 6), QStringLiteral("before"));
        QVERIFY(file);
        const QDateTime old = QDateTime::currentDateTime().addDays(-40);
        {
            QFile f(games.pathOf(*file));
            QVERIFY(f.open(QIODevice::ReadWrite));
            QVERIFY(f.setFileTime(old, QFileDevice::FileModificationTime));
        }
        const auto renamed = games.rename(*file, QStringLiteral("after"));
        QVERIFY(renamed && renamed->startsWith(QStringLiteral("after-")));
        const auto list = games.list(standardRegistry());
        QCOMPARE(list.size(), 1u);
        QCOMPARE(list[0].title, QStringLiteral("after"));
        QVERIFY(qAbs(list[0].when.secsTo(old)) <= 1);
        QVERIFY(games.rename(*renamed, QString()));
        QCOMPARE(games.list(standardRegistry())[0].title, QString());
        QVERIFY(!games.rename(QStringLiteral("nothing.khiar"), QStringLiteral("x")));
    }

    // A match that is kept again further on takes the place of its beginning; what a person saved stays.
    void keptOnceNotTwice()
    {
        SavedGames games(folder());
        QVERIFY(games.keep(recordOf(9, 4)));
        QVERIFY(games.keep(recordOf(9, 4)));
        QCOMPARE(files().size(), 1);
        QVERIFY(games.keep(recordOf(9, 7)));
        QCOMPARE(files().size(), 1);
        QCOMPARE(games.list(standardRegistry())[0].record->lines.size(), 7u);
        QVERIFY(games.save(recordOf(9, 5), QStringLiteral("mine")));
        QVERIFY(games.keep(recordOf(9, 8)));
        QCOMPARE(files().size(), 2);
        QVERIFY(games.keep(recordOf(10, 8))); // other cards
        QCOMPARE(files().size(), 3);
        QVERIFY(games.keep(recordOf(9, 4))); // an earlier position is not there any more: it is kept as well
        QCOMPARE(files().size(), 4);
    }

    void removedAndBack()
    {
        SavedGames games(folder());
        const auto a = games.save(recordOf(1, 2), QStringLiteral("a")), b = games.save(recordOf(2, 2), QStringLiteral("b"));
        QVERIFY(a && b);
        const QByteArray before = contents(games.pathOf(*a));
        QVERIFY(!games.remove(*a));
        QCOMPARE(files(), QStringList{*b});
        QVERIFY(games.canRestore());
        QVERIFY(!games.restore());
        QCOMPARE(contents(games.pathOf(*a)), before);
        QVERIFY(!games.remove(*a));
        QVERIFY(!games.remove(*b)); // now the first one is gone
        QVERIFY(!games.restore());
        QCOMPARE(files(), QStringList{*b});
        QVERIFY(games.remove(QStringLiteral("nothing.khiar")));
        games.forget();
        QVERIFY(!games.canRestore());
    }

    void filesAreWholeOrAsTheyWere()
    {
        const QString file = put(QStringLiteral("plain/old.khiar"), "old");
        QCOMPARE(replaceFile(file.toStdString(), "new"), std::string());
        QCOMPARE(contents(file), QByteArray("new"));
        const QString link = m_dir->filePath(QStringLiteral("link.khiar"));
        QVERIFY(QFile::link(file, link));
        QCOMPARE(replaceFile(link.toStdString(), "through"), std::string());
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(contents(file), QByteArray("through"));
        QVERIFY(!replaceFile(m_dir->filePath(QStringLiteral("no/such/folder/x")).toStdString(), "x").empty());
        QDir().mkdir(m_dir->filePath(QStringLiteral("folder")));
        QVERIFY(!replaceFile(m_dir->filePath(QStringLiteral("folder")).toStdString(), "x").empty());
        QCOMPARE(QDir(m_dir->filePath(QStringLiteral("plain"))).entryList(QDir::Files).size(), 1); // nothing is left beside
    }

    // ---- the list -----------------------------------------------------------------------------

    void damagedFilesAreListed()
    {
        const auto k = start();
        const QByteArray rubbish = "khiar 1\ngame nonsense\nplayers 3\nmoves\n", binary("\0\xff\xfe", 3);
        put(QStringLiteral("data/saved/rubbish.khiar"), rubbish);
        put(QStringLiteral("data/saved/binary.khiar"), binary);
        put(QStringLiteral("data/saved/empty.khiar"), "");
        put(QStringLiteral("data/saved/odd.khiar"), "khiar 1\ngame agurk\nplayers 3\nseed 4\ndealer 0\nmoves\n2 play 2S\n");
        put(QStringLiteral("data/saved/readme.txt"), "not ours");
        QCOMPARE(::mkfifo(m_dir->filePath(QStringLiteral("data/saved/pipe.khiar")).toLocal8Bit().constData(), 0600), 0);
        QVERIFY(QFile::link(m_dir->filePath(QStringLiteral("nowhere")), m_dir->filePath(QStringLiteral("data/saved/dangling.khiar"))));
        const QAbstractItemModelTester tester(k->saved());
        k->setPage(QStringLiteral("saved"));
        QVERIFY(k->saved()->count() >= 5);
        int damaged = 0, odd = 0;
        for (int row = 0; row < k->saved()->count(); ++row) {
            const bool isOdd = role(*k, row, SavedGamesModel::FileName) == QStringLiteral("odd.khiar");
            QVERIFY2(!role(*k, row, SavedGamesModel::Why).toString().isEmpty(), qPrintable(role(*k, row, SavedGamesModel::FileName).toString()));
            QVERIFY(!role(*k, row, SavedGamesModel::Spoken).toString().isEmpty());
            QCOMPARE(role(*k, row, SavedGamesModel::Damaged).toBool(), !isOdd);
            damaged += !isOdd;
            odd += isOdd;
            if (role(*k, row, SavedGamesModel::FileName) == QStringLiteral("rubbish.khiar")) {
                QVERIFY(role(*k, row, SavedGamesModel::Why).toString().contains(QStringLiteral("Line 2")));
                QVERIFY(!k->openSaved(row)); // and opening it says so, too
                QVERIFY(text(k->notice(), "detail").contains(QStringLiteral("Line 2")));
                k->saved()->rename(row, QStringLiteral("better"));
                QCOMPARE(contents(m_dir->filePath(QStringLiteral("data/saved/rubbish.khiar"))), rubbish);
            }
        }
        QCOMPARE(odd, 1);
        QVERIFY(damaged >= 4);
        QCOMPARE(contents(m_dir->filePath(QStringLiteral("data/saved/binary.khiar"))), binary);
        QVERIFY(!k->openSaved(-1) && !k->openSaved(99));
    }

    void savedAndOpened()
    {
        const auto k = start();
        QVERIFY(!k->saveGame(QStringLiteral("nothing there")));
        QVERIFY(!text(k->notice()).isEmpty());
        k->dismissNotice();
        play(*k, 9);
        const std::string before = now(*k);
        QVERIFY(k->saveGame(QStringLiteral("  Friday\tevening ")));
        QVERIFY(text(k->news()).contains(QStringLiteral("Friday evening")));
        QVERIFY(!text(k->news(), "button").isEmpty());
        k->answerNews();
        QCOMPARE(k->page(), QStringLiteral("saved"));
        QCOMPARE(k->saved()->count(), 1);
        QCOMPARE(role(*k, 0, SavedGamesModel::Title).toString(), QStringLiteral("Friday evening"));
        QVERIFY(!role(*k, 0, SavedGamesModel::GameName).toString().isEmpty());
        QVERIFY(!role(*k, 0, SavedGamesModel::Emblem).toString().isEmpty());
        QVERIFY(role(*k, 0, SavedGamesModel::Where).toString().contains(QStringLiteral("Deal 1")));
        QVERIFY(role(*k, 0, SavedGamesModel::Players).toString().startsWith(QStringLiteral("You, ")));
        QVERIFY(!role(*k, 0, SavedGamesModel::Over).toBool());
        k->back();
        QCOMPARE(k->page(), QStringLiteral("table"));
        k->session()->playByBots(3);
        QVERIFY(k->openSaved(0));
        QCOMPARE(k->page(), QStringLiteral("table"));
        QCOMPARE(k->session()->title(), QStringLiteral("Friday evening"));
        std::string again = now(*k);
        again.erase(again.find("title Friday evening\n"), std::string("title Friday evening\n").size());
        QVERIFY(again.rfind(before.substr(0, 40), 0) == 0);
        QCOMPARE(k->session()->record().lines.size() >= 9u, true);
    }

    // The model is the same in both languages but for words and calendar.
    void inTheReadersCalendar()
    {
        const QDateTime when(QDate(2026, 11, 30), QTime(7, 49));
        QCOMPARE(localDateTime(when), QStringLiteral("30 November 2026, 07:49"));
        QCOMPARE(localDateTime(QDateTime()), QString());
        const auto k = start();
        play(*k, 5);
        QVERIFY(k->saveGame(QString()));
        k->setPage(QStringLiteral("saved"));
        QSignalSpy changed(k->saved(), &QAbstractItemModel::dataChanged);
        const QString name = role(*k, 0, SavedGamesModel::Title).toString();
        changeLanguage(QStringLiteral("fa"));
        QVERIFY(!changed.isEmpty());
        QVERIFY(role(*k, 0, SavedGamesModel::Title).toString() != name); // nobody gave it a title: the game's name
        QString fa = localDateTime(when);
        fa.remove(QChar(0x2068)).remove(QChar(0x2069));
        QCOMPARE(fa, QStringLiteral("۹ آذر ۱۴۰۵، ساعت ۰۷:۴۹"));
        for (const auto r : {SavedGamesModel::DateText, SavedGamesModel::Where, SavedGamesModel::Players, SavedGamesModel::Spoken})
            QVERIFY2(!role(*k, 0, r).toString().contains(QRegularExpression(QStringLiteral("[0-9A-Za-z]"))), qPrintable(role(*k, 0, r).toString()));
    }

    void renamedAndRemovedInTheList()
    {
        const auto k = start();
        play(*k, 5);
        for (const char *title : {"one", "two", "three"})
            QVERIFY(k->saveGame(QString::fromLatin1(title)));
        const QAbstractItemModelTester tester(k->saved());
        k->setPage(QStringLiteral("saved"));
        const auto rowOf = [&](const QString &title) {
            for (int row = 0; row < k->saved()->count(); ++row)
                if (role(*k, row, SavedGamesModel::Title) == title)
                    return row;
            return -1;
        };
        k->saved()->rename(rowOf(QStringLiteral("two")), QStringLiteral("second"));
        QVERIFY(rowOf(QStringLiteral("second")) >= 0);
        k->saved()->remove(rowOf(QStringLiteral("one")));
        QCOMPARE(k->saved()->count(), 2);
        QVERIFY(text(k->news()).contains(QStringLiteral("one")));
        k->answerNews(); // undo
        QCOMPARE(k->saved()->count(), 3);
        QVERIFY(rowOf(QStringLiteral("one")) >= 0);
        QVERIFY(k->news().isNull() || text(k->news()).isEmpty());
        QVERIFY(k->openSaved(rowOf(QStringLiteral("second"))));
        QCOMPARE(k->session()->title(), QStringLiteral("second"));
    }

    // ---- nothing is lost ----------------------------------------------------------------------

    void newMatchKeepsTheOneBefore()
    {
        const auto k = start();
        play(*k, 8);
        const auto before = k->session()->record();
        QVERIFY(files().isEmpty());
        play(*k, 0, "8");
        QCOMPARE(files().size(), 1);
        QVERIFY(text(k->news()).contains(QStringLiteral("saved games")));
        const auto list = SavedGames(folder()).list(k->registry());
        QVERIFY(leadsTo(before, *list[0].record) && leadsTo(*list[0].record, before));
        play(*k, 0, "9"); // nothing had been played yet
        QCOMPARE(files().size(), 1);
    }

    void recordKeepsTheOneBefore()
    {
        const QString record = put(QStringLiteral("x.khiar"), "khiar 1\ngame agurk\nplayers 3\nseed 4\nmoves\n");
        const QString bad = put(QStringLiteral("y.khiar"), "khiar 1\ngame agurk\nplayers 3\nwhat\nmoves\n");
        {
            const auto k = start();
            play(*k, 8);
            QVERIFY(!k->openRecord(QUrl::fromLocalFile(bad)));
            QVERIFY(files().isEmpty()); // the match goes on
            QVERIFY(k->session()->active());
        }
        const auto k = start(); // now it waits to be continued
        QVERIFY(k->canContinue());
        QVERIFY(k->openRecord(QUrl::fromLocalFile(record)));
        QCOMPARE(files().size(), 1);
        QVERIFY(!k->canContinue());
    }

    void continuingAndGoingBackKeepNothing()
    {
        const auto k = start();
        play(*k, 8);
        k->leaveTable();
        k->continueGame();
        QVERIFY(files().isEmpty());
        QVERIFY(k->news().isNull() || text(k->news()).isEmpty());
        QVERIFY(k->saveGame(QStringLiteral("here")));
        k->session()->playByBots(2);
        k->setPage(QStringLiteral("saved"));
        QVERIFY(k->openSaved(0)); // further back: what was played since is kept
        QCOMPARE(files().size(), 2);
    }

    void keptEvenIfItCannotBe()
    {
        put(QStringLiteral("data/saved"), "in the way");
        const auto k = start();
        play(*k, 8);
        QVERIFY(k->notice().isNull() || text(k->notice()).isEmpty());
        play(*k, 0, "8");
        QVERIFY(!text(k->notice()).isEmpty()); // not silently
        QVERIFY(!text(k->notice(), "detail").isEmpty());
        QVERIFY(k->session()->active());
        k->dismissNotice();
        QVERIFY(!k->saveGame(QStringLiteral("no")));
        QVERIFY(!text(k->notice()).isEmpty());
    }

    // ---- records in files ---------------------------------------------------------------------

    void recordsGoToFilesAndBack()
    {
        const auto k = start();
        const QString file = m_dir->filePath(QStringLiteral("mine.khiar"));
        QVERIFY(!k->saveRecord(QUrl::fromLocalFile(file)));
        QVERIFY(!QFile::exists(file));
        k->dismissNotice();
        play(*k, 9);
        QVERIFY(k->saveRecord(QUrl::fromLocalFile(file)));
        QVERIFY(text(k->news()).contains(QStringLiteral("mine.khiar")));
        QCOMPARE(contents(file).toStdString(), now(*k));
        QVERIFY(k->recordFile().isLocalFile() && k->recordFile().fileName().endsWith(QStringLiteral(".khiar")));
        const std::string before = now(*k);
        QVERIFY(k->openRecord(QUrl::fromLocalFile(file)));
        QVERIFY(QString::fromStdString(now(*k)).startsWith(QString::fromStdString(before)));
        // what is there stays when it cannot be written
        const QString precious = put(QStringLiteral("locked/precious.khiar"), "precious");
        QVERIFY(!k->saveRecord(QUrl::fromLocalFile(precious + QStringLiteral("/below.khiar"))));
        QVERIFY(text(k->notice(), "detail").contains(QStringLiteral("below.khiar")));
        QCOMPARE(contents(precious), QByteArray("precious"));
        k->dismissNotice();
        QVERIFY(!k->saveRecord(QUrl(QStringLiteral("https://example.org/x.khiar"))));
        QVERIFY(!text(k->notice(), "detail").isEmpty());
    }

    // ---- two windows --------------------------------------------------------------------------

    void secondWindowKeepsItsOwn()
    {
        std::string first, second;
        {
            const auto a = start(), b = start();
            QVERIFY(a->notice().isNull() || text(a->notice()).isEmpty());
            QVERIFY2(text(b->notice(), "title").contains(QStringLiteral("open already")), qPrintable(text(b->notice(), "title")));
            play(*a, 6, "11");
            play(*b, 7, "12");
            first = now(*a);
            second = now(*b);
        }
        const auto k = start();
        QVERIFY(k->notice().isNull() || text(k->notice()).isEmpty());
        QVERIFY(k->canContinue());
        QVERIFY(text(k->news()).contains(QStringLiteral("another window")));
        k->continueGame();
        QVERIFY(QString::fromStdString(now(*k)).startsWith(QString::fromStdString(first)));
        k->setPage(QStringLiteral("saved"));
        QCOMPARE(k->saved()->count(), 1);
        QVERIFY(k->openSaved(0));
        QVERIFY(QString::fromStdString(now(*k)).startsWith(QString::fromStdString(second)));
        QVERIFY(QDir(folder()).entryList({QStringLiteral("window-*")}, QDir::Dirs).isEmpty());
    }

    // A lock whose program has died counts for nothing; a folder without permission makes no second program.
    void locksOfTheDead()
    {
        QProcess gone;
        gone.start(QStringLiteral("true"));
        const qint64 pid = gone.processId();
        QVERIFY(gone.waitForFinished());
        put(QStringLiteral("data/khiar.lock"), QByteArray::number(pid) + "\nkhiar\n" + QSysInfo::machineHostName().toUtf8() + "\n");
        QVERIFY(!DataPlace(folder()).second());
        QVERIFY(!DataPlace(put(QStringLiteral("file"), "") + QStringLiteral("/data")).second());
    }

    void damagedSaveOfAnotherWindowIsListed()
    {
        put(QStringLiteral("data/window-2/autosave.khiar"), "no record");
        const auto k = start();
        k->setPage(QStringLiteral("saved"));
        QCOMPARE(k->saved()->count(), 1);
        QVERIFY(role(*k, 0, SavedGamesModel::Damaged).toBool());
        QVERIFY(!QFile::exists(folder() + QStringLiteral("/window-2/autosave.khiar")));
    }
};

QTEST_MAIN(TestSavedGames)
#include "tst_saved_games.moc"
