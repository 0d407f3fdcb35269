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

/// What arenas have settled about the search; they call it with other values. Worths of cards are those of NOTES.md.
struct DuelTuning {
    int nodes = 200'000;   ///< positions looked at, at most: a matter of counting, not of the clock
    int mostDepth = 40;    ///< turns looked ahead
    float trump = 0.75f;   ///< an own trump is worth this,
    float trumpHeight = 0.75f; ///< its ace so much more than its two
    float weapon = 1.35f;  ///< the ace of the other's trumps
    float plain = 0.675f;  ///< any other ace
    float burden = 0.75f;  ///< having to get rid of a card
    float tempo = 0.05f;   ///< being on turn

    /// What these rules ask for.
    static DuelTuning of(const Options &options);
    /// The same with every worth off by up to a quarter.
    DuelTuning wavering(std::uint64_t seed) const;
};

/// The best of what may be done, as far as it sees; a win that it sees is one. `been`: keys of positions that have been, to
/// which it does not return unless it is behind. Nothing when told to stop. Always the same for the same position.
std::optional<Choice> duelSearch(const View<Family> &view, std::span<const std::uint64_t> been, const std::stop_token &stop, const DuelTuning &tuning);

} // namespace khiar::games::svoi_kozyri
