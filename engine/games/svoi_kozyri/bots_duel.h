// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/games/svoi_kozyri/bots.h"

#include <optional>
#include <span>
#include <stop_token>

// Two seats with cards left: whatever one of them does not see, the other holds, so that both know everything. Alpha-beta.
namespace khiar::games::svoi_kozyri {

/// Whether only two seats are left to play, and play they do.
bool isDuel(const State &state);

/// What arenas have settled about the search; they call it with other values.
struct DuelTuning {
    int nodes = 60'000;      ///< positions looked at, at most; a matter of counting, not of the clock
    int mostDepth = 40;      ///< turns looked ahead
    float trump = 1.2f, trumpHeight = 0.6f; ///< what an own trump is worth, and the ace of them more than the two
    float weapon = 1.5f;     ///< the ace of the other's trumps
    float plain = 0.9f;      ///< any other ace
    float burden = 1;        ///< of a card
    float tempo = 0.5f;      ///< of being on turn
};

/// The best of what may be done, as far as it sees; a win that it sees is one. `been`: keys of positions that have been, to
/// which it does not return unless it is behind. Nothing when told to stop. Always the same for the same position.
std::optional<Choice> duelSearch(const View<Family> &view, std::span<const std::uint64_t> been, const std::stop_token &stop, const DuelTuning &tuning = {});

} // namespace khiar::games::svoi_kozyri
