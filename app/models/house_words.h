// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>

#include <span>
#include <vector>

#include "app/text/words.h"
#include "engine/core/match.h"

namespace khiar {

/// What these options change in a preset, a sentence each ("Jokers: 3"), in the order of the family.
QStringList differences(const Words &words, const FamilyBase &family, const PresetSpec &preset, const std::vector<OptionSetting> &options);
/// The same in one line; where nothing differs it says so.
QString differencesLine(const Words &words, const FamilyBase &family, const PresetSpec &preset, const std::vector<OptionSetting> &options);
/// A problem of options for people: without the keys in brackets, which belong to records and the command line.
QString reasonText(const Words &words, const Problem &problem);
/// "2 to 5 players", "3 players only"; `players` has one number at least and is in order.
QString playersText(const Words &words, const std::vector<int> &players);

/// Every phrase below, for the test that both languages have it.
std::span<const Phrase> housePhrases();

/// What is said about house rules.
namespace house_text {
inline constexpr Phrase kIdle = KHIAR_TEXT("option-idle", "Makes no difference with this: {setting}.");
inline constexpr Phrase kAlso = KHIAR_TEXT("option-also", "It would need this as well: {settings}.");
inline constexpr Phrase kPlayersRange = KHIAR_TEXT("house-players", "{lowest} to {highest} players");
inline constexpr Phrase kPlayersOne = KHIAR_TEXT("house-players-one", "{n} players only");
inline constexpr Phrase kPlayersNot = KHIAR_TEXT("house-players-not", "Not with {n}: {found}");
inline constexpr Phrase kDefaultName = KHIAR_TEXT("house-default-name", "{game}, house rules");
inline constexpr Phrase kSameAs = KHIAR_TEXT("house-same", "The same as {game}");
inline constexpr Phrase kFrom = KHIAR_TEXT("house-from", "House rules from {game}");
inline constexpr Phrase kSpoken = KHIAR_TEXT("a11y-house", "{name}. House rules from {game}: {line}.");
inline constexpr Phrase kSpokenDamaged = KHIAR_TEXT("a11y-house-damaged", "{name} can't be played. {found}");
inline constexpr Phrase kKeptRules = KHIAR_TEXT("news-house-kept", "{name} is kept on the shelf.");
inline constexpr Phrase kKeptBeside = KHIAR_TEXT("news-house-beside", "Another window changed these rules meanwhile: {name} is kept beside them.");
inline constexpr Phrase kNotKept = KHIAR_TEXT("news-house-not-kept", "{name} is not kept yet.");
inline constexpr Phrase kKeepThem = KHIAR_TEXT("news-house-keep", "Keep");
inline constexpr Phrase kDraftLeft = KHIAR_TEXT("news-house-left", "What you changed in {name} is not kept.");
inline constexpr Phrase kDraftFound = KHIAR_TEXT("news-house-found", "{name} was not kept last time.");
inline constexpr Phrase kBackToDraft = KHIAR_TEXT("news-house-back", "Back to it");
inline constexpr Phrase kOpened = KHIAR_TEXT("news-house-opened", "These are house rules. Keep them, or play them at once.");
inline constexpr Phrase kOlderCopy = KHIAR_TEXT("news-house-older", "The file is damaged and stays as it is. This is the copy before it; keep it to have it again.");
inline constexpr Phrase kLeftOut = KHIAR_TEXT("news-house-left-out", "What this program can't play was left out: {found}.");
inline constexpr Phrase kNoticeNotKept = KHIAR_TEXT("notice-house-not-kept", "The house rules could not be kept");
inline constexpr Phrase kNoticeNotKeptText = KHIAR_TEXT("notice-house-not-kept-text", "They are still on their page. Make room or make the folder writable: {file}.");
inline constexpr Phrase kNoticeDamaged = KHIAR_TEXT("notice-house-damaged", "These house rules can't be played");
inline constexpr Phrase kNoticeDamagedText = KHIAR_TEXT("notice-house-damaged-text", "{file} stays as it is until you delete it.");
} // namespace house_text

} // namespace khiar
