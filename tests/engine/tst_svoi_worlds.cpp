// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the property tests 4 and 5 of rules/other-games.md §2: cards are in hands or on the pile, a take is as large as the
// top card commands, nobody is asked without cards, taking is offered exactly where the lead is not free; Besikovitch's
// positions and their mirror images are the same game. And what everybody knows: a card once seen is known for good.
#include <QtTest>

#include "engine/core/rng.h"
#include "tests/support/record_table.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

using namespace khiar;
using support::Cards;
using support::joined;
using support::RecordTable;

namespace {

Cards wordsOf(const std::string &text)
{
    Cards out;
    for (const QString &word : QString::fromStdString(text).split(' '))
        if (word != "-")
            out.push_back(word.toStdString());
    return out;
}

Cards handOf(const RecordTable &t, Seat seat) { return wordsOf(t.ask("hand", seat)); }
Cards pileOf(const RecordTable &t) { return wordsOf(t.ask("pile")); }

Cards sorted(Cards cards)
{
    std::sort(cards.begin(), cards.end());
    return cards;
}

/// A table of the test's rows: preset, options, seats.
struct Kind {
    QString game;
    QStringList options;
    int seats = 2;
};

void addRow(const char *game, const QStringList &options, int seats)
{
    QTest::newRow(qPrintable(QString("%1 %2 %3").arg(game).arg(seats).arg(options.join(", ")))) << QString(game) << options << seats;
}

Kind fetchKind()
{
    QFETCH(QString, game);
    QFETCH(QStringList, options);
    QFETCH(int, seats);
    return {game, options, seats};
}

std::string headerOf(const Kind &kind, std::uint64_t seed, Seat dealer)
{
    std::string out = "khiar 1\ngame " + kind.game.toStdString() + "\n";
    for (const QString &o : kind.options)
        out += "option " + o.toStdString() + "\n";
    return out + "players " + std::to_string(kind.seats) + "\nseed " + std::to_string(seed) + "\ndealer " + std::to_string(dealer) + "\n";
}

std::string randomAction(const RecordTable &t, Rng &rng)
{
    const auto legal = t.match().legal(t.turn()).actions;
    return actionText(legal[rng.below(std::uint32_t(legal.size()))]);
}

/// Chooses suits and cuts at random, until the first card is asked for.
void begin(RecordTable &t, Rng &rng)
{
    while (t.phase() == "trumps" || t.phase() == "cut")
        QVERIFY(t.play(randomAction(t, rng)));
}

/// An option as it stands in this row: its own line, or what the preset has.
std::string valueOf(const Kind &kind, const std::string &key)
{
    for (const QString &o : kind.options)
        if (o.section(' ', 0, 0).toStdString() == key)
            return o.section(' ', 1).toStdString();
    const bool partial = kind.game == "svoi-kozyri";
    return !partial || key == "pick-up-ace" ? "all" : key == "pick-up-trump" ? "5" : "3"; // §7
}

/// How many cards the top one commands whoever owns `trump` to take (§1.6, §1.7).
std::size_t commanded(const Kind &kind, const Cards &pile, char trump)
{
    const std::string &top = pile.back();
    const std::string n = valueOf(kind, top[1] != trump ? "pick-up-plain" : top[0] == 'A' ? "pick-up-ace" : "pick-up-trump");
    return n == "all" ? pile.size() : std::min(pile.size(), std::size_t(std::stoi(n)));
}

char trumpOf(const RecordTable &t, Seat seat)
{
    const Cards trumps = wordsOf(t.ask("trumps"));
    return trumps.empty() ? '-' : trumps[std::size_t(seat)][0];
}

std::size_t cardsOnTheTable(const RecordTable &t, std::set<std::string> &all)
{
    Cards cards = pileOf(t);
    for (Seat p = 0; p < t.match().seats(); ++p) {
        const Cards hand = handOf(t, p);
        cards.insert(cards.end(), hand.begin(), hand.end());
    }
    all.insert(cards.begin(), cards.end());
    return cards.size();
}

// ---- mirrors -----------------------------------------------------------------------------------------

/// Which suit stands where another one stood: trumps for trumps, plain suit for plain suit.
using SuitMap = std::map<char, char>;

SuitMap mirrorOf(const RecordTable &t)
{
    const Cards trumps = wordsOf(t.ask("trumps"));
    if (trumps.empty())
        return {{'S', 'H'}, {'H', 'S'}};
    std::string plain = "HDCS";
    for (const std::string &s : trumps)
        plain.erase(plain.find(s[0]), 1);
    return {{trumps[0][0], trumps[1][0]}, {trumps[1][0], trumps[0][0]}, {plain[0], plain[1]}, {plain[1], plain[0]}};
}

Cards imageOf(Cards cards, const SuitMap &map)
{
    for (std::string &c : cards)
        c[1] = map.at(c[1]);
    return cards;
}

/// "beat 9H 7C", with the suits of the image.
std::string imageOf(const std::string &action, const SuitMap &map)
{
    Cards words = wordsOf(action);
    std::string out = words[0];
    words.erase(words.begin());
    return out + joined(imageOf(words, map));
}

/// The record in which the seats have changed places, and suits with them, from the position that lies on this table.
std::string imageRecord(const Kind &kind, const RecordTable &t, const SuitMap &map)
{
    // Who was to lead or to answer is the other seat now; the one who would lead sits left of the dealer unless the dealer starts.
    const bool dealerStarts = kind.options.contains("starter dealer");
    const Seat turn = 1 - t.turn();
    std::string out = headerOf(kind, 0, dealerStarts ? turn : 1 - turn) + "deal 1\n";
    for (Seat p = 0; p < 2; ++p)
        out += "hand " + std::to_string(p) + joined(imageOf(handOf(t, 1 - p), map)) + "\n";
    const Cards pile = pileOf(t);
    if (!pile.empty())
        out += "pile" + joined(imageOf(pile, map)) + "\n";
    const Cards trumps = wordsOf(t.ask("trumps"));
    if (!trumps.empty()) // the image of the other's trumps is one's own
        out += "trump" + joined(trumps) + "\n";
    return out + "moves\n";
}

Cards imageOfLegal(const RecordTable &t, const SuitMap &map)
{
    Cards out;
    for (const std::string &action : t.legal(""))
        out.push_back(imageOf(action, map));
    return sorted(out);
}

/// Nothing, or in what a table and the image of another differ.
std::optional<QString> difference(const RecordTable &t, const RecordTable &image, const SuitMap &map)
{
    for (Seat p = 0; p < 2; ++p)
        if (sorted(handOf(image, 1 - p)) != sorted(imageOf(handOf(t, p), map)))
            return QString("hand %1").arg(p);
    if (pileOf(image) != imageOf(pileOf(t), map))
        return QString("pile");
    if (t.over() || image.over()) {
        const auto other = [](const std::string &seat) { return seat == "-" ? seat : seat == "0" ? std::string("1") : std::string("0"); };
        const bool same = t.over() && image.over() && t.ask("draw") == image.ask("draw") && other(t.ask("loser")) == image.ask("loser") && other(t.ask("winner")) == image.ask("winner");
        return same ? std::nullopt : std::optional(QString("end"));
    }
    if (image.turn() != 1 - t.turn())
        return QString("turn");
    if (sorted(image.legal("")) != imageOfLegal(t, map))
        return QString("legal");
    return std::nullopt;
}

} // namespace

