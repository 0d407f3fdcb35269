// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/games/svoi_kozyri/rules.h"

#include <array>
#include <cstdint>
#include <vector>

// What the bots of Svoi Kozyri and its relatives share. Strategy: rules/other-games.md §5.2, §5.3.
//
//   bots_rule.cpp     what cards and blows are worth, by rule     bots_duel.cpp   two seats left: alpha-beta, all is known
//   bots_search.cpp   trying things out in sampled worlds         bots_words.cpp  reasons as sentences
//   solver.cpp        small packs, for certain                    bots.cpp        the styles
namespace khiar::games::svoi_kozyri {

/// Why something was chosen; Sight::why makes a sentence of it.
enum class Why : std::uint8_t {
    none,
    anySuit,    ///< before the deal nothing is known
    noCut,      ///< a cut tells nobody anything
    onlyTake,   ///< nothing beats the top card
    goOut,      ///< the last cards go
    leadLow,    ///< led, the card that is missed least
    leadBlow,   ///< led, the next player can hardly beat it
    blowSure,   ///< put on top, the next player cannot beat it
    blow,       ///< put on top, the next player can hardly beat it
    beatCheap,  ///< beaten with what is missed least, and another such card on top
    beatTrump,  ///< an own trump has to go, or would be worth less than what there is to take
    takeTrumps, ///< own trumps lie there
    takeBlow,   ///< the card beneath is hard to beat for the next player
    takeKeep,   ///< beating would cost more than the few cards there are to take
    winsIn,     ///< two seats left: won by force
    holdsOut,   ///< two seats left: lost against best play, but not at once
    holdsDraw,  ///< two seats left: anything else loses, or nobody can force more
};

/// One decision with its reason.
struct Choice {
    Action action;
    Why why = Why::none;
    int turns = 0; ///< of both seats until the end, for winsIn and holdsOut
};

/// What a seat reads off its view: its own cards, those whose faces everybody has seen, and how many others each hand has. In a
/// search it stands in a sampled world and reads no more there.
class Sight {
public:
    Sight(const Rules &rules, const State &state, Seat seat);

    const Rules &rules() const { return m_rules; }
    const State &state() const { return m_state; }
    Seat seat() const { return m_seat; }
    CardBits hand() const { return m_state.hand[std::size_t(m_seat)]; }
    int held() const { return m_held; }
    int trump() const { return m_state.trump[std::size_t(m_seat)]; }
    Seat next() const { return m_next; }
    bool isOwnTrump(Card c) const { return int(suitOf(c)) == trump(); }
    /// Those of its cards that beat the top card, where beating is allowed.
    CardBits beating() const { return m_beating; }
    /// How much a card does for its holder, where 1 is the burden of having to get rid of it.
    float worth(Card c) const { return m_worth[c.code]; }
    /// The chance that the next player has nothing that beats this card.
    float unbeaten(Card c) const;
    /// What leaving this card to the next player does for the seat, on a pile of so many cards.
    float blow(Card top, int pileCount) const;
    /// What an action is about worth, by rule: the higher the better.
    float worthOf(const Action &a) const;
    /// The same for taking.
    float worthOfTaking() const;
    /// The reason as a sentence for whoever holds these cards; empty for Why::none.
    Text why(const Choice &choice) const;

private:
    void weigh();
    float worthOfLeaving(CardBits laid, Card last, int pileCount) const;

    const Rules &m_rules;
    const State &m_state;
    Seat m_seat, m_next;
    int m_held;
    CardBits m_beating = 0;
    CardBits m_hidden;     ///< in hands of others, known to them alone
    CardBits m_nextOpen;   ///< in the next player's hand, known to everybody
    int m_nextHidden = 0;  ///< other cards of that hand
    std::array<float, kPack> m_worth; ///< of the cards in hand and in the pile
};

/// Whether a bot no longer takes what it could beat (unless it sees a forced win, or has no other hope): nobody has gone out for
/// long. So matches end: without taking each turn leaves fewer cards. Not with open hands, where taking at the right moment is
/// the game, and a position that comes back is a draw.
bool impatient(const Rules &rules, const State &state);
/// Whether nobody has gone out for twice as long: then bots judge a little differently each time, by their seed, lest two of them
/// play in a circle.
bool wavers(const Rules &rules, const State &state);

/// By rule alone: the hasty bot, and what the search plays on with. Reads no seed.
Action ruleChoice(const Sight &sight);
/// The reason that stands for an action, however it was found.
Why reasonFor(const Sight &sight, const Action &action);

} // namespace khiar::games::svoi_kozyri
