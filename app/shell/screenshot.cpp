// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/screenshot.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QQuickWindow>
#include <QTimer>

#include "app/session/khiar.h"
#include "app/shell/program.h"
#include "app/shell/terminal.h"
#include "app/storage/files.h"

namespace khiar {
namespace {

constexpr Phrase kNoGame = KHIAR_TEXT("main-no-game", "{found} is not a game of this program; one listed by {key} was expected.");
constexpr Phrase kPlayers = KHIAR_TEXT("main-players", "{n} players cannot sit at this game. Expected: {lowest} to {highest}.");
constexpr Phrase kNoPicture = KHIAR_TEXT("main-no-picture", "{file} could not be written. Expected: a path that can be written, with the ending of a picture.");

constexpr Phrase kNoCurtain = KHIAR_TEXT("main-no-curtain", "The curtain never falls at this table. Expected: two people or more who hide their cards from each other.");

constexpr int kMostMovesToCurtain = 64;
constexpr int kFrameStep = 60;   ///< ms between two looks
constexpr int kMostLooks = 60;

bool isTable(const QString &page)
{
    return page == QLatin1String("table") || page == QLatin1String("curtain") || page == QLatin1String("score");
}

QString gameWanted(Khiar &k, const ProgramOptions &o)
{
    return o.game.isEmpty() ? k.catalogue()->index(0).data(CatalogueModel::GameId).toString() : o.game;
}

bool sayNoGame(const QString &game)
{
    sayInTerminal({kNoGame, {verbatim("found", game), verbatim("key", QStringLiteral("khiarctl games"))}});
    return false;
}

/// The dialog before a match as the words want it; false when no such table can be.
bool setTable(Khiar &k, const ProgramOptions &o)
{
    NewGame &table = *k.newGame();
    if (const QString game = gameWanted(k, o); !table.open(game))
        return sayNoGame(game);
    if (o.players && (o.players < table.playersMin() || o.players > table.playersMax())) {
        sayInTerminal({kPlayers, {{"n", std::int64_t(o.players)}, {"lowest", std::int64_t(table.playersMin())}, {"highest", std::int64_t(table.playersMax())}}});
        return false;
    }
    if (o.players)
        table.setPlayers(o.players);
    if (o.seed)
        table.setSeedText(QString::number(*o.seed));
    NewSeatsModel &seats = *table.seats();
    const int people = std::min(table.players(), o.people ? o.people : o.page == QLatin1String("curtain") ? 2 : 1);
    for (int i = 1; i < people; ++i) { // the others of the first seats, called as the bots there would be
        const QString name = seats.index(i).data(NewSeatsModel::Name).toString();
        seats.setKind(i, 0);
        seats.rename(i, name);
    }
    return true;
}

bool openFile(Khiar &k, const QString &file)
{
    const auto problem = k.openFile(file);
    if (problem)
        sayInTerminal(file, *problem);
    else if (k.session()->warning())
        sayInTerminal(file, *k.session()->warning());
    return !problem;
}

/// Bots play on until the screen goes from one person to another.
bool waitForCurtain(GameSession &session)
{
    for (int i = 0; i < kMostMovesToCurtain && !session.curtain() && !session.over(); ++i)
        session.playByBots(1);
    if (!session.curtain())
        sayInTerminal({kNoCurtain, {}});
    return session.curtain();
}

bool arrangeTable(Khiar &k, const ProgramOptions &o)
{
    if (!o.files.isEmpty() ? !openFile(k, o.files.front()) : !setTable(k, o) || !k.begin(k.newGame()->record()))
        return false;
    k.session()->playByBots(o.moves);
    if (o.page == QLatin1String("curtain"))
        return waitForCurtain(*k.session());
    k.session()->uncover(); // the person whose turn it is has come
    if (o.page == QLatin1String("score"))
        k.setPage(o.page);
    else if (!o.anchor.isEmpty())
        k.openGuide(k.session()->gameId(), o.anchor); // beside the match
    return true;
}

/// The records of the command line as saved games, the first one named last, so that it is the newest. One that cannot be
/// read lies there as it is.
bool arrangeSaved(Khiar &k, const ProgramOptions &o)
{
    for (auto file = o.files.crbegin(); file != o.files.crend(); ++file) {
        const auto text = readFile(file->toStdString());
        const auto record = text ? parseRecord(*text) : Result<Record>(text.problem());
        if (record)
            (void)k.saved()->store().save(*record, QString());
        else if (QDir().mkpath(k.saved()->folder()))
            QFile::copy(*file, k.saved()->store().pathOf(QFileInfo(*file).fileName()));
    }
    k.setPage(o.page);
    return true;
}

/// House rules from a record, or from a game with nothing changed yet.
bool arrangeHouse(Khiar &k, const ProgramOptions &o)
{
    if (!o.files.isEmpty())
        return openFile(k, o.files.front());
    const QString game = gameWanted(k, o);
    k.newHouse(game);
    return k.house()->active() || sayNoGame(game);
}

/// The guide as a page, at its anchor; or another document of the reader, by its name.
bool arrangeGuide(Khiar &k, const ProgramOptions &o)
{
    const QString game = gameWanted(k, o);
    k.openDocument(game);
    if (k.guide()->document() == game && !k.catalogue()->entry(game)) {
        k.guide()->follow(u'#' + o.anchor);
        return true;
    }
    if (!k.catalogue()->entry(game))
        return sayNoGame(game);
    k.openGuide(game, o.anchor);
    return true;
}

/// The page of a game.
bool arrangeGame(Khiar &k, const ProgramOptions &o)
{
    const QString game = gameWanted(k, o);
    if (!k.catalogue()->entry(game))
        return sayNoGame(game);
    k.openGame(game);
    return true;
}

/// Puts the program where the picture wants it. Returns false when that cannot be.
bool arrange(Khiar &k, const ProgramOptions &o)
{
    if (o.page == QLatin1String("saved"))
        return arrangeSaved(k, o);
    if (o.page == QLatin1String("guide"))
        return arrangeGuide(k, o);
    if (o.page == QLatin1String("house"))
        return arrangeHouse(k, o);
    if (o.page == QLatin1String("game"))
        return arrangeGame(k, o);
    if (isTable(o.page) || !o.files.isEmpty())
        return arrangeTable(k, o);
    if (o.page == QLatin1String("new") && !setTable(k, o))
        return false;
    k.setPage(o.page);
    return true;
}

} // namespace

int takeScreenshot(Program &program, const ProgramOptions &o)
{
    program.settings().setSpeed(0);
    program.settings().setTextSize(o.fontScale);
    if (!arrange(program.khiar(), o))
        return 2;
    QQuickWindow *window = program.openWindow();
    if (!window)
        return 2;
    window->resize(o.size);
    QImage last;
    int same = 0, looks = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, window, [&] {
        QImage now = window->grabWindow();
        same = now == last ? same + 1 : 0;
        last = std::move(now);
        if (same >= 3 || ++looks > kMostLooks) {
            timer.stop();
            QCoreApplication::exit(last.save(o.picture) ? 0 : 1);
        }
    });
    timer.start(kFrameStep);
    const int status = QGuiApplication::exec();
    if (status)
        sayInTerminal({kNoPicture, {verbatim("file", o.picture)}});
    return status;
}

} // namespace khiar
