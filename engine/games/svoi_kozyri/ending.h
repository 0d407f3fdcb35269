// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The end of a turn, of a seat and of the game: going out, the free lead after it, the draws, the loser. Included by play.h only.

namespace khiar::games::svoi_kozyri {

namespace detail {

/// With which card a seat may have got rid of its last one.
enum class GoneBy : std::uint8_t { notAtAll, led, cover, beater };

/// Everything lies open: nobody has anything to hide any more.
template <class Sink>
void endGame(const Rules &rules, State &s, SeatSet winners, Seat loser, Sink &sink)
{
    s.phase = Phase::over;
    s.turn = kNobody;
    s.winners = winners;
    s.loser = std::int8_t(loser);
    s.drawn = loser < 0;
    s.open = s.inPlay;
    s.free = 0;
    if constexpr (Sink::live) {
        if (loser >= 0)
            announce(sink, loser, text::kLoses, text::kLosesYou);
        for (Seat p = 0; rules.options.seats == 2 && p < 2; ++p)
            if (winners & seatBit(p))
                announce(sink, p, text::kWon, text::kWonYou);
        sink.step(Beat::over, kNobody, s);
    }
}

template <class Sink>
void drawGame(const Rules &rules, State &s, Phrase why, Sink &sink)
{
    if constexpr (Sink::live)
        sink.say({why, {}, kNobody, {}, kEverybody, {}});
    endGame(rules, s, kNoSeats, kNobody, sink);
}

/// Whether the last holder of cards is saved: one card, and it beats the card that the other went out with, led or as a second
/// card; a beating card only by `draw-vs-beater`. A-SK4, A-SK5, §6
inline bool lastCardSaves(const Rules &rules, const State &s, Seat last, GoneBy by)
{
    const CardBits hand = s.hand[std::size_t(last)];
    if (!rules.options.draw || (by == GoneBy::beater && !rules.options.drawVsBeater) || kit::countOf(hand) != 1)
        return false;
    return beaters(hand, s.top(), s.trump[std::size_t(last)]) != 0;
}

template <class Sink>
void lastSeatLeft(const Rules &rules, State &s, GoneBy by, Sink &sink)
{
    const Seat last = std::countr_zero(unsigned(s.seatsIn));
    if (lastCardSaves(rules, s, last, by)) {
        if constexpr (Sink::live)
            announce(sink, last, text::kSaved, text::kSavedYou, {{"card", kit::firstOf(s.hand[std::size_t(last)])}, {"top", s.top()}});
        drawGame(rules, s, text::kDrawn, sink);
        return;
    }
    endGame(rules, s, SeatSet(kit::allSeats(rules.options.seats) & ~seatBit(last)), last, sink); // everybody else has won
}

/// The turn goes to the left; who has nothing to answer leads. [seed]
template <class Sink>
void endTurn(const Rules &rules, State &s, Seat seat, GoneBy by, Sink &sink)
{
    const bool out = s.hand[std::size_t(seat)] == 0;
    ++s.turns;
    if (out) {
        s.seatsIn = std::uint8_t(s.seatsIn & ~seatBit(seat));
        s.turns = 0;
    }
    const bool last = kit::isOne(s.seatsIn);
    const bool took = by == GoneBy::notAtAll;
    s.free = s.pileCount == 0 || (out && by == GoneBy::beater); // [seed]; A-SK3
    s.turn = std::int8_t(took && s.pileCount == 0 && rules.options.takerLeads ? seat : kit::nextOf(s.seatsIn, seat));
    const bool endless = !out && s.turns >= rules.options.turnCap; // A-SK12
    if (last || endless)
        s.turn = kNobody;
    if constexpr (Sink::live) {
        if (out && !last)
            announce(sink, seat, text::kGoesOut, text::kGoesOutYou, {}, text::kGoesOutBrief);
        sink.step(took ? Beat::trickTaken : Beat::play, seat, s);
    }
    if (last)
        lastSeatLeft(rules, s, by, sink);
    else if (endless)
        drawGame(rules, s, text::kTooLong, sink);
}

} // namespace detail

template <class Sink>
void Family::repeated(const Rules &rules, State &s, Sink &sink)
{
    detail::drawGame(rules, s, text::kRepeated, sink);
}

} // namespace khiar::games::svoi_kozyri
