// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: khiarctl as scripts see it. Exit statuses, what stands on which stream, the keys of every --json object
// (tests/cli/*.json), both languages, and that a match can be played through a pipe.
#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include "app/text/persian.h"

using khiar::persianFaults;

namespace {

struct Result {
    int status = -1;
    QString out, err;
};

Result khiarctl(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(QStringLiteral(KHIAR_BINARY_DIR "/bin/khiarctl"), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
}

/// Two players, two tricks: the first lead is seat 1's.
const QByteArray kShort = "khiar 1\ngame agurk\nplayers 2\ndealer 0\ndeal 1\nhand 0 2S 9S AS\nhand 1 QH 8D 3C\nmoves\n";

/// What differs between an object and the keys that are fixed for it; arrays are compared by their first element,
/// an empty object or array of the pattern allows anything.
QString difference(const QJsonValue &pattern, const QJsonValue &value, const QString &where = "object")
{
    const bool bothNumbers = pattern.isDouble() && value.isDouble();
    if (pattern.type() != value.type() && !bothNumbers)
        return where + " has another type";
    if (pattern.isArray())
        return pattern.toArray().isEmpty() ? QString() : value.toArray().isEmpty() ? where + " is empty" : difference(pattern.toArray()[0], value.toArray()[0], where + "[0]");
    if (!pattern.isObject() || pattern.toObject().isEmpty())
        return {};
    const QJsonObject p = pattern.toObject(), v = value.toObject();
    if (p.keys() != v.keys())
        return where + " has the keys " + v.keys().join(' ') + " instead of " + p.keys().join(' ');
    for (const QString &key : p.keys())
        if (const QString d = difference(p[key], v[key], where + "." + key); !d.isEmpty())
            return d;
    return {};
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    QString file(const QString &name, const QByteArray &text)
    {
        QFile f(m_dir.filePath(name));
        if (f.open(QIODevice::WriteOnly))
            f.write(text);
        return f.fileName();
    }

private slots:
    void unknownWordsGetTheUsage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("command") << QStringList{"frobnicate"};
        QTest::newRow("option") << QStringList{"games", "--colour"};
        QTest::newRow("option of another command") << QStringList{"games", "--seed", "1"};
        QTest::newRow("value missing") << QStringList{"deal", "agurk", "--seed"};
        QTest::newRow("word missing") << QStringList{"check"};
        QTest::newRow("action missing") << QStringList{"why", "x", "0"};
        QTest::newRow("word too many") << QStringList{"options", "agurk", "again"};
        QTest::newRow("language") << QStringList{"games", "--lang", "de"};
        QTest::newRow("language missing") << QStringList{"games", "--lang"};
    }
    void unknownWordsGetTheUsage()
    {
        QFETCH(QStringList, arguments);
        const Result r = khiarctl(arguments);
        QCOMPARE(r.status, 2);
        QVERIFY(r.out.isEmpty());
        QVERIFY2(r.err.startsWith("khiarctl: ") && r.err.contains("\nUsage:\n"), qPrintable(r.err));
        if (!arguments.contains("--lang")) {
            const Result fa = khiarctl(QStringList(arguments) << "--lang=fa");
            QCOMPARE(fa.status, 2);
            QVERIFY2(fa.err.contains(u"روش کار"), qPrintable(fa.err));
        }
    }

    void helpIsNoMistake()
    {
        const Result r = khiarctl({"--help"});
        QCOMPARE(r.status, 0);
        for (const char *command : {"games", "options", "check", "show", "legal", "why", "deal", "play", "arena", "bench"})
            QVERIFY2(r.out.contains(QStringLiteral("khiarctl ") + command), command);
        QVERIFY(r.err.isEmpty());
    }

    void wrongValuesAreOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("game") << QStringList{"options", "hokm"};
        QTest::newRow("players") << QStringList{"deal", "agurk", "--players", "9"};
        QTest::newRow("players in words") << QStringList{"deal", "agurk", "--players", "four"};
        QTest::newRow("seed") << QStringList{"deal", "agurk", "--seed", "x"};
        QTest::newRow("seed too large") << QStringList{"deal", "agurk", "--seed", "18446744073709551616"};
        QTest::newRow("option") << QStringList{"deal", "agurk", "--option", "jokers"};
        QTest::newRow("option value") << QStringList{"deal", "agurk", "--option", "tie=both"};
        QTest::newRow("combination") << QStringList{"deal", "agurk", "--option", "tie=all"};
        QTest::newRow("style") << QStringList{"arena", "agurk", "--seats", "sharp,wild"};
        QTest::newRow("human in the arena") << QStringList{"arena", "agurk", "--seats", "human,sharp"};
        QTest::newRow("styles for other seats") << QStringList{"play", "agurk", "--players", "3", "--seats", "human,sharp"};
        QTest::newRow("matches") << QStringList{"arena", "agurk", "--matches", "0"};
        QTest::newRow("no file") << QStringList{"check", "/no/such/file.khiar"};
        QTest::newRow("a folder") << QStringList{"check", "/"};
        QTest::newRow("bench") << QStringList{"bench", "hokm"};
    }
    void wrongValuesAreOneLine()
    {
        QFETCH(QStringList, arguments);
        for (const char *lang : {"en", "fa"}) {
            const Result r = khiarctl(QStringList(arguments) << "--lang" << lang);
            QCOMPARE(r.status, 2);
            QVERIFY(r.out.isEmpty());
            QVERIFY2(r.err.count('\n') == 1 && r.err.endsWith('\n'), qPrintable(r.err));
        }
    }

