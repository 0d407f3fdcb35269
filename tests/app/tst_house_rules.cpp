// SPDX-License-Identifier: GPL-3.0-or-later
// Protects house rules that a person keeps: they come back as they were under any name, damaged and foreign files are listed
// with the reason and left alone, two windows do not overwrite each other, a shared file opens again, matches bear the name,
// and nothing that was changed is lost without a word.
#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/session/khiar.h"
#include "app/shell/language.h"
#include "app/storage/files.h"
#include "engine/session/registry.h"

using namespace khiar;

class TestHouseRules : public QObject {
    Q_OBJECT
    std::optional<QTemporaryDir> m_dir;
    std::unique_ptr<Settings> m_settings;

    QString data() const { return m_dir->filePath(QStringLiteral("data")); }
    QString folder() const { return data() + QStringLiteral("/house"); }
    QStringList files() const { return QDir(folder()).entryList({QStringLiteral("*.khiar")}, QDir::Files, QDir::Name); }
    std::unique_ptr<Khiar> start() { return std::make_unique<Khiar>(data(), m_settings.get()); }
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
    static Record rules(const char *title, std::vector<OptionSetting> options = {{"jokers", "3", 0}})
    {
        Record r;
        r.title = title;
        r.setup.game = "agurk";
        r.setup.players = 4;
        r.setup.options = std::move(options);
        return tidyHouseRules(standardRegistry(), r);
    }
    static bool set(Khiar &k, const char *key, const char *value)
    {
        OptionsModel &o = *k.house()->options();
        return o.setValue(o.rowOf(key), QString::fromUtf8(value));
    }
    static QString news(Khiar &k, const char *key = "text") { return k.news().toMap().value(QString::fromLatin1(key)).toString(); }
    static QVariant role(Khiar &k, int row, HouseRulesModel::Role role) { return k.houseRules()->index(row).data(role); }
    /// Agurk with jokers, kept under this name.
    static void keep(Khiar &k, const char *name)
    {
        k.newHouse(QStringLiteral("agurk"));
        QVERIFY(set(k, "jokers", "3"));
        k.house()->setName(QString::fromUtf8(name));
        QVERIFY(k.keepHouse());
        k.leaveHouse();
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

    // ---- the folder ---------------------------------------------------------------------------

    void namesAreFreeAndFilesAreSafe_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("file");
        QTest::newRow("plain") << QStringLiteral("Grandma's Agurk") << QStringLiteral("Grandma-s-Agurk");
        QTest::newRow("Persian") << QStringLiteral("آگورکِ جمعه ۲") << QStringLiteral("آگورک-جمعه-۲");
        QTest::newRow("path") << QStringLiteral("../../etc/passwd") << QStringLiteral("etc-passwd");
        QTest::newRow("nothing left") << QStringLiteral("/// ***") << QStringLiteral("agurk");
        QTest::newRow("long") << QString(500, u'x') << QString(80, u'x');
    }
    void namesAreFreeAndFilesAreSafe()
    {
        QFETCH(QString, name);
        QFETCH(QString, file);
        const auto k = start();
        keep(*k, name.toUtf8());
        QCOMPARE(files(), QStringList{file + QStringLiteral(".khiar")});
        QCOMPARE(k->houseRules()->count(), 1);
        QCOMPARE(role(*k, 0, HouseRulesModel::Name).toString(), name.left(80));
        keep(*k, name.toUtf8()); // nothing is overwritten
        QCOMPARE(files().size(), 2);
    }

    void roundTrip()
    {
        HouseRules store(data());
        const Record mine = rules("Mine", {{"score-by", "cards", 0}, {"tie-bonus", "off", 0}, {"lives", "1", 0}});
        const auto id = store.add(mine);
        QVERIFY(id);
        const QByteArray text = contents(store.pathOf(*id));
        QCOMPARE(text, QByteArray("khiar 1\ngame agurk\nrules 1\noption score-by cards\noption tie-bonus off\noption lives 1\nplayers 4\ntitle Mine\nmoves\n"));
        const HouseRule back = store.read(standardRegistry(), *id);
        QVERIFY(back.record && !back.problem && !back.players.empty());
        QCOMPARE(writeHouseRules(*back.record), text.toStdString());
        QVERIFY(isHouseRules(*back.record));
        // written again: the copy before it stays, once
        QVERIFY(!store.replace(*id, rules("Mine", {{"jokers", "2", 0}})));
        QVERIFY(store.older(*id));
        QCOMPARE(writeHouseRules(*store.older(*id)), text.toStdString());
        QVERIFY(!store.remove(*id));
        QVERIFY(files().isEmpty() && store.canRestore());
        QVERIFY(!store.restore());
        QCOMPARE(files(), QStringList{*id});
        QVERIFY(store.remove(QStringLiteral("nothing.khiar")));
    }

