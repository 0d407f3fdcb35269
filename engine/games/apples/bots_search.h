// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/games/apples/bots.h"

#include <optional>
#include <stop_token>

namespace khiar::games::apples {

/// What arenas have settled about the search; they call it with other values.
struct SearchTuning {
    int worlds = 64;        ///< sampled for one decision at most
    int work = 8'000;       ///< and no more than there is time for: candidates times cards still to be played, each world
    int randomPercent = 25; ///< how often a seat of a sampled world does anything
};

/// The best of what may be done. Nothing when told to stop.
std::optional<Choice> ruleSearch(const View<Family> &view, std::uint64_t seed, const std::stop_token &stop, const SearchTuning &tuning = {});

} // namespace khiar::games::apples
