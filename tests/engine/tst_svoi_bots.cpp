// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: that the bots of Svoi Kozyri and its relatives keep their trumps and take the blow, give the reason that fits, see
// forced wins (and only those that there are), do not come back to where they have been, stop in the midst of thinking, end
// their matches, and that rule beats hasty and hasty beats random by more than luck.
#include <QtTest>

#include "engine/core/match_of.h"
#include "engine/core/record.h"
#include "engine/games/svoi_kozyri/bots_duel.h"
#include "engine/games/svoi_kozyri/bots_search.h"
#include "engine/games/svoi_kozyri/family.h"
#include "engine/games/svoi_kozyri/solver.h"

#include <cmath>
#include <limits>
#include <thread>

using namespace khiar;
namespace svoi = khiar::games::svoi_kozyri;

namespace {

Setup setupOf(const char *game, int players, std::uint64_t seed, std::vector<OptionSetting> options = {})
{
    Setup setup;
    setup.game = game;
    setup.players = players;
    setup.seed = seed;
    setup.options = std::move(options);
    return setup;
}

std::unique_ptr<Match> matchOf(const Setup &setup)
{
    auto match = svoi::family().start(setup, nullptr);
    return match ? std::move(*match) : nullptr;
}

/// A position in the midst of play: the lines of a deal as records have them; who sits left of the dealer is on turn.
std::unique_ptr<Match> position(const std::string &players, const std::string &deal, const std::string &game = "svoi-kozyri")
{
    const auto record = parseRecord("khiar 1\ngame " + game + "\nplayers " + players + "\nseed 1\ndealer " + std::to_string(std::stoi(players) - 1) + "\ndeal 1\n" + deal + "moves\n");
    return record ? matchOf(record->setup) : nullptr;
}

struct Answered {
    std::string move, why;
};

Answered answer(const Match &match, const char *style, std::uint64_t seed = 1)
{
    const auto bot = match.bot(match.toAct().front(), style, seed);
    const auto action = bot->run({});
    return {action ? actionText(*action) : "-", bot->why().phrase.id};
}

View<svoi::Family> viewOf(const Match &m)
{
    const auto &match = static_cast<const MatchOf<svoi::Family> &>(m);
    return Gate::view<svoi::Family>(std::make_shared<const svoi::Rules>(match.rules()), match.state(), m.toAct().front());
}

std::optional<Verdict> verdictOf(const Match &m)
{
    const auto judge = m.judge(m.toAct().front());
    return judge && judge->run({}) ? judge->verdict() : std::nullopt;
}

/// Moves until the match is over; −1 when a bot is refused.
int playOut(Match &match, const std::vector<const char *> &styles, std::uint64_t seed)
{
    Rng rng(seed);
    int moves = 0;
    for (; !match.over(); ++moves) {
        const Seat seat = match.toAct().front();
        const auto action = match.bot(seat, styles[std::size_t(seat) % styles.size()], rng.next())->run({});
        if (!action || match.submit(seat, *action, nullptr))
            return -1;
    }
    return moves;
}

/// Share of the games won by the first of two styles less that of the second; each deal is played from both sides.
std::pair<double, double> difference(const char *game, int players, const char *one, const char *other, int deals)
{
    std::vector<double> groups;
    for (int deal = 0; deal < deals; ++deal) {
        double sum = 0;
        for (int turn = 0; turn < 2; ++turn) {
            const auto match = matchOf(setupOf(game, players, mix64(std::uint64_t(deal))));
            if (!match || playOut(*match, turn ? std::vector{other, one} : std::vector{one, other}, std::uint64_t(deal)) < 0)
                return {0, 999};
            for (Seat seat = 0; seat < players; ++seat)
                sum += match->standing()[std::size_t(seat)] * ((seat + turn) % 2 ? -1 : 1);
        }
        groups.push_back(sum / 2);
    }
    double mean = 0, squares = 0;
    for (double g : groups)
        mean += g / deals;
    for (double g : groups)
        squares += (g - mean) * (g - mean);
    return {mean, 1.96 * std::sqrt(squares / (deals - 1) / deals)};
}

template <class F>
double msUntilStopped(F &&think)
{
    std::stop_source stop;
    std::jthread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        stop.request_stop();
    });
    const auto begin = std::chrono::steady_clock::now();
    think(stop.get_token());
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

