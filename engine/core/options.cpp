// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/options.h"

namespace khiar {

std::vector<std::string> wordsBesideNumbers(const OptionSpec &option)
{
    std::vector<std::string> list;
    for (const OptionValue &v : option.values)
        if (option.kind == OptionKind::number && std::string_view(v.word).find_first_not_of("0123456789-") != std::string_view::npos)
            list.emplace_back(v.word);
    return list;
}

std::vector<Phrase> allPhrases(std::initializer_list<std::span<const Phrase>> lists)
{
    std::vector<Phrase> all;
    for (std::span<const Phrase> list : lists)
        all.insert(all.end(), list.begin(), list.end());
    return all;
}

std::vector<Phrase> phrasesOf(std::span<const OptionSpec> options, std::span<const PresetSpec> presets, std::span<const SwitchSpec> switches)
{
    std::vector<Phrase> list;
    const auto add = [&](const Phrase &p) {
        if (!p.empty())
            list.push_back(p);
    };
    for (const OptionSpec &o : options) {
        for (const Phrase &p : {o.name, o.sentence, o.group})
            add(p);
        for (const OptionValue &v : o.values)
            add(v.name);
    }
    for (const PresetSpec &p : presets) {
        add(p.name);
        add(p.line);
    }
    for (const SwitchSpec &s : switches) {
        add(s.name);
        add(s.sentence);
    }
    return list;
}

} // namespace khiar
