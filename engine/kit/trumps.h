// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/kit/card_bits.h"

#include <array>

// Tricks in which suits are followed and trumps win, as tables made once for a pack. Trumps are an index: a suit's number,
// or kNoTrumps. "Suit" means the one that a card counts as: with bowers the left one is a trump for leading, following and
// winning.
namespace khiar::kit {

inline constexpr int kNoTrumps = 4;
constexpr int trumpIndex(Suit s) { return s == Suit::none ? kNoTrumps : int(s); }
constexpr Suit trumpSuit(int trump) { return trump >= kNoTrumps ? Suit::none : Suit(trump); }
/// The other suit of the same colour.
constexpr Suit sisterOf(Suit s) { return Suit(3 - int(s)); }

class Trumps {
public:
    /// Every card of the game, of one standard pack without jokers. With bowers the jack of trumps is the highest trump and
    /// the other jack of its colour the next.
    Trumps() = default;
    Trumps(CardBits pack, bool bowers);

    int suitOf(int trump, Card c) const { return m_suit[std::size_t(trump)][c.code]; }
    CardBits cardsOf(int trump, int suit) const { return m_cards[std::size_t(trump)][std::size_t(suit)]; }
    /// What decides a trick in which `led` was led: the highest takes it; 0 = neither trump nor of the suit led.
    int power(int trump, int led, Card c) const { return m_power[std::size_t(trump)][std::size_t(led)][c.code]; }
    /// What a hand may play on that lead: cards of the suit led, or anything without.
    CardBits playable(int trump, int led, CardBits hand) const
    {
        const CardBits follows = hand & cardsOf(trump, led);
        return follows ? follows : hand;
    }
    /// The jack that is the second highest trump; kNoCard without trumps, bowers or that card.
    Card leftBower(int trump) const { return trump == kNoTrumps ? kNoCard : m_left[std::size_t(trump)]; }

private:
    std::array<std::array<std::uint8_t, 52>, 5> m_suit{};
    std::array<std::array<CardBits, 4>, 5> m_cards{};
    std::array<std::array<std::array<std::uint8_t, 52>, 4>, 5> m_power{};
    std::array<Card, 4> m_left{};
};

} // namespace khiar::kit
