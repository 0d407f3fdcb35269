// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/house_rules.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

#include "app/storage/file_names.h"
#include "app/storage/files.h"
#include "app/storage/saved_games.h"
#include "engine/core/problems.h"

namespace khiar {
namespace {

namespace fs = std::filesystem;

const QString kEnding = QStringLiteral(".khiar");

fs::path native(const QString &path) { return path.toStdString(); }

Problem cannotWrite(const QString &file, const std::string &found)
{
    return {{storage_text::kCannotWrite, {{"file", Verbatim{file.toStdString()}}, {"found", Verbatim{found}}}}, 0};
}

QString wishedId(const Record &rules)
{
    const QString wish = safeFileName(QString::fromStdString(rules.title));
    return wish.isEmpty() ? safeFileName(QString::fromStdString(rules.setup.game)) : wish;
}

} // namespace

bool isHouseRules(const Record &r)
{
    const Setup &s = r.setup;
    const bool match = !r.lines.empty() || !s.deals.empty() || !s.start.empty() || s.seed || s.dealer || r.assistedUndo || r.assistedHint
        || std::any_of(r.seats.begin(), r.seats.end(), [](const SeatLine &l) { return l.stated; });
    return !match && (!r.title.empty() || !s.options.empty());
}

std::vector<int> playersThatFit(const FamilyBase &family, Setup setup)
{
    std::vector<int> fit;
    if (const PresetSpec *preset = family.preset(setup.game))
        for (setup.players = preset->seatsMin; setup.players <= preset->seatsMax; ++setup.players)
            if (!family.validate(setup))
                fit.push_back(setup.players);
    return fit;
}

std::optional<Problem> problemOf(const Registry &registry, const Record &rules)
{
    const FamilyBase *family = registry.familyOf(rules.setup.game);
    if (!family)
        return Problem{{problem::kUnknownGame, {{"found", Verbatim{rules.setup.game}}, {"key", Verbatim{"khiarctl games"}}}}, rules.setup.gameLine};
    if (!playersThatFit(*family, rules.setup).empty())
        return std::nullopt;
    Setup setup = rules.setup;
    const PresetSpec *preset = family->preset(setup.game);
    setup.players = std::clamp(setup.players, preset->seatsMin, preset->seatsMax);
    return family->validate(setup);
}

Record tidyHouseRules(const Registry &registry, Record rules)
{
    Record tidy;
    tidy.title = rules.title;
    tidy.setup.game = rules.setup.game;
    tidy.setup.players = rules.setup.players;
    tidy.seats.resize(std::size_t(rules.setup.players));
    if (const FamilyBase *family = registry.familyOf(rules.setup.game)) {
        const PresetSpec *preset = family->preset(rules.setup.game);
        tidy.rulesVersion = preset->rulesVersion;
        for (OptionSetting &o : rules.setup.options)
            if (family->presetValue(*preset, o.key) != o.value)
                tidy.setup.options.push_back({o.key, o.value, 0});
    }
    return tidy;
}

std::string writeHouseRules(const Record &rules)
{
    std::string text = writeRecord(rules);
    const std::string seed = "\nseed 0\n"; // of a match
    if (const auto at = text.find(seed); at != text.npos)
        text.erase(at + 1, seed.size() - 1);
    return text;
}

HouseRules::HouseRules(const QString &dataFolder) : m_folder(dataFolder + QStringLiteral("/house")) {}

QString HouseRules::pathOf(const QString &id) const
{
    return m_folder + u'/' + id;
}

HouseRule HouseRules::read(const Registry &registry, const QString &id) const
{
    HouseRule rule;
    rule.id = id;
    rule.name = id;
    const auto text = readFile(native(pathOf(id)));
    auto record = text ? parseRecord(*text) : Result<Record>(text.problem());
    if (!record) {
        rule.problem = record.problem();
        return rule;
    }
    if (!record->title.empty())
        rule.name = QString::fromStdString(record->title);
    rule.problem = problemOf(registry, *record);
    const FamilyBase *family = registry.familyOf(record->setup.game);
    if (!family)
        return rule;
    rule.players = playersThatFit(*family, record->setup);
    rule.record = std::move(*record);
    return rule;
}

std::vector<HouseRule> HouseRules::list(const Registry &registry) const
{
    std::vector<HouseRule> rules;
    const QDir dir(m_folder);
    for (const QString &file : dir.entryList({QStringLiteral("*.khiar")}, QDir::Files | QDir::System))
        rules.push_back(read(registry, file));
    std::stable_sort(rules.begin(), rules.end(), [](const HouseRule &a, const HouseRule &b) { return QString::localeAwareCompare(a.name, b.name) < 0; });
    return rules;
}

std::string HouseRules::text(const QString &id) const
{
    const auto text = readFile(native(pathOf(id)));
    return text ? *text : std::string();
}

std::optional<Record> HouseRules::older(const QString &id) const
{
    const auto text = readFile(native(m_folder + QStringLiteral("/older/") + id));
    const auto record = text ? parseRecord(*text) : Result<Record>(text.problem());
    return record ? std::optional(*record) : std::nullopt;
}

std::optional<Problem> HouseRules::makeFolder(const QString &folder) const
{
    std::error_code error;
    fs::create_directories(native(folder), error);
    return error ? std::optional(cannotWrite(folder, error.message())) : std::nullopt;
}

QString HouseRules::freeId(const QString &folder, const QString &wish) const
{
    const auto taken = [&](const QString &id) { return QFileInfo::exists(folder + u'/' + id) || QFileInfo(folder + u'/' + id).isSymLink(); };
    QString id = wish + kEnding;
    for (int n = 2; taken(id); ++n)
        id = wish + u'-' + QString::number(n) + kEnding;
    return id;
}

Result<QString> HouseRules::add(const Record &rules)
{
    if (auto problem = makeFolder(m_folder))
        return *problem;
    const QString id = freeId(m_folder, wishedId(rules));
    if (const std::string wrong = replaceFile(native(pathOf(id)), writeHouseRules(rules)); !wrong.empty())
        return cannotWrite(pathOf(id), wrong);
    return id;
}

std::optional<Problem> HouseRules::replace(const QString &id, const Record &rules)
{
    const QString before = m_folder + QStringLiteral("/older");
    if (auto problem = makeFolder(before))
        return problem;
    if (const std::string old = text(id); !old.empty())
        if (const std::string wrong = replaceFile(native(before + u'/' + id), old); !wrong.empty())
            return cannotWrite(before + u'/' + id, wrong);
    if (const std::string wrong = replaceFile(native(pathOf(id)), writeHouseRules(rules)); !wrong.empty())
        return cannotWrite(pathOf(id), wrong);
    return std::nullopt;
}

std::optional<Problem> HouseRules::remove(const QString &id)
{
    forget();
    const QString away = m_folder + QStringLiteral("/removed");
    if (auto problem = makeFolder(away))
        return problem;
    std::error_code error;
    fs::rename(native(pathOf(id)), native(away + u'/' + id), error);
    if (error)
        return cannotWrite(pathOf(id), error.message());
    m_removed = id;
    return std::nullopt;
}

// Another window may have taken the name meanwhile: then it comes back under the next free one.
std::optional<Problem> HouseRules::restore()
{
    if (m_removed.isEmpty())
        return std::nullopt;
    const QString id = QFileInfo::exists(pathOf(m_removed)) ? freeId(m_folder, QFileInfo(m_removed).completeBaseName()) : m_removed;
    std::error_code error;
    fs::rename(native(m_folder + QStringLiteral("/removed/") + m_removed), native(pathOf(id)), error);
    if (error)
        return cannotWrite(pathOf(id), error.message());
    m_removed.clear();
    return std::nullopt;
}

void HouseRules::forget()
{
    if (!m_removed.isEmpty()) {
        QFile::remove(m_folder + QStringLiteral("/removed/") + m_removed);
        QFile::remove(m_folder + QStringLiteral("/older/") + m_removed);
    }
    m_removed.clear();
    QDir().rmdir(m_folder + QStringLiteral("/removed"));
}

void HouseRules::putAside(const Record &rules)
{
    const QString aside = m_folder + QStringLiteral("/aside");
    if (!makeFolder(aside))
        (void)replaceFile(native(aside + u'/' + freeId(aside, wishedId(rules))), writeHouseRules(rules));
}

std::optional<Record> HouseRules::takeUp()
{
    const QDir aside(m_folder + QStringLiteral("/aside"));
    for (const QString &file : aside.entryList({QStringLiteral("*.khiar")}, QDir::Files, QDir::Time | QDir::Reversed)) {
        const auto text = readFile(native(aside.filePath(file)));
        auto record = text ? parseRecord(*text) : Result<Record>(text.problem());
        if (record && QFile::remove(aside.filePath(file))) {
            QDir().rmdir(aside.path());
            return std::move(*record);
        }
    }
    return std::nullopt;
}

} // namespace khiar
