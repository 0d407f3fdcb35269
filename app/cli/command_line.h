// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QTextStream>

#include <map>
#include <optional>
#include <vector>

#include "app/text/words.h"
#include "engine/core/match.h"

namespace khiar::cli {

enum ExitStatus : int { kFine = 0, kFailed = 1, kInvalid = 2 };

/// One command of khiarctl: what it may be given, and what it does.
struct Command;

/// The words of a command line, sorted into what they are.
struct Arguments {
    QStringList words;                         ///< neither options nor their values
    std::map<QString, QStringList> options;    ///< "--seed" → its values, in order

    bool has(const QString &option) const { return options.count(option) != 0; }
    /// The last value of an option, or `otherwise`.
    QString value(const QString &option, const QString &otherwise = {}) const;
};

/// What every command works with. Output in UTF-8; one object when `json`.
struct Terminal {
    explicit Terminal(const QString &language);
    Words words;
    Registry registry;
    bool json = false;
    QTextStream out, err;

    void print(const QString &line) { out << line << '\n'; }
    /// The object of a command, with --json.
    void print(const QJsonObject &object);
    /// "file:12: what was wrong, what was expected": one line on standard error.
    void complain(const QString &where, const Problem &problem);
    QString located(const QString &where, const Problem &problem) const;
    /// A wrong command line: the sentence and the usage on standard error. Returns the exit status.
    int usage(const Text &what);
};

struct Command {
    const char *name;
    const char *synopsis;      ///< after the name; Latin
    Phrase sentence;
    std::vector<const char *> flags;   ///< options without a value
    std::vector<const char *> valued;  ///< options with one
    std::vector<Phrase> needs;         ///< words that must be there
    bool more = false;                 ///< more words may follow
    int (*run)(Terminal &, const Arguments &) = nullptr;
};

/// Every command, in the order of the usage.
const std::vector<Command> &commands();
QString usageText(const Words &words);

/// Runs khiarctl with its arguments (without the program's name). Returns the exit status.
int runCommandLine(const QStringList &arguments);

// ---- helpers that several commands share ---------------------------------------------------------

/// The family and preset of an id; complains and returns null when there is none.
const FamilyBase *familyOf(Terminal &t, const QString &game);
/// A whole number of an option within bounds; complains and returns nothing.
std::optional<qint64> numberOption(Terminal &t, const Arguments &a, const QString &option, qint64 otherwise, qint64 lowest, qint64 highest);
/// The setup that GAME --players --seed --option … name; complains and returns nothing.
std::optional<Setup> setupOf(Terminal &t, const Arguments &a, quint64 seedOtherwise);
/// Bytes of a file, or of standard input for "-"; complains and returns nothing.
std::optional<std::string> readFile(Terminal &t, const QString &name);

// ---- the commands --------------------------------------------------------------------------------

int runGames(Terminal &t, const Arguments &a);
int runOptions(Terminal &t, const Arguments &a);
int runRules(Terminal &t, const Arguments &a);
int runCheck(Terminal &t, const Arguments &a);
int runShow(Terminal &t, const Arguments &a);
int runLegal(Terminal &t, const Arguments &a);
int runWhy(Terminal &t, const Arguments &a);
int runDeal(Terminal &t, const Arguments &a);
int runPlay(Terminal &t, const Arguments &a);
int runArena(Terminal &t, const Arguments &a);
int runBench(Terminal &t, const Arguments &a);

} // namespace khiar::cli
