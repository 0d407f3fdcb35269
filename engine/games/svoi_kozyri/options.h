// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/card.h"
#include "engine/core/options.h"
#include "engine/core/result.h"
#include "engine/core/setup.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

// Options and presets of Svoi Kozyri and its relatives: rules/options.md and rules/other-games.md §4.2, §6, §7.
namespace khiar::games::svoi_kozyri {

inline constexpr int kSeats = 4;      ///< at most: a suit for each
inline constexpr int kWholePile = 99; ///< a pick-up of everything that lies there

/// The options of one table, validated.
struct Options {
    int seats = 4;
    int suits = 4;  ///< 4, or 2: spades and hearts
    int ranks = 9;  ///< cards of each suit, from the ace down
    bool trumpDrawn = false;   ///< suits are drawn from the seed, not chosen
    bool sixes = true;         ///< every six goes to the owner of its suit
    int pickPlain = 3, pickTrump = 5, pickAce = kWholePile;
    bool beaterOrLead = false; ///< `after-beater lead-or-beat`
    bool draw = true, drawVsBeater = false;
    bool takerLeads = false;
    bool dealerStarts = false;
    bool cut = false, openHands = false, mirror = false;
    int turnCap = 1000;
    bool repetition = false;

    /// Whether suits belong to seats: with two suits there are no trumps (§6, beat-or-eat).
    bool hasTrumps() const { return suits == 4; }
    int packSize() const { return suits * ranks; }
};

std::span<const PresetSpec> presets();
std::span<const OptionSpec> optionSpecs();
std::span<const SwitchSpec> switchSpecs();
/// The text value of a key in a preset (its own, or the family's default).
std::string presetValue(const PresetSpec &preset, std::string_view key);
/// Options of a setup, or the first thing that is wrong with them.
Result<Options> readOptions(const Setup &setup);

} // namespace khiar::games::svoi_kozyri
