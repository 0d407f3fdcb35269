// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "app/models/language_list_model.h"
#include "app/text/fold.h"
#include "engine/core/match.h"

namespace khiar {

/// The shelf: assets/catalogue.json for what only a shelf needs, the registry for what may be played. A game that the
/// registry does not know is left out; families stand together in their order.
class CatalogueModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Khiar")
public:
    enum Role { GameId = Qt::UserRole + 1, Family, FamilyName, FamilyLine, FirstOfFamily, Name, OtherName, Line, SeatsMin, SeatsMax, SeatsText, Minutes, Difficulty, Emblem, Learnable, LastRole = Learnable };
    Q_ENUM(Role)
    /// `file`: the catalogue to read, another one than the program's own in tests.
    explicit CatalogueModel(const Registry &registry, QObject *parent = nullptr, const QString &file = QStringLiteral(":/assets/catalogue.json"));

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    struct TwoNames { QString en, fa; };
    struct Entry {
        QString id, family, emblem, original;
        TwoNames name, line, familyName, familyLine;
        int seatsMin = 2, seatsMax = 2, seatsDefault = 2, minutes = 0, difficulty = 1;
        Findable findable; ///< by its names and lines in both languages, and by its country and other names ("also")
    };
    const Entry &at(int row) const { return m_rows[std::size_t(row)]; }
    /// By preset id; null when the shelf has no such game.
    const Entry *entry(const QString &id) const;

private:
    void read(const Registry &registry, const QString &path);
    std::vector<Entry> m_rows;
};

} // namespace khiar
