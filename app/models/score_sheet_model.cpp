// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/score_sheet_model.h"

#include <QVariantMap>

#include <algorithm>
#include <limits>

#include "app/models/cards_model.h"

namespace khiar {
namespace {

constexpr int kPayments = std::numeric_limits<int>::max(); ///< the row of payments is behind every deal

} // namespace

ScoreSheetModel::ScoreSheetModel(const TableWords &words, QObject *parent) : LanguageListModel(parent), m_words(words) {}

int ScoreSheetModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> ScoreSheetModel::roleNames() const
{
    return {{Deal, "deal"}, {Cells, "cells"}, {Payments, "payments"}, {Spoken, "spoken"}};
}

QVariant ScoreSheetModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = std::size_t(index.row());
    switch (role) {
    case Deal: return m_rows[row].deal == kPayments ? 0 : m_rows[row].deal;
    case Payments: return m_rows[row].deal == kPayments;
    case Cells: return cells(row);
    case Spoken:
    case Qt::DisplayRole: return spoken(row);
    default: return {};
    }
}

void ScoreSheetModel::reset(int seats)
{
    beginResetModel();
    m_seats = std::max(0, seats);
    m_rows.clear();
    endResetModel();
}

/// The row of a deal, made where it belongs when there is none.
std::size_t ScoreSheetModel::rowOf(int deal)
{
    const auto at = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &r) { return r.deal >= deal; });
    const auto row = std::size_t(at - m_rows.begin());
    if (at != m_rows.end() && at->deal == deal)
        return row;
    beginInsertRows({}, int(row), int(row));
    m_rows.insert(at, Row{deal, {}, {}});
    endInsertRows();
    return row;
}

void ScoreSheetModel::add(int deal, const ScoreLine &line)
{
    if (line.seat < 0 || line.seat >= m_seats)
        return;
    m_rows[rowOf(line.settles ? kPayments : deal)].lines.push_back(line);
    allChanged(); // later rows may build on this one
}

void ScoreSheetModel::setTotals(int deal, std::vector<Total> totals)
{
    const std::size_t row = rowOf(deal);
    const std::vector<Total> before = totalsAfter(row);
    for (std::size_t s = totals.size(); s < std::size_t(m_seats); ++s)
        totals.push_back(before[s]);
    totals.resize(std::size_t(m_seats));
    m_rows[row].totals = std::move(totals);
    allChanged();
}

std::vector<ScoreSheetModel::Total> ScoreSheetModel::totalsOf(const TableView &table, const std::vector<double> &standing)
{
    std::vector<Total> totals;
    const bool marks = table.scoreKind() != FactKind::cucumbers;
    for (Seat s = 0; s < table.seats; ++s)
        totals.push_back({table.scoreOf(s), marks ? table.fact(FactKind::cucumbers, s) : 0, table.fact(FactKind::halfCucumbers, s),
                          table.fact(FactKind::inOut, s, kInDeal) == kOutOfGame,
                          std::size_t(s) < standing.size() ? standing[std::size_t(s)] : 0});
    return totals;
}

std::vector<ScoreSheetModel::Total> ScoreSheetModel::totalsAfter(std::size_t row) const
{
    std::size_t first = 0;
    std::vector<Total> totals(static_cast<std::size_t>(m_seats));
    for (std::size_t r = row + 1; r-- > 0;)
        if (!m_rows[r].totals.empty()) {
            totals = m_rows[r].totals;
            first = r + 1;
            break;
        }
    for (std::size_t r = first; r <= row; ++r)
        for (const ScoreLine &line : m_rows[r].lines)
            totals[std::size_t(line.seat)].points += line.settles ? 0 : line.amount;
    return totals;
}

QVariantList ScoreSheetModel::cells(std::size_t row) const
{
    const std::vector<Total> now = totalsAfter(row);
    const std::vector<Total> before = row == 0 ? std::vector<Total>(now.size()) : totalsAfter(row - 1);
    double best = 0, worst = 0;
    if (!now.empty()) {
        const auto [lo, hi] = std::minmax_element(now.begin(), now.end(), [](const Total &a, const Total &b) { return a.standing < b.standing; });
        worst = lo->standing;
        best = hi->standing;
    }
    QVariantList list;
    for (std::size_t s = 0; s < now.size(); ++s) {
        QVariantList lines;
        int amount = 0;
        for (const ScoreLine &line : m_rows[row].lines) {
            if (std::size_t(line.seat) != s)
                continue;
            QStringList faces;
            for (Card c : line.cards)
                faces.append(faceName(c));
            amount += line.amount;
            lines.append(QVariantMap{{QStringLiteral("text"), m_words.line(line.label)}, {QStringLiteral("amount"), line.amount},
                                     {QStringLiteral("cards"), faces}});
        }
        const Total &t = now[s];
        list.append(QVariantMap{{QStringLiteral("scored"), !lines.isEmpty()}, {QStringLiteral("amount"), amount}, {QStringLiteral("lines"), lines},
                                {QStringLiteral("total"), t.points}, {QStringLiteral("cucumbers"), t.cucumbers},
                                {QStringLiteral("gained"), std::max(0, t.cucumbers - before[s].cucumbers)}, {QStringLiteral("gainedHalves"), std::max(0, t.halves - before[s].halves)}, {QStringLiteral("out"), t.out},
                                {QStringLiteral("outNow"), t.out && !before[s].out},
                                {QStringLiteral("leads"), best > worst && t.standing >= best}});
    }
    return list;
}

QString ScoreSheetModel::spoken(std::size_t row) const
{
    using namespace model_text;
    const Words &w = m_words.words();
    const bool payments = m_rows[row].deal == kPayments;
    QStringList parts{payments ? w.sentence(kSheetEnd) : w.sentence(Text{kSheetDeal, {{"deal", std::int64_t(m_rows[row].deal)}}})};
    const QVariantList list = cells(row);
    for (int s = 0; s < list.size(); ++s) {
        const QVariantMap cell = list[s].toMap();
        const Phrase &p = payments ? kSheetSeatPays : cell[QStringLiteral("out")].toBool() ? kSheetSeatOut : cell[QStringLiteral("leads")].toBool() ? kSheetSeatLeads : kSheetSeat;
        parts.append(w.sentence(Text{p, {{"player", Verbatim{m_words.seatName(s).toStdString()}},
                                         {"amount", std::int64_t(cell[QStringLiteral("amount")].toInt())},
                                         {"total", std::int64_t(cell[QStringLiteral("total")].toInt())}}}));
    }
    return parts.join(w.rtl() ? QStringLiteral("؛ ") : QStringLiteral("; "));
}

} // namespace khiar
