// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/action.h"
#include "engine/core/match.h"
#include "engine/core/rng.h"

#include <array>
#include <vector>

namespace khiar {

/// One legal action, uniform over the legal list; where that has more than kMaxLegal entries, uniform over offers,
/// counts and cards. Knows nothing of the game.
template <class Family>
Action randomAction(const typename Family::Rules &rules, const typename Family::State &state, Seat seat, Rng &rng)
{
    // Two passes without a list: count, then take the n-th. Cheaper than storing actions for the few of a card game.
    const std::int64_t count = Family::countLegal(rules, state, seat);
    if (count <= kMaxLegal) {
        std::int64_t left = rng.below(std::uint32_t(count));
        Action chosen;
        Family::legal(rules, state, seat, [&](const Action &a) {
            if (left-- == 0)
                chosen = a;
        });
        return chosen;
    }
    const std::vector<Offer> offers = Family::offers(rules, state, seat);
    const Offer &o = offers[rng.below(std::uint32_t(offers.size()))];
    if (!o.hasCards())
        return Action::of(o.verb);
    std::array<Card, kMaxActionCards> cards{};
    std::size_t n = 0;
    o.candidates.each([&](Card c) { cards[n++] = c; });
    rng.shuffle(std::span(cards).first(n));
    std::vector<int> sizes;
    for (int k = 1; k <= int(n); ++k)
        if (o.counts >> k & 1)
            sizes.push_back(k);
    CardSet chosen;
    const int size = sizes[rng.below(std::uint32_t(sizes.size()))];
    for (std::size_t i = 0; i < std::size_t(size); ++i)
        chosen.add(cards[i]);
    return Action::of(o.verb, chosen);
}

} // namespace khiar