    void matchesAreNoHouseRules()
    {
        const auto is = [](const char *text) { return isHouseRules(*parseRecord(text)); };
        QVERIFY(is("khiar 1\ngame agurk\noption jokers 3\nplayers 3\nmoves\n"));
        QVERIFY(is("khiar 1\ngame agurk\nplayers 3\ntitle Mine\nmoves\n"));
        QVERIFY(!is("khiar 1\ngame agurk\nplayers 3\nmoves\n")); // just a table
        QVERIFY(!is("khiar 1\ngame agurk\noption jokers 3\nplayers 3\nseed 4\nmoves\n"));
        QVERIFY(!is("khiar 1\ngame agurk\noption jokers 3\nplayers 2\nseat 0 human\nmoves\n"));
        QVERIFY(!is("khiar 1\ngame agurk\noption jokers 3\nplayers 2\ndealer 1\nmoves\n"));
        QVERIFY(!is("khiar 1\ngame agurk\noption jokers 3\nplayers 2\nscore 3 4\nmoves\n"));
        QVERIFY(!is("khiar 1\ngame agurk\noption jokers 3\nplayers 2\ndeal 1\nhand 0 2S\nhand 1 3S\nmoves\n"));
        QVERIFY(!is("khiar 1\ngame agurk\noption jokers 3\nplayers 2\nmoves\n= turn 1\n"));
    }

    // ---- the list -----------------------------------------------------------------------------

    void damagedAndForeignFilesAreListed()
    {
        const QByteArray rubbish = "khiar 1\ngame agurk\noption\n", unknown = "khiar 1\ngame agurk\nrules 1\noption jokers 3\noption wings on\nplayers 4\ntitle Wings\nmoves\n";
        const QString damaged = put(QStringLiteral("data/house/rubbish.khiar"), rubbish), foreign = put(QStringLiteral("data/house/wings.khiar"), unknown);
        put(QStringLiteral("data/house/bridge.khiar"), "khiar 1\ngame bridge\nplayers 4\ntitle Bridge\nmoves\n");
        put(QStringLiteral("data/house/clash.khiar"), "khiar 1\ngame agurk\noption score-by cards\nplayers 4\ntitle Clash\nmoves\n");
        put(QStringLiteral("data/house/readme.txt"), "not ours");
        put(QStringLiteral("data/house/good.khiar"), "khiar 1\ngame agurk\noption jokers 3\nplayers 4\ntitle Good\nmoves\n");
        const auto k = start();
        QAbstractItemModelTester tester(k->houseRules());
        QCOMPARE(k->houseRules()->count(), 5);
        for (const char *language : {"en", "fa"}) {
            changeLanguage(QString::fromLatin1(language));
            for (int row = 0; row < 5; ++row) {
                const bool good = role(*k, row, HouseRulesModel::HouseId) == QLatin1String("good.khiar");
                QCOMPARE(role(*k, row, HouseRulesModel::Problem).toString().isEmpty(), good);
                QCOMPARE(role(*k, row, HouseRulesModel::SeatsMax).toInt() > 0, good);
                QVERIFY(!role(*k, row, HouseRulesModel::Spoken).toString().isEmpty());
            }
        }
        changeLanguage(QStringLiteral("en"));
        k->openNewHouse(QStringLiteral("rubbish.khiar")); // says why, and leaves it alone
        QVERIFY(k->notice().toMap().value(QStringLiteral("detail")).toString().contains(QLatin1String("Line 3")));
        QCOMPARE(k->page(), QStringLiteral("home"));
        k->dismissNotice();
        k->openNewHouse(QStringLiteral("wings.khiar")); // opens with what can be played, and says what can't
        QCOMPARE(k->page(), QStringLiteral("house"));
        QVERIFY2(news(*k).contains(QLatin1String("wings on")), qPrintable(news(*k)));
        QVERIFY(k->house()->dirty());
        QCOMPARE(k->house()->options()->changedCount(), 1);
        QCOMPARE(contents(damaged), rubbish);
        QCOMPARE(contents(foreign), unknown);
        QVERIFY(k->keepHouse()); // the person's own word: the file is written, the copy before it kept
        QVERIFY(contents(foreign).contains("option jokers 3") && !contents(foreign).contains("wings on"));
        QVERIFY(k->houseRules()->store().older(QStringLiteral("wings.khiar")));
        k->houseRules()->remove(QStringLiteral("rubbish.khiar"));
        QVERIFY(!QFile::exists(damaged));
        QVERIFY(!news(*k, "button").isEmpty());
        k->answerNews();
        QCOMPARE(contents(damaged), rubbish);
    }

