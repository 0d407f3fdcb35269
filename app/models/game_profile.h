// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/models/catalogue_model.h"
#include "engine/core/match.h"

namespace khiar {

/// What one game is, for its page: its names and figures from the catalogue, its rules from the options. A family's first
/// preset tells its own rules, every other one what is different from the first; nothing of it is written by hand. All words
/// follow the language.
class GameProfile : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Khiar")
    Q_PROPERTY(QString gameId READ gameId NOTIFY gameIdChanged)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString otherName READ otherName NOTIFY changed)
    Q_PROPERTY(QString line READ line NOTIFY changed)
    Q_PROPERTY(QString familyName READ familyName NOTIFY changed)
    Q_PROPERTY(QString emblem READ emblem NOTIFY changed)
    Q_PROPERTY(int seatsMin READ seatsMin NOTIFY changed)
    Q_PROPERTY(int seatsMax READ seatsMax NOTIFY changed)
    Q_PROPERTY(int minutes READ minutes NOTIFY changed)
    Q_PROPERTY(int difficulty READ difficulty NOTIFY changed)
    Q_PROPERTY(bool learnable READ learnable NOTIFY changed)
    /// The game that this one is compared with, the first of its family; "" for that game itself.
    Q_PROPERTY(QString baseId READ baseId NOTIFY changed)
    Q_PROPERTY(QString baseName READ baseName NOTIFY changed)
    /// What stands over the rules, and, where they are differences, what holds for all the rest.
    Q_PROPERTY(QString rulesTitle READ rulesTitle NOTIFY changed)
    Q_PROPERTY(QString restLine READ restLine NOTIFY changed)
    /// [{title, lines: [{key, name, sentence, value, base, spoken}]}], in the order of the option specs; `base` is a
    /// sentence of what it is in the other game, "" where that has no such rule.
    Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)
    /// The games of the family in their order, this one among them: [{gameId, name, emblem}].
    Q_PROPERTY(QVariantList siblings READ siblings NOTIFY changed)

public:
    GameProfile(const Registry &registry, const CatalogueModel &catalogue, QObject *parent = nullptr);
    /// False, and nothing changes, when the shelf has no such game.
    bool open(const QString &gameId);

    QString gameId() const;
    QString name() const { return role(CatalogueModel::Name).toString(); }
    QString otherName() const { return role(CatalogueModel::OtherName).toString(); }
    QString line() const { return role(CatalogueModel::Line).toString(); }
    QString familyName() const { return role(CatalogueModel::FamilyName).toString(); }
    QString emblem() const { return role(CatalogueModel::Emblem).toString(); }
    int seatsMin() const { return role(CatalogueModel::SeatsMin).toInt(); }
    int seatsMax() const { return role(CatalogueModel::SeatsMax).toInt(); }
    int minutes() const { return role(CatalogueModel::Minutes).toInt(); }
    int difficulty() const { return role(CatalogueModel::Difficulty).toInt(); }
    bool learnable() const { return role(CatalogueModel::Learnable).toBool(); }
    QString baseId() const;
    QString baseName() const;
    QString rulesTitle() const;
    QString restLine() const;
    QVariantList groups() const;
    QVariantList siblings() const;

signals:
    void changed();
    void gameIdChanged();

private:
    QVariant role(CatalogueModel::Role role) const;
    const CatalogueModel &m_catalogue;
    const Registry &m_registry;
    int m_row = -1; ///< of the catalogue
    const FamilyBase *m_family = nullptr;
    const PresetSpec *m_preset = nullptr;
};

/// Every phrase said here, for the test that both languages have it.
std::span<const Phrase> gameProfilePhrases();

} // namespace khiar
