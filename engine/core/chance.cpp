// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/chance.h"

#include <algorithm>

namespace khiar {

bool StatedDeal::statesHands() const
{
    return std::any_of(hands.begin(), hands.end(), [](const auto &h) { return h.has_value(); });
}

Rng SeededChance::rngFor(Purpose purpose, int deal, int nth) const
{
    const std::uint64_t where = (std::uint64_t(deal) << 24) | (std::uint64_t(purpose) << 16) | std::uint64_t(nth);
    return Rng(mix64(m_seed) ^ mix64(~where));
}

bool SeededChance::shuffle(Purpose purpose, int deal, int nth, std::span<Card> cards)
{
    if (const StatedDeal *d = stated(deal)) {
        const std::vector<Card> *given = nullptr;
        if (purpose == Purpose::pack && d->pack)
            given = &*d->pack;
        else if (purpose == Purpose::later && nth < int(d->shuffles.size()))
            given = &d->shuffles[std::size_t(nth)];
        // Other cards than are shuffled now were stated for another course of the deal: taken over, they would be in the pack twice.
        if (given && given->size() == cards.size() && std::is_permutation(given->begin(), given->end(), cards.begin())) {
            std::copy(given->begin(), given->end(), cards.begin());
            return true;
        }
    }
    rngFor(purpose, deal, nth).shuffle(cards);
    return true;
}

std::uint32_t SeededChance::draw(Purpose purpose, int deal, std::uint32_t bound)
{
    return rngFor(purpose, deal, 0).below(bound);
}

const StatedDeal *SeededChance::stated(int deal) const
{
    if (!m_stated)
        return nullptr;
    const auto it = m_stated->find(deal);
    return it == m_stated->end() ? nullptr : &it->second;
}

bool NotingChance::shuffle(Purpose purpose, int deal, int nth, std::span<Card> cards)
{
    if (!m_inner.shuffle(purpose, deal, nth, cards))
        return false;
    noted.push_back({purpose, deal, {cards.begin(), cards.end()}});
    return true;
}

} // namespace khiar
