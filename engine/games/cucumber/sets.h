// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Several equal cards led together (§1 Sets): everyone then plays as many; sorted from low to high, card by card, they
// reach, or they are the lowest of the hand. Included by rules.h only, through play.h.
#include <algorithm>

namespace khiar::games::cucumber {

/// How many sets of k out of n.
std::int64_t choose(int n, int k);

/// What one hand may answer to a set of k ≥ 2 cards.
class SetAnswers {
public:
    SetAnswers(const Rules &rules, const State &state, Seat seat);

    int size() const { return m_k; }
    /// Whether these k cards of the hand reach, side by side; and whether they are the k lowest.
    bool reaches(const CardSet &set) const { return reachesFrom(set, false); }
    bool isLow(const CardSet &set) const;
    bool allowed(const CardSet &set) const { return (m_mayReach && reaches(set)) || (m_mayBeLow && isLow(set)); }
    /// Whether some set of the hand reaches and is allowed to.
    bool canReach() const { return m_mayReach; }
    /// Whether some allowed set holds all of these.
    bool canGrow(const CardSet &chosen) const;
    std::int64_t count() const;
    /// The k lowest cards, and others equal to the highest of them.
    CardSet lowCards() const;
    /// The first place, from low to high, at which a set does not reach: its card, and the card there.
    std::pair<Card, Card> fault(const CardSet &set) const;

    template <class Out>
    void each(Out &&out) const;

private:
    using Cards = std::array<Card, kMaxHand>;
    int sort(const CardSet &set, Cards &cards) const;
    int strength(Card c) const { return m_rules.strength[c.code]; }
    bool reachesFrom(const CardSet &chosen, bool filled) const;
    template <class Out>
    void eachReaching(Action &a, int from, Out &out) const;
    template <class Out>
    void eachLow(Action &a, int from, Out &out) const;
    template <class Out>
    static void give(Action a, Out &out)
    {
        std::sort(a.cards.begin(), a.cards.begin() + a.count);
        out(a);
    }

    const Rules &m_rules;
    Cards m_cards{}, m_bar{}; ///< the hand, and what has to be reached: weakest first
    int m_n = 0, m_k = 0;
    int m_below = 0, m_level = 0; ///< cards weaker than the k-th lowest, and its strength
    bool m_mayReach = false, m_mayBeLow = true, m_lowReaches = false;
};

template <class Out>
void SetAnswers::eachReaching(Action &a, int from, Out &out) const
{
    if (a.count == m_k)
        return give(a, out);
    for (int i = from; i <= m_n - (m_k - a.count); ++i) {
        if (strength(m_cards[std::size_t(i)]) < strength(m_bar[a.count]))
            continue;
        a.cards[a.count++] = m_cards[std::size_t(i)];
        eachReaching(a, i + 1, out);
        a.cards[--a.count] = kNoCard;
    }
}

template <class Out>
void SetAnswers::eachLow(Action &a, int from, Out &out) const
{
    if (a.count == m_k)
        return give(a, out);
    for (int i = from; i <= m_n - (m_k - a.count) && strength(m_cards[std::size_t(i)]) <= m_level; ++i) {
        a.cards[a.count++] = m_cards[std::size_t(i)];
        eachLow(a, i + 1, out);
        a.cards[--a.count] = kNoCard;
    }
}

template <class Out>
void SetAnswers::each(Out &&out) const
{
    Action a = Action::of(Verb::play);
    if (m_mayReach)
        eachReaching(a, 0, out);
    if (!m_mayBeLow || (m_mayReach && m_lowReaches))
        return;
    for (int i = 0; i < m_below; ++i)
        a.cards[a.count++] = m_cards[std::size_t(i)];
    eachLow(a, m_below, out);
}

/// Groups of equal cards that may be led: calls f(cards of one rank, how many of them at most).
template <class F>
void eachGroup(const Rules &rules, const CardSet &hand, F &&f)
{
    const int n = hand.count(), most = n == 1 ? 1 : n - 1; // one card is kept back for the last trick
    CardSet left = hand;
    while (!left.empty()) {
        const CardSet group = left & rules.equal[rules.strength[left.first().code]];
        f(group, std::min(group.count(), most));
        left = left - group;
    }
}

/// Calls out for each set of k of these cards.
template <class Out>
void eachSubset(Verb verb, const CardSet &of, int k, Out &&out)
{
    std::array<Card, kMaxHand> cards;
    std::size_t n = 0;
    of.each([&](Card c) { cards[n++] = c; });
    // Gosper: the next larger number with as many bits, so that only sets of the size are visited.
    for (std::uint64_t subset = (std::uint64_t(1) << k) - 1; subset < (std::uint64_t(1) << n);) {
        Action a = Action::of(verb);
        for (std::size_t i = 0; i < n; ++i)
            if (subset >> i & 1)
                a.cards[a.count++] = cards[i];
        out(a);
        const std::uint64_t low = subset & (~subset + 1), up = subset + low;
        subset = up | (((subset ^ up) >> 2) / low);
    }
}

} // namespace khiar::games::cucumber
