// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/autosave.h"

#include <algorithm>

#include "engine/session/replay.h"

namespace khiar {
namespace {

namespace fs = std::filesystem;

fs::path damagedName(const fs::path &folder)
{
    std::error_code ignored;
    for (int n = 1;; ++n)
        if (const fs::path p = folder / ("autosave.damaged-" + std::to_string(n) + ".khiar"); !fs::exists(p, ignored))
            return p;
}

/// One copy as it lies there.
struct Copy {
    std::string text;
    std::optional<Record> record; ///< when it can be played to its last line
    std::optional<Record> partly; ///< when it can be played up to the line of the problem (older rules)
    std::optional<Problem> problem;
    bool over = false;
};

/// Nothing when there is no such file.
std::optional<Copy> readCopy(const fs::path &file, const Registry &registry)
{
    std::error_code ignored;
    if (!fs::exists(file, ignored))
        return std::nullopt;
    Copy copy;
    const auto text = readFile(file);
    if (!text) {
        copy.problem = text.problem();
        return copy;
    }
    copy.text = *text;
    auto record = parseRecord(*text);
    if (!record) {
        copy.problem = record.problem();
        return copy;
    }
    const Replay played = replay(registry, *record);
    copy.problem = played.invalid ? played.invalid : played.failed;
    copy.over = played.match && played.match->over();
    if (!copy.problem)
        copy.record = std::move(*record);
    else if (!played.invalid && played.match)
        copy.partly = std::move(*record);
    return copy;
}

bool sameLine(const RecordLine &a, const RecordLine &b)
{
    return a.kind == b.kind && a.seat == b.seat && a.text == b.text;
}

bool sameMatch(const Record &a, const Record &b)
{
    const auto same = [](const OptionSetting &x, const OptionSetting &y) { return x.key == y.key && x.value == y.value; };
    const Setup &s = a.setup, &t = b.setup;
    return s.game == t.game && s.seed == t.seed && s.players == t.players
        && std::equal(s.options.begin(), s.options.end(), t.options.begin(), t.options.end(), same);
}

// A file that was cut between two lines reads well. A save is made after every action, so the newer of two saves of one
// match never has fewer moves.
std::optional<Problem> cutProblem(const Copy &newer, const Copy &older)
{
    const auto &now = newer.record->lines, &before = older.record->lines;
    const auto cut = [&] {
        return Problem{{storage_text::kCut, {{"n", std::int64_t(now.size())}, {"k", std::int64_t(before.size())}}},
                       int(std::count(newer.text.begin(), newer.text.end(), '\n'))};
    };
    if (!newer.text.ends_with('\n'))
        return cut();
    if (sameMatch(*newer.record, *older.record) && now.size() < before.size() && std::equal(now.begin(), now.end(), before.begin(), sameLine))
        return cut();
    return std::nullopt;
}

bool isCut(const std::string &newer, const std::string &older)
{
    if (newer.size() >= older.size())
        return false;
    const auto a = parseRecord(newer), b = parseRecord(older);
    return a && b && cutProblem({newer, *a, {}, {}, false}, {older, *b, {}, {}, false});
}

/// The newest copy, judged beside the one before it.
std::optional<Copy> readNewest(const AutosaveFiles &files, const std::optional<Copy> &older, const Registry &registry)
{
    std::optional<Copy> newest = readCopy(files.newest(), registry);
    if (newest && newest->record && older && older->record)
        if (auto cut = cutProblem(*newest, *older)) {
            newest->problem = std::move(cut);
            newest->record.reset();
        }
    return newest;
}

} // namespace

// The newest copy as it should become the older one; empty when it is damaged.
std::string AutosaveFiles::goodNewest(const Registry &registry) const
{
    const auto text = readFile(newest());
    if (text && !m_written.empty() && *text == m_written)
        return m_written; // playing it through each time would be slow
    std::optional<Copy> copy = readNewest(*this, readCopy(older(), registry), registry);
    return copy && copy->record ? std::move(copy->text) : std::string();
}

// Makes the newest copy the older one, or puts it aside.
std::string AutosaveFiles::keepNewest(const std::string &text, const Registry &registry) const
{
    std::error_code error;
    if (!fs::exists(newest(), error))
        return {};
    const std::string before = goodNewest(registry);
    if (before.empty()) {
        fs::rename(newest(), damagedName(m_folder), error);
    } else if (!isCut(text, before)) {
        fs::rename(newest(), older(), error);
    } else {
        // begun anew with the same seed, or undone: the older copy must not look like what the newer was cut from
        const fs::path twice = m_folder / "autosave.1.new";
        if (std::string wrong = writeSynced(twice, text); !wrong.empty())
            return wrong;
        fs::rename(twice, older(), error);
    }
    return error ? error.message() : std::string();
}

std::string AutosaveFiles::write(const std::string &text, const Registry &registry)
{
    std::error_code error;
    fs::create_directories(m_folder, error);
    if (error)
        return error.message();
    const fs::path beside = m_folder / "autosave.new";
    if (std::string wrong = writeSynced(beside, text); !wrong.empty())
        return wrong;
    if (std::string wrong = keepNewest(text, registry); !wrong.empty())
        return wrong;
    fs::rename(beside, newest(), error);
    if (error)
        return error.message();
    syncFolder(m_folder);
    m_written = text;
    return {};
}

FoundSave findSave(const AutosaveFiles &files, const Registry &registry)
{
    FoundSave found;
    std::optional<Copy> older = readCopy(files.older(), registry);
    std::optional<Copy> newest = readNewest(files, older, registry);
    const auto take = [&](std::optional<Copy> &copy) {
        // a finished match is nothing to continue, and neither is what came before it
        if (!copy->over)
            found.record = std::move(copy->record);
    };
    if (newest && newest->record) {
        take(newest);
    } else {
        if (newest) {
            found.problem = newest->problem;
            found.damaged = files.newest();
        }
        if (older && older->record) {
            take(older);
        } else if (newest && newest->partly) {
            found.partly = true;
            found.record = std::move(newest->partly);
        } else if (older && !found.problem) {
            found.problem = older->problem;
            found.damaged = files.older();
        }
    }
    return found;
}

} // namespace khiar