    void gamesAndOptions()
    {
        const Result games = khiarctl({"games"});
        QCOMPARE(games.status, 0);
        QVERIFY(QRegularExpression("^agurk +cucumber +2–7 +\\S", QRegularExpression::MultilineOption).match(games.out).hasMatch());
        const Result options = khiarctl({"options", "agurk-keep", "--lang", "fa"});
        QCOMPARE(options.status, 0);
        QVERIFY(QRegularExpression("^score-by +choice +cards +points, cards$", QRegularExpression::MultilineOption).match(options.out).hasMatch());
    }

    void checkTellsTheWorst()
    {
        const QString good = file("good.khiar", kShort + "1 play QH\n= turn 0\n"), failed = file("failed.khiar", kShort + "= turn 0\n"), damaged = file("damaged.khiar", kShort + "1 plya QH\n");
        Result r = khiarctl({"check", good});
        QCOMPARE(r.status, 0);
        QCOMPARE(r.out, "ok " + good + "\n");
        r = khiarctl({"check", failed, good});
        QCOMPARE(r.status, 1);
        QVERIFY2(r.out.startsWith("FAILED " + failed + ":9: ") && r.out.endsWith("\nok " + good + "\n"), qPrintable(r.out));
        QVERIFY(r.err.isEmpty());
        r = khiarctl({"check", failed, damaged, good});
        QCOMPARE(r.status, 2);
        QCOMPARE(r.err, damaged + ":9: plya stands where an action was expected.\n");
        r = khiarctl({"check", "-"}, kShort + "= turn 1\n");
        QCOMPARE(r.status, 0);
        QCOMPARE(r.out, "ok -\n");
        r = khiarctl({"check", "-"}, "");
        QCOMPARE(r.status, 2);
    }

    void showsTheState()
    {
        const QString f = file("show.khiar", kShort + "1 play QH\n");
        const Result whole = khiarctl({"show", f});
        QCOMPARE(whole.status, 0);
        for (const char *line : {"= turn 0", "= phase play", "= hand 1 3C 8D", "= hand 0 2S 9S AS", "= trick QH", "= score 0 0", "= over no"})
            QVERIFY2(QString('\n' + whole.out).contains(QString("\n%1\n").arg(line)), line);
        // what it shows can be expected
        QCOMPARE(khiarctl({"check", "-"}, kShort + "1 play QH\n" + whole.out.toUtf8()).status, 0);
        const Result seat = khiarctl({"show", f, "--seat", "0"});
        QCOMPARE(seat.status, 0);
        QVERIFY(seat.out.contains("hand 1 ? ?\n") && !seat.out.contains("8D"));
        QCOMPARE(khiarctl({"show", f, "--seat", "2"}).status, 2);
        QCOMPARE(khiarctl({"show", file("stops.khiar", kShort + "= turn 0\n")}).status, 1);
    }

