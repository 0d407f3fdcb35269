// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

#include "app/models/language_list_model.h"
#include "app/models/table_words.h"
#include "engine/core/event.h"
#include "engine/core/table_view.h"

namespace khiar {

/// One row per seat, in seat order: its plate.
class SeatsModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GameSession")
public:
    enum Role {
        SeatNumber = Qt::UserRole + 1,
        Name,       ///< in the reader's script; "You" for an unnamed viewer
        TokenKind,  ///< 0 … 9
        IsYou, IsBot,
        CardCount,  ///< cards in the hand
        Points,     ///< what the seat stands at, counted in ScoreKind
        Cucumbers,  ///< got as marks; 0 where cucumbers are what is counted
        Dealer, Turn, Out, ///< bool
        Badge,      ///< what the seat last said in a word or two, empty when it said nothing in this deal
        Aside,      ///< bool: still in the game, not in this deal
        Safe,       ///< bool: nothing can happen to it any more
        Tricks,
        Facts,      ///< list of {kind, value, text}: every other fact of the seat that says something now and that Badge doesn't say
        ScoreKind,  ///< number of the FactKind that Points counts (points, credits, cucumbers, losses); −1 = nothing is counted
        HalfCucumbers,
        Spoken,
    };
    Q_ENUM(Role)
    explicit SeatsModel(const TableWords &words, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void reset(const TableView &table, const std::vector<SeatLine> &seats);
    void follow(const TableView &table);
    /// Something was said: what has a brief form stays on its seat's plate until the next, or the next deal.
    void heard(int deal, const Announcement &said);

private:
    struct Row {
        bool bot = false, dealer = false, turn = false, out = false, aside = false, safe = false;
        int cards = 0, points = 0, cucumbers = 0, halves = 0, tricks = 0;
        std::vector<Fact> facts;
        friend bool operator==(const Row &, const Row &) = default;
    };
    Row rowFrom(const TableView &table, Seat seat) const;
    const Phrase &spokenPhrase(const Row &row) const;
    QString spoken(Seat seat) const;
    const TableWords &m_words;
    std::vector<Row> m_rows;
    std::vector<std::optional<Announcement>> m_heard; ///< per seat, of this deal
    int m_deal = 0;
    bool m_hasCucumbers = false; ///< as marks
    std::optional<FactKind> m_counted;
};

} // namespace khiar
