// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/terminal.h"

#include <QTextStream>

#include <cstdio>

#include "app/shell/language.h"
#include "app/text/words.h"

namespace khiar {

void sayInTerminal(const Text &text)
{
    QTextStream(stderr) << "khiar: " << Words(currentLanguage()).sentence(text) << '\n';
}

void sayInTerminal(const QString &file, const Problem &problem)
{
    QTextStream out(stderr);
    out << file << ':';
    if (problem.line)
        out << problem.line << ':';
    out << ' ' << Words(currentLanguage()).problem(problem) << '\n';
}

Arg verbatim(const char *name, const QString &text)
{
    return {name, Verbatim{text.toStdString()}};
}

} // namespace khiar
