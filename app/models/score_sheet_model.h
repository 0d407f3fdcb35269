// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "app/models/language_list_model.h"
#include "app/models/table_words.h"
#include "engine/core/table_view.h"

namespace khiar {

/// The score sheet: one row per deal that has cost or brought anything, oldest first, with one cell per seat. Made of
/// score lines and of what each seat stands at; knows no game.
///
/// How it is fed (GameSession only, in the order of what is shown):
///     reset(seats)                 when a match begins, is left, or its models are filled anew (undo, hand-over)
///     add(deal, line)              for every ViewEventKind::scored, with the number of the deal as shown
///                                  (payments at the end make the last row, without a number)
///     setTotals(deal, totals)      once the facts after those lines have been folded: at the end of the scoring step
///                                  (the next beat, or when the queue runs empty); again for the same deal is fine
/// A deal whose totals have not come yet shows the sum before it and its lines. Lines of a seat outside 0 … seats − 1
/// are ignored; a deal with totals and no lines (everybody passed) gets a row as well.
class ScoreSheetModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GameSession")
    Q_PROPERTY(int seatCount READ seatCount NOTIFY countChanged)
public:
    enum Role {
        Deal = Qt::UserRole + 1, ///< 0 for the row of payments
        /// A list with one map per seat, in seat order:
        ///   scored     whether the deal has lines for this seat
        ///   lines      [{text, amount, cards: [faces]}], in order
        ///   amount     their sum
        ///   total      what the seat stands at after the deal
        ///   cucumbers  how many it has after the deal;  gained: how many of them came in this deal
        ///   gainedHalves  of half cucumbers likewise
        ///   out        out of the game after this deal;  outNow: since this deal
        ///   leads      ahead of somebody and behind nobody, after this deal
        Cells,
        Payments, ///< bool: the row says who pays whom; its cells have no totals
        Spoken, ///< the whole row in words
    };
    Q_ENUM(Role)

    /// What a seat stands at after a deal.
    struct Total {
        int points = 0;      ///< TableView::scoreOf()
        int cucumbers = 0;   ///< as marks
        int halves = 0;
        bool out = false;    ///< out of the game
        double standing = 0; ///< Match::standing(): the higher, the better
        friend bool operator==(const Total &, const Total &) = default;
    };

    /// What the table's facts say, for setTotals. Without `standing` (one number per seat) nobody leads.
    static std::vector<Total> totalsOf(const TableView &table, const std::vector<double> &standing = {});

    explicit ScoreSheetModel(const TableWords &words, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    int seatCount() const { return m_seats; }

    void reset(int seats);
    void add(int deal, const ScoreLine &line);
    /// `totals` holds one entry per seat; missing ones count as they stood before.
    void setTotals(int deal, std::vector<Total> totals);

private:
    struct Row {
        int deal = 0;
        std::vector<ScoreLine> lines;
        std::vector<Total> totals; ///< empty until setTotals
    };
    std::size_t rowOf(int deal);
    std::vector<Total> totalsAfter(std::size_t row) const;
    QVariantList cells(std::size_t row) const;
    QString spoken(std::size_t row) const;

    const TableWords &m_words;
    int m_seats = 0;
    std::vector<Row> m_rows; ///< by deal
};

} // namespace khiar
