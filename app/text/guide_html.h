// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>

#include <functional>

#include "app/text/guide.h"
#include "app/text/words.h"

// A document as one file for any browser: nothing is loaded from elsewhere, and what the program plays is told in words.
namespace khiar::guide {

struct HtmlOptions {
    QString document; ///< its name: links to it lead to places within
    /// What a position looks like, a line each.
    std::function<QStringList(const Record &)> position;
};

/// The document as HTML that reads as XML as well. Headings keep their anchors as ids; links to other documents lead to files
/// of the names that htmlFileName() gives them, in the same folder.
QString guideHtml(const Guide &guide, const Words &words, const HtmlOptions &options);

/// "agurk" in English is "agurk-en.html", "family/cucumber" is "family-cucumber-en.html".
QString htmlFileName(const QString &document, const QString &language);

/// What is said in such a file beside the document's words, for the test that both languages have it.
std::span<const Phrase> htmlPhrases();

} // namespace khiar::guide
