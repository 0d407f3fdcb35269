// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: that the bots of Apples weigh groups (their own and the others'), give the reason that fits, stop in the midst
// of thinking, and that the rule bot beats the hasty one by more than luck.
#include <QtTest>

#include "engine/core/match_of.h"
#include "engine/games/apples/bots_search.h"
#include "engine/games/apples/family.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <thread>

using namespace khiar;
namespace apples = khiar::games::apples;

namespace {

Setup setupOf(std::uint64_t seed)
{
    Setup setup;
    setup.game = "apples";
    setup.players = 4;
    setup.seed = seed;
    return setup;
}

const apples::Rules &rules()
{
    static const apples::Rules r = apples::makeRules(*apples::readOptions(setupOf(1)), setupOf(1));
    return r;
}

Card card(const char *text) { return *parseCard(text); }

apples::CardBits bits(std::initializer_list<const char *> cards)
{
    apples::CardBits b = 0;
    for (const char *c : cards)
        b |= kit::bitOf(card(c));
    return b;
}

/// Clubs are trumps; seats 0, 1 and 2 have played to a trick that seat 0 leads, and seat 3 plays last.
apples::State lastToPlay(std::initializer_list<const char *> trick, Seat best, apples::CardBits hand)
{
    apples::State s;
    std::memset(static_cast<void *>(&s), 0, sizeof s);
    std::memset(static_cast<void *>(&s.won), 255, sizeof s.won);
    s.trick.fill(kNoCard);
    s.target.fill(kNoCard);
    s.phase = apples::Phase::play;
    s.trump = std::int8_t(Suit::clubs);
    s.leader = 0;
    s.turn = 3;
    s.maker = 0;
    s.best = std::int8_t(best);
    Seat p = 0;
    for (const char *c : trick)
        s.trick[std::size_t(p++)] = card(c);
    s.hand[3] = hand;
    return s;
}

void win(apples::State &s, Seat seat, const char *c) { s.won[std::size_t(seat)][s.wonCount[std::size_t(seat)]++] = card(c); }

struct Answered {
    std::string move, why;
};

Answered byRule(const apples::State &s)
{
    const apples::Worths worths(rules().options);
    const apples::Sight sight(rules(), worths, s, 3);
    const Action action = apples::ruleChoice(sight).action;
    return {actionText(action), sight.why({action, apples::reasonFor(sight, action)}).phrase.id};
}

View<apples::Family> viewOf(const Match &m, Seat seat)
{
    const auto &match = static_cast<const MatchOf<apples::Family> &>(m);
    return Gate::view<apples::Family>(std::make_shared<const apples::Rules>(match.rules()), match.state(), seat);
}

/// Points of one deal that a seat of the first style is ahead of one of the second; each deal is played from both sides.
std::pair<double, double> difference(const char *one, const char *other, int deals)
{
    std::vector<double> groups;
    for (int deal = 0; deal < deals; ++deal) {
        double sum = 0;
        for (int turn = 0; turn < 2; ++turn) {
            const Setup setup = setupOf(mix64(std::uint64_t(deal)));
            auto match = apples::family().start(setup, nullptr);
            Rng rng(setup.seed);
            const auto scores = [&] { return static_cast<const MatchOf<apples::Family> &>(**match).state().score; };
            while (match && scores() == decltype(scores()){}) {
                const Seat seat = (*match)->toAct().front();
                const auto action = (*match)->bot(seat, (seat + turn) % 2 ? other : one, rng.next())->run({});
                if (!action || (*match)->submit(seat, *action, nullptr))
                    return {0, 999};
            }
            for (Seat seat = 0; seat < apples::kSeats; ++seat)
                sum += scores()[std::size_t(seat)] * ((seat + turn) % 2 ? -1 : 1);
        }
        groups.push_back(sum / 4);
    }
    double mean = 0, squares = 0;
    for (double g : groups)
        mean += g / deals;
    for (double g : groups)
        squares += (g - mean) * (g - mean);
    return {mean, 1.96 * std::sqrt(squares / (deals - 1) / deals)};
}

} // namespace

