// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the worlds that bots think possible (design.md, law of the sampler). Over every preset, its switches, every
// number of seats and the fixture: a world looks to the viewer as the match does, breaks nothing that play has proved, and
// no card is nailed down: whatever Proof leaves free turns up in more than one place, however seldom it can.
#include <QtTest>

#include "engine/core/worlds.h"
#include "tests/laws/tables.h"

#include <bitset>
#include <map>
#include <set>

using namespace khiar;
using namespace khiar::laws;

namespace {

constexpr int kMaxWorlds = 4000; ///< a card that may lie elsewhere in one world of a hundred is found well before

/// For each hidden card the zones in which some dealing within Proof has it. The match's own dealing is one; another
/// puts card i to place j, and the cards that this pushes on end at place i.
std::vector<std::set<int>> possibleZones(const std::vector<Card> &cards, const std::vector<HiddenPlace> &places)
{
    using Places = std::bitset<kCardCodes>;
    std::vector<Places> reach(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
        std::vector<std::size_t> open = {i};
        reach[i].set(i);
        while (!open.empty()) {
            const std::size_t at = open.back();
            open.pop_back();
            for (std::size_t j = 0; j < cards.size(); ++j)
                if (!reach[i][j] && places[j].allowed.has(cards[at])) {
                    reach[i].set(j);
                    open.push_back(j);
                }
        }
    }
    std::vector<std::set<int>> zones(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (std::size_t j = 0; j < cards.size(); ++j)
            if (i == j || (places[j].allowed.has(cards[i]) && reach[j][i]))
                zones[i].insert(places[j].zone);
    return zones;
}

struct Tally {
    int positions = 0, free = 0, bound = 0, several = 0; ///< positions tried; those in which hidden cards lie in several places
};

QString where(const Table &t, std::size_t move, Viewer v, const std::string &what)
{
    return QStringLiteral("%1, move %2, viewer %3: %4").arg(t.name.c_str()).arg(move).arg(v).arg(what.c_str());
}

/// What is wrong with the worlds that `v` thinks possible; empty = nothing.
std::string faultOf(const Match &m, Viewer v, Rng &rng, Tally &count)
{
    const auto cards = m.hiddenCards(v);
    const auto places = m.hiddenPlaces(v);
    const auto possible = possibleZones(cards, places);
    const std::string seen = sightOf(m.now()->table(v));
    std::map<std::uint8_t, std::set<int>> found;
    const auto missing = [&] {
        return std::find_if(cards.begin(), cards.end(), [&](const Card &c) {
            return possible[std::size_t(&c - cards.data())].size() > 1 && found[c.code].size() < 2;
        });
    };
    for (int world = 0; world < kMaxWorlds && (world < 4 || missing() != cards.end()); ++world) {
        const auto other = m.permuted(v, rng.next());
        if (world < 4) { // agreeing with the view is tried on some; the faces on all
            if (sightOf(other->now()->table(v)) != seen)
                return "a world looks otherwise to the viewer";
            if (const auto fault = other->fault())
                return "a world is none: " + *fault;
        }
        const auto lies = other->hiddenCards(v);
        if (!std::is_permutation(lies.begin(), lies.end(), cards.begin(), cards.end()))
            return "a world has other cards";
        for (std::size_t i = 0; i < lies.size(); ++i) {
            if (!places[i].allowed.has(lies[i]))
                return cardText(lies[i]) + " lies where Proof does not let it";
            found[lies[i].code].insert(places[i].zone);
        }
    }
    ++count.positions;
    count.several += severalPlaces(m, v);
    for (const auto &zones : possible)
        ++(zones.size() > 1 ? count.free : count.bound);
    const auto it = missing();
    return it == cards.end() ? "" : cardText(*it) + " never turns up elsewhere, though Proof leaves it free";
}

} // namespace

class SamplerLaw : public QObject {
    Q_OBJECT
private slots:
    void worldsAreAsFreeAsProofLeavesThem_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < tables().size(); ++i)
            QTest::newRow(tables()[i].name.c_str()) << int(i);
    }
    void worldsAreAsFreeAsProofLeavesThem()
    {
        QFETCH(int, index);
        const Table &t = tables()[std::size_t(index)];
        Tally count;
        for (std::size_t seed = 0; seed < (isLong() ? 12u : 4u); ++seed) {
            Rng rng(mix64(t.setup.seed ^ mix64(700 + seed)));
            auto match = startMatch(t, 700 + seed);
            QVERIFY(match);
            for (std::size_t n = 0; n < (isLong() ? 300u : 60u) && !match->over(); ++n) {
                if (n == 0 || rng.below(5) == 0) {
                    const Viewer v = rng.below(6) ? Viewer(rng.below(std::uint32_t(match->seats()))) : kPublic;
                    const std::string fault = faultOf(*match, v, rng, count);
                    QVERIFY2(fault.empty(), qPrintable(where(t, n, v, fault)));
                }
                const auto [seat, action] = randomMove(*match, rng);
                QVERIFY(!match->submit(seat, action, nullptr));
            }
        }
        QVERIFY(count.positions >= 2 && (count.free > 0 || count.several == 0));
    }

    // All that bounds on one side allow, evenly: four cards, of which one place takes the two highest only.
    void nestedMatchingsAreEvenlyLikely()
    {
        const std::vector<Card> cards = {Card{0}, Card{1}, Card{2}, Card{3}};
        const CardSet all = {Card{0}, Card{1}, Card{2}, Card{3}}, high = {Card{2}, Card{3}};
        Matching matching(cards, {all, high, all, high});
        Rng rng(3);
        std::map<std::vector<int>, int> seen;
        for (int i = 0; i < 8000; ++i) {
            std::vector<int> drawn;
            for (Card c : matching.draw(rng))
                drawn.push_back(c.code);
            ++seen[drawn];
        }
        QCOMPARE(seen.size(), std::size_t(4));
        for (const auto &[drawn, n] : seen)
            QVERIFY2(n > 1800 && n < 2200, qPrintable(QString::number(n)));
    }

    // Bounds on both sides: a place may find no card left, and others move on for it. Every matching is found.
    void anyMatchingEnds()
    {
        const std::vector<Card> cards = {Card{0}, Card{1}, Card{2}, Card{3}};
        // 0 and 1 · 1 and 2 · 2 and 3 · 3 and 0: two matchings, a card that is taken must always move on.
        Matching matching(cards, {{Card{0}, Card{1}}, {Card{1}, Card{2}}, {Card{2}, Card{3}}, {Card{3}, Card{0}}});
        Rng rng(5);
        std::set<std::vector<int>> seen;
        for (int i = 0; i < 200; ++i) {
            std::vector<int> drawn;
            for (Card c : matching.draw(rng))
                drawn.push_back(c.code);
            seen.insert(drawn);
        }
        QCOMPARE(seen.size(), std::size_t(2));
    }

    // A place that nothing fits is no view of anything: it is said, and not looked for without end.
    void impossibleIsSaid()
    {
        Matching matching({Card{0}, Card{1}}, {{Card{0}}, {Card{0}}});
        Rng rng(1);
        QVERIFY_THROWS_EXCEPTION(BrokenInvariant, matching.draw(rng));
    }
};

QTEST_GUILESS_MAIN(SamplerLaw)
#include "tst_sampler.moc"
