// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/match.h"

#include <utility>

// The shapes in which families answer expectations of records.
namespace khiar::answers {

inline Answer word(std::string w) { return {Answer::Shape::word, std::move(w), {}, {}}; }
inline Answer number(std::int64_t n) { return {Answer::Shape::numbers, {}, {n}, {}}; }
inline Answer seat(Seat s) { return {Answer::Shape::seat, {}, s < 0 ? std::vector<std::int64_t>{} : std::vector<std::int64_t>{s}, {}}; }
inline Answer cards(std::vector<Card> list) { return {Answer::Shape::cards, {}, {}, std::move(list)}; }
inline Answer seatSet(SeatSet set)
{
    Answer a{Answer::Shape::seats, {}, {}, {}};
    for (Seat p = 0; p < kMaxSeats; ++p)
        if (set & seatBit(p))
            a.numbers.push_back(p);
    return a;
}

} // namespace khiar::answers