    void legalAndWhy()
    {
        const QString f = file("legal.khiar", kShort + "1 play QH\n");
        Result r = khiarctl({"legal", f});
        QCOMPARE(r.status, 0);
        QStringList lines = r.out.trimmed().split('\n');
        lines.sort();
        QCOMPARE(lines, (QStringList{"0 play 2S", "0 play AS"}));
        r = khiarctl({"why", f, "0", "play", "9S"});
        QCOMPARE(r.status, 0);
        QCOMPARE(r.out, "too-low: 9♠ doesn't reach Q♥. Play a card of that rank or higher, or else your lowest: 2♠.\n");
        r = khiarctl({"why", f, "0", "play 9S", "--lang", "fa"});
        QCOMPARE(r.status, 0);
        QVERIFY(r.out.startsWith("too-low: ") && persianFaults(r.out.mid(9).trimmed().remove(QChar(0x2068)).remove(QChar(0x2069))).isEmpty());
        QCOMPARE(khiarctl({"why", f, "0", "play", "AS"}).out, "legal\n");
        QVERIFY(khiarctl({"why", f, "1", "play", "8D"}).out.startsWith("not-your-turn: "));
        for (const QStringList &unknown : {QStringList{"0", "throw", "9S"}, {"0", "play", "ZZ"}, {"2", "play", "9S"}, {"0", "order"}, {"0", "play"}}) {
            r = khiarctl(QStringList{"why", f} + unknown);
            QCOMPARE(r.status, 2);
            QCOMPARE(r.err.count('\n'), 1);
        }
    }

    void dealsWhatCheckAccepts()
    {
        const Result r = khiarctl({"deal", "agurk", "--players", "5", "--seed", "18446744073709551615", "--option", "jokers=3"});
        QCOMPARE(r.status, 0);
        QVERIFY(r.out.contains("\nseed 18446744073709551615\n") && r.out.contains("\npack ") && r.out.contains("\noption jokers 3\n"));
        QCOMPARE(khiarctl({"check", "-"}, r.out.toUtf8()).status, 0);
        QCOMPARE(khiarctl({"deal", "agurk", "--players", "5", "--seed", "18446744073709551615", "--option", "jokers=3"}).out, r.out);
    }

    void playsThroughAPipe()
    {
        for (const char *lang : {"en", "fa"}) {
            const QStringList play{"play", "agurk", "--players", "3", "--seed", "7", "--lang", lang};
            Result r = khiarctl(play, "?\nplay ZZ\n1\n");
            QCOMPARE(r.status, 0); // the end of input leaves politely
            QVERIFY(r.err.isEmpty());
            QVERIFY(r.out.contains(lang == QByteArray("fa") ? u"⁨امید⁩" : u"Omid"));
            QVERIFY(r.out.trimmed().endsWith(lang == QByteArray("fa") ? u"⁨7⁩" : u"Seed: 7"));
            r = khiarctl(play, "q\n");
            QCOMPARE(r.status, 0);
            r = khiarctl(play, QByteArray("1\n").repeated(5000)); // the first choice is always there
            QCOMPARE(r.status, 0);
            const Result again = khiarctl(QStringList(play) << "--json", QByteArray("1\n").repeated(5000));
            const QJsonObject object = QJsonDocument::fromJson(again.out.toUtf8()).object();
            QVERIFY(object["over"].toBool());
            QCOMPARE(khiarctl({"check", "-"}, object["record"].toString().toUtf8()).status, 0);
            if (lang == QByteArray("fa"))
                QVERIFY2(!QRegularExpression("[A-Za-z]").match(QString(r.out).remove(QRegularExpression("⁨[^⁩]*⁩"))).hasMatch(), qPrintable(r.out.left(2000)));
        }
    }

    void cardsMayBeTyped()
    {
        const Result show = khiarctl({"deal", "agurk", "--players", "2", "--seed", "3"});
        const QJsonObject state = QJsonDocument::fromJson(khiarctl({"show", "-", "--json"}, show.out.toUtf8()).out.toUtf8()).object()["state"].toObject();
        const QString turn = state["turn"].toString(), card = state["hand " + turn].toString().split(' ').last();
        const QStringList play{"play", "agurk", "--seed", "3", "--seats", turn == "0" ? "human,sharp" : "sharp,human"};
        for (const QString &typed : {card, card.toLower(), "play " + card})
            QVERIFY2(khiarctl(play, typed.toUtf8() + "\nq\n").out.contains("You play "), qPrintable(typed));
        QVERIFY(khiarctl(play, "ZZ\nq\n").out.contains("ZZ is neither a card nor a choice."));
        QVERIFY(!khiarctl(play, "X1\nq\n").out.contains("You play "));
        QVERIFY(khiarctl(play, "۱\nq\n").out.contains("You play "));
    }

