// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "app/models/language_list_model.h"
#include "app/models/table_words.h"
#include "engine/core/table_view.h"

namespace khiar {

/// One row per card on the viewer's table, the same row from the deal to the trick: a card flies because its row's
/// zone changes. Rows are made anew only when the viewer or the match does.
class CardsModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GameSession")
public:
    enum Role {
        Key = Qt::UserRole + 1, ///< int, opaque; changes when the card goes out of sight
        Face,      ///< "QH" as the picture is called, "" = a back
        ZoneName,  ///< "hand", "trick", …
        Owner,     ///< seat or −1
        Place,     ///< 0-based in its zone; in the viewer's hand the order shown, lowest first
        ZoneCount, ///< cards of its zone
        Legal,     ///< the viewer may play or choose it now; while several are being chosen: it is one of them or may join
        Chosen,    ///< part of a choice of several cards
        Best,      ///< takes the trick so far
        Special,   ///< the rules set it apart: a sign on its face
        Spoken,    ///< accessible name
        Drawn,     ///< came into the viewer's hand since they last acted
        ChosenAt,  ///< of a choice whose order counts: 1 for the first; else 0
        Flight,    ///< milliseconds of the move that it is making, 0 = it jumped
    };
    Q_ENUM(Role)
    explicit CardsModel(const TableWords &words, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void reset(const TableView &table);
    /// After `event` was folded into `table`.
    void follow(const TableView &table, const ViewEvent &event, int flight);
    /// The cards that the viewer has chosen so far, in order, and those that may still join them.
    void setChoice(const std::vector<Card> &chosen, const CardSet &mayJoin, bool ordered);
    /// The cards that the viewer was given since they last acted.
    void setDrawn(const CardSet &drawn);
    /// How hands whose faces are seen lie: "rank" (lowest first), "suit", "dealt". Anything else is "rank".
    void setHandOrder(const QString &order);
    QString handOrder() const;
    /// The key of a card that is seen there; 0 = there is none.
    int keyOf(Card shown, Zone zone) const;
    /// Keys of those of these cards that lie in the viewer's hand, or of those that lie open elsewhere.
    QVariantList keysOf(const CardSet &cards, bool inHand) const;
    /// The card's face and zone, by key; face is kNoCard for a back or an unknown key.
    std::pair<Card, Zone> find(int key) const;

private:
    struct Row {
        std::uint32_t key = 0;
        Card shown;
        Zone zone;
        int place = 0, zoneCount = 0, flight = 0;
        int chosenAt = 0;
        bool legal = false, best = false, chosen = false, drawn = false;
        friend bool operator==(const Row &, const Row &) = default;
    };
    void place(const TableView &table);
    void placeAgain();
    bool isOwnHand(Zone zone) const { return zone == Zone{ZoneKind::hand, std::int8_t(m_table.viewer)}; }
    void sortHand(std::vector<CardView> &cards) const;
    void tellChanges(const std::vector<Row> &before, bool asked);
    QString spoken(const Row &row) const;
    QString nameOf(Card card) const;
    bool isSpecial(Card card) const;
    int rowOf(std::uint32_t key) const;
    const TableWords &m_words;
    enum class Order { rank, suit, dealt };
    std::vector<Row> m_rows;
    TableView m_table; ///< the last one followed
    Order m_order = Order::rank;
    std::vector<Card> m_chosen;
    CardSet m_mayJoin, m_drawn;
    bool m_ordered = false;
    bool m_asked = false; ///< the viewer has an offer with cards
};

/// What the picture of a card is called: "QH", "X1", "V12", "kille/kuku"; empty for a back.
QString faceName(Card card);
/// The word of a zone kind for QML, and back.
QString zoneName(ZoneKind kind);
std::optional<ZoneKind> zoneNamed(const QString &name);

} // namespace khiar
