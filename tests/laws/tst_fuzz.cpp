// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: nothing that can be said to a match, however malformed, crashes it or breaks its invariants; and nothing
// that can stand in a file, cut at any byte or with bytes turned over, crashes reading or playing it.
#include <QtTest>

#include <QDirIterator>

#include "engine/core/record.h"
#include "engine/session/replay.h"
#include "tests/laws/tables.h"

#include <cstring>

using namespace khiar;
using namespace khiar::laws;

namespace {

/// 32 random bytes as an action; half of the time with a verb and a number of cards that exist, and cards of the pack.
Action randomAction(Rng &rng, const std::vector<Card> &near)
{
    Action a;
    unsigned char bytes[sizeof(Action)];
    for (unsigned char &b : bytes)
        b = static_cast<unsigned char>(rng.below(256));
    std::memcpy(static_cast<void *>(&a), bytes, sizeof a);
    if (rng.below(2))
        return a;
    a.verb = Verb(rng.below(kVerbs));
    a.count = std::uint8_t(rng.below(4));
    a.number = std::int16_t(rng.below(8));
    for (std::size_t i = 0; i < a.count; ++i)
        a.cards[i] = near.empty() || rng.below(4) == 0 ? Card{std::uint8_t(rng.below(256))} : near[rng.below(std::uint32_t(near.size()))];
    return a;
}

/// The action without what its verb does not use.
Action canonical(const Action &a)
{
    Action out = Action::of(a.verb);
    for (Card c : a.used())
        out.cards[out.count++] = c;
    if (a.verb != Verb::beat)
        std::sort(out.cards.begin(), out.cards.begin() + out.count);
    if (a.verb == Verb::bid || a.verb == Verb::handSize || a.verb == Verb::cut)
        out.number = a.number;
    if (a.verb == Verb::name || a.verb == Verb::trump)
        out.suit = a.suit;
    return out;
}

std::string readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QStringList goldenRecords()
{
    QStringList list;
    QDirIterator it(KHIAR_SOURCE_DIR "/tests/games", {"*.khiar"}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        list << it.next();
    list.sort();
    return list;
}

/// Reads and plays; what comes out does not matter here, only that something does.
void digest(const std::string &text)
{
    const auto record = parseRecord(text);
    if (!record) {
        QVERIFY(!record.problem().text.phrase.empty());
        return;
    }
    const Replay r = replay(registry(), *record);
    QVERIFY(r.match || r.invalid || r.failed);
}

} // namespace

class Fuzz : public QObject {
    Q_OBJECT
private slots:
    void actions_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < tables().size(); ++i)
            QTest::newRow(tables()[i].name.c_str()) << int(i);
    }
    void actions()
    {
        QFETCH(int, index);
        const Table &t = tables()[std::size_t(index)];
        Rng rng(t.setup.seed);
        auto match = startMatch(t, 1);
        QVERIFY(match);
        const int rounds = isLong() ? 2000 : 150;
        for (int n = 0; n < rounds && !match->over(); ++n) {
            for (int i = 0; i < 60; ++i) {
                const Seat seat = i % 3 ? match->toAct().front() : Seat(rng.below(20)) - 5;
                std::vector<Card> near;
                for (const Offer &o : match->offers(seat))
                    o.candidates.each([&](Card c) { near.push_back(c); });
                const Action a = randomAction(rng, near);
                (void)match->knowsVerb(a.verb);
                (void)match->discloses(a);
                const auto hash = match->hash();
                if (const auto refusal = match->check(seat, a)) {
                    QVERIFY(*refusal->reason);
                    std::vector<Step> steps;
                    QVERIFY(match->submit(seat, a, &steps));
                    QVERIFY(steps.empty());
                    QCOMPARE(match->hash(), hash);
                    continue;
                }
                const LegalList legal = match->legal(seat);
                const auto &list = legal.actions;
                QVERIFY2(list.empty() || std::find(list.begin(), list.end(), canonical(a)) != list.end(), actionText(canonical(a)).c_str());
                auto copy = match->clone();
                QVERIFY(!copy->submit(seat, a, nullptr));
                const auto fault = copy->fault();
                QVERIFY2(!fault, fault ? fault->c_str() : "");
            }
            const auto [seat, action] = randomMove(*match, rng);
            QVERIFY(!match->submit(seat, action, nullptr));
        }
    }

    // A save cut at any byte.
    void recordsCutAnywhere()
    {
        for (const QString &path : goldenRecords()) {
            const std::string text = readAll(path);
            const std::size_t step = isLong() || text.size() < 1500 ? 1 : text.size() / 700;
            for (std::size_t n = 0; n < text.size(); n += step)
                digest(text.substr(0, n));
        }
    }

    // Bytes turned over, lines doubled, dropped and exchanged.
    void recordsDamaged()
    {
        Rng rng(7);
        for (const QString &path : goldenRecords()) {
            const std::string text = readAll(path);
            for (int i = 0; i < (isLong() ? 2000 : 80); ++i) {
                std::string damaged = text;
                for (unsigned k = 0, many = 1 + rng.below(4); k < many && !damaged.empty(); ++k) {
                    const std::size_t at = rng.below(std::uint32_t(damaged.size()));
                    switch (rng.below(4)) {
                    case 0: damaged[at] = char(rng.below(256)); break;
                    case 1: damaged.erase(at, 1 + rng.below(20)); break;
                    case 2: damaged.insert(at, damaged.substr(rng.below(std::uint32_t(damaged.size())), rng.below(40))); break;
                    default: damaged[at] = "0123456789 \n-=!#"[rng.below(16)]; break;
                    }
                }
                digest(damaged);
            }
        }
    }
};

QTEST_GUILESS_MAIN(Fuzz)
#include "tst_fuzz.moc"
