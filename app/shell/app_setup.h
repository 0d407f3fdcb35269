// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>

class QQmlEngine;

namespace khiar::app {

/// Names of organisation and program, style of the controls. Before QGuiApplication is made.
void beforeApp();

/// Chooses the renderer. After QGuiApplication is made, before the first window.
/// Software where there is no /dev/dri/renderD*, where OpenGL is drawn by the processor anyway (llvmpipe,
/// softpipe, swrast) and where no context can be made: Qt would abort there.
/// KHIAR_RENDERER=software or =opengl decides instead; QT_QUICK_BACKEND and QSG_RHI_BACKEND are respected.
void graphics();

/// Loads the embedded fonts and makes them the application's font, with faces to fall back on.
/// Says on stderr when there are none, and goes on. After QGuiApplication is made.
void fonts();

/// The icon of the windows, in all its sizes. After QGuiApplication is made.
void icon();

/// Starts the language, and gives the engine the import path and the image provider `cards`.
void engine(QQmlEngine &engine);

/// The window: qrc:/qt/qml/Khiar/Ui/Main.qml.
QUrl mainUrl();

} // namespace khiar::app
