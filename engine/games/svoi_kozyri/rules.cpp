// SPDX-License-Identifier: GPL-3.0-or-later
// Tables, pick-ups, and what tells positions apart.
#include "engine/games/svoi_kozyri/rules.h"

#include "engine/games/svoi_kozyri/mirror.h"
#include "engine/games/svoi_kozyri/solver.h"

#include <algorithm>

namespace khiar::games::svoi_kozyri {

Rules makeRules(const Options &options, const Setup &setup)
{
    Rules r;
    r.options = options;
    r.start = setup.start;
    r.memory = std::make_shared<SolverMemory>();
    for (int suit = 0; suit < 4; ++suit)
        if (options.suits == 4 || suit == int(Suit::spades) || suit == int(Suit::hearts))
            r.pack |= cardsOf(suit) & ~((CardBits(1) << (4 * (13 - options.ranks))) - 1); // from the ace down
    return r;
}

int pickUp(const Options &o, Card top, int trump, int pileCount)
{
    if (!top.valid())
        return 0;
    const int n = int(suitOf(top)) != trump ? o.pickPlain : rankOf(top) == kAce ? o.pickAce : o.pickTrump;
    return std::min(n, pileCount);
}

int pickUp(const Rules &rules, const State &s, Seat seat)
{
    return pickUp(rules.options, s.top(), s.trump[std::size_t(seat)], s.pileCount);
}

int lookDepth(const Rules &rules, const State &s)
{
    return s.phase == Phase::play && s.turn >= 0 && mayTake(s) ? pickUp(rules, s, s.turn) + 1 : 1;
}

std::array<CardBits, 2> mirrored(CardBits pack, CardBits dealt, Mirror m)
{
    const CardBits plain = dealt & cardsOf(m.plain), otherPlain = pack & cardsOf(m.otherPlain);
    CardBits first = plain | (otherPlain & ~moved(plain, m.plain, m.otherPlain));
    if (m.trump >= 0) {
        const CardBits trumps = dealt & cardsOf(m.trump), others = pack & cardsOf(m.otherTrump);
        first |= trumps | (others & ~moved(trumps, m.trump, m.otherTrump));
    }
    return {first, pack & ~first};
}

Mirror mirrorOf(const State &s, Seat first)
{
    constexpr std::array kFromLow = {Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades}; // §6
    Mirror m;
    m.trump = s.trump[std::size_t(first)];
    m.otherTrump = s.trump[std::size_t(1 - first)];
    m.plain = m.otherPlain = -1;
    for (Suit suit : kFromLow) {
        const int i = int(suit);
        if (i == m.trump || i == m.otherTrump || !(s.inPlay & cardsOf(i)))
            continue;
        (m.plain < 0 ? m.plain : m.otherPlain) = i;
    }
    return m;
}

// FNV-1a over what §6 names; who holds a card is hand and pile together.
std::uint64_t Family::positionKey(const State &s)
{
    std::uint64_t h = 0xCBF29CE484222325ull;
    const auto mix = [&h](std::uint64_t v) {
        for (int i = 0; i < 8; ++i)
            h = (h ^ (v >> (8 * i) & 255)) * 0x100000001B3ull;
    };
    for (CardBits hand : s.hand)
        mix(hand);
    for (std::size_t i = 0; i < s.pileCount; ++i)
        mix(s.pile[i].code);
    mix(std::uint64_t(s.turn) << 8 | s.free);
    return h;
}

} // namespace khiar::games::svoi_kozyri