    void copyBeforeADamagedFile()
    {
        const auto k = start();
        keep(*k, "Mine");
        k->editHouse(QStringLiteral("Mine.khiar"));
        QVERIFY(set(*k, "limit", "30"));
        QVERIFY(k->keepHouse());
        k->leaveHouse();
        put(QStringLiteral("data/house/Mine.khiar"), "khi");
        k->editHouse(QStringLiteral("Mine.khiar"));
        QCOMPARE(k->page(), QStringLiteral("house"));
        QCOMPARE(k->house()->options()->changedCount(), 1); // jokers, not yet the limit
        QVERIFY(k->keepHouse());
        QCOMPARE(contents(m_dir->filePath(QStringLiteral("data/house/Mine.khiar"))), QByteArray("khi")); // beside it
        QCOMPARE(files().size(), 2);
    }

    void lineSaysWhatDiffers()
    {
        const auto k = start();
        keep(*k, "Mine");
        QCOMPARE(role(*k, 0, HouseRulesModel::GameId).toString(), QStringLiteral("agurk"));
        QCOMPARE(role(*k, 0, HouseRulesModel::SeatsMin).toInt(), 2);
        QCOMPARE(role(*k, 0, HouseRulesModel::SeatsMax).toInt(), 7);
        QVERIFY2(role(*k, 0, HouseRulesModel::Line).toString().contains(QLatin1String("Jokers: 3")), qPrintable(role(*k, 0, HouseRulesModel::Line).toString()));
        changeLanguage(QStringLiteral("fa"));
        QVERIFY(role(*k, 0, HouseRulesModel::Line).toString().contains(QStringLiteral("۳")));
        QCOMPARE(role(*k, 0, HouseRulesModel::Name).toString(), QStringLiteral("Mine")); // a name is nobody's to translate
    }

    // ---- two windows --------------------------------------------------------------------------

    void twoWindows()
    {
        const auto first = start(), second = start();
        keep(*first, "Mine");
        second->setPage(QStringLiteral("settings"));
        second->setPage(QStringLiteral("home"));
        QCOMPARE(second->houseRules()->count(), 1);
        first->editHouse(QStringLiteral("Mine.khiar"));
        second->editHouse(QStringLiteral("Mine.khiar"));
        QVERIFY(set(*first, "limit", "30") && set(*second, "limit", "50"));
        QVERIFY(first->keepHouse() && second->keepHouse());
        QCOMPARE(files().size(), 2); // neither takes the other's
        QVERIFY(news(*second).contains(QLatin1String("beside")));
        QVERIFY(contents(folder() + QStringLiteral("/Mine.khiar")).contains("limit 30"));
        QVERIFY(contents(folder() + QStringLiteral("/Mine-2.khiar")).contains("limit 50"));
        // deleted in the other window while it is open here: keeping brings it back
        second->houseRules()->refresh();
        second->houseRules()->remove(QStringLiteral("Mine.khiar"));
        QVERIFY(set(*first, "limit", "40"));
        QVERIFY(first->keepHouse());
        QVERIFY(contents(folder() + QStringLiteral("/Mine.khiar")).contains("limit 40"));
        // and a deletion that is undone then comes back beside it
        second->houseRules()->restore();
        QCOMPARE(files().size(), 3);
    }

    // ---- the way through the program ----------------------------------------------------------

