// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <initializer_list>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace khiar {

enum class OptionKind : std::uint8_t { choice, number };

struct OptionValue {
    const char *word;
    Phrase name; ///< a few words for a list
};

/// What another option must be so that an option changes anything: one of these words (of a number: of these numbers).
struct OptionNeed {
    const char *key;
    std::vector<const char *> words;
};

/// One option of a family: its key and words are those of rules/options.md.
struct OptionSpec {
    const char *key;
    OptionKind kind;
    std::vector<OptionValue> values; ///< of a choice: all; of a number: those that have a name ("0" = off), and words besides numbers ("all")
    int lowest = 0, highest = 0;     ///< of a number
    Phrase name;
    Phrase sentence; ///< one sentence: what it changes
    Phrase group = {};                 ///< the heading it stands under; options of one group follow each other. May be empty
    std::vector<OptionNeed> needs = {}; ///< all must hold, else the option's value makes no difference to a match
};

/// Words of a number option besides its numbers ("all"), in order.
std::vector<std::string> wordsBesideNumbers(const OptionSpec &option);

/// A form of a family: rules/…§8. Its options are the family's defaults with `differs` applied.
struct PresetSpec {
    const char *id;
    int seatsMin, seatsMax;
    int rulesVersion;
    std::vector<std::pair<const char *, const char *>> differs;
    Phrase name;
    Phrase line; ///< one line for a list
    std::vector<const char *> switches; ///< ids of SwitchSpec offered in New game, in order
};

/// Several options under one name, as players speak of them. On: `on` holds. Off: `off` is applied.
struct SwitchSpec {
    const char *id;
    Phrase name;
    Phrase sentence;
    std::vector<std::pair<const char *, const char *>> on;
    std::vector<std::pair<const char *, const char *>> off;
    bool base = false; ///< a part of the preset that can be taken away, not a variant that is added
};

/// All phrases of several lists, in order.
std::vector<Phrase> allPhrases(std::initializer_list<std::span<const Phrase>> lists);
/// Every phrase of these tables, empty ones left out.
std::vector<Phrase> phrasesOf(std::span<const OptionSpec> options, std::span<const PresetSpec> presets, std::span<const SwitchSpec> switches);

struct BotSpec {
    const char *style; ///< as in `seat I bot:STYLE`
    Phrase name;
    Phrase sentence;
};

} // namespace khiar
