// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: what trick-taking families share (engine/kit): which suit a card counts as with and without bowers, who takes a
// trick, what may follow; when an auction is over; the words of options and numbers of a header.
#include <QtTest>

#include "engine/kit/auction.h"
#include "engine/kit/clockwise.h"
#include "engine/kit/problems.h"
#include "engine/kit/setup_reading.h"
#include "engine/kit/trumps.h"

using namespace khiar;
using namespace khiar::kit;

namespace {

Card card(const char *text) { return *parseCard(text); }

CardBits bitsOf(const char *text)
{
    CardBits set = 0;
    for (const QByteArray &word : QByteArray(text).split(' '))
        set |= bitOf(card(word.constData()));
    return set;
}

CardBits packFrom(int low)
{
    CardBits pack = 0;
    for (int rank = low; rank <= 14; ++rank)
        for (Suit s : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
            pack |= bitOf(standardCard(rank, s));
    return pack;
}

} // namespace

class Kit : public QObject {
    Q_OBJECT
private slots:
    // With bowers each trump suit has one card more than another of its colour has fewer.
    void leftBowersAreTrumps()
    {
        const Trumps t(packFrom(9), true);
        for (Suit s : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
            const int trump = trumpIndex(s);
            QCOMPARE(countOf(t.cardsOf(trump, trump)), 7);
            QCOMPARE(countOf(t.cardsOf(trump, int(sisterOf(s)))), 5);
            QCOMPARE(t.leftBower(trump), standardCard(11, sisterOf(s)));
            QCOMPARE(t.suitOf(trump, t.leftBower(trump)), trump);
        }
        QCOMPARE(t.leftBower(kNoTrumps), kNoCard);
        QCOMPARE(t.suitOf(kNoTrumps, card("JD")), int(Suit::diamonds));
    }

    void withoutBowersJacksAreJacks()
    {
        const Trumps t(packFrom(2), false);
        QCOMPARE(countOf(t.cardsOf(int(Suit::hearts), int(Suit::hearts))), 13);
        QCOMPARE(t.suitOf(int(Suit::hearts), card("JD")), int(Suit::diamonds));
        QVERIFY(t.power(int(Suit::hearts), 0, card("JH")) < t.power(int(Suit::hearts), 0, card("QH")));
        QCOMPARE(t.leftBower(int(Suit::hearts)), kNoCard);
    }

    // Highest trump, else highest of the suit led; anything else takes nothing.
    void powersOrderTheTrick()
    {
        const Trumps t(packFrom(9), true);
        const int hearts = int(Suit::hearts), spades = int(Suit::spades);
        const char *down[] = {"JH", "JD", "AH", "KH", "QH", "TH", "9H", "AS", "KS", "QS", "JS", "TS", "9S"};
        for (std::size_t i = 1; i < std::size(down); ++i)
            QVERIFY2(t.power(hearts, spades, card(down[i - 1])) > t.power(hearts, spades, card(down[i])), down[i]);
        QCOMPARE(t.power(hearts, spades, card("AC")), 0);
        QVERIFY(t.power(kNoTrumps, spades, card("JS")) < t.power(kNoTrumps, spades, card("QS")));
        QCOMPARE(t.power(kNoTrumps, spades, card("JC")), 0);
    }

    void suitsAreFollowed()
    {
        const Trumps t(packFrom(9), true);
        const int hearts = int(Suit::hearts), diamonds = int(Suit::diamonds);
        QCOMPARE(t.playable(hearts, hearts, bitsOf("JD 9D AS")), bitsOf("JD"));
        QCOMPARE(t.playable(hearts, diamonds, bitsOf("JD 9D AS")), bitsOf("9D"));
        QCOMPARE(t.playable(hearts, diamonds, bitsOf("JD TH AS")), bitsOf("JD TH AS"));
        QCOMPARE(t.playable(kNoTrumps, diamonds, bitsOf("JD 9D AS")), bitsOf("JD 9D"));
    }

    void auctionsEnd()
    {
        for (int seats : {3, 4}) {
            QVERIFY(!auctionEnds(seats, seats - 1, false));
            QVERIFY(auctionEnds(seats, seats, false));
            QVERIFY(!auctionEnds(seats, seats - 2, true));
            QVERIFY(auctionEnds(seats, seats - 1, true));
        }
    }

    void seatsGoClockwise()
    {
        QCOMPARE(leftOf(3, 4), 0);
        QCOMPARE(rightOf(0, 4), 3);
        QCOMPARE(nextOf(SeatSet(0b1010), 1), 3);
        QCOMPARE(nextOf(SeatSet(0b1010), 3), 1);
        QCOMPARE(nextOf(SeatSet(0b0010), 1), 1);
        QVERIFY(isOne(SeatSet(0b100)) && !isOne(SeatSet(0b110)) && !isOne(SeatSet(0)));
        QCOMPARE(seatCount(allSeats(10)), 10);
    }

    void bitsAreCards()
    {
        const CardBits set = bitsOf("9H AS 2C");
        QCOMPARE(countOf(set), 3);
        QCOMPARE(nthOf(set, 0), card("2C"));
        QCOMPARE(nthOf(set, 2), card("AS"));
        QVERIFY(has(set, card("9H")) && !has(set, card("9D")) && !has(set, kNoCard) && !has(set, card("9H/2")));
        QCOMPARE(setOf(set).count(), 3);
    }

    void optionsAreRead()
    {
        constexpr Phrase words = {"x", "x", false};
        const OptionTable table({{"kind", OptionKind::choice, {{"one", words}, {"two", words}}, 0, 0, words, words},
                                 {"low", OptionKind::number, {}, -5, 9, words, words}}, {{"low", "3"}});
        const PresetSpec preset{"p", 2, 4, 1, {{"kind", "two"}}, words, words, {}};
        QCOMPARE(table.presetValue(preset, "kind"), std::string("two"));
        QCOMPARE(table.presetValue(preset, "low"), std::string("3"));
        QVERIFY(table.presetValue(preset, "none").empty());
        Setup setup;
        setup.options = {{"low", "-2", 4}};
        const auto values = OptionValues::read(table, preset, setup);
        QVERIFY(values);
        QCOMPARE(values->number("low"), -2);
        QCOMPARE(values->place("kind"), 1);
        QCOMPARE(values->lastLine(), 4);
        for (const auto &[key, value] : {std::pair{"low", "10"}, {"low", "-6"}, {"low", "03"}, {"low", "-0"}, {"low", "x"}, {"low", ""}, {"kind", "three"}, {"other", "1"}}) {
            const auto problem = table.check({key, value, 7});
            QVERIFY2(problem && problem->line == 7, value);
        }
    }

    void numbersOfLinesAreChecked()
    {
        QVERIFY(!checkNumbers({"score", {"5", "-1"}, 3}, 2, -9, 9));
        QCOMPARE(std::string_view(checkNumbers({"score", {"5"}, 3}, 2, 0, 9)->text.phrase.id), std::string_view(kit::problem::kOnePerSeat.id));
        QCOMPARE(std::string_view(checkNumbers({"score", {"5", "10"}, 3}, 2, 0, 9)->text.phrase.id), std::string_view(kit::problem::kNumberRange.id));
        QCOMPARE(numbersOf({"score", {"5", "-1"}, 3}), (std::vector<int>{5, -1}));
    }
};

QTEST_GUILESS_MAIN(Kit)
#include "tst_kit.moc"