class SvoiWorlds : public QObject {
    Q_OBJECT
private slots:
    void everyTurn_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= 4; ++seats) {
            addRow("svoi-kozyri", {}, seats);
            addRow("svoi-kozyri", {"after-beater lead-or-beat", "cut on", "starter dealer", "turn-cap 200"}, seats);
            addRow("svoi-kozyri", {"pick-up-plain 1", "pick-up-trump 2", "pick-up-ace 4", "trump-choice drawn"}, seats);
            addRow("svoi-kozyri-19th", {}, seats);
            addRow("svoi-kozyri-19th", {"draw-vs-beater on", "ranks 12", "repetition draw"}, seats);
        }
        addRow("svoi-kozyri-19th", {"after-take taker"}, 2);
        addRow("besikovitch", {}, 2);
        addRow("besikovitch", {"ranks 2"}, 2);
        addRow("besikovitch", {"ranks 13", "pick-up-plain 3", "pick-up-trump 5"}, 2);
        addRow("beat-or-eat", {}, 2);
    }

    // Property test 4.
    void everyTurn()
    {
        const Kind kind = fetchKind();
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            Rng rng(seed);
            RecordTable t(headerOf(kind, seed, Seat(seed % std::uint64_t(kind.seats))) + "moves\n");
            QVERIFY(t.begun());
            begin(t, rng);
            std::set<std::string> pack;
            const std::size_t all = cardsOnTheTable(t, pack);
            QCOMPARE(pack.size(), all);
            for (int turn = 0; turn < 300 && !t.over(); ++turn) {
                const Seat seat = t.turn();
                const Cards hand = handOf(t, seat), pile = pileOf(t);
                QVERIFY2(!hand.empty(), "a seat without cards is asked");
                const bool free = !t.legal("lead").empty();
                QCOMPARE(!t.legal("take").empty(), !free);
                QCOMPARE(t.allows("take"), !free);
                QVERIFY(free || !pile.empty());
                const char trump = trumpOf(t, seat);
                const std::string action = randomAction(t, rng);
                QVERIFY(t.play(action));
                std::set<std::string> now;
                QCOMPARE(cardsOnTheTable(t, now), all);
                QVERIFY2(now == pack, "a card is another one");
                const std::size_t taken = action == "take" ? commanded(kind, pile, trump) : 0, laid = action == "take" ? 0 : wordsOf(action).size() - 1;
                QCOMPARE(pileOf(t).size(), pile.size() - taken + laid);
                QCOMPARE(handOf(t, seat).size(), hand.size() + taken - laid);
            }
        }
    }

    void mirrored_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("seats");
        for (int ranks = 2; ranks <= 13; ++ranks)
            addRow("besikovitch", {"ranks " + QString::number(ranks)}, 2);
        addRow("besikovitch", {"starter dealer"}, 2);
        addRow("besikovitch", {"draw on", "draw-vs-beater on", "ranks 3"}, 2);
        addRow("besikovitch", {"after-take taker", "ranks 4"}, 2);
        addRow("besikovitch", {"pick-up-plain 3", "pick-up-trump 5", "trump-choice drawn"}, 2);
        addRow("besikovitch", {"cut on", "turn-cap 30"}, 2);
        addRow("beat-or-eat", {}, 2);
        addRow("beat-or-eat", {"ranks 4", "draw on"}, 2);
    }

    // Property test 5, first half: the hands dealt are each other's images, and each has half the pack.
    void mirrored()
    {
        const Kind kind = fetchKind();
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Rng rng(seed);
            RecordTable t(headerOf(kind, seed, Seat(seed % 2)) + "moves\n");
            QVERIFY(t.begun());
            begin(t, rng);
            const SuitMap map = mirrorOf(t);
            QCOMPARE(sorted(handOf(t, 1)), sorted(imageOf(handOf(t, 0), map)));
        }
    }

    // Property test 5, second half: from the start on, and from any position, the image is the same game with the seats
    // changed, to the end: repetition and turn cap too.
    void theImageIsTheSameGame_data() { mirrored_data(); }
    void theImageIsTheSameGame()
    {
        const Kind kind = fetchKind();
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Rng rng(seed);
            RecordTable t(headerOf(kind, seed, Seat(seed % 2)) + "moves\n");
            QVERIFY(t.begun());
            begin(t, rng);
            const SuitMap map = mirrorOf(t);
            RecordTable image(imageRecord(kind, t, map));
            QVERIFY(image.begun());
            for (int turn = 0; turn < 150; ++turn) {
                const auto differs = difference(t, image, map);
                QVERIFY2(!differs, qPrintable(QString("seed %1 turn %2: %3").arg(seed).arg(turn).arg(differs.value_or(""))));
                if (t.over())
                    break;
                if (turn % 7 == 3) {
                    const RecordTable stated(imageRecord(kind, t, map));
                    QVERIFY(stated.begun());
                    QVERIFY2(!difference(t, stated, map), "a stated image differs");
                }
                const std::string action = randomAction(t, rng);
                QVERIFY(t.play(action) && image.play(imageOf(action, map)));
            }
        }
    }

    // Cards that lay on the pile were seen by all, whoever has taken them up; the others are their holder's secret.
    void whatLayOpenIsKnown()
    {
        RecordTable t("khiar 1\ngame svoi-kozyri\nplayers 3\ndealer 2\ndeal 1\nhand 0 9H 7C\nhand 1 KD 7D\nhand 2 QS JS\n"
                      "pile 8D TD QD AH\ntrump S H C\nmoves\n");
        QVERIFY(t.begun() && t.play("take"));
        for (Viewer v : {1, 2, kPublic}) {
            const auto hidden = t.match().hiddenCards(v);
            const auto isHidden = [&](const char *card) { return std::find(hidden.begin(), hidden.end(), *parseCard(card)) != hidden.end(); };
            QVERIFY(isHidden("9H") && isHidden("7C"));
            QVERIFY(!isHidden("AH") && !isHidden("QD") && !isHidden("TD") && !isHidden("8D"));
        }
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const auto world = t.match().permuted(1, seed);
            const auto hand = world->answer("hand", 0)->cards;
            QCOMPARE(hand.size(), std::size_t(5));
            for (const char *card : {"AH", "QD", "TD"})
                QVERIFY(std::find(hand.begin(), hand.end(), *parseCard(card)) != hand.end());
        }
    }

    // §5.2: a six has gone home before everyone's eyes, or was there: nobody owned by a seat is in doubt; the six of a suit
    // that nobody owns is.
    void theSixesAreKnown()
    {
        RecordTable t("khiar 1\ngame svoi-kozyri\nplayers 3\nseed 4\ndealer 0\nmoves\n");
        QVERIFY(t.begun() && t.play("trump S") && t.play("trump H") && t.play("trump D"));
        for (Viewer v : {0, 1, 2, kPublic}) {
            const auto hidden = t.match().hiddenCards(v);
            const auto isHidden = [&](const char *card) { return std::find(hidden.begin(), hidden.end(), *parseCard(card)) != hidden.end(); };
            QVERIFY(!isHidden("6S") && !isHidden("6H") && !isHidden("6D"));
        }
        QVERIFY(t.match().hiddenCards(kPublic).size() == 33);
    }

    // Besikovitch's game hides nothing once the cards are dealt.
    void openHandsHideNothing()
    {
        RecordTable t("khiar 1\ngame besikovitch\nplayers 2\nseed 9\ndealer 0\nmoves\n");
        QVERIFY(t.begun());
        QVERIFY(t.match().hiddenCards(0).size() == 36);
        QVERIFY(t.play("trump S") && t.play("trump H"));
        for (Viewer v : {0, 1, kPublic})
            QVERIFY(t.match().hiddenCards(v).empty());
    }
};

QTEST_GUILESS_MAIN(SvoiWorlds)
#include "tst_svoi_worlds.moc"