// Seat 0 is on turn; hearts are the trumps of seat 1.
const std::string kBlow = "hand 0 9C 7S 7D AH KS QS TD JS\nhand 1 KH QH 9S 8S KD TS 9D\nhand 2 JD JC AS 7C AC QC 7H\npile 6D AD QD TH TC 8D 8C\ntrump S H D\n";

} // namespace

class SvoiBots : public QObject {
    Q_OBJECT
private slots:
    // The ace of the next player's trumps on a fat pile, and no own trump for what a nine does.
    void theBlowIsTaken()
    {
        const auto p = position("3", kBlow);
        QVERIFY(p);
        for (const char *style : {"hasty", "rule"}) {
            QCOMPARE(answer(*p, style).move, std::string("beat 9C AH"));
            QCOMPARE(answer(*p, style).why, std::string("why-blow-sure"));
        }
    }

    // Nothing to hit with: the cheapest card beats, the least useful one goes on top.
    void ownTrumpsAreKept()
    {
        const auto p = position("3", "hand 0 9C 7S AS 7D KS QC\nhand 1 AD KD QH 9S 8S TS TH\nhand 2 JD JC JS 7C AC TC 7H\npile 8C\ntrump S H D\n");
        QVERIFY(p);
        const Answered a = answer(*p, "hasty");
        QCOMPARE(a.move, std::string("beat 9C 7D"));
        QCOMPARE(a.why, std::string("why-beat-cheap"));
    }

    void whatCannotBeBeatenIsTaken()
    {
        const auto p = position("3", "hand 0 7D 8D 9D\nhand 1 AD KD QH\nhand 2 JD JC JS\npile 8C\ntrump S H D\n");
        QCOMPARE(answer(*p, "rule").move, std::string("take"));
        QCOMPARE(answer(*p, "rule").why, std::string("why-only-take"));
    }

    // Two own trumps are there to be taken, and what they lie on is the ace that the next player cannot beat.
    void ownTrumpsAreCollected()
    {
        const auto p = position("3", "hand 0 7S 7D 8D 9D 7C 6S\nhand 1 KD QH 9H TH\nhand 2 JD 8H 7H QC TC KC\npile 6C JC TD AH KS AS 8C\ntrump S H D\n");
        QVERIFY(p);
        for (const char *style : {"hasty", "rule"}) {
            QCOMPARE(answer(*p, style).move, std::string("take"));
            QCOMPARE(answer(*p, style).why, std::string("why-take-blow"));
        }
    }

    void theLastCardsGoOut()
    {
        for (const char *style : {"rule", "hasty"}) {
            const auto cover = position("3", "hand 0 9C 7D\nhand 1 AD KD QH\nhand 2 JD JC JS\npile 8C\ntrump S H D\n");
            QCOMPARE(answer(*cover, style).move, std::string("beat 9C 7D"));
            QCOMPARE(answer(*cover, style).why, std::string("why-go-out"));
            const auto lead = position("3", "hand 0 7D\nhand 1 AD KD QH\nhand 2 JD JC JS\ntrump S H D\n");
            QCOMPARE(answer(*lead, style).why, std::string("why-go-out"));
        }
    }

    // Two seats, one card left to the other: it must not beat the card on top, or he saves himself by it.
    void theLastCardOnTopDoesNotSave()
    {
        const auto p = position("2", "hand 0 TC JC\nhand 1 QC\npile 8C\ntrump S H\n");
        QVERIFY(p);
        for (const char *style : {"rule", "hasty"}) {
            const auto hard = position("2", "hand 0 TC AC 7D\nhand 1 QC KC\npile 8C\ntrump S H\n");
            QVERIFY(!answer(*hard, style).move.starts_with("take"));
            const auto two = position("2", "hand 0 TS 9C\nhand 1 TC\npile 8C\ntrump S H\n"); // TS beats by trumping
            QCOMPARE(answer(*two, style).move, std::string("beat 9C TS"));
        }
        // Both ways to go out leave a card that the queen beats; whoever takes instead goes on playing.
        QVERIFY(!p->judge(1));
        const auto verdict = verdictOf(*position("2", "hand 0 TC JC\nhand 1 QC\npile 8C\ntrump S H\n", "svoi-kozyri-19th"));
        QVERIFY(verdict && verdict->outcome != Verdict::Outcome::lost);
    }

