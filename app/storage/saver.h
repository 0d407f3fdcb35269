// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QString>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "app/storage/autosave.h"

namespace khiar {

/// One thread that writes the newest text. Qt-free, so that ThreadSanitizer can judge it. Texts that come while it
/// writes are coalesced: only the newest of them is written. Destruction waits until it is.
class SaveWorker {
public:
    using Done = std::function<void(std::string wrong)>;
    /// `done` runs on the worker's thread after each write; empty = saved. `registry` must outlive the worker.
    SaveWorker(AutosaveFiles files, const Registry &registry, Done done);
    ~SaveWorker();
    void save(std::string text);
    /// Waits until everything given so far is on disk or has failed.
    void flush();

private:
    void work(std::stop_token stop);
    AutosaveFiles m_files;
    const Registry &m_registry;
    Done m_done;
    std::mutex m_mutex;
    std::condition_variable_any m_wake, m_rest;
    std::optional<std::string> m_next;
    bool m_writing = false;
    std::jthread m_thread; // last: joined before the rest goes
};

/// The worker's face in Qt: says once when saving does not work, and again once it does.
class Saver : public QObject {
    Q_OBJECT
public:
    Saver(const QString &folder, const Registry &registry, QObject *parent = nullptr);
    void save(const QString &recordText) { m_worker.save(recordText.toStdString()); }
    void flush() { m_worker.flush(); }

signals:
    /// What the system said; sent at the first failure after a success.
    void failed(const QString &wrong);

private:
    void done(const QString &wrong);
    bool m_works = true;
    SaveWorker m_worker;
};

/// Where saves lie: $XDG_DATA_HOME/khiar.
QString dataFolder();

} // namespace khiar
