// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/rule_lines.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace khiar {
namespace {

constexpr Phrase kRule = KHIAR_TEXT("rule-line", "{name}: {value}");

/// The name of the value where it has one; numbers may have (0 is "off" of some).
const Phrase *nameOf(const OptionSpec &option, std::string_view value)
{
    const auto it = std::find_if(option.values.begin(), option.values.end(), [&](const OptionValue &v) { return value == v.word; });
    return it == option.values.end() ? nullptr : &it->name;
}

} // namespace

bool isAbsent(std::string_view value)
{
    return value == "off" || value == "none";
}

RuleValues::RuleValues(const FamilyBase &family, const PresetSpec &preset, std::span<const OptionSetting> changed) : m_family(&family)
{
    for (const OptionSpec &o : family.options())
        m_values[o.key] = family.presetValue(preset, o.key);
    for (const OptionSetting &o : changed)
        if (const auto it = m_values.find(o.key); it != m_values.end())
            it->second = o.value;
}

const std::string &RuleValues::value(std::string_view key) const
{
    static const std::string none;
    const auto it = m_values.find(key);
    return it == m_values.end() ? none : it->second;
}

bool RuleValues::inForce(const OptionSpec &option) const
{
    return std::all_of(option.needs.begin(), option.needs.end(), [this](const OptionNeed &need) {
        return std::any_of(need.words.begin(), need.words.end(), [&](const char *word) { return value(need.key) == word; });
    });
}

std::vector<RuleLine> rulesOf(const RuleValues &rules)
{
    std::vector<RuleLine> lines;
    for (const OptionSpec &o : rules.family().options())
        if (rules.inForce(o) && !isAbsent(rules.value(o.key)) && rules.value(o.key) != "0")
            lines.push_back({&o, rules.value(o.key), std::nullopt});
    return lines;
}

std::vector<RuleLine> ruleDifferences(const RuleValues &here, const RuleValues &base)
{
    std::vector<RuleLine> lines;
    for (const OptionSpec &o : here.family().options()) {
        const std::string &value = here.value(o.key), &other = base.value(o.key);
        if (!here.inForce(o) || (value == other && base.inForce(o)))
            continue;
        if (base.inForce(o))
            lines.push_back({&o, value, other});
        else if (!isAbsent(value)) // a rule that the other game has no place for
            lines.push_back({&o, value, std::nullopt});
    }
    return lines;
}

QString ruleValue(const Words &words, const OptionSpec &option, std::string_view value)
{
    if (const Phrase *name = nameOf(option, value))
        return words.sentence(*name);
    bool isNumber = false;
    const QString text = QString::fromUtf8(value.data(), qsizetype(value.size()));
    const qlonglong n = text.toLongLong(&isNumber);
    return isNumber ? words.number(n) : text;
}

QString ruleSentence(const Words &words, const RuleLine &line)
{
    return words.sentence(Text{kRule, {{"name", line.option->name}, {"value", Verbatim{ruleValue(words, *line.option, line.value).toStdString()}}}});
}

QString ruleSentences(const Words &words, std::span<const RuleLine> lines)
{
    QStringList list;
    for (const RuleLine &line : lines)
        list.append(ruleSentence(words, line));
    return list.join(QStringLiteral(" · "));
}

std::span<const Phrase> ruleLinePhrases()
{
    static constexpr std::array list = {kRule};
    return list;
}

} // namespace khiar
