// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/score_model.h"

#include "app/models/cards_model.h"

#include <algorithm>

namespace khiar {

ScoreModel::ScoreModel(const TableWords &words, QObject *parent) : LanguageListModel(parent), m_words(words) {}

int ScoreModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> ScoreModel::roleNames() const
{
    return {{Deal, "deal"}, {SeatName, "seatName"}, {SeatNumber, "seat"}, {LineText, "text"}, {Amount, "amount"}, {Good, "good"}, {Cards, "cards"}};
}

QVariant ScoreModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &r = m_rows[std::size_t(index.row())];
    switch (role) {
    case Deal: return r.line.settles ? 0 : r.deal;
    case SeatName: return m_words.seatName(r.line.seat);
    case SeatNumber: return int(r.line.seat);
    case LineText:
    case Qt::DisplayRole: return m_words.line(r.line.label);
    case Amount: return r.line.amount;
    case Good: return (r.line.amount > 0) - (r.line.amount < 0) == 0 ? 0 : (r.line.amount > 0) == (r.line.settles || m_moreIsBetter) ? 1 : -1;
    case Cards: {
        QStringList list;
        for (Card c : r.line.cards)
            list.append(faceName(c));
        return list;
    }
    default: return {};
    }
}

void ScoreModel::clear(bool moreIsBetter)
{
    beginResetModel();
    m_moreIsBetter = moreIsBetter;
    m_rows.clear();
    endResetModel();
}

void ScoreModel::add(int deal, const ScoreLine &line)
{
    const bool fromAnother = line.settles && line.amount > 0 && std::any_of(line.label.args.begin(), line.label.args.end(), [&](const Arg &a) {
        const auto *s = std::get_if<SeatArg>(&a.value);
        return s && s->seat != line.seat;
    });
    if (fromAnother)
        return;
    beginInsertRows({}, rowCount(), rowCount());
    m_rows.push_back({deal, line});
    endInsertRows();
}

} // namespace khiar
