// SPDX-License-Identifier: GPL-3.0-or-later
// The rule bot's search while three or four seats play: what the rule thinks best is tried in worlds that agree with the view,
// where all seats play the game on by rule; how often one then loses decides. How many worlds: arenas in NOTES.md.
#include "engine/games/svoi_kozyri/bots_search.h"

#include "engine/ai/random_play.h"
#include "engine/ai/search.h"

#include <algorithm>

namespace khiar::games::svoi_kozyri {
namespace {

/// Taking, and the best of the rest by rule; the rule's own stands first, so that it is taken where nothing is better.
std::vector<Action> candidates(const Sight &sight, const Action &rule, std::size_t most)
{
    std::vector<std::pair<float, Action>> ranked;
    Family::legal(sight.rules(), sight.state(), sight.seat(), [&](const Action &a) {
        if (!(a == rule) && !(a.verb == Verb::take && impatient(sight.rules(), sight.state())))
            ranked.push_back({a.verb == Verb::take ? 1000.0f : sight.worthOf(a), a});
    });
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    std::vector<Action> list = {rule};
    for (const auto &[worth, action] : ranked)
        if (list.size() < most)
            list.push_back(action);
    return list;
}

/// What the end of the game is worth to a seat: not to lose is all there is to win, and nobody loses a draw.
double worthOfEnd(const Rules &rules, const State &s, Seat seat)
{
    if (s.phase != Phase::over || s.drawn)
        return 1 - 1.0 / rules.options.seats;
    return s.loser == seat ? 0 : 1;
}

/// A world costs every candidate about as many turns as there are cards in hands.
int worldsFor(const State &s, std::size_t candidates, const SearchTuning &tuning)
{
    const int turns = kit::countOf(s.inPlay) - s.pileCount / 2;
    return std::clamp(tuning.work / (int(candidates) * turns), std::min(kSearchBatch, tuning.worlds), tuning.worlds);
}

} // namespace

std::optional<Choice> worldSearch(const View<Family> &view, std::uint64_t seed, const std::stop_token &stop, const SearchTuning &tuning)
{
    const Sight sight(view.rules(), view.state(), view.viewer());
    const Action rule = ruleChoice(sight);
    Action chosen = rule;
    const std::vector<Action> list = candidates(sight, rule, std::size_t(tuning.candidates));
    if (list.size() > 1 && tuning.worlds > 0) {
        Rng rng(seed);
        const auto policy = [&](const Rules &rules, const State &state, Seat seat, Rng &r) {
            if (int(r.below(100)) < tuning.randomPercent)
                return randomAction<Family>(rules, state, seat, r);
            return ruleChoice(Sight(rules, state, seat));
        };
        const auto found = searchWorlds(view, list, worldsFor(view.state(), list.size(), tuning), rng, stop, policy, worthOfEnd);
        if (!found)
            return std::nullopt;
        chosen = list[found->best()];
    }
    return Choice{chosen, reasonFor(sight, chosen)};
}

} // namespace khiar::games::svoi_kozyri
