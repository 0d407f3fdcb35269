// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: Apples against the vectors of rules/other-games.md §2, every one of the game. A vector is put on the table
// as a record: for the scoring, deals are tried until one is played in which a seat takes exactly the cards it speaks
// of, and the match answers as it would anybody: by turn, phase, score and winners. No rule is written down here a
// second time. The draw for seats, over before a match begins, is asked of the function that New game has for it.
#include <QtTest>

#include "engine/games/apples/seat_draw.h"
#include "tests/support/record_table.h"
#include "tests/support/vectors.h"

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

using namespace khiar;

namespace {

constexpr int kVectors = 20;
constexpr int kTries = 20000;
constexpr int kTricks = 12;
const std::string kSuits = "SHDC";
const std::string kRanks = "23456789TJQKA";

using support::Cards;
using support::joined;
using support::jsonText;
using support::RecordTable;
using support::vectorRows;
using support::vectorsOf;
using Random = std::mt19937;

// ---- a match at the table ----------------------------------------------------------------------------

/// A deal whose auction seat `maker` wins with one of `trump`; everybody pays the stated card, and gets it back.
struct Deal {
    std::array<Cards, 4> hands;
    Cards paid, targets;
    char trump = 'S';
    Seat maker = 0, dealer = 3;
    std::vector<std::string> options; ///< "KEY VALUE"
    std::vector<int> scores{0, 0, 0, 0};
};

std::string recordOf(const Deal &d)
{
    std::string out = "khiar 1\ngame apples\n";
    for (const std::string &o : d.options)
        out += "option " + o + "\n";
    out += "players 4\ndealer " + std::to_string(d.dealer) + "\nscore";
    for (int s : d.scores)
        out += " " + std::to_string(s);
    out += "\ndeal 1\n";
    for (std::size_t p = 0; p < 4; ++p)
        out += "hand " + std::to_string(p) + joined(d.hands[p]) + "\n";
    for (std::size_t p = 0; p < d.paid.size(); ++p)
        out += "redeal " + std::to_string(p) + " " + d.paid[p] + "\n";
    return out + "moves\n";
}

/// A match at the table, from the deal on.
class Table : public RecordTable {
public:
    explicit Table(const Deal &deal) : RecordTable(recordOf(deal)) {}
    /// Cards that the seat on turn may play.
    Cards playable() const
    {
        Cards out;
        for (const std::string &action : legal("play"))
            out.push_back(action.substr(sizeof "play"));
        return out;
    }
};

/// From the cut to the first lead. False where the match refuses a step.
bool toTheFirstLead(Table &t, const Deal &d)
{
    for (int i = 0; t.ask("phase") == "bid"; ++i) {
        const Seat p = t.turn();
        if (i > 8 || !t.play(p, p == d.maker ? std::string("bid 1 ") + d.trump : "pass"))
            return false;
    }
    while (t.ask("phase") == "pile")
        if (const Seat p = t.turn(); !t.play(p, "pile " + d.paid[std::size_t(p)]))
            return false;
    for (Seat p = 0; p < 4; ++p)
        if (!t.play(p, "target " + d.targets[std::size_t(p)]))
            return false;
    return t.ask("phase") == "play";
}

// ---- deals that come out as wanted -------------------------------------------------------------------

/// What seat 0 is to take, in whole tricks, and its target.
struct Wanted {
    Cards won;
    std::string target;
};

bool among(const Cards &cards, const std::string &card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

/// Fills up to whole tricks with cards of ranks that occur nowhere else: held once, they count nothing.
void fillUp(Wanted &w, Random &random)
{
    std::string ranks = kRanks;
    std::erase(ranks, w.target[0]);
    for (const std::string &c : w.won)
        std::erase(ranks, c[0]);
    std::shuffle(ranks.begin(), ranks.end(), random);
    for (std::size_t i = 0; w.won.size() % 4 != 0; ++i)
        w.won.push_back({ranks[i], kSuits[random() % 4]});
}

/// The share of seat 0: one card a trick, of one suit where there are so many, the highest; that suit is trumps.
Cards ownShare(const Wanted &w, Random &random)
{
    const std::size_t tricks = w.won.size() / 4;
    std::vector<Cards> choices;
    for (char suit : kSuits) {
        Cards of;
        std::copy_if(w.won.begin(), w.won.end(), std::back_inserter(of), [&](const auto &c) { return c[1] == suit; });
        std::sort(of.begin(), of.end(), [](const auto &a, const auto &b) { return kRanks.find(a[0]) > kRanks.find(b[0]); });
        if (of.size() >= tricks)
            choices.emplace_back(of.begin(), of.begin() + std::ptrdiff_t(tricks));
    }
    return tricks == 0 || choices.empty() ? Cards() : choices[random() % choices.size()];
}

/// Low cards for seat 0, so that it takes nothing else; the others get the rest.
Deal dealFor(const Wanted &w, Random &random)
{
    Deal d;
    d.hands[0] = ownShare(w, random);
    d.trump = d.hands[0].empty() ? kSuits[random() % 4] : d.hands[0][0][1];
    Cards others, rest;
    std::copy_if(w.won.begin(), w.won.end(), std::back_inserter(others), [&](const auto &c) { return !among(d.hands[0], c); });
    std::shuffle(others.begin(), others.end(), random);
    for (std::size_t i = 0; i < others.size(); ++i)
        d.hands[1 + i % 3].push_back(others[i]);
    d.hands[0].push_back(w.target);
    for (char rank : kRanks)
        for (char suit : kSuits)
            if (const std::string c{rank, suit}; c != w.target && !among(w.won, c))
                rest.push_back(c);
    std::shuffle(rest.begin() + std::ptrdiff_t(16 + random() % 8), rest.end(), random);
    std::size_t next = 0;
    while (d.hands[0].size() < 13)
        d.hands[0].push_back(rest[next++]);
    std::shuffle(rest.begin() + std::ptrdiff_t(next), rest.end(), random);
    for (std::size_t p = 1; p < 4; ++p)
        while (d.hands[p].size() < 13)
            d.hands[p].push_back(rest[next++]);
    return d;
}

/// A maker who can pay, what everybody pays, and targets. False where nobody has a trump.
bool chooseCards(Deal &d, const Wanted &w, Random &random)
{
    std::vector<Seat> makers;
    for (Seat p = 0; p < 4; ++p)
        if (std::any_of(d.hands[std::size_t(p)].begin(), d.hands[std::size_t(p)].end(), [&](const auto &c) { return c[1] == d.trump; }))
            makers.push_back(p);
    if (makers.empty())
        return false;
    d.maker = makers[random() % makers.size()];
    for (Seat p = 0; p < 4; ++p) {
        Cards can = d.hands[std::size_t(p)];
        std::erase_if(can, [&](const auto &c) { return p == d.maker && c[1] != d.trump; });
        d.paid.push_back(can[random() % can.size()]);
        Cards aside = d.hands[std::size_t(p)];
        std::erase_if(aside, [&](const auto &c) { return among(w.won, c); });
        d.targets.push_back(p == 0 && !w.target.empty() ? w.target : aside[random() % aside.size()]);
    }
    return true;
}

/// A card for the seat on turn: of those wanted once one of them was led, otherwise another one; seat 0 plays low.
std::string choose(const Table &t, const Wanted &w, bool wantedLed, Random &random)
{
    const Cards legal = t.playable();
    Cards good = legal;
    std::erase_if(good, [&](const auto &c) { return among(w.won, c) != wantedLed; });
    if (good.empty())
        good = legal;
    if (t.turn() != 0)
        return good[random() % good.size()];
    const std::string trump = t.ask("trump");
    return *std::min_element(good.begin(), good.end(), [&](const auto &a, const auto &b) {
        return std::pair(a[1] == trump[0], kRanks.find(a[0])) < std::pair(b[1] == trump[0], kRanks.find(b[0]));
    });
}

/// Twelve tricks, of which seat 0 takes those of the wanted cards and no others.
bool playOut(Table &t, const Wanted &w, Random &random)
{
    for (int trick = 0; trick < kTricks; ++trick) {
        int wanted = 0;
        for (int i = 0; i < 4; ++i) {
            const std::string card = choose(t, w, i > 0 && wanted > 0, random);
            wanted += among(w.won, card);
            if (!t.play(t.turn(), "play " + card))
                return false;
        }
        if (wanted != 0 && wanted != 4)
            return false;
        if (trick + 1 < kTricks && (t.turn() == 0) != (wanted == 4))
            return false;
    }
    return t.over() && t.ask("won", 0) == std::to_string(w.won.size() / 4);
}

QJsonValue score(const QJsonObject &g)
{
    Wanted asked;
    for (const QJsonValue &c : g["won"].toArray())
        asked.won.push_back(c.toString().toStdString());
    asked.target = g["target"].toString().toStdString();
    for (unsigned seed = 0; seed < kTries; ++seed) {
        Random random(seed);
        Wanted w = asked;
        fillUp(w, random);
        Deal d = dealFor(w, random);
        // Seat 3 is so far ahead that the match is over with this deal, whose tricks can still be asked then.
        d.scores = {0, 0, 0, 9000};
        d.options = {"limit 5000", g["mode"].toString() == "group" ? "values group" : "values per-card"};
        if (!chooseCards(d, w, random))
            continue;
        Table t(d);
        if (!t.begun() || !toTheFirstLead(t, d))
            return "the table refused the deal";
        if (playOut(t, w, random))
            return t.scores()[0];
    }
    return "no deal shows it";
}

// ---- the end of a match ------------------------------------------------------------------------------

/// Plays the deal by this seed, whoever takes what.
std::vector<int> played(Table &t, const Deal &d, unsigned seed)
{
    Random random(seed);
    if (!t.begun() || !toTheFirstLead(t, d))
        return {};
    for (int i = 0; i < 4 * kTricks; ++i) {
        const Cards legal = t.playable();
        t.play(t.turn(), "play " + legal[random() % legal.size()]);
    }
    return t.scores();
}

/// A deal that brings the totals there from below the limit, and what the match says then.
QJsonValue end(const QJsonObject &g)
{
    std::vector<int> totals;
    for (const QJsonValue &n : g["totals"].toArray())
        totals.push_back(n.toInt());
    for (unsigned seed = 0; seed < kTries; ++seed) {
        Random random(seed);
        const Wanted anything;
        Deal d = dealFor({{}, "9D"}, random);
        if (!chooseCards(d, anything, random))
            continue;
        Table first(d);
        const std::vector<int> gained = played(first, d, seed);
        for (std::size_t p = 0; p < gained.size(); ++p)
            d.scores[p] = totals[p] - gained[p];
        if (gained.empty() || *std::max_element(d.scores.begin(), d.scores.end()) >= 250)
            continue;
        Table t(d);
        if (played(t, d, seed) != totals)
            return "the deal is not played alike twice";
        QJsonArray winners;
        for (const QString &seat : QString::fromStdString(t.ask("winner")).split(' '))
            winners << seat.toInt();
        return t.over() ? QJsonValue(winners) : QJsonValue();
    }
    return "no deal shows it";
}

// ---- the auction -------------------------------------------------------------------------------------

/// Hands in which everybody has at least three cards of every suit.
Deal evenDeal()
{
    Deal d;
    for (std::size_t i = 0; i < 52; ++i)
        d.hands[(i / 13 + i % 13) % 4].push_back({kRanks[i % 13], kSuits[i / 13]});
    return d;
}

QJsonValue auction(const QJsonObject &g)
{
    Deal d = evenDeal();
    d.dealer = g["dealer"].toInt();
    d.options = {g["suit_order"].toString() == "english" ? "suit-order s-c-h-d" : "suit-order s-c-d-h"};
    Table t(d);
    if (!t.begun())
        return "the table refused the deal";
    QJsonArray bid;
    for (const QJsonValue &call : g["calls"].toArray()) {
        const bool passes = !call.isArray();
        bid = passes ? bid : call.toArray();
        const std::string word = passes ? "pass" : "bid " + std::to_string(bid[0].toInt()) + " " + bid[1].toString().toStdString();
        if (!t.play(t.turn(), word))
            return QJsonValue(QString::fromStdString(word + " was refused"));
    }
    if (t.ask("deal") != "1")
        return QJsonObject{{"passed_out", true}, {"next_dealer", std::stoi(t.ask("dealer"))}};
    if (t.ask("maker") == "-")
        return QJsonObject{{"next", t.turn()}};
    if (t.ask("trump") != bid[1].toString().toStdString())
        return "other trumps were made";
    return QJsonObject{{"bidder", std::stoi(t.ask("maker"))}, {"bid", bid}};
}

// ---- the draw for seats ------------------------------------------------------------------------------

QJsonValue seating(const QJsonObject &g)
{
    std::array<Card, 4> drawn;
    const QJsonArray draw = g["draw"].toArray();
    for (std::size_t i = 0; i < drawn.size(); ++i)
        drawn[i] = parseCard(draw[int(i)].toArray()[1].toString().toStdString()).value_or(kNoCard);
    QJsonArray names;
    for (int who : games::apples::seatOrder({}, drawn))
        names << draw[who].toArray()[0];
    return names;
}

// ---- the vectors -------------------------------------------------------------------------------------

QJsonValue answer(const QJsonObject &v)
{
    const QJsonObject g = v["given"].toObject();
    const QString fn = g["fn"].toString();
    if (fn == "auction")
        return auction(g);
    if (fn == "seat_order_clockwise_from_dealer")
        return seating(g);
    return fn == "apples_score" ? score(g) : fn == "apples_end" ? end(g) : QJsonValue("unknown function " + fn);
}

QList<QJsonObject> vectors()
{
    return vectorsOf("other-games-vectors.jsonl", {"AP"});
}

} // namespace

class ApplesVectors : public QObject {
    Q_OBJECT
private slots:
    void vector_data() { vectorRows(vectors()); }

