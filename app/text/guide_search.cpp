// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/guide_search.h"

#include <algorithm>

namespace khiar::guide {
namespace {

constexpr qsizetype kBefore = 48, kSnippet = 170; ///< characters before the first mark, and in all

QString wordsOfRuns(const Runs &runs, const Words &words)
{
    QString out;
    for (const Run &r : runs)
        out += r.cards.empty() ? r.text : words.cardList(r.cards);
    return out;
}

/// Where a snippet can begin or end near `at`: at a blank.
qsizetype blankNear(const QString &text, qsizetype at, int step)
{
    for (qsizetype i = at; i > 0 && i < text.size() && std::abs(i - at) < 24; i += step)
        if (text[i].isSpace())
            return i;
    return std::clamp<qsizetype>(at, 0, text.size());
}

/// Cuts a piece with the first mark out of a long text.
void cut(QString &text, std::vector<Stretch> &marks)
{
    const qsizetype first = marks.empty() ? 0 : marks.front().from;
    const qsizetype from = first <= kBefore || text.size() <= kSnippet ? 0 : blankNear(text, first - kBefore, 1);
    const qsizetype to = text.size() - from <= kSnippet ? text.size() : blankNear(text, from + kSnippet, -1);
    const QString head = from > 0 ? QStringLiteral("… ") : QString(), tail = to < text.size() ? QStringLiteral(" …") : QString();
    const qsizetype shift = head.size() - (from > 0 ? from + 1 : 0); // the blank goes
    text = head + text.mid(from > 0 ? from + 1 : 0, to - (from > 0 ? from + 1 : 0)) + tail;
    std::erase_if(marks, [&](const Stretch &s) { return s.from < from || s.from + s.length > to; });
    for (Stretch &s : marks)
        s.from += shift;
}

} // namespace

QStringList wordsOfBlock(const Block &block, const Words &words)
{
    QStringList lines;
    if (const auto *p = block.as<Paragraph>())
        lines += wordsOfRuns(p->runs, words);
    if (const auto *list = block.as<List>())
        for (const ListItem &item : list->items)
            lines += wordsOfRuns(item.runs, words);
    if (const auto *note = block.as<Note>())
        for (const Runs &runs : note->paragraphs)
            lines += wordsOfRuns(runs, words);
    if (const auto *table = block.as<Table>())
        for (const auto &row : table->rows) {
            QStringList cells;
            for (const Runs &runs : row)
                cells += wordsOfRuns(runs, words);
            lines += cells.join(QStringLiteral(" · "));
        }
    if (const Record *record = block.record(); record && !record->title.empty())
        lines += QString::fromStdString(record->title);
    return lines;
}

GuideSearch::GuideSearch(const Documents &documents, const QString &language) : m_documents(documents), m_language(language)
{
    for (const QString &document : documents.searched())
        if (auto read = this->read(document))
            m_index.push_back(std::move(*read));
}

std::optional<GuideSearch::Indexed> GuideSearch::read(const QString &document) const
{
    const auto guide = m_documents.read(m_language, document);
    if (!guide)
        return std::nullopt;
    const Words words(m_language);
    Indexed out{document, guide->title(), m_documents.familyOf(document), {}};
    for (std::size_t i = 0; i < guide->blocks.size(); ++i) {
        const Block &b = guide->blocks[i];
        if (const auto *h = b.as<Heading>(); h || out.sections.empty())
            out.sections.push_back({h ? h->anchor : QString(), h ? plainText(h->runs) : out.title, int(i), {}, {}});
        const QStringList lines = wordsOfBlock(b, words);
        const bool list = b.as<List>();
        for (qsizetype k = 0; k < lines.size(); ++k)
            out.sections.back().lines.push_back({int(i), list ? int(k) : 0, lines[k]});
    }
    for (Section &s : out.sections) {
        s.parts.emplace_back(QStringList{s.heading}, QStringList());
        for (const Line &line : s.lines)
            s.parts.emplace_back(QStringList(), QStringList{line.text});
    }
    return out;
}

void GuideSearch::alsoSearch(const QString &document)
{
    if (!m_also.isEmpty())
        m_index.pop_back();
    m_also.clear();
    const bool known = std::any_of(m_index.begin(), m_index.end(), [&](const Indexed &d) { return d.document == document; });
    if (auto read = known || document.isEmpty() ? std::nullopt : this->read(document)) {
        m_index.push_back(std::move(*read));
        m_also = document;
    }
}

std::vector<GuideSearch::Ranked> GuideSearch::findIn(const Indexed &document, const Sought &sought) const
{
    std::vector<Ranked> found;
    for (const Section &s : document.sections) {
        if (!Findable::hold(s.parts, sought))
            continue;
        const bool line = std::any_of(s.parts.begin() + 1, s.parts.end(), [&](const Findable &part) { return part.holds(sought); });
        found.push_back({&s, s.parts.front().holds(sought) ? 0 : line ? 1 : 2});
    }
    std::stable_sort(found.begin(), found.end(), [](const Ranked &a, const Ranked &b) { return a.rank < b.rank; });
    return found;
}

/// The paragraph that says most of what is sought; the first one where only the heading does.
FoundPlace GuideSearch::place(const Section &section, const Sought &sought)
{
    FoundPlace out{section.anchor, section.heading, section.block, 0, {}, {}, sought.marks(section.heading)};
    int best = 0;
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const int held = section.parts[i + 1].heldOf(sought);
        if (held <= best && i > 0)
            continue;
        best = held;
        out.snippet = section.lines[i].text;
        if (held == 0)
            continue; // what stands below a heading that says it
        out.block = section.lines[i].block;
        out.item = section.lines[i].item;
    }
    out.marks = sought.marks(out.snippet);
    cut(out.snippet, out.marks);
    return out;
}

std::vector<FoundDocument> GuideSearch::find(const QString &typed, const QString &open, const QString &game) const
{
    std::vector<FoundDocument> out;
    const Sought sought(typed);
    if (sought.empty())
        return out;
    struct Group { const Indexed *document; std::vector<Ranked> places; int nearness; };
    std::vector<Group> groups;
    const FamilyBase *family = m_documents.familyOf(game);
    for (const Indexed &d : m_index)
        if (auto places = findIn(d, sought); !places.empty())
            groups.push_back({&d, std::move(places), d.document == open ? 0 : d.document == game ? 1 : d.family == family && family ? 2 : 3});
    std::stable_sort(groups.begin(), groups.end(), [](const Group &a, const Group &b) {
        const auto order = [](const Group &g) { return std::pair(g.nearness == 0 ? -1 : g.places.front().rank, g.nearness); };
        return order(a) < order(b);
    });
    for (const Group &g : groups) {
        out.push_back({g.document->document, g.document->title, {}});
        for (const Ranked &r : g.places)
            out.back().places.push_back(place(*r.section, sought));
    }
    return out;
}

} // namespace khiar::guide
