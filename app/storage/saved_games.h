// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

#include "engine/core/match.h"
#include "engine/core/record.h"
#include "engine/core/result.h"

namespace khiar {

/// One file of the saved games, as it lies there.
struct SavedGame {
    QString file;     ///< its name within the folder
    QString title;    ///< of the record; empty where nobody named it
    QDateTime when;   ///< when it was saved, local time
    std::optional<Record> record;   ///< nothing when the file cannot be opened
    std::optional<Problem> problem; ///< why it cannot be opened, or where it can be played no further
    TableView table;  ///< as everybody may see it after the last move; empty when it cannot be opened
    bool over = false;
};

/// Whether the moves of `earlier` are the first ones of `later`, at the same table with the same cards: then nothing is lost
/// when `later` takes its place.
bool leadsTo(const Record &earlier, const Record &later);

/// The saved games: $XDG_DATA_HOME/khiar/saved/*.khiar, one record a file. Blocking and small; used on the GUI thread.
/// A file is written beside and renamed. Nothing is ever overwritten or removed that the caller did not name; the one
/// exception is a match that was kept by itself and is kept again further on.
class SavedGames {
public:
    explicit SavedGames(const QString &dataFolder);
    QString folder() const { return m_folder; }
    QString pathOf(const QString &file) const;

    /// All of them, newest first. A damaged file is there as well, with its problem.
    std::vector<SavedGame> list(const Registry &registry) const;

    /// Saves under a title, the record's own where it is empty, and gives the name of the new file. The name is made of the title, or the game's id, and the
    /// date, so that it can be read in any file manager; whatever the title is, it stays within the folder.
    Result<QString> save(Record record, const QString &title);

    /// Keeps a match that would be lost, under the title that it has. Where the folder holds this very position already, nothing is
    /// written; where it holds an earlier one that was kept so, that is replaced. Gives the name of the file.
    Result<QString> keep(const Record &record);

    /// Moves a file from elsewhere into the folder, under a name of its own. False: it is where it was.
    bool takeIn(const QString &path);

    /// Gives the record another title and the file a name after it; the date stays. Gives the new name.
    Result<QString> rename(const QString &file, const QString &title);

    /// Takes a file away so that it can be brought back, until the next one is removed or forget() is called.
    std::optional<Problem> remove(const QString &file);
    bool canRestore() const { return !m_removed.isEmpty(); }
    std::optional<Problem> restore();
    /// What was removed goes for good.
    void forget();

    /// One line of at most 80 characters without control characters.
    static QString tidyTitle(const QString &title);

private:
    SavedGame read(const Registry &registry, const QString &file) const;
    QString freeName(const QString &wish, const QDateTime &when) const;
    Result<QString> write(const Record &record, const QString &file);

    QString m_folder;
    QString m_removed; ///< its name before; the file lies in the folder "removed" below
};

namespace storage_text {
inline constexpr Phrase kCannotWrite = KHIAR_TEXT("file-unwritable", "{file} cannot be written: {found}. Expected: a folder that can be written, with room in it.");
} // namespace storage_text

} // namespace khiar
