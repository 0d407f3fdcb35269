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

    /// A move of the seat: refused, which changes nothing, or played, logged, and its steps appended.
    [[nodiscard]] std::optional<Refusal> submit(Seat seat, const Action &action, std::vector<Step> *steps = nullptr);

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
    void noteUndo() { m_assistedUndo = true; }
    void noteHint() { m_assistedHint = true; }
    const std::vector<std::pair<Seat, Action>> &log() const { return m_log; }

    /// The whole match as a record. Besides the seed it states the pack and later shuffles of every deal so far, so
    /// that it reloads to the same position even if the shuffle ever changes. Deals that were stated by hands stay so.
    Record record() const;

private:
    StatedDeals statedDeals() const;
    void stop(const std::string &why);

    const Registry &m_registry;
    const FamilyBase *m_family = nullptr;
    std::unique_ptr<Match> m_match;
    Setup m_setup;
    std::vector<SeatLine> m_seats;
    std::string m_title;
    bool m_assistedUndo = false, m_assistedHint = false;
    std::vector<std::pair<Seat, Action>> m_log;
    std::optional<Problem> m_warning, m_stopped;
    std::vector<Problem> m_notes;
};

} // namespace khiar
