// SPDX-License-Identifier: GPL-3.0-or-later
// arena: bots against bots. As many matches as there are seats share one seed, and the bots move round one seat from
// match to match, so that every bot plays every hand; such a group is one observation. Two styles are compared group by
// group, which takes out the luck of the deals.
#include <QJsonArray>

#include <cmath>
#include <map>

#include "app/cli/bots.h"
#include "app/cli/texts.h"
#include "engine/core/rng.h"

namespace khiar::cli {
namespace {

/// A mean and half of its 95 % interval, by the normal distribution; half is 0 for one group, which says nothing.
struct Estimate {
    double mean = 0, half = 0;

    explicit Estimate(const std::vector<double> &groups)
    {
        const auto n = double(groups.size());
        for (double g : groups)
            mean += g / n;
        double squares = 0;
        for (double g : groups)
            squares += (g - mean) * (g - mean);
        half = n < 2 ? 0 : 1.96 * std::sqrt(squares / (n - 1) / n);
    }
    QString text() const
    {
        return QStringLiteral("%1  95% %2 … %3").arg(mean, 0, 'f', 4).arg(mean - half, 0, 'f', 4).arg(mean + half, 0, 'f', 4);
    }
    QJsonObject with(QJsonObject object, const QString &key) const
    {
        object.insert(key, mean);
        object.insert(QStringLiteral("low"), mean - half);
        object.insert(QStringLiteral("high"), mean + half);
        return object;
    }
};

/// Results of one style: the mean of each group of matches that share their deals.
struct Results {
    std::vector<double> groups;
    double sum = 0; ///< of the group in progress
    int count = 0;
    qint64 matches = 0; ///< seats played

    void endGroup()
    {
        groups.push_back(sum / count);
        sum = 0;
        count = 0;
    }
    /// How much better than another style, deal for deal: luck that both had falls out.
    Estimate over(const Results &other) const
    {
        std::vector<double> differences;
        for (std::size_t g = 0; g < groups.size(); ++g)
            differences.push_back(groups[g] - other.groups[g]);
        return Estimate(differences);
    }
};

struct Arena {
    Terminal &t;
    const FamilyBase &family;
    Setup setup;
    std::vector<QString> styles;
    quint64 seed;
    std::map<QString, Results> results;

    /// Plays one match, the styles moved round by `rotation`. False after complaining.
    bool match(quint64 group, int rotation);
};

bool Arena::match(quint64 group, int rotation)
{
    Setup s = setup;
    s.seed = mix64(seed) ^ mix64(~group);
    Record record;
    record.setup = s;
    Referee referee(t.registry);
    const auto fault = [&](const Problem &p) { return t.complain(QStringLiteral("khiarctl"), p), false; };
    if (auto problem = referee.start(record))
        return fault(*problem);
    const auto styleAt = [&](Seat seat) -> const QString & { return styles[std::size_t(seat + rotation) % styles.size()]; };
    const int bound = family.actionBound(s);
    for (int n = 0; !referee.match().over(); ++n) {
        if (n >= bound)
            return fault({{text::kTooLong, {{"n", std::int64_t(bound)}}}, 0});
        const Seat seat = referee.match().toAct().front();
        const QString &style = styleAt(seat);
        const auto action = botMove(referee, seat, style.toStdString());
        if (!action)
            return false;
        if (auto refusal = referee.submit(seat, *action))
            return fault({{text::kBotFault, {{"style", Verbatim{style.toStdString()}}, {"seat", std::int64_t(seat)}, {"action", Verbatim{actionText(*action)}}, {"reason", Verbatim{refusal->reason}}}}, 0});
    }
    const std::vector<double> standing = referee.match().standing();
    for (Seat seat = 0; seat < referee.match().seats(); ++seat) {
        Results &r = results[styleAt(seat)];
        r.sum += standing[std::size_t(seat)];
        ++r.count;
        ++r.matches;
    }
    return true;
}

int report(Terminal &t, const Arena &arena, qint64 matches)
{
    QJsonArray bots, pairs;
    for (const auto &[style, r] : arena.results) {
        const Estimate e(r.groups);
        if (!t.json)
            t.print(QStringLiteral("%1  mean %2  n %3").arg(style, -10).arg(e.text()).arg(r.matches));
        bots += e.with({{"style", style}, {"seatsPlayed", r.matches}}, QStringLiteral("mean"));
    }
    for (auto one = arena.results.begin(); one != arena.results.end(); ++one)
        for (auto other = std::next(one); other != arena.results.end(); ++other) {
            const bool ahead = Estimate(one->second.groups).mean >= Estimate(other->second.groups).mean;
            const auto &[style, better] = ahead ? *one : *other;
            const auto &[against, worse] = ahead ? *other : *one;
            const Estimate e = better.over(worse);
            if (!t.json)
                t.print(QStringLiteral("%1 − %2  difference %3").arg(style, against, e.text()));
            pairs += e.with({{"style", style}, {"against", against}}, QStringLiteral("difference"));
        }
    if (t.json)
        t.print(QJsonObject{{"game", QString::fromStdString(arena.setup.game)}, {"players", arena.setup.players}, {"matches", matches},
                            {"seed", QString::number(arena.seed)}, {"bots", bots}, {"pairs", pairs}});
    return kFine;
}

} // namespace

int runArena(Terminal &t, const Arguments &a)
{
    const auto setup = setupOf(t, a, 0);
    const auto matches = setup ? numberOption(t, a, QStringLiteral("--matches"), 100, 1, 100'000'000) : std::nullopt;
    if (!matches)
        return kInvalid;
    const FamilyBase &family = *t.registry.familyOf(setup->game);
    const auto styles = stylesOf(t, a, family, setup->players, false);
    if (!styles)
        return kInvalid;
    Arena arena{t, family, *setup, *styles, setup->seed, {}};
    for (qint64 m = 0; m < *matches; ++m) {
        const int rotation = int(m % setup->players);
        if (!arena.match(quint64(m / setup->players), rotation))
            return kFailed;
        if (rotation + 1 == setup->players || m + 1 == *matches)
            for (auto &[style, r] : arena.results)
                r.endGroup();
    }
    return report(t, arena, *matches);
}

} // namespace khiar::cli
