// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: Svoi Kozyri and Besikovitch's game against the vectors of rules/other-games.md §2, every one of the family. A
// vector is put on the table as a record and the match answers as it would anybody: by turn, hands, pile and legal list, and,
// for what a player may look at, by the view of that seat. No rule is written down here a second time.
#include <QtTest>

#include "engine/core/gate.h"
#include "tests/support/record_table.h"
#include "tests/support/vectors.h"

#include <algorithm>
#include <map>
#include <set>

using namespace khiar;
using support::Cards;
using support::joined;
using support::jsonText;
using support::RecordTable;
using support::sortedWords;
using support::vectorRows;
using support::vectorsOf;
using support::wordsOf;

namespace {

constexpr int kVectors = 32;
const std::string kRanks = "23456789TJQKA";

// ---- a match at the table ----------------------------------------------------------------------------

/// The header of a record with one stated deal, by its hands or by its pack; seat 0 begins unless a dealer is named.
struct Header {
    std::string game = "svoi-kozyri";
    std::vector<std::string> options; ///< "KEY VALUE"
    int dealer = -1;                  ///< −1: the last seat
    std::vector<Cards> hands;         ///< an empty one: that seat is out
    Cards pile, pack, trumps;         ///< of trumps a suit per seat, where the deal states them
};

std::string recordOf(const Header &h)
{
    std::string out = "khiar 1\ngame " + h.game + "\n", hands;
    for (const std::string &o : h.options)
        out += "option " + o + "\n";
    const int dealer = h.dealer < 0 ? int(h.hands.size()) - 1 : h.dealer;
    out += "players " + std::to_string(h.hands.size()) + "\ndealer " + std::to_string(dealer) + "\n";
    for (std::size_t p = 0; p < h.hands.size() && h.pack.empty(); ++p) {
        if (h.hands[p].empty())
            out += "out " + std::to_string(p) + "\n";
        else
            hands += "hand " + std::to_string(p) + joined(h.hands[p]) + "\n";
    }
    out += "deal 1\n" + hands;
    const auto line = [&](const char *word, const Cards &cards) { out += cards.empty() ? "" : word + joined(cards) + "\n"; };
    line("pack", h.pack);
    line("pile", h.pile);
    line("trump", h.trumps);
    return out + "moves\n";
}

/// All cards of these ranks, but those that are named already.
Cards rest(const std::string &ranks, const Cards &without)
{
    Cards out;
    for (char suit : std::string("HDCS"))
        for (char rank : ranks)
            if (const std::string c{rank, suit}; std::find(without.begin(), without.end(), c) == without.end())
                out.push_back(c);
    return out;
}

Cards handOf(const RecordTable &t, Seat seat)
{
    const std::string text = t.ask("hand", seat);
    Cards out;
    for (std::size_t at = 0; text != "-" && at < text.size(); at += 3)
        out.push_back(text.substr(at, 2));
    return out;
}

QJsonArray listed(const Cards &cards)
{
    QStringList words;
    for (const std::string &c : cards)
        words << QString::fromStdString(c);
    return sortedWords(words);
}

// ---- single questions --------------------------------------------------------------------------------

/// Seat 0 with these trumps faces `pile`; the other seat has other trumps and any card.
Header facing(const std::string &trump, const Cards &hand, const Cards &pile)
{
    Cards used = hand;
    used.insert(used.end(), pile.begin(), pile.end());
    Header h;
    h.hands = {hand, {rest("6789TJQKA", used).back()}};
    h.pile = pile;
    h.trumps = {trump, trump == "S" ? "C" : "S"};
    return h;
}

QJsonValue beats(const QJsonObject &g)
{
    const std::string card = g["card"].toString().toStdString(), top = g["top"].toString().toStdString();
    const std::string cover = rest("6789TJQKA", {card, top}).front();
    const RecordTable t(recordOf(facing(g["my_trump"].toString().toStdString(), {card, cover}, {top})));
    return t.begun() ? QJsonValue(t.allows("beat " + card + " " + cover)) : QJsonValue("not begun");
}

/// How many cards `take` brings into the hand of whoever is on turn; −1 = it is refused.
int taken(RecordTable t)
{
    const Seat seat = t.turn();
    const std::size_t before = handOf(t, seat).size();
    return t.play("take") ? int(handOf(t, seat).size() - before) : -1;
}

QJsonValue pickUpCount(const QJsonObject &g)
{
    const std::string top = g["top"].toString().toStdString();
    Cards pile = rest("6789TJQKA", {top, "7H"});
    pile.resize(std::size_t(g["pile"].toInt() - 1));
    pile.push_back(top);
    const Header h = facing(g["my_trump"].toString().toStdString(), {"7H"}, pile);
    RecordTable t(recordOf(h));
    return t.begun() ? QJsonValue(taken(std::move(t))) : QJsonValue("not begun");
}

/// The cards of the pile that a viewer sees the faces of, bottom to top.
QJsonArray seenPile(const RecordTable &t, Viewer viewer)
{
    QJsonArray out;
    const TableView table = t.match().now()->table(viewer);
    for (const CardView &c : table.find({ZoneKind::pile, kNobody})->cards)
        if (c.shown.valid())
            out << QString::fromStdString(cardText(c.shown));
    return out;
}

QJsonValue inspect(const QJsonObject &g)
{
    const Header h = facing(g["my_trump"].toString().toStdString(), {"7H"}, wordsOf(g["pile"]));
    const RecordTable t(recordOf(h));
    return t.begun() ? QJsonValue(seenPile(t, t.turn())) : QJsonValue("not begun");
}

// ---- the sixes ---------------------------------------------------------------------------------------

/// The given cards are dealt among others, the suits chosen; of each hand only the cards in question are shown.
QJsonValue sixes(const QJsonObject &g)
{
    Header h;
    Cards given;
    for (const QJsonValue &hand : g["hands"].toArray()) {
        h.hands.push_back(wordsOf(hand));
        given.insert(given.end(), h.hands.back().begin(), h.hands.back().end());
    }
    Cards others = rest("6789TJQKA", given);
    std::stable_partition(others.begin(), others.end(), [](const std::string &c) { return c[0] != '6'; }); // a six left over comes last
    const std::size_t seats = h.hands.size(), each = 36 / seats;
    for (Cards &hand : h.hands)
        for (; hand.size() < each; others.erase(others.begin()))
            hand.push_back(others.front());
    for (std::size_t i = 0; i < 36; ++i)
        h.pack.push_back(h.hands[i % seats][i / seats]);
    RecordTable t(recordOf(h));
    for (const std::string &suit : wordsOf(g["trumps"]))
        if (!t.begun() || !t.play("trump " + suit))
            return "the choice was refused";
    QJsonArray out;
    for (std::size_t p = 0; p < seats; ++p) {
        Cards hand = handOf(t, Seat(p));
        std::erase_if(hand, [&](const std::string &c) { return std::find(given.begin(), given.end(), c) == given.end(); });
        out << listed(hand);
    }
    return out;
}

// ---- positions ---------------------------------------------------------------------------------------

/// A position; a card that the vector has twice is another one of its suit in the pile, and has its old name when asked.
class Position {
public:
    explicit Position(const QJsonObject &g) : m_table(header(g)) {}
    RecordTable &table() { return m_table; }
    QString named(const std::string &card) const
    {
        const auto it = m_names.find(card);
        return QString::fromStdString(it == m_names.end() ? card : it->second);
    }
    QJsonArray hand(Seat seat) const
    {
        QStringList words;
        for (const std::string &c : handOf(m_table, seat))
            words << named(c);
        return sortedWords(words);
    }
    QJsonArray pile() const
    {
        QJsonArray out;
        for (const QString &c : QString::fromStdString(m_table.ask("pile")).split(' '))
            if (c != "-")
                out << named(c.toStdString());
        return out;
    }

private:
    std::string header(const QJsonObject &g)
    {
        Header h;
        h.game = g["mode"].toString() == "whole" ? "besikovitch" : "svoi-kozyri";
        if (g.contains("draw"))
            h.options.push_back(g["draw"].toBool() ? "draw on" : "draw off");
        Cards all;
        for (const QJsonValue &hand : g["hands"].toArray()) {
            h.hands.push_back(wordsOf(hand));
            all.insert(all.end(), h.hands.back().begin(), h.hands.back().end());
        }
        h.pile = wordsOf(g["pile"]);
        all.insert(all.end(), h.pile.begin(), h.pile.end());
        for (std::string &c : h.pile)
            if (std::count(all.begin(), all.end(), c) > 1) {
                const Cards free = rest("6789TJQKA", all);
                const std::string other = *std::find_if(free.begin(), free.end(), [&](const std::string &f) { return f[1] == c[1]; });
                m_names[other] = c;
                c = other;
            }
        h.trumps = wordsOf(g["trumps"]);
        const int seats = int(h.hands.size());
        h.dealer = (g["turn"].toInt() + seats - 1) % seats;
        return recordOf(h);
    }

