// SPDX-License-Identifier: GPL-3.0-or-later
// Sharp as a search: what may be done is tried in worlds that agree with the view and with Proof, where all seats play the
// deal on by rule; what the scores then are worth decides. How many worlds: arenas in NOTES.md.
#include "engine/ai/search.h"
#include "engine/ai/random_play.h"
#include "engine/games/cucumber/bots_search.h"

#include <algorithm>

namespace khiar::games::cucumber {
namespace {

/// Cards of equal rank are one choice: what is left of a play without suits.
std::vector<int> ranksOf(const Sight &sight, const Action &a)
{
    std::vector<int> ranks;
    for (Card c : a.used())
        ranks.push_back(sight.strength(c));
    std::sort(ranks.begin(), ranks.end());
    return ranks;
}

/// What is tried: the rule's move first, then other cards, sets and calls of this deal. Exchanges are too many, a buy-in
/// and a hand size belong to no deal: there the rule decides.
std::vector<Action> candidates(const Sight &sight, const Choice &rule)
{
    constexpr std::size_t kMost = 24;
    std::vector<Action> list = {rule.action};
    const Phase phase = sight.state().phase;
    if (phase == Phase::exchange || phase == Phase::buyIn || phase == Phase::handSize)
        return list;
    std::vector<std::vector<int>> seen = {ranksOf(sight, rule.action)};
    Family::legal(sight.rules(), sight.state(), sight.seat(), [&](const Action &a) {
        auto ranks = ranksOf(sight, a);
        const bool known = phase == Phase::play ? std::find(seen.begin(), seen.end(), ranks) != seen.end() : a == rule.action;
        if (known || list.size() >= kMost)
            return;
        seen.push_back(std::move(ranks));
        list.push_back(a);
    });
    return list;
}

} // namespace

std::optional<Choice> sharpSearch(const View<Family> &view, std::uint64_t seed, const std::stop_token &stop, const SearchTuning &tuning)
{
    const Sight sight(view.rules(), view.state(), view.viewer());
    const Choice rule = sharpRule(sight);
    const std::vector<Action> list = candidates(sight, rule);
    if (list.size() == 1)
        return rule;
    Rng rng(seed);
    const auto policy = [&](const Rules &rules, const State &state, Seat seat, Rng &r) {
        if (int(r.below(100)) < tuning.randomPercent)
            return randomAction<Family>(rules, state, seat, r);
        const Sight there(rules, state, seat);
        return (int(r.below(100)) < tuning.fimpPercent ? fimpRule(there) : sharpRule(there)).action;
    };
    const auto worth = [&](const Rules &rules, const State &state, Seat seat) { return prospects(rules, state, seat, {tuning.pointsPerLoss, tuning.power}); };
    const auto found = searchWorlds(view, std::span<const Action>(list), tuning.worlds, rng, stop, policy, worth);
    if (!found)
        return std::nullopt;
    const std::size_t best = found->best();
    return best == 0 || found->worth[best] - found->worth[0] < tuning.margin ? rule : Choice{list[best], Why::tried};
}

} // namespace khiar::games::cucumber
