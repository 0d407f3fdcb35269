// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/action.h"
#include "engine/core/match.h"
#include "engine/core/rng.h"

#include <vector>

namespace khiar {

/// One legal action, uniform over the legal list; where that has more than kMaxLegal entries, even over offers,
/// counts and cards. Knows nothing of the game.
template <class Family>
Action randomAction(const typename Family::Rules &rules, const typename Family::State &state, Seat seat, Rng &rng)
{
    // Two passes without a list: count, then take the n-th. Cheaper than storing actions for the few of a card game.
    const std::int64_t count = Family::countLegal(rules, state, seat);
    if constexpr (requires { Family::nthLegal(rules, state, seat, 0); }) // a family whose lists are short may know the n-th
        return Family::nthLegal(rules, state, seat, int(rng.below(std::uint32_t(count))));
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
    // Card by card, as a person puts a choice together: what may still join is the family's to say.
    std::vector<int> sizes;
    for (int k = 1; k <= kMaxActionCards; ++k)
        if (o.counts >> k & 1)
            sizes.push_back(k);
    const auto size = std::size_t(sizes[rng.below(std::uint32_t(sizes.size()))]);
    std::vector<Card> chosen;
    while (chosen.size() < size) {
        const Narrowed next = Family::narrow(rules, state, seat, o, chosen);
        if (next.candidates.empty())
            break;
        std::uint32_t skip = rng.below(std::uint32_t(next.candidates.count()));
        Card card = kNoCard;
        next.candidates.each([&](Card c) {
            if (skip-- == 0)
                card = c;
        });
        chosen.push_back(card);
    }
    CardSet set;
    for (Card c : chosen)
        set.add(c);
    return Action::of(o.verb, set);
}

} // namespace khiar
