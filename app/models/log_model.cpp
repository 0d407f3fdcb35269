// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/log_model.h"

namespace khiar {

LogModel::LogModel(const TableWords &words, QObject *parent) : LanguageListModel(parent), m_words(words) {}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{Who, "who"}, {SaidText, "text"}, {Mark, "mark"}, {Deal, "deal"}, {SeatNumber, "seat"}};
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &r = m_rows[std::size_t(index.row())];
    switch (role) {
    case Who: return r.said.about < 0 ? QString() : m_words.seatName(r.said.about);
    case SaidText:
    case Qt::DisplayRole: return m_words.words().announcement(r.said, m_words.viewer());
    case Mark: return r.mark;
    case Deal: return r.deal;
    case SeatNumber: return r.said.about;
    default: return {};
    }
}

void LogModel::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void LogModel::add(int deal, Beat beat, const Announcement &said)
{
    beginInsertRows({}, rowCount(), rowCount());
    m_rows.push_back({deal, beat == Beat::trickTaken || beat == Beat::scored || beat == Beat::over, said});
    endInsertRows();
}

QString LogModel::lastOfAKind() const
{
    QStringList parts;
    for (auto it = m_rows.rbegin(); it != m_rows.rend() && std::string_view(it->said.other.id) == m_rows.back().said.other.id; ++it)
        parts.prepend(m_words.words().announcement(it->said, m_words.viewer()));
    return parts.join(u' ');
}

QString LogModel::last() const
{
    return m_rows.empty() ? QString() : m_words.words().announcement(m_rows.back().said, m_words.viewer());
}

} // namespace khiar
