// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/games/apples/rules.h"

#include <array>
#include <cstdint>

// What the bots of Apples share. Strategy: rules/other-games.md §5.4.
//
//   bots_worths.cpp   what a card adds to the groups of a seat      bots_play.cpp     leading and following by rule
//   bots_auction.cpp  bids, payments and target cards by rule       bots_search.cpp   trying things out in sampled worlds
//   bots_words.cpp    reasons as sentences                          bots.cpp          the styles
namespace khiar::games::apples {

/// Why something was chosen; Sight::why makes a sentence of it.
enum class Why : std::uint8_t {
    none,
    only,        ///< nothing else may be done
    noCut,       ///< a cut tells nobody anything
    bidLong,     ///< the longest suit, for as little as it takes
    passDear,    ///< trumps cost more than they would bring
    payTrumps,   ///< the lowest trumps pay
    payLow,      ///< low cards are better dealt to somebody else
    paySpare,    ///< of little use for tricks or groups
    targetLow,   ///< three or four of a low rank are bad without a target among them
    targetMiddle, ///< three of it are worth more with the target among them
    targetSpare, ///< high enough to gain nothing as a target, but it is missed least
    takeGroup,   ///< the trick fits what the seat has won
    takeSure,    ///< nothing out of sight beats it
    takeCheap,   ///< the lowest card that takes it
    dropGroup,   ///< makes a group of low cards for whoever takes the trick
    dropLow,     ///< a low card does no harm on the trick of somebody else
    keepAway,    ///< the trick is not worth taking
    cannotTake,  ///< beaten whatever is played
    leadTop,     ///< led, nothing out of sight beats it
    leadAway,    ///< led so that somebody else has to take the trick
    leadTry,     ///< led for what it may bring
};

/// One decision with its reason.
struct Choice {
    Action action;
    Why why = Why::none;
};

/// What groups are worth to a seat that will get each card still out with a chance of one in four: a table, made once for
/// a thought and asked for every card of it.
class Worths {
public:
    explicit Worths(const Options &options);
    /// Of the rank: `have` cards won, `out` cards not won by anybody; whether the seat's target is among the former.
    float group(int rank, int have, int out, bool target) const { return m_group[target][std::size_t(rank - 2)][std::size_t(have)][std::size_t(out)]; }
    /// About how far the points of one deal spread. [meas]
    float spread() const { return m_spread; }

private:
    std::array<std::array<std::array<std::array<float, 5>, 5>, 13>, 2> m_group{};
    float m_spread;
};

/// What a seat reads off its view: its own cards, what lies open, and the won piles, which everybody has seen. In a search
/// it stands in a sampled world and reads no more there.
class Sight {
public:
    Sight(const Rules &rules, const Worths &worths, const State &state, Seat seat);

    const Rules &rules() const { return m_rules; }
    const Worths &worths() const { return m_worths; }
    const State &state() const { return m_state; }
    Seat seat() const { return m_seat; }
    CardBits hand() const { return m_state.hand[std::size_t(m_seat)]; }
    CardBits trick() const { return m_trick; }
    bool leads() const { return m_state.best == kNobody; }
    bool isTrump(Card c) const { return int(suitOf(c)) == m_state.trump; }
    /// What the seat has not seen lying open and does not hold.
    CardBits unseen() const { return m_unseen; }
    /// How many cards of a rank somebody has won.
    int wonOf(Seat seat, int rank) const { return ofRank(m_won[std::size_t(seat)], rank); }
    /// What taking these cards adds to the groups of a seat.
    float gain(Seat seat, CardBits cards) const;
    /// What taking the trick with this card added to it does.
    float gainWith(Seat seat, Card c) const
    {
        const int rank = rankOf(c);
        return m_trick & ranks(rank) ? gain(seat, m_trick | kit::bitOf(c)) : m_lying[std::size_t(seat)] + gain(seat, rank, 1);
    }
    /// The same as the seat of this sight sees it: what others gain, it loses a third of.
    float swingWith(Seat seat, Card c) const { return seat == m_seat ? gainWith(seat, c) : -gainWith(seat, c) / 3; }
    /// Whether a card beats what has been played to the trick, or is led.
    bool takes(Card c) const;
    /// Who plays to the trick after this seat, in order; a leader has three behind it.
    struct Behind {
        int count = 0;
        std::array<Seat, kSeats> seat;
        std::array<float, kSeats> gain; ///< what the trick with this card in it would add to the groups of each
    };
    Behind behind(Card c) const;
    /// The chance that a card which takes the trick now is not beaten by those behind.
    float holds(Card c, const Behind &behind) const;
    /// The reason as a sentence for whoever holds these cards; empty for Why::none.
    Text why(const Choice &choice) const;

    static CardBits ranks(int rank) { return CardBits(15) << ((rank - 2) * 4); }

private:
    static int ofRank(CardBits cards, int rank)
    {
        constexpr std::uint8_t kBits[] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
        return kBits[cards >> ((rank - 2) * 4) & 15];
    }
    float gain(Seat seat, int rank, int more) const;
    float beaten(Seat by, Card c, float wanted) const;

    const Rules &m_rules;
    const Worths &m_worths;
    const State &m_state;
    Seat m_seat;
    Card m_target = kNoCard; ///< the seat's own
    CardBits m_trick = 0, m_unseen = 0, m_gone = 0;
    std::array<CardBits, kSeats> m_won{};
    std::array<float, kSeats> m_lying{}; ///< what the trick as it lies adds to the groups of each seat
};

/// By rule alone: the hasty bot, and what the search of the rule bot plays on with.
Choice ruleChoice(const Sight &sight);
/// Cut, bid, payment, target: what ruleChoice does before the play.
Choice auctionRule(const Sight &sight);
/// A card for the trick.
Choice playRule(const Sight &sight);
/// The reason that stands for a bid, payment, target or card, however it was found.
Why reasonFor(const Sight &sight, const Action &action);
/// The same for a card played.
Why reasonForCard(const Sight &sight, Card card);
/// How little a card is missed when the seat pays with it: the lowest first.
float keepWorth(const Sight &sight, Card c);

} // namespace khiar::games::apples
