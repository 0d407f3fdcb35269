// SPDX-License-Identifier: GPL-3.0-or-later
// What a position shows and answers: zones and facts, expectations of records, hidden cards, its own faults.
#include "engine/core/answers.h"
#include "engine/games/svoi_kozyri/rules.h"

#include <algorithm>

namespace khiar::games::svoi_kozyri {
namespace {


/// Who knows the face of a card in the hand of `holder` (nobody: of a card that lies on the table).
SeatSet known(const State &s, Card c, Seat holder)
{
    return kit::has(s.open, c) ? kEverybody : holder < 0 ? kNoSeats : seatBit(holder);
}

void describeSeat(const Rules &rules, const State &s, Seat p, TableWriter &out)
{
    const auto i = std::size_t(p);
    const SeatSet drawn = rules.options.openHands || s.phase == Phase::over ? kEverybody : seatBit(p);
    out.zone(at(ZoneKind::hand, p));
    kit::each(s.hand[i], [&](Card c) { // cards that were picked up are backs to others
        const bool shown = kit::has(s.shown, c);
        out.card(c, shown ? kEverybody : known(s, c, p), shown ? kEverybody : drawn);
    });
    if (rules.options.hasTrumps())
        out.fact(FactKind::ownTrump, p, s.trump[i]);
    out.fact(FactKind::inOut, p, s.seatsIn >> p & 1 ? kInDeal : kSafe);
}

/// Closed but for its top card; who is on turn may look at what would have to be taken and the card beneath. A-SK8, A-SK9
/// Where all cards lie open the pile does too [seed].
void describePile(const Rules &rules, const State &s, TableWriter &out)
{
    const bool allOpen = rules.options.openHands || s.phase == Phase::over;
    const int depth = lookDepth(rules, s);
    out.zone(at(ZoneKind::pile));
    for (int i = 0; i < int(s.pileCount); ++i) {
        const int fromTop = s.pileCount - 1 - i;
        const SeatSet looks = fromTop < depth ? seatBit(std::max(0, int(s.turn))) : kNoSeats;
        out.card(s.pile[std::size_t(i)], kEverybody, allOpen || fromTop == 0 ? kEverybody : looks);
    }
}

/// `-`: there are none, or not every seat has its own yet.
std::string trumpsWord(const Rules &rules, const State &s)
{
    std::string words;
    for (Seat p = 0; p < rules.options.seats; ++p) {
        const int trump = s.trump[std::size_t(p)];
        if (trump < 0)
            return "-";
        words += (words.empty() ? "" : " ") + std::string(1, suitLetter(Suit(trump)));
    }
    return words;
}

} // namespace

const char *Family::phaseWord(const Rules &, const State &s)
{
    switch (s.phase) {
    case Phase::trumps: return "trumps";
    case Phase::cut: return "cut";
    case Phase::over: return "over";
    case Phase::play: break;
    }
    return "play";
}

void Family::describe(const Rules &rules, const State &s, TableWriter &out)
{
    for (Seat p = 0; p < rules.options.seats; ++p)
        describeSeat(rules, s, p, out);
    out.zone(at(ZoneKind::stock));
    for (std::size_t i = 0; i < s.stockCount; ++i)
        out.card(s.stock[i], kNoSeats, kNoSeats);
    describePile(rules, s, out);
    out.fact(FactKind::dealer, kNobody, s.dealer);
    out.fact(FactKind::turn, kNobody, s.turn);
}

// Cards of one map change places everywhere; only hidden ones are ever mapped elsewhere, so public zones stay.
void Family::rename(State &s, const CardMap &map)
{
    for (CardBits &hand : s.hand) {
        CardBits renamed = 0;
        kit::each(hand, [&](Card c) { renamed |= kit::bitOf(map(c)); });
        hand = renamed;
    }
    for (std::size_t i = 0; i < s.stockCount; ++i)
        s.stock[i] = map(s.stock[i]);
}

std::optional<Answer> Family::answer(const Rules &rules, const State &s, std::string_view key, Seat who)
{
    using namespace answers;
    const SeatSet in = s.seatsIn;
    if (key == "turn") return seat(s.turn);
    if (key == "phase") return word(phaseWord(rules, s));
    if (key == "hand") return cards(kit::listOf(s.hand[std::size_t(std::clamp(who, 0, kSeats - 1))]));
    if (key == "pile") return Answer{Answer::Shape::pile, {}, {}, {s.pile.begin(), s.pile.begin() + s.pileCount}};
    if (key == "stock") return number(s.stockCount);
    if (key == "trumps") return word(trumpsWord(rules, s));
    if (key == "dealer") return seat(s.dealer);
    if (key == "deal") return number(1); // a match is one deal (§6)
    if (key == "hand-size") return number(rules.options.packSize() / rules.options.seats);
    if (key == "in") return seatSet(in);
    if (key == "out") return seatSet(SeatSet(kit::allSeats(rules.options.seats) & ~in));
    if (key == "over") return word(over(rules, s) ? "yes" : "no");
    if (key == "winner") return seatSet(s.winners);
    if (key == "loser") return seatSet(s.loser < 0 ? kNoSeats : seatBit(s.loser));
    if (key == "draw") return word(s.drawn ? "yes" : "no");
    return std::nullopt;
}

// One point a match: among those who have not lost, or among all after a draw.
std::vector<double> Family::standing(const Rules &rules, const State &s)
{
    const auto seats = std::size_t(rules.options.seats);
    std::vector<double> out(seats, 0.0);
    for (std::size_t p = 0; p < seats && s.phase == Phase::over; ++p)
        out[p] = s.drawn ? 1.0 / double(seats) : s.loser == int(p) ? 0.0 : 1.0 / double(seats - 1);
    return out;
}

// The loser deals the next game, after a draw the same player. [seed] A-SK11
std::optional<Seat> Family::nextFirstDealer(const Rules &, const State &s)
{
    return s.loser < 0 ? s.dealer : s.loser;
}

std::optional<std::string> Family::fault(const Rules &rules, const State &s)
{
    CardBits seen = 0;
    int count = 0;
    const auto take = [&](Card c) {
        seen |= kit::bitOf(c);
        ++count;
    };
    for (Seat p = 0; p < rules.options.seats; ++p) {
        kit::each(s.hand[std::size_t(p)], take);
        const bool in = s.seatsIn >> p & 1;
        if (s.phase == Phase::play && in != (s.hand[std::size_t(p)] != 0))
            return "a seat plays without cards, or has cards and does not play";
    }
    std::for_each(s.pile.begin(), s.pile.begin() + s.pileCount, take);
    std::for_each(s.stock.begin(), s.stock.begin() + s.stockCount, take);
    if (seen != s.inPlay || count != kit::countOf(s.inPlay))
        return "cards are not each in exactly one zone: " + std::to_string(count);
    if (s.phase != Phase::over && s.turn < 0)
        return "nobody can act";
    return std::nullopt;
}

} // namespace khiar::games::svoi_kozyri
