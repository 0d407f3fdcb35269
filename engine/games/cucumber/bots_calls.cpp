// SPDX-License-Identifier: GPL-3.0-or-later
// What the bots say where no single card is played: new hands, kontra, doubling, buy-ins, hand sizes; and how they lead and
// answer sets. By rule; sharp tries the calls of a deal out in its search as well.
#include "engine/games/cucumber/bots.h"

#include <algorithm>

namespace khiar::games::cucumber {
namespace {

Choice say(Verb v) { return {Action::of(v), callReason(v)}; }

/// Cards that are likely to take a trick.
int tops(const Sight &sight)
{
    return int(std::count_if(sight.hand().begin(), sight.hand().end(), [&](Card c) { return sight.level(c) >= kTop; }));
}

int keeperLevel(const Sight &sight) { return sight.dangerLevel(sight.keeper()); }

/// Free: take it, unless something low is there. At a price: only with a hand that is all middle.
Choice changeHand(const Sight &sight, Verb verb)
{
    const int low = keeperLevel(sight);
    const bool bad = verb == Verb::freeChange ? low > 3 : verb == Verb::doubleUp ? low >= 8 && tops(sight) == 0 : low >= 10 && tops(sight) == 0;
    return bad ? say(verb) : say(Verb::keep);
}

/// It pays only with a nearly certain low last card (§6): one to keep, and others to take tricks with.
Choice callKontra(const Sight &sight)
{
    const bool sure = keeperLevel(sight) <= 2 && tops(sight) >= 3;
    return sure ? say(Verb::kontra) : say(Verb::pass);
}

/// Double with a card that nothing out of sight goes under, or nearly so.
Choice raiseStake(const Sight &sight)
{
    const bool sure = keeperLevel(sight) <= 3 && sight.hand().size() <= 4;
    return sure ? say(Verb::raise) : say(Verb::leadOn);
}

/// A share of the deal against the old stake: drop when the lowest card is middling.
Choice answerStake(const Sight &sight)
{
    const bool fair = keeperLevel(sight) <= (sight.state().stake > 1 ? 5 : 6);
    return fair ? say(Verb::accept) : say(Verb::drop);
}

/// What another stake buys: a share of a pot that it makes larger. A free return costs nothing.
Choice buyIn(const Sight &sight)
{
    const State &s = sight.state();
    const Seat me = sight.seat();
    State back = s;
    back.score[std::size_t(me)] = std::int16_t(buyInScore(sight.rules(), s, me));
    back.bust = SeatSet(back.bust & ~seatBit(me));
    back.bought |= seatBit(me);
    back.phase = Phase::play;
    State gone = s;
    gone.phase = Phase::play;
    if (s.bust & seatBit(me))
        gone.in = SeatSet(gone.in & ~seatBit(me));
    const bool paid = sight.rules().options.buyIn == BuyIn::paid;
    const double pot = sight.rules().options.settle == Settle::pot ? s.pot : sight.rules().seats;
    const double with = prospects(sight.rules(), back, me) * (pot + paid) - paid, without = prospects(sight.rules(), gone, me) * pot;
    return with > without ? say(Verb::buyIn) : say(Verb::decline);
}

Choice chooseSize(const Sight &sight)
{
    const auto [lowest, highest] = handSizeRange(sight.rules(), sight.state());
    return {Action::withNumber(Verb::handSize, std::clamp(7, lowest, highest)), Why::handSize};
}

/// The weakest cards that reach side by side, from place `from` of the hand on; empty when they do not.
CardSet cheapestSet(const Sight &sight, std::size_t from)
{
    std::vector<int> bar;
    for (Card c : trickOf(sight.state(), sight.state().ref))
        bar.push_back(sight.strength(c));
    std::sort(bar.begin(), bar.end());
    CardSet set;
    std::size_t j = 0;
    for (std::size_t i = from; i < sight.hand().size() && j < bar.size(); ++i)
        if (sight.strength(sight.hand()[i]) >= bar[j])
            set.add(sight.hand()[i]), ++j;
    return j == bar.size() ? set : CardSet{};
}

Choice answerSet(const Sight &sight)
{
    const SetAnswers answers(sight.rules(), sight.state(), sight.seat());
    for (const std::size_t from : {std::size_t(1), std::size_t(0)}) // the lowest card stays if it can
        if (const CardSet set = cheapestSet(sight, from); !set.empty() && answers.allowed(set))
            return {Action::of(Verb::play, set), Why::setReaches};
    CardSet low;
    for (Card c : sight.hand().first(std::size_t(answers.size())))
        low.add(c);
    return {Action::of(Verb::play, low), Why::setLow};
}

/// The highest group of equal cards that leaves the card for the end alone.
std::optional<Choice> leadSet(const Sight &sight, bool shed)
{
    CardSet best;
    int height = shed ? kLastTrick : kTop - 4;
    eachGroup(sight.rules(), sight.state().hand[std::size_t(sight.seat())], [&](const CardSet &group, int most) {
        CardSet set;
        group.each([&](Card c) {
            if (set.count() < most && !(c == sight.keeper()))
                set.add(c);
        });
        if (set.count() > 1 && sight.strength(set.first()) >= height)
            best = set, height = sight.strength(set.first());
    });
    return best.empty() ? std::nullopt : std::optional(Choice{Action::of(Verb::play, best), Why::leadSet});
}

} // namespace

std::optional<Choice> setRule(const Sight &sight, bool shed)
{
    if (!sight.rules().options.sets)
        return std::nullopt;
    if (sight.leads())
        return leadSet(sight, shed);
    return setSize(sight.state()) > 1 ? std::optional(answerSet(sight)) : std::nullopt;
}

Why callReason(Verb verb)
{
    switch (verb) {
    case Verb::freeChange:
    case Verb::doubleUp:
    case Verb::redouble: return Why::newHand;
    case Verb::keep: return Why::keepHand;
    case Verb::kontra: return Why::callKontra;
    case Verb::pass: return Why::passKontra;
    case Verb::raise: return Why::raiseStake;
    case Verb::leadOn: return Why::leaveStake;
    case Verb::accept: return Why::accept;
    case Verb::drop: return Why::drop;
    case Verb::buyIn: return Why::buyIn;
    case Verb::decline: return Why::decline;
    default: return Why::none;
    }
}

Choice callRule(const Sight &sight)
{
    switch (sight.state().phase) {
    case Phase::handSize: return chooseSize(sight);
    case Phase::exchange: return exchangeRule(sight);
    case Phase::freeChange: return changeHand(sight, Verb::freeChange);
    case Phase::doubleUp: return changeHand(sight, Verb::doubleUp);
    case Phase::redouble: return changeHand(sight, Verb::redouble);
    case Phase::kontra: return callKontra(sight);
    case Phase::raise: return raiseStake(sight);
    case Phase::answer: return answerStake(sight);
    case Phase::buyIn: return buyIn(sight);
    case Phase::play:
    case Phase::over: break;
    }
    return {};
}

} // namespace khiar::games::cucumber
