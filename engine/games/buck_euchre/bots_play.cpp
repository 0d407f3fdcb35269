// SPDX-License-Identifier: GPL-3.0-or-later
// Leading and following by rule: the maker draws trumps, others keep what is sure for later and take what they can.
#include "engine/games/buck_euchre/bots.h"

namespace khiar::games::buck_euchre {
namespace {

/// The highest by what it is worth in its own suit; trumps come first.
Card highestOf(const Rules &rules, const State &s, CardBits among)
{
    Card best = kit::firstOf(among);
    const auto power = [&](Card c) { return rules.trumps.power(s.trump, rules.trumps.suitOf(s.trump, c), c); };
    kit::each(among, [&](Card c) { best = power(c) > power(best) ? c : best; });
    return best;
}

Card leadRule(const Rules &rules, const State &s, Seat seat)
{
    const CardBits hand = s.hand[std::size_t(seat)], unseen = unseenBy(rules, s, seat);
    const CardBits trumps = s.trump == kit::kNoTrumps ? 0 : hand & rules.trumps.cardsOf(s.trump, s.trump);
    CardBits high = 0, sure = 0;
    kit::each(hand, [&](Card c) {
        high |= isHighest(rules, s, unseen, c) ? kit::bitOf(c) : 0;
        sure |= isSure(rules, s, unseen, c) ? kit::bitOf(c) : 0;
    });
    if (seat == s.maker && trumps && ((trumps & high) || kit::countOf(trumps) > 2)) // trumps from the top
        return highestOf(rules, s, trumps);
    if (sure & ~trumps)
        return highestOf(rules, s, sure & ~trumps);
    const bool safe = trumps & high; // a trick for certain, whatever is led now
    if ((high & ~trumps) && !(safe && seat != s.maker))
        return highestOf(rules, s, high & ~trumps);
    const CardBits rest = hand & ~trumps & ~high;
    if (rest)
        return leastOf(rules, hand, s.trump, rest);
    return sure ? highestOf(rules, s, sure) : leastOf(rules, hand, s.trump, hand);
}

Card followRule(const Rules &rules, const State &s, Seat seat)
{
    const CardBits may = playable(rules, s, seat), hand = s.hand[std::size_t(seat)];
    const auto power = [&](Card c) { return rules.trumps.power(s.trump, s.led, c); };
    CardBits winning = 0, sure = 0;
    const CardBits unseen = unseenBy(rules, s, seat);
    const bool last = SeatSet(s.inTrick | seatBit(seat)) == s.playing;
    kit::each(may, [&](Card c) {
        if (power(c) > s.power) {
            winning |= kit::bitOf(c);
            sure |= last || isSure(rules, s, unseen, c) ? kit::bitOf(c) : 0;
        }
    });
    if (!winning)
        return leastOf(rules, hand, s.trump, may);
    const bool ruffs = s.led != s.trump && rules.trumps.suitOf(s.trump, kit::firstOf(winning)) == s.trump;
    const CardBits among = sure && !ruffs ? sure : winning;
    const bool cheap = sure || ruffs; // a small trump will often do
    Card pick = kit::firstOf(among);
    kit::each(among, [&](Card c) { pick = (cheap ? power(c) < power(pick) : power(c) > power(pick)) ? c : pick; });
    return pick;
}

} // namespace

Card cardRule(const Rules &rules, const State &s, Seat seat)
{
    return s.led < 0 ? leadRule(rules, s, seat) : followRule(rules, s, seat);
}

} // namespace khiar::games::buck_euchre
