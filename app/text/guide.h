// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/action.h"
#include "engine/core/record.h"
#include "engine/core/result.h"
#include "engine/core/text.h"

// Guides: Markdown with two kinds of fenced blocks, one file a language and document. A document is named by its path
// below the language: a preset, its family ("family/NAME") or "common". Anchors belong to headings
// (`## Heading {#anchor}`); links are `[text](#anchor)` and `[text](document#anchor)`.
//
//     ```play                     ```task
//     khiar 1                     khiar 1
//     …  a record (records.md)    …  a record that ends where the reader has to move
//     ```                         accept ACTION | ACTION    one line or more: the moves sought
//                                 because REASON            one line or more: anchors that explain them
//                                 ```
namespace khiar::guide {

/// A stretch of text of one look. A code span whose whole text is cards is drawn as those cards.
struct Run {
    QString text;
    bool bold = false, italic = false, code = false;
    QString link; ///< as written, empty = none
    std::vector<Card> cards;
    friend bool operator==(const Run &, const Run &) = default;
};
using Runs = std::vector<Run>;

struct Heading { int level = 1; Runs runs; QString anchor; };
struct Paragraph { Runs runs; };
/// Items in order; one list may stand within an item of another (depth 1).
struct ListItem { Runs runs; int depth = 0; int number = 0; /**< 0 = a bullet */ };
struct List { std::vector<ListItem> items; };
/// Every row has as many cells as the head.
struct Table { std::vector<Runs> head; std::vector<std::vector<Runs>> rows; };
struct Note { std::vector<Runs> paragraphs; };
struct Play { Record record; };
struct Accepted { ParsedAction action; std::string text; int line = 0; };
struct Task { Record record; std::vector<Accepted> accepted; std::vector<std::string> reasons; };

struct Block {
    int line = 0; ///< of the file, 1 = first
    std::variant<Heading, Paragraph, List, Table, Note, Play, Task> what;
    template <class T> const T *as() const { return std::get_if<T>(&what); }
    /// The record of a play or task block, else null.
    const Record *record() const;
};

struct Guide {
    std::vector<Block> blocks;
    /// The text of the first heading.
    QString title() const;
    const Heading *heading(const QString &anchor) const;
    /// Every link of the text, as written, in order.
    QStringList links() const;
};

/// Reads a guide. Lines of a problem are those of the file, also within a record.
Result<Guide> parseGuide(const QString &text);
Runs parseRuns(const QString &text);
/// The words alone; cards in their notation.
QString plainText(const Runs &runs);

/// Where guides lie: `root` holds a folder a language. ":/guides" unless a test says otherwise.
void useGuides(const QString &root);
/// The path of a document, whether it is there or not.
QString guideFor(const QString &language, const QString &document);
/// Whether the document is there in both languages.
bool guideExists(const QString &document);
Result<Guide> readGuide(const QString &language, const QString &document);

/// A place in a document; an empty anchor is its beginning.
struct Place {
    QString document, anchor;
    friend bool operator==(const Place &, const Place &) = default;
};
/// The document that explains `anchor` to who plays `preset`: its own guide, else its family's page, else common.
std::optional<Place> findAnchor(const QString &language, const QString &preset, const QString &family, const QString &anchor);
/// Where a link that stands in `document` leads; nothing when it is not of a form that leads anywhere.
std::optional<Place> linkTarget(const QString &link, const QString &document);

/// What the reader of guides says about guides, for the test that both languages have it.
std::span<const Phrase> guidePhrases();

} // namespace khiar::guide
