// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTextStream>

#include <cstdio>
#include <optional>

#include "app/session/khiar.h"
#include "app/shell/app_setup.h"
#include "app/shell/language.h"
#include "app/shell/measure.h"
#include "app/shell/measured_parts.h"
#include "app/shell/plugins.h"
#include "app/shell/program.h"
#include "app/shell/program_options.h"
#include "app/shell/screenshot.h"
#include "app/shell/terminal.h"
#include "engine/session/registry.h"

namespace {

using khiar::ProgramOptions;
using Does = ProgramOptions::Does;

constexpr khiar::Phrase kNoDisplay = KHIAR_TEXT("main-no-display", "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. In the terminal, {key} plays a game and {found} lists them all.");

bool noDisplay()
{
    if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY"))
        return false;
    const khiar::Registry registry = khiar::standardRegistry();
    const QString game = QString::fromUtf8(registry.families().front()->presets().front().id);
    khiar::sayInTerminal({kNoDisplay, {khiar::verbatim("key", QStringLiteral("khiarctl play ") + game), khiar::verbatim("found", QStringLiteral("khiarctl games"))}});
    return true;
}

/// Opens the file of the command line: where it cannot be, one line on stderr, and a notice in the window.
void openFile(khiar::Khiar &k, const QString &file)
{
    if (const auto problem = k.openFile(file)) {
        khiar::sayInTerminal(file, *problem);
        k.openRecord(QUrl::fromLocalFile(QDir::current().absoluteFilePath(file)));
    } else if (k.session()->warning()) {
        khiar::sayInTerminal(file, *k.session()->warning());
    }
}

int play(khiar::Program &program, const ProgramOptions &options)
{
    if (!options.files.isEmpty())
        openFile(program.khiar(), options.files.front());
    return program.openWindow() ? QGuiApplication::exec() : 2;
}

/// Everything that needs a window.
int runProgram(const ProgramOptions &options)
{
    if (options.does == Does::measure)
        khiar::expectFirstFrame();
    khiar::Program program;
    if (!program.ready())
        return 2;
    if (options.does == Does::measure)
        return khiar::measurePart(program, options.measured);
    return options.does == Does::picture ? khiar::takeScreenshot(program, options) : play(program, options);
}

/// The words of the command line without the program's name.
QStringList wordsOf(int argc, char **argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    return words;
}

/// Measuring is done by a process without a window, which starts the others.
int measure(int argc, char **argv, bool quick)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(KHIAR_VERSION));
    return khiar::measureProgram(QCoreApplication::applicationFilePath(), quick);
}

} // namespace

int main(int argc, char **argv)
{
    const auto options = khiar::readProgramOptions(wordsOf(argc, argv));
    if (!options || options->does == Does::help) {
        QTextStream(options ? stdout : stderr) << khiar::usageText();
        return options ? 0 : 2;
    }
    if (options->does == Does::version) {
        QTextStream(stdout) << "khiar " << KHIAR_VERSION << '\n';
        return 0;
    }
    if (!options->language.isEmpty())
        khiar::setRequestedLanguage(options->language);
    const bool part = khiar::measuredParts().contains(options->measured);
    if (options->does == Does::measure && !part)
        return measure(argc, argv, !options->measured.isEmpty());
    std::optional<QTemporaryDir> scratch;
    if (options->does == Does::picture)
        khiar::useHomeOf(scratch.emplace());
    else if (part)
        khiar::useHomeOf(scratch.emplace(), qEnvironmentVariable("QT_QPA_PLATFORM", QStringLiteral("offscreen")).toLatin1().constData());
    else if (noDisplay())
        return 1;
    if (options->scale != 1)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(options->scale));
    khiar::app::beforeApp();
    QGuiApplication application(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(KHIAR_VERSION));
    return runProgram(*options);
}
