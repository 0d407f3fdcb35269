// SPDX-License-Identifier: GPL-3.0-or-later
// The bots of the Buck Euchre family as jobs. They see a View and nothing else.
#include "engine/ai/random_play.h"
#include "engine/games/buck_euchre/bots_search.h"

namespace khiar::games::buck_euchre {
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

/// A bot that gives reasons.
class ReasoningBot : public BotJob {
public:
    explicit ReasoningBot(View<Family> view) : m_view(std::move(view)) {}
    std::optional<Action> run(std::stop_token stop) final
    {
        if (stop.stop_requested())
            return std::nullopt;
        m_choice = choose(stop);
        return m_choice ? std::optional(m_choice->action) : std::nullopt;
    }
    Text why() const final { return m_choice ? whyText(m_view.state(), *m_choice) : Text{}; }

protected:
    virtual std::optional<Choice> choose(const std::stop_token &stop) const = 0;
    View<Family> m_view;

private:
    std::optional<Choice> m_choice;
};

/// By rule alone, at once.
class HastyBot final : public ReasoningBot {
public:
    using ReasoningBot::ReasoningBot;

private:
    std::optional<Choice> choose(const std::stop_token &) const override
    {
        const Action action = ruleAction(m_view.rules(), m_view.state(), m_view.viewer());
        return Choice{action, reasonFor(m_view.rules(), m_view.state(), m_view.viewer(), action)};
    }
};

/// By rule and search.
class RuleBot final : public ReasoningBot {
public:
    RuleBot(View<Family> view, std::uint64_t seed) : ReasoningBot(std::move(view)), m_seed(seed) {}

private:
    std::optional<Choice> choose(const std::stop_token &stop) const override { return ruleSearch(m_view, m_seed, stop); }
    std::uint64_t m_seed;
};

} // namespace

// An unknown style is the family's rule bot (records.md).
std::unique_ptr<BotJob> Family::makeBot(View<Family> view, std::string_view style, std::uint64_t seed)
{
    if (style == "random")
        return std::make_unique<RandomBot>(std::move(view), seed);
    if (style == "hasty")
        return std::make_unique<HastyBot>(std::move(view));
    return std::make_unique<RuleBot>(std::move(view), seed);
}

} // namespace khiar::games::buck_euchre
