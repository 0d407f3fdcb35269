// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

#include "app/models/cards_model.h"
#include "app/models/offers_model.h"
#include "app/models/seats_model.h"
#include "app/models/table_words.h"
#include "engine/core/match.h"
#include "engine/core/record.h"

namespace khiar {

/// A record of a guide made ready to be played on: the reader sits at the seat that has to move after its last line
/// (with one person in the record: at that person's), rule bots in all others. Names stay.
struct GuideMatch {
    Record record;
    Seat reader = 0;
};
/// Nothing when the record cannot be played to its last line.
std::optional<GuideMatch> guideMatch(const Registry &registry, const Record &record);

/// The still picture of a block's position: the same properties as a GameSession, for the same QML. Nothing moves.
class GuidePosition : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GuideModel")
    Q_PROPERTY(khiar::CardsModel *cards READ cards CONSTANT)
    Q_PROPERTY(khiar::SeatsModel *seats READ seats CONSTANT)
    Q_PROPERTY(khiar::OffersModel *offers READ offers CONSTANT)
    Q_PROPERTY(int viewerSeat READ viewerSeat CONSTANT)
    Q_PROPERTY(int seatCount READ seatCount CONSTANT)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(QString promptKind READ promptKind CONSTANT)
    Q_PROPERTY(QVariantList tableFacts READ tableFacts NOTIFY changed)
    /// inWords() in one text, for screen readers.
    Q_PROPERTY(QString words READ words NOTIFY changed)
    Q_PROPERTY(bool playable READ playable CONSTANT)
    /// Something has been played already: there is a way to the position that can be watched.
    Q_PROPERTY(bool watchable READ watchable CONSTANT)

public:
    GuidePosition(const Registry &registry, const Record &record, QObject *parent = nullptr);
    CardsModel *cards() { return &m_cards; }
    SeatsModel *seats() { return &m_seats; }
    OffersModel *offers() { return &m_offers; }
    int viewerSeat() const { return m_viewer; }
    int seatCount() const { return m_table.seats; }
    QString prompt() const;
    /// "mine", "waiting", "over" or "".
    QString promptKind() const;
    QVariantList tableFacts() const;
    /// Whether the record could be played and the match goes on.
    bool playable() const { return !promptKind().isEmpty() && m_table.phase != "over"; }
    bool watchable() const { return m_moves > 0; }
    /// All that the picture shows, a line each: who stands how, what lies open, the reader's cards, what may be played.
    QStringList inWords() const;
    QString words() const { return inWords().join(QStringLiteral(". ")); }

signals:
    void changed();

private:
    QString cardsLine(const Phrase &phrase, ZoneKind zone, Seat owner) const;
    TableWords m_words;
    CardsModel m_cards;
    SeatsModel m_seats;
    OffersModel m_offers;
    TableView m_table;
    int m_viewer = -1;
    std::size_t m_moves = 0;
};

/// What is said of a position in words, for the test that both languages have it.
std::span<const Phrase> positionPhrases();

} // namespace khiar
