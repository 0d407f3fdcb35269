// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/apples/seat_draw.h"

#include "engine/core/chance.h"

#include <algorithm>
#include <numeric>

namespace khiar::games::apples {

std::array<Card, kSeats> drawForSeats(std::uint64_t seed)
{
    std::array<Card, 52> pack;
    for (std::size_t c = 0; c < pack.size(); ++c)
        pack[c] = Card{std::uint8_t(c)};
    SeededChance chance(seed);
    (void)chance.shuffle(Purpose::seats, 0, 0, pack); // a seeded one never stops
    return {pack[0], pack[1], pack[2], pack[3]};
}

std::array<int, kSeats> seatOrder(const Options &options, const std::array<Card, kSeats> &drawn)
{
    std::array<int, kSeats> order;
    std::iota(order.begin(), order.end(), 0);
    const auto height = [&](Card c) {
        const auto suit = std::find(options.suitOrder.begin(), options.suitOrder.end(), suitOf(c));
        return rankOf(c) * kSeats - int(suit - options.suitOrder.begin());
    };
    std::sort(order.begin(), order.end(), [&](int a, int b) { return height(drawn[std::size_t(a)]) > height(drawn[std::size_t(b)]); });
    return order;
}

} // namespace khiar::games::apples
