// SPDX-License-Identifier: GPL-3.0-or-later
// deal and bench: a new record, and how fast the rules are.
#include <QJsonArray>

#include <algorithm>

#include "app/cli/bots.h"
#include "app/cli/texts.h"

namespace khiar::cli {

int runDeal(Terminal &t, const Arguments &a)
{
    const auto setup = setupOf(t, a, 0);
    if (!setup)
        return kInvalid;
    Record record;
    record.setup = *setup;
    if (a.has(QStringLiteral("--seats"))) {
        const auto styles = stylesOf(t, a, *t.registry.familyOf(setup->game), setup->players, true);
        if (!styles)
            return kInvalid;
        record.seats = seatLines(*styles);
    }
    Referee referee(t.registry);
    if (auto problem = referee.start(record)) {
        t.complain(QStringLiteral("khiarctl"), *problem);
        return kInvalid;
    }
    const QString out = QString::fromStdString(writeRecord(referee.record()));
    if (t.json)
        t.print(QJsonObject{{"game", QString::fromStdString(setup->game)}, {"record", out}});
    else
        t.out << out;
    return kFine;
}

int runBench(Terminal &t, const Arguments &a)
{
    bool ok = true;
    const double seconds = a.has(QStringLiteral("--seconds")) ? a.value(QStringLiteral("--seconds")).toDouble(&ok) : 2.0;
    if (!ok || !(seconds > 0 && seconds <= 3600))
        return t.usage({text::kBadValue, {{"found", Verbatim{a.value(QStringLiteral("--seconds")).toStdString()}}, {"option", Verbatim{"--seconds"}}, {"expected", text::kNounNumber}}});
    QStringList games = a.words;
    for (const QString &g : games)
        if (!familyOf(t, g))
            return kInvalid;
    if (games.isEmpty())
        for (const FamilyBase *family : t.registry.families())
            for (const PresetSpec &p : family->presets())
                games += QLatin1String(p.id);
    QJsonArray results;
    for (const QString &game : games) {
        Arguments one = a;
        one.words = {game};
        const auto setup = setupOf(t, one, 1);
        if (!setup)
            return kInvalid;
        const auto r = t.registry.familyOf(setup->game)->bench(*setup, seconds);
        if (!r) {
            t.complain(QStringLiteral("khiarctl"), r.problem());
            return kInvalid;
        }
        if (!t.json)
            t.print(QStringLiteral("%1  players %2  deals/s %3  actions/s %4  state %5 bytes  clone %6 ns")
                        .arg(game, -16).arg(setup->players).arg(r->dealsPerSecond, 0, 'f', 0).arg(r->actionsPerSecond, 0, 'f', 0)
                        .arg(r->stateBytes).arg(r->cloneNanoseconds, 0, 'f', 1));
        t.out.flush();
        results += QJsonObject{{"game", game}, {"players", setup->players}, {"dealsPerSecond", r->dealsPerSecond}, {"actionsPerSecond", r->actionsPerSecond},
                               {"stateBytes", qint64(r->stateBytes)}, {"cloneNanoseconds", r->cloneNanoseconds}, {"deals", qint64(r->deals)}};
    }
    if (t.json)
        t.print(QJsonObject{{"results", results}});
    return kFine;
}

} // namespace khiar::cli
