// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the codec of records. Every statement comes back as it was written, whatever is wrong is refused with its
// line, and no cut or damaged text crashes the reader or is half loaded. And what the Referee writes reloads, in
// every phase, to the same position, also when the seed is lost.
#include <QtTest>

#include "engine/core/problems.h"
#include "engine/core/record.h"
#include "engine/core/rng.h"
#include "engine/session/referee.h"
#include "engine/session/registry.h"
#include "engine/session/replay.h"

using namespace khiar;

namespace {

/// A record with every statement of the format, the second deal by its pack, in canonical form.
const std::string kEverything = R"(khiar 1
game agurk
rules 1
option jokers 3
option tie all
players 4
seat 0 human Mina  the "brave" # no comment
seat 1 bot:sharp
seat 3 bot:random سارا
seed 18446744073709551615
dealer 2
score 1 0 20 3
cucumbers 0 1 0 0
out 3
kept 1 QH 9S
kept 2 -
credits 10 10 9 11
pot 4
stake 2
title Friday, second table
assisted undo
assisted hint
deal 1
hand 0 2S 3S
hand 1 AS/2 X1
hand 2 7b kuku/2
stock TH -
deal 7
)";

const std::string kEnd = R"(moves
= turn 0
0 play 2S
1 play AS ! not-in-hand
2 beat 9S 3S ! *
3 bid 3 S
3 name none
= hand 0 2S 3S
= legal play 2S | play 3S
)";

std::string everything()
{
    std::string text = kEverything;
    text.replace(text.find("stock TH -"), 10, "stock TH JC");
    text += "pack 2S 3S 4S\nshuffle 9C 8C\nshuffle -\n"
            "deal 9\nhand 0 2C\nhand 1 -\nstock -\nupcard QD\nwidow 4C 5C\npile 6C 7C\ntrump S H D C\nredeal 0 2C\nredeal 3 QD\n";
    return text + kEnd;
}

std::string described(const Problem &p)
{
    return std::string(p.text.phrase.id) + " line " + std::to_string(p.line);
}

const char *kSmall = "khiar 1\ngame agurk\nplayers 2\n";

} // namespace

class TestRecord : public QObject {
    Q_OBJECT

private slots:
    void readsEveryStatement()
    {
        const auto r = parseRecord(everything());
        QVERIFY2(r, r ? "" : described(r.problem()).c_str());
        QCOMPARE(r->setup.game, std::string("agurk"));
        QCOMPARE(r->setup.seed, ~std::uint64_t(0));
        QCOMPARE(r->setup.players, 4);
        QCOMPARE(r->setup.options.size(), 2u);
        QCOMPARE(r->setup.options[1].value, std::string("all"));
        QCOMPARE(*r->setup.dealer, 2);
        QCOMPARE(*r->rulesVersion, 1);
        QCOMPARE(r->seats.size(), 4u);
        QCOMPARE(r->seats[0].name, std::string("Mina  the \"brave\" # no comment"));
        QVERIFY(r->seats[0].human && !r->seats[2].stated);
        QCOMPARE(r->seats[3].style, std::string("random"));
        QVERIFY(r->assistedHint && r->assistedUndo);
        QCOMPARE(r->setup.start.size(), 8u);
        QCOMPARE(r->setup.deals.size(), 3u);
        const StatedDeal &third = r->setup.deals.at(9);
        QVERIFY(third.hands[1] && third.hands[1]->empty() && third.stock && third.stock->empty());
        QCOMPARE(third.trumps.size(), 4u);
        QCOMPARE(third.pile->size(), 2u);
        QCOMPARE(r->setup.deals.at(7).shuffles.size(), 2u);
        QCOMPARE(r->lines.size(), 8u);
        QCOMPARE(r->lines[2].reason, std::string("not-in-hand"));
        QCOMPARE(r->lines[3].reason, std::string("*"));
        QCOMPARE(r->lines[7].text, std::string("legal play 2S | play 3S"));
    }

    void writesWhatItRead()
    {
        const auto r = parseRecord(everything());
        QVERIFY(r);
        const std::string once = writeRecord(*r);
        QCOMPARE(QString::fromStdString(once), QString::fromStdString(everything()));
        const auto again = parseRecord(once);
        QVERIFY(again);
        QCOMPARE(writeRecord(*again), once);
    }

