// SPDX-License-Identifier: GPL-3.0-or-later
// What may be said, exchanged, buried, played: counts, the n-th action, and the offers made of them.
#include "engine/games/buck_euchre/rules.h"

#include <algorithm>

namespace khiar::games::buck_euchre {

std::uint8_t nameable(const Rules &rules, const State &s)
{
    if (hasBids(rules.options)) // the bidder names anything, clubs included (A-BU22)
        return 0x1F;
    const int suits = 0xF & ~(1 << int(suitOf(s.upcard)));
    return std::uint8_t(rules.options.noTrumpCall ? suits | 0x10 : suits);
}

bool mustBid(const Rules &rules, const State &s)
{
    return rules.options.allPass == AllPass::dealerOne && !s.high && s.turn == s.dealer && s.passes >= rules.seats - 1;
}

BidRange bidRange(const Rules &rules, const State &s)
{
    if (mustBid(rules, s))
        return {1, 1};
    return {s.high + 1, rules.options.maxBid};
}

int mostToExchange(const State &s)
{
    return std::min(kHand, s.stockCount());
}

namespace {

/// Bit k: k of five cards lie in these positions; in ascending order of the number of cards.
constexpr std::array<std::uint8_t, 32> kSubsets = [] {
    std::array<std::uint8_t, 32> list{};
    std::size_t n = 0;
    for (int size = 0; size <= kHand; ++size)
        for (unsigned set = 0; set < 32; ++set)
            if (std::popcount(set) == size)
                list[n++] = std::uint8_t(set);
    return list;
}();
/// How many sets of at most k cards there are.
constexpr std::array<std::uint8_t, 6> kSubsetsUpTo = {1, 6, 16, 26, 31, 32};

Action exchangeOf(CardBits hand, int n)
{
    if (n == 0)
        return Action::of(Verb::keep);
    Action a = Action::of(Verb::exchange);
    const unsigned set = kSubsets[std::size_t(n)];
    for (int k = 0; hand; ++k, hand &= hand - 1)
        if (set >> k & 1)
            a.cards[a.count++] = kit::firstOf(hand);
    return a;
}

Action nameOf(std::uint8_t suits, int n)
{
    Action a = Action::of(Verb::name);
    for (int s = 0; s <= kit::kNoTrumps; ++s)
        if ((suits >> s & 1) && n-- == 0)
            a.suit = kit::trumpSuit(s);
    return a;
}

Offer withCards(Offer o, Seat seat, ZoneKind to, CardBits candidates, std::uint32_t counts)
{
    o.from = {ZoneKind::hand, std::int8_t(seat)};
    o.to = {to, std::int8_t(seat)};
    o.candidates = kit::setOf(candidates);
    o.counts = counts;
    return o;
}

std::vector<Offer> orderOffers(const State &s, Seat seat)
{
    const bool dealer = seat == s.dealer;
    const Text prompt{dealer ? text::kOrderDealer : text::kOrder,
                      {{"suit", suitOf(s.upcard)}, {"card", s.upcard}, {"dealer", SeatArg{s.dealer}}}};
    return {button(Verb::pass, dealer ? text::kTurnDownLabel : text::kPassLabel, prompt),
            button(Verb::order, dealer ? text::kTakeUpLabel : text::kOrderLabel, prompt)};
}

std::vector<Offer> nameOffers(const Rules &rules, const State &s)
{
    const bool bids = hasBids(rules.options);
    const Text prompt = bids ? Text{text::kNameBid, {{"n", std::int64_t(s.high)}}} : Text{text::kName, {{"suit", suitOf(s.upcard)}}};
    Offer o = button(Verb::name, text::kNameLabel, prompt);
    o.suits = nameable(rules, s);
    if (bids)
        return {o};
    return {button(Verb::pass, text::kPassLabel, prompt), o};
}

std::vector<Offer> bidOffers(const Rules &rules, const State &s)
{
    const BidRange range = bidRange(rules, s);
    const bool forced = mustBid(rules, s), capped = range.highest < range.lowest;
    const Text prompt{forced ? text::kBidForced : capped ? text::kBidCap : s.high ? text::kBid : text::kBidFirst, {{"best", std::int64_t(s.high)}}};
    Offer o = button(Verb::bid, text::kBidLabel, prompt);
    o.lowest = std::int16_t(range.lowest);
    o.highest = std::int16_t(range.highest);
    const Offer pass = button(Verb::pass, text::kPassLabel, prompt);
    if (forced)
        return {o};
    if (capped)
        return {pass};
    return {pass, o};
}

std::vector<Offer> stayOffers(const Rules &rules, const State &s, Seat seat)
{
    const std::int64_t drops = s.drops[std::size_t(seat)];
    switch (mustStay(rules, s, seat)) {
    case MustStay::drops: return {button(Verb::stay, text::kStayLabel, {text::kMustStayDrops, {{"n", drops}}})};
    case MustStay::score: return {button(Verb::stay, text::kStayLabel, {text::kMustStayScore, {{"n", std::int64_t(rules.options.mustStayAt)}}})};
    case MustStay::no: break;
    }
    const Text prompt{text::kStay, {{"n", std::int64_t(rules.options.penalty)}}};
    return {button(Verb::drop, text::kDropLabel, prompt), button(Verb::stay, text::kStayLabel, prompt)};
}

std::vector<Offer> exchangeOffers(const State &s, Seat seat)
{
    const int most = mostToExchange(s);
    std::vector<std::int64_t> counts;
    for (int k = 0; k <= most; ++k)
        counts.push_back(k);
    const Text prompt{text::kExchange, {{"counts", counts}}};
    return {withCards(button(Verb::exchange, text::kExchangeLabel, prompt), seat, ZoneKind::discard, s.hand[std::size_t(seat)], (2u << most) - 2),
            button(Verb::keep, text::kKeepLabel, prompt)};
}

Text playPrompt(const Rules &rules, const State &s)
{
    if (s.led < 0)
        return {text::kLead, {}};
    const Card left = rules.trumps.leftBower(s.trump);
    if (s.led == s.trump && left.valid())
        return {text::kFollowTrumpsPrompt, {{"suit", Suit(s.led)}, {"left", left}}};
    return {text::kFollow, {{"suit", Suit(s.led)}}};
}

} // namespace

std::int64_t Family::countLegal(const Rules &rules, const State &s, Seat seat)
{
    switch (s.phase) {
    case Phase::play: return kit::countOf(playable(rules, s, seat));
    case Phase::order:
    case Phase::upcard:
    case Phase::widow: return 2;
    case Phase::name: return std::popcount(nameable(rules, s)) + (hasBids(rules.options) ? 0 : 1);
    case Phase::bid: {
        const BidRange range = bidRange(rules, s);
        return std::max(0, range.highest - range.lowest + 1) + (mustBid(rules, s) ? 0 : 1);
    }
    case Phase::discard: return kit::countOf(buryable(rules, s, seat));
    case Phase::stay: return mustStay(rules, s, seat) == MustStay::no ? 2 : 1;
    case Phase::exchange: return kSubsetsUpTo[std::size_t(mostToExchange(s))];
    case Phase::over: break;
    }
    return 0;
}

Action Family::nthLegal(const Rules &rules, const State &s, Seat seat, int n)
{
    switch (s.phase) {
    case Phase::play: return Action::of(Verb::play, kit::nthOf(playable(rules, s, seat), n));
    case Phase::order: return Action::of(n ? Verb::pass : Verb::order);
    case Phase::upcard: return Action::of(n ? Verb::leave : Verb::take);
    case Phase::widow: return Action::of(n ? Verb::keep : Verb::swap);
    case Phase::stay: return Action::of(n ? Verb::drop : Verb::stay);
    case Phase::name: {
        const std::uint8_t suits = nameable(rules, s);
        return n < std::popcount(suits) ? nameOf(suits, n) : Action::of(Verb::pass);
    }
    case Phase::bid: {
        const BidRange range = bidRange(rules, s);
        return range.lowest + n <= range.highest ? Action::withNumber(Verb::bid, range.lowest + n) : Action::of(Verb::pass);
    }
    case Phase::discard: return Action::of(Verb::discard, kit::nthOf(buryable(rules, s, seat), n));
    case Phase::exchange: return exchangeOf(s.hand[std::size_t(seat)], n);
    case Phase::over: break;
    }
    return {};
}

std::vector<Offer> Family::offers(const Rules &rules, const State &s, Seat seat)
{
    switch (s.phase) {
    case Phase::order: return orderOffers(s, seat);
    case Phase::name: return nameOffers(rules, s);
    case Phase::bid: return bidOffers(rules, s);
    case Phase::stay: return stayOffers(rules, s, seat);
    case Phase::exchange: return exchangeOffers(s, seat);
    case Phase::widow: return {button(Verb::keep, text::kKeepLabel, {text::kWidow, {}}), button(Verb::swap, text::kSwapLabel, {text::kWidow, {}})};
    case Phase::upcard: {
        const Text prompt{s.trump == kit::kNoTrumps ? text::kUpcardNone : text::kUpcard, {{"card", s.upcard}, {"suit", kit::trumpSuit(s.trump)}}};
        return {button(Verb::leave, text::kLeaveLabel, prompt), button(Verb::take, text::kTakeLabel, prompt)};
    }
    case Phase::discard: {
        const Text prompt = rules.options.buryUpcard ? Text{text::kBury, {}} : Text{text::kBuryOther, {{"card", s.taken}}};
        return {withCards(button(Verb::discard, text::kBuryLabel, prompt), seat, ZoneKind::discard, buryable(rules, s, seat), 1u << 1)};
    }
    case Phase::play:
        return {withCards(button(Verb::play, text::kPlayLabel, playPrompt(rules, s)), seat, ZoneKind::trick, playable(rules, s, seat), 1u << 1)};
    case Phase::over: break;
    }
    return {};
}

Narrowed Family::narrow(const Rules &, const State &, Seat, const Offer &offer, std::span<const Card> chosen)
{
    Narrowed n;
    n.complete = offer.counts >> chosen.size() & 1;
    if (offer.counts >> (chosen.size() + 1) == 0)
        return n;
    n.candidates = offer.candidates;
    for (Card c : chosen)
        n.candidates.remove(c);
    return n;
}

bool Family::knowsVerb(Verb v)
{
    switch (v) {
    case Verb::pass: case Verb::order: case Verb::discard: case Verb::name: case Verb::bid: case Verb::stay: case Verb::drop:
    case Verb::swap: case Verb::keep: case Verb::take: case Verb::leave: case Verb::exchange: case Verb::play:
        return true;
    default:
        return false;
    }
}

} // namespace khiar::games::buck_euchre
