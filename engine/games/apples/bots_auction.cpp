// SPDX-License-Identifier: GPL-3.0-or-later
// What comes before the play, by rule: the cut, bids, payments and target cards.
#include "engine/games/apples/bots.h"

#include <algorithm>

namespace khiar::games::apples {
namespace {

constexpr int kLow = 5, kTen = 10, kAce = 14;

/// What a suit is worth paying as trumps: three of four paid ones are lost (§5.4), so length comes first.
int priceFor(const Sight &sight, Suit suit)
{
    const CardBits cards = sight.hand() & sight.rules().trumps.cardsOf(kit::kNoTrumps, int(suit));
    int honours = 0;
    kit::each(cards, [&](Card c) { honours += rankOf(c) >= kAce - 2; });
    return (2 * kit::countOf(cards) + honours - 8) / 2;
}

Action bidOf(int number, Suit suit)
{
    Action a = Action::withNumber(Verb::bid, number);
    a.suit = suit;
    return a;
}

Choice bidRule(const Sight &sight)
{
    Choice best{Action::of(Verb::pass), Why::passDear};
    int most = 0;
    for (Suit suit : sight.rules().options.suitOrder) {
        const int least = leastBid(sight.rules(), sight.state(), suit), price = priceFor(sight, suit);
        if (least <= lengthOf(sight.rules(), sight.state(), sight.seat(), suit) && least <= price && price - least + 1 > most) {
            most = price - least + 1;
            best = {bidOf(least, suit), Why::bidLong};
        }
    }
    return best;
}

Choice payRule(const Sight &sight)
{
    std::array<std::pair<float, Card>, kHand> cards;
    std::size_t n = 0;
    const CardBits may = payable(sight.rules(), sight.state(), sight.seat());
    kit::each(may, [&](Card c) { cards[n++] = {keepWorth(sight, c), c}; });
    // In a sampled world a bidder may be short of trumps, since a bid proves a number and not which: there anything pays.
    if (int(n) < price(sight.state()))
        kit::each(sight.hand() & ~may, [&](Card c) { cards[n++] = {100, c}; });
    std::sort(cards.begin(), cards.begin() + std::ptrdiff_t(n));
    CardSet paid;
    for (int i = 0; i < price(sight.state()); ++i)
        paid.add(cards[std::size_t(i)].second);
    return {Action::of(Verb::pile, paid), Why::none};
}

/// What a card gains as a target, cards of its rank in hand being likelier to be won than others, less what it would have
/// done in a trick.
float targetWorth(const Sight &sight, Card c)
{
    const int rank = rankOf(c), held = kit::countOf(sight.hand() & Sight::ranks(rank)) - 1;
    const Options &options = sight.rules().options;
    const float chance[2] = {0.25f, rank >= kTen || sight.isTrump(c) ? 0.5f : 0.3f}; // of cards outside and in hand
    std::array<float, 5> size{0, 1, 0, 0, 0};
    for (int card = 0; card < 3; ++card) {
        const float p = chance[card < held];
        for (std::size_t n = 4; n > 0; --n)
            size[n] = size[n] * (1 - p) + size[n - 1] * p;
    }
    float sum = 0;
    for (int n = 1; n <= 4; ++n) // without a target of it the card goes wherever it is played
        sum += size[std::size_t(n)] * (float(worthOf(options, rank, n, true)) - 0.25f * float(worthOf(options, rank, n, false)));
    const float power = sight.isTrump(c) ? 4 + 0.5f * float(rank) : rank >= kTen ? 1.2f * float(rank - 8) : 0;
    return sum - power * sight.worths().spread() / 70;
}

template <class Worth>
Card bestOf(CardBits cards, Worth &&worth)
{
    Card best = kit::firstOf(cards);
    float most = worth(best);
    kit::each(cards & (cards - 1), [&](Card c) {
        const float w = worth(c);
        best = w > most ? c : best;
        most = std::max(w, most);
    });
    return best;
}

Choice targetRule(const Sight &sight)
{
    return {Action::of(Verb::target, bestOf(sight.hand(), [&](Card c) { return targetWorth(sight, c); })), Why::none};
}

} // namespace

float keepWorth(const Sight &sight, Card c)
{
    const int rank = rankOf(c);
    const int equals = kit::countOf(sight.hand() & Sight::ranks(rank));
    const int length = lengthOf(sight.rules(), sight.state(), sight.seat(), suitOf(c));
    if (sight.isTrump(c))
        return 30 + float(rank);
    if (rank <= kLow) // three of a rank may become a target's group
        return equals >= 3 ? 12 : float(rank) * 0.1f + float(length) * 0.2f;
    return (rank >= kTen ? float(rank) : 6) + 3 * float(equals - 1) + float(length) * 0.2f;
}

Choice auctionRule(const Sight &sight)
{
    switch (sight.state().phase) {
    case Phase::bid: return bidRule(sight);
    case Phase::pile: return payRule(sight);
    case Phase::target: return targetRule(sight);
    default: return {Action::of(Verb::cut), Why::noCut};
    }
}

Choice ruleChoice(const Sight &sight)
{
    return sight.state().phase == Phase::play ? playRule(sight) : auctionRule(sight);
}

} // namespace khiar::games::apples
