// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the Cucumber rules against the vectors of rules/cucumber.md §4, every one of them. A vector is put on the
// table as a deal that forces its situation, or as a bare State, and the family answers; no rule is written down here
// a second time.
#include <QtTest>

#include "engine/core/match_of.h"
#include "engine/games/cucumber/family.h"
#include "engine/games/cucumber/rules.h"
#include "tests/support/vectors.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <set>

using namespace khiar;
namespace cucumber = khiar::games::cucumber;
using cucumber::Family;
using cucumber::Options;
using cucumber::Rules;
using cucumber::State;
using support::jsonText;
using support::vectorRows;
using support::vectorsOf;

namespace {

constexpr int kVectors = 91;

// ---- options and cards of a vector -----------------------------------------------------------------

Options optionsOf(const QJsonObject &given, bool five)
{
    const QJsonObject v = given["opts"].toObject();
    const auto is = [&](const char *key, const char *value) { return v[key].toString() == value; };
    Options o;
    o.lives = v["lives"].toInt(1) == 2 ? cucumber::Lives::two : cucumber::Lives::one;
    o.tieBonus = v["tie_bonus"].toBool();
    o.tie = is("tie", "ALL") ? cucumber::Tie::all : cucumber::Tie::last;
    o.limit = v["limit"].toInt(21);
    o.bust = is("cmp", "GT") ? cucumber::Bust::exceed : cucumber::Bust::reach;
    o.resetAt = v["exact_reset"].toInt(0);
    o.beatPrevious = is("ref", "PREVIOUS");
    o.duty = is("duty", "MUST") ? cucumber::Duty::must : is("duty", "LOWEST_BEATER") ? cucumber::Duty::lowestBeater
        : is("duty", "MATCH_EQUAL") ? cucumber::Duty::matchEqual : cucumber::Duty::optional;
    o.sets = is("multi", "SETS");
    o.leadLowest = is("lead", "LOWEST");
    o.special = is("special", "C6_TOP21") ? cucumber::Special::sixOfClubs : is("special", "BLACK7_16_15") ? cucumber::Special::blackSevens
        : is("special", "BLACK7_EQUAL21") ? cucumber::Special::blackSevensEqual : cucumber::Special::none;
    o.values = is("values", "COURT11") ? cucumber::Values::courtEleven : is("values", "COURT10_A11") ? cucumber::Values::courtTen
        : is("values", "CUC5") ? cucumber::Values::cucumbers : cucumber::Values::face;
    o.aceBlock = v["ace_block"].toBool();
    o.aceLowLast = v["last_ace_low"].toBool();
    o.jokersAreAces = is("joker_role", "AS_ACE");
    o.onesDouble = v["ones_double"].toBool();
    o.jokers = five || (o.aceLowLast && !o.jokersAreAces) ? 0 : 3;
    o.deck = five ? DeckKind::five : DeckKind::standard;
    o.kontra = given.contains("kontra");
    return o;
}

/// Gives out the cards that a vector names, each once: 7, "Q", "JK", "6C".
class Deck {
public:
    explicit Deck(bool five) : m_five(five) {}
    Card take(const QJsonValue &v)
    {
        const QString s = v.toString();
        if (s.size() == 2 && s != "JK")
            return *parseCard(s.toStdString());
        const int rank = v.isDouble() ? v.toInt() : s == "A" ? 14 : s == "K" ? 13 : s == "Q" ? 12 : s == "J" ? 11 : 15;
        const int n = m_taken[rank]++;
        if (m_five)
            return Card{std::uint8_t(kFirstFive + (rank - 1) * 4 + n)};
        return rank == 15 ? joker(n + 1) : standardCard(rank, Suit(n));
    }
    std::vector<Card> takeAll(const QJsonValue &v)
    {
        std::vector<Card> cards;
        for (const QJsonValue &c : v.isArray() ? v.toArray() : QJsonArray{v})
            cards.push_back(take(c));
        return cards;
    }

private:
    bool m_five;
    std::map<int, int> m_taken;
};

/// A bare State in which every seat is in and plays.
State bareState(int players)
{
    State s;
    std::memset(static_cast<void *>(&s), 0, sizeof s);
    s.in = s.playing = SeatSet((1u << players) - 1);
    s.dealer = std::int8_t(players - 1);
    s.best = s.ref = s.leader = s.kontra = s.proposer = s.doubler = s.lastLoser = s.nextDealer = kNobody;
    s.phase = cucumber::Phase::play;
    s.multiplier.fill(1);
    return s;
}

void lay(const Rules &rules, State &s, Seat seat, const std::vector<Card> &cards)
{
    for (Card c : cards)
        s.played[std::size_t(seat)][s.playedCount[std::size_t(seat)]++] = c;
    if (s.leader == kNobody)
        s.leader = std::int8_t(seat);
    cucumber::detail::compare(rules, s, seat);
}

// ---- one function per type of vector; each returns what the family says as JSON ------------------

QJsonValue legal(const QJsonObject &g, bool five)
{
    const QJsonArray trick = g["trick"].toArray();
    const Seat seat = Seat(trick.size());
    const Rules rules = cucumber::makeRules(optionsOf(g, five), std::max(seat + 1, 2));
    State s = bareState(rules.seats);
    Deck deck(five);
    for (Seat p = 0; p < seat; ++p)
        lay(rules, s, p, deck.takeAll(trick[p]));
    for (const QJsonValue &c : g["hand"].toArray())
        s.hand[std::size_t(seat)].add(deck.take(c));
    s.turn = std::int8_t(seat);
    std::set<std::vector<int>> plays;
    Family::legal(rules, s, seat, [&](const Action &a) {
        std::vector<int> ranks;
        for (Card c : a.used())
            ranks.push_back(rankOf(c));
        std::sort(ranks.begin(), ranks.end());
        plays.insert(ranks);
        if (Family::check(rules, s, seat, a))
            plays.insert({-1}); // listed and refused
    });
    QJsonArray single, sets;
    for (const auto &ranks : plays) {
        QJsonArray set;
        for (int r : ranks)
            set << r;
        ranks.size() == 1 ? single << ranks[0] : sets << QJsonValue(set);
    }
    for (const QJsonValue &set : sets)
        single << set;
    return single;
}

QJsonValue trickWinner(const QJsonObject &g)
{
    const QJsonArray plays = g["plays"].toArray();
    QJsonObject given = g;
    const Rules rules = cucumber::makeRules(optionsOf(given, false), int(plays.size()));
    State s = bareState(rules.seats);
    Deck deck(false);
    for (const QJsonValue &p : plays)
        lay(rules, s, p.toArray()[0].toInt(), deck.takeAll(p.toArray()[1]));
    return s.best;
}

/// A deal of one card each, from seat 0 on: it is its own last trick.
State playLastTrick(const Rules &rules, const std::vector<Card> &cards, State s, int kontra)
{
    SeededChance chance(1);
    NullSink sink;
    for (std::size_t p = 0; p < cards.size(); ++p) {
        s.hand[p].add(cards[p]);
        s.known[cards[p].code] = seatBit(int(p));
    }
    for (Card c : rules.pack)
        if (std::find(cards.begin(), cards.end(), c) == cards.end())
            s.stock[s.stockEnd++] = c;
    s.handSize = 1;
    s.kontra = std::int8_t(kontra);
    cucumber::detail::beginTrick(rules, s, 0);
    for (std::size_t p = 0; p < cards.size(); ++p)
        Family::apply(rules, s, Seat(p), Action::of(Verb::play, cards[p]), chance, sink);
    return s;
}

/// Losers, penalties and bonuses, read from how the scores moved.
QJsonValue lastTrick(const QJsonObject &g, bool five)
{
    constexpr int kStart = 50;
    const QJsonArray plays = g["plays"].toArray();
    Options o = optionsOf(g, five);
    o.limit = 999;
    const Rules rules = cucumber::makeRules(o, int(plays.size()));
    Deck deck(five);
    std::vector<Card> cards;
    for (const QJsonValue &p : plays)
        cards.push_back(deck.take(p.toArray()[1]));
    State s = bareState(rules.seats);
    s.score.fill(kStart);
    const QJsonObject mult = g["mult"].toObject();
    for (const QString &seat : mult.keys())
        s.multiplier[std::size_t(seat.toInt())] = std::uint8_t(mult[seat].toInt());
    s = playLastTrick(rules, cards, s, g.contains("kontra") ? g["kontra"].toInt() : -1);
    QJsonArray losers;
    QJsonObject penalty, bonus;
    for (int p = 0; p < rules.seats; ++p) {
        const int moved = s.score[std::size_t(p)] - kStart;
        if (moved > 0) {
            losers << p;
            penalty[QString::number(p)] = moved;
        } else if (moved < 0) {
            bonus[QString::number(p)] = -moved;
        }
    }
    QJsonObject out{{"losers", losers}, {"penalty", penalty}};
    if (!bonus.isEmpty())
        out["bonus"] = bonus;
    return out;
}

/// Who has a bonus leads or follows with the equal card, who has the penalty plays it last, the others hold a 2. Kings
/// cost what the vector says. Seats of the vector are named a, b, c; they sit in the order that this needs.
QJsonValue score(const QJsonObject &g, const QJsonObject &wanted)
{
    const QJsonObject before = g["before"].toObject(), penalty = g["penalty"].toObject(), bonus = g["bonus"].toObject();
    QStringList seats = before.keys();
    if (seats.size() == 1)
        seats << "nobody else";
    std::sort(seats.begin(), seats.end(), [&](const QString &a, const QString &b) { return penalty.contains(a) < penalty.contains(b); });
    Options o = optionsOf(g, false);
    o.tieBonus = !bonus.isEmpty();
    Rules rules = cucumber::makeRules(o, int(seats.size()));
    Deck deck(false);
    std::vector<Card> cards;
    State s = bareState(rules.seats);
    for (int i = 0; i < seats.size(); ++i) {
        const bool pays = penalty.contains(seats[i]), gains = bonus.contains(seats[i]);
        cards.push_back(deck.take(pays || gains ? 13 : 2));
        if (pays || gains)
            rules.value[cards.back().code] = std::uint8_t((pays ? penalty : bonus)[seats[i]].toInt());
        s.score[std::size_t(i)] = std::int16_t(before[seats[i]].toObject()["score"].toInt());
        s.cucumbers[std::size_t(i)] = std::uint8_t(before[seats[i]].toObject()["cuc"].toInt());
    }
    s = playLastTrick(rules, cards, s, -1);
    QJsonObject result;
    for (int i = 0; i < seats.size(); ++i) {
        const QJsonObject asked = wanted[seats[i]].toObject();
        QJsonObject seat;
        if (asked.contains("score"))
            seat["score"] = s.score[std::size_t(i)];
        if (asked.contains("cuc"))
            seat["cuc"] = s.cucumbers[std::size_t(i)];
        if (asked.contains("out"))
            seat["out"] = !s.isIn(i);
        if (!asked.isEmpty())
            result[seats[i]] = seat;
    }
    return result;
}

QJsonValue value(const QJsonObject &g, bool five)
{
    Deck deck(five);
    return cucumber::makeRules(optionsOf(g, five), 2).value[deck.take(g["card"]).code];
}

QJsonValue dealSize(const QJsonObject &g)
{
    const int players = g["players"].toInt(), deck = g["deck"].toInt();
    Options o;
    o.deck = deck == 42 ? DeckKind::kille : DeckKind::standard;
    o.jokers = std::max(0, deck - 52);
    o.schedule = g["want"].isString() ? cucumber::Schedule::all : cucumber::Schedule::losingValue;
    o.shortage = g.contains("fallback") ? cucumber::Shortage::sevenThenFloor : cucumber::Shortage::floor;
    o.handMax = g["max"].toInt();
    const Rules rules = cucumber::makeRules(o, players);
    State s = bareState(players);
    s.lastValue = std::uint8_t(g["want"].toInt());
    s.keptCount = std::uint8_t(g["kept"].toInt());
    const int hand = cucumber::nextHandSize(rules, s);
    return QJsonObject{{"hand", hand}, {"left", int(rules.pack.size()) - s.keptCount - hand * players}};
}

QJsonValue dealSequence(const QJsonObject &g)
{
    Options o;
    o.schedule = g["kind"].toString() == "DOWN" ? cucumber::Schedule::down : cucumber::Schedule::zigzag;
    o.hand = g["start"].toInt();
    QJsonArray out;
    for (int deal = 1; deal <= g["count"].toInt(); ++deal)
        out << cucumber::scheduledSize(o, deal);
    return out;
}

QJsonValue exchange(const QJsonObject &g)
{
    const QString kind = g["kind"].toString();
    Options o;
    o.exchange = kind == "DEALER_FIRST" ? cucumber::Exchange::dealerKeepTwo : cucumber::Exchange::forehandExact;
    const Rules rules = cucumber::makeRules(o, 4);
    State s = bareState(4); // the dealer sits at 3, forehand at 0
    s.phase = cucumber::Phase::exchange;
    const Seat seat = kind == "DEALER_FIRST" ? 3 : kind == "FOREHAND_FIRST" ? 0 : 1;
    s.turn = std::int8_t(seat);
    for (int i = 0; i < g["hand"].toInt(); ++i)
        s.hand[std::size_t(seat)].add(rules.pack[std::size_t(i)]);
    s.stockEnd = std::uint8_t(g["stock"].toInt());
    s.exchanged = std::uint8_t(g["k"].toInt());
    std::set<int> counts;
    Family::legal(rules, s, seat, [&](const Action &a) { counts.insert(a.count); });
    QJsonArray out;
    for (int k : counts)
        out << k;
    return out;
}

QJsonValue buyIn(const QJsonObject &g)
{
    const QJsonArray others = g["others_in"].toArray();
    Options o;
    o.buyIn = cucumber::BuyIn::paid;
    o.limit = 30;
    const Rules rules = cucumber::makeRules(o, int(others.size()) + 1);
    State s = bareState(rules.seats);
    s.score[0] = std::int16_t(g["own"].toInt());
    s.bust = seatBit(0);
    s.bought = g["used"].toBool() ? seatBit(0) : kNoSeats;
    for (int p = 0; p < others.size(); ++p)
        s.score[std::size_t(p) + 1] = std::int16_t(others[p].toInt());
    const bool allowed = cucumber::mayBuyIn(rules, s, 0);
    return QJsonObject{{"allowed", allowed}, {"new_score", allowed ? QJsonValue(cucumber::buyInScore(rules, s, 0)) : QJsonValue()}};
}

QJsonValue endAllButOne(const QJsonObject &g)
{
    const QJsonArray scores = g["scores"].toArray();
    Options o;
    o.end = cucumber::End::allButOne;
    o.settle = cucumber::Settle::difference;
    o.limit = g["limit"].toInt();
    const Rules rules = cucumber::makeRules(o, int(scores.size()));
    State s = bareState(rules.seats);
    for (int p = 0; p < scores.size(); ++p)
        s.score[std::size_t(p)] = std::int16_t(scores[p].toInt());
    if (!cucumber::detail::decidedEarly(rules, s, {}))
        return QJsonObject{{"end", false}};
    s.phase = cucumber::Phase::over;
    QJsonArray pay; // to the winner
    for (int n : cucumber::payments(rules, s))
        pay << std::max(0, -n);
    return QJsonObject{{"end", true}, {"winner", std::countr_zero(s.winners)}, {"pay", pay}};
}

/// Seats in the order of the plays; whose turn order begins with the first.
Seat firstLowest(const QJsonObject &g)
{
    const QJsonArray plays = g["plays"].toArray();
    const Rules rules = cucumber::makeRules(Options{}, int(plays.size()));
    State s = bareState(rules.seats);
    Deck deck(false);
    for (const QJsonValue &p : plays)
        lay(rules, s, p.toArray()[0].toInt(), deck.takeAll(p.toArray()[1]));
    return cucumber::detail::firstLowest(rules, s);
}

Options minibluff()
{
    Options o;
    o.doubling = true;
    o.tie = cucumber::Tie::allButFirstLowest;
    o.tieBonus = false;
    return o;
}

QJsonValue mayDouble(const QJsonObject &g)
{
    const QJsonArray credits = g["credits"].toArray();
    if (g["trick"].toInt() == 1) { // nobody is asked before the first trick, and a raise is refused
        Setup setup;
        setup.game = "minibluff";
        setup.players = int(credits.size());
        const auto match = cucumber::family().start(setup, nullptr);
        return match && !(*match)->check((*match)->toAct().front(), Action::of(Verb::raise));
    }
    const Rules rules = cucumber::makeRules(minibluff(), int(credits.size()));
    State s = bareState(rules.seats);
    for (int p = 0; p < credits.size(); ++p)
        s.credits[std::size_t(p)] = std::int16_t(credits[p].toInt());
    s.stake = std::int16_t(g["stake"].toInt());
    s.doubler = std::int8_t(g["last_doubler"].toInt(-1));
    return cucumber::mayRaise(rules, s, g["proposer"].toInt());
}

QJsonValue settleRound(const QJsonObject &g)
{
    const QJsonObject credits = g["credits"].toObject(), dropped = g["dropped"].toObject();
    const QStringList seats = credits.keys();
    const Rules rules = cucumber::makeRules(minibluff(), int(seats.size()));
    State s = bareState(rules.seats);
    NullSink sink;
    Deck deck(false);
    for (int p = 0; p < seats.size(); ++p) {
        s.credits[std::size_t(p)] = std::int16_t(credits[seats[p]].toInt());
        lay(rules, s, p, {deck.take(seats[p] == g["winner"].toString() ? 2 : 9)});
    }
    for (int p = 0; p < seats.size(); ++p) {
        if (!dropped.contains(seats[p]))
            continue;
        s.stake = std::int16_t(dropped[seats[p]].toInt());
        cucumber::detail::payChips(s, p, cucumber::text::kDropped, cucumber::text::kDroppedYou, cucumber::text::kLineDrop, sink);
        s.playing = SeatSet(s.playing & ~seatBit(p));
    }
    s.stake = std::int16_t(g["stake"].toInt());
    cucumber::detail::Reckoning r;
    cucumber::detail::payRound(rules, s, true, r, sink);
    QJsonObject out;
    for (int p = 0; p < seats.size(); ++p)
        out[seats[p]] = s.credits[std::size_t(p)];
    return out;
}

QJsonValue answer(const QJsonObject &v)
{
    const QString type = v["t"].toString(), question = v["g"].toObject()["q"].toString();
    const QJsonObject g = v["g"].toObject();
    const bool five = v["id"].toString().startsWith("5c-") && type != "score";
    if (type == "legal")
        return legal(g, five);
    if (type == "trick_winner")
        return trickWinner(g);
    if (type == "last_trick")
        return lastTrick(g, five);
    if (type == "score")
        return score(g, v["e"].toObject());
    if (type == "value")
        return value(g, five);
    if (type == "deal_size")
        return dealSize(g);
    if (type == "deal_seq")
        return dealSequence(g);
    if (type == "exchange")
        return exchange(g);
    if (type == "buyin")
        return buyIn(g);
    if (type == "end_all_but_one")
        return endAllButOne(g);
    if (type == "lowest_first" || question == "round_winner")
        return firstLowest(g);
    if (question == "may_double")
        return mayDouble(g);
    return question == "settle" ? settleRound(g) : QJsonValue("unknown type " + type);
}

QList<QJsonObject> vectors()
{
    return vectorsOf("cucumber-vectors.jsonl");
}

} // namespace

class CucumberVectors : public QObject {
    Q_OBJECT
private slots:
    void vector_data() { vectorRows(vectors()); }

    void vector()
    {
        QFETCH(QJsonObject, given);
        QVERIFY2(given.contains("t") && given.contains("g") && given.contains("e"), "a line of the file is damaged");
        QCOMPARE(jsonText(answer(given)), jsonText(given["e"]));
        ++m_ran;
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

QTEST_GUILESS_MAIN(CucumberVectors)
#include "tst_cucumber_vectors.moc"