    void choosingAndCuttingHaveReasons()
    {
        const auto match = matchOf(setupOf("svoi-kozyri", 4, 3, {{"cut", "on", 0}}));
        QVERIFY(match);
        QCOMPARE(answer(*match, "rule").why, std::string("why-any-suit"));
        while (answer(*match, "hasty").why == "why-any-suit")
            QVERIFY(!match->submit(match->toAct().front(), *match->bot(match->toAct().front(), "hasty", 1)->run({}), nullptr));
        QCOMPARE(answer(*match, "rule").move, std::string("cut 0"));
        QCOMPARE(answer(*match, "rule").why, std::string("why-no-cut"));
    }

    void everyReasonHasWords()
    {
        const auto p = position("3", kBlow);
        const auto view = viewOf(*p);
        const svoi::Sight sight(view.rules(), view.state(), 0);
        const Action action = Action::of(Verb::beat, *parseCard("9C"));
        for (int why = 1; why <= int(svoi::Why::holdsDraw); ++why)
            QVERIFY2(!sight.why({action, svoi::Why(why), 3}).phrase.empty(), qPrintable(QString::number(why)));
        QVERIFY(sight.why({action, svoi::Why::none, 0}).phrase.empty());
    }

    // What alpha-beta says is won or lost, retrograde analysis says too; and it sees what is not far off.
    void forcedWinsAreForced()
    {
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto match = matchOf(setupOf("besikovitch", 2, seed, {{"ranks", "3", 0}}));
            QVERIFY(match);
            Rng rng(seed);
            for (int moves = 0; moves < 12 && !match->over(); ++moves) {
                if (const auto verdict = verdictOf(*match)) {
                    auto tuning = svoi::DuelTuning::of(viewOf(*match).rules().options);
                    tuning.nodes = 3000;
                    const auto choice = svoi::duelSearch(viewOf(*match), {}, {}, tuning);
                    QVERIFY(choice);
                    if (choice->why == svoi::Why::winsIn) {
                        ++seen;
                        QCOMPARE(verdict->outcome, Verdict::Outcome::won);
                        QVERIFY(choice->turns >= verdict->turns);
                    }
                    if (choice->why == svoi::Why::holdsOut)
                        QCOMPARE(verdict->outcome, Verdict::Outcome::lost);
                    if (verdict->outcome == Verdict::Outcome::won && verdict->turns <= 5)
                        QVERIFY(choice->why == svoi::Why::winsIn || choice->why == svoi::Why::goOut);
                }
                const Seat seat = match->toAct().front();
                QVERIFY(!match->submit(seat, *match->bot(seat, "random", rng.next())->run({}), nullptr));
            }
        }
        QVERIFY2(seen > 30, qPrintable(QString::number(seen)));
    }

    // A position that is won is won by the bot, in no more turns than its verdict has.
    void solvedGamesArePlayedOut()
    {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const auto match = matchOf(setupOf("besikovitch", 2, seed, {{"ranks", "3", 0}, {"trump-choice", "drawn", 0}}));
            QVERIFY(match);
            const Seat starter = match->toAct().front();
            const auto verdict = verdictOf(*match);
            QVERIFY(verdict && verdict->outcome != Verdict::Outcome::drawn);
            const bool wins = verdict->outcome == Verdict::Outcome::won;
            const int moves = playOut(*match, {"rule", "rule"}, seed);
            QCOMPARE(moves, verdict->turns);
            QCOMPARE(match->standing()[std::size_t(starter)], wins ? 1.0 : 0.0);
        }
    }

    // A hint says whether the win is certain, and in how many turns.
    void wonPositionsSaySo()
    {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const auto match = matchOf(setupOf("besikovitch", 2, seed, {{"ranks", "3", 0}, {"trump-choice", "drawn", 0}}));
            const bool wins = verdictOf(*match)->outcome == Verdict::Outcome::won;
            QCOMPARE(answer(*match, "rule").why, std::string(wins ? "why-wins" : "why-holds-out"));
            const auto judge = match->judge(match->toAct().front());
            QVERIFY(judge->run({}));
            QCOMPARE(std::string(judge->why().phrase.id), std::string(wins ? "judge-won" : "judge-lost"));
            QVERIFY(!match->judge(1 - match->toAct().front()));
        }
        const auto big = matchOf(setupOf("besikovitch", 2, 1, {{"trump-choice", "drawn", 0}}));
        QVERIFY(!big->judge(big->toAct().front()));
    }

    // Unless it is behind: then a draw would be a gain.
    void nobodyComesBackToWhereTheyWere()
    {
        int others = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto match = matchOf(setupOf("besikovitch", 2, seed, {{"trump-choice", "drawn", 0}}));
            const auto view = viewOf(*match);
            auto tuning = svoi::DuelTuning::of(view.rules().options);
            tuning.nodes = 3000;
            tuning.tempo = 1; // ahead, as it thinks
            const Action first = svoi::duelSearch(view, {}, {}, tuning)->action;
            auto after = match->clone();
            QVERIFY(!after->submit(after->toAct().front(), first, nullptr));
            const std::array<std::uint64_t, 1> been = {svoi::Family::positionKey(static_cast<const MatchOf<svoi::Family> &>(*after).state())};
            others += !(svoi::duelSearch(view, been, {}, tuning)->action == first);
        }
        QVERIFY2(others > 0, qPrintable(QString::number(others)));
    }

    // Searches for hours end at once when they are told to, from another thread.
    void searchesStopInTheMidstOfThinking()
    {
        const auto match = matchOf(setupOf("svoi-kozyri", 4, 3, {{"trump-choice", "drawn", 0}}));
        svoi::SearchTuning endless;
        endless.worlds = endless.work = std::numeric_limits<int>::max();
        endless.candidates = 100;
        double ms = msUntilStopped([&](const std::stop_token &stop) { svoi::worldSearch(viewOf(*match), 1, stop, endless); });
        QVERIFY2(ms < 1000, qPrintable(QString::number(ms)));
        const auto duel = matchOf(setupOf("besikovitch", 2, 3, {{"trump-choice", "drawn", 0}}));
        auto deep = svoi::DuelTuning::of(viewOf(*duel).rules().options);
        deep.nodes = std::numeric_limits<int>::max() - 1;
        ms = msUntilStopped([&](const std::stop_token &stop) { svoi::duelSearch(viewOf(*duel), {}, stop, deep); });
        QVERIFY2(ms < 1000, qPrintable(QString::number(ms)));
    }

    void matchesOfBotsEnd()
    {
        for (const char *game : {"svoi-kozyri", "svoi-kozyri-19th", "besikovitch", "beat-or-eat"})
            for (int players = 2; players <= (game[0] == 's' ? 4 : 2); ++players)
                for (std::uint64_t seed = 1; seed <= 100; ++seed) {
                    const auto match = matchOf(setupOf(game, players, seed));
                    const int moves = playOut(*match, {"hasty"}, seed);
                    QVERIFY2(moves > 0 && moves <= 600, qPrintable(QString("%1 %2 %3: %4").arg(game).arg(players).arg(seed).arg(moves)));
                }
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto match = matchOf(setupOf("svoi-kozyri", 4, seed));
            const int moves = playOut(*match, {"rule"}, seed);
            QVERIFY2(moves > 0 && moves <= 400, qPrintable(QString::number(moves)));
        }
    }

    void ruleBeatsHastyBeatsRandom_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("players");
        QTest::newRow("two") << "svoi-kozyri" << 2;
        QTest::newRow("four") << "svoi-kozyri-19th" << 4;
        QTest::newRow("open") << "besikovitch" << 2;
        QTest::newRow("no trumps") << "beat-or-eat" << 2;
    }
    void ruleBeatsHastyBeatsRandom()
    {
        QFETCH(QString, game);
        QFETCH(int, players);
        const std::string id = game.toStdString();
        const auto [hasty, luck] = difference(id.c_str(), players, "hasty", "random", 60);
        QVERIFY2(hasty > luck, qPrintable(QStringLiteral("%1 ± %2").arg(hasty).arg(luck)));
        const auto [rule, chance] = difference(id.c_str(), players, "rule", "hasty", 8);
        QVERIFY2(rule > chance, qPrintable(QStringLiteral("%1 ± %2").arg(rule).arg(chance)));
    }
};

QTEST_GUILESS_MAIN(SvoiBots)
#include "tst_svoi_bots.moc"
