// SPDX-License-Identifier: GPL-3.0-or-later
// How fimp and sharp play by rule. Which of several sensible rules was taken is a matter of arenas; figures in NOTES.md.
#include "engine/games/cucumber/bots.h"

#include <algorithm>

namespace khiar::games::cucumber {
namespace {

Choice play(Card c, Why why) { return {Action::of(Verb::play, c), why}; }

/// The cards that reach the trick so far (any, when leading) and may be played, weakest first, without the one that is
/// meant for the last trick.
class Reaching {
public:
    explicit Reaching(const Sight &sight)
    {
        const CardSet may = playable(sight.rules(), sight.state(), sight.seat());
        for (Card c : sight.hand())
            if (!(c == sight.keeper()) && may.has(c) && sight.strength(c) >= sight.state().bar)
                m_cards[m_count++] = c;
    }
    bool none() const { return m_count == 0; }
    std::span<const Card> cards() const { return {m_cards.data(), m_count}; }
    Card cheapest() const { return m_cards[0]; }
    Card dearest() const { return m_cards[m_count - 1]; }
    /// How many of them something out of sight can still pass.
    std::size_t passable(const Sight &sight) const
    {
        std::size_t n = m_count;
        while (n > 0 && sight.isMaster(m_cards[n - 1]))
            --n;
        return n;
    }
    /// The dearest that something out of sight can still pass; the cheapest when nothing passes any of them.
    Card dearestBelowMasters(const Sight &sight) const { return m_cards[std::max<std::size_t>(passable(sight), 1) - 1]; }

private:
    std::array<Card, kMaxHand> m_cards;
    std::size_t m_count = 0;
};

/// Plays the lowest card, because nothing else will do; where one must reach, with what is meant for the end.
Choice giveLowest(const Sight &sight)
{
    const CardSet may = playable(sight.rules(), sight.state(), sight.seat());
    if (!may.has(sight.lowest()))
        return play(may.has(sight.keeper()) ? sight.keeper() : may.first(), Why::only);
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
    if (sight.state().phase != Phase::play)
        return callRule(sight);
    const auto hand = sight.hand();
    if (hand.size() == 1)
        return play(sight.lowest(), Why::only);
    if (const auto set = setRule(sight, true))
        return *set;
    const Reaching reaching(sight);
    if (reaching.none())
        return giveLowest(sight);
    const Card c = reaching.dearest();
    if (hand.size() == 2)
        return play(c, Why::lastTwo);
    return play(c, sight.level(c) < kLastTrick ? Why::slipUnder : Why::shedHigh);
}

namespace {

/// The lowest card is meant for the last trick, the highest brings the lead back: who holds a card that nothing out of
/// sight can pass has time to lose a middling card, and without one the second highest leads.
Choice sharpLead(const Sight &sight)
{
    const Reaching mine(sight);
    if (mine.none())
        return giveLowest(sight);
    const auto cards = mine.cards();
    if (sight.hand().size() == 2)
        return play(mine.dearest(), Why::lastTwo);
    const std::size_t passable = mine.passable(sight); // cards below the masters
    if (passable == cards.size())
        return cards.size() > 2 ? play(cards[cards.size() - 2], Why::leadSecond) : play(mine.dearest(), Why::leadHigh);
    return passable >= 1 ? play(cards[passable / 2], Why::master) : play(mine.dearest(), Why::leadHigh);
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
    const bool twoLow = sight.level(hand[1]) <= kVeryLow && sight.level(reaching.cheapest()) >= kTop;
    if (twoLow && playable(sight.rules(), sight.state(), sight.seat()).has(sight.lowest()))
        return play(sight.lowest(), Why::spareLow);
    const Card best = sight.state().toPlay > 1 ? reaching.dearestBelowMasters(sight) : reaching.cheapest();
    return play(best, sight.strength(best) == sight.strength(reaching.cheapest()) ? Why::cheapest : Why::takeNow);
}

} // namespace

Choice sharpRule(const Sight &sight)
{
    if (sight.state().phase != Phase::play)
        return callRule(sight);
    if (sight.hand().size() == 1)
        return play(sight.lowest(), Why::only);
    if (const auto set = setRule(sight, false))
        return *set;
    return sight.leads() ? sharpLead(sight) : sharpFollow(sight);
}

Why reasonFor(const Sight &sight, Card card)
{
    const auto hand = sight.hand();
    const int strength = sight.strength(card), level = sight.level(card);
    const bool isLowest = strength == sight.strength(sight.lowest());
    const bool middling = level > kLow && level < kTop;
    if (hand.size() == 2 && sight.danger(card) > sight.danger(sight.keeper()))
        return Why::lastTwo;
    if (sight.leads()) {
        if (strength == sight.strength(sight.highest()))
            return Why::leadHigh;
        return isLowest ? Why::tried : middling ? Why::shedMiddle : Why::leadSecond;
    }
    const Reaching reaching(sight);
    if (reaching.none())
        return strength < sight.state().bar ? Why::cannotReach : Why::tried;
    if (isLowest && strength < sight.state().bar)
        return sight.level(hand[1]) <= kLow ? Why::spareLow : Why::saveHigh;
    if (isLowest || card == sight.keeper())
        return Why::tried;
    if (sight.isMaster(card))
        return Why::takeSure;
    if (strength == sight.strength(reaching.cheapest()))
        return Why::cheapest;
    return sight.state().toPlay > 1 ? Why::takeNow : middling ? Why::shedMiddle : Why::shedHigh;
}

Discards::Discards(const Sight &sight)
{
    const auto hand = sight.hand();
    for (Card c : hand)
        if (c == sight.keeper() ? sight.dangerLevel(c) > kLow : sight.level(c) > kLow && sight.level(c) < kTop)
            order.push_back(c);
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
