// SPDX-License-Identifier: GPL-3.0-or-later
// How fimp and sharp play by rule. Which of several sensible rules was taken is a matter of arenas; figures in NOTES.md.
#include "engine/games/cucumber/bots.h"

#include <algorithm>

namespace khiar::games::cucumber {
namespace {

Choice play(Card c, Why why) { return {Action::of(Verb::play, c), why}; }

/// The cards that reach the trick so far (any, when leading) and may be played, weakest first, without the one that is
/// meant for the last trick.
struct Reaching {
    explicit Reaching(const Sight &sight)
    {
        const CardSet may = playable(sight.rules(), sight.state(), sight.seat());
        for (Card c : sight.hand())
            if (!(c == sight.keeper()) && may.has(c) && sight.strength(c) >= sight.state().bar)
                cards[count++] = c;
    }
    bool none() const { return count == 0; }
    Card cheapest() const { return cards[0]; }
    Card dearest() const { return cards[count - 1]; }
    std::array<Card, kMaxHand> cards;
    std::size_t count = 0;
};

/// Follows with the lowest card, because nothing else does; where one must reach, with what is meant for the end.
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
    return play(c, sight.strength(c) < kLastTrick ? Why::slipUnder : Why::shedHigh);
}

Choice sharpRule(const Sight &sight)
{
    if (sight.state().phase != Phase::play)
        return callRule(sight);
    const auto hand = sight.hand();
    if (hand.size() == 1)
        return play(sight.lowest(), Why::only);
    if (const auto set = setRule(sight, false))
        return *set;
    const Reaching reaching(sight);
    if (reaching.none())
        return giveLowest(sight);
    if (sight.leads()) {
        // Who holds a card that nothing out of sight can pass gets the lead back at will: time to lose a middling card.
        if (hand.size() > 3 && sight.master().valid())
            return play(reaching.cheapest(), Why::master);
        return play(reaching.dearest(), hand.size() == 2 ? Why::lastTwo : Why::leadHigh);
    }
    // Reach as cheaply as it can be had, so that no low card is given up and the tops stay for later. With two low cards,
    // though, one of them goes before a king or an ace has to.
    const bool may = playable(sight.rules(), sight.state(), sight.seat()).has(sight.lowest());
    const bool twoLow = hand.size() > 2 && sight.strength(hand[1]) <= kVeryLow && may;
    if (twoLow && sight.strength(reaching.cheapest()) >= kTop)
        return play(sight.lowest(), Why::spareLow);
    return play(reaching.cheapest(), hand.size() == 2 ? Why::lastTwo : Why::cheapest);
}

// Cards of the danger zone go: neither low enough for the end nor high enough to keep the lead. Two low cards and all
// tops stay.
Choice exchangeRule(const Sight &sight)
{
    const auto hand = sight.hand();
    std::vector<Card> unwanted;
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (sight.strength(hand[i]) > kLow && sight.strength(hand[i]) < (i == 0 ? kMaxStrength : kTop))
            unwanted.push_back(hand[i]);
    const int better = int(unwanted.size());
    const int number = numberToExchange(exchangeCounts(sight.rules(), sight.state(), sight.seat()), better, int(hand.size()));
    if (number == 0)
        return {Action::of(Verb::keep), Why::keepAll};
    CardSet away;
    for (Card c : unwanted)
        if (away.count() < number)
            away.add(c);
    for (std::size_t i = hand.size(); i-- > 0 && away.count() < number;)
        away.add(hand[i]);
    return {Action::of(Verb::exchange, away), number <= better ? Why::exchangeMiddle : Why::exchangeNumber};
}

} // namespace khiar::games::cucumber
