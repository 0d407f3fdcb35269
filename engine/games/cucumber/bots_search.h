// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/games/cucumber/bots.h"

namespace khiar::games::cucumber {

/// What arenas have settled about sharp's search; they call it with other values.
struct SearchTuning {
    int worlds = 400;           ///< sampled for one decision at most
    std::int64_t work = 1'000'000; ///< and no more than there is time for (worldsFor)
    int fimpPercent = 30;       ///< how often a seat of a sampled world plays as fimp does
    int randomPercent = 5;      ///< how often anyhow
    Outlook outlook;
};

/// The best of what may be done. Nothing when told to stop.
std::optional<Choice> sharpSearch(const View<Family> &view, std::uint64_t seed, const std::stop_token &stop, const SearchTuning &tuning = {});

} // namespace khiar::games::cucumber
