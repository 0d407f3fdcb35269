// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/house_draft.h"

#include <algorithm>

#include "app/models/house_words.h"
#include "app/models/table_words.h"
#include "app/shell/language.h"
#include "app/storage/house_rules.h"
#include "app/storage/saved_games.h"

namespace khiar {

using namespace house_text;

HouseDraft::HouseDraft(const Registry &registry, const CatalogueModel &catalogue, QObject *parent)
    : QObject(parent), m_registry(registry), m_catalogue(catalogue)
{
    onLanguageChange(this, [this] { emit changed(); });
    connect(&m_options, &OptionsModel::settingsChanged, this, &HouseDraft::touch);
}

void HouseDraft::touch()
{
    if (m_opening)
        return;
    m_dirty = true;
    emit changed();
}

std::vector<OptionSetting> HouseDraft::open(const Record &rules, const QString &id, bool dirty)
{
    const FamilyBase *family = m_registry.familyOf(rules.setup.game);
    if (!family)
        return rules.setup.options;
    m_opening = true;
    m_family = family;
    m_preset = family->preset(rules.setup.game);
    m_id = id;
    m_name = SavedGames::tidyTitle(QString::fromStdString(rules.title));
    m_wanted = rules.setup.players;
    m_options.preferPlayers(m_wanted);
    auto left = m_options.open(m_family, m_preset, rules.setup.options);
    m_opening = false;
    m_dirty = dirty || !left.empty();
    emit changed();
    return left;
}

void HouseDraft::close()
{
    m_preset = nullptr;
    m_dirty = false;
    m_id.clear();
    emit changed();
}

void HouseDraft::kept(const QString &id)
{
    m_id = id;
    m_name = title();
    m_dirty = false;
    emit changed();
}

Record HouseDraft::record() const
{
    Record rules;
    if (!m_preset)
        return rules;
    rules.title = title().toStdString();
    rules.setup.game = m_preset->id;
    rules.setup.players = players();
    rules.setup.options = m_options.settings();
    return tidyHouseRules(m_registry, std::move(rules));
}

void HouseDraft::setName(const QString &name)
{
    if (name == m_name)
        return;
    m_name = name;
    touch();
}

QString HouseDraft::defaultName() const
{
    return m_preset ? SavedGames::tidyTitle(wordsNow().sentence(Text{kDefaultName, {{"game", m_preset->name}}}).remove(QChar(0x2068)).remove(QChar(0x2069))) : QString();
}

QString HouseDraft::title() const
{
    const QString tidy = SavedGames::tidyTitle(m_name);
    return tidy.isEmpty() ? defaultName() : tidy;
}

QString HouseDraft::gameId() const { return m_preset ? QString::fromUtf8(m_preset->id) : QString(); }
QString HouseDraft::gameName() const { return m_preset ? wordsNow().sentence(m_preset->name) : QString(); }
QString HouseDraft::gameLine() const { return m_preset ? wordsNow().sentence(m_preset->line) : QString(); }

QString HouseDraft::emblem() const
{
    const CatalogueModel::Entry *entry = m_catalogue.entry(gameId());
    return entry ? entry->emblem : QString();
}

QStringList HouseDraft::games() const
{
    QStringList list;
    if (m_preset)
        for (const PresetSpec &p : m_family->presets())
            list.append(wordsNow().sentence(p.name));
    return list;
}

int HouseDraft::game() const
{
    return m_preset ? int(m_preset - m_family->presets().data()) : -1;
}

void HouseDraft::setGame(int game)
{
    if (!m_preset || game < 0 || std::size_t(game) >= m_family->presets().size() || game == this->game())
        return;
    const auto settings = m_options.settings();
    m_opening = true;
    m_preset = &m_family->presets()[std::size_t(game)];
    m_options.open(m_family, m_preset, settings);
    m_opening = false;
    touch();
}

int HouseDraft::players() const
{
    const auto &fit = m_options.players();
    if (!m_preset || fit.empty())
        return m_wanted;
    return *std::min_element(fit.begin(), fit.end(), [&](int a, int b) { return std::abs(a - m_wanted) < std::abs(b - m_wanted); });
}

void HouseDraft::setPlayers(int players)
{
    const auto &fit = m_options.players();
    if (std::find(fit.begin(), fit.end(), players) == fit.end() || players == this->players())
        return;
    m_wanted = players;
    m_options.preferPlayers(players);
    touch();
}

int HouseDraft::playersMin() const { return m_options.players().empty() ? 2 : m_options.players().front(); }
int HouseDraft::playersMax() const { return m_options.players().empty() ? 2 : m_options.players().back(); }
QString HouseDraft::playersText() const { return khiar::playersText(wordsNow(), m_options.players()); }

QString HouseDraft::playersWhy() const
{
    for (int n = m_preset ? m_preset->seatsMin : 1; m_preset && n <= m_preset->seatsMax; ++n)
        if (const auto problem = m_options.problemWith(n))
            return wordsNow().sentence(Text{kPlayersNot, {{"n", std::int64_t(n)}, {"found", Verbatim{reasonText(wordsNow(), *problem).toStdString()}}}});
    return {};
}

} // namespace khiar
