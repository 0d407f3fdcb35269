// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the structure of design.md, which no compiler checks. The engine knows no Qt, threads, clock, files or global
// state; includes go core <- kit <- games, core <- ai <- games, all <- session, and text <- the rest of the app; no game
// is named in the app or in QML; and the map of the README is true.
#include <QtTest>

#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>

#include "engine/session/registry.h"

#include <set>

using namespace khiar;

namespace {

const QDir kRoot(KHIAR_SOURCE_DIR);

/// Source files of a folder, relative to the root.
QStringList sources(const QString &folder, const QStringList &patterns = {"*.h", "*.cpp"})
{
    QStringList list;
    QDirIterator it(kRoot.filePath(folder), patterns, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        list << kRoot.relativeFilePath(it.next());
    list.sort();
    return list;
}

QString contents(const QString &path)
{
    QFile file(kRoot.filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A source without its comments, line by line. A // inside a string ends the line too, which loses no code we look for.
QStringList code(const QString &path)
{
    static const QRegularExpression block("/\\*.*?\\*/", QRegularExpression::DotMatchesEverythingOption), line("//.*");
    QString text = contents(path);
    text.remove(block);
    QStringList lines = text.split('\n');
    for (QString &l : lines)
        l.remove(line);
    return lines;
}

/// `path:line: text` of each line of code that matches.
QStringList matches(const QStringList &paths, const QRegularExpression &pattern)
{
    QStringList found;
    for (const QString &path : paths) {
        const QStringList lines = code(path);
        for (int i = 0; i < lines.size(); ++i)
            if (pattern.match(lines[i]).hasMatch())
                found << QString("%1:%2: %3").arg(path).arg(i + 1).arg(lines[i].trimmed());
    }
    return found;
}

QStringList ownIncludes(const QString &path)
{
    static const QRegularExpression include("^\\s*#\\s*include\\s*\"([^\"]+)\"");
    QStringList list;
    for (const QString &line : contents(path).split('\n'))
        if (const auto m = include.match(line); m.hasMatch())
            list << m.captured(1);
    return list;
}

/// Includes of a folder that lie outside of what it may know.
QStringList strayIncludes(const QString &folder, const QStringList &allowed)
{
    QStringList stray;
    for (const QString &path : sources(folder))
        for (const QString &include : ownIncludes(path))
            if (std::none_of(allowed.begin(), allowed.end(), [&](const QString &a) { return include.startsWith(a); }))
                stray << path + " includes " + include;
    return stray;
}

/// Directories of depth 1 and 2 that hold files of the project: git knows them; without git, all that lie here but
/// what builds and tools leave behind.
std::set<QString> directories()
{
    QStringList files;
    QProcess git;
    git.start("git", {"-C", kRoot.path(), "ls-files"});
    if (git.waitForFinished(20000) && git.exitCode() == 0)
        files = QString::fromUtf8(git.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
    if (files.isEmpty()) {
        QDirIterator it(kRoot.path(), QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            files << kRoot.relativeFilePath(it.next());
    }
    std::set<QString> out;
    for (const QString &file : files) {
        const QStringList parts = file.split('/');
        if (parts[0].startsWith('.') || parts[0] == "build" || file.contains("node_modules/") || file.contains("__pycache__/"))
            continue;
        for (int depth = 1; depth < parts.size() && depth <= 2; ++depth)
            out.insert(QStringList(parts.mid(0, depth)).join('/') + '/');
    }
    return out;
}

} // namespace

#define QVERIFY_NONE(list)                                                   \
    do {                                                                     \
        const QStringList faults_ = (list);                                  \
        QVERIFY2(faults_.isEmpty(), qPrintable('\n' + faults_.join('\n'))); \
    } while (false)

class Architecture : public QObject {
    Q_OBJECT
private slots:
    void thereAreSources()
    {
        QVERIFY(sources("engine").size() > 30);
        QVERIFY(sources("app").size() > 10);
        QVERIFY(sources("qml", {"*.qml"}).size() > 5);
    }

    void engineKnowsNoQt()
    {
        static const QRegularExpression qt("#\\s*include\\s*[<\"]Q|\\bQ_OBJECT\\b|\\bQ(String|Object|List|Variant)\\b|\\bqDebug\\b");
        QVERIFY_NONE(matches(sources("engine"), qt));
        QVERIFY_NONE(matches(sources("tests/fixtures"), qt));
    }

    // stop_token is how a bot is told to stop; the bench is the one place with a clock.
    void engineHasNoThreadsClockFilesOrChance()
    {
        static const QRegularExpression world(
            "std::(jthread|thread|mutex|shared_mutex|lock_guard|unique_lock|async|future|promise|condition_variable|atomic|filesystem|"
            "ifstream|ofstream|fstream|cout|cerr|cin|random_device|mt19937)\\b|"
            "#\\s*include\\s*<(thread|mutex|atomic|future|fstream|iostream|filesystem|random|ctime|unistd.h|cstdio)>|"
            "\\b(fopen|printf|getenv|time|rand|srand|clock)\\s*\\(|\\bthread_local\\b");
        QVERIFY_NONE(matches(sources("engine"), world));
        QStringList withoutBench = sources("engine");
        withoutBench.removeAll("engine/ai/bench.h");
        QVERIFY_NONE(matches(withoutBench, QRegularExpression("chrono")));
    }

    // Variables of static duration must be constant.
    void engineHasNoGlobalState()
    {
        static const QRegularExpression global("^\\s*(static|inline)\\s+(?!const\\b|constexpr\\b|inline\\b|void\\b)[\\w:<>,& ]+\\s+m?_?\\w+\\s*(=|;|\\{[^}]*\\};)");
        QVERIFY_NONE(matches(sources("engine"), global));
    }

    void includesGoDownwards()
    {
        QVERIFY_NONE(strayIncludes("engine/core", {"engine/core/"}));
        QVERIFY_NONE(strayIncludes("engine/kit", {"engine/core/", "engine/kit/"}));
        QVERIFY_NONE(strayIncludes("engine/ai", {"engine/core/", "engine/ai/"}));
        QVERIFY_NONE(strayIncludes("engine/session", {"engine/core/", "engine/kit/", "engine/session/"}));
        for (const QString &family : QDir(kRoot.filePath("engine/games")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QString own = "engine/games/" + family;
            QVERIFY_NONE(strayIncludes(own, {"engine/core/", "engine/kit/", "engine/ai/", own + "/"}));
        }
    }

    // Texts know the engine only; the console program knows no window; nothing of the app knows a family.
    void appIncludesGoDownwards()
    {
        QVERIFY_NONE(strayIncludes("app/text", {"engine/core/", "engine/session/", "app/text/"}));
        QVERIFY_NONE(strayIncludes("app/cli", {"engine/core/", "engine/session/", "app/text/", "app/cli/"}));
        QVERIFY_NONE(matches(sources("app"), QRegularExpression("engine/games/|engine/kit/")));
    }

    // A new game needs no line in the app: no preset by id or name, no family by id, in code or markup.
    void noGameIsNamedInTheApp()
    {
        QStringList words, literals;
        const Registry registry = standardRegistry();
        for (const FamilyBase *family : registry.families()) {
            literals << QRegularExpression::escape(QString::fromUtf8(family->id().data(), qsizetype(family->id().size())));
            for (const PresetSpec &p : family->presets())
                words << QRegularExpression::escape(p.id) << QRegularExpression::escape(p.name.source);
        }
        QVERIFY(!words.isEmpty());
        const QRegularExpression named("\\b(" + words.join('|') + ")\\b|[\"'](" + literals.join('|') + ")[\"']", QRegularExpression::CaseInsensitiveOption);
        QVERIFY_NONE(matches(sources("app"), named));
        QVERIFY_NONE(matches(sources("qml", {"*.qml", "*.js", "*.h", "*.cpp"}), named));
    }

    void everySourceSaysItsLicence()
    {
        QStringList without;
        for (const char *folder : {"app", "engine", "qml", "tests"})
            for (const QString &path : sources(folder, {"*.h", "*.cpp", "*.qml"}))
                if (!contents(path).startsWith("// SPDX-License-Identifier: GPL-3.0-or-later\n"))
                    without << path;
        QVERIFY_NONE(without);
    }

    // Built in two pieces, so that this file does not find itself.
    void nothingIsLeftForLater()
    {
        const QRegularExpression later(QString("\\b(TO") + "DO|FIX" + "ME)\\b");
        QStringList found;
        for (const char *folder : {"app", "engine", "qml", "tests"})
            for (const QString &path : sources(folder, {"*.h", "*.cpp", "*.qml", "*.py", "*.sh"}))
                if (later.match(contents(path)).hasMatch())
                    found << path;
        QVERIFY_NONE(found);
    }

    // "## Map" of the README: one line "- `path/` …" for each directory of depth 1 and 2, and each of them exists.
    void readmeMapsTheFolders()
    {
        const QString readme = contents("README.md");
        QVERIFY2(!readme.isEmpty(), "there is no README.md");
        const auto from = readme.indexOf("\n## Map\n");
        QVERIFY2(from >= 0, "README.md has no section ## Map");
        const QString map = readme.mid(from + 8, readme.indexOf("\n## ", from + 8) - from - 8);
        static const QRegularExpression entry("^- `([^`]+/)`", QRegularExpression::MultilineOption);
        std::set<QString> listed;
        for (auto it = entry.globalMatch(map); it.hasNext();)
            listed.insert(it.next().captured(1));
        QStringList wrong;
        for (const QString &path : listed)
            if (!QDir(kRoot.filePath(path)).exists())
                wrong << path + " is on the map and not there";
        for (const QString &path : directories())
            if (!listed.count(path))
                wrong << path + " is there and not on the map";
        QVERIFY_NONE(wrong);
    }
};

QTEST_GUILESS_MAIN(Architecture)
#include "tst_architecture.moc"
