// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: what the score sheet says about payments at the end is what the match says (`= pay`), seat by seat, and
// nothing is said of payments before the end or where nobody pays.
#include <QtTest>

#include "tests/laws/tables.h"

#include "engine/session/registry.h"

using namespace khiar;
using namespace khiar::laws;

namespace {

std::pair<const FamilyBase *, const PresetSpec *> presetNamed(std::string_view id)
{
    for (const FamilyBase *family : registry().families())
        for (const PresetSpec &p : family->presets())
            if (p.id == id)
                return {family, &p};
    return {nullptr, nullptr};
}

} // namespace

class Settlement : public QObject {
    Q_OBJECT
private slots:
    void linesAddUpToThePayments_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("pays");
        QTest::newRow("pot of four") << "gurka-1975" << 4 << true;
        QTest::newRow("pot of eight") << "gurka-modern" << 8 << true;
        QTest::newRow("differences of two") << "kurko" << 2 << true;
        QTest::newRow("differences of nine") << "kurko" << 9 << true;
        QTest::newRow("chips that leave the table") << "minibluff" << 3 << false;
        QTest::newRow("nothing") << "agurk" << 4 << false;
    }
    void linesAddUpToThePayments()
    {
        QFETCH(QString, preset);
        QFETCH(int, seats);
        QFETCH(bool, pays);
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            std::vector<Step> steps;
            const auto [family, spec] = presetNamed(preset.toStdString());
            QVERIFY(spec);
            const auto table = tableOf(*family, *spec, "", {}, seats);
            QVERIFY(table);
            auto match = startMatch(*table, seed);
            Rng rng(seed);
            std::vector<std::int64_t> paid(std::size_t(seats), 0);
            int lines = 0;
            while (!match->over()) {
                const auto [seat, action] = randomMove(*match, rng);
                steps.clear();
                QVERIFY(!match->submit(seat, action, &steps));
                for (const Step &step : steps)
                    for (const ScoreLine &line : step.lines)
                        if (line.settles) {
                            QVERIFY2(match->over(), "paid before the end");
                            paid[std::size_t(line.seat)] += line.amount;
                            ++lines;
                        }
            }
            QCOMPARE(lines > 0, pays);
            if (pays)
                QCOMPARE(match->answer("pay", 0)->numbers, paid);
        }
    }
};

QTEST_GUILESS_MAIN(Settlement)
#include "tst_settlement.moc"
