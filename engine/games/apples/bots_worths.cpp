// SPDX-License-Identifier: GPL-3.0-or-later
// What cards add to groups, and who is likely to take a trick: read off what everybody has seen.
#include "engine/games/apples/bots.h"

#include <algorithm>

namespace khiar::games::apples {
namespace {

/// Chance that k of n cards come to one of four seats.
constexpr std::array<std::array<float, 5>, 5> kQuarter = [] {
    std::array<std::array<float, 5>, 5> p{};
    p[0][0] = 1;
    for (std::size_t n = 1; n < 5; ++n)
        for (std::size_t k = 0; k <= n; ++k)
            p[n][k] = 0.75f * p[n - 1][k] + (k ? 0.25f * p[n - 1][k - 1] : 0);
    return p;
}();

/// Chance that one of three seats has none of n unseen cards.
constexpr std::array<float, 14> kNone = [] {
    std::array<float, 14> p{};
    float chance = 1;
    for (float &x : p) {
        x = chance;
        chance *= 2.0f / 3;
    }
    return p;
}();

float noneOf(CardBits cards) { return kNone[std::size_t(std::min(kit::countOf(cards), 13))]; }

} // namespace

Worths::Worths(const Options &options) : m_spread(options.perGroup ? 26 : 70) // §5.4 [meas]
{
    for (std::size_t target = 0; target < 2; ++target)
        for (int rank = 2; rank <= 14; ++rank)
            for (int have = 0; have <= 4; ++have)
                for (int out = 0; have + out <= 4; ++out)
                    for (int more = 0; more <= out; ++more)
                        m_group[target][std::size_t(rank - 2)][std::size_t(have)][std::size_t(out)] +=
                            kQuarter[std::size_t(out)][std::size_t(more)] * float(worthOf(options, rank, have + more, target != 0));
}

Sight::Sight(const Rules &rules, const Worths &worths, const State &state, Seat seat)
    : m_rules(rules), m_worths(worths), m_state(state), m_seat(seat), m_target(state.target[std::size_t(seat)])
{
    for (std::size_t p = 0; p < kSeats; ++p) {
        for (std::size_t k = 0; k < state.wonCount[p]; ++k)
            m_won[p] |= kit::bitOf(state.won[p][k]);
        if (state.trick[p].valid())
            m_trick |= kit::bitOf(state.trick[p]);
        m_gone |= m_won[p];
    }
    if (m_target.valid()) {
        m_won[std::size_t(seat)] |= kit::bitOf(m_target);
        m_gone |= kit::bitOf(m_target);
    }
    m_unseen = ((CardBits(1) << kPack) - 1) & ~(m_gone | m_trick | hand());
    for (Seat p = 0; m_trick && p < kSeats; ++p)
        m_lying[std::size_t(p)] = gain(p, m_trick);
}

float Sight::gain(Seat seat, int rank, int more) const
{
    const int have = wonOf(seat, rank), out = 4 - ofRank(m_gone, rank) - more;
    const bool target = seat == m_seat && m_target.valid() && rankOf(m_target) == rank;
    return m_worths.group(rank, have + more, out, target) - m_worths.group(rank, have, out, target);
}

float Sight::gain(Seat seat, CardBits cards) const
{
    float sum = 0;
    for (CardBits left = cards; left;) {
        const int rank = rankOf(kit::firstOf(left));
        sum += gain(seat, rank, ofRank(cards, rank));
        left &= ~ranks(rank);
    }
    return sum;
}

bool Sight::takes(Card c) const
{
    if (leads())
        return true;
    const int led = int(suitOf(m_state.trick[std::size_t(m_state.leader)]));
    return m_rules.trumps.power(m_state.trump, led, c) > m_rules.trumps.power(m_state.trump, led, m_state.trick[std::size_t(m_state.best)]);
}

Sight::Behind Sight::behind(Card c) const
{
    Behind b;
    const Seat first = leads() ? m_seat : Seat(m_state.leader);
    for (Seat p = leftOf(m_seat); p != first; p = leftOf(p), ++b.count) {
        b.seat[std::size_t(b.count)] = p;
        b.gain[std::size_t(b.count)] = gainWith(p, c);
    }
    return b;
}

/// The chance that a seat which has not played yet beats a card, if it wants the trick as much as that.
float Sight::beaten(Seat by, Card c, float wanted) const
{
    const int trump = m_state.trump, suit = int(suitOf(c));
    const int led = leads() ? suit : int(suitOf(m_state.trick[std::size_t(m_state.leader)]));
    const CardBits above = ~CardBits(0) << (c.code + 1), unseen = m_unseen;
    const auto suitCards = [&](int s) { return unseen & m_rules.trumps.cardsOf(kit::kNoTrumps, s); };
    const int barred = m_state.barred[std::size_t(by)];
    const CardBits overTrumps = barred >> trump & 1 ? 0 : suitCards(trump) & (suit == trump ? above : ~CardBits(0));
    const float none = barred >> led & 1 ? 1.0f : noneOf(suitCards(led)); // nothing of the suit led: it may trump
    const float trumps = led == trump ? 0 : none * (1 - noneOf(overTrumps));
    const float follows = suit != led ? 0 : barred >> led & 1 ? 0 : 1 - noneOf(suitCards(led) & above);
    return wanted * std::min(1.0f, follows + trumps);
}

float Sight::holds(Card c, const Behind &behind) const
{
    float chance = 1;
    for (std::size_t i = 0; i < std::size_t(behind.count); ++i)
        chance *= 1 - beaten(behind.seat[i], c, behind.gain[i] > 0 ? 0.9f : 0.45f);
    return chance;
}

} // namespace khiar::games::apples
