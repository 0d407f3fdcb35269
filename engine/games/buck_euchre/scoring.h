// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What a deal is worth and what follows: scores, the end of the match, the next deal. Included by play.h only.

namespace khiar::games::buck_euchre::detail {

/// Seats with the lowest score.
inline SeatSet lowestSeats(const Rules &rules, const State &s)
{
    std::int32_t least = s.score[0];
    for (Seat p = 1; p < rules.seats; ++p)
        least = std::min(least, s.score[std::size_t(p)]);
    SeatSet set = 0;
    for (Seat p = 0; p < rules.seats; ++p)
        if (s.score[std::size_t(p)] == least)
            set |= seatBit(p);
    return set;
}

/// A new deal, by the next dealer or the same. False: Stop.
template <class Sink>
bool nextDeal(const Rules &rules, State &s, bool sameDealer, Chance &chance, Sink &sink)
{
    ++s.deal;
    if (!sameDealer)
        s.dealer = std::int8_t(kit::leftOf(s.dealer, rules.seats));
    gather(rules, s, sink);
    if constexpr (Sink::live)
        sink.step(Beat::gather, s.dealer, s);
    return dealCards(rules, s, chance, sink);
}

template <class Sink>
void endMatch(const Rules &rules, State &s, SeatSet winners, Sink &sink)
{
    s.phase = Phase::over;
    s.winners = winners;
    s.turn = kNobody;
    if constexpr (Sink::live) {
        const bool one = kit::isOne(winners);
        for (Seat p = 0; p < rules.seats; ++p)
            if (winners & seatBit(p))
                announce(sink, p, one ? text::kGameWon : text::kGameShared, one ? text::kGameWonYou : text::kGameSharedYou, {});
    } else {
        (void)rules;
    }
}

/// The deal is booked. Whoever swept has won; else the lowest at 0 or less. [§1.1, §6] False: Stop.
template <class Sink>
bool closeDeal(const Rules &rules, State &s, SeatSet sweeper, Seat actor, Chance &chance, Sink &sink)
{
    for (std::size_t p = 0; p < std::size_t(rules.seats); ++p) // only drops running count (A-BU20)
        s.drops[p] = s.playing >> p & 1 ? std::uint8_t(0) : std::uint8_t(std::min(s.drops[p] + 1, 250));
    s.turn = kNobody;
    const SeatSet lowest = lowestSeats(rules, s);
    const bool there = s.score[std::size_t(std::countr_zero(lowest))] <= 0;
    const bool tied = there && !sweeper && !kit::isOne(lowest) && rules.options.extraDeal;
    const bool capped = s.deal >= kMaxDeals;
    const bool over = sweeper || (there && !tied) || capped;
    if constexpr (Sink::live) {
        if (tied && !capped)
            announceAll(sink, text::kExtraDeal);
        if (capped && !sweeper && (!there || tied))
            announceAll(sink, text::kLastDeal, {{"n", std::int64_t(kMaxDeals)}});
    }
    if (over)
        endMatch(rules, s, sweeper ? sweeper : lowest, sink);
    if constexpr (Sink::live)
        sink.step(over ? Beat::over : Beat::scored, actor, s);
    return over || nextDeal(rules, s, false, chance, sink);
}

/// A thrown-in deal counts as a deal, and for nothing else. False: Stop.
template <class Sink>
bool throwIn(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    const Seat last = s.turn;
    s.turn = kNobody;
    const bool capped = s.deal >= kMaxDeals;
    if constexpr (Sink::live)
        announceAll(sink, capped ? text::kLastDeal : text::kThrownIn, {{"n", std::int64_t(kMaxDeals)}});
    if (capped)
        endMatch(rules, s, lowestSeats(rules, s), sink);
    if constexpr (Sink::live)
        sink.step(capped ? Beat::over : Beat::say, last, s);
    return capped || nextDeal(rules, s, rules.options.allPass == AllPass::redealSame, chance, sink);
}

/// Takes `amount` on the score, with its sentence and its line.
template <class Sink>
void book(State &s, Seat p, int amount, Phrase other, Phrase self, Phrase line, std::vector<Arg> args, Sink &sink)
{
    s.score[std::size_t(p)] += amount;
    if constexpr (Sink::live) {
        sink.score({std::int8_t(p), {line, args}, {}, amount});
        announce(sink, p, other, self, std::move(args));
    }
}

/// The maker's tricks count only if they are enough, and a bid above five never is. Everybody else pays for none. [§1.0, §6]
template <class Sink>
void bookSeat(const Rules &rules, State &s, Seat p, Sink &sink)
{
    const int won = s.won[std::size_t(p)], pay = rules.options.penalty;
    const bool isShort = p == s.maker && (isOverbid(s) || won < requirement(rules, s));
    const int amount = isShort || won == 0 ? pay : -won;
    if constexpr (!Sink::live) {
        s.score[std::size_t(p)] += amount;
    } else if (isShort && isOverbid(s)) {
        book(s, p, amount, text::kOverbid, text::kOverbidYou, text::kLineOverbid, {{"k", std::int64_t(s.high)}, {"n", std::int64_t(pay)}}, sink);
    } else if (isShort) {
        book(s, p, amount, text::kShort, text::kShortYou, text::kLineShort,
             {{"k", std::int64_t(won)}, {"need", std::int64_t(requirement(rules, s))}, {"n", std::int64_t(pay)}}, sink);
    } else if (won == 0) {
        book(s, p, amount, text::kTookNone, text::kTookNoneYou, text::kLineNoTrick, {{"n", std::int64_t(pay)}}, sink);
    } else {
        book(s, p, amount, text::kTook, text::kTookYou, text::kLineTricks, {{"n", std::int64_t(won)}}, sink);
    }
}

/// All five tricks have been played. False: Stop.
template <class Sink>
bool endDeal(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    SeatSet sweeper = 0;
    for (SeatSet left = s.playing; left; left = SeatSet(left & (left - 1))) {
        const Seat p = std::countr_zero(left);
        bookSeat(rules, s, p, sink);
        if (rules.options.sweepWins && s.won[std::size_t(p)] == kHand && !(p == s.maker && isOverbid(s))) // anyone (A-BU9)
            sweeper = seatBit(p);
    }
    if constexpr (Sink::live) {
        for (Seat p = 0; p < rules.seats; ++p)
            if (!s.isPlaying(p))
                sink.score({std::int8_t(p), {text::kLineDropped, {}}, {}, 0});
        if (sweeper)
            announce(sink, std::countr_zero(sweeper), text::kSwept, text::kSweptYou, {});
    }
    return closeDeal(rules, s, sweeper, s.leader, chance, sink);
}

/// Everybody but the maker has dropped: no card is played (A-BU7). False: Stop.
template <class Sink>
bool endUnopposed(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    const Seat p = s.maker;
    SeatSet sweeper = 0;
    if (isOverbid(s)) {
        bookSeat(rules, s, p, sink);
    } else {
        const int credit = rules.options.uncontested == Uncontested::requirement ? requirement(rules, s) : kHand;
        book(s, p, -credit, text::kUnopposed, text::kUnopposedYou, text::kLineUnopposed, {{"n", std::int64_t(credit)}}, sink);
        if (rules.options.uncontested == Uncontested::sweep)
            sweeper = seatBit(p);
    }
    if constexpr (Sink::live)
        for (Seat q = 0; q < rules.seats; ++q)
            if (q != p)
                sink.score({std::int8_t(q), {text::kLineDropped, {}}, {}, 0});
    return closeDeal(rules, s, sweeper, p, chance, sink);
}

} // namespace khiar::games::buck_euchre::detail
