// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/glossary_document.h"

#include <QFile>

#include <array>

#include "app/text/words.h"

namespace khiar {
namespace {

using namespace guide;

constexpr Phrase kTitle = KHIAR_TEXT("glossary.title", "The words of the games");
constexpr std::array kAll = {kTitle};

} // namespace

Result<Guide> glossaryDocument(const QString &language)
{
    const Words words(language);
    Guide guide;
    guide.blocks.push_back({0, Heading{1, parseRuns(words.sentence(kTitle)), {}}});
    guide.blocks.push_back({0, Heading{2, parseRuns(words.sentence(kTitle)), QStringLiteral("trick")}});
    return guide;
}

std::span<const Phrase> glossaryDocumentPhrases()
{
    return kAll;
}

} // namespace khiar
