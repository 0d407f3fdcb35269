// SPDX-License-Identifier: GPL-3.0-or-later
// Why something may not be done: the first reason that applies, in the order of rules/cucumber.md §7 Reasons.
#include "engine/games/cucumber/rules.h"

#include <algorithm>

namespace khiar::games::cucumber {
namespace {

using Found = std::optional<Refusal>;

std::vector<std::int64_t> countList(std::uint32_t counts)
{
    std::vector<std::int64_t> list;
    for (int k = 0; k <= kMaxHand; ++k)
        if (counts >> k & 1)
            list.push_back(k);
    return list;
}

std::vector<Card> listOf(const CardSet &set)
{
    std::vector<Card> list;
    set.each([&](Card c) { list.push_back(c); });
    return list;
}

Found checkTurn(const State &s, Seat seat)
{
    if (s.turn == seat && seat >= 0)
        return std::nullopt;
    if (s.turn < 0)
        return refuse("not-your-turn", text::kOver);
    return refuse("not-your-turn", text::kNotYourTurn, {{"player", SeatArg{s.turn}}});
}

/// Why the winner of a trick may not double, where the game has doubling and asks for no answer.
Refusal refuseRaise(const Rules &rules, const State &s, Seat seat)
{
    if (s.phase == Phase::play && s.best == kNobody && s.leader == seat && rules.options.doubling) {
        if (s.doubler == seat)
            return refuse("not-now", text::kNotTwice);
        for (Seat p = 0; p < rules.seats; ++p)
            if (s.isPlaying(p) && s.credits[std::size_t(p)] < 2 * s.stake)
                return refuse("not-now", text::kStakeTooHigh, {{"stake", std::int64_t(2 * s.stake)}, {"player", SeatArg{p}}, {"n", std::int64_t(s.credits[std::size_t(p)])}});
    }
    return refuse("not-now", text::kNotNow);
}

Found checkVerb(const Rules &rules, const State &s, Seat seat, Verb verb)
{
    const auto [one, other] = detail::verbsOf(s.phase);
    if (verb == one || verb == other)
        return std::nullopt;
    return verb == Verb::raise ? refuseRaise(rules, s, seat) : refuse("not-now", text::kNotNow);
}

Found checkHeld(const State &s, Seat seat, const Action &a)
{
    CardSet left = s.hand[std::size_t(seat)];
    for (Card c : a.used()) {
        if (!left.has(c))
            return refuse("not-in-hand", text::kNotInHand, {{"card", c}});
        left.remove(c);
    }
    return std::nullopt;
}

Found checkExchange(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    const std::uint32_t counts = exchangeCounts(rules, s, seat);
    const int k = int(a.used().size());
    if (counts >> k & 1 && (k > 0) == (a.verb == Verb::exchange))
        return std::nullopt;
    return refuse("exchange-count", text::kExchangeCount, {{"counts", countList(counts)}, {"k", std::int64_t(k)}});
}

Found checkHandSize(const Rules &rules, const State &s, const Action &a)
{
    const auto [lowest, highest] = handSizeRange(rules, s);
    if (a.number >= lowest && a.number <= highest)
        return std::nullopt;
    return refuse("hand-size-range", text::kHandSizeRange, {{"lowest", std::int64_t(lowest)}, {"highest", std::int64_t(highest)}});
}

/// A lead: one card, the lowest where it must be, or several equal ones with one card kept back.
Found checkLead(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    const CardSet &hand = s.hand[std::size_t(seat)];
    const int k = int(a.used().size()), n = hand.count();
    if (k == 0 || (k > 1 && !rules.options.sets))
        return refuse("wrong-count", text::kWrongCount, {{"n", std::int64_t(1)}, {"k", std::int64_t(k)}});
    if (k > 1 && k >= n)
        return refuse("keep-one", text::kKeepOne, {{"n", std::int64_t(n - 1)}});
    if (!rules.equal[rules.strength[a.cards[0].code]].contains(a.set()))
        return refuse("not-equal", text::kNotEqual);
    const CardSet allowed = playable(rules, s, seat);
    if (k > 1 || allowed.has(a.cards[0]))
        return std::nullopt;
    Refusal r = refuse("lead-lowest", text::kLeadLowest, {{"lowest", listOf(allowed)}});
    r.wayOut = allowed;
    return r;
}

/// One card that may not answer one card.
Refusal refuseCard(const Rules &rules, const State &s, Seat seat, Card card, const CardSet &allowed)
{
    const CardSet &hand = s.hand[std::size_t(seat)];
    const CardSet low = lowest(rules, hand), reach = reaching(rules, s, seat);
    const Card bar = trickOf(s, s.ref)[0];
    const Duty duty = rules.options.duty;
    if (duty == Duty::matchEqual && reach.has(card)) // it reaches, and is not the equal one that is there
        return refuse("must-equal", text::kMustEqual, {{"bar", bar}, {"cards", listOf(allowed)}});
    if (isBlocked(rules, s) && rules.aces.has(card))
        return refuse("ace-blocked", text::kAceBlocked, {{"lowest", listOf(low)}});
    const bool must = duty != Duty::optional && !reach.empty();
    if (must && low.has(card) && !reach.has(card))
        return refuse("must-reach", text::kMustReach, {{"bar", bar}, {"cards", listOf(allowed)}});
    if (must && reach.has(card))
        return refuse("lowest-reaching-only", text::kLowestOnly, {{"card", allowed.first()}});
    if (must)
        return refuse("too-low", text::kTooLowMust, {{"card", card}, {"bar", bar}, {"cards", listOf(allowed)}});
    if (isBlocked(rules, s))
        return refuse("too-low", text::kTooLowBlocked, {{"bar", bar}, {"lowest", listOf(low)}});
    return refuse("too-low", text::kTooLow, {{"card", card}, {"bar", bar}, {"lowest", listOf(low)}});
}

/// Several cards that may not answer several.
Refusal refuseSet(const Rules &rules, const State &s, const SetAnswers &answers, const CardSet &set)
{
    if (isBlocked(rules, s) && answers.reaches(set))
        return refuse("ace-blocked", text::kAceBlocked, {{"lowest", listOf(answers.lowCards())}});
    if (answers.isLow(set))
        return refuse("must-reach", text::kMustReachSet, {{"cards", std::vector<Card>(trickOf(s, s.ref).begin(), trickOf(s, s.ref).end())}});
    const auto [card, bar] = answers.fault(set);
    if (answers.canReach() && rules.options.duty == Duty::must) // the lowest are no way out
        return refuse("set-too-low", text::kSetTooLowMust, {{"card", card}, {"bar", bar}});
    return refuse("set-too-low", text::kSetTooLow,
                  {{"card", card}, {"bar", bar}, {"n", std::int64_t(answers.size())}, {"lowest", listOf(answers.lowCards())}});
}

Found checkFollow(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    const int k = int(a.used().size()), wanted = setSize(s);
    if (k != wanted)
        return refuse("wrong-count", text::kWrongCount, {{"n", std::int64_t(wanted)}, {"k", std::int64_t(k)}});
    Refusal r;
    if (k == 1) {
        const CardSet allowed = playable(rules, s, seat);
        if (allowed.has(a.cards[0]))
            return std::nullopt;
        r = refuseCard(rules, s, seat, a.cards[0], allowed);
        r.wayOut = allowed;
    } else {
        const SetAnswers answers(rules, s, seat);
        if (answers.allowed(a.set()))
            return std::nullopt;
        r = refuseSet(rules, s, answers, a.set());
        const bool mustReach = answers.canReach() && rules.options.duty == Duty::must;
        if (!mustReach)
            r.wayOut = answers.lowCards();
        else
            s.hand[std::size_t(seat)].each([&](Card c) {
                if (answers.canGrow({c}))
                    r.wayOut.add(c);
            });
    }
    for (Card c : trickOf(s, s.ref))
        r.because.add(c);
    return r;
}

} // namespace

std::optional<Refusal> Family::check(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    if (auto r = checkTurn(s, seat))
        return r;
    if (auto r = checkVerb(rules, s, seat, a.verb))
        return r;
    if (auto r = checkHeld(s, seat, a))
        return r;
    if (s.phase == Phase::exchange)
        return checkExchange(rules, s, seat, a);
    if (s.phase != Phase::play) // calls are made without cards
        return a.count ? refuse("not-now", text::kNotNow) : s.phase == Phase::handSize ? checkHandSize(rules, s, a) : Found();
    return s.best == kNobody ? checkLead(rules, s, seat, a) : checkFollow(rules, s, seat, a);
}

} // namespace khiar::games::cucumber
