// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/options.h"
#include "engine/core/result.h"
#include "engine/core/setup.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

// Options and presets of the Buck Euchre family: rules/options.md and rules/other-games.md §4.1, §6, §7. A choice's
// enumerators stand in the order of its words.
namespace khiar::games::buck_euchre {

enum class Bidding : std::uint8_t { orderUp, oneRound, laps };
enum class Exchange : std::uint8_t { none, upcard, widow, undealt };
enum class AllPass : std::uint8_t { noTrump, redealNext, redealSame, dealerOne };
enum class Uncontested : std::uint8_t { minusFive, sweep, requirement };

/// The options of one table, validated.
struct Options {
    int lowRank = 9; ///< lowest rank in the pack, `auto` already settled
    int startScore = 25, penalty = 5;
    Bidding bidding = Bidding::orderUp;
    Exchange exchange = Exchange::none;
    bool clubRule = true;
    bool dealerTakesClub = false;
    bool requirementIsBid = false; ///< else three
    int maxBid = 5;
    AllPass allPass = AllPass::noTrump;
    bool noTrumpCall = false; ///< in the second round of order-up
    bool sweepWins = true;
    Uncontested uncontested = Uncontested::minusFive;
    int dropLimit = 0;   ///< drops in a row after which one must stay, 0 = off
    int mustStayAt = -1; ///< score at or below which one must stay, negative = off
    bool makerLeads = false;
    bool buryUpcard = true;
    bool extraDeal = false;
};

/// Whether a card is turned up after the deal.
constexpr bool hasUpcard(const Options &o) { return o.bidding != Bidding::laps; }
/// Whether numbers are bid.
constexpr bool hasBids(const Options &o) { return o.bidding != Bidding::orderUp; }

std::span<const PresetSpec> presets();
std::span<const OptionSpec> optionSpecs();
std::span<const SwitchSpec> switchSpecs();

/// The text value of a key in a preset (its own, or the family's default).
std::string presetValue(const PresetSpec &preset, std::string_view key);

/// Options of a setup, or the first thing that is wrong with them: unknown key, unknown value, too many or too few
/// seats, or a combination that makes no game.
Result<Options> readOptions(const Setup &setup);

/// The first combination among these options that makes no game (combinations.cpp).
std::optional<Problem> checkCombination(const Options &options, int players);

} // namespace khiar::games::buck_euchre
