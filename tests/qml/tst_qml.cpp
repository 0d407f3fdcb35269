// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tst_*.qml of this folder in the real application's engine: fonts, card pictures, languages.
#include <QQmlEngine>
#include <QtQuickTest>

#include "app/shell/app_setup.h"
#include "app/shell/plugins.h"

class Setup : public QObject {
    Q_OBJECT
public slots:
    void applicationAvailable()
    {
        khiar::app::beforeApp();
        khiar::app::fonts();
    }
    void qmlEngineAvailable(QQmlEngine *engine) { khiar::app::engine(*engine); }
};

QUICK_TEST_MAIN_WITH_SETUP(khiar, Setup)
#include "tst_qml.moc"
