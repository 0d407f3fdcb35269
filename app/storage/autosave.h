// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <filesystem>
#include <optional>
#include <string>

#include "app/storage/files.h"
#include "engine/core/match.h"
#include "engine/core/record.h"
#include "engine/core/result.h"

namespace khiar {

/// The newest save and the one before it, in the program's data folder. Qt-free and blocking: the Saver's thread
/// writes, the start of the program reads.
class AutosaveFiles {
public:
    explicit AutosaveFiles(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    std::filesystem::path newest() const { return m_folder / "autosave.khiar"; }
    std::filesystem::path older() const { return m_folder / "autosave.1.khiar"; }

    /// Writes beside, syncs, keeps the copy before, renames, syncs the folder. A newest copy that somebody damaged is put
    /// aside as autosave.damaged-N.khiar and never becomes the older copy. Empty = saved, else what the system said.
    std::string write(const std::string &text, const Registry &registry);

private:
    std::string goodNewest(const Registry &registry) const;
    std::string keepNewest(const std::string &text, const Registry &registry) const;

    std::filesystem::path m_folder;
    std::string m_written; ///< what write() put into newest(), known to be good; empty = nothing yet
};

/// What the next start finds: the newest save that can be played on, and what was wrong with a newer one. Damaged is
/// what cannot be read or played to its last line, and what was cut: it has fewer moves of the same match than the copy
/// before it, or its last line does not end.
struct FoundSave {
    std::optional<Record> record;     ///< an unfinished match
    bool partly = false;              ///< it can be played on from the line of the problem only
    std::optional<Problem> problem;   ///< of the newest copy, when it is damaged
    std::filesystem::path damaged;    ///< its file; it is kept
};
FoundSave findSave(const AutosaveFiles &files, const Registry &registry);

namespace storage_text {
inline constexpr Phrase kCut = KHIAR_TEXT("save-cut", "The file ends after move {n}; it was expected to go on to move {k} at least, as the save before it does.");
} // namespace storage_text

} // namespace khiar
