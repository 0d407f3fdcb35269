// SPDX-License-Identifier: GPL-3.0-or-later
// What a position between two deals is worth to a seat: about its share of the game, by the way in which this game ends.
#include "engine/games/cucumber/bots.h"

#include <algorithm>
#include <cmath>

namespace khiar::games::cucumber {
namespace {

/// What a lost deal costs on average here.
double pointsOf(const Rules &rules, const Outlook &outlook)
{
    if (rules.options.values == Values::face && rules.options.deck == DeckKind::standard)
        return outlook.pointsPerLoss;
    double sum = 0;
    for (Card c : rules.pack)
        sum += rules.value[c.code];
    return std::max(1.0, sum / double(rules.pack.size()) / 8 * outlook.pointsPerLoss);
}

/// How many more deals must be lost from `distance` points below the limit. The first costs what it costs; a later one
/// counts about so many points.
double lossesTo(int distance, double points)
{
    return distance <= 0 ? 0 : 1 + (distance - 1) / points;
}

/// Losses that a seat can still bear.
double lossesOf(const Rules &rules, const State &s, Seat p, double points)
{
    const Options &o = rules.options;
    const int limit = o.limit + (o.bust == Bust::exceed ? 1 : 0);
    double losses = lossesTo(limit - s.score[std::size_t(p)], points);
    if (o.lives == Lives::one || s.cucumbers[std::size_t(p)])
        return losses;
    int back = 0; // where a lost life would bring it back in, or about the card that a half cucumber leaves
    for (Seat q = 0; q < rules.seats; ++q)
        back = q != p && s.isIn(q) ? std::max<int>(back, s.score[std::size_t(q)]) : back;
    return losses + lossesTo(limit - (o.lives == Lives::two ? back : int(points)), points);
}

/// Where the lowest total wins in the end: how far ahead of the others.
double lowness(const Rules &rules, const State &s, Seat p, double points)
{
    const Options &o = rules.options;
    const double left = o.end == End::fixedDeals ? std::max(1, o.deals - s.deal + 1) : 3;
    return std::exp(-s.score[std::size_t(p)] / (points * std::sqrt(left)));
}

double weightOf(const Rules &rules, const State &s, Seat p, const Outlook &outlook)
{
    const Options &o = rules.options;
    if (o.doubling)
        return std::max<int>(0, s.credits[std::size_t(p)]);
    if (o.values == Values::knockout)
        return 1;
    const double points = pointsOf(rules, outlook);
    if (o.end == End::lastSurvivor)
        return std::pow(lossesOf(rules, s, p, points), outlook.power);
    if (o.end == End::firstBustLoses)
        return std::pow(lossesOf(rules, s, p, points), -outlook.power);
    return lowness(rules, s, p, points);
}

} // namespace

double prospects(const Rules &rules, const State &s, Seat seat, const Outlook &outlook)
{
    if (s.phase == Phase::over)
        return Family::standing(rules, s)[std::size_t(seat)];
    if (!s.isIn(seat))
        return 0;
    double all = 0, mine = 0;
    for (Seat p = 0; p < rules.seats; ++p) {
        if (!s.isIn(p))
            continue;
        const double weight = weightOf(rules, s, p, outlook);
        all += weight;
        mine = p == seat ? weight : mine;
    }
    const bool avoids = rules.options.end == End::firstBustLoses && !rules.options.doubling;
    return all <= 0 ? 1.0 / seatsIn(s) : avoids ? (1 - mine / all) / std::max(1, seatsIn(s) - 1) : mine / all;
}

} // namespace khiar::games::cucumber
