// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/text/words.h"
#include "engine/core/match.h"

// What a game's options say in words, made from the option specs alone: no line is written by hand for any game.
namespace khiar {

/// The value of every option of a family as a record words it: a preset's, with what is set differently over it.
class RuleValues {
public:
    /// Keys that the family does not have are left out; later settings of one key win.
    RuleValues(const FamilyBase &family, const PresetSpec &preset, std::span<const OptionSetting> changed = {});
    const FamilyBase &family() const { return *m_family; }
    /// Empty for a key that the family does not have.
    const std::string &value(std::string_view key) const;
    /// Whether the option makes any difference beside the others (OptionSpec::needs).
    bool inForce(const OptionSpec &option) const;

private:
    const FamilyBase *m_family;
    std::map<std::string, std::string, std::less<>> m_values;
};

/// One rule: an option, its value, and its value in the game that it is compared with, if it says anything there.
struct RuleLine {
    const OptionSpec *option;
    std::string value;
    std::optional<std::string> base;
};

/// Whether a value says that there is no such rule.
bool isAbsent(std::string_view value);

/// The rules of a game: options in force, in the order of their specs, but for what is merely absent (off, none, 0).
std::vector<RuleLine> rulesOf(const RuleValues &rules);

/// How `here` differs from `base`, in the order of the specs. Options that make no difference in `here` are left out; those
/// that make none in `base` have no value there.
std::vector<RuleLine> ruleDifferences(const RuleValues &here, const RuleValues &base);

/// The value in the reader's words: the name of a choice, or a number, some of which have names.
QString ruleValue(const Words &words, const OptionSpec &option, std::string_view value);

/// "{name}: {value}", for a line or for the ear.
QString ruleSentence(const Words &words, const RuleLine &line);
/// Several in one line: "Jokers: 3 · Limit: 30".
QString ruleSentences(const Words &words, std::span<const RuleLine> lines);

/// Every phrase said here, for the test that both languages have it.
std::span<const Phrase> ruleLinePhrases();

} // namespace khiar
