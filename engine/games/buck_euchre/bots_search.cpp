// SPDX-License-Identifier: GPL-3.0-or-later
// The rule bot's search: what may be done is tried in worlds that agree with the view and with Proof, where all seats play
// the deal on by rule; what the scores then are worth decides.
#include "engine/games/buck_euchre/bots_search.h"
#include "engine/ai/random_play.h"
#include "engine/ai/search.h"

#include <algorithm>
#include <cmath>

namespace khiar::games::buck_euchre {
namespace {

constexpr int kBidsTried = 3;

/// Pass, the next few numbers, and the one that cannot be made where somebody else would win the game as maker.
void eachBid(const Rules &rules, const State &s, Seat seat, std::vector<Action> &list)
{
    const auto [lowest, highest] = bidRange(rules, s);
    if (mustBid(rules, s))
        return;
    list.push_back(Action::of(Verb::pass));
    for (int n = lowest; n <= std::min({highest, lowest + kBidsTried - 1, kHand}); ++n)
        list.push_back(Action::withNumber(Verb::bid, n));
    const int block = std::max(lowest, kHand + 1);
    if (block <= highest && s.high && s.bidder != seat && isClose(s, s.bidder))
        list.push_back(Action::withNumber(Verb::bid, block));
}

/// What may be tried; the rule's own stands first, so that it is taken where nothing is better.
std::vector<Action> candidates(const Rules &rules, const State &s, Seat seat, const Action &rule)
{
    std::vector<Action> list;
    if (s.phase == Phase::bid) {
        eachBid(rules, s, seat, list);
    } else if (s.phase == Phase::exchange) {
        const auto order = exchangeOrder(rules, s.hand[std::size_t(seat)]);
        for (int n = 0; n <= mostToExchange(s); ++n)
            list.push_back(exchangeFirst(order, n));
    } else {
        Family::legal(rules, s, seat, [&](const Action &a) { list.push_back(a); });
    }
    list.erase(std::remove(list.begin(), list.end(), rule), list.end());
    list.insert(list.begin(), rule);
    return list;
}

/// A world costs every candidate what is still to be said and played.
int worldsFor(const Rules &rules, const State &s, std::size_t candidates, const SearchTuning &tuning)
{
    const int left = s.phase == Phase::play ? kit::seatCount(s.playing) * (kHand - s.trick) : rules.seats * (kHand + 2);
    return std::clamp(tuning.work / (int(candidates) * left), std::min(kSearchBatch, tuning.worlds), tuning.worlds);
}

} // namespace

double prospects(const Rules &rules, const State &s, Seat seat)
{
    if (s.phase == Phase::over)
        return s.winners & seatBit(seat) ? 1.0 / kit::seatCount(s.winners) : 0.0;
    const auto last = s.score.begin() + rules.seats;
    const double least = *std::min_element(s.score.begin(), last);
    const double even = 2.0 * std::sqrt(std::max(1.0, least / 2)); // so many points ahead are a good deal's worth
    double sum = 0;
    std::for_each(s.score.begin(), last, [&](std::int32_t score) { sum += std::exp((least - score) / even); });
    return std::exp((least - s.score[std::size_t(seat)]) / even) / sum;
}

std::optional<Choice> ruleSearch(const View<Family> &view, std::uint64_t seed, const std::stop_token &stop, const SearchTuning &tuning)
{
    const Rules &table = view.rules();
    const State &now = view.state();
    const Seat me = view.viewer();
    Action chosen = ruleAction(table, now, me);
    const std::vector<Action> list = candidates(table, now, me, chosen);
    if (list.size() > 1 && tuning.worlds > 0) {
        Rng rng(seed);
        const auto policy = [&](const Rules &rules, const State &state, Seat seat, Rng &r) {
            if (state.phase == Phase::play && int(r.below(100)) < tuning.randomPercent)
                return randomAction<Family>(rules, state, seat, r);
            return ruleAction(rules, state, seat);
        };
        const auto found = searchWorlds(view, list, worldsFor(table, now, list.size(), tuning), rng, stop, policy, prospects);
        if (!found)
            return std::nullopt;
        chosen = list[found->best()];
    }
    return Choice{chosen, reasonFor(table, now, me, chosen)};
}

} // namespace khiar::games::buck_euchre
