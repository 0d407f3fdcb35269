// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/ai/sampler.h"
#include "engine/core/chance.h"
#include "engine/core/event.h"

#include <algorithm>
#include <bit>
#include <cmath>
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

/// After how many worlds candidates are compared, and how far one may fall behind.
inline constexpr int kSearchBatch = 32;
inline constexpr double kSearchDeviations = 2.5;

/// How candidates have done so far in the worlds they shared.
class SearchResult {
public:
    explicit SearchResult(std::size_t candidates) : m_tried(candidates) {}
    bool isOpen(std::size_t i) const { return m_tried[i].open; }
    std::size_t openCount() const { return std::size_t(std::count_if(m_tried.begin(), m_tried.end(), [](const Tried &t) { return t.open; })); }
    double worth(std::size_t i) const { return m_tried[i].worlds.empty() ? 0 : m_tried[i].sum / double(m_tried[i].worlds.size()); }
    void add(std::size_t i, double worth)
    {
        m_tried[i].sum += worth;
        m_tried[i].worlds.push_back(worth);
    }
    /// The best of those that are open.
    std::size_t best() const
    {
        std::size_t b = 0;
        for (std::size_t i = 1; i < m_tried.size(); ++i)
            if (m_tried[i].open && (!m_tried[b].open || worth(i) > worth(b)))
                b = i;
        return b;
    }
    /// Gives up every candidate that is behind the best by more than `deviations` of what chance could do, world by world.
    void giveUp(double deviations)
    {
        const std::size_t b = best();
        for (std::size_t i = 0; i < m_tried.size(); ++i) {
            if (i == b || !m_tried[i].open)
                continue;
            const auto n = double(m_tried[i].worlds.size());
            const double behind = worth(b) - worth(i);
            double squares = 0;
            for (std::size_t w = 0; w < m_tried[i].worlds.size(); ++w) {
                const double d = m_tried[b].worlds[w] - m_tried[i].worlds[w] - behind;
                squares += d * d;
            }
            const bool same = behind <= 0 && squares <= 0; // in all worlds so far: one of them will do
            m_tried[i].open = !same && behind <= deviations * std::sqrt(squares / n / n);
        }
    }

private:
    struct Tried {
        double sum = 0;
        std::vector<double> worlds; ///< what it came to in each
        bool open = true;           ///< not given up
    };
    std::vector<Tried> m_tried;
};

/// Information-set search: every candidate is tried in the same sampled worlds, in each of which all seats play the deal
/// on by `policy(rules, state, seat, rng) → Action`, and what comes out is judged by `worth(rules, state, seat) → double`.
/// A policy looks at a seat's own cards and what lies open, never at the whole world, so that the search does not
/// count on what nobody can know. What falls clearly behind is given up; the search ends when one is left, or after
/// `worlds`. Nothing when told to stop. The same view, candidates and generator give the same result.
template <class Family, class Policy, class Worth>
std::optional<SearchResult> searchWorlds(const View<Family> &view, std::span<const Action> candidates, int worlds, Rng &rng,
                                         const std::stop_token &stop, Policy &&policy, Worth &&worth)
{
    const typename Family::Rules &rules = view.rules();
    const Seat me = view.viewer();
    Sampler<Family> sampler(view);
    SearchResult result(candidates.size());
    NullSink quiet;
    for (int w = 1; w <= worlds && result.openCount() > 1; ++w) {
        if (stop.stop_requested())
            return std::nullopt;
        const typename Family::State &world = sampler.next(rng);
        const std::uint64_t chances = rng.next(); // the same for every candidate: differences are then the candidates'
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (!result.isOpen(i))
                continue;
            typename Family::State state = world;
            Rng local(chances);
            RestOfDealChance chance(local);
            bool on = Family::apply(rules, state, me, candidates[i], chance, quiet);
            for (SeatSet act; on && (act = Family::toAct(rules, state)) != 0;) {
                const Seat seat = std::countr_zero(act);
                on = Family::apply(rules, state, seat, policy(rules, state, seat, local), chance, quiet);
            }
            result.add(i, worth(rules, state, me));
        }
        if (w % kSearchBatch == 0)
            result.giveUp(kSearchDeviations);
    }
    return result;
}

} // namespace khiar
