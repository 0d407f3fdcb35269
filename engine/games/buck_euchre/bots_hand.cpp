// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand is worth: expected tricks, and the chance of none, by the holdings measured in §5.1.
#include "engine/games/buck_euchre/bots.h"

#include <algorithm>
#include <cmath>

namespace khiar::games::buck_euchre {
namespace {

constexpr int kAce = 14, kKing = 13;
constexpr int kTrump = 20;                 ///< power of a trump above its rank (kit)
constexpr int kLeftPower = 40, kRightPower = 41;

/// No trick with everybody in, without aces of other suits: by the top trump, alone or in company. [meas]
double bareChance(int top, int trumps)
{
    if (trumps == 0)
        return 0.89;
    if (top >= kRightPower)
        return 0;
    if (trumps >= 3)
        return 0.05;
    const bool two = trumps == 2;
    if (top >= kLeftPower)
        return two ? 0.09 : 0.60;
    switch (top - kTrump) {
    case kAce: return two ? 0.21 : 0.76;
    case kKing: return two ? 0.29 : 0.80;
    case kKing - 1: return two ? 0.36 : 0.80;
    default: return two ? 0.42 : 0.80;
    }
}

} // namespace

double worthOf(const Rules &rules, CardBits hand, int trump, Card c)
{
    const int suit = rules.trumps.suitOf(trump, c), power = rules.trumps.power(trump, suit, c);
    const int company = kit::countOf(hand & rules.trumps.cardsOf(trump, suit)) - 1;
    if (suit == trump)
        return power >= kRightPower ? 1.0 : power >= kLeftPower ? (company ? 0.9 : 0.5) : power >= kTrump + kAce ? (company ? 0.7 : 0.4) : company ? 0.25 + 0.1 * company : 0.2;
    return power == kAce ? 0.55 : power == kKing && company ? 0.2 : 0.05;
}

double expectedTricks(const Rules &rules, CardBits hand, int trump)
{
    double sum = 0;
    kit::each(hand, [&](Card c) { sum += worthOf(rules, hand, trump, c); });
    return sum;
}

double noTrickChance(const Rules &rules, CardBits hand, int trump, double others)
{
    int top = 0, trumps = 0, aces = 0, kings = 0;
    kit::each(hand, [&](Card c) {
        const int suit = rules.trumps.suitOf(trump, c), power = rules.trumps.power(trump, suit, c);
        if (suit == trump) {
            ++trumps;
            top = std::max(top, power);
        } else {
            aces += power == kAce;
            kings += power == kKing && kit::countOf(hand & rules.trumps.cardsOf(trump, suit)) > 1;
        }
    });
    double chance = trump == kit::kNoTrumps ? 0.85 * std::pow(0.2, aces) : bareChance(top, trumps) * std::pow(trumps > 1 ? 0.4 : 0.55, aces);
    chance *= std::pow(0.85, kings);
    return std::pow(chance, 3.0 / std::max(1.0, others)); // a smaller table makes every holding better
}

std::pair<int, double> bestTrump(const Rules &rules, CardBits hand, std::uint8_t allowed)
{
    std::pair<int, double> best = {-1, -1};
    for (int t = 0; t <= kit::kNoTrumps; ++t)
        if (allowed >> t & 1)
            if (const double worth = expectedTricks(rules, hand, t); worth > best.second)
                best = {t, worth};
    return best;
}

Card leastOf(const Rules &rules, CardBits hand, int trump, CardBits among)
{
    Card least = kit::firstOf(among);
    const auto rank = [&](Card c) { // of equal cards the one whose suit ends with it
        const int company = kit::countOf(hand & rules.trumps.cardsOf(trump, rules.trumps.suitOf(trump, c)));
        return worthOf(rules, hand, trump, c) * 100 + rankOf(c) + company * 0.5;
    };
    kit::each(among, [&](Card c) { least = rank(c) < rank(least) ? c : least; });
    return least;
}

bool isHighest(const Rules &rules, const State &s, CardBits unseen, Card c)
{
    const int suit = rules.trumps.suitOf(s.trump, c), power = rules.trumps.power(s.trump, suit, c);
    bool highest = true;
    kit::each(unseen & rules.trumps.cardsOf(s.trump, suit), [&](Card other) { highest = highest && rules.trumps.power(s.trump, suit, other) < power; });
    return highest;
}

bool isSure(const Rules &rules, const State &s, CardBits unseen, Card c)
{
    const int led = s.led < 0 ? rules.trumps.suitOf(s.trump, c) : s.led, power = rules.trumps.power(s.trump, led, c);
    if (power <= s.power)
        return false;
    bool sure = true;
    kit::each(unseen, [&](Card other) { sure = sure && rules.trumps.power(s.trump, led, other) < power; });
    return sure;
}

Seat sweeperBut(const Rules &rules, const State &s, Seat seat)
{
    if (rules.options.sweepWins && s.trick >= 2)
        for (Seat p = 0; p < rules.seats; ++p)
            if (p != seat && s.won[std::size_t(p)] == s.trick)
                return p;
    return kNobody;
}

bool isClose(const State &s, Seat seat) { return s.score[std::size_t(seat)] <= kHand; }

} // namespace khiar::games::buck_euchre