    void readsWhatEditorsLeave()
    {
        std::string windows = "\xEF\xBB\xBF# saved by an editor\n\n";
        for (char c : everything())
            windows += c == '\n' ? std::string("  \t\r\n") : std::string(1, c);
        const auto r = parseRecord(windows + "   # the end, without a line feed");
        QVERIFY2(r, r ? "" : described(r.problem()).c_str());
        QCOMPARE(writeRecord(*r), everything());
        const auto ten = parseRecord(std::string(kSmall) + "deal 1\nhand 0 10H\nhand 1\t 9H \nmoves\n=turn 0\n0   play\t10H\n");
        QVERIFY(ten);
        QCOMPARE(ten->lines[0].text, std::string("turn 0"));
        QCOMPARE(ten->lines[1].text, std::string("play 10H"));
        QCOMPARE(cardText(ten->setup.deals.at(1).hands[0]->front()), std::string("TH"));
    }

    void seatsMayBeNamedBeforePlayers()
    {
        QVERIFY(parseRecord("khiar 1\nseat 1 human\ndealer 1\nplayers 2\ngame agurk\nmoves\n"));
        const auto r = parseRecord("khiar 1\nseat 5 human\nplayers 2\ngame agurk\nmoves\n");
        QVERIFY(!r);
        QCOMPARE(described(r.problem()), std::string("bad-record.range line 2"));
    }

