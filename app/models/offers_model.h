// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "app/models/language_list_model.h"
#include "app/models/table_words.h"
#include "engine/core/offer.h"

namespace khiar {

/// The offers that are answered by a button or a row of numbers or suits. Offers with cards are on the cards.
class OffersModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GameSession")
public:
    enum Role {
        Label = Qt::UserRole + 1,
        Numbers, ///< list of int
        Suits,   ///< list of "S" "H" "D" "C" "none"
        Primary, ///< the main answer: the first
        Digit,   ///< the key that presses it: 1 for the first button; beside a row of numbers, whose digits are its own, 0
                 ///< for the first and −1 for the others, as for every row
    };
    Q_ENUM(Role)
    explicit OffersModel(const TableWords &words, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int digitOf(int row) const;
    void set(const std::vector<Offer> &offers);
    const Offer *at(int row) const { return row >= 0 && row < rowCount() ? &m_rows[std::size_t(row)] : nullptr; }

private:
    const TableWords &m_words;
    std::vector<Offer> m_rows;
};

} // namespace khiar
