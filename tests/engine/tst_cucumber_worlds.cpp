// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: what a seat may think possible. Worlds in which the cards that a seat cannot see lie otherwise (what bots sample
// and the firewall law permutes) must agree with all that play has proved: dealt again as such a world has it, every
// move made so far must be legal. And a view is the same bytes for all of these worlds: peeking finds nothing there.
#include <QtTest>

#include "engine/core/match_of.h"
#include "engine/games/cucumber/family.h"
#include "engine/games/cucumber/rules.h"
#include "engine/session/registry.h"

#include <cstring>
#include <map>
#include <set>

using namespace khiar;
namespace cucumber = khiar::games::cucumber;
using Match_ = MatchOf<cucumber::Family>;

namespace {

using Log = std::vector<std::pair<Seat, Action>>;

Setup table(int players, std::uint64_t seed)
{
    Setup s;
    s.game = "agurk";
    s.players = players;
    s.seed = seed;
    s.dealer = 0;
    return s;
}

/// The first deal as it must have been, if `world` is the truth: each seat's cards of now and those it has played.
Setup dealtAs(const Match &world, const Setup &setup, const Log &log)
{
    Setup out = setup;
    StatedDeal &deal = out.deals[1];
    for (Seat p = 0; p < setup.players; ++p)
        deal.hands[std::size_t(p)] = world.answer("hand", p)->cards;
    for (const auto &[seat, action] : log)
        for (Card c : action.used())
            deal.hands[std::size_t(seat)]->push_back(c);
    return out;
}

std::vector<unsigned char> bytesOf(const Match &m, Seat seat)
{
    const auto &match = static_cast<const Match_ &>(m);
    const auto view = Gate::view<cucumber::Family>(std::make_shared<const cucumber::Rules>(match.rules()), match.state(), seat);
    std::vector<unsigned char> out(sizeof(cucumber::State));
    std::memcpy(out.data(), &view.state(), out.size());
    return out;
}

} // namespace

