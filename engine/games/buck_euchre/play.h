// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The half of the rules that moves cards, put together. Included by rules.h only.
#include "engine/games/buck_euchre/texts.h"
#include "engine/kit/auction.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>

#include "engine/games/buck_euchre/deal.h"

#include "engine/games/buck_euchre/auction.h"

#include "engine/games/buck_euchre/tricks.h"

#include "engine/games/buck_euchre/scoring.h"

namespace khiar::games::buck_euchre {

template <class Sink>
void Family::begin(const Rules &rules, State &s, const Setup &setup, Chance &chance, Sink &sink)
{
    detail::startScores(rules, s);
    s.dealer = std::int8_t(setup.dealer.value_or(Seat(chance.draw(Purpose::firstDealer, 0, std::uint32_t(rules.seats)))));
    s.deal = 1;
    s.trick = 0;
    s.upcard = kNoCard;
    s.phase = Phase::play;
    NullSink quiet;
    detail::gather(rules, s, quiet);
    if constexpr (Sink::live) {
        std::copy(rules.pack.begin(), rules.pack.end(), s.stock.begin());
        sink.step(Beat::setUp, kNobody, s);
    }
    detail::dealCards(rules, s, chance, sink);
}

template <class Sink>
bool Family::apply(const Rules &rules, State &s, Seat seat, const Action &a, Chance &chance, Sink &sink)
{
    switch (s.phase) {
    case Phase::play: return detail::playCard(rules, s, seat, a.cards[0], chance, sink);
    case Phase::order: return detail::applyOrder(rules, s, seat, a, sink);
    case Phase::name: return detail::applyName(rules, s, seat, a, chance, sink);
    case Phase::bid: return detail::applyBid(rules, s, seat, a, chance, sink);
    case Phase::stay: return detail::applyStay(rules, s, seat, a, chance, sink);
    case Phase::widow: detail::applyWidow(rules, s, seat, a, sink); break;
    case Phase::exchange: detail::applyExchange(rules, s, seat, a, sink); break;
    case Phase::upcard: detail::applyUpcard(rules, s, seat, a, sink); break;
    case Phase::discard: detail::applyDiscard(rules, s, seat, a, sink); break;
    case Phase::over: break;
    }
    return true;
}

template <class F>
void Family::hiddenSlots(const Rules &rules, const State &s, Viewer viewer, F &&f)
{
    // By place, then by face: nobody else knows some of a place's hidden cards and not the others, so that the order of the
    // slots says nothing about faces.
    const auto all = [&](CardBits cards) { kit::each(cards & ~s.open, f); };
    for (Seat p = 0; p < rules.seats; ++p) {
        if (p == viewer)
            continue;
        all(s.hand[std::size_t(p)]);
        all(s.discard[std::size_t(p)]);
    }
    all(s.widow);
    all(s.aside);
    for (int i = s.stockTop; i < s.stockEnd; ++i)
        f(s.stock[std::size_t(i)]);
}

} // namespace khiar::games::buck_euchre
