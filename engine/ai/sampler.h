// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/worlds.h"

namespace khiar {

/// Turns a view into worlds: whole states that agree with all that the viewer sees and with all that play has proved,
/// drawn by random matching and legal swaps, so that it always ends. For bots that search: the same view and generator
/// give the same worlds, in the same order.
template <class Family>
class Sampler {
public:
    explicit Sampler(const View<Family> &view) : m_view(view), m_worlds(view) {}
    /// The next world; valid until the next call.
    const typename Family::State &next(Rng &rng)
    {
        m_world = m_view.state();
        m_worlds.deal(rng, m_world);
        return m_world;
    }

private:
    View<Family> m_view;
    Worlds<Family> m_worlds;
    typename Family::State m_world{};
};

} // namespace khiar
