// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <span>

#include "engine/core/text.h"

namespace khiar {

/// Every phrase below, for the test that both languages have it.
std::span<const Phrase> filePhrases();

/// What is said about saved games, records and a second window.
namespace file_text {
inline constexpr Phrase kDateTime = KHIAR_TEXT("date-time", "{date}, {time}");
inline constexpr Phrase kSavedSpoken = KHIAR_TEXT("a11y-saved", "{title}. {game}, {date}. {where}. Players: {players}.");
inline constexpr Phrase kSavedDamaged = KHIAR_TEXT("a11y-saved-damaged", "{file} can't be opened. {found}");
inline constexpr Phrase kSaved = KHIAR_TEXT("news-saved", "Saved as {title}.");
inline constexpr Phrase kRecordSaved = KHIAR_TEXT("news-record-saved", "Saved in {file}.");
inline constexpr Phrase kKept = KHIAR_TEXT("news-kept", "The game before this one is among the saved games.");
inline constexpr Phrase kKeptOther = KHIAR_TEXT("news-kept-window", "A game from another window is among the saved games.");
inline constexpr Phrase kRemoved = KHIAR_TEXT("news-removed", "{title} is deleted.");
inline constexpr Phrase kShowSaved = KHIAR_TEXT("news-show-saved", "Saved games");
inline constexpr Phrase kUndo = KHIAR_TEXT("news-undo", "Undo");
inline constexpr Phrase kNoticeNotSaved = KHIAR_TEXT("notice-not-saved", "The game could not be saved");
inline constexpr Phrase kNoticeNotSavedText = KHIAR_TEXT("notice-not-saved-text", "Nothing has changed. Choose another place, or make room, and save again.");
inline constexpr Phrase kNoticeNotWritten = KHIAR_TEXT("notice-not-written", "The guide could not be written");
inline constexpr Phrase kNoticeNotKept = KHIAR_TEXT("notice-not-kept", "The game before this one could not be kept");
inline constexpr Phrase kNoticeNotKeptText = KHIAR_TEXT("notice-not-kept-text", "It could not be put among the saved games. Make room or make the folder writable: {file}.");
inline constexpr Phrase kNoticeNotChanged = KHIAR_TEXT("notice-not-changed", "The file could not be changed");
inline constexpr Phrase kNoticeNotChangedText = KHIAR_TEXT("notice-not-changed-text", "The saved game is as it was.");
inline constexpr Phrase kNotLocal = KHIAR_TEXT("file-not-local", "{file} is not on this computer. Expected: a file in one of its folders.");
inline constexpr Phrase kNoGame = KHIAR_TEXT("save-no-game", "There is no game at the table. Begin or open one, then save it.");
inline constexpr Phrase kNoticeSecond = KHIAR_TEXT("notice-second", "Khiar is open already");
inline constexpr Phrase kNoticeSecondText = KHIAR_TEXT("notice-second-text", "This window keeps a game of its own. An unfinished game is put among the saved games at the next start.");
} // namespace file_text

} // namespace khiar
