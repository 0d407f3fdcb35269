// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/ai/sampler.h"
#include "engine/core/chance.h"
#include "engine/core/event.h"

#include <bit>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace khiar {

/// The shuffles of a deal's rest, for a search that ends with the deal: later ones come from a generator, and where the
/// next pack would be shuffled it stops.
class RestOfDealChance final : public Chance {
public:
    explicit RestOfDealChance(Rng &rng) : m_rng(rng) {}
    bool shuffle(Purpose purpose, int, int, std::span<Card> cards) override
    {
        if (purpose == Purpose::pack)
            return false;
        m_rng.shuffle(cards);
        return true;
    }
    std::uint32_t draw(Purpose, int, std::uint32_t bound) override { return m_rng.below(bound); }

private:
    Rng &m_rng;
};

/// What a search found about its candidates, in their order.
struct SearchResult {
    std::vector<double> worth; ///< mean over the worlds
    int worlds = 0;            ///< how many each was tried in
    std::size_t best() const
    {
        std::size_t b = 0;
        for (std::size_t i = 1; i < worth.size(); ++i)
            if (worth[i] > worth[b])
                b = i;
        return b;
    }
};

/// Information-set search: every candidate is tried in the same sampled worlds, in each of which all seats play the deal
/// on by `policy(rules, state, seat, rng) → Action`, and what comes out is judged by `worth(rules, state, seat) → double`.
/// A policy looks at a seat's own cards and what lies open, never at the whole world, so that the search does not
/// count on what nobody can know. Nothing when told to stop. The same view, candidates and generator give the same
/// result.
template <class Family, class Policy, class Worth>
std::optional<SearchResult> searchWorlds(const View<Family> &view, std::span<const Action> candidates, int worlds, Rng &rng,
                                         const std::stop_token &stop, Policy &&policy, Worth &&worth)
{
    const typename Family::Rules &rules = view.rules();
    const Seat me = view.viewer();
    Sampler<Family> sampler(view);
    SearchResult result{std::vector<double>(candidates.size(), 0.0), worlds};
    NullSink quiet;
    for (int w = 0; w < worlds; ++w) {
        if (stop.stop_requested())
            return std::nullopt;
        const typename Family::State &world = sampler.next(rng);
        const std::uint64_t chances = rng.next(); // the same for every candidate: differences are then the candidates'
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            typename Family::State state = world;
            Rng local(chances);
            RestOfDealChance chance(local);
            bool on = Family::apply(rules, state, me, candidates[i], chance, quiet);
            for (SeatSet act; on && (act = Family::toAct(rules, state)) != 0;) {
                const Seat seat = std::countr_zero(act);
                on = Family::apply(rules, state, seat, policy(rules, state, seat, local), chance, quiet);
            }
            result.worth[i] += worth(rules, state, me);
        }
    }
    for (double &w : result.worth)
        w /= worlds;
    return result;
}

} // namespace khiar
