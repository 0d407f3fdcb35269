// SPDX-License-Identifier: GPL-3.0-or-later
// The rule bot: counts likely tricks, and bids, stays, buries and plays by them.
#include "engine/games/buck_euchre/bots.h"

#include <algorithm>

namespace khiar::games::buck_euchre {

namespace {

constexpr int kAce = 14, kKing = 13;

/// What one card is likely to be worth; company are the other trumps of the hand.
double worthOf(const Rules &rules, CardBits hand, int trump, Card c)
{
    const int suit = rules.trumps.suitOf(trump, c), power = rules.trumps.power(trump, suit, c);
    const int company = kit::countOf(hand & rules.trumps.cardsOf(trump, suit)) - 1;
    if (suit == trump)
        return power > 40 ? 1.0 : power > 39 ? (company ? 0.9 : 0.5) : power >= 20 + kAce ? (company ? 0.7 : 0.4) : company ? 0.25 + 0.1 * company : 0.2;
    return power == kAce ? 0.55 : power == kKing && company ? 0.2 : 0.05;
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

/// The card that a hand misses least.
Card leastOf(const Rules &rules, CardBits hand, int trump, CardBits among)
{
    Card least = kit::firstOf(among);
    const auto rank = [&](Card c) { return worthOf(rules, hand, trump, c) * 100 + rankOf(c); };
    kit::each(among, [&](Card c) { least = rank(c) < rank(least) ? c : least; });
    return least;
}

Card chooseCard(const Rules &rules, const State &s, Seat seat)
{
    const CardBits may = playable(rules, s, seat), hand = s.hand[std::size_t(seat)];
    if (s.led < 0) { // the maker draws trumps from the top, others cash what is high
        Card best = kit::firstOf(may);
        const auto height = [&](Card c) { return rules.trumps.suitOf(s.trump, c) == s.trump ? (seat == s.maker ? 100 + rules.trumps.power(s.trump, s.trump, c) : 5) : rankOf(c); };
        kit::each(may, [&](Card c) { best = height(c) > height(best) ? c : best; });
        return best;
    }
    CardBits winning = 0;
    kit::each(may, [&](Card c) { winning |= rules.trumps.power(s.trump, s.led, c) > s.power ? kit::bitOf(c) : 0; });
    if (!winning)
        return leastOf(rules, hand, s.trump, may);
    const bool last = SeatSet(s.inTrick | seatBit(seat)) == s.playing;
    Card pick = kit::firstOf(winning);
    const auto power = [&](Card c) { return rules.trumps.power(s.trump, s.led, c); };
    kit::each(winning, [&](Card c) { pick = (last ? power(c) < power(pick) : power(c) > power(pick)) ? c : pick; });
    return pick;
}

} // namespace

double expectedTricks(const Rules &rules, CardBits hand, int trump)
{
    double sum = 0;
    kit::each(hand, [&](Card c) { sum += worthOf(rules, hand, trump, c); });
    return sum;
}

Choice ruleChoice(const Rules &rules, const State &s, Seat seat)
{
    const CardBits hand = s.hand[std::size_t(seat)];
    switch (s.phase) {
    case Phase::order: {
        const double worth = expectedTricks(rules, hand, int(suitOf(s.upcard))) + (seat == s.dealer ? 0.4 : 0);
        return {Action::of(worth >= 2.7 ? Verb::order : Verb::pass), {}};
    }
    case Phase::name: {
        const auto [trump, worth] = bestTrump(rules, hand, nameable(rules, s));
        Action a = Action::of(hasBids(rules.options) || worth >= 2.7 ? Verb::name : Verb::pass);
        if (a.verb == Verb::name)
            a.suit = kit::trumpSuit(trump);
        return {a, {}};
    }
    case Phase::bid: {
        const int wish = int(bestTrump(rules, hand, 0x1F).second + 0.1);
        const auto [lowest, highest] = bidRange(rules, s);
        const bool bids = mustBid(rules, s) || (lowest <= highest && wish >= lowest);
        return {bids ? Action::withNumber(Verb::bid, std::clamp(wish, lowest, highest)) : Action::of(Verb::pass), {}};
    }
    case Phase::upcard: {
        const CardBits six = hand | kit::bitOf(s.upcard);
        return {Action::of(leastOf(rules, six, s.trump, six) == s.upcard ? Verb::leave : Verb::take), {}};
    }
    case Phase::discard: return {Action::of(Verb::discard, leastOf(rules, hand, s.trump, buryable(rules, s, seat))), {}};
    case Phase::stay: {
        const bool drops = mustStay(rules, s, seat) == MustStay::no && expectedTricks(rules, hand, s.trump) < 0.95;
        return {Action::of(drops ? Verb::drop : Verb::stay), {}};
    }
    case Phase::widow: return {Action::of(bestTrump(rules, hand, 0x1F).second < 1.3 ? Verb::swap : Verb::keep), {}};
    case Phase::exchange: {
        const int trump = bestTrump(rules, hand, 0xF).first;
        CardSet away;
        kit::each(hand, [&](Card c) {
            if (away.count() < mostToExchange(s) && worthOf(rules, hand, trump, c) < 0.2)
                away.add(c);
        });
        return {away.empty() ? Action::of(Verb::keep) : Action::of(Verb::exchange, away), {}};
    }
    case Phase::play:
    case Phase::over: break;
    }
    return {Action::of(Verb::play, chooseCard(rules, s, seat)), {}};
}

} // namespace khiar::games::buck_euchre
