// SPDX-License-Identifier: GPL-3.0-or-later
// Tables, and what a bid, a card and a group of cards are worth.
#include "engine/games/apples/rules.h"

namespace khiar::games::apples {

Rules makeRules(const Options &options, const Setup &setup)
{
    Rules r;
    r.options = options;
    r.start = setup.start;
    r.trumps = kit::Trumps((CardBits(1) << kPack) - 1, false);
    for (std::size_t i = 0; i < 4; ++i)
        r.suitRank[std::size_t(options.suitOrder[i])] = std::uint8_t(4 - i);
    return r;
}

int lengthOf(const Rules &rules, const State &s, Seat seat, Suit suit)
{
    return kit::countOf(s.hand[std::size_t(seat)] & rules.trumps.cardsOf(kit::kNoTrumps, int(suit)));
}

bool outbids(const Rules &rules, const State &s, Bid bid)
{
    return bid.number >= leastBid(rules, s, bid.suit);
}

int leastBid(const Rules &rules, const State &s, Suit suit)
{
    const Bid best = s.standing();
    if (best.number == 0)
        return 1;
    return best.number + (rules.suitRank[std::size_t(suit)] > rules.suitRank[std::size_t(best.suit)] ? 0 : 1);
}

CardBits payable(const Rules &rules, const State &s, Seat seat)
{
    const CardBits hand = s.hand[std::size_t(seat)];
    return seat == s.maker ? hand & rules.trumps.cardsOf(kit::kNoTrumps, s.trump) : hand;
}

CardBits playable(const Rules &rules, const State &s, Seat seat)
{
    const CardBits hand = s.hand[std::size_t(seat)];
    return s.best == kNobody ? hand : rules.trumps.playable(s.trump, int(suitOf(s.trick[std::size_t(s.leader)])), hand);
}

int valueOf(int rank)
{
    return rank == 14 ? 15 : rank >= 10 ? 10 : rank >= 6 ? 5 : -15;
}

int worthOf(const Options &o, int rank, int size, bool target)
{
    constexpr int kTimes[] = {0, 0, 1, 2, 4};
    if (target && size == 3)
        return o.targetTriple;
    if (target && size == 4)
        return o.targetFour;
    return valueOf(rank) * kTimes[size] * (o.perGroup ? 1 : size);
}

std::vector<Group> groupsOf(const Options &options, CardBits cards, Card target)
{
    std::vector<Group> list;
    for (int rank = 14; rank >= 2; --rank) {
        Group g;
        g.rank = rank;
        g.cards = cards & (CardBits(15) << ((rank - 2) * 4));
        g.target = target.valid() && rankOf(target) == rank;
        const int size = kit::countOf(g.cards);
        if (size < 2) // held once: nothing [seed]
            continue;
        g.worth = worthOf(options, rank, size, g.target);
        list.push_back(g);
    }
    return list;
}

} // namespace khiar::games::apples
