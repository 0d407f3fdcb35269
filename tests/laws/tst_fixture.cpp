// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: that tests/fixtures/everything is what it says. Whoever adds a zone, a fact, a beat or a kind of offer to core's
// closed lists must put it into the fixture too, or the laws and the table's tests would never meet it.
#include <QtTest>

#include "engine/core/gate.h"
#include "tests/laws/tables.h"

#include <set>

using namespace khiar;
using namespace khiar::laws;

namespace {

constexpr int kBeats = int(Beat::over) + 1;      ///< the last of the list

struct Seen {
    std::set<int> zones, facts, beats;
    std::set<std::string> offers;
    bool self = false, whisper = false, lines = false, cardLines = false, atOnce = false, laterShuffle = false, knownBack = false, out = false;
    bool marks = false, unmarked = false, payments = false;
};

void look(const TableView &t, Seen &seen)
{
    for (const ZoneView &z : t.zones)
        if (!z.cards.empty())
            seen.zones.insert(int(z.zone.kind));
    for (const Fact &f : t.facts)
        seen.facts.insert(int(f.kind));
    seen.marks = seen.marks || !t.marks.empty();
    seen.unmarked = seen.unmarked || t.marks.empty();
}

void look(const Offer &o, Seen &seen)
{
    if (o.hasNumbers())
        seen.offers.insert("numbers");
    else if (o.suits)
        seen.offers.insert("suits");
    else if (!o.hasCards())
        seen.offers.insert("button");
    else if (o.ordered)
        seen.offers.insert("ordered");
    else if (o.equalRanks)
        seen.offers.insert("equal ranks");
    else
        seen.offers.insert(o.counts == 2 ? "one card" : "several cards");
}

void look(const Step &s, Seen &seen)
{
    seen.beats.insert(int(s.beat));
    for (const Announcement &a : s.said) {
        seen.self = seen.self || !a.self.empty();
        seen.whisper = seen.whisper || a.audience != kEverybody;
    }
    for (const ScoreLine &l : s.lines) {
        seen.lines = true;
        seen.cardLines = seen.cardLines || !l.cards.empty();
        seen.payments = seen.payments || l.settles;
    }
}

/// The upcard has come into a hand: another seat still knows it (it lies there in every world), and sees a back.
bool isKnownBack(const Match &m, const Move &move)
{
    const Seat other = (move.to.owner + 1) % m.seats();
    for (std::uint64_t i = 0; i < 10; ++i) {
        const auto hand = m.permuted(other, i)->answer("hand", move.to.owner);
        if (std::find(hand->cards.begin(), hand->cards.end(), move.card) == hand->cards.end())
            return false;
    }
    const TableView table = m.now()->table(other);
    const auto &seen = table.find(move.to)->cards;
    return std::none_of(seen.begin(), seen.end(), [&](const CardView &c) { return c.shown == move.card; });
}

bool holdsKnownBack(const Match &m, const std::vector<Step> &steps)
{
    for (const Step &s : steps)
        for (const Move &move : s.moves)
            if (move.from.kind == ZoneKind::upcard && move.to.kind == ZoneKind::hand && isKnownBack(m, move))
                return true;
    return false;
}

} // namespace

class Fixture : public QObject {
    Q_OBJECT
private slots:
    void showsEverything_data()
    {
        QTest::addColumn<int>("seats");
        for (int n = 2; n <= kMaxSeats; ++n)
            QTest::newRow(qPrintable(QString::number(n))) << n;
    }
    void showsEverything()
    {
        QFETCH(int, seats);
        const FamilyBase &family = fixtures::everything();
        const auto table = tableOf(family, family.presets().front(), "", {}, seats);
        QVERIFY(table);
        Seen seen;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            std::vector<Step> steps;
            auto match = startMatch(*table, seed, &steps);
            Rng rng(seed);
            while (!match->over()) {
                const auto act = match->toAct();
                seen.atOnce = seen.atOnce || act.size() > 1;
                for (const Offer &o : match->offers(act.front()))
                    look(o, seen);
                for (const Step &s : steps) {
                    look(s, seen);
                    look(s.after->table(kPublic), seen);
                }
                seen.knownBack = seen.knownBack || holdsKnownBack(*match, steps);
                steps.clear();
                const auto [seat, action] = randomMove(*match, rng);
                QVERIFY(!match->submit(seat, action, &steps));
            }
            for (const Step &s : steps)
                look(s, seen);
            for (const NotingChance::Noted &n : match->shuffles())
                seen.laterShuffle = seen.laterShuffle || n.purpose == Purpose::later;
            seen.out = seen.out || !match->answer("out", 0)->numbers.empty();
        }
        QCOMPARE(int(seen.zones.size()), kZoneKinds);
        QCOMPARE(int(seen.facts.size()), kFactKinds);
        QCOMPARE(int(seen.beats.size()), kBeats);
        QCOMPARE(seen.offers, (std::set<std::string>{"button", "equal ranks", "numbers", "one card", "ordered", "several cards", "suits"}));
        QVERIFY2(seen.self && seen.whisper, "an announcement with a text for oneself, and one that only some hear");
        QVERIFY2(seen.lines && seen.cardLines, "score lines, and some with cards");
        QVERIFY2(seen.payments, "a payment when the match is over");
        QVERIFY2(seen.marks && seen.unmarked, "cards that are set apart at times");
        QVERIFY2(seen.atOnce, "several seats act at once");
        QVERIFY2(seen.laterShuffle, "a later shuffle");
        QVERIFY2(seen.knownBack, "a card that everybody knows and nobody else sees");
        QVERIFY2(seen.out, "a seat goes out");
    }
};

QTEST_GUILESS_MAIN(Fixture)
#include "tst_fixture.moc"
