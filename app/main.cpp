// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QTextStream>

#include "app/shell/app_setup.h"
#include "app/shell/language.h"
#include "app/shell/plugins.h"

namespace {

// Reads the arguments.
void readArguments(const QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("A table for card games, in Persian and English."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption language(QStringLiteral("lang"), QStringLiteral("Language: fa or en."), QStringLiteral("code"));
    parser.addOption(language);
    parser.process(application);
    if (!parser.isSet(language))
        return;
    const QString code = parser.value(language);
    if (code != QLatin1String("fa") && code != QLatin1String("en"))
        QTextStream(stderr) << "khiar: --lang is \"" << code << "\"; known are fa and en\n";
    khiar::setRequestedLanguage(code);
}

} // namespace

int main(int argc, char **argv)
{
    khiar::app::beforeApp();
    QGuiApplication application(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(KHIAR_VERSION));
    readArguments(application);
    khiar::app::graphics();
    khiar::app::fonts();
    khiar::app::icon();
    QQmlApplicationEngine engine;
    khiar::app::engine(engine);
    engine.load(khiar::app::mainUrl());
    if (engine.rootObjects().isEmpty())
        return 2;
    return QGuiApplication::exec();
}
