// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

namespace khiar {

/// `--measure`: starts `program` anew for every part (app/shell/measured_parts.h), so that nothing that was measured before
/// stands in the caches of the process, and prints one JSON object; its keys are described in README. `quick` takes fewer
/// and shorter runs and never drops the page cache. Measures on the platform offscreen, and on xcb where DISPLAY is set.
/// Returns the exit status: 0, or 2 when a part failed (said on stderr). Needs a QCoreApplication.
int measureProgram(const QString &program, bool quick);

} // namespace khiar
