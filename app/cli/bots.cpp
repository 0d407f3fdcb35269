// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bots.h"

#include <algorithm>

#include "app/cli/texts.h"
#include "app/text/people.h"
#include "engine/core/rng.h"

namespace khiar::cli {

std::optional<std::vector<QString>> stylesOf(Terminal &t, const Arguments &a, const FamilyBase &family, int seats, bool humans)
{
    const QString option = QStringLiteral("--seats");
    std::vector<QString> styles(std::size_t(seats), QString(QLatin1String(family.ruleBot())));
    if (!a.has(option)) {
        if (humans)
            styles[0] = QStringLiteral("human");
        return styles;
    }
    QStringList known;
    for (const BotSpec &b : family.bots())
        known += QLatin1String(b.style);
    if (humans)
        known.prepend(QStringLiteral("human"));
    const QStringList given = a.value(option).split(u',');
    const auto wrong = std::find_if(given.begin(), given.end(), [&](const QString &s) { return !known.contains(s); });
    if (wrong == given.end() && given.size() == seats)
        return std::vector<QString>(given.begin(), given.end());
    const bool count = wrong == given.end();
    const Arg expected = count ? Arg{"expected", text::kNounStyles} : Arg{"expected", Verbatim{known.join(QLatin1String(", ")).toStdString()}};
    t.complain(QStringLiteral("khiarctl"), {{text::kBadValue, {{"found", Verbatim{(count ? a.value(option) : *wrong).toStdString()}}, {"option", Verbatim{"--seats"}}, expected}}, 0});
    return std::nullopt;
}

std::vector<SeatLine> seatLines(const std::vector<QString> &styles)
{
    std::vector<SeatLine> lines;
    for (std::size_t i = 0; i < styles.size(); ++i) {
        SeatLine s;
        s.stated = true;
        s.human = styles[i] == QLatin1String("human");
        if (!s.human) {
            s.style = styles[i].toStdString();
            s.name = i < kPeople.size() ? kPeople[i].english : "";
        }
        lines.push_back(s);
    }
    return lines;
}

std::optional<Action> botMove(const Referee &referee, Seat seat, const std::string &style)
{
    const std::uint64_t seed = mix64(referee.setup().seed ^ mix64(referee.played() * 16 + std::uint64_t(seat)));
    return referee.match().bot(seat, style, seed)->run(std::stop_token());
}

} // namespace khiar::cli
