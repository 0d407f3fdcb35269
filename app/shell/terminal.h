// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include "engine/core/result.h"
#include "engine/core/text.h"

namespace khiar {

/// `khiar: …` on stderr, in the language in use.
void sayInTerminal(const Text &text);

/// `file:line: what was wrong, what was expected`, one line on stderr.
void sayInTerminal(const QString &file, const Problem &problem);

/// An argument that stays as it is: a file name, a found word.
Arg verbatim(const char *name, const QString &text);

} // namespace khiar
