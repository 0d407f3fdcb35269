// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/text/guide.h"
#include "app/text/words.h"
#include "engine/core/match.h"

// "Rules of this table": the sentences that a family composes from the options (engine/core/rules_text.h) as a document for
// the reader, the terminal and the export.
namespace khiar {

/// The rules of a valid setup, whole: a heading, what is set differently from the preset, a section for each part of the game,
/// where to read on. Anchors are the same in every language. Nothing but the heading for a setup that makes no game.
/// `title` is the name of house rules; empty = the preset's.
guide::Guide rulesDocument(const FamilyBase &family, const Setup &setup, const Words &words, const QString &title = {});
/// The same for a preset as it stands, with this many players; a number that cannot sit there becomes the nearest that can.
guide::Guide rulesDocument(const FamilyBase &family, const PresetSpec &preset, int players, const Words &words);

/// Every phrase said here, for the test that both languages have it.
std::span<const Phrase> rulesDocumentPhrases();

} // namespace khiar
