// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>

#include <vector>

#include "app/text/fold.h"
#include "app/text/guide_documents.h"

// Finding in all documents of one language (app/text/fold.h says what a word finds). A section is what is found: a heading
// with what stands below it up to the next one. It holds all words, in any order.
namespace khiar::guide {

/// A section that was found.
struct FoundPlace {
    QString anchor;  ///< of its heading, "" = before the first
    QString heading; ///< the document's title where there is none
    int block = 0, item = 0; ///< the paragraph that says most of it: of the document, and of a list
    QString snippet; ///< a piece of that paragraph
    std::vector<Stretch> marks;        ///< where the words stand in it
    std::vector<Stretch> headingMarks; ///< and in the heading
};

/// What was found in a document, the best first: headings that say all of it, paragraphs that do, the rest.
struct FoundDocument {
    QString document, title;
    std::vector<FoundPlace> places;
};

/// The text of the documents, read once. Nothing of the documents is kept but their words.
class GuideSearch {
public:
    GuideSearch(const Documents &documents, const QString &language);
    QString language() const { return m_language; }
    /// Documents with what was found in them: `open` first, then those with the best find, of equally good ones the guide of
    /// `game` and then its family's.
    std::vector<FoundDocument> find(const QString &typed, const QString &open, const QString &game) const;
    /// A document that is not among those searched always: it is looked through as well until the next one.
    void alsoSearch(const QString &document);

private:
    struct Line { int block = 0, item = 0; QString text; };
    struct Section {
        QString anchor, heading;
        int block = 0; ///< of the heading
        std::vector<Line> lines;
        std::vector<Findable> parts; ///< the heading, then each line
    };
    struct Indexed { QString document, title; const FamilyBase *family = nullptr; std::vector<Section> sections; };
    struct Ranked { const Section *section; int rank; };
    std::optional<Indexed> read(const QString &document) const;
    std::vector<Ranked> findIn(const Indexed &document, const Sought &sought) const;
    static FoundPlace place(const Section &section, const Sought &sought);

    const Documents &m_documents;
    QString m_language;
    std::vector<Indexed> m_index;
    QString m_also; ///< the last of m_index, when not empty
};

/// The words of a row of a document (an item of a list, a table's row, a paragraph) as they are read; cards by their names.
QStringList wordsOfBlock(const Block &block, const Words &words);

} // namespace khiar::guide
