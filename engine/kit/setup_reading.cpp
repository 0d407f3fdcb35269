// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/setup_reading.h"

#include "engine/kit/problems.h"

#include <algorithm>
#include <charconv>

namespace khiar::kit {

std::optional<int> numberOf(std::string_view text)
{
    int n = 0;
    const auto r = std::from_chars(text.data(), text.data() + text.size(), n);
    const std::string_view digits = text.substr(!text.empty() && text[0] == '-');
    const bool plain = !digits.empty() && (text == "0" || digits[0] != '0');
    return plain && r.ec == std::errc() && r.ptr == text.data() + text.size() ? std::optional(n) : std::nullopt;
}

const OptionSpec *OptionTable::find(std::string_view key) const
{
    const auto it = std::find_if(m_specs.begin(), m_specs.end(), [&](const OptionSpec &s) { return s.key == key; });
    return it == m_specs.end() ? nullptr : &*it;
}

std::string OptionTable::presetValue(const PresetSpec &preset, std::string_view key) const
{
    for (const auto &[k, v] : preset.differs)
        if (key == k)
            return v;
    for (const auto &[k, v] : m_numbers)
        if (key == k)
            return v;
    const OptionSpec *spec = find(key);
    return spec ? spec->values.front().word : std::string();
}

std::optional<Problem> OptionTable::check(const OptionSetting &o) const
{
    const OptionSpec *spec = find(o.key);
    if (!spec)
        return Problem{{problem::kUnknownOption, {{"key", Verbatim{o.key}}}}, o.line};
    const bool named = std::any_of(spec->values.begin(), spec->values.end(), [&](const OptionValue &v) { return o.value == v.word; });
    if (named)
        return std::nullopt;
    if (spec->kind == OptionKind::number) {
        const auto n = numberOf(o.value);
        if (n && *n >= spec->lowest && *n <= spec->highest)
            return std::nullopt;
        return Problem{{problem::kOptionRange, {{"key", Verbatim{o.key}}, {"found", Verbatim{o.value}}, {"lowest", std::int64_t(spec->lowest)}, {"highest", std::int64_t(spec->highest)}}}, o.line};
    }
    std::string words;
    for (const OptionValue &v : spec->values)
        words += (words.empty() ? "" : ", ") + std::string(v.word);
    return Problem{{problem::kUnknownValue, {{"key", Verbatim{o.key}}, {"found", Verbatim{o.value}}, {"expected", Verbatim{words}}}}, o.line};
}

Result<OptionValues> OptionValues::read(const OptionTable &table, const PresetSpec &preset, const Setup &setup)
{
    OptionValues values;
    values.m_table = &table;
    for (const OptionSpec &s : table.specs())
        values.m_values[s.key] = table.presetValue(preset, s.key);
    for (const OptionSetting &o : setup.options) {
        if (auto p = table.check(o))
            return *p;
        values.m_values[o.key] = o.value;
        values.m_lastLine = o.line;
    }
    return values;
}

int OptionValues::number(std::string_view key) const
{
    return numberOf(text(key)).value_or(0);
}

int OptionValues::place(std::string_view key) const
{
    const auto &list = m_table->find(key)->values;
    const auto it = std::find_if(list.begin(), list.end(), [&](const OptionValue &v) { return text(key) == v.word; });
    return int(it - list.begin());
}

Problem wrongSeats(const Setup &setup, int lowest, int highest)
{
    const Phrase &phrase = lowest == highest ? problem::kSeatsExactly : problem::kSeats;
    return {{phrase, {{"n", std::int64_t(setup.players)}, {"lowest", std::int64_t(lowest)}, {"highest", std::int64_t(highest)}}}, setup.playersLine};
}

std::optional<Problem> checkNumbers(const StartLine &l, std::size_t wanted, int lowest, int highest)
{
    if (l.words.size() != wanted)
        return Problem{{problem::kOnePerSeat, {{"key", Verbatim{l.key}}, {"n", std::int64_t(wanted)}}}, l.line};
    for (const std::string &w : l.words) {
        int n = 0;
        const auto r = std::from_chars(w.data(), w.data() + w.size(), n);
        if (r.ec != std::errc() || r.ptr != w.data() + w.size() || n < lowest || n > highest)
            return Problem{{problem::kNumberRange, {{"found", Verbatim{w}}, {"lowest", std::int64_t(lowest)}, {"highest", std::int64_t(highest)}}}, l.line};
    }
    return std::nullopt;
}

std::vector<int> numbersOf(const StartLine &l)
{
    std::vector<int> out;
    for (const std::string &w : l.words) {
        int n = 0;
        std::from_chars(w.data(), w.data() + w.size(), n);
        out.push_back(n);
    }
    return out;
}

} // namespace khiar::kit
