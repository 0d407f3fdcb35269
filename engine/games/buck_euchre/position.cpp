// SPDX-License-Identifier: GPL-3.0-or-later
// What a position shows and answers: zones and facts, expectations of records, hidden cards, its own faults.
#include "engine/core/answers.h"
#include "engine/games/buck_euchre/problems.h"
#include "engine/games/buck_euchre/rules.h"

#include <algorithm>
#include <bit>

namespace khiar::games::buck_euchre {
namespace {

using answers::word;
using answers::number;
using answers::seat;
using answers::seatSet;

Answer cards(CardBits set) { return answers::cards(kit::listOf(set)); }

/// Who knows the face of a card that lies with this owner (nobody's cards: those that are open only).
SeatSet knows(const State &s, Card c, Seat owner)
{
    return kit::has(s.open, c) ? kEverybody : owner < 0 ? kNoSeats : seatBit(owner);
}

/// Everything that a seat has played to the trick in progress and to earlier ones.
CardBits trickCards(const Rules &rules, const State &s)
{
    CardBits set = 0;
    for (Seat p = 0; p < rules.seats; ++p)
        if (s.inTrick & seatBit(p))
            set |= kit::bitOf(s.played[std::size_t(p)][s.trick]);
    return set;
}

/// Whether cards are laid away before seats at this table.
bool hasDiscards(const Options &o)
{
    return hasUpcard(o) || o.exchange != Exchange::none;
}

void describeSeat(const Rules &rules, const State &s, Seat p, TableWriter &out)
{
    const auto i = std::size_t(p);
    out.zone(at(ZoneKind::hand, p));
    kit::each(s.hand[i], [&](Card c) { out.card(c, knows(s, c, p), seatBit(p)); });
    out.zone(at(ZoneKind::played, p));
    for (std::size_t k = 0; k < s.trick; ++k)
        if (s.played[i][k].valid())
            out.card(s.played[i][k], kEverybody, kEverybody);
    out.zone(at(ZoneKind::trick, p));
    if (s.inTrick & seatBit(p))
        out.card(s.played[i][s.trick], kEverybody, kEverybody);
    if (hasDiscards(rules.options)) {
        out.zone(at(ZoneKind::discard, p));
        kit::each(s.discard[i], [&](Card c) { out.card(c, knows(s, c, p), kNoSeats); }); // known to who laid them away, drawn as backs
    }
    out.fact(FactKind::points, p, s.score[i]);
    out.fact(FactKind::inOut, p, s.isPlaying(p) ? kInDeal : kAside);
    out.fact(FactKind::tricks, p, s.won[i]);
    if (s.bid[i] && s.trump < 0) // afterwards only the maker's counts, which `requirement` tells
        out.fact(FactKind::bid, p, s.bid[i]);
}

} // namespace

const char *Family::phaseWord(const Rules &, const State &s)
{
    static constexpr const char *words[] = {"widow", "exchange", "order", "name", "bid", "upcard", "discard", "stay", "play", "over"};
    return words[std::size_t(s.phase)];
}

void Family::describe(const Rules &rules, const State &s, TableWriter &out)
{
    for (Seat p = 0; p < rules.seats; ++p)
        describeSeat(rules, s, p, out);
    out.zone(at(ZoneKind::stock));
    for (int i = s.stockTop; i < s.stockEnd; ++i)
        out.card(s.stock[std::size_t(i)], kNoSeats, kNoSeats);
    out.zone(at(ZoneKind::discard));
    kit::each(s.aside, [&](Card c) { out.card(c, kNoSeats, kNoSeats); });
    if (hasUpcard(rules.options)) {
        out.zone(at(ZoneKind::upcard));
        if (s.upcard.valid())
            out.card(s.upcard, kEverybody, kEverybody);
    }
    if (rules.options.exchange == Exchange::widow) {
        out.zone(at(ZoneKind::widow));
        kit::each(s.widow, [&](Card c) { out.card(c, kNoSeats, kNoSeats); });
    }
    out.fact(FactKind::deal, kNobody, s.deal);
    out.fact(FactKind::trick, kNobody, s.phase < Phase::play ? 0 : std::min<int>(s.trick + 1, kHand));
    out.fact(FactKind::handSize, kNobody, kHand);
    out.fact(FactKind::countdown, kNobody, rules.options.startScore);
    out.fact(FactKind::dealer, kNobody, s.dealer);
    out.fact(FactKind::turn, kNobody, s.turn);
    out.fact(FactKind::trump, kNobody, s.trump < 0 ? -1 : int(kit::trumpSuit(s.trump)));
    if (s.maker >= 0 || s.trump < 0) // a deal that has trumps without a maker will have none
        out.fact(FactKind::maker, kNobody, s.maker);
    if (s.maker >= 0 && s.trump >= 0)
        out.fact(FactKind::requirement, s.maker, requirement(rules, s));
    if (s.best >= 0)
        out.fact(FactKind::best, kNobody, s.best);
    if (s.trump >= 0 && s.trump != kit::kNoTrumps) {
        out.mark(standardCard(11, Suit(s.trump)), text::kMarkRight, Suit(s.trump), 2);
        out.mark(rules.trumps.leftBower(s.trump), text::kMarkLeft, Suit(s.trump), 1);
    }
}

// Only hidden cards are ever mapped elsewhere, so what lies open stays; `taken` is a public name and stays too.
void Family::rename(State &s, const CardMap &map)
{
    const auto set = [&](CardBits &cards) {
        CardBits out = 0;
        kit::each(cards, [&](Card c) { out |= kit::bitOf(map(c)); });
        cards = out;
    };
    std::for_each(s.hand.begin(), s.hand.end(), set);
    std::for_each(s.discard.begin(), s.discard.end(), set);
    set(s.widow);
    set(s.aside);
    for (int i = s.stockTop; i < s.stockEnd; ++i)
        s.stock[std::size_t(i)] = map(s.stock[std::size_t(i)]);
}

// Two things bind hidden cards: a hand has none of a suit that its owner could not follow, and a card that was taken up lies in
// that hand or was buried by it.
bool Family::fits(const Rules &rules, const State &s, Card slot, Card card)
{
    for (Seat p = 0; p < rules.seats; ++p) {
        const auto i = std::size_t(p);
        const bool inHand = kit::has(s.hand[i], slot);
        if (!inHand && !kit::has(s.discard[i], slot))
            continue;
        if (card == s.taken && p != s.taker)
            return false;
        return !inHand || !s.voids[i] || !(s.voids[i] >> rules.trumps.suitOf(s.trump, card) & 1);
    }
    return card != s.taken;
}

std::optional<Answer> Family::answer(const Rules &rules, const State &s, std::string_view key, Seat who)
{
    const auto i = std::size_t(std::max(who, 0));
    if (key == "turn") return seat(s.turn);
    if (key == "phase") return word(phaseWord(rules, s));
    if (key == "score") return Answer{Answer::Shape::numbers, {}, {s.score.begin(), s.score.begin() + rules.seats}, {}};
    if (key == "in") return seatSet(s.playing);
    if (key == "hand") return cards(s.hand[i]);
    if (key == "won") return number(s.won[i]);
    if (key == "trick") return cards(trickCards(rules, s));
    if (key == "stock") return number(s.stockCount());
    if (key == "trump") return word(s.trump < 0 ? "-" : s.trump == kit::kNoTrumps ? "none" : std::string{suitLetter(Suit(s.trump))});
    if (key == "maker") return seat(s.maker);
    if (key == "dealer") return seat(s.dealer);
    if (key == "deal") return number(s.deal);
    if (key == "hand-size") return number(kHand);
    if (key == "over") return word(s.phase == Phase::over ? "yes" : "no");
    if (key == "winner") return seatSet(s.winners);
    if (key == "loser" || key == "out") return seatSet(kNoSeats); // nobody is either
    if (key == "draw") return word(s.winners & (s.winners - 1) ? "yes" : "no");
    return std::nullopt;
}

std::vector<double> Family::standing(const Rules &rules, const State &s)
{
    std::vector<double> out;
    for (Seat p = 0; p < rules.seats; ++p)
        out.push_back(s.phase != Phase::over ? -double(s.score[std::size_t(p)]) : s.winners & seatBit(p) ? 1.0 / kit::seatCount(s.winners) : 0.0);
    return out;
}

std::optional<Problem> Family::misdeal(const Rules &, const State &s, const StatedDeals &deals)
{
    if (!s.misdealAt)
        return std::nullopt;
    const auto it = deals.find(s.misdealAt);
    return Problem{{problem::kMisdealt, {{"n", std::int64_t(s.misdealAt)}}}, it == deals.end() ? 0 : it->second.line};
}

namespace {

/// Every card of the pack lies in exactly one zone.
std::optional<std::string> faultOfCards(const Rules &rules, const State &s)
{
    CardBits seen = 0;
    int count = 0;
    const auto take = [&](Card c) { seen |= kit::bitOf(c), ++count; };
    for (std::size_t p = 0; p < std::size_t(rules.seats); ++p) {
        kit::each(s.hand[p], take);
        kit::each(s.discard[p], take);
        for (Card c : s.played[p])
            if (c.valid())
                take(c);
    }
    kit::each(s.widow, take);
    kit::each(s.aside, take);
    std::for_each(s.stock.begin() + s.stockTop, s.stock.begin() + s.stockEnd, take);
    if (s.upcard.valid())
        take(s.upcard);
    if (seen == rules.packBits && count == int(rules.pack.size()))
        return std::nullopt;
    return "cards are not each in exactly one zone: " + std::to_string(count) + " of " + std::to_string(rules.pack.size());
}

/// No hand holds what play has ruled out, and each has as many cards as are still to be played.
std::optional<std::string> faultOfHands(const Rules &rules, const State &s)
{
    int won = 0;
    for (Seat p = 0; p < rules.seats; ++p) {
        const auto i = std::size_t(p);
        const bool six = s.phase == Phase::discard && s.turn == p;
        const int played = s.isPlaying(p) ? s.trick + (s.inTrick >> p & 1) : 0;
        if (kit::countOf(s.hand[i]) != kHand + six - played)
            return "a hand has the wrong number of cards";
        bool unproved = false;
        kit::each(s.hand[i], [&](Card c) { unproved = unproved || (s.voids[i] && (s.voids[i] >> rules.trumps.suitOf(s.trump, c) & 1)); });
        if (unproved)
            return "a hand breaks what play has proved";
        won += s.won[i];
    }
    if (won != s.trick)
        return "tricks won and tricks played differ";
    const auto t = std::size_t(std::max<int>(s.taker, 0));
    if (s.taken.valid() && !kit::has(s.hand[t] | s.discard[t] | s.open, s.taken))
        return "the card taken up is neither in the hand nor buried";
    return std::nullopt;
}

} // namespace

std::optional<std::string> Family::fault(const Rules &rules, const State &s)
{
    if (auto f = faultOfCards(rules, s))
        return f;
    if (auto f = faultOfHands(rules, s))
        return f;
    if (s.phase != Phase::over && (s.turn < 0 || !s.isPlaying(s.turn)))
        return "nobody can act";
    return std::nullopt;
}

} // namespace khiar::games::buck_euchre
