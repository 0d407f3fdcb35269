// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/rules_document.h"

#include <algorithm>
#include <array>

#include "app/text/rule_lines.h"

namespace khiar {
namespace {

using namespace guide;

constexpr Phrase kTitle = KHIAR_TEXT("rules-page.title", "Rules: {name}");
constexpr Phrase kChanged = KHIAR_TEXT("rules-page.changed", "This table differs from {name}: {differences}.");
constexpr Phrase kMore = KHIAR_TEXT("rules-page.more", "Read on");
constexpr Phrase kGuide = KHIAR_TEXT("rules-page.guide", "The guide, with examples to play");
constexpr Phrase kCompare = KHIAR_TEXT("rules-page.compare", "How the presets differ");
constexpr Phrase kGlossary = KHIAR_TEXT("rules-page.glossary", "The words of the game");
constexpr Phrase kInGuide = KHIAR_TEXT("rules-page.in-guide", "In the guide, with examples:");
constexpr std::array kAll = {kTitle, kChanged, kMore, kGuide, kCompare, kGlossary, kInGuide};

Runs runsOf(const Words &words, const Text &text)
{
    return parseRuns(words.sentence(text));
}

Arg verbatim(const char *name, const QString &text)
{
    return {name, Verbatim{text.toStdString()}};
}

Block blockOf(const Words &words, const RuleParagraph &paragraph)
{
    QStringList sentences;
    for (const RuleSentence &s : paragraph.sentences)
        sentences += words.sentence(s.text);
    return {0, Paragraph{parseRuns(sentences.join(u' '))}};
}

Block blockOf(const Words &words, const RuleList &list)
{
    List out;
    for (const RuleSentence &s : list.items)
        out.items.push_back({runsOf(words, s.text), 0, 0});
    return {0, std::move(out)};
}

Block blockOf(const Words &words, const RuleTable &table)
{
    Table out;
    for (const Phrase &p : table.head)
        out.head.push_back(runsOf(words, Text{p, {}}));
    for (const RuleTable::Row &row : table.rows) {
        std::vector<Runs> cells;
        for (const Text &t : row.cells)
            cells.push_back(runsOf(words, t));
        out.rows.push_back(std::move(cells));
    }
    return {0, std::move(out)};
}

/// What is set differently from the preset, in the words of the options.
QString differences(const FamilyBase &family, const PresetSpec &preset, const Setup &setup, const Words &words)
{
    const RuleValues here(family, preset, setup.options), base(family, preset);
    return ruleSentences(words, ruleDifferences(here, base));
}

Run linked(const QString &text, const QString &link)
{
    Run run;
    run.text = text;
    run.link = link;
    return run;
}

/// "In the guide, with examples: The last trick" where the preset's own guide has that place.
std::optional<Paragraph> placeInGuide(const Guide &guide, const PresetSpec &preset, const RuleSection &section, const Words &words)
{
    const QString anchor = QString::fromUtf8(section.guide);
    const Heading *heading = guide.heading(anchor);
    if (!heading)
        return std::nullopt;
    Run before;
    before.text = words.sentence(kInGuide) + u' ';
    return Paragraph{{before, linked(plainText(heading->runs), QString::fromUtf8(preset.id) + u'#' + anchor)}};
}

/// Where to read on; only what is there.
List links(const FamilyBase &family, const PresetSpec &preset, const Words &words)
{
    List list;
    const QString id = QString::fromUtf8(preset.id);
    if (guideExists(id))
        list.items.push_back({{linked(words.sentence(kGuide), id)}, 0, 0});
    if (family.presets().size() > 1)
        list.items.push_back({{linked(words.sentence(kCompare), QStringLiteral("compare/%1#%2").arg(QString::fromUtf8(family.id().data(), qsizetype(family.id().size())), id))}, 0, 0});
    list.items.push_back({{linked(words.sentence(kGlossary), QStringLiteral("glossary"))}, 0, 0});
    return list;
}

} // namespace

Guide rulesDocument(const FamilyBase &family, const Setup &setup, const Words &words, const QString &title)
{
    Guide guide;
    const auto add = [&](auto what) { guide.blocks.push_back({0, std::move(what)}); };
    const PresetSpec *preset = family.preset(setup.game);
    if (!preset)
        return guide;
    const QString name = words.sentence(preset->name);
    add(Heading{1, runsOf(words, {kTitle, {verbatim("name", title.isEmpty() ? name : title)}}), {}});
    const std::vector<RuleSection> sections = family.rulesInWords(setup);
    if (sections.empty())
        return guide;
    if (const QString changed = differences(family, *preset, setup, words); !changed.isEmpty())
        add(Paragraph{runsOf(words, {kChanged, {verbatim("name", name), verbatim("differences", changed)}})});
    const Result<Guide> own = readGuide(words.language(), QString::fromUtf8(preset->id));
    std::string_view before; // two sections may be explained in one place
    for (const RuleSection &section : sections) {
        add(Heading{2, runsOf(words, {section.heading, {}}), QString::fromUtf8(section.anchor)});
        for (const RuleBlock &block : section.blocks)
            guide.blocks.push_back(std::visit([&](const auto &b) { return blockOf(words, b); }, block));
        if (own && std::string_view(section.guide) != before)
            if (auto place = placeInGuide(*own, *preset, section, words))
                add(std::move(*place));
        before = section.guide;
    }
    add(Heading{2, runsOf(words, {kMore, {}}), QStringLiteral("more")});
    add(links(family, *preset, words));
    return guide;
}

Guide rulesDocument(const FamilyBase &family, const PresetSpec &preset, int players, const Words &words)
{
    Setup setup;
    setup.game = preset.id;
    setup.players = std::clamp(players, preset.seatsMin, preset.seatsMax);
    return rulesDocument(family, setup, words);
}

std::span<const Phrase> rulesDocumentPhrases()
{
    return kAll;
}

} // namespace khiar
