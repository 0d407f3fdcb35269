// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "engine/core/event.h"
#include "engine/core/record.h"
#include "engine/core/result.h"
#include "engine/core/text.h"
#include "engine/core/zone.h"

namespace khiar {

/// Makes sentences of one language from ids and arguments. Has its own translator, so both languages can be spoken at
/// once and whatever language the program shows. Not copied; use it on one thread.
///
/// Every filled placeholder is wrapped in first-strong isolates (U+2068 … U+2069): always in Persian, in English only
/// around right-to-left text.
class Words {
public:
    /// "fa" or "en"; anything else is English.
    explicit Words(const QString &language);
    ~Words();
    Words(const Words &) = delete;
    Words &operator=(const Words &) = delete;

    QString language() const { return m_persian ? QStringLiteral("fa") : QStringLiteral("en"); }
    bool rtl() const { return m_persian; }

    /// Who sits where. People of the program (bots) appear in the reader's script, typed names as they are.
    void setSeats(std::vector<SeatLine> seats) { m_seats = std::move(seats); }
    /// Seats without a name are called as records number them, from 0 ("Seat 1"): the terminal shows records. Else
    /// they are counted as people count, from 1 ("Player 2").
    void numberSeatsAsRecorded() { m_asRecorded = true; }
    /// The plain name, without isolates; "Player 2" where nobody has a name.
    QString seatName(Seat seat) const;
    /// How this seat line's name reads in this language; empty when it has none.
    QString nameOf(const SeatLine &line) const;

    QString sentence(const Text &text) const;
    QString sentence(const Phrase &phrase) const;
    /// What is told to the viewer: `self` where it is about them, else `other`. Empty when not meant for them.
    QString announcement(const Announcement &said, Viewer viewer) const;
    /// The same in a word or two for a badge; empty when there is none.
    QString badge(const Announcement &said) const;
    /// "line 12: …" is left to the caller: this is the sentence of a problem.
    QString problem(const Problem &problem) const { return sentence(problem.text); }

    /// In a sentence: "9♣", «۹ گشنیز».
    QString cardName(Card card) const;
    /// For the ear: "9 of clubs", «۹ گشنیز».
    QString spokenCardName(Card card) const;
    QString suitName(Suit suit) const;
    /// "1,234", «۱٬۲۳۴».
    QString number(qint64 n) const;
    /// "seven", «هفت»; above ten a number.
    QString count(qint64 n) const;
    /// "A, B and C", «الف، ب و ج». Items are isolated where `isolated`.
    QString list(const QStringList &items) const;
    QString cardList(std::span<const Card> cards) const;
    /// A choice of numbers: "0 or 3", "0, 2 or 5", "1 to 6".
    QString choice(std::span<const std::int64_t> numbers) const;
    /// The argument between isolates, as placeholders are filled.
    QString isolated(const QString &text) const;

    /// Fills {names} of a pattern from `value` in one pass; a value that itself contains braces stays as it is. A
    /// placeholder without a value stays too.
    static QString fill(const QString &pattern, const std::function<std::optional<QString>(QStringView)> &value);

private:
    QString translated(const Phrase &phrase, int n) const;
    QString argument(const Arg &arg) const;
    QString joined(const QStringList &items, const Phrase &last) const;
    QString pair(const Phrase &phrase, const QString &first, const QString &second) const;

    bool m_persian;
    bool m_asRecorded = false;
    QTranslator m_translator;
    std::vector<SeatLine> m_seats;
};

/// Every phrase that Words itself says, for the test that both languages have it.
std::span<const Phrase> wordsPhrases();

} // namespace khiar
