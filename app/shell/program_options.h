// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace khiar {

/// What the words of the command line ask for. Words that belong to a picture are refused without `--screenshot`.
struct ProgramOptions {
    enum class Does { play, help, version, picture, measure };
    Does does = Does::play;
    QString language;   ///< "fa", "en", or "" = as it comes
    QStringList files;  ///< records; one, but for the page of saved games, which takes several

    // a picture
    QString picture;                                ///< the file to write
    QString page = QStringLiteral("home");          ///< one of pages()
    QString game, anchor;                           ///< preset id; a place in its guide
    std::optional<quint64> seed;
    int players = 0, people = 0, moves = 0;         ///< 0 = as the game has it
    QSize size{1280, 800};                          ///< in units of the window: the picture is `scale` times as large
    double scale = 1, fontScale = 1;

    /// What to measure: "" = everything, "quick" = everything in short, or one part, which the program asks of itself.
    QString measured;

    /// The names that `--page` takes.
    static const QStringList &pages();
};

/// Nothing when the words make no sense. `words` comes without the program's name.
std::optional<ProgramOptions> readProgramOptions(const QStringList &words);

/// The usage lines, as `--help` prints them.
QString usageText();

} // namespace khiar
