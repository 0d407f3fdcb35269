// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done: offers, the choice of beating and second card, counts.
#include "engine/games/svoi_kozyri/rules.h"

#include "engine/kit/cut.h"

namespace khiar::games::svoi_kozyri {
namespace {

CardBits handOf(const State &s, Seat seat) { return s.hand[std::size_t(seat)]; }

/// Suits that nobody owns yet, as bits.
unsigned freeSuits(const Rules &rules, const State &s)
{
    unsigned left = 15;
    for (Seat p = 0; p < rules.options.seats; ++p)
        if (s.trump[std::size_t(p)] >= 0)
            left &= ~(1u << s.trump[std::size_t(p)]);
    return left;
}

/// Ways to put a second card on a beating one: 1 when there is none left to put.
int covers(CardBits hand) { return std::max(1, kit::countOf(hand) - 1); }

int countBeats(const Rules &rules, const State &s, Seat seat)
{
    return mayBeat(rules, s) ? kit::countOf(beaters(s, seat)) * covers(handOf(s, seat)) : 0;
}

/// The n-th way to beat: by beating card, then by the card on top.
Action nthBeat(const State &s, Seat seat, int n)
{
    const CardBits hand = handOf(s, seat);
    const Card beater = kit::nthOf(beaters(s, seat), n / covers(hand));
    Action a = Action::of(Verb::beat, beater);
    if (const CardBits rest = hand & ~kit::bitOf(beater)) {
        a.cards[1] = kit::nthOf(rest, n % covers(hand));
        a.count = 2;
    }
    return a;
}

Offer ofCards(Verb verb, Seat seat, CardBits cards, int count, Phrase label, Text prompt)
{
    Offer o = button(verb, label, std::move(prompt));
    o.from = at(ZoneKind::hand, seat);
    o.to = at(ZoneKind::pile);
    o.candidates = kit::setOf(cards);
    o.counts = 1u << count;
    o.ordered = count > 1;
    return o;
}

std::vector<Offer> trumpOffers(const Rules &rules, const State &s)
{
    Offer o = button(Verb::trump, text::kTrumpLabel, {text::kChooseTrump, {}});
    o.suits = std::uint8_t(freeSuits(rules, s));
    return {o};
}

Text promptOf(const Rules &rules, const State &s, Seat seat)
{
    const Card top = s.top();
    if (!s.pileCount)
        return {text::kLead, {}};
    if (s.free)
        return {countBeats(rules, s, seat) ? text::kLeadOrBeat : text::kLeadOnto, {{"top", top}}};
    return {countBeats(rules, s, seat) ? text::kBeatOrTake : text::kOnlyTake, {{"top", top}, {"n", std::int64_t(pickUp(rules, s, seat))}}};
}

std::vector<Offer> playOffers(const Rules &rules, const State &s, Seat seat)
{
    const CardBits hand = handOf(s, seat);
    const Text prompt = promptOf(rules, s, seat);
    std::vector<Offer> list;
    if (mayLead(s))
        list.push_back(ofCards(Verb::lead, seat, hand, 1, text::kLeadLabel, prompt));
    if (countBeats(rules, s, seat))
        list.push_back(ofCards(Verb::beat, seat, hand, std::min(2, kit::countOf(hand)), text::kBeatLabel, prompt));
    if (mayTake(s)) {
        list.push_back(button(Verb::take, text::kTakeLabel, prompt));
        list.back().from = at(ZoneKind::pile);
        list.back().to = at(ZoneKind::hand, seat);
    }
    return list;
}

} // namespace

std::vector<Offer> Family::offers(const Rules &rules, const State &s, Seat seat)
{
    switch (s.phase) {
    case Phase::trumps: return trumpOffers(rules, s);
    case Phase::cut: return kit::cut::offers(s.stockCount);
    case Phase::play: return playOffers(rules, s, seat);
    case Phase::over: break;
    }
    return {};
}

// Of a beat the first card must beat; any other goes on top.
Narrowed Family::narrow(const Rules &, const State &s, Seat seat, const Offer &offer, std::span<const Card> chosen)
{
    Narrowed n;
    n.complete = offer.counts >> chosen.size() & 1;
    if (!(offer.counts >> (chosen.size() + 1)))
        return n;
    n.candidates = offer.verb == Verb::beat && chosen.empty() ? kit::setOf(beaters(s, seat)) : offer.candidates;
    for (Card c : chosen)
        n.candidates.remove(c);
    return n;
}

std::int64_t Family::countLegal(const Rules &rules, const State &s, Seat seat)
{
    switch (s.phase) {
    case Phase::trumps: return kit::countOf(freeSuits(rules, s));
    case Phase::cut: return s.stockCount;
    case Phase::play: return (mayLead(s) ? kit::countOf(handOf(s, seat)) : 0) + countBeats(rules, s, seat) + (mayTake(s) ? 1 : 0);
    case Phase::over: break;
    }
    return 0;
}

Action Family::nthLegal(const Rules &rules, const State &s, Seat seat, int n)
{
    if (s.phase == Phase::cut)
        return Action::withNumber(Verb::cut, n);
    if (s.phase == Phase::trumps) {
        Action a = Action::of(Verb::trump);
        a.suit = Suit(kit::nthOf(freeSuits(rules, s), n).code);
        return a;
    }
    const int leads = mayLead(s) ? kit::countOf(handOf(s, seat)) : 0;
    if (n < leads)
        return Action::of(Verb::lead, kit::nthOf(handOf(s, seat), n));
    n -= leads;
    return n < countBeats(rules, s, seat) ? nthBeat(s, seat, n) : Action::of(Verb::take);
}

bool Family::knowsVerb(Verb v)
{
    return v == Verb::trump || v == Verb::cut || v == Verb::lead || v == Verb::beat || v == Verb::take;
}

// The cards are dealt after the last suit or the cut; a seat that goes out may end the game, and then all cards are turned up.
bool Family::discloses(const Rules &, const State &s, const Action &a)
{
    if (a.verb == Verb::trump || a.verb == Verb::cut)
        return true;
    return a.count > 0 && s.turn >= 0 && kit::countOf(s.hand[std::size_t(s.turn)]) == int(a.count);
}

} // namespace khiar::games::svoi_kozyri
