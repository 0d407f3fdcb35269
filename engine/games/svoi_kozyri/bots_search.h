// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/games/svoi_kozyri/bots.h"

#include <optional>
#include <stop_token>

namespace khiar::games::svoi_kozyri {

/// What arenas have settled about the search; they call it with other values.
struct SearchTuning {
    int worlds = 64;        ///< sampled for one decision at most
    int work = 30'000;      ///< and no more than there is time for: candidates times turns still to be played, each world
    int candidates = 12;    ///< the best by rule, and the take
    int randomPercent = 10; ///< how often a seat of a sampled world does anything
};

/// The best of what may be done with three or four seats left. Nothing when told to stop.
std::optional<Choice> worldSearch(const View<Family> &view, std::uint64_t seed, const std::stop_token &stop, const SearchTuning &tuning = {});

} // namespace khiar::games::svoi_kozyri
