// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the way through the program: from the shelf to the table and back, a match that goes on after the program has
// ended, records that open or say why not, and what is said when nothing can be kept.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/session/khiar.h"
#include "app/shell/language.h"

using namespace khiar;

class TestKhiar : public QObject {
    Q_OBJECT
    std::optional<QTemporaryDir> m_dir;
    std::unique_ptr<Settings> m_settings;

    QString folder() const { return m_dir->filePath(QStringLiteral("data")); }
    std::unique_ptr<Khiar> start() { return std::make_unique<Khiar>(folder(), m_settings.get()); }
    static QVariantMap notice(const Khiar &k) { return k.notice().toMap(); }
    QString file(const char *name, const QByteArray &text)
    {
        QFile f(m_dir->filePath(QString::fromUtf8(name)));
        if (f.open(QIODevice::WriteOnly))
            f.write(text);
        return f.fileName();
    }
    /// A match of the first game at the table, some moves old.
    static void play(Khiar &k, int moves)
    {
        k.openNew(k.catalogue()->index(0).data(CatalogueModel::GameId).toString());
        k.newGame()->setSeedText(QStringLiteral("7"));
        k.newGame()->start();
        k.session()->setSpeed(0);
        k.session()->playByBots(moves);
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

    void firstStart()
    {
        const auto k = start();
        QCOMPARE(k->page(), QStringLiteral("home"));
        QVERIFY(!k->canContinue());
        QVERIFY(k->continueTitle().isEmpty() && k->continueLine().isEmpty() && k->continueFaces().isEmpty());
        QVERIFY(k->notice().isNull() || notice(*k).isEmpty());
        k->setPage(QStringLiteral("table")); // there is no match
        QCOMPARE(k->page(), QStringLiteral("home"));
        k->setPage(QStringLiteral("nowhere"));
        k->openNew(QStringLiteral("nothing"));
        QCOMPARE(k->page(), QStringLiteral("home"));
        k->continueGame();
        k->dismissNotice();
        QCOMPARE(k->page(), QStringLiteral("home"));
    }

    void throughTheProgramAndBack()
    {
        const auto k = start();
        QSignalSpy pages(k.get(), &Khiar::pageChanged);
        play(*k, 5);
        QCOMPARE(k->page(), QStringLiteral("table"));
        QVERIFY(k->session()->active());
        k->setPage(QStringLiteral("settings"));
        k->back();
        QCOMPARE(k->page(), QStringLiteral("table"));
        const auto moves = k->session()->record().lines.size();
        k->leaveTable();
        QCOMPARE(k->page(), QStringLiteral("home"));
        QVERIFY(!k->session()->active() && k->canContinue());
        k->continueGame();
        QCOMPARE(k->page(), QStringLiteral("table"));
        QVERIFY(k->session()->record().lines.size() >= moves);
        QVERIFY(!k->canContinue());
        QVERIFY(pages.size() >= 6);
    }

    // The next start offers to continue exactly where it ended, in the language of the reader.
    void continuesAfterTheEnd()
    {
        std::string text;
        {
            const auto k = start();
            play(*k, 9);
            text = writeRecord(k->session()->record());
        }
        const auto k = start();
        QVERIFY(k->canContinue());
        QVERIFY(k->notice().isNull() || notice(*k).isEmpty());
        QVERIFY2(k->continueTitle().contains(QLatin1String("Agurk")), qPrintable(k->continueTitle()));
        QVERIFY2(k->continueLine().contains(QLatin1String("Mina")), qPrintable(k->continueLine()));
        QCOMPARE(k->continueFaces().size(), 5); // 7 cards less two tricks; the ninth move is in the third
        QSignalSpy renewed(k.get(), &Khiar::continueChanged);
        changeLanguage(QStringLiteral("fa"));
        QCOMPARE(renewed.size(), 1);
        QVERIFY2(k->continueLine().contains(QStringLiteral("مینا")), qPrintable(k->continueLine()));
        QVERIFY2(!k->continueLine().contains(QRegularExpression(QStringLiteral("[0-9A-Za-z]"))), qPrintable(k->continueLine()));
        QCOMPARE(m_settings->language(), QStringLiteral("fa"));
        k->continueGame();
        QCOMPARE(k->page(), QStringLiteral("table"));
        QVERIFY(QString::fromStdString(writeRecord(k->session()->record())).startsWith(QString::fromStdString(text)));
    }

    void damagedSaveFallsBack()
    {
        {
            const auto k = start();
            play(*k, 4);
            for (int i = 0; i < 2; ++i) {
                k->session()->playByBots(1);
                QTest::qWait(60); // each save on its own
            }
        }
        const AutosaveFiles files(folder().toStdString());
        const QByteArray rubbish = "khiar 1\ngame nonsense\nplayers 3\nmoves\n";
        QFile f(QString::fromStdString(files.newest().string()));
        QVERIFY(f.open(QIODevice::WriteOnly));
        f.write(rubbish);
        f.close();
        {
            const auto k = start();
            QVERIFY(k->canContinue());
            const QVariantMap n = notice(*k);
            QVERIFY2(n.value(QStringLiteral("text")).toString().contains(QLatin1String("autosave.khiar")), qPrintable(n.value(QStringLiteral("text")).toString()));
            QVERIFY2(n.value(QStringLiteral("detail")).toString().contains(QLatin1String("Line 2")), qPrintable(n.value(QStringLiteral("detail")).toString()));
            QVERIFY(!n.value(QStringLiteral("title")).toString().isEmpty() && !n.value(QStringLiteral("button")).toString().isEmpty());
            k->dismissNotice();
            QVERIFY(notice(*k).isEmpty());
            k->continueGame();
            QVERIFY(k->session()->active());
        }
        QFile kept(folder() + QStringLiteral("/autosave.damaged-1.khiar"));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), rubbish);
    }

    void bothDamaged()
    {
        QVERIFY(QDir().mkpath(folder()));
        file("data/autosave.khiar", "no record");
        file("data/autosave.1.khiar", "");
        const auto k = start();
        QVERIFY(!k->canContinue());
        QVERIFY(!notice(*k).isEmpty());
        play(*k, 1);
        QVERIFY(k->session()->active());
    }

    void recordsOpenOrSayWhyNot()
    {
        const auto k = start();
        const QString good = file("good.khiar", "khiar 1\ngame agurk\nplayers 3\nseed 4\nmoves\n");
        const QString bad = file("bad.khiar", "khiar 1\ngame agurk\nplayers 3\nwhatever\nmoves\n");
        QVERIFY(!k->openRecord(QUrl::fromLocalFile(bad)));
        QCOMPARE(k->page(), QStringLiteral("home"));
        QVariantMap n = notice(*k);
        QVERIFY(n.value(QStringLiteral("text")).toString().contains(QLatin1String("bad.khiar")));
        QVERIFY2(n.value(QStringLiteral("detail")).toString().contains(QLatin1String("Line 4")), qPrintable(n.value(QStringLiteral("detail")).toString()));
        changeLanguage(QStringLiteral("fa"));
        n = notice(*k);
        QVERIFY2(n.value(QStringLiteral("detail")).toString().contains(QStringLiteral("۴")), qPrintable(n.value(QStringLiteral("detail")).toString()));
        k->dismissNotice();
        QVERIFY(!k->openRecord(QUrl::fromLocalFile(m_dir->filePath(QStringLiteral("missing.khiar")))));
        QVERIFY(!notice(*k).isEmpty());
        k->dismissNotice();
        QVERIFY(k->openRecord(QUrl::fromLocalFile(good)));
        QCOMPARE(k->page(), QStringLiteral("table"));
        QVERIFY(notice(*k).isEmpty());
        // a problem at the table leaves the match alone
        QVERIFY(!k->openRecord(QUrl::fromLocalFile(bad)));
        QVERIFY(k->session()->active());
        QCOMPARE(k->page(), QStringLiteral("table"));
    }

    void openedUpToALine()
    {
        const auto k = start();
        const QString odd = file("odd.khiar", "khiar 1\ngame agurk\nplayers 3\nseed 4\ndealer 0\nmoves\n2 play 2S\n");
        QVERIFY(k->openRecord(QUrl::fromLocalFile(odd)));
        QVERIFY2(notice(*k).value(QStringLiteral("detail")).toString().contains(QLatin1String("Line 7")), qPrintable(notice(*k).value(QStringLiteral("detail")).toString()));
    }

    void nothingCanBeKept()
    {
        const QString inTheWay = file("file", "");
        qputenv("XDG_CONFIG_HOME", inTheWay.toLocal8Bit());
        Settings settings;
        QVERIFY(!settings.writable());
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("settings can't be kept")));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("saving does not work")));
        Khiar k(inTheWay + QStringLiteral("/data"), &settings);
        QVERIFY(!notice(k).isEmpty());
        k.dismissNotice();
        play(k, 3);
        QVERIFY(k.session()->active());
        QTRY_VERIFY(!notice(k).isEmpty()); // said once
        k.dismissNotice();
        k.session()->playByBots(3);
        QTest::qWait(100);
        QVERIFY(notice(k).isEmpty());
    }

    void settingsReachTheProgram()
    {
        const auto k = start();
        m_settings->setLanguage(QStringLiteral("fa"));
        QCOMPARE(currentLanguage(), QStringLiteral("fa"));
    }
};

QTEST_MAIN(TestKhiar)
#include "tst_khiar.moc"
