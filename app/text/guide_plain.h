// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/text/guide.h"

// A document as plain text, for the terminal.
namespace khiar::guide {

/// Headings, paragraphs, lists, tables and notes with an empty line between, lines of at most `width` columns where words allow
/// it. Positions to be played are left out; a link to somewhere else keeps its target in brackets.
QString plainDocument(const Guide &guide, int width);
/// One paragraph of text broken into lines; from the second on each begins with `indent` blanks. Characters that take no
/// room (isolates, joiners) do not count.
QString wrapped(const QString &text, int width, int indent = 0);

} // namespace khiar::guide
