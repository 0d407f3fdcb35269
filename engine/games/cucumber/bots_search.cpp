// SPDX-License-Identifier: GPL-3.0-or-later
// Sharp as a search: what may be done is tried in worlds that agree with the view and with Proof, where all seats play the
// deal on by rule; what the scores then are worth decides. How many worlds: arenas in NOTES.md.
#include "engine/ai/search.h"
#include "engine/ai/random_play.h"
#include "engine/games/cucumber/bots_search.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace khiar::games::cucumber {
namespace {

/// How many more deals must be lost from `distance` points below the limit. The first costs what it costs; a later one
/// counts about so many points.
double lossesTo(int distance, const SearchTuning &tuning)
{
    return distance <= 0 ? 0 : 1 + (distance - 1) / tuning.pointsPerLoss;
}

} // namespace

double prospects(const Rules &rules, const State &s, Seat seat, const SearchTuning &tuning)
{
    const Options &o = rules.options;
    if (s.phase == Phase::over)
        return Family::standing(rules, s)[std::size_t(seat)];
    if (!s.isIn(seat))
        return 0;
    double all = 0, mine = 0;
    const double power = o.end == End::firstBustLoses ? -tuning.power : tuning.power;
    const int gone = o.bust == Bust::exceed ? 1 : 0;
    for (Seat p = 0; p < rules.seats; ++p) {
        if (!s.isIn(p))
            continue;
        double losses = lossesTo(o.limit + gone - s.score[std::size_t(p)], tuning);
        if (s.cucumbers[std::size_t(p)] + 1 < o.lives) {
            int back = 0; // where a lost life would bring it back in
            for (Seat q = 0; q < rules.seats; ++q)
                back = q != p && s.isIn(q) ? std::max<int>(back, s.score[std::size_t(q)]) : back;
            losses += lossesTo(o.limit + gone - back, tuning);
        }
        const double weight = std::pow(losses, power);
        all += weight;
        mine = p == seat ? weight : mine;
    }
    return o.end == End::firstBustLoses ? (1 - mine / all) / (seatsIn(s) - 1) : mine / all;
}

namespace {

/// Cards of equal rank are one choice; the rule's own stands first, so that it is taken where nothing is better.
std::vector<Choice> plays(const Sight &sight, const Choice &rule)
{
    std::vector<Choice> list = {rule};
    std::vector<int> strengths = {sight.strength(rule.action.cards[0])};
    Family::legal(sight.rules(), sight.state(), sight.seat(), [&](const Action &a) {
        const int strength = sight.strength(a.cards[0]);
        if (std::find(strengths.begin(), strengths.end(), strength) != strengths.end())
            return;
        strengths.push_back(strength);
        list.push_back({a, reasonFor(sight, a.cards[0])});
    });
    return list;
}

/// Each number that may be exchanged, of the cards best lost.
std::vector<Choice> exchanges(const Sight &sight, const Choice &rule)
{
    std::vector<Choice> list = {rule};
    const Discards discards(sight);
    const std::uint32_t counts = exchangeCounts(sight.rules(), sight.state(), sight.seat());
    for (int k = 0; k <= int(sight.hand().size()); ++k)
        if ((counts >> k & 1) && k != rule.action.count)
            list.push_back(discards.choice(k));
    return list;
}

} // namespace

std::optional<Choice> sharpSearch(const View<Family> &view, std::uint64_t seed, const std::stop_token &stop, const SearchTuning &tuning)
{
    const Sight sight(view.rules(), view.state(), view.viewer());
    const Choice rule = sharpRule(sight);
    const std::vector<Choice> list = sight.state().phase == Phase::exchange ? exchanges(sight, rule) : plays(sight, rule);
    if (list.size() == 1)
        return rule;
    std::vector<Action> actions;
    for (const Choice &c : list)
        actions.push_back(c.action);
    Rng rng(seed);
    const auto policy = [&](const Rules &rules, const State &state, Seat seat, Rng &r) {
        if (int(r.below(100)) < tuning.randomPercent)
            return randomAction<Family>(rules, state, seat, r);
        const Sight there(rules, state, seat);
        return (int(r.below(100)) < tuning.fimpPercent ? fimpRule(there) : sharpRule(there)).action;
    };
    const auto worth = [&](const Rules &rules, const State &state, Seat seat) { return prospects(rules, state, seat, tuning); };
    const auto found = searchWorlds(view, actions, tuning.worlds, rng, stop, policy, worth);
    return found ? std::optional(list[found->best()]) : std::nullopt;
}

} // namespace khiar::games::cucumber
