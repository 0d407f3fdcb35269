// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/games/cucumber/rules.h"

#include <array>
#include <optional>
#include <span>

// What the bots of the family share. Strategy: rules/cucumber.md §6.
namespace khiar::games::cucumber {

/// Why a card or an exchange was chosen; Sight::why makes a sentence of it.
enum class Why : std::uint8_t {
    none,
    // playing
    only,        ///< nothing else may be played
    cannotReach, ///< one of the lowest has to go
    cheapest,    ///< reaches, and keeps both the lowest and the tops
    lastTwo,     ///< the higher of two now, the lower for the last trick
    leadHigh,    ///< makes the others give up low cards
    leadSecond,  ///< the same, and the highest card is kept to take the lead back
    takeNow,     ///< high, but not so high that it would be needed later: others must pass it or give up a low card
    takeSure,    ///< nothing out of sight is stronger
    saveHigh,    ///< the lowest goes, for reaching would cost a card needed later
    master,      ///< a middling card goes while a master holds the lead
    spareLow,    ///< one of several low cards goes before a top has to
    shedHigh,    ///< dear in the last trick, so it goes while it can
    shedMiddle,  ///< neither low enough for the end nor high enough before
    slipUnder,   ///< all that is left is low: the highest of it goes
    tried,       ///< best of what was tried in many worlds
    leadSet,     ///< several equal cards draw as many low ones
    setReaches,  ///< the cheapest cards that reach side by side
    setLow,      ///< nothing reaches side by side, or it would cost too much
    // exchanging
    exchangeMiddle,
    exchangeNumber,
    keepAll,
    // calling
    newHand,     ///< this hand is bad enough for another
    keepHand,
    callKontra,
    passKontra,
    raiseStake,
    leaveStake,
    accept,
    drop,
    buyIn,
    decline,
    handSize,
};

/// One decision with its reason.
struct Choice {
    Action action;
    Why why = Why::none;
};

/// What a seat reads off its view: its own cards, what lies open, and how much is out of sight. In a search it stands in
/// a sampled world and reads no more there.
class Sight {
public:
    Sight(const Rules &rules, const State &state, Seat seat);

    const Rules &rules() const { return m_rules; }
    const State &state() const { return m_state; }
    Seat seat() const { return m_seat; }
    /// The seat's cards, weakest first.
    std::span<const Card> hand() const { return {m_hand.data(), m_size}; }
    Card lowest() const { return m_hand[0]; }
    Card highest() const { return m_hand[m_size - 1]; }
    /// The card that is best left for the last trick: where aces are low there, one ace.
    Card keeper() const { return m_keeper; }
    /// What a card is worth in the last trick, where high is dear.
    int danger(Card c) const { return m_rules.lastStrength[c.code]; }
    int strength(Card c) const { return m_rules.strength[c.code]; }
    /// The same two on the scale of a standard pack, so that one rule serves all decks.
    int level(Card c) const { return scaled(strength(c)); }
    int dangerLevel(Card c) const { return scaled(danger(c)); }
    bool leads() const { return m_state.best == kNobody; }
    /// Whether no card that is out of sight is stronger than this one.
    bool isMaster(Card c) const { return strength(c) >= strongestUnseen(); }
    /// The reason as a sentence for whoever holds these cards; empty for Why::none.
    Text why(const Choice &choice) const;

private:
    int strongestUnseen() const;
    int scaled(int strength) const { return m_rules.options.deck == DeckKind::kille ? strength * 14 / 21 : strength; }

    const Rules &m_rules;
    const State &m_state;
    Seat m_seat;
    std::array<Card, kMaxHand> m_hand;
    std::size_t m_size = 0;
    Card m_keeper = kNoCard;
    mutable int m_strongestUnseen = -1; ///< found when first asked for
};

/// Middling cards lie between these: not low enough for the last trick, not high enough to keep the lead.
inline constexpr int kVeryLow = 4, kLow = 5, kTop = 13;
/// How high the last trick is expected to be: fimp is rid of all that reaches this.
inline constexpr int kLastTrick = 7;

/// Fimp, by rule: away with the highest card at every chance, low cards for the end.
Choice fimpRule(const Sight &sight);
/// Sharp, by rule alone: keeps the lowest card, takes tricks, leads high. What the search plays on with.
Choice sharpRule(const Sight &sight);
/// The reason that stands for playing a card, however it was found.
Why reasonFor(const Sight &sight, Card card);
/// In which order cards would be laid away (§2.1 b). Those of the danger zone first: neither low enough for the end nor high
/// enough to keep the lead.
struct Discards {
    explicit Discards(const Sight &sight);
    /// Laying away the first `number`, 0 = keeping all.
    Choice choice(int number) const;

    std::vector<Card> order;
    int unwanted = 0; ///< how many are better lost
};
/// Which cards to exchange (§2.1 b), by rule; both styles.
Choice exchangeRule(const Sight &sight);
/// What to say where no card is played or exchanged: Rassi's changes, kontra, doubling, buy-ins, the dealer's number.
Choice callRule(const Sight &sight);
/// The reason that stands for a call, whoever made it.
Why callReason(Verb verb);
/// Leads and answers where several equal cards may go together; `shed` = rid of high cards, otherwise cheaply.
std::optional<Choice> setRule(const Sight &sight, bool shed);

/// What the seat's share of the game is about worth, once a deal is over: 0 … 1.
struct Outlook {
    double pointsPerLoss = 12; ///< what a lost deal costs on average, of cards that cost their rank
    double power = 1.8;        ///< of the losses that one can bear, as a share of the game
};
double prospects(const Rules &rules, const State &state, Seat seat, const Outlook &outlook = {});

} // namespace khiar::games::cucumber
