// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/saved_games.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

#include "app/storage/file_names.h"
#include "app/storage/files.h"
#include "engine/session/replay.h"

namespace khiar {
namespace {

namespace fs = std::filesystem;

const QString kEnding = QStringLiteral(".khiar");
const QString kKept = QStringLiteral("kept-"); ///< begins the name of what was kept by itself
constexpr int kLongestTitle = 80;

fs::path native(const QString &path) { return path.toStdString(); }

Problem cannotWrite(const QString &file, const std::string &found)
{
    return {{storage_text::kCannotWrite, {{"file", Verbatim{file.toStdString()}}, {"found", Verbatim{found}}}}, 0};
}

/// What the file of a record that somebody named should be called.
QString wishedName(const Record &record)
{
    QString wish = safeFileName(QString::fromStdString(record.title));
    if (wish.isEmpty())
        wish = safeFileName(QString::fromStdString(record.setup.game));
    return (wish + u'-').startsWith(kKept) ? QStringLiteral("game-") + wish : wish;
}

bool sameLine(const RecordLine &a, const RecordLine &b)
{
    return a.kind == b.kind && a.seat == b.seat && a.text == b.text;
}

/// What both state about a deal is the same.
bool agree(const StatedDeal &a, const StatedDeal &b)
{
    return (!a.pack || !b.pack || *a.pack == *b.pack) && a.hands == b.hands && a.shuffles.size() <= b.shuffles.size()
        && std::equal(a.shuffles.begin(), a.shuffles.end(), b.shuffles.begin());
}

bool agree(const StatedDeals &earlier, const StatedDeals &later)
{
    return std::all_of(earlier.begin(), earlier.end(), [&](const auto &deal) {
        const auto it = later.find(deal.first);
        return it == later.end() || agree(deal.second, it->second);
    });
}

} // namespace

bool leadsTo(const Record &earlier, const Record &later)
{
    const Setup &s = earlier.setup, &t = later.setup;
    const auto same = [](const OptionSetting &x, const OptionSetting &y) { return x.key == y.key && x.value == y.value; };
    return s.game == t.game && s.seed == t.seed && s.players == t.players && agree(s.deals, t.deals)
        && std::equal(s.options.begin(), s.options.end(), t.options.begin(), t.options.end(), same)
        && earlier.lines.size() <= later.lines.size() && std::equal(earlier.lines.begin(), earlier.lines.end(), later.lines.begin(), sameLine);
}

SavedGames::SavedGames(const QString &dataFolder) : m_folder(dataFolder + QStringLiteral("/saved")) {}

QString SavedGames::pathOf(const QString &file) const
{
    return m_folder + u'/' + file;
}

QString SavedGames::tidyTitle(const QString &title)
{
    QString tidy;
    for (const QChar c : title)
        tidy += c.category() == QChar::Other_Control ? QChar(u' ') : c;
    return tidy.simplified().left(kLongestTitle).trimmed();
}

SavedGame SavedGames::read(const Registry &registry, const QString &file) const
{
    SavedGame game;
    game.file = file;
    game.when = QFileInfo(pathOf(file)).lastModified();
    const auto text = readFile(native(pathOf(file)));
    if (!text) {
        game.problem = text.problem();
        return game;
    }
    auto record = parseRecord(*text);
    if (!record) {
        game.problem = record.problem();
        return game;
    }
    const Replay played = replay(registry, *record);
    game.problem = played.invalid ? played.invalid : played.failed;
    if (played.invalid || !played.match)
        return game;
    game.title = QString::fromStdString(record->title);
    game.over = played.match->over();
    game.table = played.match->now()->table(kPublic);
    game.record = std::move(*record);
    return game;
}

std::vector<SavedGame> SavedGames::list(const Registry &registry) const
{
    std::vector<SavedGame> games;
    const QDir dir(m_folder);
    for (const QString &file : dir.entryList({QStringLiteral("*.khiar")}, QDir::Files | QDir::System))
        games.push_back(read(registry, file));
    std::stable_sort(games.begin(), games.end(), [](const SavedGame &a, const SavedGame &b) { return a.when > b.when; });
    return games;
}

// Two programs may save in the same minute, and titles may repeat: a number tells them apart.
QString SavedGames::freeName(const QString &wish, const QDateTime &when) const
{
    const QString base = wish + when.toString(QStringLiteral("-yyyy-MM-dd-HHmm"));
    QString name = base + kEnding;
    for (int n = 2; QFileInfo::exists(pathOf(name)); ++n)
        name = base + u'-' + QString::number(n) + kEnding;
    return name;
}

Result<QString> SavedGames::write(const Record &record, const QString &file)
{
    std::error_code error;
    fs::create_directories(native(m_folder), error);
    if (error)
        return cannotWrite(m_folder, error.message());
    if (const std::string wrong = replaceFile(native(pathOf(file)), writeRecord(record)); !wrong.empty())
        return cannotWrite(pathOf(file), wrong);
    return file;
}

Result<QString> SavedGames::save(Record record, const QString &title)
{
    if (const QString tidy = tidyTitle(title); !tidy.isEmpty())
        record.title = tidy.toStdString();
    return write(record, freeName(wishedName(record), QDateTime::currentDateTime()));
}

Result<QString> SavedGames::keep(const Record &record)
{
    QString before;
    const QDir dir(m_folder);
    for (const QString &file : dir.entryList({QStringLiteral("*.khiar")}, QDir::Files)) {
        const auto text = readFile(native(pathOf(file)));
        const auto there = text ? parseRecord(*text) : Result<Record>(text.problem());
        if (!there || !leadsTo(*there, record))
            continue;
        if (there->lines.size() == record.lines.size())
            return file;
        if (file.startsWith(kKept))
            before = file;
    }
    const QString wish = kKept + safeFileName(QString::fromStdString(record.setup.game));
    auto kept = write(record, freeName(wish, QDateTime::currentDateTime()));
    if (kept && !before.isEmpty())
        QFile::remove(pathOf(before)); // the new one holds all of it
    return kept;
}

bool SavedGames::takeIn(const QString &path)
{
    const QFileInfo from(path);
    std::error_code error;
    fs::create_directories(native(m_folder), error);
    if (!error)
        fs::rename(native(path), native(pathOf(freeName(safeFileName(from.completeBaseName()), from.lastModified()))), error);
    return !error;
}

Result<QString> SavedGames::rename(const QString &file, const QString &title)
{
    const auto text = readFile(native(pathOf(file)));
    if (!text)
        return text.problem();
    auto record = parseRecord(*text);
    if (!record)
        return record.problem();
    std::error_code ignored;
    const auto written = fs::last_write_time(native(pathOf(file)), ignored);
    const QDateTime when = QFileInfo(pathOf(file)).lastModified();
    record->title = tidyTitle(title).toStdString();
    auto renamed = write(*record, freeName(wishedName(*record), when));
    if (!renamed)
        return renamed;
    fs::last_write_time(native(pathOf(*renamed)), written, ignored);
    QFile::remove(pathOf(file));
    return renamed;
}

std::optional<Problem> SavedGames::remove(const QString &file)
{
    forget();
    const QString away = m_folder + QStringLiteral("/removed");
    std::error_code error;
    fs::create_directories(native(away), error);
    if (!error)
        fs::rename(native(pathOf(file)), native(away + u'/' + file), error);
    if (error)
        return cannotWrite(pathOf(file), error.message());
    m_removed = file;
    return std::nullopt;
}

std::optional<Problem> SavedGames::restore()
{
    if (m_removed.isEmpty())
        return std::nullopt;
    std::error_code error;
    fs::rename(native(m_folder + QStringLiteral("/removed/") + m_removed), native(pathOf(m_removed)), error);
    if (error)
        return cannotWrite(pathOf(m_removed), error.message());
    m_removed.clear();
    return std::nullopt;
}

void SavedGames::forget()
{
    if (!m_removed.isEmpty())
        QFile::remove(m_folder + QStringLiteral("/removed/") + m_removed);
    m_removed.clear();
    QDir().rmdir(m_folder + QStringLiteral("/removed"));
}

} // namespace khiar
