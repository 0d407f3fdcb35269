// SPDX-License-Identifier: GPL-3.0-or-later
// How fimp and sharp play by rule. Which of several sensible rules was taken is a matter of arenas; figures in NOTES.md.
#include "engine/games/cucumber/bots.h"

#include <algorithm>

namespace khiar::games::cucumber {
namespace {

Choice play(Card c, Why why) { return {Action::of(Verb::play, c), why}; }

/// The cards that reach the trick so far and may be played, weakest first, without the seat's lowest.
class Reaching {
public:
    explicit Reaching(const Sight &sight)
    {
        const CardSet may = playable(sight.rules(), sight.state(), sight.seat());
        for (Card c : sight.hand().subspan(1))
            if (may.has(c) && sight.strength(c) >= sight.state().bar)
                m_cards[m_count++] = c;
    }
    bool none() const { return m_count == 0; }
    Card cheapest() const { return m_cards[0]; }
    Card dearest() const { return m_cards[m_count - 1]; }
    /// The dearest that something out of sight can still pass; the cheapest when nothing passes any of them.
    Card dearestBelowMasters(const Sight &sight) const
    {
        std::size_t i = m_count - 1;
        while (i > 0 && sight.isMaster(m_cards[i]))
            --i;
        return m_cards[i]; // the cheapest, when all are masters
    }

private:
    std::array<Card, kMaxHand> m_cards;
    std::size_t m_count = 0;
};

/// Follows with the lowest card, because nothing else does.
Choice giveLowest(const Sight &sight)
{
    return play(sight.lowest(), sight.strength(sight.lowest()) < sight.state().bar ? Why::cannotReach : Why::only);
}

/// Forehand wants to lose as many cards as are better lost; whoever must follow another's number does when at least two
/// thirds of it are.
int numberToExchange(std::uint32_t counts, int unwanted, int held)
{
    int number = 0;
    for (int k = 1; k <= unwanted; ++k)
        if (counts >> k & 1)
            number = k;
    for (int k = 1; number == 0 && k <= held; ++k)
        if ((counts >> k & 1) && unwanted * 3 >= k * 2)
            number = k;
    return number;
}

} // namespace

Choice fimpRule(const Sight &sight)
{
    if (sight.state().phase == Phase::exchange)
        return exchangeRule(sight);
    const auto hand = sight.hand();
    const auto shed = [&](Card c) {
        if (hand.size() == 2)
            return play(c, Why::lastTwo);
        return play(c, sight.strength(c) < kLastTrick ? Why::slipUnder : Why::shedHigh);
    };
    if (hand.size() == 1)
        return play(sight.lowest(), Why::only);
    if (sight.leads())
        return shed(sight.highest());
    const Reaching reaching(sight);
    return reaching.none() ? giveLowest(sight) : shed(reaching.dearest());
}

namespace {

/// The lowest card is meant for the last trick, the highest brings the lead back: who holds a card that nothing out of
/// sight can pass has time to lose a middling card, and without one the second highest leads.
Choice sharpLead(const Sight &sight)
{
    const auto hand = sight.hand();
    if (hand.size() == 2)
        return play(sight.highest(), Why::lastTwo);
    std::size_t passable = hand.size(); // cards below the masters
    while (passable > 0 && sight.isMaster(hand[passable - 1]))
        --passable;
    if (passable == hand.size())
        return hand.size() > 3 ? play(hand[hand.size() - 2], Why::leadSecond) : play(sight.highest(), Why::leadHigh);
    return passable >= 2 ? play(hand[1 + (passable - 1) / 2], Why::master) : play(sight.highest(), Why::leadHigh);
}

/// Reach, so that no low card is given up: last to play as cheaply as it can be had, before others with the best that is
/// no master. With two low cards, though, one of them goes before a king or an ace has to.
Choice sharpFollow(const Sight &sight)
{
    const auto hand = sight.hand();
    const Reaching reaching(sight);
    if (reaching.none())
        return giveLowest(sight);
    if (hand.size() == 2)
        return play(reaching.cheapest(), Why::lastTwo);
    if (sight.strength(hand[1]) <= kVeryLow && sight.strength(reaching.cheapest()) >= kTop)
        return play(sight.lowest(), Why::spareLow);
    const Card best = sight.state().toPlay > 1 ? reaching.dearestBelowMasters(sight) : reaching.cheapest();
    return play(best, sight.strength(best) == sight.strength(reaching.cheapest()) ? Why::cheapest : Why::takeNow);
}

} // namespace

Choice sharpRule(const Sight &sight)
{
    if (sight.state().phase == Phase::exchange)
        return exchangeRule(sight);
    if (sight.hand().size() == 1)
        return play(sight.lowest(), Why::only);
    return sight.leads() ? sharpLead(sight) : sharpFollow(sight);
}

Why reasonFor(const Sight &sight, Card card)
{
    const auto hand = sight.hand();
    const int strength = sight.strength(card);
    const bool isLowest = strength == sight.strength(sight.lowest());
    const bool middling = strength > kLow && strength < kTop;
    if (hand.size() == 2 && !isLowest)
        return Why::lastTwo;
    if (sight.leads()) {
        if (strength == sight.strength(sight.highest()))
            return Why::leadHigh;
        return isLowest ? Why::tried : middling ? Why::shedMiddle : Why::leadSecond;
    }
    if (isLowest)
        return Reaching(sight).none() ? Why::cannotReach : hand.size() > 2 && sight.strength(hand[1]) <= kLow ? Why::spareLow : Why::saveHigh;
    if (sight.isMaster(card))
        return Why::takeSure;
    if (card == Reaching(sight).cheapest())
        return Why::cheapest;
    return sight.state().toPlay > 1 ? Why::takeNow : middling ? Why::shedMiddle : Why::shedHigh;
}

Discards::Discards(const Sight &sight)
{
    const auto hand = sight.hand();
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (sight.strength(hand[i]) > kLow && sight.strength(hand[i]) < (i == 0 ? kMaxStrength : kTop))
            order.push_back(hand[i]);
    unwanted = int(order.size());
    for (std::size_t i = hand.size(); i-- > 0;)
        if (std::find(order.begin(), order.end(), hand[i]) == order.end())
            order.push_back(hand[i]);
}

Choice Discards::choice(int number) const
{
    if (number == 0)
        return {Action::of(Verb::keep), Why::keepAll};
    CardSet away;
    for (int i = 0; i < number; ++i)
        away.add(order[std::size_t(i)]);
    return {Action::of(Verb::exchange, away), number <= unwanted ? Why::exchangeMiddle : Why::exchangeNumber};
}

Choice exchangeRule(const Sight &sight)
{
    const Discards discards(sight);
    return discards.choice(numberToExchange(exchangeCounts(sight.rules(), sight.state(), sight.seat()), discards.unwanted, int(sight.hand().size())));
}

} // namespace khiar::games::cucumber
