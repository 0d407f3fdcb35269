// SPDX-License-Identifier: GPL-3.0-or-later
// What may be played, exchanged, called and answered: cards, counts, and the offers made of them.
#include "engine/games/cucumber/rules.h"

#include <algorithm>
#include <bit>

namespace khiar::games::cucumber {

// ---- single cards ----------------------------------------------------------------------------------

CardSet lowest(const Rules &rules, const CardSet &hand)
{
    if (rules.ordered && !hand.empty())
        return hand & rules.equal[rules.strength[hand.first().code]];
    int least = kMaxStrength;
    hand.each([&](Card c) { least = std::min<int>(least, rules.strength[c.code]); });
    return hand & rules.equal[std::size_t(least)];
}

bool isBlocked(const Rules &rules, const State &s)
{
    if (!rules.options.aceBlock || s.best == kNobody)
        return false;
    const auto cards = trickOf(s, s.ref);
    return std::any_of(cards.begin(), cards.end(), [&](Card c) { return rules.aces.has(c); });
}

CardSet reaching(const Rules &rules, const State &s, Seat seat)
{
    return isBlocked(rules, s) ? CardSet{} : s.hand[std::size_t(seat)] & rules.atLeast[s.bar];
}

/// What a seat may play where more than Agurk's rule counts.
static CardSet playableByDuty(const Rules &rules, const State &s, Seat seat)
{
    const CardSet &hand = s.hand[std::size_t(seat)];
    if (s.best == kNobody)
        return rules.options.leadLowest ? lowest(rules, hand) : hand;
    const CardSet reach = reaching(rules, s, seat);
    if (reach.empty())
        return lowest(rules, hand);
    switch (rules.options.duty) {
    case Duty::optional: break;
    case Duty::must: return reach;
    case Duty::lowestBeater: return lowest(rules, reach);
    case Duty::matchEqual: {
        const CardSet equal = reach & rules.equal[s.bar];
        return equal.empty() ? reach : equal;
    }
    }
    return reach | lowest(rules, hand);
}

CardSet playable(const Rules &rules, const State &s, Seat seat)
{
    if (!rules.plain)
        return playableByDuty(rules, s, seat);
    const CardSet &hand = s.hand[std::size_t(seat)];
    if (s.best == kNobody) // forehand and the winner of a trick lead any card [S0]
        return hand;
    if (rules.ordered)
        return hand & (rules.atLeast[s.bar] | rules.equal[rules.strength[hand.first().code]]); // B ∪ L (A2)
    return (hand & rules.atLeast[s.bar]) | lowest(rules, hand);
}

// ---- sets ------------------------------------------------------------------------------------------

std::int64_t choose(int n, int k)
{
    std::int64_t c = 1;
    for (int i = 1; i <= k; ++i)
        c = c * (n - k + i) / i;
    return k < 0 || k > n ? 0 : c;
}

SetAnswers::SetAnswers(const Rules &rules, const State &s, Seat seat) : m_rules(rules)
{
    m_n = sort(s.hand[std::size_t(seat)], m_cards);
    CardSet bar;
    for (Card c : trickOf(s, s.ref))
        bar.add(c);
    m_k = sort(bar, m_bar);
    m_level = strength(m_cards[std::size_t(m_k - 1)]);
    while (strength(m_cards[std::size_t(m_below)]) < m_level)
        ++m_below;
    m_mayReach = !isBlocked(rules, s) && reachesFrom({}, true);
    CardSet low;
    for (int i = 0; i < m_k; ++i)
        low.add(m_cards[std::size_t(i)]);
    m_lowReaches = reaches(low);
    m_mayBeLow = !(m_mayReach && rules.options.duty == Duty::must);
}

int SetAnswers::sort(const CardSet &set, Cards &cards) const
{
    int n = 0;
    set.each([&](Card c) { cards[std::size_t(n++)] = c; });
    std::stable_sort(cards.begin(), cards.begin() + n, [&](Card a, Card b) { return strength(a) < strength(b); });
    return n;
}

/// Whether these cards, filled up with the strongest others of the hand where asked, reach side by side.
bool SetAnswers::reachesFrom(const CardSet &chosen, bool filled) const
{
    CardSet set = chosen;
    for (int i = m_n; filled && i-- > 0 && set.count() < m_k;)
        set.add(m_cards[std::size_t(i)]);
    Cards cards{};
    if (sort(set, cards) != m_k)
        return false;
    for (std::size_t i = 0; i < std::size_t(m_k); ++i)
        if (strength(cards[i]) < strength(m_bar[i]))
            return false;
    return true;
}

bool SetAnswers::isLow(const CardSet &set) const
{
    int level = 0, above = 0;
    set.each([&](Card c) { level += strength(c) == m_level, above += strength(c) > m_level; });
    return set.count() == m_k && above == 0 && level == m_k - m_below;
}

bool SetAnswers::canGrow(const CardSet &chosen) const
{
    if (chosen.count() > m_k)
        return false;
    if (m_mayReach && reachesFrom(chosen, true))
        return true;
    int level = 0, above = 0;
    chosen.each([&](Card c) { level += strength(c) == m_level, above += strength(c) > m_level; });
    return m_mayBeLow && above == 0 && level <= m_k - m_below;
}

std::int64_t SetAnswers::count() const
{
    // ways[j]: choices of j cards so far, each of which reaches its place; a set is counted in its sorted order only.
    std::array<std::int64_t, kMaxHand + 1> ways{};
    ways[0] = 1;
    for (int i = 0; m_mayReach && i < m_n; ++i)
        for (int j = m_k; j-- > 0;)
            if (strength(m_cards[std::size_t(i)]) >= strength(m_bar[std::size_t(j)]))
                ways[std::size_t(j + 1)] += ways[std::size_t(j)];
    const std::int64_t reach = m_mayReach ? ways[std::size_t(m_k)] : 0;
    if (!m_mayBeLow || (m_mayReach && m_lowReaches))
        return reach;
    return reach + choose(lowCards().count() - m_below, m_k - m_below);
}

CardSet SetAnswers::lowCards() const
{
    CardSet low;
    for (int i = 0; i < m_n && strength(m_cards[std::size_t(i)]) <= m_level; ++i)
        low.add(m_cards[std::size_t(i)]);
    return low;
}

std::pair<Card, Card> SetAnswers::fault(const CardSet &set) const
{
    Cards cards{};
    const int n = std::min(sort(set, cards), m_k);
    for (std::size_t i = 0; i < std::size_t(n); ++i)
        if (strength(cards[i]) < strength(m_bar[i]))
            return {cards[i], m_bar[i]};
    return {cards[0], m_bar[0]};
}

// ---- exchanges, calls, stakes ----------------------------------------------------------------------

Seat firstToExchange(const Rules &rules, const State &s)
{
    return rules.options.exchange == Exchange::dealerKeepTwo ? s.dealer : forehand(rules, s);
}

std::uint32_t exchangeCounts(const Rules &rules, const State &s, Seat seat)
{
    const int hand = std::min(handCount(s, seat), kMaxHand), stock = s.stockCount();
    const auto upTo = [](int most) { return most > 0 ? (2u << most) - 1 : 1u; };
    const bool first = seat == firstToExchange(rules, s);
    switch (rules.options.exchange) {
    case Exchange::forehandExact:
    case Exchange::dealerKeepTwo: {
        const int keeps = rules.options.exchange == Exchange::dealerKeepTwo ? 2 : 0; // only the dealer must (§7)
        if (first)
            return upTo(std::min(hand - keeps, stock));
        // Exactly the first one's number or nothing; with a short stock the whole remainder or nothing (A15).
        return 1u | 1u << std::min<int>({s.exchanged, stock, hand});
    }
    case Exchange::forehandUpper:
    case Exchange::chainUpper: return upTo(std::min({hand, stock, first ? hand : int(s.exchanged)}));
    case Exchange::free: return upTo(std::min(hand, stock));
    case Exchange::none:
    case Exchange::rassi: break;
    }
    return 1u;
}

bool canChange(const Rules &rules, const State &s)
{
    int returned = 0;
    for (Seat p = 0; p < rules.seats; ++p)
        returned += s.discard[std::size_t(p)].count();
    return s.stockCount() + returned >= s.handSize;
}

bool mayRaise(const Rules &rules, const State &s, Seat seat)
{
    if (s.doubler == seat || std::popcount(s.playing) < 2)
        return false;
    for (Seat p = 0; p < rules.seats; ++p)
        if (s.isPlaying(p) && s.credits[std::size_t(p)] < 2 * s.stake)
            return false;
    return true;
}

int buyInScore(const Rules &rules, const State &s, Seat seat)
{
    int highest = 0;
    for (Seat p = 0; p < rules.seats; ++p)
        if (p != seat && s.isIn(p) && !(s.bust & seatBit(p)))
            highest = std::max<int>(highest, s.score[std::size_t(p)]);
    return highest;
}

bool mayBuyIn(const Rules &rules, const State &s, Seat seat)
{
    const SeatSet others = SeatSet(s.in & ~s.bust & ~seatBit(seat));
    if (rules.options.doubling) // a buy-in sets a total, and chips have none (NOTES.md)
        return false;
    if (!s.isIn(seat) || (s.bought & seatBit(seat)) || (s.declined & seatBit(seat)))
        return false;
    const bool hasBust = s.bust & seatBit(seat);
    switch (rules.options.buyIn) {
    case BuyIn::none: break;
    case BuyIn::free: return hasBust;
    case BuyIn::paid: return std::popcount(others) >= 3 && (hasBust || buyInScore(rules, s, seat) < s.score[std::size_t(seat)]);
    }
    return false;
}

// ---- the legal list --------------------------------------------------------------------------------

namespace {

std::int64_t countLeads(const Rules &rules, const CardSet &hand)
{
    std::int64_t n = 0;
    eachGroup(rules, hand, [&](const CardSet &group, int most) {
        for (int k = 1; k <= most; ++k)
            n += choose(group.count(), k);
    });
    return n;
}

std::vector<std::int64_t> countList(std::uint32_t counts)
{
    std::vector<std::int64_t> list;
    for (int k = 0; k <= kMaxHand; ++k)
        if (counts >> k & 1)
            list.push_back(k);
    return list;
}

std::vector<Card> listOf(std::span<const Card> cards) { return {cards.begin(), cards.end()}; }

/// What stands above the hand of who has to play.
Text playPrompt(const Rules &rules, const State &s)
{
    const Options &o = rules.options;
    if (s.best == kNobody)
        return {o.leadLowest ? text::kLeadLowestPrompt : o.sets ? text::kLeadSets : text::kLead, {}};
    const auto bar = trickOf(s, s.ref);
    if (bar.size() > 1)
        return {o.duty == Duty::must ? text::kFollowSetMust : text::kFollowSet, {{"cards", listOf(bar)}, {"n", std::int64_t(bar.size())}}};
    if (isBlocked(rules, s))
        return {text::kFollowBlocked, {{"bar", bar[0]}}};
    switch (o.duty) {
    case Duty::optional: break;
    case Duty::must: return {text::kFollowMust, {{"bar", bar[0]}}};
    case Duty::lowestBeater: return {text::kFollowLowest, {{"bar", bar[0]}}};
    case Duty::matchEqual: return {text::kFollowEqual, {{"bar", bar[0]}}};
    }
    return {text::kFollow, {{"bar", bar[0]}}};
}

std::vector<Offer> playOffers(const Rules &rules, const State &s, Seat seat)
{
    const CardSet &hand = s.hand[std::size_t(seat)];
    Offer o = button(Verb::play, text::kPlayLabel, playPrompt(rules, s));
    o.from = {ZoneKind::hand, std::int8_t(seat)};
    o.to = {ZoneKind::trick, std::int8_t(seat)};
    o.counts = 1u << 1;
    o.counted = text::kPlayCounted;
    const int k = setSize(s);
    if (k > 1) {
        const SetAnswers answers(rules, s, seat);
        o.counts = 1u << k;
        hand.each([&](Card c) {
            if (answers.canGrow({c}))
                o.candidates.add(c);
        });
        return {o};
    }
    o.candidates = playable(rules, s, seat);
    if (rules.options.sets && k == 0) {
        eachGroup(rules, hand, [&](const CardSet &, int most) { o.counts |= (2u << most) - 2; });
        o.equalRanks = (o.counts & ~2u) != 0;
    }
    return {o};
}

std::vector<Offer> exchangeOffers(const Rules &rules, const State &s, Seat seat)
{
    const std::uint32_t counts = exchangeCounts(rules, s, seat);
    const Text prompt{text::kExchange, {{"counts", countList(counts)}}};
    Offer o = button(Verb::exchange, text::kExchangeLabel, prompt);
    o.from = {ZoneKind::hand, std::int8_t(seat)};
    o.to = {ZoneKind::discard, std::int8_t(seat)};
    o.counted = text::kExchangeCounted;
    o.candidates = s.hand[std::size_t(seat)];
    o.counts = counts & ~1u;
    return {o, button(Verb::keep, text::kKeepLabel, prompt)};
}

std::vector<Offer> buyInOffers(const Rules &rules, const State &s, Seat seat)
{
    const std::int64_t score = buyInScore(rules, s, seat);
    const Text prompt = rules.options.buyIn == BuyIn::free ? Text{text::kBuyInFree, {{"score", score}}}
                                                           : Text{text::kBuyIn, {{"n", std::int64_t(1)}, {"score", score}}};
    return {button(Verb::decline, text::kDeclineLabel, prompt), button(Verb::buyIn, text::kBuyInLabel, prompt)};
}

std::vector<Offer> stakeOffers(const State &s)
{
    const std::int64_t old = s.stake, raised = 2 * s.stake;
    if (s.phase == Phase::raise) {
        const Text prompt{text::kRaise, {{"stake", raised}}};
        return {button(Verb::leadOn, text::kLeadOnLabel, prompt), button(Verb::raise, text::kRaiseLabel, prompt)};
    }
    const Text prompt{text::kAnswer, {{"player", SeatArg{s.proposer}}, {"stake", raised}, {"n", old}}};
    return {button(Verb::accept, text::kAcceptLabel, prompt), button(Verb::drop, text::kDropLabel, prompt)};
}

std::vector<Offer> handSizeOffers(const Rules &rules, const State &s)
{
    const auto [lowest, highest] = handSizeRange(rules, s);
    Offer o = button(Verb::handSize, text::kHandSizeLabel, {text::kHandSize, {}});
    o.lowest = std::int16_t(lowest);
    o.highest = std::int16_t(highest);
    return {o};
}

/// Which sets an exchange or a lead may still become.
CardSet growing(const Rules &rules, const State &s, Seat seat, const Offer &offer, const CardSet &chosen)
{
    const CardSet &hand = s.hand[std::size_t(seat)];
    if (offer.counts >> (chosen.count() + 1) == 0)
        return {};
    CardSet may = hand - chosen;
    if (offer.verb == Verb::exchange || chosen.empty())
        return offer.verb == Verb::exchange ? may : may & offer.candidates;
    if (setSize(s) == 0) // equal cards join each other, as long as one card is kept back
        return chosen.count() + 1 < hand.count() ? may & rules.equal[rules.strength[chosen.first().code]] : CardSet{};
    const SetAnswers answers(rules, s, seat);
    may.each([&](Card c) {
        CardSet more = chosen;
        more.add(c);
        if (!answers.canGrow(more))
            may.remove(c);
    });
    return may;
}

} // namespace

std::int64_t Family::countLegal(const Rules &rules, const State &s, Seat seat)
{
    if (s.phase == Phase::play) {
        if (!rules.options.sets)
            return playable(rules, s, seat).count();
        const int k = setSize(s);
        return k > 1 ? SetAnswers(rules, s, seat).count() : k == 0 ? countLeads(rules, s.hand[std::size_t(seat)]) : playable(rules, s, seat).count();
    }
    if (s.phase == Phase::handSize) {
        const auto [lowest, highest] = handSizeRange(rules, s);
        return highest - lowest + 1;
    }
    if (s.phase != Phase::exchange)
        return 2;
    const std::uint32_t counts = exchangeCounts(rules, s, seat);
    std::int64_t n = 0;
    for (int k = 0; k <= kMaxHand; ++k)
        n += counts >> k & 1 ? choose(handCount(s, seat), k) : 0;
    return n;
}

std::pair<Verb, Verb> detail::verbsOf(Phase phase)
{
    switch (phase) {
    case Phase::handSize: return {Verb::handSize, Verb::handSize};
    case Phase::exchange: return {Verb::exchange, Verb::keep};
    case Phase::freeChange: return {Verb::freeChange, Verb::keep};
    case Phase::doubleUp: return {Verb::doubleUp, Verb::keep};
    case Phase::redouble: return {Verb::redouble, Verb::keep};
    case Phase::kontra: return {Verb::kontra, Verb::pass};
    case Phase::raise: return {Verb::raise, Verb::leadOn};
    case Phase::answer: return {Verb::accept, Verb::drop};
    case Phase::buyIn: return {Verb::buyIn, Verb::decline};
    case Phase::play:
    case Phase::over: break;
    }
    return {Verb::play, Verb::play};
}

// Of two answers the one that costs nothing and can be mended comes first (core/offer.h).
std::vector<Offer> Family::offers(const Rules &rules, const State &s, Seat seat)
{
    switch (s.phase) {
    case Phase::play: return playOffers(rules, s, seat);
    case Phase::exchange: return exchangeOffers(rules, s, seat);
    case Phase::handSize: return handSizeOffers(rules, s);
    case Phase::buyIn: return buyInOffers(rules, s, seat);
    case Phase::raise:
    case Phase::answer: return stakeOffers(s);
    case Phase::freeChange: return {button(Verb::keep, text::kKeepLabel, {text::kFree, {}}), button(Verb::freeChange, text::kFreeLabel, {text::kFree, {}})};
    case Phase::doubleUp: return {button(Verb::keep, text::kKeepLabel, {text::kDouble, {}}), button(Verb::doubleUp, text::kDoubleLabel, {text::kDouble, {}})};
    case Phase::redouble: return {button(Verb::keep, text::kKeepLabel, {text::kRedouble, {}}), button(Verb::redouble, text::kRedoubleLabel, {text::kRedouble, {}})};
    case Phase::kontra: return {button(Verb::pass, text::kPassLabel, {text::kKontra, {}}), button(Verb::kontra, text::kKontraLabel, {text::kKontra, {}})};
    case Phase::over: break;
    }
    return {};
}

Narrowed Family::narrow(const Rules &rules, const State &s, Seat seat, const Offer &offer, std::span<const Card> chosen)
{
    CardSet set;
    for (Card c : chosen)
        set.add(c);
    Narrowed n;
    n.complete = offer.counts >> chosen.size() & 1;
    if (offer.verb == Verb::play && setSize(s) > 1)
        n.complete = n.complete && SetAnswers(rules, s, seat).allowed(set);
    if (offer.hasCards())
        n.candidates = growing(rules, s, seat, offer, set);
    return n;
}

bool Family::knowsVerb(Verb v)
{
    switch (v) {
    case Verb::play: case Verb::exchange: case Verb::keep: case Verb::kontra: case Verb::pass: case Verb::freeChange:
    case Verb::doubleUp: case Verb::redouble: case Verb::buyIn: case Verb::decline: case Verb::raise: case Verb::accept:
    case Verb::drop: case Verb::leadOn: case Verb::handSize:
        return true;
    default:
        return false;
    }
}

/// The other card of the same face, where there are two.
static Card otherCopy(Card c)
{
    return c.code >= kFirstKille ? Card{std::uint8_t(c.code ^ 1)} : Card{std::uint8_t(c.code ^ kSecondPack)};
}

Action Family::settleCopies(const Rules &, const State &s, Seat seat, Action a, const CardSet &unspecific)
{
    CardSet free = s.hand[std::size_t(seat)];
    for (std::uint8_t i = 0; i < a.count; ++i) {
        const Card c = a.cards[i];
        if (deckOf(c) != DeckKind::five && unspecific.has(c) && !free.has(c) && free.has(otherCopy(c)))
            a.cards[i] = otherCopy(c);
        free.remove(a.cards[i]);
    }
    std::sort(a.cards.begin(), a.cards.begin() + a.count);
    return a;
}

// Cards drawn, who is asked for a free change next (court cards decide it), and last cards turned up together.
bool Family::discloses(const Rules &rules, const State &s, const Action &a)
{
    const bool draws = a.verb == Verb::exchange || a.verb == Verb::doubleUp || a.verb == Verb::redouble;
    return draws || s.phase == Phase::freeChange || (s.lastTrick && rules.options.lastTogether && a.verb == Verb::play);
}

} // namespace khiar::games::cucumber
