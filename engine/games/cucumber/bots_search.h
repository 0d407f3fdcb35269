// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/games/cucumber/bots.h"

namespace khiar::games::cucumber {

/// What arenas have settled about sharp's search; they call it with other values.
struct SearchTuning {
    int worlds = 400;           ///< sampled for one decision at most
    int fimpPercent = 30;       ///< how often a seat of a sampled world plays as fimp does
    int randomPercent = 5;      ///< how often anyhow
    double pointsPerLoss = 12;  ///< what a lost deal costs on average
    double power = 1.8;         ///< of the losses that one can bear, as a share of the game
};

/// The best of what may be done. Nothing when told to stop.
std::optional<Choice> sharpSearch(const View<Family> &view, std::uint64_t seed, const std::stop_token &stop, const SearchTuning &tuning = {});

} // namespace khiar::games::cucumber
