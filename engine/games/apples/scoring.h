// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The end of a deal and of a game. Included by play.h only.

namespace khiar::games::apples::detail {

inline Phrase labelOf(const Group &g)
{
    switch (kit::countOf(g.cards)) {
    case 2: return g.target ? text::kTargetPair : text::kPair;
    case 3: return g.target ? text::kTargetTriple : text::kTriple;
    default: return g.target ? text::kTargetFour : text::kFour;
    }
}

/// What a seat has won, its target among it. [seed]
inline CardBits ownCards(const State &s, Seat seat)
{
    const auto i = std::size_t(seat);
    CardBits bits = s.target[i].valid() ? kit::bitOf(s.target[i]) : 0;
    for (std::size_t k = 0; k < s.wonCount[i]; ++k)
        bits |= kit::bitOf(s.won[i][k]);
    return bits;
}

/// What the cards of a seat come to in this deal.
inline int dealScore(const Rules &rules, const State &s, Seat seat)
{
    int sum = 0;
    for (const Group &g : groupsOf(rules.options, ownCards(s, seat), s.target[std::size_t(seat)]))
        sum += g.worth;
    return sum;
}

/// The targets are turned up, and each seat's groups are counted.
template <class Sink>
void scoreDeal(const Rules &rules, State &s, Sink &sink)
{
    for (Card c : s.target)
        s.known[c.code] = kEverybody;
    s.shown = 1;
    if constexpr (Sink::live) {
        for (Seat p = 0; p < kSeats; ++p)
            announce(sink, p, text::kTargetWas, text::kTargetWasYou, {{"card", s.target[std::size_t(p)]}});
        sink.step(Beat::say, kNobody, s);
    }
    for (Seat p = 0; p < kSeats; ++p) {
        const int sum = dealScore(rules, s, p);
        s.score[std::size_t(p)] = std::int16_t(std::clamp(s.score[std::size_t(p)] + sum, -30000, 30000));
        if constexpr (Sink::live) {
            for (const Group &g : groupsOf(rules.options, ownCards(s, p), s.target[std::size_t(p)]))
                sink.score({std::int8_t(p), {labelOf(g), {}}, kit::listOf(g.cards), g.worth});
            announce(sink, p, text::kScored, text::kScoredYou, {{"n", std::int64_t(sum)}});
        }
    }
}

/// Who has the highest total, once somebody has reached the limit; nobody before. [seed] A-AP12
inline SeatSet leaders(const Rules &rules, const State &s)
{
    const int most = *std::max_element(s.score.begin(), s.score.end());
    SeatSet set = kNoSeats;
    for (Seat p = 0; p < kSeats; ++p)
        if (s.score[std::size_t(p)] == most && most >= rules.options.limit)
            set = SeatSet(set | seatBit(p));
    return set;
}

template <class Sink>
void endGame(State &s, SeatSet winners, Sink &sink)
{
    s.winners = winners;
    s.phase = Phase::over;
    s.turn = kNobody;
    if constexpr (Sink::live) {
        const bool one = kit::isOne(winners);
        for (Seat p = 0; p < kSeats; ++p)
            if (winners & seatBit(p))
                announce(sink, p, one ? text::kWon : text::kShared, one ? text::kWonYou : text::kSharedYou);
        sink.step(Beat::over, kNobody, s);
    }
}

template <class Sink>
bool endDeal(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    scoreDeal(rules, s, sink);
    const SeatSet first = leaders(rules, s);
    const bool again = first && !kit::isOne(first) && rules.options.extraDeal; // everybody plays one more, checked again (§6)
    if constexpr (Sink::live) {
        if (again)
            sink.say({text::kOneMore, {}, kNobody, {}, kEverybody, {}});
        sink.step(Beat::scored, kNobody, s);
    }
    if (first && !again) {
        endGame(s, first, sink);
        return true;
    }
    gather(s, sink);
    if constexpr (Sink::live)
        sink.step(Beat::gather, kNobody, s);
    s.dealer = std::int8_t(leftOf(s.dealer));
    ++s.deal;
    return openDeal(rules, s, chance, sink);
}

} // namespace khiar::games::apples::detail
