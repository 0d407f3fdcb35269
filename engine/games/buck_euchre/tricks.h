// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Tricks: five of them, suits followed, the left bower a trump in every respect (§1.0). Included by play.h only.

namespace khiar::games::buck_euchre::detail {

template <class Sink>
bool endDeal(const Rules &rules, State &s, Chance &chance, Sink &sink);

/// The trick goes to the best card, whose owner leads next. False: Stop.
template <class Sink>
bool endTrick(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    const Seat winner = s.best;
    if constexpr (Sink::live) {
        for (Seat p = 0; p < rules.seats; ++p)
            if (s.isPlaying(p))
                sink.move(s.played[std::size_t(p)][s.trick], at(ZoneKind::trick, p), at(ZoneKind::played, p));
        announce(sink, winner, text::kTrickOther, text::kTrickYou, {});
    }
    ++s.won[std::size_t(winner)];
    ++s.trick;
    s.inTrick = 0;
    s.best = s.led = kNobody;
    s.power = 0;
    const bool last = s.trick == kHand;
    s.leader = std::int8_t(winner);
    s.turn = std::int8_t(last ? kNobody : winner);
    if constexpr (Sink::live)
        sink.step(Beat::trickTaken, winner, s);
    return last ? endDeal(rules, s, chance, sink) : true;
}

template <class Sink>
bool playCard(const Rules &rules, State &s, Seat seat, Card card, Chance &chance, Sink &sink)
{
    const auto i = std::size_t(seat);
    s.hand[i] &= ~kit::bitOf(card);
    s.open |= kit::bitOf(card);
    s.played[i][s.trick] = card;
    s.inTrick |= seatBit(seat);
    const int suit = rules.trumps.suitOf(s.trump, card);
    if (s.led < 0)
        s.led = std::int8_t(suit);
    else if (suit != s.led)
        s.voids[i] |= std::uint8_t(1u << s.led); // who could have followed had to
    const int power = rules.trumps.power(s.trump, s.led, card);
    if (power > s.power) {
        s.power = std::uint8_t(power);
        s.best = std::int8_t(seat);
    }
    const bool full = s.inTrick == s.playing;
    s.turn = std::int8_t(full ? kNobody : kit::nextOf(s.playing, seat));
    if constexpr (Sink::live) {
        sink.move(card, at(ZoneKind::hand, seat), at(ZoneKind::trick, seat));
        announce(sink, seat, text::kPlayed, text::kPlayedYou, {{"card", card}});
        sink.step(Beat::play, seat, s);
    }
    return full ? endTrick(rules, s, chance, sink) : true;
}

} // namespace khiar::games::buck_euchre::detail
