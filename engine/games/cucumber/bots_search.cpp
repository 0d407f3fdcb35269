// SPDX-License-Identifier: GPL-3.0-or-later
// Sharp as a search: what may be done is tried in worlds that agree with the view and with Proof, where all seats play the
// deal on by rule; what the scores then are worth decides. How many worlds: arenas in NOTES.md.
#include "engine/ai/search.h"
#include "engine/ai/random_play.h"
#include "engine/games/cucumber/bots_search.h"

#include <algorithm>

namespace khiar::games::cucumber {
namespace {

constexpr std::size_t kMostTried = 24; ///< sets can be many

/// What is left of a play without suits: cards of equal rank are one choice.
std::vector<int> ranksOf(const Sight &sight, const Action &a)
{
    std::vector<int> ranks;
    for (Card c : a.used())
        ranks.push_back(sight.strength(c));
    std::sort(ranks.begin(), ranks.end());
    return ranks;
}

Why reasonOf(const Sight &sight, const Action &a)
{
    if (a.count == 1)
        return reasonFor(sight, a.cards[0]);
    if (sight.leads())
        return Why::leadSet;
    return SetAnswers(sight.rules(), sight.state(), sight.seat()).reaches(a.set()) ? Why::setReaches : Why::setLow;
}

/// Cards and sets; the rule's own stands first, so that it is taken where nothing is better.
std::vector<Choice> plays(const Sight &sight, const Choice &rule)
{
    std::vector<Choice> list = {rule};
    if (Family::countLegal(sight.rules(), sight.state(), sight.seat()) > kMaxLegal)
        return list; // hands of two dozen cards have sets by the million
    std::vector<std::vector<int>> seen = {ranksOf(sight, rule.action)};
    Family::legal(sight.rules(), sight.state(), sight.seat(), [&](const Action &a) {
        auto ranks = ranksOf(sight, a);
        if (list.size() >= kMostTried || std::find(seen.begin(), seen.end(), ranks) != seen.end())
            return;
        seen.push_back(std::move(ranks));
        list.push_back({a, reasonOf(sight, a)});
    });
    return list;
}

/// Both answers where a deal hangs on one: new hands, kontra, doubling. A buy-in and a hand size belong to no deal, so
/// that the rule decides.
std::vector<Choice> calls(const Sight &sight, const Choice &rule)
{
    const Phase phase = sight.state().phase;
    std::vector<Choice> list = {rule};
    if (phase != Phase::buyIn && phase != Phase::handSize)
        Family::legal(sight.rules(), sight.state(), sight.seat(), [&](const Action &a) {
            if (!(a == rule.action))
                list.push_back({a, callReason(a.verb)});
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

/// How many worlds there is time for: a world costs every candidate all cards still to be played, and each of those a look
/// at a hand. Seven players with seven cards have time for all of them; long hands would think for a tenth of a second.
int worldsFor(const Sight &sight, std::size_t candidates, const SearchTuning &tuning)
{
    const auto hand = std::int64_t(sight.hand().size());
    const std::int64_t work = std::max<std::int64_t>(1, std::int64_t(candidates) * seatsIn(sight.state()) * hand * hand);
    return int(std::min<std::int64_t>(tuning.worlds, std::max<std::int64_t>(2 * kSearchBatch, tuning.work / work)));
}

} // namespace

std::optional<Choice> sharpSearch(const View<Family> &view, std::uint64_t seed, const std::stop_token &stop, const SearchTuning &tuning)
{
    const Sight sight(view.rules(), view.state(), view.viewer());
    const Choice rule = sharpRule(sight);
    const Phase phase = sight.state().phase;
    const std::vector<Choice> list = phase == Phase::exchange ? exchanges(sight, rule) : phase == Phase::play ? plays(sight, rule) : calls(sight, rule);
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
    const auto worth = [&](const Rules &rules, const State &state, Seat seat) { return prospects(rules, state, seat, tuning.outlook); };
    const auto found = searchWorlds(view, actions, worldsFor(sight, actions.size(), tuning), rng, stop, policy, worth);
    return found ? std::optional(list[found->best()]) : std::nullopt;
}

} // namespace khiar::games::cucumber
