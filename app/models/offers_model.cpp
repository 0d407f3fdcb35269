// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/offers_model.h"

namespace khiar {

OffersModel::OffersModel(const TableWords &words, QObject *parent) : LanguageListModel(parent), m_words(words) {}

int OffersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> OffersModel::roleNames() const
{
    return {{Label, "label"}, {Numbers, "numbers"}, {Suits, "suits"}, {Primary, "primary"}, {Digit, "digit"}};
}

QVariant OffersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Offer &o = m_rows[std::size_t(index.row())];
    switch (role) {
    case Label:
    case Qt::DisplayRole: return m_words.words().sentence(o.label);
    case Numbers: {
        QVariantList list;
        for (int n = o.lowest; n <= o.highest; ++n)
            list.append(n);
        return list;
    }
    case Suits: {
        QStringList list;
        for (int s = 0; s < 4; ++s)
            if (o.suits >> s & 1)
                list.append(QString(QLatin1Char(suitLetter(Suit(s)))));
        if (o.suits >> 4 & 1)
            list.append(QStringLiteral("none"));
        return list;
    }
    case Primary: return index.row() == 0;
    case Digit: return digitOf(index.row());
    default: return {};
    }
}

int OffersModel::digitOf(int row) const
{
    const auto plain = [](const Offer &o) { return !o.hasNumbers() && !o.suits; };
    if (!plain(m_rows[std::size_t(row)]))
        return -1;
    bool numbers = false;
    int before = 0;
    for (int i = 0; i < rowCount(); ++i) {
        numbers |= m_rows[std::size_t(i)].hasNumbers();
        before += i < row && plain(m_rows[std::size_t(i)]);
    }
    if (numbers)
        return before == 0 ? 0 : -1;
    return before < 9 ? before + 1 : -1;
}

void OffersModel::set(const std::vector<Offer> &offers)
{
    std::vector<Offer> rows;
    for (const Offer &o : offers)
        if (!o.hasCards())
            rows.push_back(o);
    if (rows.empty() && m_rows.empty())
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

} // namespace khiar
