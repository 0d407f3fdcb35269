// SPDX-License-Identifier: GPL-3.0-or-later
// What comes before the play, by rule: calls, bids, staying, and the cards laid away.
#include "engine/games/buck_euchre/bots.h"

#include <algorithm>

namespace khiar::games::buck_euchre {
namespace {

constexpr double kEnoughToMake = 1.9; ///< expected tricks from which making pays, since others drop [meas]
constexpr double kWidowWorth = 2.0;   ///< of an unseen hand with its best trumps [meas]
constexpr double kBidSlack = 1.0;     ///< tricks that a bid may stand above the expected ones, since others drop [meas]

/// How many others will play, as far as that is known: half of those who have yet to speak.
double othersIn(const Rules &rules, const State &s, Seat seat)
{
    double others = 0;
    Seat p = kit::leftOf(s.maker, rules.seats);
    bool spoken = true;
    for (int k = 1; k < rules.seats; ++k, p = kit::leftOf(p, rules.seats)) {
        if (p == seat)
            spoken = false;
        else if (s.isPlaying(p))
            others += spoken ? 1.0 : 0.5;
    }
    return others + 1; // and the maker
}

/// Staying pays where the chance of no trick is below m / (penalty + m).
bool stays(const Rules &rules, const State &s, Seat seat)
{
    const CardBits hand = s.hand[std::size_t(seat)];
    const double none = noTrickChance(rules, hand, s.trump, othersIn(rules, s, seat));
    const double mean = std::max(1.0, expectedTricks(rules, hand, s.trump));
    const double block = isClose(s, s.maker) ? 0.12 : 0; // takes tricks from who would win
    return none < mean / (std::max(1, rules.options.penalty) + mean) + block;
}

Action bidRule(const Rules &rules, const State &s, Seat seat)
{
    const auto [lowest, highest] = bidRange(rules, s);
    const int wish = int(bestTrump(rules, s.hand[std::size_t(seat)], 0x1F).second + kBidSlack);
    const bool bids = mustBid(rules, s) || (lowest <= highest && wish >= lowest);
    return bids ? Action::withNumber(Verb::bid, std::clamp(wish, lowest, highest)) : Action::of(Verb::pass);
}

Action nameRule(const Rules &rules, const State &s, Seat seat)
{
    const auto [trump, worth] = bestTrump(rules, s.hand[std::size_t(seat)], nameable(rules, s));
    Action a = Action::of(hasBids(rules.options) || worth >= kEnoughToMake ? Verb::name : Verb::pass);
    if (a.verb == Verb::name)
        a.suit = kit::trumpSuit(trump);
    return a;
}

Action exchangeRule(const Rules &rules, const State &s, Seat seat)
{
    const CardBits hand = s.hand[std::size_t(seat)];
    const auto order = exchangeOrder(rules, hand);
    const int trump = bestTrump(rules, hand, 0xF).first;
    int n = 0;
    while (n < mostToExchange(s) && worthOf(rules, hand, trump, order[std::size_t(n)]) < 0.2)
        ++n;
    return exchangeFirst(order, n);
}

} // namespace

std::array<Card, kHand> exchangeOrder(const Rules &rules, CardBits hand)
{
    std::array<Card, kHand> order{};
    const int trump = bestTrump(rules, hand, 0xF).first;
    std::size_t n = 0;
    for (CardBits left = hand; left && n < order.size(); ++n) {
        order[n] = leastOf(rules, hand, trump, left);
        left &= ~kit::bitOf(order[n]);
    }
    return order;
}

Action exchangeFirst(const std::array<Card, kHand> &order, int n)
{
    CardSet away;
    for (int i = 0; i < n; ++i)
        away.add(order[std::size_t(i)]);
    return n ? Action::of(Verb::exchange, away) : Action::of(Verb::keep);
}

Action callRule(const Rules &rules, const State &s, Seat seat)
{
    const CardBits hand = s.hand[std::size_t(seat)];
    switch (s.phase) {
    case Phase::order: { // the upcard is the dealer's, and one more trump against anybody else
        const double worth = expectedTricks(rules, hand, int(suitOf(s.upcard))) + (seat == s.dealer ? 0.4 : 0);
        return Action::of(worth >= kEnoughToMake ? Verb::order : Verb::pass);
    }
    case Phase::name: return nameRule(rules, s, seat);
    case Phase::bid: return bidRule(rules, s, seat);
    case Phase::upcard: {
        const CardBits six = hand | kit::bitOf(s.upcard);
        return Action::of(leastOf(rules, six, s.trump, six) == s.upcard ? Verb::leave : Verb::take);
    }
    case Phase::discard: return Action::of(Verb::discard, leastOf(rules, hand, s.trump, buryable(rules, s, seat)));
    case Phase::stay: return Action::of(mustStay(rules, s, seat) != MustStay::no || stays(rules, s, seat) ? Verb::stay : Verb::drop);
    case Phase::widow: return Action::of(bestTrump(rules, hand, 0x1F).second < kWidowWorth ? Verb::swap : Verb::keep);
    case Phase::exchange: return exchangeRule(rules, s, seat);
    case Phase::play:
    case Phase::over: break;
    }
    return Action::of(Verb::pass);
}

Action ruleAction(const Rules &rules, const State &s, Seat seat)
{
    return s.phase == Phase::play ? Action::of(Verb::play, cardRule(rules, s, seat)) : callRule(rules, s, seat);
}

} // namespace khiar::games::buck_euchre