    void arenaIsTheSameEveryTime()
    {
        const QStringList arena{"arena", "agurk", "--seats", "sharp,random,random", "--matches", "30", "--seed", "4"};
        const Result r = khiarctl(arena);
        QCOMPARE(r.status, 0);
        QVERIFY(r.out.contains("sharp") && r.out.contains("random"));
        QCOMPARE(khiarctl(arena).out, r.out);
        const QJsonArray bots = QJsonDocument::fromJson(khiarctl(QStringList(arena) << "--json").out.toUtf8()).object()["bots"].toArray();
        QCOMPARE(bots.size(), 2);
        const double sharp = bots[1].toObject()["mean"].toDouble(), random = bots[0].toObject()["mean"].toDouble();
        QVERIFY(sharp > random);
        QCOMPARE(bots[1].toObject()["seatsPlayed"].toInt(), 30);
    }

    // Two styles are compared deal for deal, with an interval of its own; one style has nobody to be compared with.
    void arenaPairsTheDeals()
    {
        const auto run = [](const QString &seats) {
            return QJsonDocument::fromJson(khiarctl({"arena", "agurk", "--players", "2", "--seats", seats, "--matches", "200", "--seed", "4", "--json"}).out.toUtf8()).object();
        };
        const QJsonObject o = run("fimp,random");
        const QJsonObject pair = o["pairs"].toArray().at(0).toObject(), fimp = o["bots"].toArray()[0].toObject(), random = o["bots"].toArray()[1].toObject();
        QCOMPARE(pair["style"].toString(), QString("fimp"));
        QCOMPARE(pair["against"].toString(), QString("random"));
        QVERIFY(qAbs(pair["difference"].toDouble() - (fimp["mean"].toDouble() - random["mean"].toDouble())) < 1e-9);
        QVERIFY(pair["low"].toDouble() > 0 && pair["low"].toDouble() <= pair["difference"].toDouble());
        QVERIFY(run("random,random")["pairs"].toArray().isEmpty());
    }

    void objectsHaveTheirKeys_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString f = file("keys.khiar", kShort + "1 play QH\n");
        QTest::newRow("games") << QStringList{"games"};
        QTest::newRow("options") << QStringList{"options", "agurk"};
        QTest::newRow("rules") << QStringList{"rules", "agurk", "--option", "limit=30"};
        QTest::newRow("check") << QStringList{"check", f};
        QTest::newRow("show") << QStringList{"show", f};
        QTest::newRow("show-seat") << QStringList{"show", f, "--seat", "1"};
        QTest::newRow("legal") << QStringList{"legal", f};
        QTest::newRow("why") << QStringList{"why", f, "0", "play", "9S"};
        QTest::newRow("deal") << QStringList{"deal", "agurk"};
        QTest::newRow("play") << QStringList{"play", "agurk", "--seats", "sharp,sharp"};
        QTest::newRow("arena") << QStringList{"arena", "agurk", "--players", "2", "--seats", "fimp,random", "--matches", "4"};
        QTest::newRow("bench") << QStringList{"bench", "agurk", "--seconds", "0.05"};
    }
    void objectsHaveTheirKeys()
    {
        QFETCH(QStringList, arguments);
        QFile keys(QStringLiteral(KHIAR_SOURCE_DIR "/tests/cli/%1.json").arg(QString(QTest::currentDataTag())));
        QVERIFY(keys.open(QIODevice::ReadOnly));
        const QJsonDocument pattern = QJsonDocument::fromJson(keys.readAll());
        QVERIFY(pattern.isObject());
        for (const char *lang : {"en", "fa"}) {
            const Result r = khiarctl(QStringList(arguments) << "--json" << "--lang" << lang);
            QCOMPARE(r.status, 0);
            const QJsonDocument object = QJsonDocument::fromJson(r.out.toUtf8());
            QVERIFY2(object.isObject(), qPrintable(r.out));
            const QString d = difference(pattern.object(), object.object());
            QVERIFY2(d.isEmpty(), qPrintable(d));
        }
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
