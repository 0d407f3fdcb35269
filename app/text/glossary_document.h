// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include "app/text/guide.h"

// The words of the games for players, from the very file that translators go by (translations/GLOSSARY.md).
namespace khiar {

/// The glossary as one reads it in this language ("fa" or "en"). A section of the file and a term each have an anchor
/// (`glossary#trick`), the same in both languages.
Result<guide::Guide> glossaryDocument(const QString &language);

/// Every phrase said here, for the test that both languages have it.
std::span<const Phrase> glossaryDocumentPhrases();

} // namespace khiar
