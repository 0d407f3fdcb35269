// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

#include "app/models/language_list_model.h"
#include "app/text/guide_search.h"

namespace khiar {

class GuideModel;

/// What a search over all documents has found: a row for each document, under it its places, and where there are more than a
/// few a row that shows the rest. The texts are read when something is looked for, and forgotten with forget().
class GuideSearchModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GuideModel")
    /// What was typed; "" = nothing is looked for.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY found)
    /// How many places there are in all, and what is said about them: "12 places", or that there are none and what helps.
    Q_PROPERTY(int total READ total NOTIFY found)
    Q_PROPERTY(QString summary READ summary NOTIFY found)

public:
    enum Role {
        Kind = Qt::UserRole + 1, ///< "document", "place", "more"
        Title,                   ///< of a document; of a place its heading; of "more" what it does
        Runs,                    ///< a place's heading with its marks: list of {text, mark}
        Snippet,                 ///< the same of its text
        Document,
        Spoken,
    };
    Q_ENUM(Role)
    explicit GuideSearchModel(GuideModel &guide);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QString search() const { return m_typed; }
    void setSearch(const QString &typed);
    int total() const { return m_total; }
    QString summary() const;

    /// A place opens in its document: true. "more" shows the rest of its document: false.
    Q_INVOKABLE bool open(int row);
    /// The next row that can be opened, from `row` on in this direction; −1 = none.
    Q_INVOKABLE int next(int row, int step) const;
    /// Nothing is looked for any more, and the texts are dropped.
    Q_INVOKABLE void forget();

signals:
    void found();

private:
    struct Row { int document = 0; int place = -1; /**< −1 the document itself, its size "more" */ };
    void look();
    void makeRows();
    const guide::FoundDocument &documentOf(const Row &row) const { return m_found[std::size_t(row.document)]; }
    const guide::FoundPlace *placeOf(const Row &row) const;
    bool isMore(const Row &row) const;
    QString title(const Row &row) const;
    QString spoken(const Row &row) const;

    GuideModel &m_guide;
    QString m_typed;
    std::unique_ptr<guide::GuideSearch> m_index;
    std::vector<guide::FoundDocument> m_found;
    int m_total = 0;
    std::vector<bool> m_whole; ///< documents that show all their places
    std::vector<Row> m_rows;
};

/// What is said about a search, for the test that both languages have it.
std::span<const Phrase> guideSearchPhrases();

} // namespace khiar
