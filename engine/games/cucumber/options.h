// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/options.h"
#include "engine/core/result.h"
#include "engine/core/setup.h"

#include <cstdint>
#include <span>

// Options and presets of the Cucumber family: rules/options.md and rules/cucumber.md §8. A key of the page has an
// entry here even where only one of its values is built.
namespace khiar::games::cucumber {

enum class Exchange : std::uint8_t { none, forehandExact };
enum class Schedule : std::uint8_t { fixed, losingValue };
enum class Tie : std::uint8_t { last, all };
enum class ScoreBy : std::uint8_t { points, cards };
enum class Bust : std::uint8_t { reach, exceed };
enum class End : std::uint8_t { lastSurvivor, firstBustLoses };

/// The options of one table, validated.
struct Options {
    int packs = 1; ///< 1 or 2, `auto` already settled
    int jokers = 0;
    int hand = 7, handMax = 0;
    Schedule schedule = Schedule::fixed;
    Exchange exchange = Exchange::none;
    Tie tie = Tie::last;
    bool tieBonus = true;
    ScoreBy scoreBy = ScoreBy::points;
    int limit = 21;
    Bust bust = Bust::reach;
    int resetAt = 0;
    int lives = 2;
    End end = End::lastSurvivor;
};

std::span<const PresetSpec> presets();
std::span<const OptionSpec> optionSpecs();
std::span<const SwitchSpec> switchSpecs();

/// The text value of a key in a preset (its own, or the family's default).
std::string presetValue(const PresetSpec &preset, std::string_view key);

/// Options of a setup, or the first thing that is wrong with them: unknown key, unknown value, too many or too few
/// seats, or a combination that rules/cucumber.md §5 and §7 call invalid.
Result<Options> readOptions(const Setup &setup);

} // namespace khiar::games::cucumber
