// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/text/guide.h"
#include "app/text/words.h"
#include "engine/core/match.h"

// "How the presets differ": one page a family, made from the options alone.
namespace khiar {

/// A table of all presets with what sets them apart, and below it a section for each (its anchor is the preset's id) that
/// says how it differs from the family's first, with links to its guide and its rules.
guide::Guide compareDocument(const FamilyBase &family, const Words &words);

/// Every phrase said here, for the test that both languages have it.
std::span<const Phrase> compareDocumentPhrases();

} // namespace khiar
