// SPDX-License-Identifier: GPL-3.0-or-later
// What a record or a setup states: starting scores, deals by hands, upcard, widow and stock, and what can be wrong with them.
#include "engine/games/buck_euchre/problems.h"
#include "engine/games/buck_euchre/rules.h"
#include "engine/kit/setup_reading.h"

#include <algorithm>

namespace khiar::games::buck_euchre {

namespace detail {

void startScores(const Rules &rules, State &s)
{
    s.score = {};
    s.drops = {};
    for (std::size_t p = 0; p < std::size_t(rules.seats); ++p)
        s.score[p] = rules.options.startScore;
    for (const StartLine &l : rules.start) {
        const std::vector<int> numbers = kit::numbersOf(l); // `score`, the only one there is
        std::copy(numbers.begin(), numbers.end(), s.score.begin());
    }
}

bool dealStated(const Rules &rules, State &s, const StatedDeal &d, std::span<const Card> pack)
{
    CardBits left = rules.packBits;
    const auto take = [&](Card c) {
        if (!kit::has(left, c))
            return false;
        left &= ~kit::bitOf(c);
        return true;
    };
    const auto takeAll = [&](const std::vector<Card> &list) { return std::all_of(list.begin(), list.end(), take); };
    const bool hands = d.statesHands(), hasWidow = rules.options.exchange == Exchange::widow, hasCard = hasUpcard(rules.options);
    for (Seat p = 0; p < kMaxSeats; ++p)
        if (const auto &hand = d.hands[std::size_t(p)]; hand.has_value() != (hands && p < rules.seats) || (hand && (hand->size() != kHand || !takeAll(*hand))))
            return false;
    if ((d.upcard && (!hasCard || !take(*d.upcard))) || (d.widow && (!hasWidow || d.widow->size() != kHand || !takeAll(*d.widow))))
        return false;
    if (d.stock && (!hands || (hasCard && !d.upcard) || (hasWidow && !d.widow) || !takeAll(*d.stock)))
        return false;
    // What is stated nowhere comes off the shuffled pack.
    std::size_t at = 0;
    const auto draw = [&] {
        while (!kit::has(left, pack[at]))
            ++at;
        left &= ~kit::bitOf(pack[at]);
        return pack[at];
    };
    for (Seat p = 0; p < rules.seats; ++p)
        for (std::size_t k = 0; k < kHand; ++k)
            s.hand[std::size_t(p)] |= kit::bitOf(hands ? (*d.hands[std::size_t(p)])[k] : draw());
    if (hasCard) {
        s.upcard = d.upcard ? *d.upcard : draw();
        s.open = kit::bitOf(s.upcard);
    }
    for (std::size_t k = 0; hasWidow && k < kHand; ++k)
        s.widow |= kit::bitOf(d.widow ? (*d.widow)[k] : draw());
    s.stockEnd = 0;
    for (Card c : d.stock ? std::span<const Card>(*d.stock) : pack)
        if (d.stock || kit::has(left, c))
            s.stock[s.stockEnd++] = c;
    s.aside = d.stock ? left : 0; // stated nowhere: out of this deal
    return true;
}

} // namespace detail

namespace {

using namespace problem;
using Found = std::optional<Problem>;

/// The first card that is none of the game's, or has stood before.
Found foreign(const Rules &rules, const std::vector<Card> &list, CardBits &seen, int line)
{
    for (Card c : list) {
        if (!kit::has(rules.packBits, c) || kit::has(seen, c))
            return Problem{{kCardNotHere, {{"found", Verbatim{cardText(c)}}}}, line};
        seen |= kit::bitOf(c);
    }
    return std::nullopt;
}

/// What belongs to no deal of these options.
std::optional<Phrase> checkShape(const Rules &rules, const StatedDeal &d)
{
    const bool hasWidow = rules.options.exchange == Exchange::widow, hasCard = hasUpcard(rules.options);
    if (d.pile || !d.trumps.empty() || std::any_of(d.redeals.begin(), d.redeals.end(), [](const auto &r) { return r.has_value(); }))
        return kNoSuchDeal;
    if (d.upcard && !hasCard)
        return kNoUpcardHere;
    if (d.widow && !hasWidow)
        return kNoWidowHere;
    if (d.widow && d.widow->size() != kHand)
        return kWidowOfFive;
    if (d.stock && !d.statesHands())
        return kStockAlone;
    if (d.stock && hasCard && !d.upcard)
        return kUpcardMissing;
    if (d.stock && hasWidow && !d.widow)
        return kWidowMissing;
    return std::nullopt;
}

Found checkDeal(const Rules &rules, const StatedDeal &d)
{
    if (const auto wrong = checkShape(rules, d))
        return Problem{{*wrong, {}}, d.line};
    CardBits seen = 0;
    for (std::size_t p = 0; p < kMaxSeats; ++p) {
        if (!d.hands[p])
            continue;
        const int line = d.handLines[p] ? d.handLines[p] : d.line;
        if (auto f = foreign(rules, *d.hands[p], seen, line))
            return f;
        if (d.hands[p]->size() != kHand)
            return Problem{{kHandsOfFive, {}}, line};
    }
    if (d.upcard)
        if (auto f = foreign(rules, {*d.upcard}, seen, d.line))
            return f;
    for (const auto *list : {&d.widow, &d.stock, &d.pack})
        if (*list)
            if (auto f = foreign(rules, **list, seen, d.line))
                return f;
    return std::nullopt;
}

} // namespace

std::optional<Problem> checkStated(const Rules &rules, const Setup &setup)
{
    for (const StartLine &l : setup.start) {
        if (l.key != "score")
            return Problem{{kNoSuchStart, {{"key", Verbatim{l.key}}}}, l.line};
        if (auto f = kit::checkNumbers(l, std::size_t(rules.seats), -9999, 9999))
            return f;
    }
    for (const auto &[number, deal] : setup.deals)
        if (auto f = checkDeal(rules, deal))
            return f;
    return std::nullopt;
}

} // namespace khiar::games::buck_euchre
