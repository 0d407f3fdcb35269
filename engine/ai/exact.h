// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

// Exact search by retrograde analysis: from the ends of a finite game back to all that leads to them, so that endless play is
// told from won and lost, which no search forward can do.
namespace khiar {

/// The moves of one position, as the solver wants to know them.
struct ExactMoves {
    int count = 0;     ///< all of them, those that end the game as well; 0 for a number that stands for no position
    bool wins = false; ///< whether one of them wins at once
};

/// What each position of a game for two is worth if both play as well as can be: won by force in how many turns at least,
/// lost in how many at most, or neither. Graph is that game:
///   std::uint32_t size()            positions are numbers from 0 to size − 1; some may stand for nothing
///   int seat(position)              who is on turn there, 0 or 1; turns need not alternate
///   ExactMoves moves(position)      of whoever is on turn; no move loses at once
///   before(position, f)             f(earlier) for each move that leads here from an earlier position; asked of positions that have moves
/// A move that ends the game leads to no position: it wins (moves().wins), or it is a draw, which needs no more than to be counted.
/// The object keeps 2 bytes a position; solving takes 2 more for a while.
template <class Graph>
class Exact {
public:
    /// Nothing when told to stop.
    static std::optional<Exact> solve(const Graph &graph, const std::stop_token &stop)
    {
        Exact exact(graph.size());
        return exact.run(graph, stop) ? std::optional(std::move(exact)) : std::nullopt;
    }
    /// n > 0: whoever is on turn wins with the n-th turn from here; n < 0: loses with the −n-th; 0: neither.
    int turns(std::uint32_t position) const { return m_turns[position]; }

private:
    static constexpr std::uint32_t kAskEvery = 1 << 16; ///< positions between two looks at the stop token

    explicit Exact(std::uint32_t size) : m_turns(size) {}

    bool run(const Graph &graph, const std::stop_token &stop)
    {
        std::vector<std::uint16_t> open(m_turns.size()); // moves that do not lose, as far as is known
        std::vector<std::uint32_t> latest;               // what has been settled by the n-th turn from the end
        for (std::uint32_t p = 0; p < m_turns.size(); ++p) {
            if (p % kAskEvery == 0 && stop.stop_requested())
                return false;
            const ExactMoves moves = graph.moves(p);
            open[p] = std::uint16_t(moves.count);
            if (moves.wins) {
                m_turns[p] = 1;
                latest.push_back(p);
            }
        }
        for (std::int16_t n = 2; !latest.empty(); ++n) {
            std::vector<std::uint32_t> settled;
            for (std::size_t i = 0; i < latest.size(); ++i) {
                if (i % (kAskEvery / 16) == 0 && stop.stop_requested())
                    return false;
                settleBefore(graph, latest[i], n, open, settled);
            }
            latest = std::move(settled);
        }
        return true;
    }

    /// What a settled position settles in those before it: a move to one that is good for whoever makes it wins; one that
    /// only has moves to bad ones is lost, and by the last of them.
    void settleBefore(const Graph &graph, std::uint32_t position, std::int16_t n, std::vector<std::uint16_t> &open, std::vector<std::uint32_t> &settled)
    {
        const bool won = m_turns[position] > 0;
        const int seat = graph.seat(position);
        graph.before(position, [&](std::uint32_t earlier) {
            if (m_turns[earlier] != 0)
                return;
            if ((graph.seat(earlier) == seat) == won)
                m_turns[earlier] = n;
            else if (--open[earlier] == 0)
                m_turns[earlier] = std::int16_t(-n);
            else
                return;
            settled.push_back(earlier);
        });
    }

    std::vector<std::int16_t> m_turns;
};

} // namespace khiar
