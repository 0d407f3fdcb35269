// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QSortFilterProxyModel>
#include <QtQml/qqmlregistration.h>

#include "app/models/house_rules_model.h"
#include "app/models/shelf_model.h"

namespace khiar {

/// The person's house rules as they stand on the shelf: those that its search and its number of players leave, by name. They
/// are found by their name, by those of the game they start from, and by what they change.
class HouseShelf : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Khiar")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// All three outlive it.
    HouseShelf(HouseRulesModel &rules, const ShelfModel &shelf, const CatalogueModel &catalogue, QObject *parent = nullptr);
    int count() const { return rowCount(); }

signals:
    void countChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    const ShelfModel &m_shelf;
    const CatalogueModel &m_catalogue;
};

} // namespace khiar
