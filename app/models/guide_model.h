// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/models/guide_position.h"
#include "app/models/guide_search_model.h"
#include "app/models/language_list_model.h"
#include "app/storage/reading_places.h"
#include "app/text/fold.h"
#include "app/text/guide_documents.h"
#include "engine/core/match.h"

namespace khiar {

/// The document that is open (app/text/guide_documents.h), row by row, with its contents and the way that the reader took
/// through the documents. A change of language reads the same document in the other one and keeps the place. Where the reader has
/// got to in each document is remembered once remember() was called.
class GuideModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Khiar")
    /// The game that is being learnt, and the document that is open.
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QString document READ document NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Why there is nothing to read, empty when there is.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// Headings: list of {text, level, anchor, row}.
    Q_PROPERTY(QVariantList contents READ contents NOTIFY changed)
    /// The entry of `contents` that the place belongs to, −1 before the first.
    Q_PROPERTY(int section READ section NOTIFY placeChanged)
    /// The row that the view is to show first after `changed`.
    Q_PROPERTY(int anchorRow READ anchorRow NOTIFY changed)
    Q_PROPERTY(bool canBack READ canBack NOTIFY changed)
    Q_PROPERTY(bool canForward READ canForward NOTIFY changed)
    /// The documents before and after this one of the same game; empty = none.
    Q_PROPERTY(QString previousTitle READ previousTitle NOTIFY changed)
    Q_PROPERTY(QString nextTitle READ nextTitle NOTIFY changed)
    /// The documents that one can open from here: list of {document, title, group, here}; `group` stands over the first of a
    /// group and is "" for the others.
    Q_PROPERTY(QVariantList shelf READ shelf NOTIFY changed)
    Q_PROPERTY(khiar::GuideSearchModel *search READ search CONSTANT)
    /// The words that are marked on the page, "" = none.
    Q_PROPERTY(QString sought READ sought WRITE setSought NOTIFY soughtChanged)

public:
    enum Role {
        Kind = Qt::UserRole + 1, ///< "heading", "text", "item", "table", "note", "play", "task", "end"
        Level,      ///< of a heading 1 … 3; depth of an item 0, 1
        Marker,     ///< of an item: "•" or "۱."
        Parts,      ///< runs of heading, text, item: list of {text, bold, italic, code, mark, link, cards: [{face, spoken}]}
        Paragraphs, ///< of a note: list of runs
        Head,       ///< of a table: list of runs
        Cells,      ///< of a table: list of rows, each a list of runs
        Spoken,     ///< the words for the ear: cards by their names
        Links,      ///< list of {text, target}
        Caption,    ///< title of a play or task
        BlockNumber, ///< plays and tasks of the document are numbered from 0; −1 for others
        Position,   ///< GuidePosition of a play or task
        First,      ///< the first item of its list
    };
    Q_ENUM(Role)
    explicit GuideModel(const Registry &registry, QObject *parent = nullptr);
    ~GuideModel() override;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QString gameId() const { return m_place.game; }
    QString document() const { return m_place.document; }
    QString title() const;
    QString problem() const;
    QVariantList contents() const { return m_contents; }
    int section() const;
    int anchorRow() const { return m_anchorRow; }
    bool canBack() const { return !m_back.empty(); }
    bool canForward() const { return !m_forward.empty(); }
    QString previousTitle() const { return neighbourTitle(-1); }
    QString nextTitle() const { return neighbourTitle(1); }
    QVariantList shelf() const;
    GuideSearchModel *search() { return &m_search; }
    QString sought() const { return m_soughtText; }
    void setSought(const QString &words);
    /// A play or task by its number, null when there is none.
    const guide::Block *block(int number) const;
    const Registry &registry() const { return m_documents.registry(); }
    guide::Documents &documents() { return m_documents; }
    /// The document that is open as it was read, null when it can't be.
    const guide::Guide *guideNow() const { return m_guide ? &*m_guide : nullptr; }
    /// From now on places are kept there; it must outlive this object.
    void remember(ReadingPlaces *places) { m_places = places; }
    /// Keeps the place where the reader is now, as leaving the document does.
    Q_INVOKABLE void keepPlace();

