// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the Cucumber rules against the vectors of rules/cucumber.md §4, as far as the options of Agurk say them.
// A vector is put on the table as a deal that forces its situation, or as a bare State, and the family answers; no
// rule is written down here a second time. Vectors of later presets are skipped by name, with the reason, and the
// number that runs may only grow.
#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "engine/core/match_of.h"
#include "engine/games/cucumber/family.h"
#include "engine/games/cucumber/rules.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <set>

using namespace khiar;
namespace cucumber = khiar::games::cucumber;

namespace {

constexpr int kMustRun = 35; ///< raise it when a family option makes more of them sayable

int rankOfJson(const QJsonValue &v)
{
    if (v.isDouble())
        return v.toInt();
    const QString s = v.toString();
    return s == "A" ? 14 : s == "K" ? 13 : s == "Q" ? 12 : s == "J" ? 11 : s == "JK" ? 15 : 0;
}

/// Gives out cards of a rank, each once: jokers for 15.
class Deck {
public:
    Card take(int rank)
    {
        const int n = m_taken[rank]++;
        return rank == 15 ? joker(n + 1) : standardCard(rank, Suit(n));
    }
    /// The highest card that is still here, for a seat whose own cards must stay its lowest.
    Card takeHigh()
    {
        for (int rank = 14; rank >= 2; --rank)
            if (m_taken[rank] < 4)
                return take(rank);
        return kNoCard;
    }

private:
    std::map<int, int> m_taken;
};

QStringList laterKeys(const QJsonObject &opts)
{
    QStringList reasons;
    const auto later = [&](const char *key, const QStringList &built) {
        if (opts.contains(key) && !built.contains(opts[key].toVariant().toString()))
            reasons << QString("%1 %2 is of a later preset").arg(key, opts[key].toVariant().toString());
    };
    later("ref", {"HIGHEST"});
    later("duty", {"OPTIONAL"});
    later("multi", {});
    later("lead", {});
    later("special", {});
    later("values", {});
    later("ace_block", {});
    later("last_ace_low", {});
    later("joker_role", {"TOP15"});
    later("ones_double", {});
    return reasons;
}

/// Why a vector cannot be said with the options of Agurk; empty = it can.
QString reasonToSkip(const QJsonObject &v)
{
    const QJsonObject g = v["g"].toObject();
    const QString type = v["t"].toString();
    static const QStringList laterTypes = {"buyin", "end_all_but_one", "deal_seq", "lowest_first", "mini"};
    if (laterTypes.contains(type))
        return type + " is of a later preset";
    if (const QStringList reasons = laterKeys(g["opts"].toObject()); !reasons.isEmpty())
        return reasons.join(", ");
    if (g.contains("kontra") || g.contains("mult"))
        return "multipliers are of a later preset";
    const QJsonArray plays = g["plays"].toArray();
    if (std::any_of(plays.begin(), plays.end(), [](const QJsonValue &p) { return p.toArray()[1].isArray(); }))
        return "sets are of a later preset";
    if (type == "exchange" && !g["kind"].toString().startsWith("FOREHAND"))
        return "exchange dealer-keep-two is of a later preset";
    if (type == "deal_size" && (g["want"].isString() || g.contains("fallback") || g["deck"].toInt() < 52))
        return "hand-schedule all, shortage seven-then-floor and other packs are of later presets";
    if (type == "score")
        for (const QJsonValue &p : g["penalty"].toObject())
            if (p.toInt() > 15)
                return "no single card of Agurk costs that much";
    return {};
}

using Match = MatchOf<cucumber::Family>;

std::unique_ptr<Match> start(const Setup &setup)
{
    const auto options = cucumber::readOptions(setup);
    if (!options)
        return nullptr;
    auto rules = std::make_shared<const cucumber::Rules>(cucumber::makeRules(*options, setup.players));
    return std::make_unique<Match>(rules, setup, nullptr);
}

/// A table of Agurk with jokers in the pack, one life and no bonus unless the vector says otherwise.
Setup table(int players, const QJsonObject &opts)
{
    Setup s;
    s.game = "agurk";
    s.players = players;
    s.dealer = players - 1; // seat 0 leads
    const auto set = [&](const char *key, const QString &value) { s.options.push_back({key, value.toStdString(), 0}); };
    set("jokers", "3");
    set("lives", opts.contains("lives") ? QString::number(opts["lives"].toInt()) : "1");
    set("limit", QString::number(opts["limit"].toInt(21)));
    set("bust", opts["cmp"].toString() == "GT" ? "exceed" : "reach");
    set("reset-at", QString::number(opts["exact_reset"].toInt(0)));
    set("tie", opts["tie"].toString() == "ALL" ? "all" : "last");
    return s;
}

void setOption(Setup &s, const char *key, const char *value)
{
    s.options.push_back({key, value, 0});
}

/// Everybody plays the first card of their stated hand, in turn from seat 0.
bool playFirstCards(Match &match, const std::vector<std::vector<Card>> &hands, std::size_t seats)
{
    for (std::size_t p = 0; p < seats; ++p)
        if (match.submit(Seat(p), Action::of(Verb::play, hands[p][0]), nullptr))
            return false;
    return true;
}

void state(Setup &setup, const std::vector<std::vector<Card>> &hands)
{
    for (std::size_t p = 0; p < hands.size(); ++p)
        setup.deals[1].hands[p] = hands[p];
}

std::vector<std::int64_t> numbers(const Match &match, const char *key)
{
    return match.answer(key, 0)->numbers;
}

// ---- one function per type of vector; each returns what the family says as JSON ------------------

QJsonValue legal(const QJsonObject &g)
{
    const QJsonArray trick = g["trick"].toArray(), hand = g["hand"].toArray();
    const int seats = int(trick.size()) + 1;
    Deck deck;
    std::vector<std::vector<Card>> hands(std::size_t(std::max(seats, 2)));
    for (int p = 0; p < trick.size(); ++p)
        hands[std::size_t(p)].push_back(deck.take(rankOfJson(trick[p])));
    for (const QJsonValue &c : hand)
        hands[std::size_t(trick.size())].push_back(deck.take(rankOfJson(c)));
    for (auto &h : hands)
        while (h.size() < std::size_t(hand.size()))
            h.push_back(deck.takeHigh());
    Setup setup = table(int(hands.size()), {});
    state(setup, hands);
    const auto match = start(setup);
    if (!match || !playFirstCards(*match, hands, std::size_t(trick.size())))
        return "the position could not be reached";
    std::set<int> ranks;
    for (const Action &a : match->legal(Seat(trick.size())).actions)
        ranks.insert(rankOf(a.cards[0]));
    QJsonArray out;
    for (int r : ranks)
        out << r;
    return out;
}

/// Who leads after the trick; a card more in each hand keeps the deal going.
QJsonValue trickWinner(const QJsonObject &g)
{
    const QJsonArray plays = g["plays"].toArray();
    Deck deck;
    std::vector<std::vector<Card>> hands;
    for (const QJsonValue &p : plays)
        hands.push_back({deck.take(rankOfJson(p.toArray()[1]))});
    for (auto &h : hands)
        h.push_back(deck.takeHigh());
    Setup setup = table(int(hands.size()), {});
    state(setup, hands);
    const auto match = start(setup);
    if (!match || !playFirstCards(*match, hands, hands.size()))
        return "the position could not be reached";
    return int(numbers(*match, "turn").front());
}

/// Losers, penalties and bonuses, read from how the scores moved.
QJsonValue lastTrick(const QJsonObject &g)
{
    constexpr int kStart = 50;
    const QJsonArray plays = g["plays"].toArray();
    const QJsonObject opts = g["opts"].toObject();
    Deck deck;
    std::vector<std::vector<Card>> hands;
    for (const QJsonValue &p : plays)
        hands.push_back({deck.take(rankOfJson(p.toArray()[1]))});
    Setup setup = table(int(hands.size()), opts);
    setOption(setup, "limit", "999");
    setOption(setup, "tie-bonus", opts["tie_bonus"].toBool() ? "on" : "off");
    setup.start.push_back({"score", std::vector<std::string>(hands.size(), std::to_string(kStart)), 0});
    state(setup, hands);
    const auto match = start(setup);
    if (!match || !playFirstCards(*match, hands, hands.size()))
        return "the position could not be reached";
    QJsonArray losers;
    QJsonObject penalty, bonus;
    const auto scores = numbers(*match, "score");
    for (std::size_t p = 0; p < scores.size(); ++p) {
        const int moved = int(scores[p]) - kStart;
        if (moved > 0) {
            losers << int(p);
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

/// One-card hands: who has a bonus leads or follows with an equal card, who has the penalty plays it last, the others
/// hold a 2. Seats of the vector are named a, b, c; they sit in the order that this needs.
QJsonValue score(const QJsonObject &g, const QJsonObject &wanted)
{
    const QJsonObject before = g["before"].toObject(), penalty = g["penalty"].toObject(), bonus = g["bonus"].toObject();
    QStringList seats = before.keys();
    if (seats.size() == 1)
        seats << "nobody else";
    std::sort(seats.begin(), seats.end(), [&](const QString &a, const QString &b) { return penalty.contains(a) < penalty.contains(b); });
    Deck deck;
    std::vector<std::vector<Card>> hands;
    StartLine scores{"score", {}, 0}, cucumbers{"cucumbers", {}, 0};
    for (const QString &s : seats) {
        const int rank = penalty.contains(s) ? penalty[s].toInt() : bonus.contains(s) ? bonus[s].toInt() : 2;
        hands.push_back({deck.take(rank)});
        scores.words.push_back(std::to_string(before[s].toObject()["score"].toInt()));
        cucumbers.words.push_back(std::to_string(before[s].toObject()["cuc"].toInt()));
    }
    Setup setup = table(int(seats.size()), g["opts"].toObject());
    setOption(setup, "tie-bonus", bonus.isEmpty() ? "off" : "on");
    setup.start = {scores, cucumbers};
    state(setup, hands);
    const auto match = start(setup);
    if (!match || !playFirstCards(*match, hands, hands.size()))
        return "the position could not be reached";
    const auto out = numbers(*match, "out");
    QJsonObject result;
    for (int i = 0; i < seats.size(); ++i) {
        const QJsonObject asked = wanted[seats[i]].toObject();
        QJsonObject seat;
        if (asked.contains("score"))
            seat["score"] = int(numbers(*match, "score")[std::size_t(i)]);
        if (asked.contains("cuc"))
            seat["cuc"] = int(numbers(*match, "cucumbers")[std::size_t(i)]);
        if (asked.contains("out"))
            seat["out"] = std::find(out.begin(), out.end(), i) != out.end();
        if (!asked.isEmpty())
            result[seats[i]] = seat;
    }
    return result;
}

QJsonValue value(const QJsonObject &g)
{
    Deck deck;
    const auto rules = cucumber::makeRules(*cucumber::readOptions(table(2, {})), 2);
    return int(rules.value[deck.take(rankOfJson(g["card"])).code]);
}

/// A bare State in which every seat is in.
cucumber::State bareState(int players)
{
    cucumber::State s;
    std::memset(static_cast<void *>(&s), 0, sizeof s);
    s.in = SeatSet((1u << players) - 1);
    s.dealer = 0;
    return s;
}

QJsonValue dealSize(const QJsonObject &g)
{
    const int players = g["players"].toInt();
    cucumber::Options o;
    o.jokers = g["deck"].toInt() - 52;
    o.schedule = cucumber::Schedule::losingValue;
    o.handMax = g["max"].toInt();
    const auto rules = cucumber::makeRules(o, players);
    cucumber::State s = bareState(players);
    s.lastValue = std::uint8_t(g["want"].toInt());
    s.keptCount = std::uint8_t(g["kept"].toInt());
    const int hand = cucumber::nextHandSize(rules, s);
    return QJsonObject{{"hand", hand}, {"left", int(rules.pack.size()) - s.keptCount - hand * players}};
}

QJsonValue exchange(const QJsonObject &g)
{
    cucumber::Options o;
    o.exchange = cucumber::Exchange::forehandExact;
    const auto rules = cucumber::makeRules(o, 4);
    cucumber::State s = bareState(4);
    s.phase = cucumber::Phase::exchange;
    const Seat seat = g["kind"].toString() == "FOREHAND_FIRST" ? 1 : 2;
    s.turn = std::int8_t(seat);
    for (int i = 0; i < g["hand"].toInt(); ++i)
        s.hand[std::size_t(seat)].add(rules.pack[std::size_t(i)]);
    s.stockEnd = std::uint8_t(g["stock"].toInt());
    s.exchanged = std::uint8_t(g["k"].toInt());
    std::set<int> counts;
    cucumber::Family::legal(rules, s, seat, [&](const Action &a) { counts.insert(a.count); });
    QJsonArray out;
    for (int k : counts)
        out << k;
    return out;
}

QJsonValue answer(const QJsonObject &v)
{
    const QString type = v["t"].toString();
    const QJsonObject g = v["g"].toObject();
    if (type == "legal")
        return legal(g);
    if (type == "trick_winner")
        return trickWinner(g);
    if (type == "last_trick")
        return lastTrick(g);
    if (type == "score")
        return score(g, v["e"].toObject());
    if (type == "value")
        return value(g);
    if (type == "deal_size")
        return dealSize(g);
    return type == "exchange" ? exchange(g) : QJsonValue("unknown type " + type);
}

QString text(const QJsonValue &v)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{v}).toJson(QJsonDocument::Compact));
}

QList<QJsonObject> vectors()
{
    QList<QJsonObject> out;
    QFile file(KHIAR_SOURCE_DIR "/tests/vectors/cucumber-vectors.jsonl");
    if (!file.open(QIODevice::ReadOnly))
        return out;
    while (!file.atEnd())
        if (const QByteArray line = file.readLine().trimmed(); !line.isEmpty())
            out << QJsonDocument::fromJson(line).object();
    return out;
}

} // namespace

class CucumberVectors : public QObject {
    Q_OBJECT
private slots:
    void vector_data()
    {
        QTest::addColumn<QJsonObject>("given");
        for (const QJsonObject &v : vectors())
            QTest::newRow(qPrintable(v["id"].toString())) << v;
    }

    void vector()
    {
        QFETCH(QJsonObject, given);
        QVERIFY2(given.contains("t") && given.contains("g") && given.contains("e"), "a line of the file is damaged");
        if (const QString why = reasonToSkip(given); !why.isEmpty()) {
            m_skipped << given["id"].toString() + ": " + why;
            QSKIP(qPrintable(why));
        }
        QCOMPARE(text(answer(given)), text(given["e"]));
        ++m_ran;
    }

    // Nobody may quietly widen reasonToSkip.
    void enoughRan()
    {
        qInfo().noquote() << "not of Agurk's options:\n " + m_skipped.join("\n  ");
        QCOMPARE(vectors().size(), 91);
        QVERIFY2(m_ran >= kMustRun, qPrintable(QString("only %1 vectors ran").arg(m_ran)));
    }

private:
    int m_ran = 0;
    QStringList m_skipped;
};

QTEST_GUILESS_MAIN(CucumberVectors)
#include "tst_cucumber_vectors.moc"
