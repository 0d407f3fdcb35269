// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/card.h"
#include "engine/core/options.h"
#include "engine/core/result.h"
#include "engine/core/setup.h"

#include <cstdint>
#include <optional>
#include <span>

// Options and presets of the Cucumber family: rules/options.md and rules/cucumber.md §8. A choice's enumerators stand in
// the order of its words.
namespace khiar::games::cucumber {

enum class Special : std::uint8_t { none, sixOfClubs, blackSevens, blackSevensReversed, blackSevensEqual };
enum class Schedule : std::uint8_t { fixed, all, losingValue, down, zigzag, dealerChoice };
enum class AfterOne : std::uint8_t { restart, hold, bounce };
enum class Shortage : std::uint8_t { floor, sevenThenFloor };
enum class Leftover : std::uint8_t { hidden, shown, dropLast };
enum class Exchange : std::uint8_t { none, forehandExact, dealerKeepTwo, forehandUpper, chainUpper, free, rassi };
enum class FirstLead : std::uint8_t { forehand, dealer, lastLoser };
enum class Duty : std::uint8_t { optional, must, lowestBeater, matchEqual };
enum class Tie : std::uint8_t { last, all, allButFirstLowest };
enum class Values : std::uint8_t { face, courtEleven, courtTen, cucumbers, knockout, none };
enum class ScoreBy : std::uint8_t { points, cards };
enum class Bust : std::uint8_t { reach, exceed };
enum class Lives : std::uint8_t { two, one, halfCucumber };
enum class BuyIn : std::uint8_t { none, paid, free };
enum class End : std::uint8_t { lastSurvivor, firstBustLoses, firstBustLowestWins, allButOne, fixedDeals };
enum class Settle : std::uint8_t { none, pot, difference, credits };
enum class NextDealer : std::uint8_t { clockwise, loser, lowestLast };
enum class AllOut : std::uint8_t { lowestTotal, replay, random };

/// The options of one table, validated.
struct Options {
    DeckKind deck = DeckKind::standard;
    int packs = 1; ///< 1 or 2, `auto` already settled
    int jokers = 0;
    bool jokersAreAces = false;
    Special special = Special::none;
    int hand = 7, handMax = 0;
    Schedule schedule = Schedule::fixed;
    AfterOne afterOne = AfterOne::restart;
    bool zigzagJumps = false;
    Shortage shortage = Shortage::floor;
    Leftover leftover = Leftover::hidden;
    Exchange exchange = Exchange::none;
    bool kontra = false;
    FirstLead firstLead = FirstLead::forehand;
    bool leadLowest = false;
    bool sets = false;
    bool beatPrevious = false;
    Duty duty = Duty::optional;
    bool aceBlock = false;
    bool firstAceKeeps = false; ///< ace-block-capture first
    bool aceLowLast = false;
    Tie tie = Tie::last;
    bool tieBonus = true;
    Values values = Values::face;
    bool onesDouble = false;
    ScoreBy scoreBy = ScoreBy::points;
    int limit = 21;
    Bust bust = Bust::reach;
    int resetAt = 0;
    Lives lives = Lives::two;
    bool halfKeepsHighest = false;
    BuyIn buyIn = BuyIn::none;
    bool doubling = false;
    int credits = 10;
    End end = End::lastSurvivor;
    int deals = 0; ///< of fixed-deals; 0 already settled as the number of players
    Settle settle = Settle::none;
    bool rampo = false;
    NextDealer nextDealer = NextDealer::clockwise;
    AllOut allOut = AllOut::lowestTotal;
    bool lastTogether = false;
};

/// Whether this total busts; where neither totals nor a limit count, nothing does.
bool busts(const Options &options, int score);
/// Whether a limit means anything at this table.
bool hasLimit(const Options &options);

std::span<const PresetSpec> presets();
std::span<const OptionSpec> optionSpecs();
std::span<const SwitchSpec> switchSpecs();

/// The text value of a key in a preset (its own, or the family's default).
std::string presetValue(const PresetSpec &preset, std::string_view key);

/// Options of a setup, or the first thing that is wrong with them: unknown key, unknown value, too many or too few
/// seats, or a combination that rules/cucumber.md §5 and §7 call invalid.
Result<Options> readOptions(const Setup &setup);

/// The first combination among these options that makes no game (combinations.cpp).
std::optional<Problem> checkCombination(const Options &options, int players);

} // namespace khiar::games::cucumber
