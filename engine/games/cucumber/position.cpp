// SPDX-License-Identifier: GPL-3.0-or-later
// What a position shows and answers: zones and facts, expectations of records, hidden cards, its own faults.
#include "engine/core/answers.h"
#include "engine/games/cucumber/problems.h"
#include "engine/games/cucumber/rules.h"
#include "engine/games/cucumber/texts.h"

#include <algorithm>
#include <bit>

namespace khiar::games::cucumber {
namespace {

using answers::number;
using answers::seat;
using answers::seatSet;
using answers::word;

Answer cards(const CardSet &set)
{
    std::vector<Card> list;
    set.each([&](Card c) { list.push_back(c); });
    return answers::cards(std::move(list));
}

CardSet trickCards(const Rules &rules, const State &s)
{
    CardSet set;
    for (Seat p = 0; p < rules.seats; ++p)
        for (Card c : trickOf(s, p))
            set.add(c);
    return set;
}

CardSet keptCards(const State &s, Seat seat)
{
    CardSet set;
    for (std::size_t i = 0; i < s.keptCount; ++i)
        if (s.keptBy[i] == seat)
            set.add(s.kept[i]);
    return set;
}

template <class T>
Answer perSeat(const Rules &rules, const T &values)
{
    Answer a{Answer::Shape::numbers, {}, {}, {}};
    for (std::size_t p = 0; p < std::size_t(rules.seats); ++p)
        a.numbers.push_back(values[p]);
    return a;
}

SeatSet outSeats(const Rules &rules, const State &s)
{
    return SeatSet(((1u << rules.seats) - 1) & ~s.in);
}

/// Five Cucumbers knows no dealer: who is said to deal only sits before the first leader (§7).
bool hasDealer(const Options &o)
{
    return o.deck != DeckKind::five || o.firstLead != FirstLead::lastLoser;
}

void describeCards(const Rules &rules, const State &s, Seat p, TableWriter &out)
{
    const auto i = std::size_t(p);
    const auto write = [&](Card c, SeatSet drawn) { out.card(c, s.known[c.code], drawn); };
    out.zone(at(ZoneKind::hand, p));
    s.hand[i].each([&](Card c) { write(c, seatBit(p)); });
    out.zone(at(ZoneKind::played, p));
    for (std::size_t k = 0; k < s.trickStart[i]; ++k)
        write(s.played[i][k], kEverybody);
    out.zone(at(ZoneKind::trick, p));
    for (std::size_t k = s.trickStart[i]; k < s.playedCount[i]; ++k)
        write(s.played[i][k], kEverybody);
    if (rules.options.exchange != Exchange::none) {
        out.zone(at(ZoneKind::discard, p));
        s.discard[i].each([&](Card c) { write(c, kNoSeats); }); // known to who laid them away, drawn as backs
    }
    if (rules.options.scoreBy == ScoreBy::cards) {
        out.zone(at(ZoneKind::kept, p));
        for (std::size_t k = 0; k < s.keptCount; ++k)
            if (s.keptBy[k] == p)
                write(s.kept[k], kEverybody);
    }
}

/// What the score is counted in. Cucumbers eaten are told as points where lives are cucumbers too.
FactKind scoreFact(const Options &o)
{
    if (o.values == Values::none)
        return FactKind::losses;
    return o.values == Values::cucumbers && o.lives == Lives::one ? FactKind::cucumbers : FactKind::points;
}

/// The cards that are above everything whatever their rank (§2.6).
void describeMarks(const Rules &rules, TableWriter &out)
{
    std::uint8_t top = 0;
    rules.special.each([&](Card c) { top = std::max(top, rules.strength[c.code]); });
    const bool equals = rules.options.special == Special::blackSevensEqual;
    rules.special.each([&](Card c) {
        out.mark(c, equals ? text::kMarkOneOfTwo : rules.strength[c.code] == top ? text::kMarkTop : text::kMarkSecond);
    });
}

void describeSeat(const Rules &rules, const State &s, Seat p, TableWriter &out)
{
    const Options &o = rules.options;
    const auto i = std::size_t(p);
    describeCards(rules, s, p, out);
    if (o.doubling)
        out.fact(FactKind::credits, p, s.credits[i]);
    else if (o.values != Values::knockout)
        out.fact(scoreFact(o), p, s.score[i]);
    if (o.lives != Lives::one)
        out.fact(o.lives == Lives::two ? FactKind::cucumbers : FactKind::halfCucumbers, p, s.cucumbers[i]);
    if (o.lives == Lives::two)
        out.fact(FactKind::lives, p, s.isIn(p) ? 2 - s.cucumbers[i] : 0);
    if (o.exchange == Exchange::rassi || o.kontra)
        out.fact(FactKind::multiplier, p, s.multiplier[i] * (s.kontra == kNobody ? 1 : s.kontra == p ? 4 : 2));
    out.fact(FactKind::inOut, p, !s.isIn(p) ? kOutOfGame : s.isPlaying(p) ? kInDeal : kAside);
    out.fact(FactKind::tricks, p, s.won[i]);
}

} // namespace

const char *Family::phaseWord(const Rules &, const State &s)
{
    switch (s.phase) {
    case Phase::handSize: return "hand-size";
    case Phase::exchange: return "exchange";
    case Phase::freeChange:
    case Phase::doubleUp:
    case Phase::redouble: return "offer";
    case Phase::kontra: return "kontra";
    case Phase::raise: return "double";
    case Phase::answer: return "answer";
    case Phase::buyIn: return "buy-in";
    case Phase::over: return "over";
    case Phase::play: break;
    }
    return "play";
}

void Family::describe(const Rules &rules, const State &s, TableWriter &out)
{
    describeMarks(rules, out);
    for (Seat p = 0; p < rules.seats; ++p)
        describeSeat(rules, s, p, out);
    const SeatSet stockDrawn = rules.options.leftover == Leftover::shown ? kEverybody : kNoSeats;
    out.zone(at(ZoneKind::stock));
    for (int i = s.stockTop; i < s.stockEnd; ++i)
        out.card(s.stock[std::size_t(i)], s.known[s.stock[std::size_t(i)].code], stockDrawn);
    out.zone(at(ZoneKind::discard));
    s.aside.each([&](Card c) { out.card(c, s.known[c.code], kNoSeats); });
    int trick = 1;
    for (Seat p = 0; p < rules.seats; ++p)
        trick += s.won[std::size_t(p)];
    out.fact(FactKind::deal, kNobody, s.deal);
    out.fact(FactKind::trick, kNobody, std::min<int>(trick, s.handSize));
    out.fact(FactKind::handSize, kNobody, s.handSize);
    if (hasLimit(rules.options))
        out.fact(FactKind::limit, kNobody, rules.options.limit);
    if (rules.options.settle == Settle::pot)
        out.fact(FactKind::pot, kNobody, s.pot);
    if (rules.options.doubling)
        out.fact(FactKind::stake, kNobody, s.stake);
    if (hasDealer(rules.options))
        out.fact(FactKind::dealer, kNobody, s.dealer);
    out.fact(FactKind::turn, kNobody, s.turn);
    if (s.toPlay && s.best >= 0)
        out.fact(FactKind::best, kNobody, s.best);
}

// Cards of one map change places everywhere; only hidden ones are ever mapped elsewhere, so public zones stay.
void Family::rename(State &s, const CardMap &map)
{
    const auto set = [&](CardSet &cards) {
        CardSet out;
        cards.each([&](Card c) { out.add(map(c)); });
        cards = out;
    };
    for (auto &h : s.hand)
        set(h);
    for (auto &d : s.discard)
        set(d);
    set(s.aside);
    for (std::size_t p = 0; s.lastTrick && p < kMaxSeats; ++p) // last cards may be face down
        for (std::size_t k = s.trickStart[p]; k < s.playedCount[p]; ++k)
            s.played[p][k] = map(s.played[p][k]);
    for (int i = s.stockTop; i < s.stockEnd; ++i)
        s.stock[std::size_t(i)] = map(s.stock[std::size_t(i)]);
    std::array<SeatSet, kCardCodes> known = s.known;
    for (unsigned c = 0; c < kCardCodes; ++c)
        known[map(Card{std::uint8_t(c)}).code] = s.known[c];
    s.known = known;
}

bool Family::fits(const Rules &rules, const State &s, Card slot, Card card)
{
    for (Seat p = 0; p < rules.seats; ++p) {
        const auto i = std::size_t(p);
        const auto shown = trickOf(s, p);
        if (s.hand[i].has(slot) || std::find(shown.begin(), shown.end(), slot) != shown.end())
            return !(s.barred[i] >> rules.strength[card.code] & 1);
        if (s.discard[i].has(slot)) // a hand given back for nothing had no court card
            return !(s.gaveFree & seatBit(p)) || !rules.courts.has(card);
    }
    return true;
}

namespace {

/// Keys that only some tables have.
std::optional<Answer> answerOfOptions(const Rules &rules, const State &s, std::string_view key, Seat who)
{
    const Options &o = rules.options;
    if (key == "dealer" && hasDealer(o)) return seat(s.dealer);
    if (key == "kept" && o.scoreBy == ScoreBy::cards) return cards(keptCards(s, who));
    if (key == "pot" && o.settle == Settle::pot) return number(s.pot);
    if (key == "stake" && o.doubling) return number(s.stake);
    if (key == "stake" && o.settle == Settle::pot) return number(1);
    if (key == "credits" && o.doubling) return perSeat(rules, s.credits);
    if (key == "pay" && (o.settle != Settle::none)) return perSeat(rules, payments(rules, s));
    return std::nullopt;
}

} // namespace

std::optional<Answer> Family::answer(const Rules &rules, const State &s, std::string_view key, Seat who)
{
    const auto i = std::size_t(std::max(who, 0));
    if (key == "turn") return seat(s.turn);
    if (key == "phase") return word(phaseWord(rules, s));
    if (key == "score") return perSeat(rules, s.score);
    if (key == "cucumbers") return perSeat(rules, s.cucumbers);
    if (key == "out") return seatSet(outSeats(rules, s));
    if (key == "in") return seatSet(s.playing);
    if (key == "hand") return cards(s.hand[i]);
    if (key == "won") return number(s.won[i]);
    if (key == "trick") return cards(trickCards(rules, s));
    if (key == "stock") return number(s.stockCount());
    if (key == "deal") return number(s.deal);
    if (key == "hand-size") return number(s.handSize);
    if (key == "over") return word(s.phase == Phase::over ? "yes" : "no");
    if (key == "winner") return seatSet(s.winners);
    if (key == "loser") return seatSet(s.losers);
    if (key == "draw") return word(s.winners & (s.winners - 1) ? "yes" : "no");
    return answerOfOptions(rules, s, key, who);
}

std::vector<int> payments(const Rules &rules, const State &s)
{
    std::vector<int> pay(std::size_t(rules.seats), 0);
    if (s.phase != Phase::over)
        return pay;
    const int winners = std::popcount(s.winners);
    for (Seat p = 0; p < rules.seats; ++p) {
        const auto i = std::size_t(p);
        const bool won = s.winners & seatBit(p);
        if (rules.options.settle == Settle::pot) // the pot won less own stakes; what does not divide stays in it
            pay[i] = (won ? s.pot / winners : 0) - s.stakes[i];
        for (Seat w = 0; rules.options.settle == Settle::difference && !won && w < rules.seats; ++w) {
            if (!(s.winners & seatBit(w)))
                continue;
            const int owed = std::max(0, s.score[i] - s.score[std::size_t(w)]);
            pay[i] -= owed;
            pay[std::size_t(w)] += owed;
        }
    }
    return pay;
}

std::vector<double> Family::standing(const Rules &rules, const State &s)
{
    std::vector<double> out(std::size_t(rules.seats), 0.0);
    const SeatSet winners = s.losers ? SeatSet(((1u << rules.seats) - 1) & ~s.losers) : s.winners;
    // under way: fewer cucumbers, then fewer points or more chips; who is out is behind everybody
    if (!winners && !over(rules, s))
        for (Seat p = 0; p < rules.seats; ++p)
            out[std::size_t(p)] = s.isIn(p) ? -(s.cucumbers[std::size_t(p)] * 10000.0 + detail::totalOf(rules, s, p)) : -1e9;
    for (Seat p = 0; p < rules.seats; ++p)
        if (winners & seatBit(p))
            out[std::size_t(p)] = 1.0 / std::popcount(winners);
    return out;
}

// The winner of a game deals the first hand of the next (A4); of several winners, nobody in particular.
std::optional<Seat> Family::nextFirstDealer(const Rules &, const State &s)
{
    if (std::popcount(s.winners) != 1)
        return std::nullopt;
    return std::countr_zero(s.winners);
}

std::optional<Problem> Family::misdeal(const Rules &, const State &s, const StatedDeals &deals)
{
    if (!s.misdealAt)
        return std::nullopt;
    const auto it = deals.find(s.misdealAt);
    return Problem{{problem::kMisdeal, {{"n", std::int64_t(s.misdealAt)}}}, it == deals.end() ? 0 : it->second.line};
}

namespace {

/// Every card of the pack lies in exactly one zone, and no hand holds what play has ruled out.
std::optional<std::string> faultOfCards(const Rules &rules, const State &s)
{
    CardSet seen;
    int count = 0;
    bool unproved = false;
    const auto take = [&](Card c) { seen.add(c), ++count; };
    for (std::size_t p = 0; p < std::size_t(rules.seats); ++p) {
        s.hand[p].each(take);
        s.discard[p].each(take);
        std::for_each(s.played[p].begin(), s.played[p].begin() + s.playedCount[p], take);
        s.hand[p].each([&](Card c) { unproved = unproved || (s.barred[p] >> rules.strength[c.code] & 1); });
    }
    s.aside.each(take);
    std::for_each(s.stock.begin() + s.stockTop, s.stock.begin() + s.stockEnd, take);
    std::for_each(s.kept.begin(), s.kept.begin() + s.keptCount, take);
    if (unproved)
        return "a hand breaks what play has proved";
    if (count != int(rules.pack.size()) || seen.count() != count)
        return "cards are not each in exactly one zone: " + std::to_string(count) + " of " + std::to_string(rules.pack.size());
    return std::nullopt;
}

std::optional<std::string> faultOfSeat(const Rules &rules, const State &s, Seat p)
{
    const auto i = std::size_t(p);
    const bool over = s.phase == Phase::over;
    if (!s.isIn(p) && !over && s.phase != Phase::buyIn && !s.hand[i].empty())
        return "a seat that is out holds cards";
    if (s.score[i] < 0 || s.credits[i] < 0)
        return "a score is below zero";
    const bool out = rules.options.end == End::lastSurvivor && rules.options.lives == Lives::one && rules.start.empty();
    if (!over && out && s.isIn(p) && !(s.bust & seatBit(p)) && busts(rules.options, s.score[i]))
        return "a seat that has bust plays on";
    int kept = 0;
    keptCards(s, p).each([&](Card c) { kept += rules.value[c.code]; });
    if (rules.options.scoreBy == ScoreBy::cards && rules.start.empty() && !over && kept != s.score[i])
        return "kept cards and score differ";
    return std::nullopt;
}

} // namespace

std::optional<std::string> Family::fault(const Rules &rules, const State &s)
{
    if (auto f = faultOfCards(rules, s))
        return f;
    for (Seat p = 0; p < rules.seats; ++p)
        if (auto f = faultOfSeat(rules, s, p))
            return f;
    if (s.phase != Phase::over && (s.turn < 0 || !s.isIn(s.turn)))
        return "nobody can act";
    return std::nullopt;
}

} // namespace khiar::games::cucumber
