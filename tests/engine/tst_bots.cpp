// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: that the bots of the Cucumber family play the styles that they are named after, give the reason that fits, stop
// in the midst of thinking, and that sharp beats fimp and fimp beats random by more than luck.
#include <QtTest>

#include "engine/core/match_of.h"
#include "engine/core/record.h"
#include "engine/games/cucumber/bots_search.h"
#include "engine/games/cucumber/family.h"
#include "engine/session/referee.h"

#include <cmath>
#include <limits>
#include <thread>

using namespace khiar;
namespace cucumber = khiar::games::cucumber;

namespace {

/// A deal of three cards or more in the midst of play: "hand I …" lines and moves.
std::unique_ptr<Referee> position(const std::string &hands, const std::string &moves)
{
    static const Registry registry({&cucumber::family()});
    const auto record = parseRecord("khiar 1\ngame agurk\nplayers 3\nseed 1\ndealer 2\ndeal 1\n" + hands + "moves\n" + moves);
    auto referee = std::make_unique<Referee>(registry);
    if (!record || referee->start(*record))
        return nullptr;
    return referee;
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

View<cucumber::Family> viewOf(const Match &m, Seat seat)
{
    const auto &match = static_cast<const MatchOf<cucumber::Family> &>(m);
    return Gate::view<cucumber::Family>(std::make_shared<const cucumber::Rules>(match.rules()), match.state(), seat);
}

/// Share of the games won by the first of two styles less that of the second, deal for deal: each deal is played from
/// each seat.
std::pair<double, double> difference(const char *one, const char *other, int deals)
{
    std::vector<double> groups;
    for (int deal = 0; deal < deals; ++deal) {
        double sum = 0;
        for (int turn = 0; turn < 2; ++turn) {
            Setup setup;
            setup.game = "agurk";
            setup.players = 2;
            setup.seed = mix64(std::uint64_t(deal));
            auto match = cucumber::family().start(setup, nullptr);
            Rng rng(setup.seed);
            while (match && !(*match)->over()) {
                const Seat seat = (*match)->toAct().front();
                const auto action = (*match)->bot(seat, (seat + turn) % 2 ? other : one, rng.next())->run({});
                if (!action || (*match)->submit(seat, *action, nullptr))
                    return {0, 99};
            }
            sum += (*match)->standing()[std::size_t(turn)] - (*match)->standing()[std::size_t(1 - turn)];
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

} // namespace

class Bots : public QObject {
    Q_OBJECT
private slots:
    void fimpShedsItsHighest()
    {
        const auto leading = position("hand 0 KS 7D 3C\nhand 1 AH 9S 4D\nhand 2 QC 8H 2S\n", "");
        QVERIFY(leading);
        QCOMPARE(answer(leading->match(), "fimp").move, std::string("play KS"));
        QCOMPARE(answer(leading->match(), "fimp").why, std::string("why-shed-high"));
        const auto following = position("hand 0 7D 6D 3C\nhand 1 AH 9S 4D\nhand 2 QC 8H 2S\n", "0 play 7D\n");
        QCOMPARE(answer(following->match(), "fimp").move, std::string("play AH"));
        const auto low = position("hand 0 5D 4D 3C\nhand 1 AH 9S 4S\nhand 2 QC 8H 2S\n", "");
        QCOMPARE(answer(low->match(), "fimp").move, std::string("play 5D"));
        QCOMPARE(answer(low->match(), "fimp").why, std::string("why-slip-under"));
    }

    // Where the rules leave one card, both play it and say so.
    void forcedMovesSayWhy()
    {
        for (const char *style : {"sharp", "fimp"}) {
            const auto high = position("hand 0 AD 6D 3C\nhand 1 KH 9S 4D\nhand 2 QC 8H 2S\n", "0 play AD\n");
            QCOMPARE(answer(high->match(), style).move, std::string("play 4D"));
            QCOMPARE(answer(high->match(), style).why, std::string("why-cannot-reach"));
            const auto last = position("hand 0 AD 3C\nhand 1 KH 4D\nhand 2 QC 2S\n", "0 play AD\n1 play 4D\n2 play 2S\n0 play 3C\n");
            QCOMPARE(answer(last->match(), style).move, std::string("play KH"));
            QCOMPARE(answer(last->match(), style).why, std::string("why-only"));
        }
        QCOMPARE(answer(position("hand 0 9D 3C\nhand 1 KH 4D\nhand 2 QC 2S\n", "0 play 9D\n")->match(), "random").why, std::string());
    }

    // Of two cards the higher is played if it may be: otherwise it is left for the trick that costs.
    void theLastButOneTrickIsTaken()
    {
        for (const char *style : {"sharp", "fimp"})
            for (std::uint64_t seed = 1; seed < 6; ++seed) {
                const auto p = position("hand 0 9D 3C\nhand 1 KH 4D\nhand 2 QC 2S\n", "0 play 9D\n");
                QCOMPARE(answer(p->match(), style, seed).move, std::string("play KH"));
                QCOMPARE(answer(p->match(), style, seed).why, std::string("why-last-two"));
            }
    }

    // One low card stays: sharp takes a cheap trick rather than give up the only low card it has.
    void sharpKeepsItsLowCard()
    {
        const auto p = position("hand 0 8D 7D 6C\nhand 1 AH 9S 2D\nhand 2 QC JH TS\n", "0 play 8D\n");
        for (std::uint64_t seed = 1; seed < 6; ++seed)
            QVERIFY(answer(p->match(), "sharp", seed).move != "play 2D");
    }

    void everyReasonHasWords()
    {
        const auto p = position("hand 0 9D 7D 3C\nhand 1 KH 8S 4D\nhand 2 QC JH 2S\n", "0 play 9D\n");
        const auto view = viewOf(p->match(), 1);
        const cucumber::Sight sight(view.rules(), view.state(), 1);
        const Action action = Action::of(Verb::play, *parseCard("KH"));
        for (int why = 1; why <= int(cucumber::Why::handSize); ++why)
            QVERIFY2(!sight.why({action, cucumber::Why(why)}).phrase.empty(), qPrintable(QString::number(why)));
        QVERIFY(sight.why({action, cucumber::Why::none}).phrase.empty());
    }

    // A search for hours ends at once when it is told to, from another thread.
    void sharpStopsInTheMidstOfThinking()
    {
        Setup setup;
        setup.game = "agurk";
        setup.players = 4;
        setup.seed = 3;
        const auto match = cucumber::family().start(setup, nullptr);
        QVERIFY(match);
        cucumber::SearchTuning endless;
        endless.worlds = 2'000'000'000;
        endless.work = std::numeric_limits<std::int64_t>::max();
        std::stop_source stop;
        std::jthread other([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            stop.request_stop();
        });
        const auto begin = std::chrono::steady_clock::now();
        cucumber::sharpSearch(viewOf(**match, (*match)->toAct().front()), 1, stop.get_token(), endless);
        const double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
        QVERIFY2(ms < 500, qPrintable(QString::number(ms)));
    }

    void sharpBeatsFimpBeatsRandom()
    {
        const auto [fimp, luck] = difference("fimp", "random", 60);
        QVERIFY2(fimp > luck, qPrintable(QStringLiteral("%1 ± %2").arg(fimp).arg(luck)));
        const auto [sharp, chance] = difference("sharp", "fimp", 60);
        QVERIFY2(sharp > chance, qPrintable(QStringLiteral("%1 ± %2").arg(sharp).arg(chance)));
    }
};

QTEST_GUILESS_MAIN(Bots)
#include "tst_bots.moc"
