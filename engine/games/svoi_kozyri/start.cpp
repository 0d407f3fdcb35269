// SPDX-License-Identifier: GPL-3.0-or-later
// What a record or a setup states: seats that are out, a deal by hands, pile and trumps, or by its pack; and what can be wrong
// with them.
#include "engine/games/svoi_kozyri/problems.h"
#include "engine/games/svoi_kozyri/rules.h"

#include "engine/kit/problems.h"
#include "engine/kit/setup_reading.h"

#include <algorithm>
#include <set>

namespace khiar::games::svoi_kozyri {

namespace {

/// The seats of a line `out`; `-` names none.
std::vector<int> seatsOf(const StartLine &l)
{
    return l.words == std::vector<std::string>{"-"} ? std::vector<int>{} : kit::numbersOf(l);
}

} // namespace

namespace detail {

void gatherStated(const Rules &rules, State &s, const StatedDeal &d)
{
    s.stock.fill(kNoCard);
    s.stockCount = 0;
    s.inPlay = 0;
    const auto take = [&](const std::vector<Card> &cards) {
        for (Card c : cards) {
            s.stock[s.stockCount++] = c;
            s.inPlay |= kit::bitOf(c);
        }
    };
    for (const auto &hand : d.hands)
        if (hand)
            take(*hand);
    if (d.pile)
        take(*d.pile);
    for (const StartLine &l : rules.start)
        for (int seat : seatsOf(l))
            s.seatsIn = std::uint8_t(s.seatsIn & ~(1u << seat));
}

void setTrumps(State &s, const std::vector<Suit> &suits)
{
    for (std::size_t p = 0; p < suits.size(); ++p)
        s.trump[p] = std::int8_t(suits[p]);
}

void drawTrumps(const Rules &rules, State &s, Chance &chance)
{
    std::array<Card, 4> suits = {standardCard(kAce, Suit::spades), standardCard(kAce, Suit::hearts), standardCard(kAce, Suit::diamonds), standardCard(kAce, Suit::clubs)};
    if (!chance.shuffle(Purpose::trumps, 1, 0, suits))
        return;
    for (std::size_t p = 0; p < std::size_t(rules.options.seats); ++p)
        s.trump[p] = std::int8_t(suitOf(suits[p]));
}

} // namespace detail

namespace {

std::optional<Problem> bad(const Phrase &phrase, int line, std::vector<Arg> args = {})
{
    return Problem{{phrase, std::move(args)}, line};
}

std::optional<Problem> checkCards(CardBits pack, const std::vector<Card> &list, CardBits &seen, int line)
{
    for (Card c : list) {
        if (!kit::has(pack, c) || kit::has(seen, c))
            return bad(kit::problem::kCardNotHere, line, {{"found", Verbatim{cardText(c)}}});
        seen |= kit::bitOf(c);
    }
    return std::nullopt;
}

std::optional<Problem> checkTrumps(const Options &o, const StatedDeal &d)
{
    if (d.trumps.empty())
        return d.statesHands() && o.hasTrumps() && !o.trumpDrawn ? bad(problem::kTrumpsMissing, d.line) : std::nullopt;
    if (!o.hasTrumps())
        return bad(problem::kNoTrumps, d.line);
    unsigned seen = 0;
    for (Suit suit : d.trumps) {
        if (int(suit) > 3 || seen >> int(suit) & 1)
            return bad(problem::kTrumps, d.line);
        seen |= 1u << int(suit);
    }
    return int(d.trumps.size()) == o.seats ? std::nullopt : bad(problem::kTrumps, d.line);
}

/// A hand for every seat that is not out, of any size from 1 (records.md), and a pile.
std::optional<Problem> checkHands(const Options &o, CardBits pack, const StatedDeal &d, SeatSet out)
{
    CardBits seen = 0;
    for (std::size_t p = 0; p < d.hands.size(); ++p) {
        const bool wanted = int(p) < o.seats && !(out & seatBit(int(p)));
        const int line = d.handLines[p] ? d.handLines[p] : d.line;
        if (wanted != d.hands[p].has_value() || (wanted && d.hands[p]->empty()))
            return bad(problem::kHands, line);
        if (auto problem = wanted ? checkCards(pack, *d.hands[p], seen, line) : std::nullopt)
            return problem;
    }
    return d.pile ? checkCards(pack, *d.pile, seen, d.line) : std::nullopt;
}

std::optional<Problem> checkPack(CardBits pack, const StatedDeal &d)
{
    CardBits seen = 0;
    if (auto problem = checkCards(pack, *d.pack, seen, d.line))
        return problem;
    return seen == pack ? std::nullopt : bad(problem::kPackSize, d.line, {{"n", std::int64_t(kit::countOf(pack))}});
}

std::optional<Problem> checkDeal(const Options &o, CardBits pack, const StatedDeal &d, SeatSet out)
{
    const bool redealt = std::any_of(d.redeals.begin(), d.redeals.end(), [](const auto &r) { return r.has_value(); });
    if (d.upcard || d.widow || redealt || !d.shuffles.empty() || (d.stock && !d.stock->empty()))
        return bad(problem::kNoSuchStatement, d.line);
    if (d.stock && !d.statesHands())
        return bad(kit::problem::kStockAlone, d.line);
    if (d.pile && !d.statesHands())
        return bad(problem::kPileAlone, d.line);
    if (auto problem = checkTrumps(o, d))
        return problem;
    if (d.statesHands())
        return checkHands(o, pack, d, out);
    return d.pack ? checkPack(pack, d) : std::nullopt;
}

/// The line `out`: at least two play on, and only a deal by hands can begin so.
std::optional<Problem> checkOut(const Options &o, const Setup &setup, const StartLine &l)
{
    const auto deal = setup.deals.find(1);
    const std::vector<int> seats = seatsOf(l);
    if (seats.empty())
        return std::nullopt;
    if (auto p = kit::checkNumbers(l, l.words.size(), 0, o.seats - 1))
        return p;
    const std::set<int> out(seats.begin(), seats.end());
    if (int(out.size()) > o.seats - 2 || deal == setup.deals.end() || !deal->second.statesHands())
        return bad(problem::kOut, l.line);
    return std::nullopt;
}

} // namespace

std::optional<Problem> checkStated(const Options &options, const Setup &setup)
{
    SeatSet out = kNoSeats;
    for (const StartLine &l : setup.start) {
        if (l.key != "out")
            return bad(kit::problem::kNoSuchStart, l.line, {{"key", Verbatim{l.key}}});
        if (auto p = checkOut(options, setup, l))
            return p;
        for (int seat : seatsOf(l))
            out = SeatSet(out | seatBit(seat));
    }
    const CardBits pack = makeRules(options, setup).pack;
    for (const auto &[number, deal] : setup.deals) {
        if (number != 1)
            continue; // stated deals may never be reached (records.md)
        if (auto p = checkDeal(options, pack, deal, out))
            return p;
    }
    return std::nullopt;
}

} // namespace khiar::games::svoi_kozyri
