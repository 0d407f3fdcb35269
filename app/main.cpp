// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <cstdio>
#include <optional>

#include "app/session/khiar.h"
#include "app/shell/app_setup.h"
#include "app/shell/language.h"
#include "app/shell/plugins.h"

namespace {

/// What the command line asks for.
struct Wanted {
    QString language, file, picture, page = QStringLiteral("home"), game;
    std::optional<quint64> seed;
    int players = 0, moves = 0;
    QSize size{1280, 800};
    bool help = false, version = false;
};

void usage(FILE *to)
{
    QTextStream(to) << "usage: khiar [--lang fa|en] [FILE.khiar]\n"
                       "       khiar --screenshot FILE [--page home|new|table|settings] [--game ID] [--seed N] [--players N]\n"
                       "             [--moves N] [--lang fa|en] [--size 1280x800] [FILE.khiar]\n"
                       "       khiar --help | --version\n";
}

/// Takes one option with its value; false when the value makes no sense.
bool takeOption(const QString &name, const QString &value, Wanted &w)
{
    bool ok = true;
    if (name == QLatin1String("--lang")) {
        w.language = value;
        return value == QLatin1String("fa") || value == QLatin1String("en");
    }
    if (name == QLatin1String("--screenshot"))
        w.picture = value;
    else if (name == QLatin1String("--page")) {
        w.page = value;
        return QStringList{QStringLiteral("home"), QStringLiteral("new"), QStringLiteral("table"), QStringLiteral("settings")}.contains(value);
    } else if (name == QLatin1String("--game"))
        w.game = value;
    else if (name == QLatin1String("--seed"))
        w.seed = value.toULongLong(&ok);
    else if (name == QLatin1String("--players"))
        w.players = value.toInt(&ok);
    else if (name == QLatin1String("--moves"))
        w.moves = value.toInt(&ok);
    else if (name == QLatin1String("--size")) {
        const QStringList parts = value.split(u'x');
        bool okW = false, okH = false;
        if (parts.size() == 2)
            w.size = {parts[0].toInt(&okW), parts[1].toInt(&okH)};
        ok = okW && okH && w.size.width() >= 320 && w.size.height() >= 240 && w.size.width() <= 8192 && w.size.height() <= 8192;
    } else
        return false;
    return ok && w.moves >= 0;
}

std::optional<Wanted> readWords(int argc, char **argv)
{
    Wanted w;
    for (int i = 1; i < argc; ++i) {
        const QString word = QString::fromLocal8Bit(argv[i]);
        if (word == QLatin1String("--help") || word == QLatin1String("-h"))
            w.help = true;
        else if (word == QLatin1String("--version"))
            w.version = true;
        else if (word.startsWith(QLatin1String("--"))) {
            if (i + 1 >= argc || !takeOption(word, QString::fromLocal8Bit(argv[++i]), w))
                return std::nullopt;
        } else if (w.file.isEmpty() && !word.startsWith(u'-'))
            w.file = word;
        else
            return std::nullopt;
    }
    return w;
}

/// A picture touches neither the person's settings nor their save.
void isolate(const QTemporaryDir &dir)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("XDG_DATA_HOME", dir.path().toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", dir.path().toLocal8Bit());
}

bool noDisplay()
{
    if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY"))
        return false;
    QTextStream(stderr) << "khiar: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).\n"
                           "khiar: `khiarctl games` lists what can be played in the terminal, `khiarctl play GAME` plays it.\n";
    return true;
}

/// `file:line: what was wrong`, in the language asked for.
void sayProblem(const QString &file, const khiar::Problem &problem)
{
    QTextStream out(stderr);
    out << file << ':';
    if (problem.line)
        out << problem.line << ':';
    out << ' ' << khiar::Words(khiar::currentLanguage()).problem(problem) << '\n';
}

/// Puts the program where the picture wants it. Returns false when that cannot be.
bool arrange(khiar::Khiar &k, const Wanted &w)
{
    const QString game = w.game.isEmpty() ? k.catalogue()->data(k.catalogue()->index(0), khiar::CatalogueModel::GameId).toString() : w.game;
    if (!w.file.isEmpty())
        return true;
    if (w.page == QLatin1String("new") || w.page == QLatin1String("table")) {
        if (!k.newGame()->open(game)) {
            QTextStream(stderr) << "khiar: no game is called " << game << '\n';
            return false;
        }
        if (w.players)
            k.newGame()->setPlayers(w.players);
        if (w.seed)
            k.newGame()->setSeedText(QString::number(*w.seed));
    }
    if (w.page == QLatin1String("table")) {
        k.session()->setSpeed(0);
        if (!k.begin(k.newGame()->record()))
            return false;
        k.session()->playByBots(w.moves);
    }
    k.setPage(w.page);
    return true;
}

/// Grabs once two frames in a row are the same, so that pictures which load on their own have arrived.
int takePicture(QQuickWindow *window, const Wanted &w)
{
    window->resize(w.size);
    QImage last;
    QTimer timer;
    int tries = 0;
    QObject::connect(&timer, &QTimer::timeout, window, [&] {
        const QImage now = window->grabWindow();
        if ((now == last && ++tries > 2) || tries > 40)
            QCoreApplication::exit(now.save(w.picture) ? 0 : 1);
        last = now;
        ++tries;
    });
    timer.start(120);
    const int status = QGuiApplication::exec();
    if (status)
        QTextStream(stderr) << "khiar: " << w.picture << " could not be written\n";
    return status;
}

} // namespace

int main(int argc, char **argv)
{
    const auto wanted = readWords(argc, argv);
    if (!wanted || wanted->help) {
        usage(wanted ? stdout : stderr);
        return wanted ? 0 : 2;
    }
    if (wanted->version) {
        QTextStream(stdout) << "khiar " << KHIAR_VERSION << '\n';
        return 0;
    }
    std::optional<QTemporaryDir> scratch;
    if (!wanted->picture.isEmpty())
        isolate(scratch.emplace());
    else if (noDisplay())
        return 1;
    khiar::app::beforeApp();
    QGuiApplication application(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(KHIAR_VERSION));
    if (!wanted->language.isEmpty())
        khiar::setRequestedLanguage(wanted->language);
    khiar::setSavedLanguage(khiar::Settings().language());
    khiar::app::graphics();
    khiar::app::fonts();
    khiar::app::icon();
    QQmlApplicationEngine engine;
    khiar::app::engine(engine);
    engine.load(khiar::app::mainUrl());
    if (engine.rootObjects().isEmpty())
        return 2;
    auto *k = engine.singletonInstance<khiar::Khiar *>(qmlTypeId("Khiar.Models", 1, 0, "Khiar")); // known once the window is
    if (!wanted->file.isEmpty()) {
        if (const auto problem = k->openFile(wanted->file)) {
            sayProblem(wanted->file, *problem);
            if (!wanted->picture.isEmpty())
                return 2;
            k->openRecord(QUrl::fromLocalFile(QDir::current().absoluteFilePath(wanted->file)));
        }
    }
    if (!wanted->picture.isEmpty() && !arrange(*k, *wanted))
        return 2;
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    return wanted->picture.isEmpty() ? QGuiApplication::exec() : takePicture(window, *wanted);
}
