// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/language_list_model.h"

#include "app/shell/language.h"

namespace khiar {

LanguageListModel::LanguageListModel(QObject *parent) : QAbstractListModel(parent)
{
    onLanguageChange(this, [this] { allChanged(); });
    connect(this, &QAbstractItemModel::rowsInserted, this, &LanguageListModel::countChanged);
    connect(this, &QAbstractItemModel::rowsRemoved, this, &LanguageListModel::countChanged);
    connect(this, &QAbstractItemModel::modelReset, this, &LanguageListModel::countChanged);
}

void LanguageListModel::allChanged()
{
    if (const int n = rowCount(); n > 0)
        emit dataChanged(index(0), index(n - 1));
}

} // namespace khiar
