// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/game_profile.h"

#include <QVariantMap>

#include <array>
#include <utility>

#include "app/models/table_words.h"
#include "app/shell/language.h"
#include "app/text/rule_lines.h"

namespace khiar {
namespace {

constexpr Phrase kOwnRules = KHIAR_TEXT("profile-rules", "The rules in short");
constexpr Phrase kDifferences = KHIAR_TEXT("profile-differences", "What is different from {game}");
constexpr Phrase kRest = KHIAR_TEXT("profile-rest", "Everything else is as in {game}.");
constexpr Phrase kNoDifference = KHIAR_TEXT("profile-same", "It is played as {game} is.");
constexpr Phrase kBase = KHIAR_TEXT("profile-base", "in {game}: {value}");
constexpr Phrase kSpoken = KHIAR_TEXT("profile-spoken", "{rule}; {base}");

QVariantMap lineMap(const Words &words, const RuleLine &line, const Phrase &baseName)
{
    QString base;
    if (line.base)
        base = words.sentence(Text{kBase, {{"game", baseName}, {"value", Verbatim{ruleValue(words, *line.option, *line.base).toStdString()}}}});
    QString spoken = ruleSentence(words, line);
    if (!base.isEmpty())
        spoken = words.sentence(Text{kSpoken, {{"rule", Verbatim{spoken.toStdString()}}, {"base", Verbatim{base.toStdString()}}}});
    return {{QStringLiteral("key"), QString::fromUtf8(line.option->key)}, {QStringLiteral("name"), words.sentence(line.option->name)},
            {QStringLiteral("sentence"), words.sentence(line.option->sentence)}, {QStringLiteral("value"), ruleValue(words, *line.option, line.value)},
            {QStringLiteral("base"), base}, {QStringLiteral("spoken"), spoken}};
}

} // namespace

GameProfile::GameProfile(const Registry &registry, const CatalogueModel &catalogue, QObject *parent) : QObject(parent), m_catalogue(catalogue), m_registry(registry)
{
    onLanguageChange(this, [this] { emit changed(); });
}

bool GameProfile::open(const QString &gameId)
{
    for (int row = 0; row < m_catalogue.rowCount(); ++row)
        if (m_catalogue.at(row).id == gameId) {
            m_row = row;
            m_family = m_registry.familyOf(gameId.toStdString());
            m_preset = m_family->preset(gameId.toStdString());
            emit changed();
            emit gameIdChanged();
            return true;
        }
    return false;
}

QVariant GameProfile::role(CatalogueModel::Role role) const
{
    return m_row < 0 ? QVariant() : m_catalogue.index(m_row).data(role);
}

QString GameProfile::gameId() const
{
    return m_row < 0 ? QString() : m_catalogue.at(m_row).id;
}

QString GameProfile::baseId() const
{
    return !m_preset || m_preset == &m_family->presets().front() ? QString() : QString::fromUtf8(m_family->presets().front().id);
}

QString GameProfile::baseName() const
{
    return baseId().isEmpty() ? QString() : wordsNow().sentence(m_family->presets().front().name);
}

QString GameProfile::rulesTitle() const
{
    if (!m_preset)
        return {};
    const Words &words = wordsNow();
    return baseId().isEmpty() ? words.sentence(kOwnRules) : words.sentence(Text{kDifferences, {{"game", m_family->presets().front().name}}});
}

QString GameProfile::restLine() const
{
    if (!m_preset || baseId().isEmpty())
        return {};
    return wordsNow().sentence(Text{groups().isEmpty() ? kNoDifference : kRest, {{"game", m_family->presets().front().name}}});
}

QVariantList GameProfile::groups() const
{
    if (!m_preset)
        return {};
    const PresetSpec &first = m_family->presets().front();
    const RuleValues here(*m_family, *m_preset);
    const auto lines = m_preset == &first ? rulesOf(here) : ruleDifferences(here, RuleValues(*m_family, first));
    const Words &words = wordsNow();
    QVariantList list, rows;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Phrase &group = lines[i].option->group;
        rows.append(lineMap(words, lines[i], first.name));
        if (i + 1 == lines.size() || std::string_view(group.id) != lines[i + 1].option->group.id)
            list.append(QVariantMap{{QStringLiteral("title"), words.sentence(group)}, {QStringLiteral("lines"), std::exchange(rows, {})}});
    }
    return list;
}

QVariantList GameProfile::siblings() const
{
    QVariantList list;
    for (int row = 0; row < m_catalogue.rowCount(); ++row)
        if (m_row >= 0 && m_catalogue.at(row).family == m_catalogue.at(m_row).family)
            list.append(QVariantMap{{QStringLiteral("gameId"), m_catalogue.at(row).id}, {QStringLiteral("name"), m_catalogue.index(row).data(CatalogueModel::Name)},
                                    {QStringLiteral("emblem"), m_catalogue.at(row).emblem}});
    return list;
}

std::span<const Phrase> gameProfilePhrases()
{
    static constexpr std::array list = {kOwnRules, kDifferences, kRest, kNoDifference, kBase, kSpoken};
    return list;
}

} // namespace khiar
