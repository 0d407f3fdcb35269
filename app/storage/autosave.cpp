// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/autosave.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/session/replay.h"

namespace khiar {
namespace {

namespace fs = std::filesystem;
constexpr std::uintmax_t kMostBytes = 16u << 20;

/// A file descriptor that closes itself.
struct Descriptor {
    int fd;
    explicit Descriptor(int f) : fd(f) {}
    ~Descriptor() { if (fd >= 0) ::close(fd); }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
};

std::string systemSays() { return std::strerror(errno); }

std::string writeSynced(const fs::path &file, const std::string &text)
{
    const Descriptor d(::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
    if (d.fd < 0)
        return systemSays();
    for (std::size_t at = 0; at < text.size();) {
        const ssize_t n = ::write(d.fd, text.data() + at, text.size() - at);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return systemSays();
        at += std::size_t(n);
    }
    return ::fsync(d.fd) == 0 ? std::string() : systemSays();
}

void syncFolder(const fs::path &folder)
{
    const Descriptor d(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (d.fd >= 0)
        ::fsync(d.fd);
}

bool readable(const fs::path &file)
{
    const auto text = readFile(file);
    return text && parseRecord(*text);
}

fs::path damagedName(const fs::path &folder)
{
    std::error_code ignored;
    for (int n = 1;; ++n)
        if (const fs::path p = folder / ("autosave.damaged-" + std::to_string(n) + ".khiar"); !fs::exists(p, ignored))
            return p;
}

} // namespace

Result<std::string> readFile(const fs::path &file)
{
    const auto problem = [&](const std::string &what) {
        return Problem{{storage_text::kCannotRead, {{"file", Verbatim{file.filename().string()}}, {"found", Verbatim{what}}}}, 0};
    };
    const Descriptor d(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (d.fd < 0)
        return problem(systemSays());
    std::string text;
    char part[65536];
    while (true) {
        const ssize_t n = ::read(d.fd, part, sizeof part);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return problem(systemSays());
        if (n == 0)
            return text;
        text.append(part, std::size_t(n));
        if (text.size() > kMostBytes)
            return problem("> 16 MiB");
    }
}

std::string AutosaveFiles::write(const std::string &text) const
{
    std::error_code error;
    fs::create_directories(m_folder, error);
    if (error)
        return error.message();
    const fs::path beside = m_folder / "autosave.new";
    if (std::string wrong = writeSynced(beside, text); !wrong.empty())
        return wrong;
    if (fs::exists(newest(), error))
        fs::rename(newest(), readable(newest()) ? older() : damagedName(m_folder), error);
    fs::rename(beside, newest(), error);
    if (error)
        return error.message();
    syncFolder(m_folder);
    return {};
}

FoundSave findSave(const AutosaveFiles &files, const Registry &registry)
{
    FoundSave found;
    for (const fs::path &file : {files.newest(), files.older()}) {
        std::error_code ignored;
        if (!fs::exists(file, ignored))
            continue;
        const auto text = readFile(file);
        std::optional<Problem> problem = text ? std::nullopt : std::optional(text.problem());
        if (text) {
            if (auto record = parseRecord(*text); !record) {
                problem = record.problem();
            } else if (Replay played = replay(registry, *record); played.invalid) {
                problem = played.invalid;
            } else {
                if (!played.match->over())
                    found.record = std::move(*record);
                return found; // a finished match is nothing to continue, and neither is what came before it
            }
        }
        if (!found.problem) {
            found.problem = problem;
            found.damaged = file;
        }
    }
    return found;
}

} // namespace khiar
