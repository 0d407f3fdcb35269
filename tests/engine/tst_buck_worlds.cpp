// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: what a seat of Buck Euchre may think possible. Worlds in which hidden cards lie otherwise (what bots sample and
// the firewall law permutes) must agree with every move made: dealt as such a world has it and played again, it comes out the
// same to the byte. A view is the same bytes for all of them. And who knows what: the buried card, the widow, the hand left
// for it, cards exchanged, voids with the left bower a trump.
#include <QtTest>

#include "engine/core/match_of.h"
#include "engine/games/buck_euchre/family.h"
#include "engine/games/buck_euchre/rules.h"

#include <cstring>
#include <map>
#include <set>

using namespace khiar;
namespace buck = khiar::games::buck_euchre;
namespace kit = khiar::kit;
using Match_ = MatchOf<buck::Family>;

namespace {

using Log = std::vector<std::pair<Seat, Action>>;

Setup table(const QString &game, const QStringList &options, int players, std::uint64_t seed)
{
    Setup s;
    s.game = game.toStdString();
    s.players = players;
    s.seed = seed;
    s.dealer = int(seed) % players;
    for (const QString &o : options)
        s.options.push_back({o.section(' ', 0, 0).toStdString(), o.section(' ', 1).toStdString(), 0});
    return s;
}

const buck::State &stateOf(const Match &m) { return static_cast<const Match_ &>(m).state(); }

std::vector<unsigned char> bytesOf(const Match &m, Viewer viewer)
{
    const auto &match = static_cast<const Match_ &>(m);
    const auto view = Gate::view<buck::Family>(std::make_shared<const buck::Rules>(match.rules()), match.state(), viewer);
    std::vector<unsigned char> out(sizeof(buck::State));
    std::memcpy(out.data(), &view.state(), out.size());
    return out;
}

kit::CardBits playedBy(const buck::State &s, Seat p)
{
    kit::CardBits set = 0;
    for (Card c : s.played[std::size_t(p)])
        if (c.valid())
            set |= kit::bitOf(c);
    return set;
}

/// The first deal as it must have been, if this state is the truth, and the moves with the cards that were laid away in it.
void rebuild(const buck::State &s, Setup &setup, Log &log)
{
    StatedDeal &deal = setup.deals[1];
    std::vector<Card> drawn;
    std::array<kit::CardBits, kMaxSeats> first{};
    for (Seat p = 0; p < setup.players; ++p)
        first[std::size_t(p)] = s.hand[std::size_t(p)] | playedBy(s, p);
    for (auto &[seat, action] : log) {
        const auto i = std::size_t(seat);
        if (action.verb == Verb::swap) { // the widow came into the hand
            deal.widow = kit::listOf(first[i]);
            first[i] = s.discard[i];
        } else if (action.verb == Verb::exchange) { // which of its cards the seat drew makes no difference to the rest
            action = Action::of(Verb::exchange, kit::setOf(s.discard[i]));
            for (int k = 0; k < action.count; ++k) {
                drawn.push_back(kit::firstOf(first[i]));
                first[i] &= first[i] - 1;
            }
            first[i] |= s.discard[i];
        } else if (action.verb == Verb::discard) {
            action = Action::of(Verb::discard, kit::firstOf(s.discard[i]));
            first[i] |= s.discard[i];
        }
    }
    if (s.taken.valid())
        first[std::size_t(s.taker)] &= ~kit::bitOf(s.taken);
    for (Seat p = 0; p < setup.players; ++p)
        deal.hands[std::size_t(p)] = kit::listOf(first[std::size_t(p)]);
    if (s.taken.valid() || s.upcard.valid())
        deal.upcard = s.taken.valid() ? s.taken : s.upcard;
    if (s.widow)
        deal.widow = kit::listOf(s.widow);
    deal.stock = drawn;
    deal.stock->insert(deal.stock->end(), s.stock.begin() + s.stockTop, s.stock.begin() + s.stockEnd);
}

/// Plays moves of the text forms; fails the test when one is refused.
void playAll(Match &m, const QStringList &moves)
{
    for (const QString &move : moves) {
        const auto parsed = parseAction(move.section(' ', 1).toStdString());
        QVERIFY2(parsed.action, qPrintable(move));
        const auto refusal = m.submit(move.section(' ', 0, 0).toInt(), *parsed.action, nullptr);
        QVERIFY2(!refusal, qPrintable(move + (refusal ? QString(" is refused: ") + refusal->reason : QString())));
    }
}

std::vector<Card> cardsOf(const QString &text)
{
    std::vector<Card> list;
    for (const QString &word : text.split(' '))
        list.push_back(*parseCard(word.toStdString()));
    return list;
}

/// A deal with the hands, the rest of the pack in the order of the seed.
std::unique_ptr<Match> dealt(const char *game, const QStringList &options, const QStringList &hands, const char *upcard = nullptr)
{
    Setup setup = table(game, options, int(hands.size()), 4);
    setup.dealer = 0;
    for (int p = 0; p < hands.size(); ++p)
        setup.deals[1].hands[std::size_t(p)] = cardsOf(hands[p]);
    if (upcard)
        setup.deals[1].upcard = *parseCard(upcard);
    auto match = buck::family().start(setup, nullptr);
    return match ? std::move(*match) : nullptr;
}

bool isHidden(const Match &m, Viewer v, const char *card)
{
    const auto list = m.hiddenCards(v);
    return std::find(list.begin(), list.end(), *parseCard(card)) != list.end();
}

} // namespace

