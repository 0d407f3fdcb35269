// SPDX-License-Identifier: GPL-3.0-or-later
// What a record or a setup states: start lines, deals by hands and stock, and what can be wrong with them.
#include "engine/games/cucumber/problems.h"
#include "engine/games/cucumber/rules.h"

#include <algorithm>
#include <bit>
#include <charconv>

namespace khiar::games::cucumber {

namespace detail {

int packOfDeal(const Rules &rules, const State &s, std::array<Card, kMaxPack> &pack)
{
    int n = 0;
    if (s.keptCount == 0) {
        std::copy(rules.pack.begin(), rules.pack.end(), pack.begin());
        return int(rules.pack.size());
    }
    CardSet gone;
    for (std::size_t i = 0; i < s.keptCount; ++i)
        gone.add(s.kept[i]); // kept cards leave the pack [S0]
    for (Card c : rules.pack)
        if (!gone.has(c))
            pack[std::size_t(n++)] = c;
    return n;
}

bool dealStated(const Rules &rules, State &s, const StatedDeal &d, std::span<const Card> pack)
{
    CardSet left;
    for (Card c : pack)
        left.add(c);
    std::size_t size = 0;
    const auto takeAll = [&](const std::vector<Card> &list) {
        return std::all_of(list.begin(), list.end(), [&](Card c) {
            const bool there = left.has(c);
            left.remove(c);
            return there;
        });
    };
    for (Seat p = 0; p < kMaxSeats; ++p) {
        const auto &hand = d.hands[std::size_t(p)];
        if (hand.has_value() != (p < rules.seats && s.isIn(p))) // one line per seat still in, none for the others
            return false;
        if (hand && (!takeAll(*hand) || (size && hand->size() != size)))
            return false;
        size = hand ? hand->size() : size;
    }
    if (d.stock && !takeAll(*d.stock))
        return false;
    for (Seat p = 0; p < rules.seats; ++p)
        if (s.isIn(p))
            for (Card c : *d.hands[std::size_t(p)])
                s.hand[std::size_t(p)].add(c), s.known[c.code] = seatBit(p);
    std::fill(s.stock.begin(), s.stock.end(), kNoCard);
    s.stockEnd = 0;
    for (Card c : d.stock ? std::span<const Card>(*d.stock) : pack)
        if (d.stock || left.has(c))
            s.stock[s.stockEnd++] = c;
    if (d.stock)
        s.aside = left; // stated nowhere: out of this deal
    s.handSize = std::uint8_t(size);
    return true;
}

namespace {

int numberAt(const StartLine &l, std::size_t i)
{
    int n = 0;
    std::from_chars(l.words[i].data(), l.words[i].data() + l.words[i].size(), n);
    return n;
}

template <class Values>
void fill(Values &values, const StartLine &l)
{
    for (std::size_t p = 0; p < l.words.size(); ++p)
        values[p] = typename Values::value_type(numberAt(l, p));
}

/// Kept cards set the score to their value, whatever `score` says.
void startKept(const Rules &rules, State &s, const StartLine &l)
{
    const auto p = std::size_t(numberAt(l, 0));
    s.score[p] = 0;
    for (std::size_t i = 1; i < l.words.size() && l.words[i] != "-"; ++i) {
        const Card c = *parseCard(l.words[i]);
        s.kept[s.keptCount] = c;
        s.keptBy[s.keptCount++] = std::int8_t(p);
        s.score[p] = std::int16_t(s.score[p] + rules.value[c.code]);
    }
}

} // namespace

int startStake(const Rules &rules, const std::vector<StartLine> &start)
{
    int stake = rules.options.doubling ? 1 : 0;
    for (const StartLine &l : start)
        if (l.key == "stake")
            stake = numberAt(l, 0);
    return stake;
}

void startScores(const Rules &rules, State &s, const std::vector<StartLine> &start)
{
    s.in = SeatSet((1u << rules.seats) - 1);
    s.score = {};
    s.cucumbers = {};
    s.credits = {};
    for (std::size_t p = 0; rules.options.doubling && p < std::size_t(rules.seats); ++p)
        s.credits[p] = std::int16_t(rules.options.credits);
    s.kept.fill(kNoCard);
    s.keptBy.fill(kNobody);
    s.keptCount = 0;
    s.pot = std::int16_t(rules.options.settle == Settle::pot ? rules.seats : 0); // a stake each (§7)
    for (const StartLine &l : start) {
        if (l.key == "score")
            fill(s.score, l);
        if (l.key == "cucumbers")
            fill(s.cucumbers, l);
        if (l.key == "credits")
            fill(s.credits, l);
        if (l.key == "pot")
            s.pot = std::int16_t(numberAt(l, 0));
        if (l.key == "out" && l.words.front() != "-")
            for (std::size_t i = 0; i < l.words.size(); ++i)
                s.in = SeatSet(s.in & ~seatBit(numberAt(l, i)));
    }
    for (const StartLine &l : start)
        if (l.key == "kept")
            startKept(rules, s, l);
    for (Seat p = 0; p < rules.seats; ++p) // without chips nobody plays
        if (rules.options.doubling && s.credits[std::size_t(p)] <= 0)
            s.in = SeatSet(s.in & ~seatBit(p));
}

} // namespace detail

namespace {

using namespace problem;

std::optional<Problem> bad(const Phrase &phrase, int line, std::vector<Arg> args = {})
{
    return Problem{{phrase, std::move(args)}, line};
}

std::optional<Problem> checkNumbers(const StartLine &l, std::size_t wanted, int lowest, int highest)
{
    if (l.words.size() != wanted)
        return bad(kOnePerSeat, l.line, {{"key", Verbatim{l.key}}, {"n", std::int64_t(wanted)}});
    for (const std::string &w : l.words) {
        int n = 0;
        const auto r = std::from_chars(w.data(), w.data() + w.size(), n);
        if (r.ec != std::errc() || r.ptr != w.data() + w.size() || n < lowest || n > highest)
            return bad(kNumberRange, l.line, {{"found", Verbatim{w}}, {"lowest", std::int64_t(lowest)}, {"highest", std::int64_t(highest)}});
    }
    return std::nullopt;
}

std::optional<Problem> checkOut(const Rules &rules, const StartLine &l)
{
    if (l.words.size() == 1 && l.words[0] == "-")
        return std::nullopt;
    if (auto p = checkNumbers(l, l.words.size(), 0, rules.seats - 1))
        return p;
    CardSet once;
    for (const std::string &w : l.words)
        once.add(Card{std::uint8_t(w[0])});
    if (l.words.empty() || once.count() != int(l.words.size()) || rules.seats - int(l.words.size()) < 2)
        return bad(kTooFewIn, l.line);
    return std::nullopt;
}

std::optional<Problem> checkKept(const Rules &rules, const StartLine &l, CardSet &taken)
{
    if (rules.options.scoreBy != ScoreBy::cards)
        return bad(kNoSuchStart, l.line, {{"key", Verbatim{l.key}}});
    if (l.words.size() < 2)
        return bad(kKeptLine, l.line);
    if (auto p = checkNumbers({l.key, {l.words[0]}, l.line}, 1, 0, rules.seats - 1))
        return p;
    for (std::size_t i = 1; i < l.words.size() && l.words[i] != "-"; ++i) {
        const auto c = parseCard(l.words[i]);
        if (!c || !rules.atLeast[0].has(*c) || taken.has(*c))
            return bad(kCardNotHere, l.line, {{"found", Verbatim{l.words[i]}}});
        taken.add(*c);
    }
    return std::nullopt;
}

std::optional<Problem> checkStart(const Rules &rules, const StartLine &l, CardSet &taken)
{
    if (l.key == "score")
        return checkNumbers(l, std::size_t(rules.seats), 0, 9999);
    if (l.key == "cucumbers")
        return checkNumbers(l, std::size_t(rules.seats), 0, 1);
    if (l.key == "credits" && rules.options.doubling)
        return checkNumbers(l, std::size_t(rules.seats), 0, 9999);
    if (l.key == "stake" && rules.options.doubling)
        return l.words.size() == 1 ? checkNumbers(l, 1, 1, 999) : bad(kOneNumber, l.line, {{"key", Verbatim{l.key}}});
    if (l.key == "pot" && rules.options.settle == Settle::pot)
        return l.words.size() == 1 ? checkNumbers(l, 1, 0, 9999) : bad(kOneNumber, l.line, {{"key", Verbatim{l.key}}});
    if (l.key == "out")
        return checkOut(rules, l);
    if (l.key == "kept")
        return checkKept(rules, l, taken);
    return bad(kNoSuchStart, l.line, {{"key", Verbatim{l.key}}});
}

std::optional<Problem> checkDeal(const Rules &rules, const StatedDeal &d)
{
    if (d.upcard || d.widow || d.pile || !d.trumps.empty()
        || std::any_of(d.redeals.begin(), d.redeals.end(), [](const auto &r) { return r.has_value(); }))
        return bad(kNoSuchStatement, d.line);
    std::size_t size = 0;
    CardSet all;
    const auto foreign = [&](const std::vector<Card> &list) {
        const auto it = std::find_if(list.begin(), list.end(), [&](Card c) { return !rules.atLeast[0].has(c) || all.has(c); });
        for (Card c : list)
            all.add(c);
        return it == list.end() ? kNoCard : *it;
    };
    for (std::size_t p = 0; p < kMaxSeats; ++p) {
        if (!d.hands[p])
            continue;
        const int line = d.handLines[p] ? d.handLines[p] : d.line;
        if (const Card c = foreign(*d.hands[p]); c.valid())
            return bad(kCardNotHere, line, {{"found", Verbatim{cardText(c)}}});
        if (d.hands[p]->empty() || d.hands[p]->size() > kMaxHand || (size && d.hands[p]->size() != size))
            return bad(kEqualHands, line);
        size = d.hands[p]->size();
    }
    if (d.stock)
        if (const Card c = foreign(*d.stock); c.valid())
            return bad(kCardNotHere, d.line, {{"found", Verbatim{cardText(c)}}});
    if (d.pack)
        if (const Card c = foreign(*d.pack); c.valid())
            return bad(kCardNotHere, d.line, {{"found", Verbatim{cardText(c)}}});
    if (d.stock && !d.statesHands())
        return bad(kStockAlone, d.line);
    return std::nullopt;
}

} // namespace

std::optional<Problem> checkStated(const Rules &rules, const Setup &setup)
{
    CardSet taken;
    for (const StartLine &l : setup.start) {
        if (auto p = checkStart(rules, l, taken))
            return p;
        if (taken.count() + rules.seats > int(rules.pack.size())) // everybody needs a card of the first deal
            return bad(kKeptLine, l.line);
    }
    State s;
    std::memset(static_cast<void *>(&s), 0, sizeof s);
    detail::startScores(rules, s, setup.start);
    if (std::popcount(s.in) < 2)
        return bad(rules.options.doubling ? kTooFewChips : kTooFewIn, setup.start.back().line);
    const int stake = detail::startStake(rules, setup.start);
    for (Seat p = 0; p < rules.seats; ++p)
        if (rules.options.doubling && s.isIn(p) && s.credits[std::size_t(p)] < stake)
            return bad(kTooFewChips, setup.start.back().line);
    for (const auto &[number, deal] : setup.deals)
        if (auto p = checkDeal(rules, deal))
            return p;
    return std::nullopt;
}

} // namespace khiar::games::cucumber
