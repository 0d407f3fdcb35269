// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/ai/random_play.h"
#include "engine/core/gate.h"

#include <optional>
#include <utility>

// What the bots of every family share as jobs. They see a View and nothing else.
namespace khiar {

/// Any legal action, evenly; no reasons.
template <class Family>
class RandomBot final : public BotJob {
public:
    RandomBot(View<Family> view, std::uint64_t seed) : m_view(std::move(view)), m_rng(seed) {}
    std::optional<Action> run(std::stop_token stop) override
    {
        if (stop.stop_requested())
            return std::nullopt;
        return randomAction<Family>(m_view.rules(), m_view.state(), m_view.viewer(), m_rng);
    }

private:
    View<Family> m_view;
    Rng m_rng;
};

/// A style that has reasons. Choice is the family's: an `action` and why.
template <class Family, class Choice>
class ReasonedBot : public BotJob {
public:
    explicit ReasonedBot(View<Family> view) : m_view(std::move(view)) {}
    std::optional<Action> run(std::stop_token stop) final
    {
        m_choice = stop.stop_requested() ? std::nullopt : choose(stop);
        return m_choice ? std::optional(m_choice->action) : std::nullopt;
    }
    Text why() const final { return m_choice ? reason(*m_choice) : Text{}; }

protected:
    /// Nothing when told to stop.
    virtual std::optional<Choice> choose(const std::stop_token &stop) const = 0;
    /// The reason as a sentence for whoever holds these cards.
    virtual Text reason(const Choice &choice) const = 0;
    const View<Family> &view() const { return m_view; }

private:
    View<Family> m_view;
    std::optional<Choice> m_choice;
};

} // namespace khiar