class BuckWorlds : public QObject {
    Q_OBJECT
private slots:
    void agreeWithEveryMove_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("players");
        const auto row = [](const char *game, const QStringList &options, int players) {
            QTest::newRow(qPrintable(QString(game) + " " + options.join(' ') + " " + QString::number(players))) << QString(game) << options << players;
        };
        row("buck-euchre", {}, 4);
        row("buck-euchre", {"bury-upcard off"}, 4);
        row("buck-euchre", {"dealer-takes-club on", "first-lead maker"}, 4);
        row("dirty-clubs", {}, 3);
        row("dirty-clubs", {"all-pass dealer-one"}, 6);
        row("dirty-clubs", {"bidding order-up", "exchange none", "requirement three"}, 5);
        row("buck-three", {}, 3);
        row("euchre-102", {}, 4);
        row("euchre-102", {"pack-low 5"}, 4);
    }
    void agreeWithEveryMove()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, options);
        QFETCH(int, players);
        int different = 0, tried = 0;
        for (std::uint64_t seed = 1; seed <= 120; ++seed) {
            const Setup setup = table(game, options, players, seed);
            auto match = buck::family().start(setup, nullptr);
            QVERIFY(match);
            Rng rng(seed);
            Log log;
            const std::size_t stopAt = rng.below(std::uint32_t(players * 10));
            while (log.size() < stopAt) {
                const Seat seat = (*match)->toAct().front();
                const auto legal = (*match)->legal(seat).actions;
                const Action action = legal[rng.below(std::uint32_t(legal.size()))];
                auto ahead = (*match)->clone();
                QVERIFY(!ahead->submit(seat, action, nullptr));
                if (ahead->over() || stateOf(*ahead).deal > 1)
                    break;
                log.emplace_back(seat, action);
                QVERIFY(!(*match)->submit(seat, action, nullptr));
            }
            for (Viewer v = 0; v <= players; ++v) {
                const Viewer viewer = v == players ? kPublic : v;
                const auto world = (*match)->permuted(viewer, rng.next());
                different += world->hash() != (*match)->hash();
                ++tried;
                QCOMPARE(bytesOf(*world, viewer), bytesOf(**match, viewer));
                Setup again = setup;
                Log moves = log;
                rebuild(stateOf(*world), again, moves);
                auto replayed = buck::family().start(again, nullptr);
                QVERIFY(replayed);
                for (const auto &[seat, action] : moves) {
                    const auto refusal = (*replayed)->submit(seat, action, nullptr);
                    QVERIFY2(!refusal, qPrintable(QString("seed %1 viewer %2: %3 %4 is refused").arg(seed).arg(viewer).arg(seat).arg(actionText(action).c_str())));
                }
                QCOMPARE((*replayed)->hash(), world->hash());
            }
        }
        QVERIFY2(different * 3 > tried, "hardly any hidden card was moved");
    }

    // Nobody but the dealer knows what was buried; everybody knows that the card taken up lies in one of two places.
    void theBuriedCardIsTheDealersSecret()
    {
        auto m = dealt("buck-euchre", {}, {"9C KH QH 9S 9D", "JD 9H AS KS TS", "AC KC QC JC TC", "JH AH TH QS JS"}, "QD");
        QVERIFY(m);
        playAll(*m, {"1 order"});
        for (Viewer v : {1, 2, 3, kPublic})
            QVERIFY(!isHidden(*m, v, "QD")); // everybody saw it go into the hand
        playAll(*m, {"0 discard 9C"});
        QVERIFY(!isHidden(*m, 0, "9C") && !isHidden(*m, 0, "QD"));
        for (Viewer v : {1, 2, 3, kPublic}) {
            QVERIFY(isHidden(*m, v, "9C") && isHidden(*m, v, "QD"));
            int inHand = 0, buried = 0;
            for (std::uint64_t i = 0; i < 300; ++i) {
                const auto world = m->permuted(v, i);
                inHand += kit::has(stateOf(*world).hand[0], *parseCard("QD"));
                buried += kit::has(stateOf(*world).discard[0], *parseCard("QD"));
            }
            QCOMPARE(inHand + buried, 300);
            QVERIFY(buried > 15 && inHand > 150);
        }
    }

    // Where the card taken up has to stay, it is in the hand for everybody until it is played.
    void anUpcardThatStaysIsKnown()
    {
        auto m = dealt("buck-euchre", {"bury-upcard off"}, {"9C KH QH 9S 9D", "JD 9H AS KS TS", "AC KC QC JC TC", "JH AH TH QS JS"}, "QD");
        QVERIFY(m);
        playAll(*m, {"1 order", "0 discard 9C"});
        QVERIFY(!isHidden(*m, 2, "QD") && isHidden(*m, 2, "9C"));
        for (std::uint64_t i = 0; i < 50; ++i)
            QVERIFY(kit::has(stateOf(*m->permuted(2, i)).hand[0], *parseCard("QD")));
    }

    // A void is proved by the suit that a card counts as: who shows out of trumps has no left bower either.
    void voidsCountTheLeftBower()
    {
        auto m = dealt("buck-euchre", {"first-lead maker"}, {"9C KH QH 9S TS", "AD KD AS KS 9D", "AC KC QC JC TC", "JH AH TH QS JS"}, "QD");
        QVERIFY(m);
        playAll(*m, {"1 order", "0 discard QD", "2 stay", "3 stay", "0 stay", "1 play AD", "2 play TC"});
        const Card left = *parseCard("JH");
        for (std::uint64_t i = 0; i < 200; ++i) {
            const auto &s = stateOf(*m->permuted(1, i));
            QVERIFY(!kit::has(s.hand[2], left));
            kit::each(s.hand[2], [&](Card c) { QVERIFY(suitOf(c) != Suit::diamonds); });
        }
        playAll(*m, {"3 play JH", "0 play 9C"}); // the dealer has no trump left, so the queen of diamonds was buried
        for (std::uint64_t i = 0; i < 50; ++i)
            QVERIFY(kit::has(stateOf(*m->permuted(1, i)).discard[0], *parseCard("QD")));
    }

    // The widow is nobody's; the hand left for it is known to who left it, and to nobody else.
    void theWidowAndTheHandLeftForIt()
    {
        auto m = dealt("buck-three", {}, {"9C KH QH 9S TS", "AD KD AS KS 9D", "AC KC QC JC TC"});
        QVERIFY(m);
        const Card widow = kit::firstOf(stateOf(*m).widow);
        for (Viewer v : {0, 1, 2, kPublic})
            QVERIFY(isHidden(*m, v, cardText(widow).c_str()));
        playAll(*m, {"2 swap"});
        QVERIFY(!isHidden(*m, 2, "AC") && !isHidden(*m, 2, cardText(widow).c_str()));
        for (Viewer v : {0, 1, kPublic})
            QVERIFY(isHidden(*m, v, "AC") && isHidden(*m, v, cardText(widow).c_str()));
        QVERIFY(m->now()->table(2).find({ZoneKind::widow, kNobody})->cards.empty());
    }

    // What was exchanged is known to who laid it away; what was drawn, to who drew it.
    void exchangedCardsAreTheirOwnersSecret()
    {
        auto m = dealt("euchre-102", {}, {"9C KH QH 9S TS", "AD KD AS KS 9D", "AC KC QC JC TC", "JH AH TH QS JS"});
        QVERIFY(m);
        const Card top = stateOf(*m).stock[stateOf(*m).stockTop];
        playAll(*m, {"3 exchange QS"});
        QVERIFY(!isHidden(*m, 3, "QS") && !isHidden(*m, 3, cardText(top).c_str()));
        for (Viewer v : {0, 1, 2, kPublic})
            QVERIFY(isHidden(*m, v, "QS") && isHidden(*m, v, cardText(top).c_str()));
    }
};

QTEST_GUILESS_MAIN(BuckWorlds)
#include "tst_buck_worlds.moc"
