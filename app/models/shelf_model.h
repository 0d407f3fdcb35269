// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QList>
#include <QSortFilterProxyModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <span>
#include <vector>

#include "app/models/catalogue_model.h"
#include "app/text/fold.h"

namespace khiar {

/// The shelf as it is looked at: the games of the catalogue that hold what is searched for and take so many players, in the
/// order of the catalogue. The view lays tiles out by `section` (the family's number among those shown) and `place` (the
/// game's in its family), so that families stay together whatever is hidden.
class ShelfModel : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Khiar")
    /// What was typed: words of a name in either language, of the line, of a country (app/text/fold.h). "" = all.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged)
    /// Only games that this many can play; 0 = all.
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY filterChanged)
    Q_PROPERTY(bool filtering READ filtering NOTIFY filterChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// How many games each family shows, families without one left out.
    Q_PROPERTY(QList<int> sections READ sections NOTIFY countChanged)
    /// What `players` can be: the first is 0, any number, then the numbers that some game takes; which one it is; and all
    /// of them in words.
    Q_PROPERTY(QList<int> playersChoices READ playersChoices CONSTANT)
    Q_PROPERTY(int playersChoice READ playersChoice WRITE setPlayersChoice NOTIFY filterChanged)
    Q_PROPERTY(QStringList playersTexts READ playersTexts NOTIFY wordsChanged)

public:
    enum Role { Section = CatalogueModel::LastRole + 1, Place };
    Q_ENUM(Role)
    explicit ShelfModel(CatalogueModel &catalogue, QObject *parent = nullptr);

    QString search() const { return m_search; }
    void setSearch(const QString &search);
    int players() const { return m_players; }
    void setPlayers(int players);
    bool filtering() const { return !m_sought.empty() || m_players > 0; }
    int count() const { return rowCount(); }
    QList<int> sections() const { return m_sections; }
    /// "7 games", for the line over the shelf and for screen readers, which count house rules as well.
    Q_INVOKABLE QString countText(int count) const;
    QList<int> playersChoices() const;
    int playersChoice() const { return int(playersChoices().indexOf(m_players)); }
    void setPlayersChoice(int index) { setPlayers(playersChoices().value(index)); }
    QStringList playersTexts() const;
    /// Shows everything again.
    Q_INVOKABLE void showAll();
    /// The row of a game, -1 when it is not shown.
    Q_INVOKABLE int rowOf(const QString &gameId) const;
    /// Whether a text and a number of players would be shown: for what else stands on the shelf.
    bool shows(const Findable &what, int seatsMin, int seatsMax) const;

    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void filterChanged();
    void countChanged();
    void wordsChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    void renew();
    void arrange();
    const CatalogueModel &m_catalogue;
    QString m_search;
    Sought m_sought;
    int m_players = 0;
    struct At { int section = 0, place = 0; };
    std::vector<At> m_at; ///< of each row shown
    QList<int> m_sections;
};

/// Every phrase said here, for the test that both languages have it.
std::span<const Phrase> shelfPhrases();

} // namespace khiar