class CucumberWorlds : public QObject {
    Q_OBJECT
private slots:
    // By what has to be reached, by duty, by lead, by deck, and with sets.
    void agreeWithEveryMove_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("players");
        const auto row = [](const char *game, const QStringList &options, int players) {
            QTest::newRow(qPrintable(QString(game) + " " + options.join(' '))) << QString(game) << options << players;
        };
        row("agurk", {}, 6);
        row("agurk", {"jokers 3", "packs 2"}, 5);
        row("gurka-modern", {}, 5);
        row("gurka-modern", {"duty lowest-beater"}, 5);
        row("gurka-modern", {"duty match-equal"}, 5);
        row("gurka-modern", {"lead lowest"}, 4);
        row("gurka-no1", {"duty lowest-beater", "ace-block on", "ace-block-capture first"}, 4);
        row("ogorek", {}, 6);
        row("kurko", {}, 5);
        row("gurka-is", {}, 4);
        row("gurka-is", {"special black-sevens-equal", "beat previous"}, 4);
        row("five-cucumbers", {}, 5);
        row("krypkille", {"duty must"}, 5);
    }
    void agreeWithEveryMove()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, options);
        QFETCH(int, players);
        int different = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Setup setup = table(game == "agurk" && options.isEmpty() ? 2 + int(seed % 6) : players, seed);
            setup.game = game.toStdString();
            for (const QString &o : options)
                setup.options.push_back({o.section(' ', 0, 0).toStdString(), o.section(' ', 1).toStdString(), 0});
            auto match = cucumber::family().start(setup, nullptr);
            QVERIFY(match);
            Rng rng(seed);
            Log log;
            const std::size_t stopAt = std::size_t(setup.players) * (1 + rng.below(6)) + rng.below(std::uint32_t(setup.players));
            while (log.size() < stopAt) {
                const Seat seat = (*match)->toAct().front();
                const auto legal = (*match)->legal(seat).actions;
                const Action action = legal[rng.below(std::uint32_t(legal.size()))];
                auto ahead = (*match)->clone();
                QVERIFY(!ahead->submit(seat, action, nullptr));
                if (ahead->over() || ahead->answer("deal", 0)->numbers.front() > 1)
                    break;
                log.emplace_back(seat, action);
                QVERIFY(!(*match)->submit(seat, action, nullptr));
            }
            for (Seat viewer = 0; viewer < setup.players; ++viewer) {
                const auto world = (*match)->permuted(viewer, rng.next());
                different += world->hash() != (*match)->hash();
                QVERIFY2(bytesOf(*world, viewer) == bytesOf(**match, viewer), "two views differ that look alike");
                auto again = cucumber::family().start(dealtAs(*world, setup, log), nullptr);
                QVERIFY2(again, "the world cannot have been dealt");
                for (const auto &[seat, action] : log) {
                    const auto refusal = (*again)->submit(seat, action, nullptr);
                    QVERIFY2(!refusal, qPrintable(QString("seed %1: seat %2 could not have done %3 in a world that seat %4 thinks possible")
                                                      .arg(seed).arg(seat).arg(actionText(action).c_str()).arg(viewer)));
                }
            }
        }
        QVERIFY(different > 40);
    }

    // Nothing unseen is left where it lies, the bottom of the stock included: each such card turns up in several places.
    void leaveNoUnseenCardInItsPlace()
    {
        const auto match = cucumber::family().start(table(4, 9), nullptr);
        QVERIFY(match);
        constexpr Seat kViewer = 2;
        std::map<std::uint8_t, std::set<int>> places;
        for (std::uint64_t i = 0; i < 60; ++i) {
            const auto world = (*match)->permuted(kViewer, i);
            const cucumber::State &s = static_cast<const Match_ &>(*world).state();
            for (Seat p = 0; p < 4; ++p)
                s.hand[std::size_t(p)].each([&](Card c) { places[c.code].insert(1000 + p); });
            for (int k = s.stockTop; k < s.stockEnd; ++k)
                places[s.stock[std::size_t(k)].code].insert(k);
        }
        const auto mine = (*match)->answer("hand", kViewer)->cards;
        QCOMPARE(places.size(), std::size_t(52));
        for (const auto &[code, where] : places) {
            const bool seen = std::find(mine.begin(), mine.end(), Card{code}) != mine.end();
            QVERIFY2(seen ? where.size() == 1 : where.size() > 1, cardText(Card{code}).c_str());
        }
    }

    // Whoever lays cards away still knows them; nobody else does, and the stock is nobody's.
    void knowWhatWasLaidAway()
    {
        Setup setup = table(2, 5);
        setup.options.push_back({"exchange", "forehand-exact", 0});
        auto match = cucumber::family().start(setup, nullptr);
        QVERIFY(match);
        const Seat seat = (*match)->toAct().front();
        const Card away = (*match)->answer("hand", seat)->cards.front();
        QVERIFY(!(*match)->submit(seat, Action::of(Verb::exchange, away), nullptr));
        const auto &known = static_cast<const Match_ &>(**match).state().known;
        QCOMPARE(known[away.code], seatBit(seat));
        for (int i = 0; i < 20; ++i) {
            const auto mine = (*match)->permuted(seat, std::uint64_t(i));
            QVERIFY(static_cast<const Match_ &>(*mine).state().discard[std::size_t(seat)].has(away));
        }
        bool elsewhere = false;
        for (int i = 0; i < 20; ++i)
            elsewhere = elsewhere || !static_cast<const Match_ &>(*(*match)->permuted(1 - seat, std::uint64_t(i))).state().discard[std::size_t(seat)].has(away);
        QVERIFY(elsewhere);
    }
};

QTEST_GUILESS_MAIN(CucumberWorlds)
#include "tst_cucumber_worlds.moc"
