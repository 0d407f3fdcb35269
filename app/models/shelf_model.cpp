// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shelf_model.h"

#include <algorithm>
#include <array>

#include "app/models/table_words.h"
#include "app/shell/language.h"

namespace khiar {
namespace {

constexpr Phrase kCount = KHIAR_TEXT_N("shelf-count", "{n} games");
constexpr Phrase kPlayers = KHIAR_TEXT_N("shelf-players", "{n} players");
constexpr Phrase kAnyNumber = KHIAR_TEXT("shelf-players-any", "Any number");

} // namespace

ShelfModel::ShelfModel(CatalogueModel &catalogue, QObject *parent) : QSortFilterProxyModel(parent), m_catalogue(catalogue)
{
    setSourceModel(&catalogue);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(this, signal, this, &ShelfModel::arrange);
    connect(this, &QAbstractItemModel::modelReset, this, &ShelfModel::arrange);
    onLanguageChange(this, [this] { emit wordsChanged(); });
    arrange();
}

void ShelfModel::setSearch(const QString &search)
{
    if (search == m_search)
        return;
    m_search = search;
    m_sought = Sought(search);
    renew();
}

void ShelfModel::setPlayers(int players)
{
    players = std::max(0, players);
    if (players == m_players)
        return;
    m_players = players;
    renew();
}

void ShelfModel::showAll()
{
    if (m_search.isEmpty() && m_players == 0)
        return;
    m_search.clear();
    m_sought = Sought();
    m_players = 0;
    renew();
}

void ShelfModel::renew()
{
    invalidateFilter();
    arrange();
    emit filterChanged();
}

bool ShelfModel::shows(const Findable &what, int seatsMin, int seatsMax) const
{
    return (m_players == 0 || (m_players >= seatsMin && m_players <= seatsMax)) && what.holds(m_sought);
}

bool ShelfModel::filterAcceptsRow(int row, const QModelIndex &) const
{
    const CatalogueModel::Entry &e = m_catalogue.at(row);
    return shows(e.findable, e.seatsMin, e.seatsMax);
}

/// Where each row stands, and which families there are. Rows that stay may stand elsewhere now.
void ShelfModel::arrange()
{
    const int n = rowCount();
    std::vector<At> at;
    QList<int> sections;
    QString family;
    for (int row = 0; row < n; ++row) {
        const QString &own = m_catalogue.at(mapToSource(index(row, 0)).row()).family;
        if (sections.isEmpty() || own != family)
            sections.append(0);
        family = own;
        at.push_back({int(sections.size()) - 1, sections.back()++});
    }
    m_at = std::move(at);
    m_sections = std::move(sections);
    emit countChanged();
    if (n > 0)
        emit dataChanged(index(0, 0), index(n - 1, 0), {CatalogueModel::FirstOfFamily, Section, Place});
}

QString ShelfModel::countText(int count) const
{
    return wordsNow().sentence(Text{kCount, {{"n", std::int64_t(count)}}});
}

QList<int> ShelfModel::playersChoices() const
{
    int least = 99, most = 0;
    for (int row = 0; row < m_catalogue.rowCount(); ++row) {
        least = std::min(least, m_catalogue.at(row).seatsMin);
        most = std::max(most, m_catalogue.at(row).seatsMax);
    }
    QList<int> list{0};
    for (int n = least; n <= most; ++n)
        list.append(n);
    return list;
}

QStringList ShelfModel::playersTexts() const
{
    QStringList list;
    for (const int n : playersChoices())
        list.append(wordsNow().sentence(n == 0 ? Text{kAnyNumber, {}} : Text{kPlayers, {{"n", std::int64_t(n)}}}));
    return list;
}

int ShelfModel::rowOf(const QString &gameId) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (index(row, 0).data(CatalogueModel::GameId) == gameId)
            return row;
    return -1;
}

QVariant ShelfModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || std::size_t(index.row()) >= m_at.size())
        return QSortFilterProxyModel::data(index, role);
    const At &at = m_at[std::size_t(index.row())];
    switch (role) {
    case CatalogueModel::FirstOfFamily: return at.place == 0;
    case Section: return at.section;
    case Place: return at.place;
    default: return QSortFilterProxyModel::data(index, role);
    }
}

QHash<int, QByteArray> ShelfModel::roleNames() const
{
    auto names = QSortFilterProxyModel::roleNames();
    names.insert({{Section, "section"}, {Place, "place"}});
    return names;
}

std::span<const Phrase> shelfPhrases()
{
    static constexpr std::array list = {kCount, kPlayers, kAnyNumber};
    return list;
}

} // namespace khiar
