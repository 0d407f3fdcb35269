// SPDX-License-Identifier: GPL-3.0-or-later
// What a record or a setup states: totals, deals by hands or pack, the pile dealt back; and what can be wrong with them.
#include "engine/games/apples/problems.h"
#include "engine/games/apples/rules.h"

#include "engine/kit/problems.h"
#include "engine/kit/setup_reading.h"

#include <algorithm>

namespace khiar::games::apples {

namespace detail {

void startScores(State &s, const std::vector<StartLine> &start)
{
    s.score = {};
    for (const StartLine &l : start)
        if (l.key == "score") {
            const std::vector<int> numbers = kit::numbersOf(l);
            for (std::size_t p = 0; p < kSeats; ++p)
                s.score[p] = std::int16_t(numbers[p]);
        }
}

// Hands were checked by checkStated: they are there for everybody or nobody, and hold the whole pack.
bool dealStated(State &s, const StatedDeal &d)
{
    for (std::size_t p = 0; p < kSeats; ++p) {
        if (!d.hands[p])
            return false;
        for (Card c : *d.hands[p]) {
            s.hand[p] |= kit::bitOf(c);
            s.known[c.code] = seatBit(Seat(p));
        }
    }
    s.stock.fill(kNoCard);
    s.stockCount = 0;
    return true;
}

bool redealStated(State &s, const StatedDeal &d)
{
    CardBits pile = 0, back = 0;
    for (std::size_t i = 0; i < s.pileCount; ++i)
        pile |= kit::bitOf(s.pile[i]);
    const std::size_t each = s.pileCount / kSeats;
    for (std::size_t p = 0; p < kSeats; ++p) {
        if (!d.redeals[p] || d.redeals[p]->size() != each)
            return false;
        for (Card c : *d.redeals[p])
            back |= kit::bitOf(c);
    }
    if (back != pile) // exactly the pile's cards (records.md)
        return false;
    for (std::size_t p = 0; p < kSeats; ++p)
        for (Card c : *d.redeals[p]) {
            s.hand[p] |= kit::bitOf(c);
            s.known[c.code] = seatBit(Seat(p));
        }
    return true;
}

} // namespace detail

namespace {

std::optional<Problem> bad(const Phrase &phrase, int line, std::vector<Arg> args = {})
{
    return Problem{{phrase, std::move(args)}, line};
}

/// The first card that is not of this pack or stands twice.
Card foreign(const std::vector<Card> &list, CardSet &seen)
{
    for (Card c : list) {
        if (c.code >= kPack || seen.has(c))
            return c;
        seen.add(c);
    }
    return kNoCard;
}

std::optional<Problem> checkCards(const std::vector<Card> &list, CardSet &seen, int line)
{
    const Card c = foreign(list, seen);
    return c.valid() ? bad(kit::problem::kCardNotHere, line, {{"found", Verbatim{cardText(c)}}}) : std::nullopt;
}

std::optional<Problem> checkRedeals(const StatedDeal &d)
{
    CardSet seen;
    std::size_t stated = 0, size = 0;
    for (const auto &r : d.redeals) {
        if (!r)
            continue;
        if (auto p = checkCards(*r, seen, d.line))
            return p;
        size = stated++ ? size : r->size();
        if (r->empty() || r->size() != size)
            return bad(problem::kRedeals, d.line);
    }
    return stated == 0 || stated == kSeats ? std::nullopt : bad(problem::kRedeals, d.line);
}

std::optional<Problem> checkDeal(const StatedDeal &d)
{
    if (d.upcard || d.widow || d.pile || !d.trumps.empty() || (d.stock && !d.stock->empty()))
        return bad(problem::kNoSuchStatement, d.line);
    CardSet seen;
    std::size_t stated = 0;
    for (std::size_t p = 0; p < d.hands.size(); ++p) {
        if (!d.hands[p])
            continue;
        const int line = d.handLines[p] ? d.handLines[p] : d.line;
        if (auto problem = checkCards(*d.hands[p], seen, line))
            return problem;
        if (p >= kSeats || d.hands[p]->size() != kHand) // stated hands: 13 (records.md)
            return bad(problem::kHands, line);
        ++stated;
    }
    if (stated != 0 && stated != kSeats)
        return bad(problem::kHands, d.line);
    if (d.stock && !stated)
        return bad(kit::problem::kStockAlone, d.line);
    if (d.pack) {
        CardSet pack;
        if (auto problem = checkCards(*d.pack, pack, d.line))
            return problem;
        if (d.pack->size() != kPack)
            return bad(problem::kPackSize, d.line);
    }
    return checkRedeals(d);
}

} // namespace

std::optional<Problem> checkStated(const Setup &setup)
{
    for (const StartLine &l : setup.start) {
        if (l.key != "score")
            return bad(kit::problem::kNoSuchStart, l.line, {{"key", Verbatim{l.key}}});
        if (auto p = kit::checkNumbers(l, kSeats, -9999, 9999))
            return p;
    }
    for (const auto &[number, deal] : setup.deals)
        if (auto p = checkDeal(deal))
            return p;
    return std::nullopt;
}

} // namespace khiar::games::apples
