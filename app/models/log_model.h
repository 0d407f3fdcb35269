// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "app/models/language_list_model.h"
#include "app/models/table_words.h"
#include "engine/core/event.h"

namespace khiar {

/// What was said at the table, in the viewer's words, oldest first.
class LogModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GameSession")
public:
    enum Role {
        Who = Qt::UserRole + 1, ///< name of the seat that it is about
        SaidText,
        Mark, ///< more than a card played: a trick, a score, the end
        Deal,
        SeatNumber,
    };
    Q_ENUM(Role)
    explicit LogModel(const TableWords &words, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void clear();
    void add(int deal, Beat beat, const Announcement &said);
    /// The newest sentence; empty when nothing was said.
    QString last() const;
    /// The newest sentence and those right before it that say the same of others ("Mina shares the win. …").
    QString lastOfAKind() const;

private:
    struct Row { int deal; bool mark; Announcement said; };
    const TableWords &m_words;
    std::vector<Row> m_rows;
};

} // namespace khiar
