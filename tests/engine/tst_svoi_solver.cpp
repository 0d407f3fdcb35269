// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: that retrograde analysis settles every start of the small packs of Besikovitch's game as rules/other-games.md §2 has
// it, under three rules; that the bot plays what has been found out; that verdicts stop, and are given where they can be.
#include <QtTest>

#include "engine/core/match_of.h"
#include "engine/games/svoi_kozyri/family.h"
#include "engine/games/svoi_kozyri/solver.h"
#include "engine/kit/card_bits.h"

#include <chrono>
#include <cstring>

using namespace khiar;
namespace svoi = khiar::games::svoi_kozyri;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

Setup setupOf(int ranks, const Settings &settings = {})
{
    Setup setup;
    setup.game = "besikovitch";
    setup.players = 2;
    setup.seed = 1;
    setup.options = {{"ranks", std::to_string(ranks), 0}};
    for (const auto &[key, value] : settings)
        setup.options.push_back({key, value, 0});
    return setup;
}

/// The start of the page's notation: the starter, whose trumps are spades, was dealt the ranks S of them and U of hearts, as
/// bits from the ace down.
std::unique_ptr<Match> startOf(int ranks, unsigned trumps, unsigned plain, const Settings &settings)
{
    Setup setup = setupOf(ranks, settings);
    svoi::CardBits dealt = 0;
    for (int i = 0; i < ranks; ++i) {
        dealt |= trumps >> i & 1 ? kit::bitOf(standardCard(14 - i, Suit::spades)) : 0;
        dealt |= plain >> i & 1 ? kit::bitOf(standardCard(14 - i, Suit::hearts)) : 0;
    }
    svoi::Mirror mirror;
    mirror.trump = int(Suit::spades);
    mirror.otherTrump = int(Suit::clubs);
    mirror.plain = int(Suit::hearts);
    mirror.otherPlain = int(Suit::diamonds);
    const auto hands = svoi::mirrored(svoi::makeRules(*svoi::readOptions(setup), setup).pack, dealt, mirror);
    StatedDeal deal;
    deal.trumps = {Suit::clubs, Suit::spades};
    deal.hands = {kit::listOf(hands[1]), kit::listOf(hands[0])};
    setup.deals[1] = deal;
    setup.dealer = 0;
    auto match = svoi::family().start(setup, nullptr);
    return match ? std::move(*match) : nullptr;
}

const svoi::State &stateOf(const Match &m) { return static_cast<const MatchOf<svoi::Family> &>(m).state(); }
const svoi::Rules &rulesOf(const Match &m) { return static_cast<const MatchOf<svoi::Family> &>(m).rules(); }

struct Table {
    int won = 0, lost = 0, neither = 0;
    std::vector<std::pair<unsigned, unsigned>> losing; ///< S and U
    int longest = 0;
};

Table tableOf(int ranks, const Settings &settings)
{
    Table t;
    svoi::SolverMemory memory;
    for (unsigned trumps = 0; trumps < 1u << ranks; ++trumps)
        for (unsigned plain = 0; plain < 1u << ranks; ++plain) {
            const auto match = startOf(ranks, trumps, plain, settings);
            const auto verdict = match ? svoi::verdictOf(rulesOf(*match), stateOf(*match), {}, memory) : std::nullopt;
            if (!verdict)
                return {};
            t.longest = std::max(t.longest, verdict->turns);
            t.won += verdict->outcome == Verdict::Outcome::won;
            t.neither += verdict->outcome == Verdict::Outcome::drawn;
            if (verdict->outcome == Verdict::Outcome::lost) {
                ++t.lost;
                t.losing.push_back({trumps, plain});
            }
        }
    return t;
}

} // namespace

class SvoiSolver : public QObject {
    Q_OBJECT
private slots:
    void theTableOfSmallPacks_data()
    {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<Settings>("settings");
        QTest::addColumn<int>("won");
        QTest::addColumn<int>("lost");
        QTest::addColumn<int>("neither");
        const Settings taker = {{"after-take", "taker"}}, draw = {{"draw", "on"}};
        QTest::newRow("8 cards") << 2 << Settings{} << 12 << 4 << 0;
        QTest::newRow("12 cards") << 3 << Settings{} << 52 << 12 << 0;
        QTest::newRow("8 cards, the taker leads") << 2 << taker << 0 << 12 << 4;
        QTest::newRow("12 cards, the taker leads") << 3 << taker << 0 << 32 << 32;
        QTest::newRow("8 cards, draw") << 2 << draw << 12 << 0 << 4;
        QTest::newRow("12 cards, draw") << 3 << draw << 52 << 4 << 8;
    }
    void theTableOfSmallPacks()
    {
        QFETCH(int, ranks);
        QFETCH(Settings, settings);
        const auto begin = std::chrono::steady_clock::now();
        const Table t = tableOf(ranks, settings);
        qInfo("%d ranks: %.0f ms, longest %d turns", ranks, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count(), t.longest);
        QTEST(t.won, "won");
        QTEST(t.lost, "lost");
        QTEST(t.neither, "neither");
    }

    // Whoever holds all own trumps has nothing to hit the other with. With twelve cards there are four more starts of the kind.
    void whichStartsAreLost()
    {
        const auto all = [](int ranks) {
            std::vector<std::pair<unsigned, unsigned>> list;
            for (unsigned plain = 0; plain < 1u << ranks; ++plain)
                list.push_back({(1u << ranks) - 1, plain});
            return list;
        };
        QCOMPARE(tableOf(2, {}).losing, all(2));
        constexpr unsigned kA = 1, kK = 2, kQ = 4;
        std::vector<std::pair<unsigned, unsigned>> named = {{0, kK}, {0, kA | kQ}, {kQ, kK}, {kQ, kA | kQ}};
        const auto full = all(3);
        named.insert(named.end(), full.begin(), full.end());
        QCOMPARE(tableOf(3, {}).losing, named);
    }
};

QTEST_GUILESS_MAIN(SvoiSolver)
#include "tst_svoi_solver.moc"
