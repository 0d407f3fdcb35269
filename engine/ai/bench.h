// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/ai/random_play.h"
#include "engine/core/chance.h"
#include "engine/core/event.h"
#include "engine/core/match.h"

#include <chrono>
#include <cstring>

// Measures of design.md: random deals a second on one core. The clock is read by the caller's thread only here, and
// nothing of a match depends on it.
namespace khiar {

/// Shuffles one deal from a running generator and then stops, so that every match played is exactly one deal.
class OneDealChance final : public Chance {
public:
    explicit OneDealChance(std::uint64_t seed) : m_rng(seed) {}
    void again() { m_dealt = false; }
    bool shuffle(Purpose purpose, int, int, std::span<Card> cards) override
    {
        if (purpose == Purpose::pack && std::exchange(m_dealt, true))
            return false;
        m_rng.shuffle(cards);
        return true;
    }
    std::uint32_t draw(Purpose, int, std::uint32_t bound) override { return m_rng.below(bound); }

private:
    Rng m_rng;
    bool m_dealt = false;
};

/// Fresh state, everybody plays, uniform over legal actions, deal to score, again for about `seconds`.
template <class Family>
BenchResult benchDeals(const typename Family::Rules &rules, const Setup &setup, double seconds)
{
    using Clock = std::chrono::steady_clock;
    using State = typename Family::State;
    OneDealChance chance(setup.seed + 1);
    Rng rng(setup.seed);
    NullSink sink;
    State state;
    BenchResult r;
    r.stateBytes = sizeof(State);
    std::int64_t actions = 0;
    const auto begin = Clock::now();
    const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
    for (; r.deals % 1024 != 0 || elapsed() < seconds; ++r.deals) {
        chance.again();
        std::memset(static_cast<void *>(&state), 0, sizeof state);
        Family::begin(rules, state, setup, chance, sink);
        for (SeatSet act; (act = Family::toAct(rules, state)) != 0; ++actions) {
            const Seat seat = std::countr_zero(act);
            if (!Family::apply(rules, state, seat, randomAction<Family>(rules, state, seat, rng), chance, sink)) {
                ++actions;
                break;
            }
        }
    }
    const double time = elapsed();
    r.dealsPerSecond = double(r.deals) / time;
    r.actionsPerSecond = double(actions) / time;
    const int copies = 200000;
    const auto copyBegin = Clock::now();
    State copy;
    for (int i = 0; i < copies; ++i) {
        std::memcpy(static_cast<void *>(&copy), &state, sizeof copy);
        asm volatile("" : : "r"(&copy) : "memory"); // the copy must happen each time
    }
    r.cloneNanoseconds = std::chrono::duration<double, std::nano>(Clock::now() - copyBegin).count() / copies;
    return r;
}

} // namespace khiar