    /// Opens the game's guide at the anchor, which may stand on its family's page or in common; without one, or with one that is
    /// nowhere, at the beginning. False when the game has no guide and the anchor is nowhere.
    Q_INVOKABLE bool open(const QString &gameId, const QString &anchor = {});
    /// Opens what was read last of this game where it was left, else its guide. False when there is none.
    Q_INVOKABLE bool resume(const QString &gameId);
    /// Opens a document where it was left. False when there is none of this name.
    Q_INVOKABLE bool openDocument(const QString &document);
    /// Opens a document at a place that a search has found, and marks the words.
    bool openFound(const QString &document, int block, int item, const QString &words);
    /// Follows a link as it is written. False when it leads nowhere.
    Q_INVOKABLE bool follow(const QString &link);
    Q_INVOKABLE void back();
    Q_INVOKABLE void forward();
    Q_INVOKABLE void next() { step(1); }
    Q_INVOKABLE void previous() { step(-1); }
    /// The view says which row it shows first.
    Q_INVOKABLE void setPlace(int row);
    /// The row of an anchor of this document, −1.
    Q_INVOKABLE int rowOf(const QString &anchor) const;
    /// The next row from `row` on, by `step` ±1, that holds something to be focused; −1.
    Q_INVOKABLE int nextStop(int row, int step) const;
    /// The next heading in that direction, and the next row in which something is marked; −1.
    Q_INVOKABLE int nextHeading(int row, int step) const;
    Q_INVOKABLE int nextMarked(int row, int step) const;
    /// The text of the heading that explains the anchor to who learns this game; empty when it is nowhere.
    QString headingOf(const QString &anchor) const;

signals:
    /// Another document, or the same one anew: the view goes to anchorRow.
    void changed();
    void placeChanged();
    void soughtChanged();
    /// The document is left for another one (not on a change of language).
    void left();

private:
    struct Place { QString game, document; ReadingPlace at; int row = 0; };
    struct Row {
        const guide::Block *block = nullptr;
        int at = -1;     ///< the block's number in the document
        int item = 0;    ///< of a list
        int number = -1; ///< of a play or task
    };
    QString neighbour(int step) const;
    QString neighbourTitle(int step) const;
    void step(int by);
    /// `row` is asked once the document is there.
    void go(const QString &game, const QString &document, const std::function<int()> &row);
    void show(const QString &game, const QString &document, const std::function<int()> &row);
    int rowLeft(const QString &document) const;
    ReadingPlace placeOf(int row) const;
    int rowOf(const ReadingPlace &place) const;
    void read();
    void makeRows();
    void changeLanguage();
    const guide::Runs *runs(const Row &row) const;
    QVariantList runList(const guide::Runs &runs) const;
    QString spoken(const guide::Runs &runs) const;
    QString spoken(const Row &row) const;
    QString spokenTable(const guide::Table &table) const;
    bool isMarked(const Row &row) const;
    QVariantList links(const Row &row) const;
    QVariant tableCells(const Row &row) const;
    GuidePosition *position(int row) const;

    guide::Documents m_documents;
    GuideSearchModel m_search;
    ReadingPlaces *m_places = nullptr;
    Sought m_sought;
    QString m_soughtText;
    Place m_place;
    int m_anchorRow = 0;
    std::vector<Place> m_back, m_forward;
    std::optional<guide::Guide> m_guide;
    std::optional<Problem> m_problem;
    std::vector<Row> m_rows;
    QVariantList m_contents;
    mutable std::vector<GuidePosition *> m_positions; ///< one per row, made when asked for; children
};

/// What stands over the groups of the shelf, for the test that both languages have it.
std::span<const Phrase> guideModelPhrases();

} // namespace khiar
