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

/// Whether a record is house rules: a game, its options, a number of players and a name, and nothing of a match (no moves,
/// seats, seed, dealer, starting scores or stated cards).
bool isHouseRules(const Record &record);

/// The numbers of players with whom these options make a game, in order. `setup.players` does not matter.
std::vector<int> playersThatFit(const FamilyBase &family, Setup setup);

/// Why these house rules cannot be played with any number of players: unknown game or option, a value that is not one, or
/// options that exclude each other. Has the line of the record. Nothing: they can.
std::optional<Problem> problemOf(const Registry &registry, const Record &rules);

/// What is played by these rules: options that differ from the preset, the preset's version of the rules, nothing of a match.
Record tidyHouseRules(const Registry &registry, Record rules);

/// House rules as the text of a file: a record without the lines of a match.
std::string writeHouseRules(const Record &rules);

/// House rules as they lie in the folder.
struct HouseRule {
    QString id;                     ///< name of the file
    QString name;                   ///< title of the record; the file's name where it cannot be read
    std::optional<Record> record;   ///< nothing when the file cannot be read or names no game of this program
    std::optional<Problem> problem; ///< why they cannot be played
    std::vector<int> players;       ///< with how many they can
};

/// The house rules of a person: $XDG_DATA_HOME/khiar/house/*.khiar, one record a file, shared by all windows of the program.
/// Blocking and small; used on the GUI thread. A file is written beside and renamed; what it held before is kept once in
/// "older" below. A file that cannot be read is touched by nothing but remove().
class HouseRules {
public:
    explicit HouseRules(const QString &dataFolder);
    QString folder() const { return m_folder; }
    QString pathOf(const QString &id) const;

    /// All of them by name. A damaged file is there as well, with its problem.
    std::vector<HouseRule> list(const Registry &registry) const;
    HouseRule read(const Registry &registry, const QString &id) const;
    /// The text of the file, to see later whether somebody else has written it; empty when there is none.
    std::string text(const QString &id) const;
    /// What the file held before it was written last, where that can be read.
    std::optional<Record> older(const QString &id) const;

    /// A new file, named after the title. Gives its id.
    Result<QString> add(const Record &rules);
    /// Writes the file anew.
    std::optional<Problem> replace(const QString &id, const Record &rules);
    /// Takes a file away so that it can be brought back, until the next one is removed or forget() is called.
    std::optional<Problem> remove(const QString &id);
    bool canRestore() const { return !m_removed.isEmpty(); }
    std::optional<Problem> restore();
    /// What was removed goes for good.
    void forget();

    /// Rules that nobody has kept yet and that must outlast the program: put aside, and taken up again one by one.
    void putAside(const Record &rules);
    std::optional<Record> takeUp();

private:
    std::optional<Problem> makeFolder(const QString &folder) const;
    QString freeId(const QString &folder, const QString &wish) const;
    QString m_folder;
    QString m_removed;
};

} // namespace khiar