    void vector()
    {
        QFETCH(QJsonObject, given);
        QVERIFY2(given.contains("given") && given.contains("expect"), "a line of the file is damaged");
        QCOMPARE(jsonText(answer(given)), jsonText(given["expect"]));
        ++m_ran;
    }

    // §6, A-AP13: equal ranks are told apart by the suit order of the options.
    void equalRanksAtTheDraw()
    {
        using namespace games::apples;
        const std::array<Card, 4> kings{*parseCard("KH"), *parseCard("KC"), *parseCard("KD"), *parseCard("KS")};
        Options options;
        QVERIFY((seatOrder(options, kings) == std::array{3, 1, 2, 0}));
        std::swap(options.suitOrder[2], options.suitOrder[3]);
        QVERIFY((seatOrder(options, kings) == std::array{3, 1, 0, 2}));
        QVERIFY((seatOrder(options, {*parseCard("KH"), *parseCard("2S"), *parseCard("AH"), *parseCard("2C")}) == std::array{2, 0, 1, 3}));
    }

    // The draw is the seed's and deals every card once; it moves no other shuffle of the match.
    void drawnFromTheSeed()
    {
        using games::apples::drawForSeats;
        QVERIFY(drawForSeats(5) == drawForSeats(5));
        int differ = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            auto drawn = drawForSeats(seed);
            differ += drawn != drawForSeats(seed + 1);
            std::sort(drawn.begin(), drawn.end());
            QVERIFY(std::adjacent_find(drawn.begin(), drawn.end()) == drawn.end());
        }
        QVERIFY(differ >= 49);
    }

    // An empty file, or one that lost lines, would satisfy everything above.
    void allRan()
    {
        QCOMPARE(vectors().size(), kVectors);
        QCOMPARE(m_ran, kVectors);
    }

private:
    int m_ran = 0;
};

QTEST_GUILESS_MAIN(ApplesVectors)
#include "tst_apples_vectors.moc"
