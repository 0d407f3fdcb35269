// SPDX-License-Identifier: GPL-3.0-or-later
// Leading and following by rule: a card is worth what the trick it goes to would add to the groups of whoever takes it.
#include "engine/games/apples/bots.h"

namespace khiar::games::apples {
namespace {

constexpr int kLow = 5, kTen = 10;

/// What a card may still do for its holder in later tricks, which is lost with it.
float later(const Sight &sight, Card c)
{
    const int rank = rankOf(c);
    const float left = float(kTricks - 1 - sight.state().tricksDone) / kTricks;
    const float power = sight.isTrump(c) ? 2 + 0.5f * float(rank - 2) : rank >= kTen ? 0.7f * float(rank - 9) : 0;
    return left * power * sight.worths().spread() / 70;
}

/// What playing the card is worth, more or less, with the chance that others play on it still out.
float worthOfPlaying(const Sight &sight, Card c)
{
    const Sight::Behind behind = sight.behind(c);
    float others = 0;
    for (std::size_t i = 0; i < std::size_t(behind.count); ++i)
        others -= behind.gain[i] / 3 / float(behind.count);
    const bool mine = sight.takes(c);
    const Seat holder = mine ? sight.seat() : Seat(sight.state().best);
    const Card holding = mine ? c : sight.state().trick[std::size_t(holder)];
    const float stays = sight.holds(holding, behind);
    return stays * sight.swingWith(holder, c) + (1 - stays) * others - later(sight, c);
}

bool isTop(const Sight &sight, Card c)
{
    return sight.holds(c, sight.behind(c)) > 0.999f;
}

Why reasonToFollow(const Sight &sight, Card c)
{
    if (sight.takes(c))
        return sight.gainWith(sight.seat(), c) > 0 ? Why::takeGroup : isTop(sight, c) ? Why::takeSure : Why::takeCheap;
    const Seat holder = sight.state().best;
    const int rank = rankOf(c);
    if (rank <= kLow && sight.wonOf(holder, rank) > 0 && sight.gain(holder, kit::bitOf(c)) < 0)
        return Why::dropGroup;
    if (rank <= kLow)
        return Why::dropLow;
    bool could = false;
    kit::each(playable(sight.rules(), sight.state(), sight.seat()), [&](Card other) { could = could || sight.takes(other); });
    return could ? Why::keepAway : Why::cannotTake;
}

} // namespace

Why reasonForCard(const Sight &sight, Card c)
{
    if (kit::countOf(playable(sight.rules(), sight.state(), sight.seat())) == 1)
        return Why::only;
    if (!sight.leads())
        return reasonToFollow(sight, c);
    return isTop(sight, c) ? Why::leadTop : rankOf(c) <= kLow ? Why::leadAway : Why::leadTry;
}

Choice playRule(const Sight &sight)
{
    const CardBits may = playable(sight.rules(), sight.state(), sight.seat());
    Card best = kit::firstOf(may);
    if (kit::countOf(may) == 1)
        return {Action::of(Verb::play, best), Why::none};
    float most = -1e9f;
    kit::each(may, [&](Card c) {
        const float worth = worthOfPlaying(sight, c);
        if (worth > most) {
            best = c;
            most = worth;
        }
    });
    return {Action::of(Verb::play, best), Why::none};
}

} // namespace khiar::games::apples
