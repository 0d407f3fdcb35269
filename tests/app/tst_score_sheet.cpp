// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the score sheet: a row per deal whatever order the lines come in, totals that are the facts where those are
// known and sums where they are not, who leads, who is out, and the words of both languages. No game is named.
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/models/score_sheet_model.h"
#include "app/shell/language.h"

using namespace khiar;

namespace {

constexpr Phrase kLabel = KHIAR_TEXT("trump-none", "No trumps"); // any phrase that both languages have
using Total = ScoreSheetModel::Total;

ScoreLine line(int seat, int amount, std::vector<Card> cards = {})
{
    return {std::int8_t(seat), {kLabel, {}}, std::move(cards), amount};
}

std::vector<SeatLine> people(int n)
{
    std::vector<SeatLine> seats(static_cast<std::size_t>(n));
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i].stated = true;
        seats[i].name = i == 1 ? "Mina" : i == 2 ? "Omid" : "Sara";
    }
    return seats;
}

} // namespace

class TestScoreSheet : public QObject {
    Q_OBJECT
    QObject m_owner;
    TableWords m_words{&m_owner};

    static QVariantMap cell(const ScoreSheetModel &m, int row, int seat)
    {
        return m.data(m.index(row), ScoreSheetModel::Cells).toList().value(seat).toMap();
    }

private slots:
    void initTestCase()
    {
        startLanguage();
        m_words.setSeats(people(3), 0);
    }
    void init() { changeLanguage(QStringLiteral("en")); }

    void aRowPerDeal()
    {
        ScoreSheetModel m(m_words);
        QAbstractItemModelTester tester(&m, QAbstractItemModelTester::FailureReportingMode::QtTest);
        m.reset(3);
        m.add(1, line(1, 9, {parseCard("9C").value()}));
        m.add(1, line(2, -2));
        m.setTotals(1, {{0, 0, false, 0}, {9, 0, false, -9}, {-2, 0, false, 2}});
        m.add(3, line(1, 4));
        m.setTotals(2, {{0, 0, false, 0}, {9, 0, false, -9}, {-2, 0, false, 2}}); // a deal that cost nobody anything
        QCOMPARE(m.rowCount(), 3);
        QCOMPARE(m.data(m.index(0), ScoreSheetModel::Deal), 1);
        QCOMPARE(m.data(m.index(1), ScoreSheetModel::Deal), 2);
        QCOMPARE(m.data(m.index(2), ScoreSheetModel::Deal), 3);
        QCOMPARE(cell(m, 0, 1)["amount"], 9);
        QCOMPARE(cell(m, 0, 1)["lines"].toList().first().toMap()["cards"].toStringList(), QStringList{"9C"});
        QVERIFY(!cell(m, 0, 0)["scored"].toBool());
        QVERIFY(!cell(m, 1, 1)["scored"].toBool());
        QCOMPARE(cell(m, 2, 1)["total"], 13); // no totals yet: the sum
        m.setTotals(3, {{0, 0, false, 0}, {21, 0, false, -21}, {-2, 0, false, 2}});
        QCOMPARE(cell(m, 2, 1)["total"], 21); // the facts win
        m.reset(2);
        QCOMPARE(m.rowCount(), 0);
        QCOMPARE(m.seatCount(), 2);
    }

    void severalLinesOfOneSeat()
    {
        ScoreSheetModel m(m_words);
        m.reset(3);
        m.add(1, line(1, 12));
        m.add(1, line(1, -5));
        QCOMPARE(cell(m, 0, 1)["lines"].toList().size(), 2);
        QCOMPARE(cell(m, 0, 1)["amount"], 7);
        QCOMPARE(cell(m, 0, 1)["total"], 7);
    }

    void strangersAreIgnored()
    {
        ScoreSheetModel m(m_words);
        m.reset(3);
        m.add(1, line(3, 5));
        m.add(1, line(-1, 5));
        QCOMPARE(m.rowCount(), 0);
        m.setTotals(1, {{5, 0, false, 0}}); // short: the others stand as before
        QCOMPARE(cell(m, 0, 0)["total"], 5);
        QCOMPARE(cell(m, 0, 2)["total"], 0);
    }

