// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <filesystem>
#include <string>

#include "engine/core/result.h"

// What everything that keeps files does in the same way: read them whole, and write them so that a power cut, a full disk
// or a failure leaves either the old file or the new one. Qt-free and blocking.
namespace khiar {

/// Reads a file's text; a problem names what the system said or that it is too large (more than 16 MiB).
Result<std::string> readFile(const std::filesystem::path &file);

/// Who may read what is written, before the umask.
enum class FileIs { private_, shared };

/// Writes and syncs. Empty = done, else what the system said; the file may then hold a part.
std::string writeSynced(const std::filesystem::path &file, const std::string &text, FileIs is = FileIs::private_);

/// Makes renames within the folder last.
void syncFolder(const std::filesystem::path &folder);

/// Writes beside the file, syncs and renames over it, so that the file is the old one or the new one and nothing between.
/// A symbolic link stays one. Empty = done, else what the system said; then `file` is as it was and nothing is left beside it.
std::string replaceFile(const std::filesystem::path &file, const std::string &text, FileIs is = FileIs::private_);

namespace storage_text {
inline constexpr Phrase kCannotRead = KHIAR_TEXT("file-unreadable", "{file} cannot be read: {found}. Expected: a readable file of at most 16 MiB.");
} // namespace storage_text

} // namespace khiar
