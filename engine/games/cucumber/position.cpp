// SPDX-License-Identifier: GPL-3.0-or-later
// What a position shows and answers: zones and facts, expectations of records, stated deals and starts, its own faults.
#include "engine/games/cucumber/problems.h"
#include "engine/games/cucumber/rules.h"

#include <algorithm>
#include <bit>
#include <charconv>

namespace khiar::games::cucumber {
namespace {

using detail::at;

std::vector<std::int64_t> seatsOf(SeatSet set)
{
    std::vector<std::int64_t> list;
    for (Seat p = 0; p < kMaxSeats; ++p)
        if (set & seatBit(p))
            list.push_back(p);
    return list;
}

Answer word(std::string w) { return {Answer::Shape::word, std::move(w), {}, {}}; }
Answer number(std::int64_t n) { return {Answer::Shape::numbers, {}, {n}, {}}; }
Answer seat(Seat s) { return {Answer::Shape::seat, {}, s < 0 ? std::vector<std::int64_t>{} : std::vector<std::int64_t>{s}, {}}; }
Answer seatSet(SeatSet s) { return {Answer::Shape::seats, {}, seatsOf(s), {}}; }
Answer cards(const CardSet &set)
{
    Answer a{Answer::Shape::cards, {}, {}, {}};
    set.each([&](Card c) { a.cards.push_back(c); });
    return a;
}

CardSet trickCards(const Rules &rules, const State &s)
{
    CardSet set;
    for (std::size_t p = 0; p < std::size_t(rules.seats); ++p)
        for (std::size_t i = s.trickStart[p]; i < s.playedCount[p]; ++i)
            set.add(s.played[p][i]);
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

void describeSeat(const Rules &rules, const State &s, Seat p, TableWriter &out)
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
    out.fact(FactKind::points, p, s.score[i]);
    if (rules.options.lives > 1)
        out.fact(FactKind::cucumbers, p, s.cucumbers[i]);
    out.fact(FactKind::inOut, p, s.isIn(p));
    out.fact(FactKind::tricks, p, s.won[i]);
}

} // namespace

const char *Family::phaseWord(const Rules &, const State &s)
{
    return s.phase == Phase::over ? "over" : s.phase == Phase::exchange ? "exchange" : "play";
}

void Family::describe(const Rules &rules, const State &s, TableWriter &out)
{
    for (Seat p = 0; p < rules.seats; ++p)
        describeSeat(rules, s, p, out);
    out.zone(at(ZoneKind::stock));
    for (int i = s.stockTop; i < s.stockEnd; ++i)
        out.card(s.stock[std::size_t(i)], s.known[s.stock[std::size_t(i)].code], kNoSeats);
    out.zone(at(ZoneKind::discard));
    s.aside.each([&](Card c) { out.card(c, s.known[c.code], kNoSeats); });
    int trick = 1;
    for (Seat p = 0; p < rules.seats; ++p)
        trick += s.won[std::size_t(p)];
    out.fact(FactKind::deal, kNobody, s.deal);
    out.fact(FactKind::trick, kNobody, std::min<int>(trick, s.handSize));
    out.fact(FactKind::handSize, kNobody, s.handSize);
    out.fact(FactKind::limit, kNobody, rules.options.limit);
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
    for (int i = s.stockTop; i < s.stockEnd; ++i)
        s.stock[std::size_t(i)] = map(s.stock[std::size_t(i)]);
    std::array<SeatSet, kCardCodes> known = s.known;
    for (unsigned c = 0; c < kCardCodes; ++c)
        known[map(Card{std::uint8_t(c)}).code] = s.known[c];
    s.known = known;
}

bool Family::fits(const Rules &rules, const State &s, Card slot, Card card)
{
    for (std::size_t p = 0; p < std::size_t(rules.seats); ++p)
        if (s.hand[p].has(slot))
            return rules.strength[card.code] >= s.proof[p];
    return true;
}

std::optional<Answer> Family::answer(const Rules &rules, const State &s, std::string_view key, Seat who)
{
    const auto i = std::size_t(std::max(who, 0));
    if (key == "turn") return seat(s.turn);
    if (key == "phase") return word(phaseWord(rules, s));
    if (key == "score") return perSeat(rules, s.score);
    if (key == "cucumbers") return perSeat(rules, s.cucumbers);
    if (key == "out") return seatSet(outSeats(rules, s));
    if (key == "in") return seatSet(s.in);
    if (key == "hand") return cards(s.hand[i]);
    if (key == "won") return number(s.won[i]);
    if (key == "trick") return cards(trickCards(rules, s));
    if (key == "stock") return number(s.stockCount());
    if (key == "dealer") return seat(s.dealer);
    if (key == "deal") return number(s.deal);
    if (key == "hand-size") return number(s.handSize);
    if (key == "kept" && rules.options.scoreBy == ScoreBy::cards) return cards(keptCards(s, who));
    if (key == "over") return word(s.phase == Phase::over ? "yes" : "no");
    if (key == "winner") return seatSet(s.winners);
    if (key == "loser") return seatSet(s.losers);
    if (key == "draw") return word(s.winners & (s.winners - 1) ? "yes" : "no");
    return std::nullopt;
}

std::optional<Problem> Family::misdeal(const Rules &, const State &s, const StatedDeals &deals)
{
    if (!s.misdealAt)
        return std::nullopt;
    const auto it = deals.find(s.misdealAt);
    return Problem{{problem::kMisdeal, {{"n", std::int64_t(s.misdealAt)}}}, it == deals.end() ? 0 : it->second.line};
}

std::optional<std::string> Family::fault(const Rules &rules, const State &s)
{
    CardSet seen;
    int count = 0;
    const auto take = [&](Card c) { seen.add(c), ++count; };
    for (std::size_t p = 0; p < std::size_t(rules.seats); ++p) {
        s.hand[p].each(take);
        s.discard[p].each(take);
        std::for_each(s.played[p].begin(), s.played[p].begin() + s.playedCount[p], take);
        if (!s.isIn(Seat(p)) && s.phase != Phase::over && !s.hand[p].empty())
            return "a seat that is out holds cards";
        s.hand[p].each([&](Card c) { count += rules.strength[c.code] < s.proof[p] ? 1000 : 0; });
        if (s.score[p] < 0)
            return "a score is below zero";
        if (s.phase != Phase::over && s.isIn(Seat(p)) && busts(rules.options, s.score[p]) && !s.cucumbers[p] && s.deal > 1)
            return "a seat that has bust plays on";
    }
    s.aside.each(take);
    std::for_each(s.stock.begin() + s.stockTop, s.stock.begin() + s.stockEnd, take);
    std::for_each(s.kept.begin(), s.kept.begin() + s.keptCount, take);
    if (count >= 1000)
        return "a hand breaks what play has proved";
    if (count != int(rules.pack.size()) || seen.count() != count)
        return "cards are not each in exactly one zone: " + std::to_string(count) + " of " + std::to_string(rules.pack.size());
    if (s.phase != Phase::over && (s.turn < 0 || !s.isIn(s.turn)))
        return "nobody can act";
    return std::nullopt;
}

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

void startScores(const Rules &rules, State &s, const Setup &setup)
{
    const auto numberAt = [](const StartLine &l, std::size_t i) {
        int n = 0;
        std::from_chars(l.words[i].data(), l.words[i].data() + l.words[i].size(), n);
        return n;
    };
    for (const StartLine &l : setup.start) {
        if (l.key == "score")
            for (std::size_t p = 0; p < l.words.size(); ++p)
                s.score[p] = std::int16_t(numberAt(l, p));
        if (l.key == "cucumbers")
            for (std::size_t p = 0; p < l.words.size(); ++p)
                s.cucumbers[p] = std::uint8_t(numberAt(l, p));
        if (l.key == "out" && l.words.front() != "-")
            for (std::size_t i = 0; i < l.words.size(); ++i)
                s.in = SeatSet(s.in & ~seatBit(numberAt(l, i)));
    }
    for (const StartLine &l : setup.start) { // kept cards set the score to their value, whatever `score` says
        if (l.key != "kept")
            continue;
        const auto p = std::size_t(numberAt(l, 0));
        s.score[p] = 0;
        for (std::size_t i = 1; i < l.words.size() && l.words[i] != "-"; ++i) {
            const Card c = *parseCard(l.words[i]);
            s.kept[s.keptCount] = c;
            s.keptBy[s.keptCount++] = std::int8_t(p);
            s.score[p] = std::int16_t(s.score[p] + rules.value[c.code]);
        }
    }
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
        return checkNumbers(l, std::size_t(rules.seats), 0, std::max(1, rules.options.lives - 1));
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
    for (const auto &[number, deal] : setup.deals)
        if (auto p = checkDeal(rules, deal))
            return p;
    return std::nullopt;
}

} // namespace khiar::games::cucumber
