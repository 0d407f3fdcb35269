// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What a deal costs and what follows from it: penalties, kept cards, lives, bonuses, chips, buy-ins, the end of the match,
// the next dealer. Included by play.h only.

namespace khiar::games::cucumber::detail {

/// What the last trick of a deal has done, while it is settled.
struct Reckoning {
    SeatSet before = 0;   ///< in when the deal was played
    SeatSet losers = 0;
    SeatSet cleared = 0;  ///< made exactly what goes back to 0
    SeatSet halved = 0;   ///< half cucumber
    SeatSet out = 0;      ///< bust without a life left
    std::array<std::int16_t, kMaxSeats> score{}, credits{}; ///< before the deal was reckoned
    std::uint8_t keptCount = 0, lastValue = 0;   ///< before the deal
    std::int8_t lastLoser = kNobody;             ///< before the deal
};

/// What is compared at the end: the lowest wins.
inline int totalOf(const Rules &rules, const State &s, Seat p)
{
    return rules.options.doubling ? -s.credits[std::size_t(p)] : s.score[std::size_t(p)];
}

/// Seats of the set with the lowest total.
inline SeatSet lowestOf(const Rules &rules, const State &s, SeatSet of)
{
    SeatSet best = 0;
    int least = 0;
    for (Seat p = 0; p < rules.seats; ++p) {
        if (!(of & seatBit(p)))
            continue;
        const int total = totalOf(rules, s, p);
        if (!best || total < least)
            best = 0, least = total;
        if (total == least)
            best |= seatBit(p);
    }
    return best;
}

// ---- the last trick --------------------------------------------------------------------------------

/// The first in turn to have played the lowest last card.
inline Seat firstLowest(const Rules &rules, const State &s)
{
    Seat first = s.leader, p = first;
    do {
        if (rules.lastStrength[lastCard(s, p).code] < rules.lastStrength[lastCard(s, first).code])
            first = p;
        p = nextOf(s.playing, p);
    } while (p != s.leader);
    return first;
}

/// Who loses the last trick that lies on the table.
inline SeatSet losersNow(const Rules &rules, const State &s)
{
    if (rules.options.tie == Tie::last)
        return seatBit(s.best);
    if (rules.options.tie == Tie::allButFirstLowest)
        return SeatSet(s.playing & ~seatBit(firstLowest(rules, s)));
    SeatSet losers = 0;
    for (Seat p = 0; p < rules.seats; ++p)
        if (s.isPlaying(p) && rules.lastStrength[lastCard(s, p).code] == s.top)
            losers |= seatBit(p);
    return losers;
}

/// Who leads or deals next where that is the loser (the last of them to play) or the first lowest card.
inline void noteNext(const Rules &rules, State &s, SeatSet losers, bool playedOut)
{
    for (Seat p = s.leader, i = 0; losers && i < rules.seats; ++i, p = p + 1 == rules.seats ? 0 : p + 1)
        if (losers & seatBit(p))
            s.lastLoser = std::int8_t(p);
    s.nextDealer = kNobody;
    if (rules.options.nextDealer == NextDealer::loser && losers)
        s.nextDealer = s.lastLoser;
    if (rules.options.nextDealer == NextDealer::lowestLast && playedOut)
        s.nextDealer = std::int8_t(firstLowest(rules, s));
}

// ---- penalties -------------------------------------------------------------------------------------

/// Kontra, Rassi's doubles and a 1 in the last trick.
inline int factorOf(const Rules &rules, const State &s, Seat p)
{
    int factor = s.multiplier[std::size_t(p)];
    if (s.kontra >= 0)
        factor *= s.kontra == p ? 4 : 2; // A7
    if (rules.options.onesDouble)
        for (Seat q = 0; q < rules.seats; ++q)
            if (s.isPlaying(q) && rankOf(lastCard(s, q)) == 1)
                return factor * 2; // once, however many there are (A28)
    return factor;
}

template <class Sink>
void tellPenalty(const Rules &rules, const State &s, Seat loser, Card card, int amount, int factor, Sink &sink)
{
    const bool counted = rules.options.values == Values::none || rules.options.values == Values::knockout;
    const bool taker = loser == s.best;
    const bool other = !taker && rules.options.tie == Tie::allButFirstLowest;
    const std::vector<Arg> args = {{"card", card}, {"n", std::int64_t(amount)}};
    if (other)
        announce(sink, loser, text::kDealLostWith, text::kDealLostWithYou, args);
    else if (counted)
        announce(sink, loser, taker ? text::kDealCounted : text::kDealCountedTied, taker ? text::kDealCountedYou : text::kDealCountedTiedYou, args);
    else
        announce(sink, loser, taker ? text::kDealLost : text::kDealLostTied, taker ? text::kDealLostYou : text::kDealLostTiedYou, args);
    const Phrase line = factor > 1 ? text::kLineTimes : rules.options.values == Values::knockout ? text::kLineKnockout
        : other ? text::kLineWith : taker ? text::kLinePenalty : text::kLineTied;
    sink.score({std::int8_t(loser), {line, {{"card", card}, {"n", std::int64_t(factor)}}}, {card}, amount});
}

/// Step 1 of the scoring: the penalty.
template <class Sink>
void takePenalty(const Rules &rules, State &s, Seat loser, Sink &sink)
{
    const Card card = lastCard(s, loser);
    const int factor = factorOf(rules, s, loser), n = rules.value[card.code] * factor;
    s.score[std::size_t(loser)] = std::int16_t(std::min(s.score[std::size_t(loser)] + n, 30000));
    if constexpr (Sink::live)
        tellPenalty(rules, s, loser, card, n, factor, sink);
}

/// The losing card stays where cards score.
template <class Sink>
void keepCard(State &s, Seat loser, Sink &sink)
{
    const Card card = lastCard(s, loser);
    s.kept[s.keptCount] = card;
    s.keptBy[s.keptCount++] = std::int8_t(loser);
    auto &p = s.played[std::size_t(loser)];
    p[std::size_t(--s.playedCount[std::size_t(loser)])] = kNoCard;
    s.trickStart[std::size_t(loser)] = s.playedCount[std::size_t(loser)];
    if constexpr (Sink::live)
        sink.move(card, at(ZoneKind::played, loser), at(ZoneKind::kept, loser));
}

/// Takes kept cards from number `from` on back into the pack: those of the seats, without `stays`. They are gathered
/// with the rest of the deal, or lie aside when the match is over.
template <class Sink>
void returnKept(State &s, SeatSet seats, int from, const CardSet &stays, bool over, Sink &sink)
{
    int left = 0;
    for (int i = 0; i < s.keptCount; ++i) {
        const Card c = s.kept[std::size_t(i)];
        const Seat owner = s.keptBy[std::size_t(i)];
        if (i >= from && (seats & seatBit(owner)) && !stays.has(c)) {
            if (over)
                s.aside.add(c);
            if constexpr (Sink::live)
                sink.move(c, at(ZoneKind::kept, owner), at(over ? ZoneKind::discard : ZoneKind::stock));
            continue;
        }
        s.kept[std::size_t(left)] = c;
        s.keptBy[std::size_t(left++)] = std::int8_t(owner);
    }
    for (int i = left; i < s.keptCount; ++i) {
        s.kept[std::size_t(i)] = kNoCard;
        s.keptBy[std::size_t(i)] = kNobody;
    }
    s.keptCount = std::uint8_t(left);
}

/// Exactly `reset-at` points after a penalty: back to 0. [S0 f] True when it was so.
template <class Sink>
bool resetExact(const Rules &rules, State &s, Seat loser, Sink &sink)
{
    const int exact = rules.options.resetAt;
    if (!exact || s.score[std::size_t(loser)] != exact)
        return false;
    if constexpr (Sink::live) {
        announce(sink, loser, text::kReset, text::kResetYou, {{"n", std::int64_t(exact)}});
        sink.score({std::int8_t(loser), {text::kLineReset, {{"n", std::int64_t(exact)}}}, {}, -exact});
    }
    s.score[std::size_t(loser)] = 0;
    return true;
}

// ---- lives -----------------------------------------------------------------------------------------

template <class Sink>
void eliminate(State &s, Seat p, Sink &sink)
{
    s.in = SeatSet(s.in & ~seatBit(p));
    s.bust = SeatSet(s.bust & ~seatBit(p));
    if constexpr (Sink::live)
        announce(sink, p, text::kEliminated, text::kEliminatedYou, {});
}

/// A life goes: back with the highest score of the others in who did not bust, 0 if there is none (A25, §7).
template <class Sink>
void loseLife(const Rules &rules, State &s, Seat p, int back, Sink &sink)
{
    ++s.cucumbers[std::size_t(p)];
    if constexpr (Sink::live) {
        const bool reach = rules.options.bust == Bust::reach;
        announce(sink, p, reach ? text::kLifeLost : text::kLifeLostPassed, reach ? text::kLifeLostYou : text::kLifeLostPassedYou,
                 {{"limit", std::int64_t(rules.options.limit)}, {"score", std::int64_t(back)}});
        sink.score({std::int8_t(p), {text::kLineReentry, {{"score", std::int64_t(back)}}}, {}, back - s.score[std::size_t(p)]});
    }
    s.score[std::size_t(p)] = std::int16_t(back);
}

/// The kept card that stays after a half cucumber: the topmost, or the highest (of equals the later). (A9)
inline Card cardThatStays(const Rules &rules, const State &s, Seat p)
{
    Card stays = kNoCard;
    for (int i = 0; i < s.keptCount; ++i) {
        const Card c = s.kept[std::size_t(i)];
        if (s.keptBy[std::size_t(i)] != p)
            continue;
        if (!stays.valid() || !rules.options.halfKeepsHighest || rules.value[c.code] >= rules.value[stays.code])
            stays = c;
    }
    return stays;
}

template <class Sink>
void halveCucumber(const Rules &rules, State &s, Seat p, Sink &sink)
{
    const Card stays = cardThatStays(rules, s, p);
    const int score = rules.value[stays.code];
    ++s.cucumbers[std::size_t(p)];
    if constexpr (Sink::live) {
        announce(sink, p, text::kHalfCucumber, text::kHalfCucumberYou, {{"card", stays}, {"score", std::int64_t(score)}});
        sink.score({std::int8_t(p), {text::kLineHalf, {{"card", stays}}}, {stays}, score - s.score[std::size_t(p)]});
    }
    s.score[std::size_t(p)] = std::int16_t(score);
}

/// Step 2: those who bust lose a life or half a cucumber; who has none left is out (buy-ins come later).
template <class Sink>
void loseLives(const Rules &rules, State &s, SeatSet bust, Reckoning &r, Sink &sink)
{
    int back = 0;
    for (Seat p = 0; p < rules.seats; ++p)
        if (s.isIn(p) && !(bust & seatBit(p)))
            back = std::max<int>(back, s.score[std::size_t(p)]);
    for (Seat p = 0; p < rules.seats; ++p) {
        if (!(bust & seatBit(p)))
            continue;
        const bool hasLife = rules.options.lives != Lives::one && s.cucumbers[std::size_t(p)] == 0;
        if (!hasLife) {
            r.out |= seatBit(p);
        } else if (rules.options.lives == Lives::two) {
            loseLife(rules, s, p, back, sink);
        } else {
            r.halved |= seatBit(p);
            halveCucumber(rules, s, p, sink);
        }
    }
}

/// Step 3: an equal last card takes the same amount off, not below 0; a cucumber stays. [S0]
template <class Sink>
void takeBonuses(const Rules &rules, State &s, SeatSet losers, Sink &sink)
{
    for (Seat p = 0; p < rules.seats; ++p) {
        if (!s.isIn(p) || (losers & seatBit(p)) || !s.playedCount[std::size_t(p)])
            continue;
        const Card card = lastCard(s, p);
        if (rules.lastStrength[card.code] != s.top)
            continue;
        const int off = std::min<int>(rules.value[card.code], s.score[std::size_t(p)]);
        s.score[std::size_t(p)] = std::int16_t(s.score[std::size_t(p)] - off);
        if constexpr (Sink::live) {
            announce(sink, p, text::kBonus, text::kBonusYou, {{"n", std::int64_t(off)}});
            sink.score({std::int8_t(p), {text::kLineBonus, {{"card", card}}}, {card}, -off});
        }
    }
}

// ---- chips -----------------------------------------------------------------------------------------

template <class Sink>
void payChips(State &s, Seat p, Phrase other, Phrase self, Phrase line, Sink &sink, Phrase brief = {})
{
    s.credits[std::size_t(p)] = std::int16_t(s.credits[std::size_t(p)] - s.stake);
    if constexpr (Sink::live) {
        announce(sink, p, other, self, {{"n", std::int64_t(s.stake)}}, brief);
        sink.score({std::int8_t(p), {line, {}}, {}, -s.stake});
    }
}

/// A round of Minibluff: the last one left or the first lowest card wins; everybody else still in pays the stake, and
/// the chips leave the table.
template <class Sink>
void payRound(const Rules &rules, State &s, bool playedOut, Reckoning &r, Sink &sink)
{
    const Seat winner = playedOut ? firstLowest(rules, s) : std::countr_zero(s.playing);
    r.losers = playedOut && rules.options.tie != Tie::allButFirstLowest ? losersNow(rules, s) : SeatSet(s.playing & ~seatBit(winner));
    if constexpr (Sink::live) {
        if (!playedOut)
            announce(sink, winner, text::kRoundLeft, text::kRoundLeftYou, {});
        else if (rules.options.tie == Tie::allButFirstLowest)
            announce(sink, winner, text::kRoundWon, text::kRoundWonYou, {});
    }
    for (Seat p = 0; p < rules.seats; ++p) {
        if (r.losers & seatBit(p))
            payChips(s, p, text::kPaidStake, text::kPaidStakeYou, text::kLineStake, sink);
        if (s.isIn(p) && s.credits[std::size_t(p)] <= 0)
            r.out |= seatBit(p);
    }
}

/// Points or kept cards for a deal that was played out; then lives and bonuses, in S0's order.
template <class Sink>
void payPenalties(const Rules &rules, State &s, Reckoning &r, Sink &sink)
{
    r.losers = losersNow(rules, s);
    SeatSet bust = 0;
    for (Seat p = 0; p < rules.seats; ++p)
        if (r.losers & seatBit(p))
            takePenalty(rules, s, p, sink);
    for (Seat p = 0; p < rules.seats; ++p) {
        if (!(r.losers & seatBit(p)))
            continue;
        if (rules.options.scoreBy == ScoreBy::cards)
            keepCard(s, p, sink);
        if (resetExact(rules, s, p, sink))
            r.cleared |= seatBit(p);
        else if (rules.options.values == Values::knockout || busts(rules.options, s.score[std::size_t(p)]))
            bust |= seatBit(p);
    }
    if (rules.options.end != End::allButOne)
        loseLives(rules, s, bust, r, sink);
}

// ---- the end ---------------------------------------------------------------------------------------

/// Who pays whom, on the score sheet: into the pot and out of it, or the difference to each winner.
template <class Sink>
void writePayments(const Rules &rules, const State &s, Sink &sink)
{
    const auto line = [&](Seat p, Phrase label, Seat whom, int n) {
        sink.score({std::int8_t(p), {label, {{"player", SeatArg{whom}}}}, {}, n, true});
    };
    const int winners = std::popcount(s.winners);
    for (Seat p = 0; p < rules.seats; ++p) {
        const auto i = std::size_t(p);
        const bool won = s.winners & seatBit(p);
        if (rules.options.settle == Settle::pot) {
            line(p, text::kLineStakes, p, -s.stakes[i]);
            if (won)
                line(p, text::kLinePot, p, s.pot / winners);
        }
        for (Seat w = 0; rules.options.settle == Settle::difference && !won && w < rules.seats; ++w) {
            const int owed = s.winners & seatBit(w) ? s.score[i] - s.score[std::size_t(w)] : 0;
            if (owed <= 0)
                continue;
            line(p, text::kLinePays, w, -owed);
            line(w, text::kLineReceives, p, owed);
        }
    }
}

/// What everybody gains or pays at the end is said and written down.
template <class Sink>
void tellPayments(const Rules &rules, const State &s, Sink &sink)
{
    const std::vector<int> pay = payments(rules, s);
    const bool pot = rules.options.settle == Settle::pot;
    writePayments(rules, s, sink);
    for (Seat p = 0; p < Seat(pay.size()); ++p) {
        const int n = pot ? (s.winners & seatBit(p) ? s.pot / std::popcount(s.winners) : 0) : pay[std::size_t(p)];
        const std::vector<Arg> args = {{"n", std::int64_t(std::abs(n))}};
        if (pot && n)
            announce(sink, p, text::kPotWon, text::kPotWonYou, args);
        else if (n > 0)
            announce(sink, p, text::kReceives, text::kReceivesYou, args);
        else if (n < 0)
            announce(sink, p, text::kPays, text::kPaysYou, args);
    }
}

template <class Sink>
void closeMatch(const Rules &rules, State &s, Sink &sink)
{
    s.phase = Phase::over;
    s.turn = kNobody;
    s.bust = 0;
    if constexpr (Sink::live) {
        const bool shared = s.winners & (s.winners - 1);
        tellPayments(rules, s, sink);
        for (Seat p = 0; p < rules.seats; ++p) { // last: it stands over the table until the next match
            if (s.losers & seatBit(p))
                announce(sink, p, text::kGameLost, text::kGameLostYou, {{"score", std::int64_t(s.score[std::size_t(p)])}}, text::kBriefLoses);
            if (s.winners & seatBit(p))
                announce(sink, p, shared ? text::kGameShared : text::kGameWon, shared ? text::kGameSharedYou : text::kGameWonYou, {}, text::kBriefWins);
        }
    }
}

/// Ends that do not wait for the last survivor; true when the match is decided (§7 Scores and ends).
inline bool decidedEarly(const Rules &rules, State &s, const Reckoning &r)
{
    switch (rules.options.end) {
    case End::firstBustLoses:
        s.losers = r.out;
        return r.out;
    case End::firstBustLowestWins:
        s.winners = r.out ? lowestOf(rules, s, r.before) : SeatSet(0);
        return r.out;
    case End::allButOne: {
        int over = 0;
        for (Seat p = 0; p < rules.seats; ++p)
            over += s.isIn(p) && busts(rules.options, s.score[std::size_t(p)]);
        if (rules.options.doubling || over + 1 < seatsIn(s))
            return false;
        s.winners = lowestOf(rules, s, s.in);
        return true;
    }
    case End::fixedDeals: {
        const SeatSet left = SeatSet(s.in & ~r.out);
        if (s.deal < rules.options.deals && std::popcount(left) > 1)
            return false;
        s.in = left ? left : s.in;
        s.winners = lowestOf(rules, s, s.in);
        return true;
    }
    case End::lastSurvivor: break;
    }
    return false;
}

/// The last of those who had to decide has decided, or nobody had to.
inline bool oneIsLeft(State &s)
{
    if (std::popcount(s.in) > 1)
        return false;
    s.winners = s.in;
    return true;
}

/// Everybody out at once: the lowest new total wins, equal totals share or draw lots (A22).
inline void winAllOut(const Rules &rules, State &s, Chance &chance, SeatSet before)
{
    s.winners = lowestOf(rules, s, before);
    if (rules.options.allOut == AllOut::random) {
        std::uint32_t nth = chance.draw(Purpose::tieBreak, s.deal, std::uint32_t(std::popcount(s.winners)));
        for (; nth > 0; --nth)
            s.winners = SeatSet(s.winners & (s.winners - 1));
        s.winners = SeatSet(s.winners & ~(s.winners - 1));
    }
    s.in = s.winners;
}

/// The seat that is asked about a buy-in next: those who have just bust, then voluntary ones, clockwise from the finished
/// deal's forehand. Who has bust and may not buy in goes out on the way.
template <class Sink>
Seat nextBuyer(const Rules &rules, State &s, Sink &sink)
{
    const Seat first = nextOf(s.playing, s.dealer);
    Seat p = first;
    do {
        if (s.bust & seatBit(p)) {
            if (mayBuyIn(rules, s, p))
                return p;
            eliminate(s, p, sink);
        }
        p = nextOf(s.playing, p);
    } while (p != first);
    do {
        if (rules.options.buyIn == BuyIn::paid && mayBuyIn(rules, s, p))
            return p;
        p = nextOf(s.playing, p);
    } while (p != first);
    return kNobody;
}

/// Gathers the cards and deals the next deal. False: Stop.
template <class Sink>
bool moveOn(const Rules &rules, State &s, bool sameDealer, Chance &chance, Sink &sink)
{
    if (!sameDealer) { // after each hand, skipping who is out (A3)
        const bool named = s.nextDealer != kNobody;
        s.dealer = std::int8_t(named && s.isIn(s.nextDealer) ? s.nextDealer : nextIn(rules, s, named ? s.nextDealer : s.dealer));
    }
    ++s.deal;
    gather(rules, s, sink);
    if constexpr (Sink::live)
        sink.step(Beat::gather, s.dealer, s);
    return openDeal(rules, s, chance, sink);
}

/// Cards that go back to the pack: with the gathering, or aside when no deal follows.
template <class Sink>
void giveBack(const Rules &rules, State &s, const Reckoning &r, bool over, Sink &sink)
{
    if (rules.options.scoreBy != ScoreBy::cards || !(r.cleared | r.halved))
        return;
    CardSet stays;
    for (Seat p = 0; p < rules.seats; ++p)
        if (r.halved & seatBit(p))
            stays.add(cardThatStays(rules, s, p));
    returnKept(s, SeatSet(r.cleared | r.halved), 0, stays, over, sink);
    if constexpr (Sink::live)
        if (over)
            sink.step(Beat::gather, kNobody, s);
}

/// Everybody went out at once and the deal is played again: all stands as before it.
template <class Sink>
bool replayDeal(const Rules &rules, State &s, const Reckoning &r, Chance &chance, Sink &sink)
{
    if constexpr (Sink::live) {
        sink.say({text::kReplayed, text::kReplayed, kNobody, {}, kEverybody});
        for (Seat p = 0; p < rules.seats; ++p)
            if (const int back = r.score[std::size_t(p)] - s.score[std::size_t(p)] + r.credits[std::size_t(p)] - s.credits[std::size_t(p)])
                sink.score({std::int8_t(p), {text::kReplayed, {}}, {}, back});
    }
    s.score = r.score; // of score and credits a game has one
    s.credits = r.credits;
    s.lastValue = r.lastValue;
    s.lastLoser = r.lastLoser;
    if constexpr (Sink::live)
        sink.step(Beat::scored, s.best, s);
    returnKept(s, r.before, r.keptCount, {}, false, sink);
    return moveOn(rules, s, true, chance, sink);
}

/// Rampo: all last cards are equal, nobody pays, and the game begins again for the same pot (§7).
template <class Sink>
bool beginAgain(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    const auto score = s.score;
    const std::int16_t pot = s.pot;
    s.nextDealer = s.lastLoser = kNobody;
    s.lastValue = 0;
    s.bought = 0;
    // Kept cards lie in the pack again while those of the header, if any, are put where they began.
    const auto before = s.kept;
    const auto beforeBy = s.keptBy;
    const int kept = s.keptCount;
    startScores(rules, s, rules.start);
    s.pot = pot;
    if constexpr (Sink::live) {
        sink.say({text::kRampo, text::kRampo, kNobody, {}, kEverybody});
        for (Seat p = 0; p < rules.seats; ++p)
            if (s.score[std::size_t(p)] != score[std::size_t(p)])
                sink.score({std::int8_t(p), {text::kLineRampo, {}}, {}, s.score[std::size_t(p)] - score[std::size_t(p)]});
    }
    const auto startKept = s.kept;
    const auto startBy = s.keptBy;
    const int startCount = s.keptCount;
    s.kept = before, s.keptBy = beforeBy, s.keptCount = std::uint8_t(kept);
    if constexpr (Sink::live)
        sink.step(Beat::scored, s.best, s);
    returnKept(s, SeatSet((1u << rules.seats) - 1), 0, {}, false, sink);
    s.dealer = std::int8_t(nextIn(rules, s, s.dealer));
    ++s.deal;
    gather(rules, s, sink);
    if constexpr (Sink::live)
        sink.step(Beat::gather, s.dealer, s);
    if (startCount) {
        s.kept = startKept, s.keptBy = startBy, s.keptCount = std::uint8_t(startCount);
        NullSink quiet;
        gather(rules, s, quiet);
        if constexpr (Sink::live) {
            for (int i = 0; i < startCount; ++i)
                sink.move(s.kept[std::size_t(i)], at(ZoneKind::stock), at(ZoneKind::kept, s.keptBy[std::size_t(i)]));
            sink.step(Beat::gather, s.dealer, s);
        }
    }
    return openDeal(rules, s, chance, sink);
}

inline bool allEqual(const Rules &rules, const State &s)
{
    const auto seats = s.playing;
    const std::uint8_t first = rules.lastStrength[lastCard(s, std::countr_zero(seats)).code];
    for (Seat p = 0; p < rules.seats; ++p)
        if ((seats & seatBit(p)) && rules.lastStrength[lastCard(s, p).code] != first)
            return false;
    return true;
}

/// All decisions about buy-ins are made, or nobody has to make one: the match ends, or the next deal begins.
template <class Sink>
bool finishDeal(const Rules &rules, State &s, const Reckoning &r, bool decided, Beat beat, Seat actor, Chance &chance, Sink &sink)
{
    if (!decided) {
        const Seat buyer = nextBuyer(rules, s, sink);
        if (buyer != kNobody) {
            s.phase = Phase::buyIn;
            s.turn = std::int8_t(buyer);
            if constexpr (Sink::live)
                sink.step(beat, actor, s);
            return true;
        }
        decided = oneIsLeft(s);
    }
    if (decided)
        closeMatch(rules, s, sink);
    if constexpr (Sink::live)
        sink.step(decided ? Beat::over : beat, actor, s);
    giveBack(rules, s, r, decided, sink);
    return decided || moveOn(rules, s, false, chance, sink);
}

/// A deal is played out, or (with doubling) only one is left in it. False: Stop.
template <class Sink>
bool endDeal(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    const Options &o = rules.options;
    const bool playedOut = std::popcount(s.playing) > 1;
    if (o.rampo && playedOut && allEqual(rules, s))
        return beginAgain(rules, s, chance, sink);
    Reckoning r;
    r.before = s.in;
    r.score = s.score;
    r.credits = s.credits;
    r.keptCount = s.keptCount;
    r.lastValue = s.lastValue;
    r.lastLoser = s.lastLoser;
    if (playedOut) {
        const int value = rules.value[lastCard(s, s.best).code];
        s.lastValue = std::uint8_t(std::max(1, value));
        noteNext(rules, s, o.doubling && o.tie == Tie::allButFirstLowest ? SeatSet(s.playing & ~seatBit(firstLowest(rules, s))) : losersNow(rules, s), true);
    } else {
        noteNext(rules, s, 0, false);
    }
    if (o.doubling)
        payRound(rules, s, playedOut, r, sink);
    else
        payPenalties(rules, s, r, sink);
    const bool early = decidedEarly(rules, s, r);
    const bool allOut = !early && r.out == r.before;
    if (allOut && (o.allOut == AllOut::replay || (!o.doubling && o.values == Values::knockout && o.allOut == AllOut::lowestTotal)))
        return replayDeal(rules, s, r, chance, sink);
    s.bust = early || allOut ? SeatSet(0) : r.out;
    if (o.buyIn == BuyIn::none) // said before the bonuses, as S0 has it
        for (Seat p = 0; p < rules.seats; ++p)
            if (s.bust & seatBit(p))
                eliminate(s, p, sink);
    if (o.tieBonus && !o.doubling)
        takeBonuses(rules, s, r.losers, sink);
    if (early && o.end == End::firstBustLowestWins)
        s.winners = lowestOf(rules, s, r.before); // bonuses count
    if (allOut)
        winAllOut(rules, s, chance, r.before);
    return finishDeal(rules, s, r, early || allOut, Beat::scored, s.best, chance, sink);
}

/// A seat buys in, comes back, or declines.
template <class Sink>
bool applyBuyIn(const Rules &rules, State &s, Seat seat, bool buys, Chance &chance, Sink &sink)
{
    const bool paid = rules.options.buyIn == BuyIn::paid;
    if (buys) {
        const int score = buyInScore(rules, s, seat);
        if constexpr (Sink::live) {
            announce(sink, seat, paid ? text::kBoughtIn : text::kCameBack, paid ? text::kBoughtInYou : text::kCameBackYou, {{"score", std::int64_t(score)}},
                     paid ? text::kBriefBuysIn : text::kBriefBackIn);
            sink.score({std::int8_t(seat), {text::kLineBuyIn, {{"score", std::int64_t(score)}}}, {}, score - s.score[std::size_t(seat)]});
        }
        s.score[std::size_t(seat)] = std::int16_t(score);
        s.bought |= seatBit(seat);
        s.bust = SeatSet(s.bust & ~seatBit(seat));
        s.pot = std::int16_t(s.pot + (paid && rules.options.settle == Settle::pot));
        s.stakes[std::size_t(seat)] = std::uint8_t(s.stakes[std::size_t(seat)] + paid);
    } else {
        if constexpr (Sink::live)
            announce(sink, seat, text::kDeclined, text::kDeclinedYou, {}, text::kBriefDeclines);
        s.declined |= seatBit(seat);
        if (s.bust & seatBit(seat))
            eliminate(s, seat, sink);
    }
    return finishDeal(rules, s, Reckoning{}, false, Beat::say, seat, chance, sink);
}

} // namespace khiar::games::cucumber::detail
