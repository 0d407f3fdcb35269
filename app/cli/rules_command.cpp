// SPDX-License-Identifier: GPL-3.0-or-later
// rules: the rules of exactly this table, composed from its options.
#include <QJsonArray>

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>

#include "app/cli/command_line.h"
#include "app/text/guide_plain.h"
#include "app/text/rules_document.h"

namespace khiar::cli {
namespace {

/// Columns of the terminal; 80 where the text goes elsewhere. Nobody reads lines of more than 100.
int terminalWidth()
{
    winsize size{};
    const bool known = isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? std::clamp<int>(size.ws_col, 20, 100) : 80;
}

/// A section for each heading: its blocks as one text each.
QJsonArray sectionsOf(const guide::Guide &guide)
{
    QJsonArray sections;
    QJsonObject section;
    QJsonArray text;
    const auto flush = [&] {
        section[QStringLiteral("text")] = text;
        if (section.contains(QStringLiteral("anchor")) && !text.isEmpty())
            sections += section;
        text = {};
    };
    for (const guide::Block &block : guide.blocks) {
        if (const auto *heading = block.as<guide::Heading>()) {
            flush();
            section = {{"anchor", heading->anchor}, {"heading", guide::plainText(heading->runs)}};
        } else {
            text += guide::plainDocument({{block}}, 1'000'000).trimmed();
        }
    }
    flush();
    return sections;
}

} // namespace

int runRules(Terminal &t, const Arguments &a)
{
    const auto setup = setupOf(t, a, 1);
    if (!setup)
        return kInvalid;
    const FamilyBase *family = t.registry.familyOf(setup->game);
    const guide::Guide rules = rulesDocument(*family, *setup, t.words);
    if (t.json)
        t.print(QJsonObject{{"game", a.words.front()}, {"players", setup->players}, {"title", rules.title()}, {"sections", sectionsOf(rules)}});
    else
        t.out << guide::plainDocument(rules, terminalWidth());
    return kFine;
}

} // namespace khiar::cli
