// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

#include "app/cli/texts.h"
#include "engine/core/problems.h"
#include "engine/session/registry.h"

namespace khiar::cli {
namespace {

std::string utf8(const QString &s)
{
    return s.toStdString();
}

Verbatim verbatim(const QString &s)
{
    return {utf8(s)};
}

bool contains(const std::vector<const char *> &list, const QString &word)
{
    return std::any_of(list.begin(), list.end(), [&](const char *w) { return word == QLatin1String(w); });
}

/// What was read of a command line: the arguments, or the sentence that says what is wrong.
struct Parsed {
    Arguments arguments;
    std::optional<Text> wrong;
};

Parsed parse(const Command &c, const QStringList &words)
{
    Parsed p;
    bool onlyWords = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        if (onlyWords || !word.startsWith(QLatin1String("--"))) {
            p.arguments.words += word;
            continue;
        }
        if (word == QLatin1String("--")) {
            onlyWords = true;
            continue;
        }
        const QString name = word.section(u'=', 0, 0);
        const bool joined = word.contains(u'=');
        if (contains(c.flags, name) && !joined) {
            p.arguments.options[name];
        } else if (!contains(c.valued, name)) {
            p.wrong = Text{text::kUnknownOption, {{"found", verbatim(name)}, {"command", Verbatim{c.name}}}};
            return p;
        } else if (!joined && i + 1 >= words.size()) {
            p.wrong = Text{text::kNeedsValue, {{"found", verbatim(name)}}};
            return p;
        } else {
            p.arguments.options[name] += joined ? word.section(u'=', 1) : words[++i];
        }
    }
    const auto given = std::size_t(p.arguments.words.size());
    if (given < c.needs.size())
        p.wrong = Text{text::kMissingWord, {{"command", Verbatim{c.name}}, {"expected", c.needs[given]}}};
    else if (given > c.needs.size() && !c.more)
        p.wrong = Text{text::kTooMany, {{"found", verbatim(p.arguments.words[qsizetype(c.needs.size())])}}};
    return p;
}

/// Takes --lang and --json out of the words, wherever they stand. A wrong language stays, to be complained of.
struct Everywhere {
    QString language;
    bool json = false;
    std::optional<QString> badLanguage;
    bool languageWithoutValue = false;
};

Everywhere takeEverywhere(QStringList &words)
{
    Everywhere e;
    e.language = QLocale::system().language() == QLocale::Persian ? QStringLiteral("fa") : QStringLiteral("en");
    if (const QString wanted = qEnvironmentVariable("KHIAR_LANG"); wanted == QLatin1String("fa") || wanted == QLatin1String("en"))
        e.language = wanted;
    for (qsizetype i = 0; i < words.size() && words[i] != QLatin1String("--");) {
        if (words[i] == QLatin1String("--json")) {
            e.json = true;
            words.removeAt(i);
        } else if (words[i] == QLatin1String("--lang") || words[i].startsWith(QLatin1String("--lang="))) {
            const bool joined = words[i].contains(u'=');
            e.languageWithoutValue |= !joined && i + 1 >= words.size();
            const QString value = joined ? words[i].section(u'=', 1) : words.value(i + 1);
            words.remove(i, joined ? 1 : std::min<qsizetype>(2, words.size() - i));
            if (value == QLatin1String("fa") || value == QLatin1String("en"))
                e.language = value;
            else if (!e.languageWithoutValue)
                e.badLanguage = value;
        } else {
            ++i;
        }
    }
    return e;
}

} // namespace

QString Arguments::value(const QString &option, const QString &otherwise) const
{
    const auto it = options.find(option);
    return it == options.end() || it->second.isEmpty() ? otherwise : it->second.last();
}

Terminal::Terminal(const QString &language) : words(language), registry(standardRegistry()), out(stdout), err(stderr)
{
    words.numberSeatsAsRecorded(); // its tables show seats as records do
    out.setEncoding(QStringConverter::Utf8);
    err.setEncoding(QStringConverter::Utf8);
}

