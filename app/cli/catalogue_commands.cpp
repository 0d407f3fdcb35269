// SPDX-License-Identifier: GPL-3.0-or-later
// games and options: what there is to play.
#include <QJsonArray>

#include "app/cli/command_line.h"

namespace khiar::cli {
namespace {

QString range(int from, int to)
{
    return QStringLiteral("%1–%2").arg(from).arg(to);
}

QStringList valuesOf(const OptionSpec &o)
{
    QStringList values;
    for (const OptionValue &v : o.values)
        values += QLatin1String(v.word);
    return values;
}

} // namespace

int runGames(Terminal &t, const Arguments &)
{
    QJsonArray games;
    for (const FamilyBase *family : t.registry.families())
        for (const PresetSpec &p : family->presets()) {
            const QString id = QLatin1String(p.id), folk = QString::fromUtf8(family->id().data(), qsizetype(family->id().size()));
            if (!t.json)
                t.print(QStringLiteral("%1  %2  %3  %4").arg(id, -16).arg(folk, -12).arg(range(p.seatsMin, p.seatsMax), t.words.sentence(p.line)));
            games += QJsonObject{{"id", id}, {"family", folk}, {"seatsMin", p.seatsMin}, {"seatsMax", p.seatsMax},
                                 {"name", t.words.sentence(p.name)}, {"line", t.words.sentence(p.line)}};
        }
    if (t.json)
        t.print(QJsonObject{{"games", games}});
    return kFine;
}

int runOptions(Terminal &t, const Arguments &a)
{
    const FamilyBase *family = familyOf(t, a.words.front());
    if (!family)
        return kInvalid;
    const PresetSpec &preset = *family->preset(a.words.front().toStdString());
    QJsonArray options;
    for (const OptionSpec &o : family->options()) {
        const bool number = o.kind == OptionKind::number;
        const QString key = QLatin1String(o.key), kind = number ? QStringLiteral("number") : QStringLiteral("choice");
        QStringList values = number ? QStringList{range(o.lowest, o.highest)} : valuesOf(o);
        for (const std::string &word : wordsBesideNumbers(o))
            values += QString::fromStdString(word);
        const QString value = QString::fromStdString(family->presetValue(preset, o.key));
        if (!t.json)
            t.print(QStringLiteral("%1  %2  %3  %4").arg(key, -18).arg(kind, -6).arg(value, -14).arg(values.join(QLatin1String(", "))));
        options += QJsonObject{{"key", key}, {"kind", kind}, {"values", QJsonArray::fromStringList(values)}, {"value", value}, {"name", t.words.sentence(o.name)}};
    }
    if (t.json)
        t.print(QJsonObject{{"game", a.words.front()}, {"options", options}});
    return kFine;
}

} // namespace khiar::cli
