// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A match that tests ask and play in the words of records, as khiarctl does: no test of rules needs to know a family's types.
#include "engine/core/record.h"
#include "engine/session/registry.h"
#include "engine/session/replay.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace khiar::support {

using Cards = std::vector<std::string>; ///< as records name them

/// "KEY VALUE" with a blank in front of each card, as they stand after a record's statement.
inline std::string joined(const Cards &cards)
{
    std::string out;
    for (const std::string &c : cards)
        out += " " + c;
    return out;
}

/// Whoever makes one asks begun() first: nothing else may be called on a table whose record was refused.
class RecordTable {
public:
    /// The header of a record, up to the line `moves`; lines after it are not played.
    explicit RecordTable(const std::string &header)
    {
        static const Registry registry = standardRegistry();
        const auto record = parseRecord(header);
        if (!record)
            return;
        if (const FamilyBase *family = registry.familyOf(record->setup.game))
            if (auto match = family->start(record->setup, nullptr))
                m_match = std::move(*match);
    }

    bool begun() const { return bool(m_match); }
    bool over() const { return m_match->over(); }
    /// The answer to `= KEY SEAT`, or "unknown" where the game has no such key.
    std::string ask(std::string_view key, Seat seat = 0) const
    {
        const auto answer = m_match->answer(key, seat);
        return answer ? answerText(*answer) : "unknown";
    }
    Seat turn() const { return over() ? kNobody : std::stoi(ask("turn")); }
    std::string phase() const { return ask("phase"); }
    bool allows(const std::string &action) const { return !m_match->check(turn(), *parseAction(action).action); }
    /// False = refused, and nothing has changed.
    bool play(Seat seat, const std::string &action) { return !m_match->submit(seat, *parseAction(action).action, nullptr); }
    bool play(const std::string &action) { return play(turn(), action); }
    /// The legal actions of the seat on turn that begin with this verb, as texts.
    std::vector<std::string> legal(const std::string &verb) const
    {
        std::vector<std::string> out;
        for (const Action &a : m_match->legal(turn()).actions)
            if (const std::string text = actionText(a); text.starts_with(verb))
                out.push_back(text);
        return out;
    }
    std::vector<int> scores() const
    {
        const auto answer = m_match->answer("score", 0);
        return answer ? std::vector<int>(answer->numbers.begin(), answer->numbers.end()) : std::vector<int>();
    }
    const Match &match() const { return *m_match; }

private:
    std::unique_ptr<Match> m_match;
};

} // namespace khiar::support
