// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/trumps.h"

namespace khiar::kit {
namespace {

constexpr int kJack = 11, kTrumpPower = 20, kLeftPower = 40, kRightPower = 41;

} // namespace

Trumps::Trumps(CardBits pack, bool bowers)
{
    for (int trump = 0; trump <= kNoTrumps; ++trump) {
        const auto t = std::size_t(trump);
        const Suit sister = trump == kNoTrumps ? Suit::none : sisterOf(Suit(trump));
        each(pack, [&](Card c) {
            const bool left = bowers && rankOf(c) == kJack && khiar::suitOf(c) == sister;
            const int suit = left ? trump : int(khiar::suitOf(c));
            if (left)
                m_left[t] = c;
            m_suit[t][c.code] = std::uint8_t(suit);
            m_cards[t][std::size_t(suit)] |= bitOf(c);
            const bool right = bowers && rankOf(c) == kJack && suit == trump && !left;
            const int high = left ? kLeftPower : right ? kRightPower : kTrumpPower + rankOf(c);
            for (std::size_t led = 0; led < 4; ++led)
                m_power[t][led][c.code] = std::uint8_t(suit == trump ? high : suit == int(led) ? rankOf(c) : 0);
        });
    }
}

} // namespace khiar::kit
