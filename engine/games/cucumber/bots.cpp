// SPDX-License-Identifier: GPL-3.0-or-later
// The bots of the Cucumber family. They see a View and nothing else. Strategy: rules/cucumber.md §6.
#include "engine/ai/random_play.h"
#include "engine/games/cucumber/rules.h"

#include <algorithm>
#include <vector>

namespace khiar::games::cucumber {
namespace {

/// Any legal action, evenly.
class RandomBot final : public BotJob {
public:
    RandomBot(View<Family> view, std::uint64_t seed) : m_view(std::move(view)), m_rng(seed) {}
    std::optional<Action> run(std::stop_token stop) override
    {
        if (stop.stop_requested())
            return std::nullopt;
        return randomAction<Family>(m_view.rules(), m_view.state(), m_view.viewer(), m_rng);
    }

private:
    View<Family> m_view;
    Rng m_rng;
};

/// The sharp player of the seeds: one low card is kept for the end, tricks are taken wherever they can be had, and tops
/// are led, so that hands without them must give up their low cards and the last trick becomes dear for somebody
/// else. Which card takes a trick was chosen by arenas between variants; figures in NOTES.md.
class SharpBot final : public BotJob {
public:
    explicit SharpBot(View<Family> view) : m_view(std::move(view)), m_rules(m_view.rules()), m_state(m_view.state())
    {
        m_state.hand[std::size_t(m_view.viewer())].each([&](Card c) { m_hand.push_back(c); });
        std::stable_sort(m_hand.begin(), m_hand.end(), [&](Card a, Card b) { return strength(a) < strength(b); });
    }

    std::optional<Action> run(std::stop_token stop) override
    {
        if (stop.stop_requested())
            return std::nullopt;
        return m_state.phase == Phase::exchange ? exchange() : Action::of(Verb::play, m_state.best == kNobody ? lead() : follow());
    }

private:
    int strength(Card c) const { return m_rules.strength[c.code]; }

    /// How many cards that are out of sight are stronger than this one.
    int stronger(Card c) const
    {
        CardSet unseen = m_rules.atLeast[std::size_t(strength(c) + 1)];
        for (Card mine : m_hand)
            unseen.remove(mine);
        for (std::size_t p = 0; p < std::size_t(m_rules.seats); ++p)
            for (std::size_t i = 0; i < m_state.playedCount[p]; ++i)
                unseen.remove(m_state.played[p][i]);
        for (std::size_t i = 0; i < m_state.keptCount; ++i)
            unseen.remove(m_state.kept[i]);
        return unseen.count();
    }

    bool holdsMaster() const
    {
        return std::any_of(m_hand.begin(), m_hand.end(), [&](Card c) { return stronger(c) == 0; });
    }

    /// The lowest card is meant for the last trick. Who holds a card that nothing out of sight can pass gets the lead
    /// back at will, so there is time to lose a middling card first; otherwise the highest leads and drains the rest.
    Card lead() const
    {
        const bool timeLeft = m_hand.size() > 3 && holdsMaster();
        return timeLeft ? m_hand[1] : m_hand.back();
    }

    /// Reach as cheaply as it can be had, so that no low card is given up and the tops stay for later. With two low
    /// cards, though, one of them goes before a king or an ace has to.
    Card follow() const
    {
        std::vector<Card> reaching;
        for (std::size_t i = 1; i < m_hand.size(); ++i)
            if (strength(m_hand[i]) >= m_state.bar)
                reaching.push_back(m_hand[i]);
        if (reaching.empty())
            return m_hand.front();
        const bool twoLow = m_hand.size() > 2 && strength(m_hand[1]) <= kVeryLow;
        return twoLow && strength(reaching.front()) >= kTop ? m_hand.front() : reaching.front();
    }

    /// Cards of the danger zone go: neither low enough for the end nor high enough to keep the lead. Two low cards and
    /// all tops stay.
    Action exchange() const
    {
        const std::uint32_t counts = exchangeCounts(m_rules, m_state, m_view.viewer());
        std::vector<Card> middle;
        for (std::size_t i = 1; i < m_hand.size(); ++i)
            if (strength(m_hand[i]) > kLow && strength(m_hand[i]) < kTop)
                middle.push_back(m_hand[i]);
        if (strength(m_hand.front()) > kLow)
            middle.insert(middle.begin(), m_hand.front());
        int wanted = 0;
        for (int k = 1; k <= kMaxHand; ++k)
            if ((counts >> k & 1) && k <= int(middle.size()))
                wanted = k;
        // Somebody else's number: worth it when at least two thirds of it are cards better lost.
        for (int k = 1; wanted == 0 && k <= int(m_hand.size()); ++k)
            if ((counts >> k & 1) && int(middle.size()) * 3 >= k * 2)
                wanted = k;
        CardSet away;
        for (Card c : middle)
            if (away.count() < wanted)
                away.add(c);
        for (std::size_t i = m_hand.size(); i-- > 0 && away.count() < wanted;)
            away.add(m_hand[i]);
        return wanted ? Action::of(Verb::exchange, away) : Action::of(Verb::keep);
    }

    static constexpr int kVeryLow = 4;
    static constexpr int kLow = 5;  ///< good enough for the last trick
    static constexpr int kTop = 13; ///< kings and above keep the lead
    View<Family> m_view;
    const Rules &m_rules;
    const State &m_state;
    std::vector<Card> m_hand; ///< weakest first
};

} // namespace

// An unknown style is the family's rule bot (records.md).
std::unique_ptr<BotJob> Family::makeBot(View<Family> view, std::string_view style, std::uint64_t seed)
{
    if (style == "random")
        return std::make_unique<RandomBot>(std::move(view), seed);
    return std::make_unique<SharpBot>(std::move(view));
}

} // namespace khiar::games::cucumber
