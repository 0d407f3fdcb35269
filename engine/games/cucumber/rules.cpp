// SPDX-License-Identifier: GPL-3.0-or-later
// The tables made from the options; seats; hand sizes.
#include "engine/games/cucumber/rules.h"

#include <algorithm>
#include <bit>

namespace khiar::games::cucumber {
namespace {

constexpr int kAce = 14;
constexpr int kJokerStrength = 15;  ///< jokers lie above aces, equal to each other, and count 15 [S0 a]
constexpr int kSpecialStrength = 16;
constexpr int kCucumbers[] = {0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5}; ///< printed on the cards 1 … 15 [X:5c-mag]

struct Worth {
    int strength, value;
};

/// The 6 of clubs or the black sevens where they are above everything (§2.6).
std::optional<Worth> specialWorth(Special special, Card c)
{
    if (c.code >= kFirstFive || isJoker(c) || suitOf(c) == Suit::hearts || suitOf(c) == Suit::diamonds)
        return std::nullopt;
    const bool clubs = suitOf(c) == Suit::clubs, seven = rankOf(c) == 7;
    switch (special) {
    case Special::none: break;
    case Special::sixOfClubs: return clubs && rankOf(c) == 6 ? std::optional(Worth{kSpecialStrength, 21}) : std::nullopt;
    case Special::blackSevens: return seven ? std::optional(clubs ? Worth{kSpecialStrength, 15} : Worth{kSpecialStrength + 1, 16}) : std::nullopt;
    case Special::blackSevensReversed: return seven ? std::optional(clubs ? Worth{kSpecialStrength + 1, 16} : Worth{kSpecialStrength, 15}) : std::nullopt;
    case Special::blackSevensEqual: return seven ? std::optional(Worth{kSpecialStrength, 21}) : std::nullopt;
    }
    return std::nullopt;
}

int valueOf(Values values, int rank)
{
    switch (values) {
    case Values::courtEleven: return std::min(rank, 11);
    case Values::courtTen: return rank == kAce ? 11 : std::min(rank, 10);
    case Values::cucumbers: return kCucumbers[rank];
    case Values::knockout: return 0;
    case Values::none: return 1; // deals lost are counted (§7)
    case Values::face: break;
    }
    return rank;
}

Worth worthOf(const Options &o, Card c)
{
    const bool counted = o.values == Values::knockout || o.values == Values::none;
    Worth w{rankOf(c), 0};
    if (isJoker(c))
        w.strength = o.jokersAreAces ? kAce : kJokerStrength;
    w.value = isJoker(c) && !o.jokersAreAces && !counted ? kJokerStrength : valueOf(o.values, w.strength);
    if (const auto special = specialWorth(o.special, c))
        w = {special->strength, counted ? valueOf(o.values, w.strength) : special->value};
    return w;
}

void fillPack(Rules &r)
{
    const Options &o = r.options;
    if (o.deck == DeckKind::five)
        for (int i = 0; i < 60; ++i)
            r.pack.push_back(Card{std::uint8_t(kFirstFive + i)});
    if (o.deck == DeckKind::kille)
        for (int i = 0; i < 42; ++i)
            r.pack.push_back(Card{std::uint8_t(kFirstKille + i)});
    for (int pack = 1; o.deck == DeckKind::standard && pack <= o.packs; ++pack)
        for (int rank = 2; rank <= kAce; ++rank)
            for (int suit = 0; suit < 4; ++suit)
                r.pack.push_back(standardCard(rank, Suit(suit), pack));
    for (int j = 1; j <= o.jokers; ++j)
        r.pack.push_back(joker(j));
    std::sort(r.pack.begin(), r.pack.end());
}

bool isPlain(const Options &o)
{
    return !o.sets && !o.beatPrevious && o.duty == Duty::optional && !o.leadLowest && !o.aceBlock && !o.aceLowLast && !o.lastTogether && !o.doubling;
}

int capOf(const Rules &rules, const State &s)
{
    return (int(rules.pack.size()) - s.keptCount) / std::max(1, seatsIn(s)); // A21: kept cards have left the pack
}

/// Where the pack would be dealt to the last card, one card of each is left out. [X:kp]
int withDrop(const Rules &rules, const State &s, int size)
{
    const bool even = size * seatsIn(s) == int(rules.pack.size()) - s.keptCount;
    return rules.options.leftover == Leftover::dropLast && even ? size - 1 : size;
}

/// Down from `hand` to 1, up to hand − 1, down, up to hand − 2 … down to the last 1, and again (A36).
int zigzagSize(const Options &o, int deal)
{
    std::vector<int> sizes;
    for (int top = o.hand; top >= 1; --top) {
        if (top == 1 && o.hand > 1)
            break;
        for (int up = 2; top < o.hand && !o.zigzagJumps && up < top; ++up)
            sizes.push_back(up);
        for (int down = top; down >= 1; --down)
            sizes.push_back(down);
    }
    return sizes[std::size_t(deal - 1) % sizes.size()];
}

int downSize(const Options &o, int deal)
{
    const int n = deal - 1;
    if (n < o.hand || o.hand == 1)
        return o.hand == 1 ? 1 : o.hand - n;
    switch (o.afterOne) {
    case AfterOne::restart: return o.hand - n % o.hand;
    case AfterOne::hold: return 1;
    case AfterOne::bounce: break; // … 2 1 2 … top … : the top once, like the 1
    }
    const int lap = 2 * (o.hand - 1), at = n % lap;
    return at < o.hand ? o.hand - at : at - o.hand + 2;
}

} // namespace

Rules makeRules(const Options &options, int seats)
{
    Rules r;
    r.options = options;
    r.seats = seats;
    r.plain = isPlain(options);
    fillPack(r);
    for (Card c : r.pack) {
        const Worth w = worthOf(options, c);
        const bool ace = options.deck == DeckKind::standard && w.strength == kAce;
        const bool low = ace && options.aceLowLast; // lowest, and worth 1, where it counts [S0]
        r.strength[c.code] = std::uint8_t(w.strength);
        r.lastStrength[c.code] = std::uint8_t(low ? 1 : w.strength);
        r.value[c.code] = std::uint8_t(low && w.value > 1 ? 1 : w.value);
        r.equal[std::size_t(w.strength)].add(c);
        for (int s = 0; s <= w.strength; ++s)
            r.atLeast[std::size_t(s)].add(c);
        if (ace)
            r.aces.add(c);
        if (options.deck == DeckKind::standard && w.strength >= 11 && w.strength <= 13)
            r.courts.add(c);
        if (specialWorth(options.special, c))
            r.special.add(c);
    }
    r.ordered = std::is_sorted(r.pack.begin(), r.pack.end(), [&](Card a, Card b) { return r.strength[a.code] < r.strength[b.code]; });
    return r;
}

Rules makeRules(const Options &options, const Setup &setup)
{
    Rules r = makeRules(options, setup.players);
    r.start = setup.start;
    return r;
}

int handCount(const State &s, Seat seat)
{
    return s.hand[std::size_t(seat)].count();
}

int seatsIn(const State &s)
{
    return std::popcount(s.in);
}

std::span<const Card> trickOf(const State &s, Seat seat)
{
    const auto p = std::size_t(seat);
    return std::span(s.played[p]).subspan(s.trickStart[p], std::size_t(s.playedCount[p] - s.trickStart[p]));
}

int scheduledSize(const Options &o, int deal)
{
    return o.schedule == Schedule::down ? downSize(o, deal) : o.schedule == Schedule::zigzag ? zigzagSize(o, deal) : o.hand;
}

int nextHandSize(const Rules &rules, const State &s)
{
    const Options &o = rules.options;
    const int cap = capOf(rules, s);
    int want = o.schedule == Schedule::all ? cap
        : o.schedule == Schedule::losingValue && s.lastValue ? s.lastValue : scheduledSize(o, s.deal);
    if (o.handMax > 0)
        want = std::min(want, o.handMax);
    if (want > cap)
        want = o.shortage == Shortage::sevenThenFloor ? std::min(7, cap) : cap;
    return std::clamp(withDrop(rules, s, want), 1, kMaxHand);
}

std::pair<int, int> handSizeRange(const Rules &rules, const State &s)
{
    if (s.statedSize)
        return {s.statedSize, s.statedSize};
    const int most = rules.options.handMax > 0 ? std::min(rules.options.handMax, capOf(rules, s)) : capOf(rules, s);
    const int highest = std::clamp(withDrop(rules, s, most), 1, kMaxHand);
    return {std::min(3, highest), highest}; // three at least [X:wp]
}

} // namespace khiar::games::cucumber