    void keptPlayedAndContinued()
    {
        auto k = start();
        keep(*k, "Friday's Agurk");
        QCOMPARE(k->page(), QStringLiteral("home"));
        k->openNewHouse(role(*k, 0, HouseRulesModel::HouseId).toString());
        QCOMPARE(k->page(), QStringLiteral("new"));
        NewGame &n = *k->newGame();
        QVERIFY(n.house() && n.problem().isEmpty());
        QCOMPARE(n.title(), QStringLiteral("Friday's Agurk"));
        QVERIFY(n.houseLines().contains(QStringLiteral("Jokers: 3")));
        QCOMPARE(n.switches()->rowCount(), 0);
        k->dismissNews();
        n.start();
        QCOMPARE(k->page(), QStringLiteral("table"));
        k->session()->playByBots(5);
        QCOMPARE(k->session()->title(), QStringLiteral("Friday's Agurk"));
        QVERIFY(news(*k).isEmpty()); // they are kept: nothing to say
        const Record played = k->session()->record();
        QCOMPARE(played.title, std::string("Friday's Agurk"));
        QCOMPARE(played.setup.options.size(), 1u);
        QCOMPARE(played.setup.options.front().key, std::string("jokers"));
        k->leaveTable();
        QVERIFY(k->continueTitle().contains(QLatin1String("Friday's Agurk")));
        k->continueGame();
        QCOMPARE(k->session()->title(), QStringLiteral("Friday's Agurk"));
        const auto seed = k->session()->record().setup.seed;
        QTRY_VERIFY((k->session()->again(), QTest::qWait(5), k->session()->record().setup.seed != seed)); // not while a bot moves
        QCOMPARE(k->session()->title(), QStringLiteral("Friday's Agurk"));
        QCOMPARE(k->session()->record().setup.options.size(), 1u);
        // the game itself is as it was
        k->leaveTable();
        k->openNew(QStringLiteral("agurk"));
        QVERIFY(!k->newGame()->house() && k->newGame()->switches()->rowCount() > 0);
        QVERIFY(k->newGame()->record().setup.options.empty() && k->newGame()->record().title.empty());
    }

    void seatsAreLimitedByTheRules()
    {
        const auto k = start();
        k->newHouse(QStringLiteral("agurk"));
        OptionsModel &o = *k->house()->options();
        QVERIFY(o.take(o.rowOf("score-by"), QStringLiteral("cards")));
        QVERIFY(o.setValue(o.rowOf("limit"), QString::number(o.index(o.rowOf("limit")).data(OptionsModel::Highest).toInt())));
        k->playHouse();
        QCOMPARE(k->page(), QStringLiteral("new"));
        QCOMPARE(k->newGame()->playersMax(), k->house()->playersMax());
        QVERIFY(k->newGame()->playersMax() < 7);
        k->newGame()->setPlayers(7);
        QCOMPARE(k->newGame()->players(), k->newGame()->playersMax());
        QVERIFY(k->newGame()->problem().isEmpty());
    }

    // Rules that are played before they are kept: the table says so, and one button keeps them.
    void playedBeforeKept()
    {
        const auto k = start();
        k->newHouse(QStringLiteral("agurk"));
        QVERIFY(set(*k, "jokers", "2"));
        k->house()->setName(QStringLiteral("Quick"));
        k->playHouse();
        k->back(); // back to the page, nothing lost
        QCOMPARE(k->page(), QStringLiteral("house"));
        QCOMPARE(k->house()->name(), QStringLiteral("Quick"));
        k->playHouse();
        k->newGame()->start();
        QCOMPARE(k->page(), QStringLiteral("table"));
        QVERIFY(news(*k).contains(QLatin1String("Quick")));
        k->answerNews();
        QCOMPARE(files(), QStringList{QStringLiteral("Quick.khiar")});
        QVERIFY(!k->house()->dirty());
    }

    void fromTheDialogBeforeAMatch()
    {
        const auto k = start();
        k->openNew(QStringLiteral("agurk"));
        k->newGame()->toggle(0, true); // jokers
        k->newGame()->setPlayers(5);
        k->houseFromNew();
        QCOMPARE(k->page(), QStringLiteral("house"));
        QCOMPARE(k->house()->players(), 5);
        QCOMPARE(k->house()->options()->changedCount(), 1);
        k->back();
        QCOMPARE(k->page(), QStringLiteral("new"));
    }

    void nothingIsLostWithoutAWord()
    {
        auto k = start();
        k->newHouse(QStringLiteral("agurk"));
        QVERIFY(set(*k, "jokers", "2"));
        k->house()->setName(QStringLiteral("First"));
        k->newHouse(QStringLiteral("ogorek"));
        QVERIFY(news(*k).contains(QLatin1String("First")));
        QCOMPARE(k->house()->gameId(), QStringLiteral("ogorek"));
        k->answerNews();
        QCOMPARE(k->house()->name(), QStringLiteral("First"));
        QCOMPARE(k->house()->options()->changedCount(), 1);
        k->leaveHouse();
        QVERIFY(!k->house()->active() && k->page() != QLatin1String("house"));
        QVERIFY(news(*k).contains(QLatin1String("First")));
        k->answerNews();
        QCOMPARE(k->page(), QStringLiteral("house"));
        k.reset(); // the program ends
        k = start();
        QVERIFY(news(*k).contains(QLatin1String("First")));
        QCOMPARE(k->page(), QStringLiteral("home"));
        k->answerNews();
        QCOMPARE(k->page(), QStringLiteral("house"));
        QVERIFY(k->house()->dirty() && k->house()->options()->changedCount() == 1);
        QVERIFY(k->keepHouse());
        k.reset();
        k = start();
        QVERIFY(news(*k).isEmpty()); // it is kept: nothing to say
        QCOMPARE(k->houseRules()->count(), 1);
    }

