// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "app/models/catalogue_model.h"
#include "app/models/language_list_model.h"
#include "app/storage/house_rules.h"

namespace khiar {

/// The house rules of a person as a list, by name. It shows the folder as it was at the last refresh(); what it does itself
/// it shows at once. Rules that cannot be played have a row too, which says why.
class HouseRulesModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Khiar")
public:
    enum Role {
        HouseId = Qt::UserRole + 1, ///< name of the file: what Khiar's functions take
        Name,      ///< as the person named them; the file's name when it cannot be read
        GameId,    ///< the preset they start from, "" when it cannot be read
        GameName,
        Emblem,
        Line,      ///< what differs from the preset, in words
        SeatsMin,  ///< with how many players they can be played, 0 = with none
        SeatsMax,
        Players,   ///< the same in words
        Problem,   ///< why they can't be played, "" = they can
        Spoken,    ///< accessible name of the row
    };
    Q_ENUM(Role)
    HouseRulesModel(const QString &dataFolder, const Registry &registry, const CatalogueModel &catalogue, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Reads the folder anew; tells of nothing when nothing has changed.
    void refresh();
    HouseRules &store() { return m_store; }
    /// By id; null when there is no such row.
    const HouseRule *rule(const QString &houseId) const;

    /// Takes it away; until the next one goes it can be brought back.
    Q_INVOKABLE void remove(const QString &houseId);
    Q_INVOKABLE void restore();

signals:
    /// Something could not be written; nothing has changed then.
    void failed(const khiar::Problem &problem);
    void removed(const QString &name);

private:
    const FamilyBase *familyOf(const HouseRule &rule) const;
    QString line(const HouseRule &rule) const;
    QString problem(const HouseRule &rule) const;
    QString spoken(const HouseRule &rule) const;
    const Registry &m_registry;
    const CatalogueModel &m_catalogue;
    HouseRules m_store;
    std::vector<HouseRule> m_rows;
};

} // namespace khiar
