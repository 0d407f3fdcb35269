// SPDX-License-Identifier: GPL-3.0-or-later
// The bots of the Cucumber family as jobs: random, fimp and sharp. They see a View and nothing else.
#include "engine/games/cucumber/bots_search.h"

#include "engine/ai/bot_jobs.h"

namespace khiar::games::cucumber {
namespace {

/// A style that has reasons.
class StyleBot : public ReasonedBot<Family, Choice> {
public:
    using ReasonedBot::ReasonedBot;

protected:
    Text reason(const Choice &choice) const final { return sight().why(choice); }
    Sight sight() const { return {view().rules(), view().state(), view().viewer()}; }
};

class FimpBot final : public StyleBot {
public:
    using StyleBot::StyleBot;

private:
    std::optional<Choice> choose(const std::stop_token &) const override { return fimpRule(sight()); }
};

class SharpBot final : public StyleBot {
public:
    SharpBot(View<Family> view, std::uint64_t seed) : StyleBot(std::move(view)), m_seed(seed) {}

private:
    std::optional<Choice> choose(const std::stop_token &stop) const override { return sharpSearch(view(), m_seed, stop); }
    std::uint64_t m_seed;
};

} // namespace

// An unknown style is the family's rule bot (records.md).
std::unique_ptr<BotJob> Family::makeBot(View<Family> view, std::string_view style, std::uint64_t seed)
{
    if (style == "random")
        return std::make_unique<RandomBot<Family>>(std::move(view), seed);
    if (style == "fimp")
        return std::make_unique<FimpBot>(std::move(view));
    return std::make_unique<SharpBot>(std::move(view), seed);
}

} // namespace khiar::games::cucumber
