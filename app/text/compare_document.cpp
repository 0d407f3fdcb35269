// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/compare_document.h"

#include <algorithm>
#include <array>

#include "app/text/rule_lines.h"

namespace khiar {
namespace {

using namespace guide;

constexpr Phrase kTitle = KHIAR_TEXT("compare.title", "How the games differ: {name}");
constexpr Phrase kGame = KHIAR_TEXT("compare.game", "Game");
constexpr Phrase kPlayers = KHIAR_TEXT("compare.players", "Players");
constexpr std::array kAll = {kTitle, kGame, kPlayers};

Run linked(const QString &text, const QString &link)
{
    Run run;
    run.text = text;
    run.link = link;
    return run;
}

} // namespace

Guide compareDocument(const FamilyBase &family, const Words &words)
{
    Guide guide;
    const auto add = [&](auto what) { guide.blocks.push_back({0, std::move(what)}); };
    add(Heading{1, parseRuns(words.sentence(Text{kTitle, {{"name", family.name()}}})), {}});
    for (const PresetSpec &p : family.presets()) {
        const QString id = QString::fromUtf8(p.id);
        add(Heading{2, {linked(words.sentence(p.name), {})}, id});
        add(Paragraph{parseRuns(words.sentence(p.line))});
        List list;
        for (const RuleLine &line : ruleDifferences(RuleValues(family, p), RuleValues(family, family.presets().front())))
            list.items.push_back({parseRuns(ruleSentence(words, line)), 0, 0});
        if (!list.items.empty())
            add(std::move(list));
    }
    return guide;
}

std::span<const Phrase> compareDocumentPhrases()
{
    return kAll;
}

} // namespace khiar
