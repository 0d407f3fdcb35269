// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/score_model.h"

namespace khiar {

ScoreModel::ScoreModel(const TableWords &words, QObject *parent) : LanguageListModel(parent), m_words(words) {}

int ScoreModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> ScoreModel::roleNames() const
{
    return {{Deal, "deal"}, {SeatName, "seatName"}, {SeatNumber, "seat"}, {LineText, "text"}, {Amount, "amount"}, {Cards, "cards"}};
}

QVariant ScoreModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &r = m_rows[std::size_t(index.row())];
    switch (role) {
    case Deal: return r.deal;
    case SeatName: return m_words.seatName(r.line.seat);
    case SeatNumber: return int(r.line.seat);
    case LineText:
    case Qt::DisplayRole: return m_words.words().sentence(r.line.label);
    case Amount: return r.line.amount;
    case Cards: {
        QStringList list;
        for (Card c : r.line.cards)
            list.append(QString::fromStdString(cardText(faceOf(c))));
        return list;
    }
    default: return {};
    }
}

void ScoreModel::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void ScoreModel::add(int deal, const ScoreLine &line)
{
    beginInsertRows({}, rowCount(), rowCount());
    m_rows.push_back({deal, line});
    endInsertRows();
}

} // namespace khiar
