// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/house_shelf.h"

namespace khiar {

HouseShelf::HouseShelf(HouseRulesModel &rules, const ShelfModel &shelf, const CatalogueModel &catalogue, QObject *parent)
    : QSortFilterProxyModel(parent), m_shelf(shelf), m_catalogue(catalogue)
{
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(this, signal, this, &HouseShelf::countChanged);
    connect(this, &QAbstractItemModel::modelReset, this, &HouseShelf::countChanged);
    connect(&shelf, &ShelfModel::filterChanged, this, [this] { invalidateFilter(); });
    setSourceModel(&rules);
}

bool HouseShelf::filterAcceptsRow(int row, const QModelIndex &) const
{
    const auto at = [&](HouseRulesModel::Role role) { return sourceModel()->index(row, 0).data(role); };
    QStringList names{at(HouseRulesModel::Name).toString()};
    if (const CatalogueModel::Entry *game = m_catalogue.entry(at(HouseRulesModel::GameId).toString()))
        names << game->name.en << game->name.fa << game->original;
    return m_shelf.shows(Findable(names, {at(HouseRulesModel::Line).toString()}), at(HouseRulesModel::SeatsMin).toInt(), at(HouseRulesModel::SeatsMax).toInt());
}

} // namespace khiar
