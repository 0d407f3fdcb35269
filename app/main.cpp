// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <cstdio>
#include <memory>
#include <optional>

#include "app/session/khiar.h"
#include "app/shell/app_setup.h"
#include "app/shell/language.h"
#include "app/shell/plugins.h"
#include "engine/session/registry.h"

namespace {

// What the program says in a terminal.
constexpr khiar::Phrase kNoDisplay = KHIAR_TEXT("main-no-display", "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. In the terminal, {key} plays a game and {found} lists them all.");
constexpr khiar::Phrase kNoGame = KHIAR_TEXT("main-no-game", "{found} is not a game of this program; one listed by {key} was expected.");
constexpr khiar::Phrase kPlayers = KHIAR_TEXT("main-players", "{n} players cannot sit at this game. Expected: {lowest} to {highest}.");
constexpr khiar::Phrase kNoPicture = KHIAR_TEXT("main-no-picture", "{file} could not be written. Expected: a path that can be written, with the ending of a picture.");

void say(const khiar::Text &text)
{
    QTextStream(stderr) << "khiar: " << khiar::Words(khiar::currentLanguage()).sentence(text) << '\n';
}

khiar::Arg verbatim(const char *name, const QString &text)
{
    return {name, khiar::Verbatim{text.toStdString()}};
}

/// What the command line asks for.
struct Wanted {
    QString language, file, picture, page = QStringLiteral("home"), game;
    std::optional<quint64> seed;
    int players = 0, moves = 0;
    QSize size{1280, 800};
    bool help = false, version = false, ofPicture = false; ///< ofPicture: a word that only a picture knows
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
        w.ofPicture = true;
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
    w.ofPicture = true;
    return ok && w.moves >= 0 && w.players >= 0;
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
    if (w.ofPicture && w.picture.isEmpty())
        return std::nullopt;
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
    const khiar::Registry registry = khiar::standardRegistry();
    const QString game = QString::fromUtf8(registry.families().front()->presets().front().id);
    say({kNoDisplay, {verbatim("key", QStringLiteral("khiarctl play ") + game), verbatim("found", QStringLiteral("khiarctl games"))}});
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
    khiar::NewGame &table = *k.newGame();
    if (w.file.isEmpty() && (w.page == QLatin1String("new") || w.page == QLatin1String("table"))) {
        const QString game = w.game.isEmpty() ? k.catalogue()->data(k.catalogue()->index(0), khiar::CatalogueModel::GameId).toString() : w.game;
        if (!table.open(game)) {
            say({kNoGame, {verbatim("found", game), verbatim("key", QStringLiteral("khiarctl games"))}});
            return false;
        }
        if (w.players && (w.players < table.playersMin() || w.players > table.playersMax())) {
            say({kPlayers, {{"n", std::int64_t(w.players)}, {"lowest", std::int64_t(table.playersMin())}, {"highest", std::int64_t(table.playersMax())}}});
            return false;
        }
        if (w.players)
            table.setPlayers(w.players);
        if (w.seed)
            table.setSeedText(QString::number(*w.seed));
        if (w.page == QLatin1String("table") && !k.begin(table.record()))
            return false;
    }
    if (k.session()->active())
        k.session()->playByBots(w.moves);
    if (w.file.isEmpty())
        k.setPage(w.page);
    return true;
}

/// Grabs once four frames in a row are the same, so that pictures which load on their own have arrived.
int takePicture(QQuickWindow &window, const Wanted &w)
{
    window.resize(w.size);
    QImage last;
    int same = 0, tries = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &window, [&] {
        QImage now = window.grabWindow();
        same = now == last ? same + 1 : 0;
        last = std::move(now);
        if (same >= 3 || ++tries > 60) {
            timer.stop();
            QCoreApplication::exit(last.save(w.picture) ? 0 : 1);
        }
    });
    timer.start(60);
    const int status = QGuiApplication::exec();
    if (status)
        say({kNoPicture, {verbatim("file", w.picture)}});
    return status;
}

/// The object of a QML singleton. Types of a module are known once it has been imported.
template <class T>
T *singleton(QQmlEngine &engine, const char *name)
{
    QQmlComponent import(&engine);
    import.setData("import QtQml\nimport Khiar.Models\nQtObject {}", QUrl());
    const std::unique_ptr<QObject> imported(import.create());
    return engine.singletonInstance<T *>(qmlTypeId("Khiar.Models", 1, 0, name));
}

/// Opens the file of the command line: where it cannot be, one line on stderr, and a notice in the window.
bool openFile(khiar::Khiar &k, const Wanted &w)
{
    const auto problem = k.openFile(w.file);
    if (!problem) {
        if (k.session()->warning())
            sayProblem(w.file, *k.session()->warning());
        return true;
    }
    sayProblem(w.file, *problem);
    if (w.picture.isEmpty())
        k.openRecord(QUrl::fromLocalFile(QDir::current().absoluteFilePath(w.file)));
    return false;
}

/// Everything after the words have been understood and there is a display.
int run(const Wanted &wanted)
{
    khiar::setSavedLanguage(khiar::Settings().language());
    khiar::app::graphics();
    khiar::app::fonts();
    khiar::app::icon();
    QQmlApplicationEngine engine;
    khiar::app::engine(engine);
    auto *program = singleton<khiar::Khiar>(engine, "Khiar");
    auto *settings = singleton<khiar::Settings>(engine, "Settings");
    if (!program || !settings)
        return 2;
    const bool picture = !wanted.picture.isEmpty();
    if (picture)
        settings->setSpeed(0);
    if (!wanted.file.isEmpty() && !openFile(*program, wanted) && picture)
        return 2;
    if (picture && !arrange(*program, wanted))
        return 2;
    engine.load(khiar::app::mainUrl());
    auto *window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    if (!window)
        return 2;
    return picture ? takePicture(*window, wanted) : QGuiApplication::exec();
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
    if (!wanted->language.isEmpty())
        khiar::setRequestedLanguage(wanted->language);
    std::optional<QTemporaryDir> scratch;
    if (!wanted->picture.isEmpty())
        isolate(scratch.emplace());
    else if (noDisplay())
        return 1;
    khiar::app::beforeApp();
    QGuiApplication application(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(KHIAR_VERSION));
    return run(*wanted);
}
