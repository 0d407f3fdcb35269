// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>

namespace khiar {

/// The mechanical check of the glossary: what in a Persian text breaks the rules of spelling, one entry a fault, with
/// the place. Nothing is checked inside isolates (U+2068 … U+2069), placeholders ({card}, %1, %n) and targets of links.
QStringList persianFaults(const QString &text);

/// Names of the {placeholders} of a text, sorted, each once.
QStringList placeholdersOf(const QString &text);

} // namespace khiar
