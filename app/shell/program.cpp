// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/program.h"

#include <QQmlComponent>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <memory>

#include "app/session/khiar.h"
#include "app/shell/app_setup.h"
#include "app/shell/language.h"

namespace khiar {
namespace {

/// The object of a QML singleton. Types of a module are known once it has been imported.
template <class T>
T *singleton(QQmlEngine &engine, const char *name)
{
    QQmlComponent import(&engine);
    import.setData("import QtQml\nimport Khiar.Models\nQtObject {}", QUrl());
    const std::unique_ptr<QObject> imported(import.create());
    return engine.singletonInstance<T *>(qmlTypeId("Khiar.Models", 1, 0, name));
}

} // namespace

Program::Program()
{
    setSavedLanguage(Settings().language());
    app::graphics();
    app::fonts();
    app::icon();
    app::engine(m_engine);
    m_khiar = singleton<Khiar>(m_engine, "Khiar");
    m_settings = singleton<Settings>(m_engine, "Settings");
}

QQuickWindow *Program::openWindow()
{
    m_engine.load(app::mainUrl());
    const auto roots = m_engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(roots.constFirst());
}

void useHomeOf(const QTemporaryDir &dir, const char *platform)
{
    qputenv("QT_QPA_PLATFORM", platform);
    if (qstrcmp(platform, "offscreen") == 0)
        qputenv("QT_QUICK_BACKEND", "software");
    qputenv("XDG_DATA_HOME", dir.path().toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", dir.path().toLocal8Bit());
}

} // namespace khiar