void Terminal::print(const QJsonObject &object)
{
    out << QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented));
}

QString Terminal::located(const QString &where, const Problem &problem) const
{
    const QString line = problem.line ? QStringLiteral("%1:").arg(problem.line) : QString();
    return QStringLiteral("%1:%2 %3").arg(where, line, words.problem(problem));
}

void Terminal::complain(const QString &where, const Problem &problem)
{
    out.flush();
    err << located(where, problem) << '\n';
}

int Terminal::usage(const Text &what)
{
    err << "khiarctl: " << words.sentence(what) << '\n' << usageText(words);
    return kInvalid;
}

const std::vector<Command> &commands()
{
    using namespace text;
    static const std::vector<Command> list = {
        {"games", "", kGames, {}, {}, {}, false, runGames},
        {"options", "GAME", kOptions, {}, {}, {kNounGame}, false, runOptions},
        {"rules", "GAME [--players N] [--option K=V …]", kRules, {}, {"--players", "--option"}, {kNounGame}, false, runRules},
        {"check", "FILE…", kCheck, {}, {}, {kNounFile}, true, runCheck},
        {"show", "FILE [--seat I]", kShow, {}, {"--seat"}, {kNounFile}, false, runShow},
        {"legal", "FILE", kLegal, {}, {}, {kNounFile}, false, runLegal},
        {"why", "FILE SEAT ACTION", kWhy, {}, {}, {kNounFile, kNounSeat, kNounAction}, true, runWhy},
        {"deal", "GAME [--players N] [--seed S] [--option K=V …] [--seats A,B,…]", kDeal, {}, {"--players", "--seed", "--option", "--seats"}, {kNounGame}, false, runDeal},
        {"play", "GAME [--players N] [--seed S] [--option K=V …] [--seats human,A,…]", kPlay, {}, {"--players", "--seed", "--option", "--seats"}, {kNounGame}, false, runPlay},
        {"arena", "GAME [--players N] [--seats A,B,…] [--matches N] [--seed S] [--option K=V …]", kArena, {}, {"--players", "--seed", "--option", "--seats", "--matches"}, {kNounGame}, false, runArena},
        {"bench", "[GAME…] [--players N] [--seconds X]", kBench, {}, {"--players", "--seconds"}, {}, true, runBench}};
    return list;
}

QString usageText(const Words &words)
{
    QString out = words.sentence(text::kUsage) + u'\n';
    for (const Command &c : commands())
        out += QStringLiteral("  khiarctl %1 %2").arg(QLatin1String(c.name), QString::fromUtf8(c.synopsis)).trimmed().prepend(QLatin1String("  ")) + u'\n'
            + QStringLiteral("      ") + words.sentence(c.sentence) + u'\n';
    return out + QStringLiteral("  --lang en|fa   --json\n      ") + words.sentence(text::kEverywhere) + u'\n' + words.sentence(text::kStatuses) + u'\n';
}

int runCommandLine(const QStringList &arguments)
{
    QStringList words = arguments;
    const Everywhere everywhere = takeEverywhere(words);
    Terminal t(everywhere.language);
    t.json = everywhere.json;
    if (everywhere.languageWithoutValue)
        return t.usage({text::kNeedsValue, {{"found", Verbatim{"--lang"}}}});
    if (everywhere.badLanguage)
        return t.usage({text::kBadValue, {{"found", verbatim(*everywhere.badLanguage)}, {"option", Verbatim{"--lang"}}, {"expected", Verbatim{"en, fa"}}}});
    if (words.isEmpty())
        return t.usage({text::kNoCommand, {}});
    const QString name = words.takeFirst();
    if (name == QLatin1String("--help") || name == QLatin1String("-h") || name == QLatin1String("help")) {
        t.out << t.words.sentence(text::kAbout) << '\n' << usageText(t.words);
        return kFine;
    }
    const auto &list = commands();
    const auto command = std::find_if(list.begin(), list.end(), [&](const Command &c) { return name == QLatin1String(c.name); });
    if (command == list.end())
        return t.usage({text::kUnknownCommand, {{"found", verbatim(name)}}});
    if (words.contains(QLatin1String("--help"))) {
        t.out << usageText(t.words);
        return kFine;
    }
    const Parsed parsed = parse(*command, words);
    return parsed.wrong ? t.usage(*parsed.wrong) : command->run(t, parsed.arguments);
}