    void sharedAndOpened()
    {
        const QString file = m_dir->filePath(QStringLiteral("shared.khiar"));
        {
            const auto k = start();
            k->newHouse(QStringLiteral("agurk"));
            QVERIFY(set(*k, "jokers", "3") && set(*k, "limit", "30"));
            k->house()->setName(QStringLiteral("بازی ما"));
            QVERIFY(k->keepHouse());
            QVERIFY(k->shareHouse(QUrl::fromLocalFile(file)));
            QVERIFY(news(*k).contains(QLatin1String("shared.khiar")));
            QVERIFY(!k->shareHouse(QUrl(QStringLiteral("http://example.org/x.khiar"))));
            QVERIFY(!k->shareHouse(QUrl::fromLocalFile(m_dir->filePath(QStringLiteral("no/such/x.khiar")))));
            k->leaveHouse();
            QVERIFY(k->openRecord(QUrl::fromLocalFile(file))); // it is kept here: that opens
            QVERIFY(!k->house()->dirty() && !k->house()->houseId().isEmpty());
        }
        QVERIFY(contents(file).startsWith("khiar 1\ngame agurk\n"));
        QDir(data()).removeRecursively(); // another person
        const auto k = start();
        QVERIFY(k->openRecord(QUrl::fromLocalFile(file)));
        QCOMPARE(k->page(), QStringLiteral("house"));
        QCOMPARE(k->house()->name(), QStringLiteral("بازی ما"));
        QCOMPARE(k->house()->options()->changedCount(), 2);
        QVERIFY(k->house()->houseId().isEmpty() && k->house()->dirty());
        QVERIFY(!news(*k).isEmpty());
        QVERIFY(k->keepHouse());
        QCOMPARE(files(), QStringList{QStringLiteral("بازی-ما.khiar")});
        QVERIFY(set(*k, "limit", "31")); // what is opened over unkept changes leaves the way back to them
        const QString other = put(QStringLiteral("other.khiar"), "khiar 1\ngame agurk\noption jokers 1\nplayers 4\ntitle Other\nmoves\n");
        QVERIFY(k->openRecord(QUrl::fromLocalFile(other)));
        QCOMPARE(k->house()->name(), QStringLiteral("Other"));
        k->answerNews();
        QCOMPARE(k->house()->name(), QStringLiteral("بازی ما"));
        QCOMPARE(k->house()->houseId(), QStringLiteral("بازی-ما.khiar"));
        k->answerNews(); // and from there back again
        QCOMPARE(k->house()->name(), QStringLiteral("Other"));
        const QString bad = put(QStringLiteral("bad.khiar"), "khiar 1\ngame agurk\noption score-by cards\nplayers 4\ntitle x\nmoves\n");
        QVERIFY(!k->openRecord(QUrl::fromLocalFile(bad))); // options that make no game are refused as in any record
        QVERIFY(!k->notice().isNull());
    }

    void deletedAndBack()
    {
        const auto k = start();
        keep(*k, "Mine");
        k->editHouse(QStringLiteral("Mine.khiar"));
        k->deleteHouse();
        QCOMPARE(k->page(), QStringLiteral("home"));
        QVERIFY(files().isEmpty() && k->houseRules()->count() == 0);
        k->answerNews();
        QCOMPARE(files(), QStringList{QStringLiteral("Mine.khiar")});
        QCOMPARE(k->houseRules()->count(), 1);
    }

    void whereNothingCanBeWritten()
    {
        const auto k = start();
        put(QStringLiteral("data/house"), "a file where the folder should be");
        k->newHouse(QStringLiteral("agurk"));
        QVERIFY(set(*k, "jokers", "3"));
        QVERIFY(!k->keepHouse());
        QVERIFY(!k->notice().isNull());
        QVERIFY(k->house()->dirty() && k->page() == QLatin1String("house")); // nothing is lost
    }
};

QTEST_MAIN(TestHouseRules)
#include "tst_house_rules.moc"
