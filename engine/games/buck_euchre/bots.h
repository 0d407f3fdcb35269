// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/games/buck_euchre/rules.h"

#include <cstdint>
#include <utility>

// What the bots of the family share. Strategy: rules/other-games.md §5.1. Everything here reads the seat's own cards and
// what lies open, and in a search, where it stands in a sampled world, no more than that.
//
//   bots_hand.cpp   what a hand is worth              bots_play.cpp    leading and following by rule
//   bots_calls.cpp  what comes before the play        bots_search.cpp  trying things out in sampled worlds
//   bots_words.cpp  reasons as sentences              bots.cpp         the styles
namespace khiar::games::buck_euchre {

/// Why something was chosen; whyText makes a sentence of it.
enum class Why : std::uint8_t {
    none,
    only,         ///< nothing else may be done
    // calling
    order,        ///< good for the maker's tricks with the upcard's suit
    passOrder,    ///< not good for them
    passName,     ///< in no suit
    nameSuit,     ///< strongest in it
    nameNone,     ///< high cards in several suits
    bid,          ///< good for about so many
    bidBlock,     ///< cannot be made, but the others do not play as maker
    passBid,      ///< too dear
    staySure,     ///< one card cannot fail to take a trick
    stay,         ///< a trick is likely enough
    stayBlock,    ///< somebody would win the game otherwise
    drop,         ///< no trick is too likely
    // exchanging
    buryLone,     ///< the only card of its suit: it can be trumped afterwards
    buryLeast,    ///< missed least
    swap, keepHand,
    take, leave,
    exchange, keepAll,
    // playing
    leadTrumps,   ///< the maker draws trumps
    leadSure,     ///< nothing out of sight beats it
    leadHigh,     ///< the highest of its suit, but it may be trumped
    leadAway,     ///< worth nothing: others spend high cards on it
    leadTry,      ///< may hold
    breakSweep,   ///< somebody else has all tricks so far
    takeSure,     ///< wins the trick whatever follows
    takeTry,      ///< takes the lead in the trick
    trumpIn,      ///< trumps a suit that the seat does not have
    cannotTake,   ///< beaten anyhow
    keepBack,     ///< could take the trick, but what takes it does more later
};

/// One decision with its reason.
struct Choice {
    Action action;
    Why why = Why::none;
};

// ---- what a hand is worth (bots_hand.cpp) ------------------------------------------------------------

/// What one card of a hand is likely to take.
double worthOf(const Rules &rules, CardBits hand, int trump, Card c);
/// About how many tricks a hand is good for with these trumps and everybody playing.
double expectedTricks(const Rules &rules, CardBits hand, int trump);
/// The chance that a hand takes no trick against so many others (§5.1, by holding; measured against three).
double noTrickChance(const Rules &rules, CardBits hand, int trump, double others);
/// Of the allowed trumps (bit per index) the best for a hand, and its expected tricks.
std::pair<int, double> bestTrump(const Rules &rules, CardBits hand, std::uint8_t allowed);
/// The card that a hand misses least.
Card leastOf(const Rules &rules, CardBits hand, int trump, CardBits among);

/// What a seat has not seen: neither open, nor in its hand, nor laid away by it.
inline CardBits unseenBy(const Rules &rules, const State &s, Seat seat)
{
    return rules.packBits & ~(s.open | s.hand[std::size_t(seat)] | s.discard[std::size_t(seat)]);
}
/// Whether no unseen card of its suit is higher, and whether no unseen card at all takes it in this trick.
bool isHighest(const Rules &rules, const State &s, CardBits unseen, Card c);
bool isSure(const Rules &rules, const State &s, CardBits unseen, Card c);
/// Somebody else who has taken every trick so far, two at least, where five win the game; nobody = kNobody.
Seat sweeperBut(const Rules &rules, const State &s, Seat seat);
/// Whether this seat's making its contract, or an unopposed deal, would win it the game.
bool isClose(const State &s, Seat seat);

// ---- what to do ----------------------------------------------------------------------------------------

/// By rule alone: the hasty bot, and what the search of the rule bot plays on with.
Action ruleAction(const Rules &rules, const State &s, Seat seat);
/// Everything before the play (bots_calls.cpp), and a card for the trick (bots_play.cpp).
Action callRule(const Rules &rules, const State &s, Seat seat);
Card cardRule(const Rules &rules, const State &s, Seat seat);
/// The cards that a hand would exchange, least worth first.
std::array<Card, kHand> exchangeOrder(const Rules &rules, CardBits hand);
/// The first n of them, none = keep.
Action exchangeFirst(const std::array<Card, kHand> &order, int n);

/// The reason that stands for an action, however it was found, and its sentence (bots_words.cpp).
Why reasonFor(const Rules &rules, const State &s, Seat seat, const Action &action);
Text whyText(const State &s, const Choice &choice);

} // namespace khiar::games::buck_euchre
