// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/ai/exact.h"
#include "engine/games/svoi_kozyri/rules.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

// The exact solver: two seats, everything known, the whole pile whenever one takes, so that the order inside it means nothing
// (rules/other-games.md §5.3). Up to twelve cards every position is settled once and for all.
namespace khiar::games::svoi_kozyri {

inline constexpr int kMostSolved = 12; ///< cards in play

/// A game of two as the solver knows it: cards as numbers in the order of their suits and ranks. Games that differ only in
/// which suits and ranks they are, or which seats have gone out before, are one.
struct SolvedGame {
    std::array<std::uint8_t, 4> length{}; ///< cards of the first seat's trumps, the second's, and of the others
    bool trumps = false, draw = false, drawVsBeater = false, takerLeads = false;

    bool operator==(const SolvedGame &) const = default;
    int cards() const { return length[0] + length[1] + length[2] + length[3]; }
};

class SolverGraph; // solver.cpp

/// What each position of such a game is worth. Immutable.
class Solution {
public:
    /// Found anew for whoever asks: twelve cards take a third of a second and 55 MB meanwhile. Any thread. Null when told to stop.
    static std::shared_ptr<const Solution> of(const SolvedGame &game, const std::stop_token &stop);
    Solution(const SolvedGame &game, Exact<SolverGraph> exact) : m_game(game), m_exact(std::move(exact)) {}

    const SolvedGame &game() const { return m_game; }
    /// As Exact::turns, for the seat on turn: hands as sets of card numbers, the number of the top card or −1 where no pile lies.
    int turns(unsigned first, unsigned second, int top, int turn) const;

private:
    SolvedGame m_game;
    Exact<SolverGraph> m_exact;
};

/// A position of play with the numbers that the solver has for its cards.
class SolvedPosition {
public:
    /// Nothing where the solver does not reach: more than two seats with cards, more than twelve cards, less than the whole pile
    /// taken, a card of the pile that need not be answered.
    static std::optional<SolvedPosition> of(const Rules &rules, const State &state);

    const SolvedGame &game() const { return m_game; }
    /// As Exact::turns, for the seat on turn, of this position or of one further on in the same match.
    int turns(const Solution &solution, const State &state) const;

private:
    unsigned numbers(CardBits cards) const;
    SolvedGame m_game;
    std::array<Seat, 2> m_seats{};
    std::array<std::uint8_t, kPack> m_number{};
};

/// What bots of one match have worked out, for their next moves: a match belongs to one worker that runs one job at a time.
struct SolverMemory {
    std::shared_ptr<const Solution> latest;
    /// The solution of the game, found now unless it is the latest. Null when told to stop.
    std::shared_ptr<const Solution> of(const SolvedGame &game, const std::stop_token &stop);
};

/// What perfect play comes to from here for the seat on turn, the turn cap counted in (a repetition is not: whoever wins never
/// comes back). Nothing where the solver does not reach, or when told to stop.
std::optional<Verdict> verdictOf(const Rules &rules, const State &state, const std::stop_token &stop);
/// The same for whoever asks about positions of several matches.
std::optional<Verdict> verdictOf(const Rules &rules, const State &state, const std::stop_token &stop, SolverMemory &memory);

} // namespace khiar::games::svoi_kozyri
