// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QQmlApplicationEngine>
#include <QString>

#include <optional>

class QQuickWindow;
class QTemporaryDir;

namespace khiar {

class Khiar;
class Settings;

/// The program once there is a QGuiApplication: renderer, fonts, icon, engine, and the objects that QML knows. What has to
/// stand before the first frame (a record, a page) is put there between making this and openWindow().
class Program {
public:
    Program();
    /// False when the QML modules did not register; then nothing else may be called.
    bool ready() const { return m_khiar && m_settings; }
    Khiar &khiar() { return *m_khiar; }
    Settings &settings() { return *m_settings; }
    /// Shows the window; null when it could not be made.
    QQuickWindow *openWindow();

private:
    QQmlApplicationEngine m_engine;
    Khiar *m_khiar = nullptr;
    Settings *m_settings = nullptr;
};

/// For a picture or a measurement: no window on the person's screen unless `platform` says so, and neither their settings
/// nor their saves are touched. Before QGuiApplication is made.
void useHomeOf(const QTemporaryDir &dir, const char *platform = "offscreen");

} // namespace khiar
