// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/bot_runner.h"

#include <exception>
#include <utility>

namespace khiar {

BotWorker::BotWorker(Done done) : m_done(std::move(done)), m_thread([this](std::stop_token stop) { work(stop); }) {}

BotWorker::~BotWorker()
{
    cancel();
    m_thread.request_stop();
    m_wake.notify_all();
}

void BotWorker::request(std::uint64_t ticket, std::unique_ptr<BotJob> job)
{
    const std::lock_guard lock(m_mutex);
    m_current.request_stop();
    m_next = Request{ticket, std::move(job)};
    m_wake.notify_one();
}

void BotWorker::cancel()
{
    const std::lock_guard lock(m_mutex);
    m_current.request_stop();
    m_next.reset();
}

void BotWorker::work(std::stop_token stop)
{
    while (true) {
        Request request;
        std::stop_token told;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, stop, [this] { return m_next.has_value(); }))
                return;
            request = std::move(*m_next);
            m_next.reset();
            m_current = std::stop_source();
            told = m_current.get_token();
        }
        std::optional<Action> action;
        Text why;
        try {
            action = request.job->run(told);
            why = request.job->why();
        } catch (const std::exception &) {
            action.reset(); // a bot that breaks gives no move; the session says so
        }
        if (!told.stop_requested() && !stop.stop_requested())
            m_done(request.ticket, action, why);
    }
}

BotRunner::BotRunner(QObject *parent)
    : QObject(parent), m_worker([this](std::uint64_t ticket, std::optional<Action> action, const Text &why) {
          QMetaObject::invokeMethod(this, [this, ticket, action, why] { reply(ticket, action, why); }, Qt::QueuedConnection);
      })
{
}

void BotRunner::think(std::unique_ptr<BotJob> job)
{
    m_thinking = true;
    m_worker.request(++m_ticket, std::move(job));
}

void BotRunner::cancel()
{
    ++m_ticket;
    m_thinking = false;
    m_worker.cancel();
}

void BotRunner::reply(std::uint64_t ticket, std::optional<Action> action, const Text &why)
{
    if (ticket != m_ticket || !m_thinking)
        return;
    m_thinking = false;
    if (action)
        emit chosen(*action, why);
    else
        emit failed();
}

} // namespace khiar
