// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// To be included once in every program and test that loads QML: both modules are static libraries, and
// nothing of a static plugin is linked unless it is named.
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(Khiar_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Khiar_UiPlugin)
