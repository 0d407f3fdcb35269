// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>

#include <span>
#include <vector>

// Finding by words, in either language: what is typed and what is written are compared in one form, so that nobody has to
// know how a name is spelled. The shelf searches by it, and whatever else has a search field.
namespace khiar {

/// The form in which texts are compared: without case and marks ("Über" is "uber"), each Persian letter in one form («ي» is
/// «ی», «ك» is «ک», «آ» and «أ» are «ا», «هٔ» and «ة» are «ه»), digits of every script Latin, no joiners, isolates or vowel
/// marks, and one blank wherever something else than letters and digits stands. Empty when nothing is left.
QString folded(const QString &text);

/// A stretch of a text.
struct Stretch {
    qsizetype from = 0, length = 0;
    friend bool operator==(const Stretch &, const Stretch &) = default;
};

/// What somebody looks for: the words typed. A word that the glossary gives up is looked for as the word that it chose too
/// (who types «خاج» finds «گشنیز»). All words have to be found, in any order.
class Sought {
public:
    Sought() = default;
    explicit Sought(const QString &typed);
    /// Nothing is looked for: everything is found.
    bool empty() const { return m_words.empty(); }
    /// Where a text holds the words sought: whole words that begin with them, in order, for whoever shows them.
    std::vector<Stretch> marks(const QString &text) const;

private:
    friend class Findable;
    std::vector<QStringList> m_words; ///< a word and what else is meant by it
    QString m_run;                    ///< all that was typed, run together
};

/// What can be found. A word is found anywhere in a name, since names are often typed from the middle, and at the beginning of
/// a word of other texts; a joiner (ZWNJ) may be typed, left out, or be a blank.
class Findable {
public:
    Findable() = default;
    Findable(const QStringList &names, const QStringList &texts);
    bool holds(const Sought &sought) const;
    /// How many of the words it holds.
    int heldOf(const Sought &sought) const;
    /// Whether each word is held by one of these at least.
    static bool hold(std::span<const Findable> parts, const Sought &sought);

private:
    bool holdsAny(const QStringList &meant) const;
    bool holdsWord(const QString &word) const;
    QString m_names; ///< folded, between line breaks
    QString m_texts; ///< folded, each word after a blank
};

} // namespace khiar
