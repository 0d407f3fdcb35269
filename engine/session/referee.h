// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/gate.h"
#include "engine/core/match.h"
#include "engine/core/record.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace khiar {

/// One match with its seats, names and log: all that an autosave holds. The only caller of Match::submit in the
/// program. Lives on one thread, which is the session's; has no clock and no files.
///
/// The match stands at a place of its log. Undo moves that place back, redo forward again, until somebody plays
/// something else than what stands there: then the rest is forgotten. One match is kept per action; those that a record
/// was opened with are played again when they are first needed.
class Referee {
public:
    explicit Referee(const Registry &registry);
    ~Referee();

    /// Begins a new match, or plays a record up to its last line. A record that is invalid changes nothing and the
    /// problem says why. One whose moves stop being legal (older rules, a failed expectation) is open up to there:
    /// `warning()` says where it stopped. Steps of setting up and of all moves are appended when asked for.
    [[nodiscard]] std::optional<Problem> start(const Record &record, std::vector<Step> *steps = nullptr);

    /// Ends the match: nothing is running any more.
    void close() { m_match.reset(); }

    bool running() const { return m_match != nullptr; }
    /// Where a record that was opened stopped being playable.
    const std::optional<Problem> &warning() const { return m_warning; }
    /// What was put right by itself when the record was opened (an unknown style of bot).
    const std::vector<Problem> &notes() const { return m_notes; }
    /// Set when the rules broke one of their own invariants: the match stands as it was before that move and takes
    /// no more moves; record() still gives all that was played.
    const std::optional<Problem> &stopped() const { return m_stopped; }

    /// A move of the seat: refused, which changes nothing, or played, logged, and its steps appended. The same move
    /// as the one undone here leaves what followed it to redo.
    [[nodiscard]] std::optional<Refusal> submit(Seat seat, const Action &action, std::vector<Step> *steps = nullptr);

    /// How many actions have been played, up to where the match stands.
    std::size_t played() const { return m_place; }
    /// Undo goes to this seat's previous own action, across bots and deals; false: it has none.
    bool canUndo(Seat seat) const { return !m_stopped && lastOf(seat).has_value(); }
    bool canRedo() const { return !m_stopped && !m_redo.empty(); }
    /// Whether something was played in the deal in progress (the last one, when the match is over).
    bool canRestartDeal() { return !m_stopped && dealStart().has_value(); }
    /// Each returns whether the match now stands elsewhere. Undo and restart mark the match as assisted.
    bool undo(Seat seat);
    bool redo();
    bool restartDeal();

    /// Match::standing() after so many actions of the log.
    std::vector<double> standingAt(std::size_t place);
    /// The match, to be looked at only; there must be one.
    const Match &match() const { return *m_match; }
    const FamilyBase &family() const { return *m_family; }
    const PresetSpec &preset() const { return *m_family->preset(m_setup.game); }
    /// A door for this viewer at the present moment.
    Gate gate(Viewer viewer) const { return Gate(viewer, *m_match->now()); }

    const Setup &setup() const { return m_setup; }
    /// Who sits where: one entry per seat.
    const std::vector<SeatLine> &seats() const { return m_seats; }
    void setSeat(Seat seat, SeatLine line) { m_seats[std::size_t(seat)] = std::move(line); }
    const std::string &title() const { return m_title; }
    void setTitle(std::string title) { m_title = std::move(title); }
    void noteHint() { m_assistedHint = true; }
    bool assisted() const { return m_assistedUndo || m_assistedHint; }

    /// The whole match as a record. Besides the seed it states the pack and later shuffles of every deal so far, so
    /// that it reloads to the same position even if the shuffle ever changes. Deals that were stated by hands stay so.
    Record record() const;

private:
    struct Entry {
        Seat seat;
        Action action;
        std::unique_ptr<Match> before; ///< null until it is needed, for what a record was opened with
    };
    StatedDeals statedDeals() const;
    void stop(const std::string &why);
    std::optional<std::size_t> lastOf(Seat seat) const;
    std::optional<std::size_t> dealStart();
    /// Makes every `before` that is missing, by playing the log once more.
    void fillHistory();
    void goBack(std::size_t place);
    void logMove(Seat seat, const Action &action, std::unique_ptr<Match> before);

    const Registry &m_registry;
    const FamilyBase *m_family = nullptr;
    std::unique_ptr<Match> m_match;
    Setup m_setup;
    std::vector<SeatLine> m_seats;
    std::string m_title;
    bool m_assistedUndo = false, m_assistedHint = false;
    std::vector<Entry> m_log; ///< with what can be redone
    std::size_t m_place = 0;  ///< where in it the match stands
    std::vector<std::size_t> m_redo; ///< places that redo goes to, the next one last
    std::unique_ptr<Match> m_newest; ///< after the whole log, while the match stands further back
    std::optional<Problem> m_warning, m_stopped;
    std::vector<Problem> m_notes;
};

} // namespace khiar
