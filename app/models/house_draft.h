// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <optional>

#include "app/models/catalogue_model.h"
#include "app/models/options_model.h"
#include "engine/core/record.h"

namespace khiar {

/// House rules being made: from which preset, under which name, with which options and for how many players. Nothing is
/// written here; whoever keeps them calls kept(). `dirty` while that has not happened since the last change.
class HouseDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Khiar")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString houseId READ houseId NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    /// What they are called while nobody has named them.
    Q_PROPERTY(QString defaultName READ defaultName NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString gameLine READ gameLine NOTIFY changed)
    Q_PROPERTY(QString emblem READ emblem NOTIFY changed)
    /// The presets of the family, by name, and the one they start from.
    Q_PROPERTY(QStringList games READ games NOTIFY changed)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    Q_PROPERTY(int playersMin READ playersMin NOTIFY changed)
    Q_PROPERTY(int playersMax READ playersMax NOTIFY changed)
    /// "2 to 5 players", and why not the others that the preset allows.
    Q_PROPERTY(QString playersText READ playersText NOTIFY changed)
    Q_PROPERTY(QString playersWhy READ playersWhy NOTIFY changed)
    Q_PROPERTY(bool dirty READ dirty NOTIFY changed)
    Q_PROPERTY(khiar::OptionsModel *options READ options CONSTANT)

public:
    HouseDraft(const Registry &registry, const CatalogueModel &catalogue, QObject *parent = nullptr);

    /// Begins anew from a record of house rules, as far as it fits; gives back what was left out. `id` is the file they are
    /// kept in, "" = none. False game: nothing happens and everything comes back.
    std::vector<OptionSetting> open(const Record &rules, const QString &id, bool dirty);
    void close();
    /// They lie in this file now.
    void kept(const QString &id);
    /// The house rules as a record, under their title.
    Record record() const;

    bool active() const { return m_preset; }
    QString houseId() const { return m_id; }
    QString name() const { return m_name; }
    void setName(const QString &name);
    QString defaultName() const;
    QString title() const;
    QString gameId() const;
    QString gameName() const;
    QString gameLine() const;
    QString emblem() const;
    QStringList games() const;
    int game() const;
    /// Another preset of the family; what was changed stays changed as far as it fits there.
    void setGame(int game);
    int players() const;
    void setPlayers(int players);
    int playersMin() const;
    int playersMax() const;
    QString playersText() const;
    QString playersWhy() const;
    bool dirty() const { return m_dirty; }
    OptionsModel *options() { return &m_options; }

signals:
    void changed();

private:
    void touch();
    const Registry &m_registry;
    const CatalogueModel &m_catalogue;
    const FamilyBase *m_family = nullptr;
    const PresetSpec *m_preset = nullptr;
    QString m_id, m_name;
    int m_wanted = 4; ///< players asked for; other options may allow them again
    bool m_dirty = false, m_opening = false;
    OptionsModel m_options;
};

} // namespace khiar
