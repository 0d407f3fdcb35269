// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "app/models/language_list_model.h"
#include "app/models/table_words.h"
#include "engine/core/event.h"

namespace khiar {

/// The score lines of the match so far, oldest first.
class ScoreModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GameSession")
public:
    enum Role {
        Deal = Qt::UserRole + 1, ///< 0: a payment at the end
        SeatName, SeatNumber, LineText, Amount, Cards,
        Good, ///< int: 1 brings the seat something, −1 costs it, 0 neither
    };
    Q_ENUM(Role)
    explicit ScoreModel(const TableWords &words, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Where more is better than less (chips), what is taken away costs.
    void clear(bool moreIsBetter);
    /// A payment is listed once, where it costs.
    void add(int deal, const ScoreLine &line);

private:
    struct Row { int deal; ScoreLine line; };
    const TableWords &m_words;
    std::vector<Row> m_rows;
    bool m_moreIsBetter = false;
};

} // namespace khiar
