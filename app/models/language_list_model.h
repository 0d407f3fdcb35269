// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractListModel>

namespace khiar {

/// Base of every model with words: rows hold ids and arguments, data() composes, and a change of language says that
/// all rows have changed.
class LanguageListModel : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(int count READ count NOTIFY countChanged)
public:
    explicit LanguageListModel(QObject *parent = nullptr);
    int count() const { return rowCount(); }

signals:
    void countChanged();

protected:
    /// All rows, all roles.
    void allChanged();
};

} // namespace khiar
