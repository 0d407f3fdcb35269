// SPDX-License-Identifier: GPL-3.0-or-later
// Why something may not be done: the first reason that applies, in the order of records.md.
#include "engine/games/svoi_kozyri/rules.h"

#include "engine/kit/cut.h"

namespace khiar::games::svoi_kozyri {
namespace {

using Found = std::optional<Refusal>;

Found checkTurn(const Rules &rules, const State &s, Seat seat)
{
    if (s.turn >= 0 && s.turn == seat)
        return std::nullopt;
    if (s.turn < 0)
        return refuse("not-your-turn", text::kOver);
    const bool sitsHere = seat >= 0 && seat < rules.options.seats;
    if (sitsHere && !(s.seatsIn >> seat & 1))
        return refuse("not-your-turn", text::kGoneOut);
    return refuse("not-your-turn", text::kNotYourTurn, {{"player", SeatArg{s.turn}}});
}

bool belongs(Phase phase, Verb verb)
{
    switch (phase) {
    case Phase::trumps: return verb == Verb::trump;
    case Phase::cut: return verb == Verb::cut;
    case Phase::play: return verb == Verb::lead || verb == Verb::beat || verb == Verb::take;
    case Phase::over: break;
    }
    return false;
}

Found checkHeld(const State &s, Seat seat, const Action &a)
{
    const Card c = kit::firstNotHeld(s.hand[std::size_t(seat)], a.used());
    return c.valid() ? Found(refuse("not-in-hand", text::kNotInHand, {{"card", c}})) : std::nullopt;
}

Found checkTrump(const Rules &rules, const State &s, const Action &a)
{
    if (int(a.suit) > 3)
        return refuse("suit-taken", text::kNoSuit);
    for (Seat p = 0; p < rules.options.seats; ++p) // each owns a different suit [seed]
        if (s.trump[std::size_t(p)] == int(a.suit))
            return refuse("suit-taken", text::kSuitTaken, {{"suit", a.suit}, {"owner", SeatArg{p}}});
    return std::nullopt;
}

/// Verbs that do not fit what lies there: a lead where the top card has to be answered, an answer where one leads.
Found checkMoment(const Rules &rules, const State &s, Verb verb)
{
    const bool allowed = verb == Verb::lead ? mayLead(s) : verb == Verb::beat ? mayBeat(rules, s) : mayTake(s);
    if (allowed)
        return std::nullopt;
    if (verb == Verb::lead) {
        Refusal r = refuse("must-beat-or-take", text::kMustBeatOrTake, {{"top", s.top()}});
        r.because.add(s.top());
        return r;
    }
    if (s.pileCount)
        return refuse("must-lead", text::kMustLeadOnto, {{"top", s.top()}});
    return refuse("must-lead", text::kMustLead);
}

Found checkCount(const State &s, Seat seat, const Action &a)
{
    const int k = int(a.used().size());
    const auto wrong = [k](Phrase phrase) { return refuse("wrong-count", phrase, {{"k", std::int64_t(k)}}); };
    if (a.verb == Verb::take)
        return k ? Found(wrong(text::kNoCards)) : std::nullopt;
    if (a.verb == Verb::lead)
        return k == 1 ? std::nullopt : Found(wrong(text::kOneCard));
    if (k < 1 || k > 2)
        return wrong(text::kTwoCards);
    const CardBits rest = s.hand[std::size_t(seat)] & ~kit::bitOf(a.cards[0]);
    if (k == 2 || rest == 0)
        return std::nullopt;
    Refusal r = refuse("must-cover", text::kMustCover); // A-SK7
    if (kit::has(beaters(s, seat), a.cards[0]))
        r.wayOut = kit::setOf(rest);
    return r;
}

Found checkBeats(const State &s, Seat seat, const Action &a)
{
    const CardBits allowed = beaters(s, seat);
    if (kit::has(allowed, a.cards[0]))
        return std::nullopt;
    const Phrase phrase = s.free ? text::kDoesNotBeatFree : s.trump[std::size_t(seat)] < 0 ? text::kDoesNotBeatPlain : text::kDoesNotBeat;
    Refusal r = refuse("does-not-beat", phrase, {{"card", a.cards[0]}, {"top", s.top()}});
    r.wayOut = kit::setOf(allowed);
    r.because.add(s.top());
    return r;
}

Found checkPlay(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    if (auto r = checkCount(s, seat, a); r && std::string_view(r->reason) == "wrong-count")
        return r;
    if (auto r = checkMoment(rules, s, a.verb))
        return r;
    if (auto r = checkCount(s, seat, a))
        return r;
    return a.verb == Verb::beat ? checkBeats(s, seat, a) : std::nullopt;
}

} // namespace

std::optional<Refusal> Family::check(const Rules &rules, const State &s, Seat seat, const Action &a)
{
    if (auto r = checkTurn(rules, s, seat))
        return r;
    if (!belongs(s.phase, a.verb))
        return refuse("not-now", text::kNotNow);
    if (auto r = checkHeld(s, seat, a))
        return r;
    if (s.phase == Phase::play)
        return checkPlay(rules, s, seat, a);
    if (a.count > 0)
        return refuse("wrong-count", text::kNoCards, {{"k", std::int64_t(a.used().size())}});
    return s.phase == Phase::trumps ? checkTrump(rules, s, a) : kit::cut::check(a, s.stockCount);
}

} // namespace khiar::games::svoi_kozyri
