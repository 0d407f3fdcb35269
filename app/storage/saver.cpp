// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/saver.h"

#include <QDir>
#include <QStandardPaths>

namespace khiar {

SaveWorker::SaveWorker(AutosaveFiles files, const Registry &registry, Done done)
    : m_files(std::move(files)), m_registry(registry), m_done(std::move(done)), m_thread([this](std::stop_token stop) { work(stop); })
{
}

SaveWorker::~SaveWorker()
{
    flush();
    m_thread.request_stop();
    m_wake.notify_all();
}

void SaveWorker::save(std::string text)
{
    const std::lock_guard lock(m_mutex);
    m_next = std::move(text);
    m_wake.notify_one();
}

void SaveWorker::flush()
{
    std::unique_lock lock(m_mutex);
    m_rest.wait(lock, [this] { return !m_next && !m_writing; });
}

void SaveWorker::work(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, stop, [this] { return m_next.has_value(); })) {
        const std::string text = std::move(*m_next);
        m_next.reset();
        m_writing = true;
        lock.unlock();
        const std::string wrong = m_files.write(text, m_registry);
        m_done(wrong);
        lock.lock();
        m_writing = false;
        m_rest.notify_all();
    }
}

Saver::Saver(const QString &folder, const Registry &registry, QObject *parent)
    : QObject(parent), m_worker(AutosaveFiles(folder.toStdString()), registry, [this](std::string wrong) {
          QMetaObject::invokeMethod(this, [this, w = QString::fromStdString(wrong)] { done(w); }, Qt::QueuedConnection);
      })
{
}

void Saver::done(const QString &wrong)
{
    if (!wrong.isEmpty() && m_works)
        emit failed(wrong);
    m_works = wrong.isEmpty();
}

QString dataFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)).filePath(QStringLiteral("khiar"));
}

} // namespace khiar
