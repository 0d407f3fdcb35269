// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/card.h"

#include <array>
#include <bit>
#include <cstdint>

namespace khiar {

/// A set of cards of the whole universe: 256 bits, trivially copyable, iterated in ascending code.
class CardSet {
public:
    constexpr CardSet() = default;
    constexpr CardSet(std::initializer_list<Card> cards)
    {
        for (Card c : cards)
            add(c);
    }
    constexpr void add(Card c) { m_words[c.code >> 6] |= bit(c); }
    constexpr void remove(Card c) { m_words[c.code >> 6] &= ~bit(c); }
    constexpr bool has(Card c) const { return m_words[c.code >> 6] & bit(c); }
    constexpr bool empty() const { return !(m_words[0] | m_words[1] | m_words[2] | m_words[3]); }
    constexpr int count() const
    {
        int n = 0;
        for (auto w : m_words)
            n += bits(w);
        return n;
    }
    /// The card of the lowest code; the set must not be empty.
    constexpr Card first() const
    {
        for (unsigned i = 0; i < 4; ++i)
            if (m_words[i])
                return Card{std::uint8_t(i * 64 + unsigned(std::countr_zero(m_words[i])))};
        return kNoCard;
    }
    constexpr CardSet operator&(const CardSet &o) const { return combine(o, [](auto a, auto b) { return a & b; }); }
    constexpr CardSet operator|(const CardSet &o) const { return combine(o, [](auto a, auto b) { return a | b; }); }
    constexpr CardSet operator-(const CardSet &o) const { return combine(o, [](auto a, auto b) { return a & ~b; }); }
    constexpr CardSet &operator|=(const CardSet &o) { return *this = *this | o; }
    friend constexpr bool operator==(const CardSet &, const CardSet &) = default;
    constexpr bool contains(const CardSet &o) const { return (o - *this).empty(); }

    template <class F>
    constexpr void each(F &&f) const
    {
        for (unsigned i = 0; i < 4; ++i)
            for (std::uint64_t w = m_words[i]; w; w &= w - 1)
                f(Card{std::uint8_t(i * 64 + unsigned(std::countr_zero(w)))});
    }

private:
    /// Without -march std::popcount is a call into libgcc; this is what it would do there, inlined.
    static constexpr int bits(std::uint64_t w)
    {
        w -= (w >> 1) & 0x5555555555555555u;
        w = (w & 0x3333333333333333u) + ((w >> 2) & 0x3333333333333333u);
        return int((((w + (w >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * 0x0101010101010101u) >> 56);
    }
    static constexpr std::uint64_t bit(Card c) { return std::uint64_t(1) << (c.code & 63); }
    template <class F>
    constexpr CardSet combine(const CardSet &o, F f) const
    {
        CardSet r;
        for (unsigned i = 0; i < 4; ++i)
            r.m_words[i] = f(m_words[i], o.m_words[i]);
        return r;
    }
    std::array<std::uint64_t, 4> m_words{};
};

} // namespace khiar
