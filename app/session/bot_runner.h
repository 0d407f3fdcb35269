// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "engine/core/match.h"

namespace khiar {

/// One thread that thinks. Qt-free, so that ThreadSanitizer can judge it. A new request stops the one before; the
/// callback runs on the worker's thread, once for every request that was not overtaken before it began.
class BotWorker {
public:
    /// `why`: the reason that the job gives for its move.
    using Done = std::function<void(std::uint64_t ticket, std::optional<Action> action, const Text &why)>;
    explicit BotWorker(Done done);
    /// Stops the thinking and joins; a job obeys its stop token within milliseconds.
    ~BotWorker();
    void request(std::uint64_t ticket, std::unique_ptr<BotJob> job);
    void cancel();

private:
    void work(std::stop_token stop);
    struct Request { std::uint64_t ticket = 0; std::unique_ptr<BotJob> job; };
    Done m_done;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Request> m_next;
    std::stop_source m_current;
    std::jthread m_thread; // last: joined before the rest goes
};

/// The worker's face in Qt. Replies to old tickets are dropped.
class BotRunner : public QObject {
    Q_OBJECT
public:
    explicit BotRunner(QObject *parent = nullptr);
    /// Think about this; `chosen` or `failed` follows on the caller's thread unless cancelled or overtaken.
    void think(std::unique_ptr<BotJob> job);
    void cancel();
    bool thinking() const { return m_thinking; }

signals:
    void chosen(const khiar::Action &action, const khiar::Text &why);
    /// The bot gave no move though it was not told to stop.
    void failed();

private:
    void reply(std::uint64_t ticket, std::optional<Action> action, const Text &why);
    std::uint64_t m_ticket = 0;
    bool m_thinking = false;
    BotWorker m_worker;
};

} // namespace khiar