    std::map<std::string, std::string> m_names; ///< before the table, which is made from it
    RecordTable m_table;
};

/// `["beat", C, D or null]`, `["lead", C]` or `["take", N]`; for the last, N is checked.
bool playMove(RecordTable &t, const QJsonArray &move)
{
    const std::string verb = move[0].toString().toStdString();
    const Seat seat = t.turn();
    const std::size_t before = handOf(t, seat).size();
    std::string action = verb;
    for (int i = 1; verb != "take" && i < move.size(); ++i)
        action += move[i].isNull() ? "" : " " + move[i].toString().toStdString();
    return t.play(action) && (verb != "take" || int(handOf(t, seat).size() - before) == move[1].toInt());
}

QJsonValue result(const RecordTable &t)
{
    if (!t.over())
        return "not over";
    return t.ask("draw") == "yes" ? QJsonValue("draw") : QJsonValue(QJsonArray{"loser", std::stoi(t.ask("loser"))});
}

QJsonValue svoiPlay(const QJsonObject &g, const QJsonObject &wanted)
{
    Position p(g);
    RecordTable &t = p.table();
    if (!t.begun())
        return "not begun";
    for (const QJsonValue &move : g["moves"].toArray())
        if (t.turn() == kNobody || !playMove(t, move.toArray()))
            return "a move was refused";
    QJsonObject out;
    if (wanted.contains("hands")) {
        QJsonArray hands;
        for (Seat seat = 0; seat < t.match().seats(); ++seat)
            hands << p.hand(seat);
        out["hands"] = hands;
    }
    if (wanted.contains("pile"))
        out["pile"] = p.pile();
    if (wanted.contains("turn"))
        out["turn"] = t.turn();
    if (wanted.contains("free_lead"))
        out["free_lead"] = !t.legal("lead").empty();
    if (wanted.contains("result"))
        out["result"] = result(t);
    return out;
}

QJsonValue legalMoves(const QJsonObject &g)
{
    Position p(g), again(g);
    if (!p.table().begun())
        return "not begun";
    QJsonArray out;
    std::vector<std::string> texts = p.table().legal("");
    std::sort(texts.begin(), texts.end());
    for (const std::string &text : texts) {
        const QStringList words = QString::fromStdString(text).split(' ');
        if (words[0] == "take")
            out << QJsonArray{"take", taken(std::move(again.table()))};
        else
            out << QJsonArray::fromStringList(words);
    }
    return out;
}

// ---- Besikovitch's hands -----------------------------------------------------------------------------

/// Both hands after the first chooser, seat 0, was dealt `dealt` of the pack and the suits were chosen.
std::vector<Cards> mirrored(const std::string &ranks, const Cards &dealt, const std::string &first, const std::string &second)
{
    const Cards others = rest(ranks, dealt);
    Header h;
    h.game = "besikovitch";
    h.options = {"ranks " + std::to_string(ranks.size())};
    h.hands.resize(2);
    for (std::size_t i = 0; i < dealt.size(); ++i) {
        h.pack.push_back(dealt[i]);
        h.pack.push_back(others[i]);
    }
    RecordTable t(recordOf(h));
    if (!t.begun() || !t.play("trump " + first) || !t.play("trump " + second))
        return {{}, {}};
    return {handOf(t, 0), handOf(t, 1)};
}

Cards withSuitsChanged(Cards cards, char a, char b)
{
    for (std::string &c : cards)
        c[1] = c[1] == a ? b : c[1] == b ? a : c[1];
    return cards;
}

/// The vector names the plain suit that stays as dealt; at the table it is the lower of the two (§6), so where the vector
/// keeps the higher one, the two change their names for the deal.
QJsonValue build(const QJsonObject &g)
{
    const std::string order = "HDCS";
    const auto first = wordsOf(g["first"]), second = wordsOf(g["second"]);
    char kept = first[1][0], other = second[1][0];
    const bool change = order.find(kept) > order.find(other);
    Cards dealt = wordsOf(g["first_player_dealt"]);
    if (change)
        dealt = withSuitsChanged(dealt, kept, other);
    auto hands = mirrored(g["ranks"].toString().toStdString(), dealt, first[0], second[0]);
    if (change)
        for (Cards &hand : hands)
            hand = withSuitsChanged(hand, kept, other);
    return QJsonObject{{"first", listed(hands[0])}, {"second", listed(hands[1])}};
}

/// The hand of the other seat as it must be: trumps for trumps, plain suit for plain suit. Seats have spades and diamonds.
QJsonArray imageOf(const Cards &hand)
{
    return listed(withSuitsChanged(withSuitsChanged(hand, 'S', 'D'), 'H', 'C'));
}

/// Dealt all diamonds and clubs, seat 0 keeps nothing of its own as dealt. Each spade and each heart that it is dealt for one
/// of them changes its hand by exactly that card for its image, whatever else it got: every one doubles the positions.
QJsonValue invariants(const QJsonObject &g)
{
    const std::string ranks = g["ranks"].toString().toStdString();
    Cards dealt, kept;
    for (const std::string &c : rest(ranks, {}))
        (c[1] == 'D' || c[1] == 'C' ? dealt : kept).push_back(c);
    const auto none = mirrored(ranks, dealt, "S", "D");
    bool mirror = listed(none[1]) == imageOf(none[0]);
    double positions = 1;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        Cards other = dealt;
        other[i] = kept[i];
        const auto hands = mirrored(ranks, other, "S", "D");
        mirror = mirror && listed(hands[1]) == imageOf(hands[0]) && hands[0].size() == none[0].size();
        Cards expected = none[0];
        const std::string image = withSuitsChanged(withSuitsChanged({kept[i]}, 'S', 'D'), 'H', 'C').front();
        std::replace(expected.begin(), expected.end(), image, kept[i]);
        positions *= listed(hands[0]) == listed(expected) && hands[0] != none[0] ? 2 : 1;
    }
    return QJsonObject{{"mirror", mirror}, {"positions", positions}, {"sizes", QJsonArray{int(none[0].size()), int(none[1].size())}}};
}

