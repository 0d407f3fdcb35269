// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/glossary_document.h"

#include <QFile>
#include <QRegularExpression>

#include <array>

#include "app/text/words.h"

namespace khiar {
namespace {

using namespace guide;

constexpr Phrase kTitle = KHIAR_TEXT("glossary.title", "The words of the games");
constexpr Phrase kIntro = KHIAR_TEXT("glossary.intro", "What the words mean at these tables, and what they are called in Persian.");
constexpr Phrase kOther = KHIAR_TEXT("glossary.other", "In Persian: {word}.");
constexpr Phrase kWord = KHIAR_TEXT("glossary.word", "Word");
constexpr Phrase kOtherWord = KHIAR_TEXT("glossary.other-word", "In Persian");
constexpr std::array kAll = {kTitle, kIntro, kOther, kWord, kOtherWord};

/// Columns of the file's tables of terms.
enum Column : std::size_t { english, persian, meaning, meaningPersian, columns = 5 };

/// Part 1 of the file, the terms, is written as guides are.
Result<Guide> readTerms()
{
    QFile file(QStringLiteral(":/GLOSSARY.md"));
    const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    const qsizetype from = text.indexOf(QLatin1String("\n## 1. ")) + 1, to = text.indexOf(QLatin1String("\n## "), from);
    return parseGuide(text.mid(from, to - from));
}

struct Term {
    QString id, english, persian;
    Runs meaning, meaningPersian;
};

/// A row that ends its first cell with an id is for players.
std::optional<Term> termOf(const std::vector<Runs> &row)
{
    static const QRegularExpression pattern(QStringLiteral("^(.*?)\\s*\\{#([a-z0-9-]+)\\}$"));
    if (row.size() != columns)
        return std::nullopt;
    const auto m = pattern.match(plainText(row[english]));
    if (!m.hasMatch())
        return std::nullopt;
    return Term{m.captured(2), m.captured(1), plainText(row[persian]), row[meaning], row[meaningPersian]};
}

class Glossary {
public:
    explicit Glossary(const QString &language) : m_words(language) {}
    Guide make(const Guide &terms);

private:
    void section(const Heading &heading);
    void term(const Term &term);
    void closeSection();
    template <class T> void add(T what) { m_guide.blocks.push_back({0, std::move(what)}); }
    Runs runs(const Phrase &phrase) const { return parseRuns(m_words.sentence(phrase)); }
    const QString &own(const Term &t) const { return m_words.rtl() ? t.persian : t.english; }
    const QString &other(const Term &t) const { return m_words.rtl() ? t.english : t.persian; }

    Words m_words;
    Guide m_guide;
    std::optional<Heading> m_heading; ///< waits for the first term below it
    Table m_short;                    ///< terms without a meaning, at the end of their section
};

/// "Cards · ورق‌ها"
void Glossary::section(const Heading &heading)
{
    closeSection();
    const QStringList names = plainText(heading.runs).split(QStringLiteral(" · "));
    m_heading = Heading{2, parseRuns(m_words.rtl() ? names.last() : names.first()), heading.anchor};
}

void Glossary::term(const Term &t)
{
    if (m_heading)
        add(*std::exchange(m_heading, std::nullopt));
    const Runs &meaning = m_words.rtl() ? t.meaningPersian : t.meaning;
    if (meaning.empty()) {
        m_short.rows.push_back({parseRuns(own(t)), parseRuns(m_words.isolated(other(t)))});
        return;
    }
    add(Heading{3, parseRuns(own(t)), t.id});
    Runs text = meaning;
    Run last;
    last.text = u' ' + m_words.sentence(Text{kOther, {{"word", Verbatim{other(t).toStdString()}}}});
    text.push_back(std::move(last));
    add(Paragraph{std::move(text)});
}

void Glossary::closeSection()
{
    if (m_short.rows.empty())
        return;
    m_short.head = {runs(kWord), runs(kOtherWord)};
    add(std::exchange(m_short, {}));
}

Guide Glossary::make(const Guide &terms)
{
    add(Heading{1, runs(kTitle), {}});
    add(Paragraph{runs(kIntro)});
    for (const Block &block : terms.blocks) {
        if (const auto *heading = block.as<Heading>(); heading && heading->level == 3)
            section(*heading);
        if (const auto *table = block.as<Table>())
            for (const auto &row : table->rows)
                if (const auto t = termOf(row))
                    term(*t);
    }
    closeSection();
    return std::move(m_guide);
}

} // namespace

Result<Guide> glossaryDocument(const QString &language)
{
    const Result<Guide> terms = readTerms();
    if (!terms)
        return terms.problem();
    return Glossary(language).make(*terms);
}

std::span<const Phrase> glossaryDocumentPhrases()
{
    return kAll;
}

} // namespace khiar
