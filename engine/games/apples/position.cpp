// SPDX-License-Identifier: GPL-3.0-or-later
// What a position shows and answers: zones and facts, expectations of records, hidden cards, its own faults.
#include "engine/core/answers.h"
#include "engine/games/apples/problems.h"
#include "engine/games/apples/rules.h"

#include <algorithm>

namespace khiar::games::apples {
namespace {

using answers::word;
using answers::number;
using answers::seat;
using answers::seatSet;
using answers::cards;


void describeSeat(const State &s, Seat p, TableWriter &out)
{
    const auto i = std::size_t(p);
    const SeatSet owner = s.shown ? kEverybody : seatBit(p);
    const auto write = [&](Card c, SeatSet drawn) { out.card(c, s.known[c.code], drawn); };
    out.zone(at(ZoneKind::hand, p));
    kit::each(s.hand[i], [&](Card c) { write(c, seatBit(p)); });
    out.zone(at(ZoneKind::trick, p));
    if (s.trick[i].valid())
        write(s.trick[i], kEverybody);
    out.zone(at(ZoneKind::won, p)); // seen by all, but only the owner may leaf through them [seed]
    for (std::size_t k = 0; k < s.wonCount[i]; ++k)
        write(s.won[i][k], owner);
    out.zone(at(ZoneKind::target, p));
    if (s.target[i].valid())
        write(s.target[i], owner);
    out.fact(FactKind::points, p, s.score[i]);
    out.fact(FactKind::tricks, p, s.wonCount[i] / kSeats);
    out.fact(FactKind::inOut, p, kInDeal);
    if (s.trump >= 0 && s.maker == p) // what was paid; during the auction the badges say who bid what
        out.fact(FactKind::bid, p, s.bid[i].number);
}

} // namespace

const char *Family::phaseWord(const Rules &, const State &s)
{
    switch (s.phase) {
    case Phase::cut: return "cut";
    case Phase::bid: return "bid";
    case Phase::pile: return "pile";
    case Phase::target: return "target";
    case Phase::over: return "over";
    case Phase::play: break;
    }
    return "play";
}

void Family::describe(const Rules &rules, const State &s, TableWriter &out)
{
    for (Seat p = 0; p < kSeats; ++p)
        describeSeat(s, p, out);
    out.zone(at(ZoneKind::stock));
    for (std::size_t i = 0; i < s.stockCount; ++i)
        out.card(s.stock[i], s.known[s.stock[i].code], kNoSeats);
    out.zone(at(ZoneKind::pile));
    for (std::size_t i = 0; i < s.pileCount; ++i) // a closed pile shows the maker's trumps only
        out.card(s.pile[i], s.known[s.pile[i].code], (s.pileSeen & kit::bitOf(s.pile[i])) ? kEverybody : kNoSeats);
    const bool playing = s.phase == Phase::play || s.phase == Phase::over;
    out.fact(FactKind::deal, kNobody, s.deal);
    out.fact(FactKind::trick, kNobody, std::min(s.tricksDone + 1, kTricks));
    out.fact(FactKind::handSize, kNobody, playing ? kTricks : 0);
    out.fact(FactKind::limit, kNobody, rules.options.limit);
    out.fact(FactKind::dealer, kNobody, s.dealer);
    out.fact(FactKind::turn, kNobody, s.turn);
    if (s.trump >= 0) {
        out.fact(FactKind::trump, kNobody, s.trump);
        out.fact(FactKind::maker, kNobody, s.maker);
    }
    if (s.phase == Phase::play && s.best >= 0)
        out.fact(FactKind::best, kNobody, s.best);
}

// Cards of one map change places everywhere; only hidden ones are ever mapped elsewhere, so public zones stay.
void Family::rename(State &s, const CardMap &map)
{
    const auto one = [&](Card &c) { c = c.valid() ? map(c) : c; };
    for (CardBits &hand : s.hand) {
        CardBits renamed = 0;
        kit::each(hand, [&](Card c) { renamed |= kit::bitOf(map(c)); });
        hand = renamed;
    }
    for (Card &c : s.target)
        one(c);
    for (std::size_t i = 0; i < s.pileCount; ++i)
        one(s.pile[i]);
    for (std::size_t i = 0; i < s.stockCount; ++i)
        one(s.stock[i]);
    const std::array<SeatSet, 64> known = s.known;
    for (unsigned c = 0; c < kPack; ++c)
        s.known[map(Card{std::uint8_t(c)}).code] = known[c];
}

// The cards of an open pile are a known set in unknown places: as many with each seat as it was dealt and has not played.
bool Family::fits(const Rules &rules, const State &s, Card slot, Card card)
{
    for (std::size_t p = 0; p < kSeats; ++p) {
        const bool inHand = kit::has(s.hand[p], slot);
        if (!inHand && s.target[p] != slot)
            continue;
        if (inHand && (s.barred[p] >> int(suitOf(card)) & 1))
            return false;
        if (s.phase == Phase::target || s.phase == Phase::play) {
            if (kit::has(s.pileSeen, card))
                return s.pileLeft[p] > 0;
            return !rules.options.openPile || s.restLeft[p] > 0;
        }
    }
    return true;
}

std::optional<Answer> Family::answer(const Rules &rules, const State &s, std::string_view key, Seat who)
{
    const auto i = std::size_t(std::clamp(who, 0, kSeats - 1));
    std::vector<Card> list;
    if (key == "turn") return seat(s.turn);
    if (key == "phase") return word(phaseWord(rules, s));
    if (key == "score") return Answer{Answer::Shape::numbers, {}, {s.score.begin(), s.score.end()}, {}};
    if (key == "hand") return cards(kit::listOf(s.hand[i]));
    if (key == "won") return number(s.wonCount[i] / kSeats);
    if (key == "trick") {
        std::copy_if(s.trick.begin(), s.trick.end(), std::back_inserter(list), [](Card c) { return c.valid(); });
        return cards(list);
    }
    if (key == "pile") return Answer{Answer::Shape::pile, {}, {}, {s.pile.begin(), s.pile.begin() + s.pileCount}};
    if (key == "stock") return number(s.stockCount);
    if (key == "trump") return word(s.trump < 0 ? "-" : std::string(1, suitLetter(Suit(s.trump))));
    if (key == "maker") return seat(s.trump < 0 ? kNobody : s.maker); // `-` until the auction ends (records.md)
    if (key == "dealer") return seat(s.dealer);
    if (key == "deal") return number(s.deal);
    if (key == "hand-size") return number(kHand);
    if (key == "in") return seatSet(kit::allSeats(kSeats));
    if (key == "out") return seatSet(kNoSeats);
    if (key == "over") return word(over(rules, s) ? "yes" : "no");
    if (key == "winner") return seatSet(s.winners);
    if (key == "loser") return seatSet(kNoSeats);
    if (key == "draw") return word(s.winners && !kit::isOne(s.winners) ? "yes" : "no");
    return std::nullopt;
}

std::vector<double> Family::standing(const Rules &, const State &s)
{
    std::vector<double> out(kSeats, 0.0);
    for (Seat p = 0; p < kSeats; ++p)
        out[std::size_t(p)] = s.phase != Phase::over ? s.score[std::size_t(p)] : s.winners & seatBit(p) ? 1.0 / kit::seatCount(s.winners) : 0.0;
    return out;
}

// Hands were checked as the match began; what is left is the pile, and there the record fails at the last payment (records.md).
std::optional<Problem> Family::misdeal(const Rules &, const State &s, const StatedDeals &)
{
    if (!s.misdealAt)
        return std::nullopt;
    return Problem{{problem::kMisdeal, {{"n", std::int64_t(s.misdealAt)}}}, 0};
}

std::optional<std::string> Family::fault(const Rules &rules, const State &s)
{
    CardBits seen = 0;
    int count = 0;
    bool unproved = false;
    const auto take = [&](Card c) {
        if (c.valid()) {
            seen |= kit::bitOf(c);
            ++count;
        }
    };
    for (std::size_t p = 0; p < kSeats; ++p) {
        kit::each(s.hand[p], take);
        std::for_each(s.won[p].begin(), s.won[p].begin() + s.wonCount[p], take);
        take(s.target[p]);
        take(s.trick[p]);
        kit::each(s.hand[p], [&](Card c) { unproved = unproved || !fits(rules, s, c, c); });
        if (s.target[p].valid())
            unproved = unproved || (s.phase == Phase::play && !fits(rules, s, s.target[p], s.target[p]));
    }
    std::for_each(s.pile.begin(), s.pile.begin() + s.pileCount, take);
    std::for_each(s.stock.begin(), s.stock.begin() + s.stockCount, take);
    if (count != kPack || kit::countOf(seen) != kPack)
        return "cards are not each in exactly one zone: " + std::to_string(count);
    if (unproved)
        return "a hand breaks what play has proved";
    if (s.phase != Phase::over && s.turn < 0)
        return "nobody can act";
    return std::nullopt;
}

} // namespace khiar::games::apples
