// SPDX-License-Identifier: GPL-3.0-or-later
// The bots of Apples as jobs. They see a View and nothing else.
#include "engine/games/apples/rules.h"

#include "engine/ai/random_play.h"

namespace khiar::games::apples {
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

} // namespace

std::unique_ptr<BotJob> Family::makeBot(View<Family> view, std::string_view, std::uint64_t seed)
{
    return std::make_unique<RandomBot>(std::move(view), seed);
}

} // namespace khiar::games::apples
