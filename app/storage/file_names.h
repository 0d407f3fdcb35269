// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

namespace khiar {

/// A name for a file made of what a person typed: letters and digits of any script, everything else a hyphen; never begins
/// with a dot, never has a slash, at most 120 bytes. Empty when nothing is left.
QString safeFileName(const QString &wish);

} // namespace khiar
