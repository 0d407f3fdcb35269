// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/games/buck_euchre/bots.h"

#include <optional>
#include <stop_token>

namespace khiar::games::buck_euchre {

/// What arenas have settled about the search; they call it with other values.
struct SearchTuning {
    int worlds = 128;       ///< sampled for one decision at most
    int work = 24'000;      ///< and no more than there is time for: candidates times what is still to be done, each world
    int randomPercent = 10; ///< how often a seat of a sampled world plays any card
};

/// The best of what may be done. Nothing when told to stop.
std::optional<Choice> ruleSearch(const View<Family> &view, std::uint64_t seed, const std::stop_token &stop, const SearchTuning &tuning = {});

/// What the seat's share of the game is about worth once the deal is over: 0 … 1.
double prospects(const Rules &rules, const State &s, Seat seat);

} // namespace khiar::games::buck_euchre
