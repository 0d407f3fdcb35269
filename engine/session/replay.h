// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/match.h"
#include "engine/core/record.h"

namespace khiar {

/// A record that was played through. Either `invalid` (exit status 2), or a match after the last line that could
/// be played, with the first expectation or move that failed (exit status 1).
struct Replay {
    std::optional<Problem> invalid;
    std::optional<Problem> failed;
    std::vector<Problem> warnings; ///< what was put right by itself: an unknown style of bot
    std::unique_ptr<Match> match; ///< after the last move that was played; null when invalid at the start
    std::vector<std::pair<Seat, Action>> played;
    std::vector<Step> steps; ///< of setting up and of every move, when asked for
};

/// An answer as a record would expect it: "0 2", "QH 3S", "-" for an empty set.
std::string answerText(const Answer &answer);

/// Plays a record. Stops at the first line that fails.
Replay replay(const Registry &registry, const Record &record, bool keepSteps = false);

} // namespace khiar
