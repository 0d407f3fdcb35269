// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/card.h"
#include "engine/core/options.h"
#include "engine/core/result.h"
#include "engine/core/setup.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

// Options and presets of Apples: rules/options.md and rules/other-games.md §4.3, §7.
namespace khiar::games::apples {

inline constexpr int kSeats = 4; // [seed]: four players, no partners

/// The options of one table, validated.
struct Options {
    std::array<Suit, 4> suitOrder = {Suit::spades, Suit::clubs, Suit::diamonds, Suit::hearts}; ///< high to low
    bool perGroup = false;   ///< `values group`: a group's value once, not for each of its cards
    int targetTriple = 40;
    int targetFour = 80;
    int limit = 250;
    bool reenter = true;     ///< a seat that has passed may bid again
    bool openPile = true;    ///< the other three lay their cards face up too
    bool seatDraw = true;    ///< New game draws for seats; the match itself knows nothing of it
    bool cut = true;
    bool extraDeal = false;  ///< `tie extra-deal`
};

std::span<const PresetSpec> presets();
std::span<const OptionSpec> optionSpecs();
std::span<const SwitchSpec> switchSpecs();
/// The text value of a key in a preset (its own, or the family's default).
std::string presetValue(const PresetSpec &preset, std::string_view key);
/// Options of a setup, or the first thing that is wrong with them.
Result<Options> readOptions(const Setup &setup);

} // namespace khiar::games::apples
