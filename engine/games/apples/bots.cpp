// SPDX-License-Identifier: GPL-3.0-or-later
// The bots of Apples as jobs. They see a View and nothing else.
#include "engine/ai/bot_jobs.h"
#include "engine/games/apples/bots_search.h"

namespace khiar::games::apples {
namespace {

/// A style that has reasons.
class StyleBot : public ReasonedBot<Family, Choice> {
public:
    using ReasonedBot::ReasonedBot;

protected:
    Text reason(const Choice &choice) const final
    {
        const Worths worths(view().rules().options);
        return Sight(view().rules(), worths, view().state(), view().viewer()).why(choice);
    }
};

/// By rule alone, at once.
class HastyBot final : public StyleBot {
public:
    using StyleBot::StyleBot;

private:
    std::optional<Choice> choose(const std::stop_token &) const override
    {
        const Worths worths(view().rules().options);
        const Sight sight(view().rules(), worths, view().state(), view().viewer());
        const Action action = ruleChoice(sight).action;
        return Choice{action, reasonFor(sight, action)};
    }
};

/// By rule and search.
class RuleBot final : public StyleBot {
public:
    RuleBot(View<Family> view, std::uint64_t seed) : StyleBot(std::move(view)), m_seed(seed) {}

private:
    std::optional<Choice> choose(const std::stop_token &stop) const override { return ruleSearch(view(), m_seed, stop); }
    std::uint64_t m_seed;
};

} // namespace

// An unknown style is the family's rule bot (records.md).
std::unique_ptr<BotJob> Family::makeBot(View<Family> view, std::string_view style, std::uint64_t seed)
{
    if (style == "random")
        return std::make_unique<RandomBot<Family>>(std::move(view), seed);
    if (style == "hasty")
        return std::make_unique<HastyBot>(std::move(view));
    return std::make_unique<RuleBot>(std::move(view), seed);
}

} // namespace khiar::games::apples
