// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <span>
#include <utility>

namespace khiar {

/// splitmix64: the next word of a counter, and a good mixer of seeds. Public domain algorithm of Sebastiano Vigna.
constexpr std::uint64_t mix64(std::uint64_t x)
{
    x += 0x9E3779B97F4A7C15ull;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    return x ^ (x >> 31);
}

/// Random numbers that are the same on every machine and compiler: a seed in a record must give the same cards
/// for ever. Counter-based splitmix64; small numbers by Lemire's multiplication.
class Rng {
public:
    constexpr explicit Rng(std::uint64_t seed) : m_state(seed) {}
    constexpr std::uint64_t next()
    {
        const std::uint64_t out = mix64(m_state);
        m_state += 0x9E3779B97F4A7C15ull;
        return out;
    }
    /// 0 … n − 1, n ≥ 1; the bias is below 2^-32 · n.
    constexpr std::uint32_t below(std::uint32_t n) { return std::uint32_t(((next() >> 32) * n) >> 32); }
    /// Fisher–Yates from the front: the first k places are final after k steps.
    template <class T>
    constexpr void shuffle(std::span<T> items)
    {
        for (std::size_t i = 0; i + 1 < items.size(); ++i)
            std::swap(items[i], items[i + below(std::uint32_t(items.size() - i))]);
    }

private:
    std::uint64_t m_state;
};

} // namespace khiar
