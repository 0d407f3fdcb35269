// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done: offers, the choice of several cards, counts.
#include "engine/games/apples/rules.h"

#include "engine/kit/cut.h"

namespace khiar::games::apples {
namespace {

Offer ofCards(Verb verb, Seat seat, ZoneKind to, CardBits cards, int count, Phrase label, Text prompt)
{
    Offer o = button(verb, label, std::move(prompt));
    o.from = at(ZoneKind::hand, seat);
    o.to = to == ZoneKind::pile ? at(to) : at(to, seat);
    o.candidates = kit::setOf(cards);
    o.counts = 1u << count;
    return o;
}

/// A row of numbers for each suit that can still be bid.
std::vector<Offer> bidOffers(const Rules &rules, const State &s, Seat seat)
{
    const Bid best = s.standing();
    const Text prompt = best.number == 0 ? Text{text::kBidFirst, {}}
                                         : Text{text::kBidOver, {{"m", std::int64_t(best.number)}, {"best", best.suit}}};
    std::vector<Offer> list{button(Verb::pass, text::kPassLabel, prompt)};
    for (Suit suit : rules.options.suitOrder) {
        const int least = leastBid(rules, s, suit), most = lengthOf(rules, s, seat, suit);
        if (least > most)
            continue;
        Offer o = button(Verb::bid, text::kBidLabel, prompt);
        o.lowest = std::int16_t(least);
        o.highest = std::int16_t(most);
        o.suits = std::uint8_t(1u << int(suit));
        list.push_back(o);
    }
    return list;
}

Text playPrompt(const State &s)
{
    if (s.best == kNobody)
        return {text::kLead, {}};
    return {text::kFollow, {{"suit", suitOf(s.trick[std::size_t(s.leader)])}}};
}

std::vector<Offer> pileOffers(const Rules &rules, const State &s, Seat seat)
{
    const int n = price(s);
    const Text prompt{seat == s.maker ? text::kPileMaker : text::kPile, {{"n", std::int64_t(n)}}};
    Offer o = ofCards(Verb::pile, seat, ZoneKind::pile, payable(rules, s, seat), n, text::kPileLabel, prompt);
    o.counted = text::kPileCounted;
    return {o};
}

} // namespace

std::vector<Offer> Family::offers(const Rules &rules, const State &s, Seat seat)
{
    const CardBits hand = s.hand[std::size_t(seat)];
    switch (s.phase) {
    case Phase::cut: return kit::cut::offers(kPack);
    case Phase::bid: return bidOffers(rules, s, seat);
    case Phase::pile: return pileOffers(rules, s, seat);
    case Phase::target: return {ofCards(Verb::target, seat, ZoneKind::target, hand, 1, text::kTargetLabel, {text::kTarget, {}})};
    case Phase::play: return {ofCards(Verb::play, seat, ZoneKind::trick, playable(rules, s, seat), 1, text::kPlayLabel, playPrompt(s))};
    case Phase::over: break;
    }
    return {};
}

Narrowed Family::narrow(const Rules &, const State &, Seat, const Offer &offer, std::span<const Card> chosen)
{
    Narrowed n;
    n.complete = offer.counts >> chosen.size() & 1;
    if (offer.counts >> (chosen.size() + 1))
        n.candidates = offer.candidates;
    for (Card c : chosen)
        n.candidates.remove(c);
    return n;
}

std::int64_t Family::countLegal(const Rules &rules, const State &s, Seat seat)
{
    switch (s.phase) {
    case Phase::cut: return kPack;
    case Phase::bid: {
        std::int64_t n = 1;
        for (Suit suit : rules.options.suitOrder)
            n += std::max(0, lengthOf(rules, s, seat, suit) - leastBid(rules, s, suit) + 1);
        return n;
    }
    case Phase::pile: {
        std::int64_t n = 1;
        const int of = kit::countOf(payable(rules, s, seat)), k = price(s);
        for (int i = 0; i < k; ++i)
            n = n * (of - i) / (i + 1);
        return n;
    }
    case Phase::target: return kit::countOf(s.hand[std::size_t(seat)]);
    case Phase::play: return kit::countOf(playable(rules, s, seat));
    case Phase::over: break;
    }
    return 0;
}

bool Family::knowsVerb(Verb v)
{
    return v == Verb::cut || v == Verb::bid || v == Verb::pass || v == Verb::pile || v == Verb::target || v == Verb::play;
}

// A cut decides who gets what; the last payment deals the pile out; after the last card the targets are turned up.
bool Family::discloses(const Rules &, const State &s, const Action &a)
{
    const bool lastCard = s.phase == Phase::play && s.tricksDone == kTricks - 1 && leftOf(s.turn) == s.leader;
    const bool lastPayment = s.phase == Phase::pile && s.pileCount == (kSeats - 1) * price(s);
    return a.verb == Verb::cut || lastPayment || lastCard;
}

} // namespace khiar::games::apples
