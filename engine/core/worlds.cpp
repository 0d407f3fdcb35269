// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/worlds.h"

#include "engine/core/result.h"

#include <algorithm>

namespace khiar {

Matching::Matching(std::vector<Card> cards, std::vector<CardSet> allowed)
    : m_cards(std::move(cards)), m_allowed(std::move(allowed)), m_drawn(m_cards.size(), kNoCard), m_at(kCardCodes, 0)
{
    CardSet all;
    for (Card c : m_cards)
        all.add(c);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        (m_allowed[i] == all ? m_free : m_bound).push_back(i);
    std::stable_sort(m_bound.begin(), m_bound.end(), [&](std::size_t a, std::size_t b) { return m_allowed[a].count() < m_allowed[b].count(); });
    for (std::size_t k = 1; k < m_bound.size(); ++k)
        m_nested = m_nested && m_allowed[m_bound[k]].contains(m_allowed[m_bound[k - 1]]);
}

std::span<const Card> Matching::draw(Rng &rng)
{
    CardSet left;
    for (Card c : m_cards)
        left.add(c);
    for (std::size_t i : m_bound)
        place(i, left, rng);
    placeFree(left, rng);
    if (!m_nested)
        mix(rng);
    return m_drawn;
}

Card Matching::pick(const CardSet &from, Rng &rng) const
{
    std::uint32_t skip = rng.below(std::uint32_t(from.count()));
    Card chosen = kNoCard;
    from.each([&](Card c) {
        if (skip-- == 0)
            chosen = c;
    });
    return chosen;
}

// The fewest choices first: with nested sets each place then finds as many cards left whatever went before, which makes
// every matching equally likely. Otherwise a place may find none, and one card that has been placed moves on.
void Matching::place(std::size_t i, CardSet &left, Rng &rng)
{
    const CardSet open = m_allowed[i] & left;
    if (open.empty()) {
        CardSet tried;
        KHIAR_CHECK(push(i, left, tried)); // a view comes from a real position, so some matching exists
        return;
    }
    const Card c = pick(open, rng);
    left.remove(c);
    m_drawn[i] = c;
    m_at[c.code] = i;
}

bool Matching::push(std::size_t i, CardSet &left, CardSet &tried)
{
    bool placed = false;
    m_allowed[i].each([&](Card c) {
        if (placed || tried.has(c))
            return;
        tried.add(c);
        if (left.has(c))
            left.remove(c);
        else if (!push(m_at[c.code], left, tried))
            return;
        m_drawn[i] = c;
        m_at[c.code] = i;
        placed = true;
    });
    return placed;
}

void Matching::placeFree(const CardSet &left, Rng &rng)
{
    std::size_t k = 0;
    left.each([&](Card c) { m_drawn[m_free[k++]] = c; });
    for (k = 0; k + 1 < m_free.size(); ++k)
        std::swap(m_drawn[m_free[k]], m_drawn[m_free[k + rng.below(std::uint32_t(m_free.size() - k))]]);
}

void Matching::mix(Rng &rng)
{
    const auto n = std::uint32_t(m_cards.size());
    for (std::uint32_t k = 0; k < 4 * n; ++k) {
        const std::size_t i = rng.below(n), j = rng.below(n);
        if (m_allowed[i].has(m_drawn[j]) && m_allowed[j].has(m_drawn[i]))
            std::swap(m_drawn[i], m_drawn[j]);
    }
}

} // namespace khiar
