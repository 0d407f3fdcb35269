// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/screenshot.h"

#include <QGuiApplication>
#include <QImage>
#include <QQuickWindow>
#include <QTimer>

#include "app/session/khiar.h"
#include "app/shell/program.h"
#include "app/shell/terminal.h"

namespace khiar {
namespace {

constexpr Phrase kNoGame = KHIAR_TEXT("main-no-game", "{found} is not a game of this program; one listed by {key} was expected.");
constexpr Phrase kPlayers = KHIAR_TEXT("main-players", "{n} players cannot sit at this game. Expected: {lowest} to {highest}.");
constexpr Phrase kNoPicture = KHIAR_TEXT("main-no-picture", "{file} could not be written. Expected: a path that can be written, with the ending of a picture.");

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
    return true;
}

/// The record of that table, with people in the first seats.
Record recordOf(Khiar &k, const ProgramOptions &o)
{
    Record record = k.newGame()->record();
    const std::size_t people = std::min(record.seats.size(), std::size_t(o.people ? o.people : o.page == QLatin1String("curtain") ? 2 : 1));
    for (std::size_t i = 0; i < people; ++i) {
        record.seats[i].human = true;
        record.seats[i].style.clear();
    }
    return record;
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

bool arrangeTable(Khiar &k, const ProgramOptions &o)
{
    if (!o.files.isEmpty() ? !openFile(k, o.files.front()) : !setTable(k, o) || !k.begin(recordOf(k, o)))
        return false;
    k.session()->playByBots(o.moves);
    return true;
}

/// Puts the program where the picture wants it. Returns false when that cannot be.
bool arrange(Khiar &k, const ProgramOptions &o)
{
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
