// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/shell/program_options.h"

namespace khiar {

class Program;

/// Puts the program where the words want it and writes the picture: once four frames in a row are the same, so that
/// pictures which load on their own have arrived. Returns the exit status: 0 = written, 1 = the file could not be written,
/// 2 = the words ask for what cannot be shown (said on stderr). Runs the event loop.
int takeScreenshot(Program &program, const ProgramOptions &options);

} // namespace khiar
