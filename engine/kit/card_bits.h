// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/card.h"
#include "engine/core/card_set.h"

#include <bit>
#include <cstdint>
#include <vector>

// Cards of one standard pack in one word: bit = code of the card. A quarter of a CardSet, for states that a search
// copies by the million.
namespace khiar::kit {

using CardBits = std::uint64_t;

/// The card must be one of the first pack; see `has` for cards that may be anything.
constexpr CardBits bitOf(Card c) { return CardBits(1) << c.code; }
constexpr bool has(CardBits bits, Card c) { return c.code < 64 && (bits >> c.code & 1); }
constexpr Card firstOf(CardBits bits) { return Card{std::uint8_t(std::countr_zero(bits))}; }
/// Without -march std::popcount is a call into libgcc; this is what it would do there, inlined.
constexpr int countOf(CardBits w)
{
    w -= (w >> 1) & 0x5555555555555555u;
    w = (w & 0x3333333333333333u) + ((w >> 2) & 0x3333333333333333u);
    return int((((w + (w >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * 0x0101010101010101u) >> 56);
}
/// The first card of `cards` that the hand lacks, or that stands there a second time; kNoCard when all are held.
template <class Cards>
constexpr Card firstNotHeld(CardBits hand, const Cards &cards)
{
    for (Card c : cards) {
        if (!has(hand, c))
            return c;
        hand &= ~bitOf(c);
    }
    return kNoCard;
}
/// In ascending code.
template <class F>
constexpr void each(CardBits bits, F &&f)
{
    for (; bits; bits &= bits - 1)
        f(firstOf(bits));
}
/// The n-th card, 0 = the lowest code; there must be one.
constexpr Card nthOf(CardBits bits, int n)
{
    for (; n > 0; --n)
        bits &= bits - 1;
    return firstOf(bits);
}
constexpr CardSet setOf(CardBits bits)
{
    CardSet set;
    each(bits, [&](Card c) { set.add(c); });
    return set;
}
inline std::vector<Card> listOf(CardBits bits)
{
    std::vector<Card> list;
    each(bits, [&](Card c) { list.push_back(c); });
    return list;
}

} // namespace khiar::kit
