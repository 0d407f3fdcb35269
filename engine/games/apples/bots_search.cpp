// SPDX-License-Identifier: GPL-3.0-or-later
// The rule bot's search: what the rule would weigh is tried in worlds that agree with the view and with Proof, where all
// seats play the deal on by rule; what the totals then are worth decides. How many worlds: arenas in NOTES.md.
#include "engine/ai/random_play.h"
#include "engine/ai/search.h"
#include "engine/games/apples/bots_search.h"

#include <algorithm>
#include <cmath>

namespace khiar::games::apples {
namespace {

/// Pass, and for each suit the least that would do.
void eachBid(const Sight &sight, std::vector<Action> &list)
{
    list.push_back(Action::of(Verb::pass));
    for (Suit suit : sight.rules().options.suitOrder) {
        Action a = Action::withNumber(Verb::bid, leastBid(sight.rules(), sight.state(), suit));
        a.suit = suit;
        const int length = lengthOf(sight.rules(), sight.state(), sight.seat(), suit);
        if (a.number <= length && length >= 4)
            list.push_back(a);
    }
}

/// The rule's payment, and every one that differs from it in its dearest card.
void eachPayment(const Sight &sight, const Action &rule, std::vector<Action> &list)
{
    CardSet rest = rule.set();
    Card dearest = rule.cards[0];
    rest.each([&](Card c) { dearest = keepWorth(sight, c) > keepWorth(sight, dearest) ? c : dearest; });
    rest.remove(dearest);
    kit::each(payable(sight.rules(), sight.state(), sight.seat()), [&](Card c) {
        CardSet paid = rest;
        paid.add(c);
        if (paid.count() == int(rule.count))
            list.push_back(Action::of(Verb::pile, paid));
    });
}

/// What may be tried; the rule's own stands first, so that it is taken where nothing is better.
std::vector<Action> candidates(const Sight &sight, const Action &rule)
{
    std::vector<Action> list;
    switch (sight.state().phase) {
    case Phase::bid: eachBid(sight, list); break;
    case Phase::pile: eachPayment(sight, rule, list); break;
    case Phase::target: kit::each(sight.hand(), [&](Card c) { list.push_back(Action::of(Verb::target, c)); }); break;
    case Phase::play:
        kit::each(playable(sight.rules(), sight.state(), sight.seat()), [&](Card c) { list.push_back(Action::of(Verb::play, c)); });
        break;
    default: break;
    }
    list.erase(std::remove(list.begin(), list.end(), rule), list.end());
    list.insert(list.begin(), rule);
    return list;
}

/// What the seat's share of the game is about worth once the deal is over: 0 … 1.
double prospects(const Rules &rules, const Worths &worths, const State &s, Seat seat)
{
    if (s.phase == Phase::over)
        return s.winners & seatBit(seat) ? 1.0 / kit::seatCount(s.winners) : 0.0;
    const double most = *std::max_element(s.score.begin(), s.score.end());
    const double deals = std::max(1.0, (rules.options.limit - most) / (0.45 * double(worths.spread())));
    const double even = 0.55 * double(worths.spread()) * std::sqrt(deals); // so many points ahead are a good deal's worth
    double sum = 0;
    for (int score : s.score)
        sum += std::exp((score - most) / even);
    return std::exp((s.score[std::size_t(seat)] - most) / even) / sum;
}

/// A world costs every candidate the cards that are still to be played.
int worldsFor(const State &s, std::size_t candidates, const SearchTuning &tuning)
{
    const int cards = kSeats * (kTricks + 2 - s.tricksDone);
    return std::clamp(tuning.work / (int(candidates) * cards), std::min(kSearchBatch, tuning.worlds), tuning.worlds);
}

} // namespace

std::optional<Choice> ruleSearch(const View<Family> &view, std::uint64_t seed, const std::stop_token &stop, const SearchTuning &tuning)
{
    const Worths worths(view.rules().options);
    const Sight sight(view.rules(), worths, view.state(), view.viewer());
    const Action rule = ruleChoice(sight).action;
    const std::vector<Action> list = candidates(sight, rule);
    Rng rng(seed);
    const auto policy = [&](const Rules &rules, const State &state, Seat seat, Rng &r) {
        if (int(r.below(100)) < tuning.randomPercent && state.phase == Phase::play)
            return randomAction<Family>(rules, state, seat, r);
        return ruleChoice(Sight(rules, worths, state, seat)).action;
    };
    const auto worth = [&](const Rules &rules, const State &state, Seat seat) { return prospects(rules, worths, state, seat); };
    Action chosen = rule;
    if (list.size() > 1 && tuning.worlds > 0) {
        const auto found = searchWorlds(view, list, worldsFor(view.state(), list.size(), tuning), rng, stop, policy, worth);
        if (!found)
            return std::nullopt;
        chosen = list[found->best()];
    }
    return Choice{chosen, reasonFor(sight, chosen)};
}

} // namespace khiar::games::apples
