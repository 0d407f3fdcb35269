// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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

} // namespace

Result<std::string> readFile(const fs::path &file)
{
    const auto problem = [&](const std::string &what) {
        return Problem{{storage_text::kCannotRead, {{"file", Verbatim{file.filename().string()}}, {"found", Verbatim{what}}}}, 0};
    };
    const Descriptor d(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)); // a pipe must not keep us waiting
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

std::string writeSynced(const fs::path &file, const std::string &text, FileIs is)
{
    const Descriptor d(::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, is == FileIs::shared ? 0666 : 0600));
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

std::string replaceFile(const fs::path &wanted, const std::string &text, FileIs is)
{
    std::error_code error;
    const fs::path real = fs::weakly_canonical(wanted, error);
    const fs::path file = error ? wanted : real;
    fs::path beside = file;
    beside += ".new-" + std::to_string(::getpid()); // two programs never share one
    std::string wrong = writeSynced(beside, text, is);
    if (wrong.empty()) {
        fs::rename(beside, file, error);
        if (!error) {
            syncFolder(file.parent_path());
            return {};
        }
        wrong = error.message();
    }
    fs::remove(beside, error);
    return wrong;
}

} // namespace khiar
