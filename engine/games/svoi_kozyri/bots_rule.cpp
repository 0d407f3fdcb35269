// SPDX-License-Identifier: GPL-3.0-or-later
// By rule: what a card is worth to its holder, how hard a blow it is to the next player, and what comes of both.
#include "engine/games/svoi_kozyri/bots.h"

#include <algorithm>

namespace khiar::games::svoi_kozyri {
namespace {

constexpr float kBurden = 1;       ///< of one card more in hand
constexpr float kOut = 20;         ///< of going out
constexpr float kSure = 0.98f;     ///< a chance that counts as certainty
constexpr float kLikely = 0.6f;
constexpr int kPatience = 20;      ///< turns without a seat going out

/// How far a card stands above the middle of its suit, 0 … 1.
float height(Card c) { return float(rankOf(c) - 2) / 12; }

} // namespace

bool impatient(const Rules &rules, const State &s) { return !rules.options.openHands && s.turns >= kPatience; }
bool wavers(const Rules &rules, const State &s) { return !rules.options.openHands && s.turns >= 2 * kPatience; }

Sight::Sight(const Rules &rules, const State &state, Seat seat)
    : m_rules(rules), m_state(state), m_seat(seat), m_next(kit::nextOf(state.seatsIn, seat)), m_held(kit::countOf(hand()))
{
    m_hidden = state.inPlay & ~state.open & ~hand();
    const CardBits next = state.hand[std::size_t(m_next)];
    m_nextOpen = next & state.open;
    m_nextHidden = kit::countOf(next & ~state.open);
    if (state.phase == Phase::play && mayBeat(rules, state))
        m_beating = beaters(state, seat);
    weigh();
}

// Own trumps beat anything; of other cards the high ones beat their suit, and those of the next player's suit are the blows that
// cost him most (§5.2). The fewer cards are left, the less any of them is worth keeping.
void Sight::weigh()
{
    const int own = trump(), nexts = m_state.trump[std::size_t(m_next)];
    const float time = std::clamp(float(m_held - 1) / 6, 0.15f, 1.0f);
    CardBits cards = hand();
    for (std::size_t i = 0; i < m_state.pileCount; ++i)
        cards |= kit::bitOf(m_state.pile[i]);
    kit::each(cards, [&](Card c) {
        const float h = height(c), h2 = h * h;
        const int suit = int(suitOf(c));
        m_worth[c.code] = time * (suit == own ? 1.2f + 0.6f * h : suit == nexts ? 1.5f * h2 * h : 0.9f * h2 * h);
    });
}

float Sight::unbeaten(Card c) const
{
    const int nexts = m_state.trump[std::size_t(m_next)];
    if (beaters(m_nextOpen, c, nexts))
        return 0;
    const int hidden = kit::countOf(m_hidden), beating = kit::countOf(beaters(m_hidden, c, nexts));
    float chance = 1;
    for (int i = 0; i < beating && chance > 0.001f; ++i) // none of the beating ones among those that the next player holds
        chance *= float(std::max(0, hidden - m_nextHidden - i)) / float(hidden - i);
    return chance;
}

float Sight::blow(Card top, int pileCount) const
{
    if (!pileCount)
        return -0.5f * kBurden; // the next player leads, and is rid of a card
    const int taken = pickUp(m_rules.options, top, m_state.trump[std::size_t(m_next)], pileCount);
    const float share = kit::isOne(SeatSet(m_state.seatsIn & ~seatBit(m_seat))) ? 0.8f : 0.35f; // of his loss that is this seat's gain
    return unbeaten(top) * (float(taken) + 1.5f) * share * kBurden;
}

float Sight::worthOfLeaving(CardBits laid, Card last, int pileCount) const
{
    float sum = 0;
    kit::each(laid, [&](Card c) { sum += kBurden - worth(c); });
    if (laid == hand())
        sum += kOut;
    return sum + blow(last, pileCount);
}

float Sight::worthOfTaking() const
{
    const int n = pickUp(m_rules, m_state, m_seat), left = m_state.pileCount - n;
    float sum = 0;
    for (int i = left; i < left + n; ++i)
        sum += worth(m_state.pile[std::size_t(i)]) - kBurden;
    return sum + blow(left ? m_state.pile[std::size_t(left - 1)] : kNoCard, left);
}

float Sight::worthOf(const Action &a) const
{
    if (a.verb == Verb::take)
        return worthOfTaking();
    if (a.verb == Verb::lead)
        return worthOfLeaving(kit::bitOf(a.cards[0]), a.cards[0], m_state.pileCount + 1);
    const CardBits laid = kit::bitOf(a.cards[0]) | (a.count > 1 ? kit::bitOf(a.cards[1]) : 0);
    return worthOfLeaving(laid, a.cards[std::size_t(a.count - 1)], m_state.pileCount + int(a.count));
}

namespace {

template <class Worth>
Card bestOf(CardBits cards, Worth &&worth)
{
    Card best = kit::firstOf(cards);
    float most = worth(best);
    kit::each(cards & (cards - 1), [&](Card c) {
        const float w = worth(c);
        best = w > most ? c : best;
        most = std::max(w, most);
    });
    return best;
}

/// The best way to beat: which card does it and which goes on top decide apart, but for the two not being one.
Action beatRule(const Sight &sight)
{
    const int pile = sight.state().pileCount;
    const auto cheap = [&](Card c) { return -sight.worth(c); };
    const Card beater = bestOf(sight.beating(), cheap);
    CardBits rest = sight.hand() & ~kit::bitOf(beater);
    if (!rest)
        return Action::of(Verb::beat, beater);
    Action a = Action::of(Verb::beat, beater);
    a.count = 2;
    a.cards[1] = bestOf(rest, [&](Card c) { return sight.blow(c, pile + 2) - sight.worth(c); });
    const CardBits others = sight.beating() & ~kit::bitOf(beater);
    if (!others) // the only beating card cannot go on top
        return a;
    Action swapped = a; // the beating card may be the better one to put on top
    swapped.cards[0] = bestOf(others, cheap);
    swapped.cards[1] = beater;
    return sight.worthOf(swapped) > sight.worthOf(a) ? swapped : a;
}

Action leadRule(const Sight &sight)
{
    const int pile = sight.state().pileCount;
    return Action::of(Verb::lead, bestOf(sight.hand(), [&](Card c) { return sight.blow(c, pile + 1) - sight.worth(c); }));
}

Action playRule(const Sight &sight)
{
    const State &s = sight.state();
    const bool lead = mayLead(s), take = mayTake(s);
    if (!sight.beating())
        return lead ? leadRule(sight) : Action::of(Verb::take);
    const Action beat = beatRule(sight);
    if (lead) {
        const Action led = leadRule(sight);
        return sight.worthOf(led) > sight.worthOf(beat) ? led : beat;
    }
    return take && !impatient(sight.rules(), s) && sight.worthOfTaking() > sight.worthOf(beat) ? Action::of(Verb::take) : beat;
}

} // namespace

Action ruleChoice(const Sight &sight)
{
    switch (sight.state().phase) {
    case Phase::trumps: return Family::nthLegal(sight.rules(), sight.state(), sight.seat(), 0);
    case Phase::play: return playRule(sight);
    default: return Action::withNumber(Verb::cut, 0);
    }
}

namespace {

Why reasonToTake(const Sight &sight)
{
    const State &s = sight.state();
    if (!sight.beating())
        return Why::onlyTake;
    const int n = pickUp(sight.rules(), s, sight.seat()), left = s.pileCount - n;
    int trumps = 0;
    for (int i = left; i < s.pileCount; ++i)
        trumps += sight.isOwnTrump(s.pile[std::size_t(i)]);
    if (left && sight.unbeaten(s.pile[std::size_t(left - 1)]) > kLikely)
        return Why::takeBlow;
    return trumps * 2 >= n && trumps ? Why::takeTrumps : Why::takeKeep;
}

} // namespace

Why reasonFor(const Sight &sight, const Action &a)
{
    switch (a.verb) {
    case Verb::trump: return Why::anySuit;
    case Verb::cut: return Why::noCut;
    case Verb::take: return reasonToTake(sight);
    default: break;
    }
    if (int(a.count) == sight.held())
        return Why::goOut;
    const float unbeaten = sight.unbeaten(a.cards[std::size_t(a.count - 1)]);
    if (a.verb == Verb::lead)
        return unbeaten > kLikely ? Why::leadBlow : Why::leadLow;
    if (unbeaten > kLikely)
        return unbeaten > kSure ? Why::blowSure : Why::blow;
    const bool forced = !(sight.beating() & ~cardsOf(sight.trump() < 0 ? 0 : sight.trump()));
    return sight.isOwnTrump(a.cards[0]) && !sight.isOwnTrump(sight.state().top()) && forced ? Why::beatTrump : Why::beatCheap;
}

} // namespace khiar::games::svoi_kozyri
