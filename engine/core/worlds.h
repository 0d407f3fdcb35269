// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/gate.h"
#include "engine/core/rng.h"

#include <span>
#include <vector>

namespace khiar {

/// Cards dealt at random to places, each of which may allow only some of them: a random matching, then legal swaps, so
/// that it always ends. Where what the places allow is nested (only bounds on one side), every matching is equally
/// likely at once; otherwise the swaps mix it.
class Matching {
public:
    /// Place i allows allowed[i] of `cards`; there are as many places as cards, and some matching exists.
    Matching(std::vector<Card> cards, std::vector<CardSet> allowed);
    /// The card of each place.
    std::span<const Card> draw(Rng &rng);

private:
    Card pick(const CardSet &from, Rng &rng) const;
    void place(std::size_t i, CardSet &left, Rng &rng);
    bool push(std::size_t i, CardSet &left, CardSet &tried);
    void placeFree(const CardSet &left, Rng &rng);
    void mix(Rng &rng);

    std::vector<Card> m_cards;
    std::vector<CardSet> m_allowed;
    std::vector<std::size_t> m_bound; ///< places that refuse some card, those that allow the fewest first
    std::vector<std::size_t> m_free;  ///< places that allow every card
    std::vector<Card> m_drawn;        ///< by place
    std::vector<std::size_t> m_at;    ///< place by card code, while matching
    bool m_nested = true;
};

/// The worlds that the viewer of a view may think possible: what it cannot see, dealt anew within Proof. Made from the
/// view alone, whose hidden cards lie in an order that means nothing. The one mechanism of bots (ai/sampler.h) and laws
/// (Match::permuted).
template <class Family>
class Worlds {
public:
    explicit Worlds(const View<Family> &view) : m_places(hidden(view)), m_matching(m_places, allowedAt(view, m_places)) {}

    /// The hidden cards, at their places of the view.
    const std::vector<Card> &places() const { return m_places; }
    /// Takes a copy of the view's state into one of its worlds.
    void deal(Rng &rng, typename Family::State &state)
    {
        const std::span<const Card> cards = m_matching.draw(rng);
        CardMap map;
        for (std::size_t i = 0; i < m_places.size(); ++i)
            map.set(m_places[i], cards[i]);
        Family::rename(state, map);
    }

private:
    static std::vector<Card> hidden(const View<Family> &view)
    {
        std::vector<Card> places;
        Family::hiddenSlots(view.rules(), view.state(), view.viewer(), [&](Card c) { places.push_back(c); });
        return places;
    }
    static std::vector<CardSet> allowedAt(const View<Family> &view, const std::vector<Card> &places)
    {
        std::vector<CardSet> allowed(places.size());
        for (std::size_t i = 0; i < places.size(); ++i)
            for (Card c : places)
                if (Family::fits(view.rules(), view.state(), places[i], c))
                    allowed[i].add(c);
        return allowed;
    }

    std::vector<Card> m_places;
    Matching m_matching;
};

} // namespace khiar
