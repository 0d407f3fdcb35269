// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/result.h"
#include "engine/core/setup.h"

#include <string>
#include <string_view>
#include <vector>

// The text format of shared/records.md: autosave, replay, bug report, worked example, lesson and golden test.
namespace khiar {

struct SeatLine {
    bool stated = false;
    bool human = false;
    std::string style; ///< of a bot
    std::string name;
    int line = 0; ///< of the record, 0 = not from a record
};

/// One line after `moves`.
struct RecordLine {
    enum class Kind : std::uint8_t { action, refused, expect };
    Kind kind = Kind::action;
    int line = 0;
    Seat seat = kNobody;
    std::string text;   ///< action text, or the expectation without `=`
    std::string reason; ///< of `! REASON`
};

struct Record {
    Setup setup;
    std::optional<int> rulesVersion;
    std::vector<SeatLine> seats; ///< one per seat
    std::string title;
    bool assistedUndo = false, assistedHint = false;
    std::vector<RecordLine> lines;
};

/// Reads a record's text. Checks everything that needs no rules: encoding, order, numbers, cards, seats. What the
/// game itself must know (options, hands that fit) is checked by FamilyBase::start.
Result<Record> parseRecord(std::string_view text);

/// Writes the canonical form; parseRecord reads it back to an equal record (line numbers apart).
std::string writeRecord(const Record &record);

} // namespace khiar
