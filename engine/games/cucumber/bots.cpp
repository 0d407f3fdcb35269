// SPDX-License-Identifier: GPL-3.0-or-later
// The bots of the Cucumber family as jobs: random, fimp and sharp. They see a View and nothing else.
#include "engine/games/cucumber/bots_search.h"

#include "engine/ai/random_play.h"

namespace khiar::games::cucumber {
namespace {

/// Any legal action, evenly; no reasons.
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

/// A style that has reasons.
class ReasonedBot : public BotJob {
public:
    explicit ReasonedBot(View<Family> view) : m_view(std::move(view)) {}
    std::optional<Action> run(std::stop_token stop) final
    {
        const auto choice = stop.stop_requested() ? std::nullopt : choose(stop);
        m_choice = choice.value_or(Choice{});
        return choice ? std::optional(choice->action) : std::nullopt;
    }
    Text why() const final { return sight().why(m_choice); }

protected:
    virtual std::optional<Choice> choose(const std::stop_token &stop) = 0;
    const View<Family> &view() const { return m_view; }
    Sight sight() const { return {m_view.rules(), m_view.state(), m_view.viewer()}; }

private:
    View<Family> m_view;
    Choice m_choice;
};

class FimpBot final : public ReasonedBot {
public:
    using ReasonedBot::ReasonedBot;

private:
    std::optional<Choice> choose(const std::stop_token &) override { return fimpRule(sight()); }
};

class SharpBot final : public ReasonedBot {
public:
    SharpBot(View<Family> view, std::uint64_t seed) : ReasonedBot(std::move(view)), m_seed(seed) {}

private:
    std::optional<Choice> choose(const std::stop_token &stop) override { return sharpSearch(view(), m_seed, stop); }
    std::uint64_t m_seed;
};

} // namespace

// An unknown style is the family's rule bot (records.md).
std::unique_ptr<BotJob> Family::makeBot(View<Family> view, std::string_view style, std::uint64_t seed)
{
    if (style == "random")
        return std::make_unique<RandomBot>(std::move(view), seed);
    if (style == "fimp")
        return std::make_unique<FimpBot>(std::move(view));
    return std::make_unique<SharpBot>(std::move(view), seed);
}

} // namespace khiar::games::cucumber
