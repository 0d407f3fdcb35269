// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "app/models/catalogue_model.h"
#include "app/models/language_list_model.h"
#include "app/storage/saved_games.h"

namespace khiar {

/// The saved games as a list, newest first. It shows the folder as it was at the last refresh(); what it does itself it
/// shows at once. A file that cannot be opened has a row too, which says why.
class SavedGamesModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Khiar")
    /// Where the files lie, for people who look for them.
    Q_PROPERTY(QString folder READ folder CONSTANT)

public:
    enum Role {
        FileName = Qt::UserRole + 1,
        Title,     ///< the title, or the game's name where nobody gave one; the file's name when it cannot be read
        TitleText, ///< the title as typed, "" = none
        GameName,  ///< "" when it cannot be read
        Emblem,
        DateText,  ///< in the reader's calendar
        Where,     ///< "Deal 3, trick 2 of 7", "Deal 5, game over"
        Players,   ///< "You, Omid and Sara"
        Over,
        Damaged,   ///< it cannot be opened
        Why,       ///< what was wrong with the file, "" = nothing
        Spoken,    ///< accessible name of the row
    };
    Q_ENUM(Role)
    SavedGamesModel(const QString &dataFolder, const Registry &registry, const CatalogueModel &catalogue, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    QString folder() const { return m_store.folder(); }

    /// Reads the folder anew.
    void refresh();
    SavedGames &store() { return m_store; }
    QString titleOf(int row) const;
    /// "" for a row that is not there.
    QString pathOf(int row) const;

    /// A new title; empty = the game's name again.
    Q_INVOKABLE void rename(int row, const QString &title);
    /// Takes it away; until the next one goes it can be brought back.
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void restore();

signals:
    /// Something could not be written; nothing has changed then.
    void failed(const khiar::Problem &problem);
    void removed(const QString &title);

private:
    QString gameName(const SavedGame &game) const;
    QString where(const SavedGame &game) const;
    QString players(const SavedGame &game) const;
    QString why(const SavedGame &game) const;
    QString spoken(const SavedGame &game) const;
    const Registry &m_registry;
    const CatalogueModel &m_catalogue;
    SavedGames m_store;
    std::vector<SavedGame> m_rows;
};

} // namespace khiar
