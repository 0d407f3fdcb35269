// SPDX-License-Identifier: GPL-3.0-or-later
// Protects bin/khiar as it is called from a terminal: its words, what it says on stderr and how it ends, pictures of every
// page in both languages that touch nothing of the person's, the keys of what it measures, and that it goes on where
// nothing can be kept.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Ran {
    int status = -1;
    QString out, err;
};

QProcessEnvironment environment(const QMap<QString, QString> &set = {}, const QStringList &unset = {})
{
    QProcessEnvironment e = QProcessEnvironment::systemEnvironment();
    for (auto it = set.begin(); it != set.end(); ++it)
        e.insert(it.key(), it.value());
    for (const QString &name : unset)
        e.remove(name);
    return e;
}

Ran run(const QStringList &words, const QProcessEnvironment &e = environment())
{
    QProcess p;
    p.setProcessEnvironment(e);
    p.start(QStringLiteral(KHIAR_BINARY_DIR "/bin/khiar"), words);
    Ran r;
    if (p.waitForFinished(60'000) && p.exitStatus() == QProcess::NormalExit)
        r.status = p.exitCode();
    r.out = QString::fromUtf8(p.readAllStandardOutput());
    r.err = QString::fromUtf8(p.readAllStandardError());
    return r;
}

} // namespace

class TestProgram : public QObject {
    Q_OBJECT
    QTemporaryDir m_dir;
    QString path(const char *name) const { return m_dir.filePath(QString::fromUtf8(name)); }

private slots:
    void words_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("unknown") << QStringList{"--frobnicate", "x"};
        QTest::newRow("short") << QStringList{"-x"};
        QTest::newRow("two files") << QStringList{"a.khiar", "b.khiar"};
        QTest::newRow("no value") << QStringList{"--screenshot"};
        QTest::newRow("no language") << QStringList{"--lang", "de"};
        QTest::newRow("page without a picture") << QStringList{"--page", "home"};
        QTest::newRow("no such page") << QStringList{"--screenshot", "x.png", "--page", "cellar"};
        QTest::newRow("no size") << QStringList{"--screenshot", "x.png", "--size", "big"};
        QTest::newRow("tiny") << QStringList{"--screenshot", "x.png", "--size", "1x1"};
        QTest::newRow("no seed") << QStringList{"--screenshot", "x.png", "--seed", "18446744073709551616"};
        QTest::newRow("moves back") << QStringList{"--screenshot", "x.png", "--moves", "-1"};
        QTest::newRow("people back") << QStringList{"--screenshot", "x.png", "--people", "-1"};
        QTest::newRow("no scale") << QStringList{"--screenshot", "x.png", "--scale", "0"};
        QTest::newRow("huge scale") << QStringList{"--screenshot", "x.png", "--scale", "9"};
        QTest::newRow("tiny font") << QStringList{"--screenshot", "x.png", "--font-scale", "0.5"};
        QTest::newRow("no font") << QStringList{"--screenshot", "x.png", "--font-scale", "big"};
        QTest::newRow("scale without a picture") << QStringList{"--scale", "2"};
        QTest::newRow("two files for a table") << QStringList{"--screenshot", "x.png", "--page", "table", "a.khiar", "b.khiar"};
        QTest::newRow("measure a file") << QStringList{"--measure", "a.khiar"};
    }
    void words()
    {
        QFETCH(QStringList, words);
        const Ran r = run(words);
        QCOMPARE(r.status, 2);
        QVERIFY(r.err.contains(QLatin1String("usage: khiar")));
        QVERIFY(r.out.isEmpty());
    }

    void helpAndVersion()
    {
        const Ran help = run({QStringLiteral("--help")});
        QCOMPARE(help.status, 0);
        QVERIFY(help.out.startsWith(QLatin1String("usage: khiar")));
        const Ran version = run({QStringLiteral("--version")});
        QCOMPARE(version.status, 0);
        QVERIFY(version.out.startsWith(QLatin1String("khiar ")));
    }

    void withoutADisplay()
    {
        const QStringList unset = {QStringLiteral("DISPLAY"), QStringLiteral("WAYLAND_DISPLAY"), QStringLiteral("QT_QPA_PLATFORM")};
        const Ran r = run({QStringLiteral("--lang"), QStringLiteral("en")}, environment({}, unset));
        QCOMPARE(r.status, 1);
        QVERIFY2(r.err.contains(QLatin1String("khiarctl play ")), qPrintable(r.err));
        const Ran fa = run({QStringLiteral("--lang"), QStringLiteral("fa")}, environment({}, unset));
        QCOMPARE(fa.status, 1);
        QVERIFY2(fa.err.contains(QStringLiteral("نمایشگری نیست")), qPrintable(fa.err));
    }

    void pictures_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("language");
        for (const char *page : {"home", "new", "table", "settings", "curtain", "score", "guide", "keys", "saved"})
            for (const char *language : {"fa", "en"})
                QTest::addRow("%s %s", page, language) << QString::fromUtf8(page) << QString::fromUtf8(language);
    }
    void pictures()
    {
        QFETCH(QString, page);
        QFETCH(QString, language);
        const QString file = path("a.png"), again = path("b.png");
        const QStringList words = {"--page", page, "--seed", "7", "--players", "4", "--moves", "9", "--lang", language, "--size", "1024x600"};
        const Ran r = run(QStringList{"--screenshot", file} + words);
        QVERIFY2(r.status == 0, qPrintable(r.err));
        QVERIFY2(!r.err.contains(QLatin1String("qrc:")), qPrintable(r.err));
        const QImage image(file);
        QCOMPARE(image.size(), QSize(1024, 600));
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 7)
            for (int x = 0; x < image.width(); x += 7)
                colours.insert(image.pixel(x, y));
        QVERIFY2(colours.size() > 8, qPrintable(QString::number(colours.size())));
        QCOMPARE(run(QStringList{"--screenshot", again} + words).status, 0);
        QCOMPARE(QImage(again), image); // the same words give the same picture
    }

    // Records named on the command line lie on the page of saved games, and what is wrong with one is to be seen.
    void savedGamesInAPicture()
    {
        QFile bad(path("odd.khiar"));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("khiar 1\ngame nothing\nmoves\n");
        bad.close();
        const QString good = QStringLiteral(KHIAR_SOURCE_DIR "/tests/games/cucumber/all-tied.khiar");
        const Ran r = run({"--screenshot", path("saved.png"), "--page", "saved", "--lang", "en", good, bad.fileName()});
        QVERIFY2(r.status == 0 && r.err.isEmpty(), qPrintable(r.err));
        const Ran empty = run({"--screenshot", path("empty.png"), "--page", "saved", "--lang", "en"});
        QCOMPARE(empty.status, 0);
        QVERIFY(QImage(path("saved.png")) != QImage(path("empty.png")));
        QVERIFY(QFile::exists(bad.fileName()));
    }

    // Alone at the table nobody hides anything.
    void noCurtainAlone()
    {
        const Ran r = run({"--screenshot", path("curtain.png"), "--page", "curtain", "--people", "1", "--lang", "en"});
        QCOMPARE(r.status, 2);
        QVERIFY2(r.err.contains(QLatin1String("curtain never falls")), qPrintable(r.err));
    }

    // The picture has `scale` times as many pixels, and shows the same.
    void scaledPicture()
    {
        const QStringList words = {"--page", "settings", "--lang", "fa", "--size", "800x600"};
        QCOMPARE(run(QStringList{"--screenshot", path("one.png")} + words).status, 0);
        QCOMPARE(run(QStringList{"--screenshot", path("two.png"), "--scale", "2"} + words).status, 0);
        QCOMPARE(QImage(path("one.png")).size(), QSize(800, 600));
        QCOMPARE(QImage(path("two.png")).size(), QSize(1600, 1200));
        QCOMPARE(run(QStringList{"--screenshot", path("big.png"), "--font-scale", "2"} + words).status, 0);
        QCOMPARE(QImage(path("big.png")).size(), QSize(800, 600));
        QVERIFY(QImage(path("big.png")) != QImage(path("one.png")));
        QCOMPARE(run({"--screenshot", path("wide.png"), "--page", "table", "--size", "2560x1440"}).status, 0);
        QCOMPARE(QImage(path("wide.png")).size(), QSize(2560, 1440));
    }

    void pictureTouchesNothing()
    {
        const auto e = environment({{"XDG_DATA_HOME", path("data")}, {"XDG_CONFIG_HOME", path("config")}});
        QCOMPARE(run({"--screenshot", path("c.png"), "--page", "table", "--moves", "3"}, e).status, 0);
        QVERIFY(!QFile::exists(path("data")) && !QFile::exists(path("config")));
    }

    void pictureThatCannotBe()
    {
        QCOMPARE(run({"--screenshot", path("no/such/folder.png")}).status, 1);
        const Ran game = run({"--screenshot", path("d.png"), "--page", "table", "--game", "tiddlywinks"});
        QCOMPARE(game.status, 2);
        QVERIFY(game.err.contains(QLatin1String("tiddlywinks")));
        QCOMPARE(run({"--screenshot", path("d.png"), "--page", "new", "--players", "40"}).status, 2);
    }

    // file:line: what was wrong, what was expected, in one line.
    void unreadableRecord()
    {
        QFile f(path("bad.khiar"));
        QVERIFY(f.open(QIODevice::WriteOnly));
        f.write("khiar 1\ngame agurk\nplayers three\nmoves\n");
        f.close();
        const Ran r = run({"--screenshot", path("e.png"), "--lang", "en", f.fileName()});
        QCOMPARE(r.status, 2);
        const QRegularExpression line(QStringLiteral("^[^\\n]*bad\\.khiar:3: [^\\n]*expected[^\\n]*$"), QRegularExpression::MultilineOption);
        QVERIFY2(r.err.contains(line), qPrintable(r.err));
        QVERIFY(f.open(QIODevice::ReadOnly));
        QVERIFY(f.readAll().endsWith("players three\nmoves\n"));
        QCOMPARE(run({"--screenshot", path("e.png"), path("nowhere.khiar")}).status, 2);
    }

    void recordAtTheTable()
    {
        const Ran r = run({"--screenshot", path("f.png"), QStringLiteral(KHIAR_SOURCE_DIR "/tests/games/cucumber/all-tied.khiar")});
        QVERIFY2(r.status == 0, qPrintable(r.err));
        QVERIFY(!QImage(path("f.png")).isNull());
    }

    // The keys are what others read by; figures depend on the machine and are not judged here.
    void measures()
    {
        const auto e = environment({{"XDG_DATA_HOME", path("data")}, {"XDG_CONFIG_HOME", path("config")}}, {QStringLiteral("DISPLAY")});
        const Ran r = run({QStringLiteral("--measure"), QStringLiteral("quick")}, e);
        QVERIFY2(r.status == 0, qPrintable(r.err));
        const QJsonObject all = QJsonDocument::fromJson(r.out.toUtf8()).object();
        const auto keys = [](const QJsonObject &o) { return o.keys().join(u' '); };
        QCOMPARE(keys(all), QStringLiteral("cpus limits load offscreen qt quick version xcb"));
        QVERIFY(all.value(QStringLiteral("xcb")).isNull());
        const QJsonObject o = all.value(QStringLiteral("offscreen")).toObject();
        QCOMPARE(keys(o), QStringLiteral("dealGapMs firstFrameMs frameGapMs idleFrames memoryMiB renderer size timerLateMs"));
        const auto part = [&](const char *name) { return o.value(QLatin1String(name)).toObject(); };
        QCOMPARE(keys(part("firstFrameMs")), QStringLiteral("cold coldRuns coldTable coldWhyNot runs warm warmTable"));
        QVERIFY(part("firstFrameMs").value(QStringLiteral("warm")).toDouble() > 0);
        QVERIFY(part("firstFrameMs").value(QStringLiteral("cold")).isNull()); // never in a quick run
        QCOMPARE(keys(part("memoryMiB")), QStringLiteral("peak resident"));
        QCOMPARE(keys(part("frameGapMs")), QStringLiteral("cards frames launch max p50 p95 p99"));
        QVERIFY(part("frameGapMs").value(QStringLiteral("frames")).toInt() > 0);
        QCOMPARE(part("frameGapMs").value(QStringLiteral("cards")).toInt(), 60);
        QCOMPARE(keys(part("dealGapMs")), QStringLiteral("frames max p50 p95 p99"));
        QCOMPARE(keys(part("timerLateMs")), QStringLiteral("max p50 p95 p99 ticks"));
        QCOMPARE(keys(part("idleFrames")), QStringLiteral("seconds shelf table"));
        QVERIFY(!QFile::exists(path("data")) && !QFile::exists(path("config")));
    }

    // Neither settings nor saves can be written: said once each, and the window is there.
    void readOnlyHome()
    {
        QFile inTheWay(path("file"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        const auto e = environment({{"XDG_DATA_HOME", inTheWay.fileName()}, {"XDG_CONFIG_HOME", inTheWay.fileName()}});
        QProcess p;
        p.setProcessEnvironment(e);
        p.start(QStringLiteral(KHIAR_BINARY_DIR "/bin/khiar"), {QStringLiteral(KHIAR_SOURCE_DIR "/tests/games/cucumber/all-tied.khiar")});
        QVERIFY(p.waitForStarted());
        QByteArray err;
        QTRY_VERIFY_WITH_TIMEOUT((err += p.readAllStandardError(), err.contains("saving does not work")), 20'000);
        QCOMPARE(err.count("settings can't be kept"), 1);
        QCOMPARE(p.state(), QProcess::Running);
        p.terminate();
        p.waitForFinished(10'000);
    }
};

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
