// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/guide_documents.h"

#include <algorithm>
#include <array>

#include "app/text/compare_document.h"
#include "app/text/glossary_document.h"
#include "app/text/rules_document.h"
#include "engine/core/problems.h"

namespace khiar::guide {
namespace {

constexpr Phrase kCommon = KHIAR_TEXT("document.common", "At the table");
constexpr Phrase kGlossary = KHIAR_TEXT("document.glossary", "Glossary");
constexpr Phrase kCompare = KHIAR_TEXT("document.compare", "How the games differ");
constexpr Phrase kRules = KHIAR_TEXT("document.rules", "The rules in full");
constexpr Phrase kTable = KHIAR_TEXT("document.table", "Rules of this table");
constexpr Phrase kNew = KHIAR_TEXT("document.new", "Rules of the new game");
constexpr Phrase kGone = KHIAR_TEXT("document.gone", "There is no table now whose rules could be shown.");
constexpr std::array kAll = {kCommon, kGlossary, kCompare, kRules, kTable, kNew, kGone};

const QString kFamily = QStringLiteral("family/"), kRulesOf = QStringLiteral("rules/"), kCompareOf = QStringLiteral("compare/");

QString text(std::string_view id)
{
    return QString::fromUtf8(id.data(), qsizetype(id.size()));
}

bool isNamed(const QString &document)
{
    static const QStringList open = {QStringLiteral("rules/table"), QStringLiteral("rules/new"), QStringLiteral("rules/draft")};
    return open.contains(document) || document.startsWith(QLatin1String("rules/house/"));
}

const FamilyBase *familyNamed(const Registry &registry, const QString &id)
{
    const auto &all = registry.families();
    const auto it = std::find_if(all.begin(), all.end(), [&](const FamilyBase *f) { return text(f->id()) == id; });
    return it == all.end() ? nullptr : *it;
}

} // namespace

/// Of a document whose name begins with rules/; a preset's are for as many players as it usually has.
std::optional<NamedRules> Documents::rules(const QString &document) const
{
    if (isNamed(document))
        return m_named ? m_named(document) : std::nullopt;
    const QString game = document.mid(kRulesOf.size());
    const FamilyBase *family = document.startsWith(kRulesOf) ? m_registry.familyOf(game.toStdString()) : nullptr;
    if (!family)
        return std::nullopt;
    NamedRules named;
    named.setup.game = game.toStdString();
    const PresetSpec &preset = *family->preset(named.setup.game);
    named.setup.players = std::clamp(4, preset.seatsMin, preset.seatsMax);
    return named;
}

bool Documents::exists(const QString &document) const
{
    if (document.startsWith(kRulesOf))
        return rules(document).has_value();
    if (document.startsWith(kCompareOf))
        return familyNamed(m_registry, document.mid(kCompareOf.size()));
    return document == QLatin1String("glossary") || (!document.contains(QLatin1String("..")) && guideExists(document));
}

Result<Guide> Documents::read(const QString &language, const QString &document) const
{
    if (document.startsWith(kRulesOf)) {
        const auto named = rules(document);
        const FamilyBase *family = named ? m_registry.familyOf(named->setup.game) : nullptr;
        if (!family)
            return Problem{{kGone, {}}, 0};
        return rulesDocument(*family, named->setup, Words(language), named->title);
    }
    if (document.startsWith(kCompareOf))
        if (const FamilyBase *family = familyNamed(m_registry, document.mid(kCompareOf.size())))
            return compareDocument(*family, Words(language));
    if (document == QLatin1String("glossary"))
        return glossaryDocument(language);
    return readGuide(language, document);
}

QString Documents::title(const Words &words, const QString &document) const
{
    const FamilyBase *family = familyOf(document);
    if (document.startsWith(kFamily))
        return family ? words.sentence(family->name()) : QString();
    if (document.startsWith(kCompareOf))
        return words.sentence(kCompare);
    if (document == QLatin1String("rules/table"))
        return words.sentence(kTable);
    if (document.startsWith(kRulesOf)) {
        const auto named = rules(document);
        return named && !named->title.isEmpty() ? named->title : words.sentence(document == QLatin1String("rules/new") ? kNew : kRules);
    }
    if (document == QLatin1String("glossary"))
        return words.sentence(kGlossary);
    if (document == QLatin1String("common"))
        return words.sentence(kCommon);
    return family ? words.sentence(family->preset(document.toStdString())->name) : QString();
}

QString Documents::gameOf(const QString &document) const
{
    if (document.startsWith(kRulesOf)) {
        const auto named = rules(document);
        return named ? QString::fromStdString(named->setup.game) : QString();
    }
    return m_registry.familyOf(document.toStdString()) ? document : QString();
}

const FamilyBase *Documents::familyOf(const QString &document) const
{
    for (const QString &prefix : {kFamily, kCompareOf})
        if (document.startsWith(prefix))
            return familyNamed(m_registry, document.mid(prefix.size()));
    return m_registry.familyOf(gameOf(document).toStdString());
}

QStringList Documents::wayThrough(const QString &game) const
{
    const FamilyBase *family = m_registry.familyOf(game.toStdString());
    const QString id = family ? text(family->id()) : QString();
    QStringList list;
    for (const QString &document : {game, kFamily + id, kCompareOf + id, QStringLiteral("common"), QStringLiteral("glossary")})
        if (exists(document))
            list += document;
    return list;
}

QStringList Documents::searched() const
{
    QStringList list;
    for (const FamilyBase *family : m_registry.families()) {
        list += kFamily + text(family->id());
        for (const PresetSpec &preset : family->presets())
            list += text(preset.id);
        list += kCompareOf + text(family->id());
    }
    list += QStringList{QStringLiteral("common"), QStringLiteral("glossary")};
    list.erase(std::remove_if(list.begin(), list.end(), [this](const QString &document) { return !exists(document); }), list.end());
    return list;
}

std::optional<Place> Documents::explains(const QString &language, const QString &game, const QString &anchor) const
{
    const FamilyBase *family = m_registry.familyOf(game.toStdString());
    return findAnchor(language, game, family ? text(family->id()) : QString(), anchor);
}

std::span<const Phrase> documentPhrases()
{
    return kAll;
}

} // namespace khiar::guide