// ---- helpers -------------------------------------------------------------------------------------

const FamilyBase *familyOf(Terminal &t, const QString &game)
{
    const FamilyBase *family = t.registry.familyOf(utf8(game));
    if (!family)
        t.complain(QStringLiteral("khiarctl"), {{problem::kUnknownGame, {{"found", verbatim(game)}, {"key", Verbatim{"khiarctl games"}}}}, 0});
    return family;
}

std::optional<qint64> numberOption(Terminal &t, const Arguments &a, const QString &option, qint64 otherwise, qint64 lowest, qint64 highest)
{
    if (!a.has(option))
        return otherwise;
    bool ok = false;
    const qint64 n = a.value(option).toLongLong(&ok);
    if (ok && n >= lowest && n <= highest)
        return n;
    t.complain(QStringLiteral("khiarctl: ") + option, {{problem::kOutside, {{"found", verbatim(a.value(option))}, {"lowest", std::int64_t(lowest)}, {"highest", std::int64_t(highest)}}}, 0});
    return std::nullopt;
}

std::optional<Setup> setupOf(Terminal &t, const Arguments &a, quint64 seedOtherwise)
{
    const QString game = a.words.front();
    const FamilyBase *family = familyOf(t, game);
    if (!family)
        return std::nullopt;
    const PresetSpec &preset = *family->preset(utf8(game));
    Setup s;
    s.game = utf8(game);
    // a list of seats also says how many play
    const int usual = a.has(QStringLiteral("--seats")) ? int(a.value(QStringLiteral("--seats")).count(u',')) + 1 : std::clamp(4, preset.seatsMin, preset.seatsMax);
    const auto players = numberOption(t, a, QStringLiteral("--players"), usual, 2, kMaxSeats);
    if (!players)
        return std::nullopt;
    s.players = int(*players);
    bool ok = true;
    s.seed = a.has(QStringLiteral("--seed")) ? a.value(QStringLiteral("--seed")).toULongLong(&ok) : seedOtherwise;
    if (!ok) {
        t.complain(QStringLiteral("khiarctl: --seed"), {{problem::kBadRecord, {{"found", verbatim(a.value(QStringLiteral("--seed")))}, {"expected", problem::kSeed}}}, 0});
        return std::nullopt;
    }
    const auto options = a.options.find(QStringLiteral("--option"));
    for (const QString &o : options == a.options.end() ? QStringList() : options->second) {
        const auto at = o.indexOf(u'=');
        if (at < 1) {
            t.complain(QStringLiteral("khiarctl: --option"), {{problem::kBadRecord, {{"found", verbatim(o)}, {"expected", text::kNounKeyValue}}}, 0});
            return std::nullopt;
        }
        s.options.push_back({utf8(o.left(at)), utf8(o.mid(at + 1)), 0});
    }
    if (auto problem = family->validate(s)) {
        t.complain(QStringLiteral("khiarctl: ") + game, *problem);
        return std::nullopt;
    }
    return s;
}

std::optional<std::string> readFile(Terminal &t, const QString &name)
{
    QFile file(name);
    const bool open = name == QLatin1String("-") ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    constexpr qint64 kEnough = 16 * 1024 * 1024 + 1; // one byte more than a record may have, so that it is refused
    QByteArray bytes;
    for (QByteArray more; open && bytes.size() < kEnough && !(more = file.read(kEnough - bytes.size())).isEmpty();)
        bytes += more; // a pipe gives its bytes in pieces
    if (open && file.error() == QFileDevice::NoError)
        return bytes.toStdString();
    t.complain(name, {{text::kUnreadable, {{"why", verbatim(file.errorString())}}}, 0});
    return std::nullopt;
}

} // namespace khiar::cli
