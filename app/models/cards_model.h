// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtQml/qqmlregistration.h>

#include <optional>
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
        Place,     ///< 0-based in its zone; in the viewer's hand the order shown, lowest first, trumps last
        ZoneCount, ///< cards of its zone
        Legal,     ///< the viewer may play or choose it now; while several are being chosen: it is one of them or may join
        Chosen,    ///< part of a choice of several cards
        Best,      ///< takes the trick so far
        Special,   ///< the rules set it apart: a sign on its face
        Spoken,    ///< accessible name
        Drawn,     ///< came into the viewer's hand since they last acted
        ChosenAt,  ///< of a choice whose order counts: 1 for the first; else 0
        Flight,    ///< milliseconds of the move that it is making, 0 = it jumped
        Line,      ///< in a hand: which of its lines, where it is laid out openly; −1 = its face is not seen
        InLine,    ///< 0-based in that line: a line holds a suit, or kLineOf cards in the order of the hand
        Awaiting,  ///< chosen, and shown where it will lie once the rest has been chosen
    };
    Q_ENUM(Role)
    explicit CardsModel(const TableWords &words, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void reset(const TableView &table);
    /// After `event` was folded into `table`.
    void follow(const TableView &table, const ViewEvent &event, int flight);
    /// The cards that the viewer has chosen so far, in order, and those that may still join them. `lies`: they are shown
    /// where they will lie.
    void setChoice(const std::vector<Card> &chosen, const CardSet &mayJoin, bool ordered, bool lies = false);
    /// Where the order of a choice means something: the cards that may come first. While none is chosen these are legal.
    void setFirst(const CardSet &first);
    /// Of offers that take cards the same way, the one that is meant; see offersMeant().
    void setWay(std::optional<Verb> way);
    /// The cards that the viewer was given since they last acted.
    void setDrawn(const CardSet &drawn);
    /// How hands whose faces are seen lie: "rank" (lowest first), "suit", "dealt". Anything else leaves it to the game: by suit
    /// where seats have trumps of their own or see each other's hands, else by rank.
    void setHandOrder(const QString &order);
    /// The one in use.
    QString handOrder() const;
    /// The key of a card that is seen there; 0 = there is none.
    int keyOf(Card shown, Zone zone) const;
    /// Keys of those of these cards that lie in the viewer's hand, or of those that lie open elsewhere.
    QVariantList keysOf(const CardSet &cards, bool inHand) const;
    /// The card and what sets it apart, in words; empty where nothing does.
    QString markWords(int key) const;
    /// The card's face and zone, by key; face is kNoCard for a back or an unknown key.
    std::pair<Card, Zone> find(int key) const;

private:
    struct Row {
        std::uint32_t key = 0;
        Card shown;
        Zone zone;
        int place = 0, zoneCount = 0, flight = 0, line = -1, inLine = 0;
        int chosenAt = 0;
        bool legal = false, best = false, chosen = false, drawn = false, awaiting = false;
        friend bool operator==(const Row &, const Row &) = default;
    };
    void place(const TableView &table);
    void placeAgain();
    bool isOwnHand(Zone zone) const { return zone == Zone{ZoneKind::hand, std::int8_t(m_table.viewer)}; }
    void sortHand(const ZoneView &hand, std::vector<CardView> &cards) const;
    void lineUp(const ZoneView &hand, const std::vector<CardView> &cards);
    int trumpOf(Seat owner) const;
    void noteSuits();
    void tellChanges(const std::vector<Row> &before, bool asked);
    QString spoken(const Row &row) const;
    QString nameOf(Card card) const;
    const Mark *markOf(Card card) const;
    int rowOf(std::uint32_t key) const;
    const TableWords &m_words;
    enum class Order { rank, suit, dealt };
    std::vector<Row> m_rows;
    TableView m_table; ///< the last one followed
    Order order() const { return m_wanted.value_or(m_suits ? Order::suit : Order::rank); }
    std::optional<Order> m_wanted; ///< nothing: left to the game
    bool m_suits = false; ///< the game has shown that suits matter
    std::optional<Verb> m_way;
    std::vector<Card> m_chosen;
    CardSet m_mayJoin, m_drawn, m_first;
    bool m_ordered = false, m_lies = false;
    bool m_asked = false; ///< the viewer has an offer with cards
};

/// Offers take cards the same way when they go from one zone to one other: then only one of them can be meant at a time, that
/// of the verb chosen, else the first. All others are meant as they stand. Pointers into the list.
std::vector<const Offer *> offersMeant(const std::vector<Offer> &offers, std::optional<Verb> way);

/// Cards in a line of a hand that is laid out in any order but that of suits.
inline constexpr int kLineOf = 13;

/// What the picture of a card is called: "QH", "X1", "V12", "kille/kuku"; empty for a back.
QString faceName(Card card);
/// The word of a zone kind for QML, and back.
QString zoneName(ZoneKind kind);
std::optional<ZoneKind> zoneNamed(const QString &name);

} // namespace khiar
