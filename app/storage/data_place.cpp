// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/data_place.h"

#include <QDir>

namespace khiar {
namespace {

constexpr int kMostWindows = 99;

QString windowFolder(const QString &data, int n)
{
    return n == 1 ? data : data + QStringLiteral("/window-%1").arg(n);
}

std::unique_ptr<QLockFile> lockOf(const QString &folder)
{
    QDir().mkpath(folder);
    auto lock = std::make_unique<QLockFile>(folder + QStringLiteral("/khiar.lock"));
    lock->setStaleLockTime(0); // only the end of its program makes it stale, not its age
    return lock;
}

} // namespace

DataPlace::DataPlace(const QString &dataFolder) : m_data(dataFolder), m_folder(dataFolder)
{
    for (int n = 1; n <= kMostWindows; ++n) {
        auto lock = lockOf(windowFolder(m_data, n));
        if (!lock->tryLock() && lock->error() == QLockFile::LockFailedError) {
            m_second = true;
            continue;
        }
        m_folder = windowFolder(m_data, n);
        m_lock = std::move(lock);
        return;
    }
    m_folder = windowFolder(m_data, kMostWindows); // a hundred windows at once: the last two share a place
}

std::vector<DataPlace::Left> DataPlace::leftBehind() const
{
    std::vector<Left> left;
    if (m_second)
        return left;
    const QDir data(m_data);
    for (const QString &name : data.entryList({QStringLiteral("window-*")}, QDir::Dirs | QDir::NoDotAndDotDot)) {
        auto lock = lockOf(data.filePath(name));
        if (lock->tryLock())
            left.push_back({data.filePath(name), std::move(lock)});
    }
    return left;
}

} // namespace khiar
