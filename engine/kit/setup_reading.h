// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/options.h"
#include "engine/core/result.h"
#include "engine/core/setup.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Reading what a setup says: option words against a family's table, numbers of header lines. The first thing wrong is
// returned as a Problem with its line.
namespace khiar::kit {

/// The options of a family: its table, and what its numbers are where a preset says nothing (a choice's default is its first
/// value). Made once, kept as long as the program.
class OptionTable {
public:
    using Defaults = std::vector<std::pair<std::string_view, const char *>>;
    OptionTable(std::vector<OptionSpec> specs, Defaults numbers) : m_specs(std::move(specs)), m_numbers(std::move(numbers)) {}

    std::span<const OptionSpec> specs() const { return m_specs; }
    const OptionSpec *find(std::string_view key) const;
    /// The value of a key in a preset, as text; empty for an unknown key.
    std::string presetValue(const PresetSpec &preset, std::string_view key) const;
    /// Nothing, or why this is no setting: unknown key, unknown word, number out of range.
    std::optional<Problem> check(const OptionSetting &setting) const;

private:
    std::vector<OptionSpec> m_specs;
    Defaults m_numbers;
};

/// The values of all options of one table: the preset's, then those that the setup sets.
class OptionValues {
public:
    /// Checks every setting; `lastLine` is the line of the last one.
    static Result<OptionValues> read(const OptionTable &table, const PresetSpec &preset, const Setup &setup);

    bool is(std::string_view key, std::string_view word) const { return text(key) == word; }
    const std::string &text(std::string_view key) const { return m_values.find(key)->second; }
    int number(std::string_view key) const;
    /// The place of a choice's value among the values of its option.
    int place(std::string_view key) const;
    template <class Choice>
    void read(std::string_view key, Choice &out) const { out = Choice(place(key)); }
    int lastLine() const { return m_lastLine; }

private:
    const OptionTable *m_table = nullptr;
    std::map<std::string, std::string, std::less<>> m_values;
    int m_lastLine = 0;
};

/// So many players cannot sit down where `lowest` to `highest` can.
Problem wrongSeats(const Setup &setup, int lowest, int highest);
/// Nothing, or what is wrong with the numbers of a header line: as many as wanted, each in the range.
std::optional<Problem> checkNumbers(const StartLine &line, std::size_t wanted, int lowest, int highest);
/// The numbers of a line that has been checked.
std::vector<int> numbersOf(const StartLine &line);

/// Reads a decimal number without leading zeros.
std::optional<int> numberOf(std::string_view text);

} // namespace khiar::kit
