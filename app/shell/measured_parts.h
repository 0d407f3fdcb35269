// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>

namespace khiar {

class Program;

// The parts of `--measure`, each in a process of its own: `khiar --measure PART` prints one JSON object and ends.
inline const QString kPartShelf = QStringLiteral("shelf");   ///< {frameNs}: when the first frame of the shelf was there
inline const QString kPartOpened = QStringLiteral("opened"); ///< the same, of a match opened at once
inline const QString kPartTable = QStringLiteral("table");   ///< memory, frames in motion, lateness, idle frames

/// All of them.
const QStringList &measuredParts();

/// From now on the next window's first frame is waited for. Before the window is made: on some platforms the first frame
/// is drawn while the window is being shown.
void expectFirstFrame();

/// Measures a part and prints it. frameNs is of the steady clock, which all processes share. The environment's
/// KHIAR_MEASURE_SHORT=1 makes it short. Returns the exit status. Runs the event loop.
int measurePart(Program &program, const QString &part);

} // namespace khiar