    void leadingAndOut()
    {
        ScoreSheetModel m(m_words);
        m.reset(3);
        m.setTotals(1, {{3, 0, false, -3}, {3, 0, false, -3}, {3, 0, false, -3}});
        for (int s = 0; s < 3; ++s)
            QVERIFY(!cell(m, 0, s)["leads"].toBool()); // all alike: nobody leads
        m.setTotals(2, {{3, 0, false, -3}, {8, 1, false, -20}, {3, 0, false, -3}});
        QVERIFY(cell(m, 1, 0)["leads"].toBool() && cell(m, 1, 2)["leads"].toBool() && !cell(m, 1, 1)["leads"].toBool());
        QCOMPARE(cell(m, 1, 1)["gained"], 1);
        m.setTotals(3, {{3, 0, false, -3}, {25, 1, true, -100}, {4, 0, false, -4}});
        QCOMPARE(cell(m, 2, 1)["gained"], 0);
        QCOMPARE(cell(m, 2, 1)["cucumbers"], 1);
        QVERIFY(cell(m, 2, 1)["out"].toBool() && cell(m, 2, 1)["outNow"].toBool());
        m.setTotals(4, {{9, 0, false, -9}, {25, 1, true, -100}, {4, 0, false, -4}});
        QVERIFY(cell(m, 3, 1)["out"].toBool() && !cell(m, 3, 1)["outNow"].toBool());
        QVERIFY(m.data(m.index(3), ScoreSheetModel::Spoken).toString().contains(QStringLiteral("Mina: 0, total 25, out of the game")));
        QVERIFY(m.data(m.index(3), ScoreSheetModel::Spoken).toString().contains(QStringLiteral("Omid: 0, total 4, leads")));
    }

    void halvesAreToldApart()
    {
        ScoreSheetModel m(m_words);
        m.reset(3);
        m.setTotals(1, {{6, 0, false, 0, 1}, {0, 0, false, 0, 0}, {0, 0, false, 0, 0}});
        QCOMPARE(cell(m, 0, 0)["gainedHalves"], 1);
        QCOMPARE(cell(m, 0, 0)["gained"], 0);
        m.setTotals(2, {{9, 0, false, 0, 1}, {0, 0, false, 0, 0}, {0, 0, false, 0, 0}});
        QCOMPARE(cell(m, 1, 0)["gainedHalves"], 0);
    }

    // Whoever pays stands in a last row of its own; what the seats stand at stays what it was.
    void paymentsAreTheLastRow()
    {
        ScoreSheetModel m(m_words);
        m.reset(3);
        ScoreLine paid = line(1, -7), received = line(0, 7);
        paid.settles = received.settles = true;
        m.add(4, paid);
        m.add(4, received);
        m.add(4, line(1, 9));
        m.setTotals(4, {{0, 0, false, 0}, {9, 0, false, -9}, {2, 0, false, -2}});
        QCOMPARE(m.rowCount(), 2);
        QVERIFY(!m.data(m.index(0), ScoreSheetModel::Payments).toBool());
        QVERIFY(m.data(m.index(1), ScoreSheetModel::Payments).toBool());
        QCOMPARE(m.data(m.index(1), ScoreSheetModel::Deal), 0);
        QCOMPARE(cell(m, 1, 1)["amount"], -7);
        QCOMPARE(cell(m, 1, 1)["total"], 9);
        QVERIFY(m.data(m.index(1), ScoreSheetModel::Spoken).toString().startsWith(QStringLiteral("Payments; ")));
    }

    void speaksBothLanguages()
    {
        ScoreSheetModel m(m_words);
        m.reset(3);
        m.add(1, line(1, 9));
        QSignalSpy changed(&m, &QAbstractItemModel::dataChanged);
        const QString english = m.data(m.index(0), ScoreSheetModel::Spoken).toString();
        QVERIFY2(english.startsWith(QStringLiteral("Deal 1; ")), qPrintable(english));
        changeLanguage(QStringLiteral("fa"));
        QCOMPARE(changed.count(), 1);
        const QString persian = m.data(m.index(0), ScoreSheetModel::Spoken).toString();
        QVERIFY2(persian.contains(QStringLiteral("دور")) && persian.contains(QStringLiteral("مینا")), qPrintable(persian));
        QVERIFY2(cell(m, 0, 1)["lines"].toList().first().toMap()["text"].toString() == QStringLiteral("بی‌حکم"), qPrintable(persian));
    }
};

QTEST_GUILESS_MAIN(TestScoreSheet)
#include "tst_score_sheet.moc"