// ---- the vectors -------------------------------------------------------------------------------------

QJsonValue answer(const QJsonObject &v)
{
    const QJsonObject g = v["given"].toObject();
    const QString fn = g["fn"].toString();
    if (fn == "sixes")
        return sixes(g);
    if (fn == "beats")
        return beats(g);
    if (fn == "pickup_count")
        return pickUpCount(g);
    if (fn == "svoi_play")
        return svoiPlay(g, v["expect"].toObject());
    if (fn == "legal_moves")
        return legalMoves(g);
    if (fn == "inspect")
        return inspect(g);
    if (fn == "besikovitch_build")
        return build(g);
    return fn == "besikovitch_invariants" ? invariants(g) : QJsonValue("unknown function " + fn);
}

QList<QJsonObject> vectors()
{
    return vectorsOf("other-games-vectors.jsonl", {"SK", "BE"});
}

} // namespace

class SvoiVectors : public QObject {
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

    // A-SK8, A-SK9: looking is the right of whoever is on turn; the others see the top card, and the pile lies closed.
    void nobodyElseLooksIntoThePile()
    {
        Header h;
        h.hands = {{"7H"}, {"9H"}, {"KD"}};
        h.trumps = {"S", "D", "C"};
        h.pile = {"6D", "7D", "8D", "9D", "TD"};
        RecordTable t(recordOf(h));
        QVERIFY(t.begun());
        QCOMPARE(seenPile(t, 0), (QJsonArray{"7D", "8D", "9D", "TD"}));
        for (Viewer v : {1, 2, kPublic})
            QCOMPARE(seenPile(t, v), (QJsonArray{"TD"}));
        QVERIFY(t.play("take")); // seat 1 faces a trump of its own now, and would have to take both
        QCOMPARE(seenPile(t, 1), (QJsonArray{"6D", "7D"}));
        for (Viewer v : {0, 2, kPublic})
            QCOMPARE(seenPile(t, v), (QJsonArray{"7D"}));
    }