class ApplesBots : public QObject {
    Q_OBJECT
private slots:
    // Aces go to aces: with one won, two more in the trick are worth a trump.
    void aTrickThatFitsIsTaken()
    {
        apples::State s = lastToPlay({"AH", "KH", "AD"}, 0, bits({"9C", "8S", "7S"}));
        win(s, 3, "AS");
        const Answered a = byRule(s);
        QCOMPARE(a.move, std::string("play 9C"));
        QCOMPARE(a.why, std::string("why-take-group"));
    }

    // The second low card of a rank costs whoever gets it.
    void aLowCardGoesWhereItMakesAGroup()
    {
        apples::State s = lastToPlay({"QH", "9H", "8H"}, 0, bits({"4S", "3S", "TS"}));
        win(s, 0, "4D");
        const Answered a = byRule(s);
        QCOMPARE(a.move, std::string("play 4S"));
        QCOMPARE(a.why, std::string("why-drop-group"));
    }

    // Three low cards in the trick, of ranks already won, are left to somebody else.
    void aTrickOfLowCardsIsLeft()
    {
        apples::State s = lastToPlay({"5H", "4H", "3H"}, 0, bits({"KH", "2H"}));
        for (const char *c : {"5S", "4S", "3S"})
            win(s, 3, c);
        QCOMPARE(byRule(s).move, std::string("play 2H"));
    }

    // 13 ranks, sizes 2 to 4, target or not: what is certain is worth exactly what the rules count.
    void certainGroupsAreWorthWhatTheyCount()
    {
        const apples::Worths worths(rules().options);
        for (int rank = 2; rank <= 14; ++rank)
            for (int size = 0; size <= 4; ++size)
                for (bool target : {false, true})
                    QCOMPARE(worths.group(rank, size, 0, target), float(apples::worthOf(rules().options, rank, size, target)));
    }

    void everyReasonHasWords()
    {
        apples::State s = lastToPlay({"5H", "4H", "3H"}, 0, bits({"KH", "2H"}));
        const apples::Worths worths(rules().options);
        const apples::Sight sight(rules(), worths, s, 3);
        const Action action = Action::of(Verb::play, card("KH"));
        for (int why = 1; why <= int(apples::Why::leadTry); ++why)
            QVERIFY2(!sight.why({action, apples::Why(why)}).phrase.empty(), qPrintable(QString::number(why)));
        QVERIFY(sight.why({action, apples::Why::none}).phrase.empty());
    }

    // A search for hours ends at once when it is told to, from another thread.
    void theSearchStopsInTheMidstOfThinking()
    {
        auto match = apples::family().start(setupOf(3), nullptr);
        QVERIFY(match);
        while ((*match)->toAct().size() == 1) { // on to the targets, which everybody may choose from thirteen
            const Seat seat = (*match)->toAct().front();
            QVERIFY(!(*match)->submit(seat, *(*match)->bot(seat, "hasty", 1)->run({}), nullptr));
        }
        apples::SearchTuning endless;
        endless.worlds = endless.work = std::numeric_limits<int>::max();
        std::stop_source stop;
        std::jthread other([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            stop.request_stop();
        });
        const auto begin = std::chrono::steady_clock::now();
        apples::ruleSearch(viewOf(**match, (*match)->toAct().front()), 1, stop.get_token(), endless);
        const double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
        QVERIFY2(ms < 1000, qPrintable(QString::number(ms)));
    }

    void ruleBeatsHastyBeatsRandom()
    {
        const auto [hasty, luck] = difference("hasty", "random", 100);
        QVERIFY2(hasty > luck, qPrintable(QStringLiteral("%1 ± %2").arg(hasty).arg(luck)));
        const auto [rule, chance] = difference("rule", "hasty", 8);
        QVERIFY2(rule > chance, qPrintable(QStringLiteral("%1 ± %2").arg(rule).arg(chance)));
    }
};

QTEST_GUILESS_MAIN(ApplesBots)
#include "tst_apples_bots.moc"