    void neverWritesWhatItCannotRead()
    {
        auto r = parseRecord(std::string(kSmall) + "moves\n");
        QVERIFY(r);
        r->title = "two\nlines\r and \x01 control, \xFF broken";
        r->seats[0] = {true, true, "", std::string(100'000, 'x') + "ب", 0};
        r->seats[1] = {true, true, "", "moves\n0 play 2S", 0};
        const auto again = parseRecord(writeRecord(*r));
        QVERIFY2(again, again ? "" : described(again.problem()).c_str());
        QCOMPARE(again->title, std::string("two lines  and   control,   broken"));
        QCOMPARE(again->seats[1].name, std::string("moves 0 play 2S"));
        QVERIFY(again->lines.empty());
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const auto whole = [](const char *name, const QString &text, const char *problem) { QTest::newRow(name) << text << problem; };
        const auto header = [](const char *name, const char *line, const char *problem) {
            QTest::newRow(name) << kSmall + QString(line) + "\nmoves\n" << problem;
        };
        const auto move = [](const char *name, const char *line, const char *problem) {
            QTest::newRow(name) << kSmall + QString("moves\n") + line + "\n" << problem;
        };
        whole("nothing", "", "bad-record.file-ends line 0");
        whole("only comments", "# one\n\n", "bad-record.file-ends line 2");
        whole("another format", "khiar 2\n", "bad-record line 1");
        whole("foreign file", "<?xml version=\"1.0\"?>\n", "bad-record line 1");
        whole("no moves", kSmall, "bad-record.file-ends line 3");
        whole("no game", "khiar 1\nplayers 2\nmoves\n", "bad-record.missing line 3");
        whole("no players", "khiar 1\ngame agurk\nmoves\n", "bad-record.missing line 3");
        header("first line twice", "khiar 1", "bad-record line 4");
        header("unknown statement", "colour red", "bad-record line 4");
        header("game twice", "game agurk", "bad-record.twice line 4");
        header("players twice", "players 2", "bad-record.twice line 4");
        header("moves with a word", "moves now", "bad-record line 4");
        header("option without value", "option tie", "bad-record.line-ends line 4");
        header("option with two values", "option tie all last", "bad-record line 4");
        header("option twice", "option tie all\noption tie last", "bad-record.twice line 5");
        header("rules of nothing", "rules", "bad-record.line-ends line 4");
        header("rules zero", "rules 0", "bad-record.range line 4");
        header("seed too large", "seed 18446744073709551616", "bad-record line 4");
        header("seed below zero", "seed -1", "bad-record line 4");
        header("seed twice", "seed 1\nseed 1", "bad-record.twice line 5");
        header("dealer outside", "dealer 2", "bad-record.range line 4");
        header("dealer in words", "dealer Mina", "bad-record.range line 4");
        header("seat outside", "seat 2 human", "bad-record.range line 4");
        header("seat of a kind", "seat 1 robot", "bad-record line 4");
        header("seat without a kind", "seat 1", "bad-record.line-ends line 4");
        header("bot without a style", "seat 1 bot:", "bad-record line 4");
        header("seat twice", "seat 1 human\nseat 01 human", "bad-record.twice line 5");
        header("assisted by whom", "assisted bot", "bad-record line 4");
        header("assisted twice", "assisted undo\nassisted undo", "bad-record.twice line 5");
        header("title twice", "title a\ntitle b", "bad-record.twice line 5");
        header("score in words", "score 1 two", "bad-record line 4");
        header("score of nobody", "score", "bad-record.line-ends line 4");
        header("score twice", "score 1 2\nscore 1 2", "bad-record.twice line 5");
        header("out and in", "out - 1", "bad-record.range line 4");
        header("kept by nobody", "kept", "bad-record.line-ends line 4");
        header("kept nothing", "kept 1", "bad-record.line-ends line 4");
        header("kept twice", "kept 1 2S\nkept 1 3S", "bad-record.twice line 5");
        header("hand outside a deal", "hand 0 2S", "bad-record.below-deal line 4");
        header("shuffle outside a deal", "shuffle 2S", "bad-record.below-deal line 4");
        header("deal zero", "deal 0", "bad-record.range line 4");
        header("deal twice", "deal 1\ndeal 2\ndeal 1", "bad-record.twice line 6");
        header("hand of whom", "deal 1\nhand 2S 3S", "bad-record.range line 5");
        header("hand twice", "deal 1\nhand 0 2S\nhand 0 3S", "bad-record.twice line 6");
        header("hand of no card", "deal 1\nhand 0 ZZ", "bad-record line 5");
        header("empty hand and a card", "deal 1\nhand 0 - 2S", "bad-record line 5");
        header("card twice in a hand", "deal 1\nhand 0 2S 2S", "bad-record.twice line 5");
        header("card twice in a deal", "deal 1\nhand 0 2S\nstock 3S 2S", "bad-record.twice line 6");
        header("card twice by another spelling", "deal 1\nhand 0 TS 10S", "bad-record.twice line 5");
        header("card twice in a shuffle", "deal 1\nshuffle 2S 2S", "bad-record.twice line 5");
        header("card twice in redeals", "deal 1\nredeal 0 2S\nredeal 1 2S", "bad-record.twice line 6");
        header("stock twice", "deal 1\nstock 2S\nstock 3S", "bad-record.twice line 6");
        header("upcard of two", "deal 1\nupcard 2S 3S", "bad-record line 5");
        header("upcard twice", "deal 1\nupcard 2S\nupcard 3S", "bad-record.twice line 6");
        header("trump of no suit", "deal 1\ntrump S X", "bad-record line 5");
        header("pack, then hands", "deal 1\npack 2S 3S\nhand 0 4S", "bad-record.pack-or-hands line 6");
        header("hands, then pack", "deal 1\nhand 0 4S\npack 2S 3S", "bad-record.pack-or-hands line 6");
        header("pack twice", "deal 1\npack 2S\npack 3S", "bad-record.twice line 6");
        header("no UTF-8", "title \xC3", "bad-record.not-text line 4");
        move("seat in words", "Mina play 2S", "bad-record line 5");
        move("seat outside", "2 play 2S", "bad-record.range line 5");
        move("seat below", "-1 play 2S", "bad-record.range line 5");
        move("no action", "0", "bad-record.line-ends line 5");
        move("unknown verb", "0 throw 2S", "bad-record line 5");
        move("no card", "0 play", "bad-record.line-ends line 5");
        move("unknown card", "0 play 1S", "bad-record line 5");
        move("a word too many", "0 pass 2S", "bad-record line 5");
        move("no reason", "0 play 2S !", "bad-record.line-ends line 5");
        move("two reasons", "0 play 2S ! too-low too-high", "bad-record line 5");
        move("a sentence as a reason", "0 play 2S ! Because", "bad-record line 5");
        move("nothing expected", "=", "bad-record.line-ends line 5");
        move("a header among moves", "players 2", "bad-record line 5");
        move("moves twice", "moves", "bad-record line 5");
    }

    void refuses()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const bool broken = QByteArray(QTest::currentDataTag()) == "no UTF-8";
        const auto r = parseRecord(broken ? std::string(kSmall) + "title \xC3\nmoves\n" : text.toStdString());
        QVERIFY2(!r, "was read");
        QCOMPARE(QString::fromStdString(described(r.problem())), problem);
    }

    void refusesWhatIsNoUtf8()
    {
        for (const char *bytes : {"\xC0\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\x80", "\xE2\x82", "\xF8\x88\x80\x80\x80", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF", "a\x01", "\x7F"}) {
            const auto r = parseRecord(std::string(kSmall) + "# " + bytes + "\nmoves\n");
            QVERIFY2(!r, bytes);
            QCOMPARE(described(r.problem()), std::string("bad-record.not-text line 4"));
        }
        for (const char *good : {"é", "€", "𐍈", "\xED\x9F\xBF", "\xF4\x8F\xBF\xBF", "ی‌ک"})
            QVERIFY2(parseRecord(std::string(kSmall) + "title " + good + "\nmoves\n"), good);
        QVERIFY(!parseRecord(std::string(kSmall) + std::string("title a\0b", 9) + "\nmoves\n"));
    }

    void keepsItsLimits()
    {
        const std::string longest = "# " + std::string(64 * 1024 - 2, 'x');
        QVERIFY(parseRecord(kSmall + longest + "\r\nmoves\n"));
        const auto longer = parseRecord(kSmall + longest + "x\nmoves\n");
        QVERIFY(!longer);
        QCOMPARE(described(longer.problem()), std::string("bad-record.long-line line 4"));
        std::string file = std::string(kSmall) + "moves\n";
        while (file.size() + longest.size() + 1 <= 16 * 1024 * 1024)
            file += longest + "\n";
        file += std::string(16 * 1024 * 1024 - file.size(), '\n');
        QVERIFY(parseRecord(file));
        const auto larger = parseRecord(file + "\n");
        QVERIFY(!larger);
        QCOMPARE(described(larger.problem()), std::string("bad-record.long-file line 0"));
    }

    /// A cut text is refused, or it is a record whose lines are the first ones of the whole.
    void survivesEveryCut()
    {
        const std::string text = everything();
        const auto whole = parseRecord(text);
        QVERIFY(whole);
        for (std::size_t n = 0; n < text.size(); ++n) {
            const auto cut = parseRecord(std::string_view(text).substr(0, n));
            if (!cut)
                continue;
            const std::size_t lines = cut->lines.size();
            QVERIFY(lines <= whole->lines.size());
            Record first = *whole;
            first.lines.resize(lines);
            if (lines && text[n] != '\n') // the last line may have been cut into another that can be read
                first.lines.back() = cut->lines.back();
            QCOMPARE(writeRecord(*cut), writeRecord(first));
        }
    }

    /// Damaged bytes: a problem with a line of the file, or a record that is written and read back.
    void survivesDamage()
    {
        const std::string text = everything();
        Rng rng(20'000);
        int read = 0;
        for (int i = 0; i < 20'000; ++i) {
            std::string damaged = text;
            for (std::uint32_t n = 1 + rng.below(4); n > 0; --n) {
                const std::size_t at = rng.below(std::uint32_t(damaged.size()));
                switch (rng.below(4)) {
                case 0: damaged[at] = char(rng.below(256)); break;
                case 1: damaged.erase(at, 1 + rng.below(20)); break;
                case 2: damaged.insert(at, std::string(1 + rng.below(3), "\n #=!-09"[rng.below(8)])); break;
                default: damaged.insert(at, text.substr(rng.below(std::uint32_t(text.size())), rng.below(40))); break;
                }
            }
            const auto r = parseRecord(damaged);
            if (!r) {
                QVERIFY(r.problem().line >= 0 && r.problem().line <= std::count(damaged.begin(), damaged.end(), '\n') + 1);
                QVERIFY(!r.problem().text.phrase.empty());
                continue;
            }
            ++read;
            const std::string written = writeRecord(*r);
            const auto again = parseRecord(written);
            QVERIFY2(again, written.c_str());
            QCOMPARE(writeRecord(*again), written);
        }
        QVERIFY(read > 200);
    }

    /// What is saved after any move reloads to the same position, by the seed and by the stated packs alone.
    void reloadsAfterEveryMove_data()
    {
        QTest::addColumn<QString>("header");
        QTest::newRow("agurk") << "game agurk\nplayers 3\nseed 11\n";
        QTest::newRow("everything that varies") << "game agurk\noption jokers 3\noption exchange forehand-exact\noption hand-schedule losing-value\nplayers 4\nseed 5\ndealer 1\nscore 20 19 18 3\n";
        QTest::newRow("kept cards") << "game agurk-keep\nplayers 2\nseed 8\nkept 0 9S\n";
        QTest::newRow("a stated deal") << "game agurk\nplayers 2\nseed 8\ndeal 1\nhand 0 2S AS\nhand 1 QH 3C\n";
    }

    void reloadsAfterEveryMove()
    {
        QFETCH(QString, header);
        const Registry registry = standardRegistry();
        const auto record = parseRecord(("khiar 1\n" + header + "moves\n").toStdString());
        QVERIFY(record);
        Referee referee(registry);
        QVERIFY(!referee.start(*record));
        Rng rng(3);
        for (int n = 0; n < 150 && !referee.match().over(); ++n) {
            const Seat seat = referee.match().toAct().front();
            const auto legal = referee.match().legal(seat).actions;
            QVERIFY(!legal.empty());
            QVERIFY(!referee.submit(seat, legal[rng.below(std::uint32_t(legal.size()))]));
            const auto saved = parseRecord(writeRecord(referee.record()));
            QVERIFY2(saved, saved ? "" : described(saved.problem()).c_str());
            QCOMPARE(*saved->rulesVersion, referee.preset().rulesVersion);
            for (int lost = 0; lost < 2; ++lost) {
                Record copy = *saved;
                if (lost && copy.setup.deals.count(1) && copy.setup.deals.at(1).statesHands())
                    break; // what such a deal leaves unsaid comes from the seed
                if (lost && !copy.setup.dealer)
                    copy.setup.dealer = Seat(referee.match().answer("dealer", 0)->numbers.front());
                if (lost && n >= 5)
                    break; // the dealer is that of the first deal only there
                copy.setup.seed += std::uint64_t(lost);
                Referee again(registry);
                const auto problem = again.start(copy);
                QVERIFY2(!problem, problem ? described(*problem).c_str() : "");
                QVERIFY2(!again.warning(), again.warning() ? described(*again.warning()).c_str() : "");
                QCOMPARE(again.match().hash(), referee.match().hash());
                QCOMPARE(writeRecord(again.record()).size(), writeRecord(referee.record()).size() + (copy.setup.dealer != saved->setup.dealer ? 9 : 0));
            }
        }
    }

    /// A record is read whole before anything is judged.
    void damageFurtherDownIsInvalid()
    {
        const Registry registry = standardRegistry();
        const auto play = [&](const std::string &moves) {
            const auto r = parseRecord("khiar 1\ngame agurk\nplayers 2\ndealer 0\ndeal 1\nhand 0 2S AS\nhand 1 QH 3C\nmoves\n" + moves);
            return r ? replay(registry, *r) : Replay{r.problem(), {}, {}, {}, {}, {}};
        };
        for (const char *wrong : {"= weather fine\n", "= score\n", "= score 1 x\n", "= over maybe\n", "= turn 2\n", "= hand 2 -\n", "= won 0\n", "= pot 1\n",
                                  "= allows order\n", "= legal play 2S | play ZZ\n", "= turn 0 1\n", "= trick - 2S\n", "0 order\n", "= legal-count many\n"}) {
            const Replay r = play(std::string("= turn 0\n") + wrong); // the first expectation fails
            QVERIFY2(r.invalid && !r.failed, wrong);
            QCOMPARE(r.invalid->line, 10);
        }
        const Replay failed = play("= turn 1\n= turn 0\n");
        QVERIFY(failed.failed && !failed.invalid && failed.match);
        QCOMPARE(failed.failed->line, 10);
        const Replay fine = play("= turn 1\n= hand 1 3C QH\n= trick -\n1 play AS ! not-in-hand\n0 play 2S ! not-your-turn\n1 play QH ! x-y\n");
        QVERIFY(fine.failed);
        QCOMPARE(fine.failed->line, 14);
        QCOMPARE(std::string(fine.failed->text.phrase.id), std::string("failed.allowed"));
        const Replay whole = play("1 play QH\n= trick QH\n= allows play AS\n= legal play 2S | play AS\n0 play 2S\n1 play 3C\n0 play AS\n= deal 2\n= score 14 0\n");
        QVERIFY2(!whole.failed && !whole.invalid, whole.failed ? described(*whole.failed).c_str() : "");
        QCOMPARE(whole.played.size(), 4u);
    }

    void knowsStylesOfBots()
    {
        const Registry registry = standardRegistry();
        const auto r = parseRecord(std::string(kSmall) + "seat 0 human\nseat 1 bot:wild\nmoves\n");
        QVERIFY(r);
        Referee referee(registry);
        QVERIFY(!referee.start(*r));
        QCOMPARE(referee.notes().size(), 1u);
        QCOMPARE(referee.notes().front().line, 5);
    }

    /// Nothing of a record that cannot be opened reaches the Referee.
    void aRefusedRecordChangesNothing()
    {
        const Registry registry = standardRegistry();
        Referee referee(registry);
        QVERIFY(!referee.start(*parseRecord(std::string(kSmall) + "title first\nmoves\n")));
        const auto hash = referee.match().hash();
        QVERIFY(referee.start(*parseRecord("khiar 1\ngame hokm\nplayers 4\nmoves\n")));
        QVERIFY(referee.start(*parseRecord(std::string(kSmall) + "option tie both\nmoves\n")));
        QCOMPARE(referee.match().hash(), hash);
        QCOMPARE(referee.title(), std::string("first"));
        const auto refusal = referee.submit(0, Action::of(Verb::play, joker(1)));
        QVERIFY(refusal && referee.played() == 0);
        QCOMPARE(referee.match().hash(), hash);
    }
};

QTEST_GUILESS_MAIN(TestRecord)
#include "tst_record.moc"
