// SPDX-License-Identifier: GPL-3.0-or-later
// The bots of the Buck Euchre family as jobs: random and rule. They see a View and nothing else.
#include "engine/ai/random_play.h"
#include "engine/games/buck_euchre/bots.h"

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

class RuleBot final : public BotJob {
public:
    explicit RuleBot(View<Family> view) : m_view(std::move(view)) {}
    std::optional<Action> run(std::stop_token stop) override
    {
        if (stop.stop_requested())
            return std::nullopt;
        m_choice = ruleChoice(m_view.rules(), m_view.state(), m_view.viewer());
        return m_choice->action;
    }
    Text why() const override { return m_choice ? m_choice->why : Text{}; }

private:
    View<Family> m_view;
    std::optional<Choice> m_choice;
};

} // namespace

// An unknown style is the family's rule bot (records.md).
std::unique_ptr<BotJob> Family::makeBot(View<Family> view, std::string_view style, std::uint64_t seed)
{
    if (style == "random")
        return std::make_unique<RandomBot>(std::move(view), seed);
    return std::make_unique<RuleBot>(std::move(view));
}

} // namespace khiar::games::buck_euchre