    // §1.6, §6, A-SK11: the loser deals the next game, after a draw the same dealer once more.
    void whoDealsNext()
    {
        Header h;
        h.hands = {{"9D"}, {"TD"}};
        h.trumps = {"S", "H"};
        RecordTable drawn(recordOf(h));
        QVERIFY(drawn.begun() && drawn.play("lead 9D"));
        QCOMPARE(drawn.ask("draw"), "yes");
        QCOMPARE(drawn.match().nextFirstDealer(), std::optional<Seat>(1));
        h.hands = {{"9D", "KH"}, {"8D"}};
        h.dealer = 0;
        RecordTable lost(recordOf(h));
        QVERIFY(lost.begun() && lost.play("lead 8D"));
        QCOMPARE(lost.ask("loser"), "0");
        QCOMPARE(lost.match().nextFirstDealer(), std::optional<Seat>(0));
        h.hands = {{"TD"}, {"9D"}};
        h.dealer = 1;
        RecordTable other(recordOf(h));
        QVERIFY(other.begun() && other.play("lead TD"));
        QCOMPARE(other.ask("loser"), "1");
        QCOMPARE(other.match().nextFirstDealer(), std::optional<Seat>(1));
        h.dealer = 0;
        h.hands = {{"9D", "7C"}, {"8D", "6C"}};
        RecordTable running(recordOf(h));
        QVERIFY(running.begun() && running.play("lead 8D"));
        QVERIFY(!running.over());
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

QTEST_GUILESS_MAIN(SvoiVectors)
#include "tst_svoi_vectors.moc"
