// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cucumber/rules.h"

#include <algorithm>
#include <bit>

namespace khiar::games::cucumber {
namespace {

constexpr int kJokerStrength = 15; ///< jokers lie above aces, equal to each other, and count 15 [S0 a]

std::int64_t choose(int n, int k)
{
    std::int64_t c = 1;
    for (int i = 1; i <= k; ++i)
        c = c * (n - k + i) / i;
    return c;
}

std::vector<std::int64_t> countList(std::uint32_t counts)
{
    std::vector<std::int64_t> list;
    for (int k = 0; k <= kMaxHand; ++k)
        if (counts >> k & 1)
            list.push_back(k);
    return list;
}

/// The card that set the bar: the best seat's card of the trick in progress.
Card barCard(const State &s)
{
    const auto p = std::size_t(s.best);
    return s.played[p][std::size_t(s.playedCount[p] - 1)];
}

std::vector<Card> listOf(const CardSet &set)
{
    std::vector<Card> list;
    set.each([&](Card c) { list.push_back(c); });
    return list;
}

Refusal refuse(const char *reason, Phrase phrase, std::vector<Arg> args = {})
{
    return {reason, {phrase, std::move(args)}, {}, {}};
}

std::optional<Refusal> checkTurn(const State &s, Seat seat)
{
    if (s.turn == seat && seat >= 0)
        return std::nullopt;
    if (s.turn < 0)
        return refuse("not-your-turn", text::kOver);
    return refuse("not-your-turn", text::kNotYourTurn, {{"player", SeatArg{s.turn}}});
}

bool verbFits(Phase phase, Verb verb)
{
    return phase == Phase::play ? verb == Verb::play : phase == Phase::exchange && (verb == Verb::exchange || verb == Verb::keep);
}

std::optional<Refusal> checkHeld(const State &s, Seat seat, const Action &a)
{
    CardSet left = s.hand[std::size_t(seat)];
    for (Card c : a.used()) {
        if (!left.has(c))
            return refuse("not-in-hand", text::kNotInHand, {{"card", c}});
        left.remove(c);
    }
    return std::nullopt;
}

std::optional<Refusal> checkExchange(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    const std::uint32_t counts = exchangeCounts(rules, s, seat);
    const int k = int(a.used().size());
    if (counts >> k & 1 && (k > 0) == (a.verb == Verb::exchange))
        return std::nullopt;
    return refuse("exchange-count", text::kExchangeCount, {{"counts", countList(counts)}, {"k", std::int64_t(k)}});
}

std::optional<Refusal> checkPlay(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    if (a.count != 1)
        return refuse("wrong-count", text::kWrongCount, {{"n", std::int64_t(1)}, {"k", std::int64_t(a.count)}});
    const CardSet allowed = playable(rules, s, seat);
    if (allowed.has(a.cards[0]))
        return std::nullopt;
    Refusal r = refuse("too-low", text::kTooLow,
                       {{"card", a.cards[0]}, {"bar", barCard(s)}, {"lowest", listOf(lowest(rules, s.hand[std::size_t(seat)]))}});
    r.because.add(barCard(s));
    r.wayOut = allowed;
    return r;
}

} // namespace

Rules makeRules(const Options &options, int seats)
{
    Rules r;
    r.options = options;
    r.seats = seats;
    for (int pack = 1; pack <= options.packs; ++pack)
        for (int rank = 2; rank <= 14; ++rank)
            for (int suit = 0; suit < 4; ++suit)
                r.pack.push_back(standardCard(rank, Suit(suit), pack));
    for (int j = 1; j <= options.jokers; ++j)
        r.pack.push_back(joker(j));
    std::sort(r.pack.begin(), r.pack.end());
    for (Card c : r.pack) {
        const int strength = isJoker(c) ? kJokerStrength : rankOf(c); // suits never matter [S0]
        r.strength[c.code] = r.value[c.code] = std::uint8_t(strength);
        r.equal[std::size_t(strength)].add(c);
        for (int s = 0; s <= strength; ++s)
            r.atLeast[std::size_t(s)].add(c);
    }
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

Seat nextIn(const Rules &rules, const State &s, Seat seat)
{
    do
        seat = seat + 1 == rules.seats ? 0 : seat + 1;
    while (!s.isIn(seat));
    return seat;
}

Seat forehand(const Rules &rules, const State &s)
{
    return nextIn(rules, s, s.dealer);
}

CardSet lowest(const Rules &rules, const CardSet &hand)
{
    int least = kMaxStrength;
    hand.each([&](Card c) { least = std::min<int>(least, rules.strength[c.code]); });
    return hand & rules.equal[std::size_t(least)];
}

CardSet playable(const Rules &rules, const State &s, Seat seat)
{
    const CardSet &hand = s.hand[std::size_t(seat)];
    if (s.best == kNobody) // forehand and the winner of a trick lead any card [S0]
        return hand;
    return (hand & rules.atLeast[s.bar]) | lowest(rules, hand); // B ∪ L (A2)
}

std::uint32_t exchangeCounts(const Rules &rules, const State &s, Seat seat)
{
    const int hand = handCount(s, seat), stock = s.stockCount();
    if (seat == forehand(rules, s)) {
        const int most = std::min({hand, stock, kMaxHand});
        return (2u << most) - 1; // 0 … the hand or the stock
    }
    // Exactly forehand's number or nothing; with a short stock the whole remainder or nothing (A15).
    const int k = std::min<int>({s.exchanged, stock, hand});
    return 1u | 1u << k;
}

int nextHandSize(const Rules &rules, const State &s)
{
    const Options &o = rules.options;
    int want = o.schedule == Schedule::losingValue && s.lastValue ? s.lastValue : o.hand;
    if (o.handMax > 0)
        want = std::min(want, o.handMax);
    const int cap = (int(rules.pack.size()) - s.keptCount) / std::max(1, seatsIn(s)); // A21
    return std::clamp(std::min(want, cap), 1, kMaxHand);
}

bool busts(const Options &options, int score)
{
    return options.bust == Bust::reach ? score >= options.limit : score > options.limit; // A1
}

std::optional<Refusal> Family::check(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    if (auto r = checkTurn(s, seat))
        return r;
    if (!verbFits(s.phase, a.verb))
        return refuse("not-now", text::kNotNow);
    if (auto r = checkHeld(s, seat, a))
        return r;
    return s.phase == Phase::exchange ? checkExchange(rules, s, seat, a) : checkPlay(rules, s, seat, a);
}

std::int64_t Family::countLegal(const Rules &rules, const State &s, Seat seat)
{
    if (s.phase == Phase::play)
        return playable(rules, s, seat).count();
    const std::uint32_t counts = exchangeCounts(rules, s, seat);
    std::int64_t n = 0;
    for (int k = 0; k <= kMaxHand; ++k)
        n += counts >> k & 1 ? choose(handCount(s, seat), k) : 0;
    return n;
}

std::vector<Offer> Family::offers(const Rules &rules, const State &s, Seat seat)
{
    Offer o;
    o.from = detail::at(ZoneKind::hand, seat);
    if (s.phase == Phase::play) {
        o.verb = Verb::play;
        o.to = detail::at(ZoneKind::trick, seat);
        o.candidates = playable(rules, s, seat);
        o.counts = 1u << 1;
        o.label = text::kPlayLabel;
        o.prompt = s.best == kNobody ? Text{text::kLead, {}} : Text{text::kFollow, {{"bar", barCard(s)}}};
        return {o};
    }
    const std::uint32_t counts = exchangeCounts(rules, s, seat);
    o.verb = Verb::exchange;
    o.to = detail::at(ZoneKind::discard, seat);
    o.candidates = s.hand[std::size_t(seat)];
    o.counts = counts & ~1u;
    o.label = text::kExchangeLabel;
    o.prompt = {text::kExchange, {{"counts", countList(counts)}}};
    Offer keep;
    keep.verb = Verb::keep;
    keep.label = text::kKeepLabel;
    keep.prompt = o.prompt;
    return {o, keep};
}

Narrowed Family::narrow(const Rules &, const State &s, Seat seat, const Offer &offer, std::span<const Card> chosen)
{
    Narrowed n;
    n.complete = offer.counts >> chosen.size() & 1;
    if (offer.verb == Verb::play) {
        n.candidates = chosen.empty() ? offer.candidates : CardSet{};
        return n;
    }
    if (offer.counts >> (chosen.size() + 1) == 0)
        return n;
    n.candidates = s.hand[std::size_t(seat)];
    for (Card c : chosen)
        n.candidates.remove(c);
    return n;
}

bool Family::knowsVerb(Verb v)
{
    switch (v) {
    case Verb::play: case Verb::exchange: case Verb::keep: case Verb::kontra: case Verb::pass: case Verb::freeChange:
    case Verb::doubleUp: case Verb::redouble: case Verb::buyIn: case Verb::decline: case Verb::raise: case Verb::accept:
    case Verb::drop: case Verb::leadOn: case Verb::handSize:
        return true;
    default:
        return false;
    }
}

Action Family::settleCopies(const Rules &, const State &s, Seat seat, Action a, const CardSet &unspecific)
{
    CardSet free = s.hand[std::size_t(seat)];
    for (std::uint8_t i = 0; i < a.count; ++i) {
        const Card c = a.cards[i], other{std::uint8_t(c.code ^ kSecondPack)};
        if (unspecific.has(c) && !free.has(c) && c.code < kFirstFive && free.has(other))
            a.cards[i] = other;
        free.remove(a.cards[i]);
    }
    std::sort(a.cards.begin(), a.cards.begin() + a.count);
    return a;
}

std::vector<double> Family::standing(const Rules &rules, const State &s)
{
    std::vector<double> out(std::size_t(rules.seats), 0.0);
    const SeatSet winners = s.losers ? SeatSet(((1u << rules.seats) - 1) & ~s.losers) : s.winners;
    for (Seat p = 0; p < rules.seats; ++p)
        if (winners & seatBit(p))
            out[std::size_t(p)] = 1.0 / std::popcount(winners);
    return out;
}

// The winner of a game deals the first hand of the next (A4); of several winners, nobody in particular.
std::optional<Seat> Family::nextFirstDealer(const Rules &, const State &s)
{
    if (std::popcount(s.winners) != 1)
        return std::nullopt;
    return std::countr_zero(s.winners);
}

} // namespace khiar::games::cucumber
