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
    enum Role { Deal = Qt::UserRole + 1, SeatName, SeatNumber, LineText, Amount, Cards };
    Q_ENUM(Role)
    explicit ScoreModel(const TableWords &words, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void clear();
    void add(int deal, const ScoreLine &line);

private:
    struct Row { int deal; ScoreLine line; };
    const TableWords &m_words;
    std::vector<Row> m_rows;
};

} // namespace khiar
