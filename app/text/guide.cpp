// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/guide.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <array>

#include "engine/core/problems.h"

namespace khiar::guide {
namespace {

constexpr Phrase kMissing = KHIAR_TEXT("guide.missing", "There is no guide {found}.");
constexpr Phrase kOpen = KHIAR_TEXT("guide.open-block", "The block that begins here is not closed; a line of three backticks was expected.");
constexpr Phrase kKind = KHIAR_TEXT("guide.block", "{found} is not a kind of block; play or task was expected.");
constexpr Phrase kNoAnchor = KHIAR_TEXT("guide.anchor", "The heading {found} has no anchor; one in braces was expected after it.");
constexpr Phrase kTwice = KHIAR_TEXT("guide.anchor-twice", "The anchor {found} stands here a second time; once was expected.");
constexpr Phrase kCells = KHIAR_TEXT("guide.cells", "This row of a table has {found} cells; {expected} were expected.");
constexpr Phrase kNoAccept = KHIAR_TEXT("guide.accept", "This task accepts nothing; a line accept with an action was expected.");
constexpr std::array kAll = {kMissing, kOpen, kKind, kNoAnchor, kTwice, kCells, kNoAccept};

Problem problemAt(int line, const Phrase &phrase, std::vector<Arg> args = {})
{
    return {{phrase, std::move(args)}, line};
}

Arg verbatim(const char *name, const QString &text)
{
    return {name, Verbatim{text.toStdString()}};
}

// ---- inline ------------------------------------------------------------------------------------------

/// Reads the marks within a paragraph. What does not close is text.
class Inline {
public:
    explicit Inline(Runs &out) : m_out(out) {}
    void read(QStringView text, const Run &style);

private:
    qsizetype mark(QStringView rest, const Run &style);
    qsizetype span(QStringView rest, QStringView fence, const Run &style, bool Run::*look);
    qsizetype codeSpan(QStringView rest, const Run &style);
    qsizetype link(QStringView rest, const Run &style);
    void add(QChar c, const Run &style);
    Runs &m_out;
    bool m_apart = false; ///< the last run takes no more letters
};

void Inline::add(QChar c, const Run &style)
{
    const bool same = !m_apart && !m_out.empty() && m_out.back().bold == style.bold && m_out.back().italic == style.italic && m_out.back().link == style.link
                      && !m_out.back().code;
    if (!same) {
        m_out.push_back(style);
        m_out.back().text.clear();
        m_apart = false;
    }
    m_out.back().text += c;
}

qsizetype Inline::span(QStringView rest, QStringView fence, const Run &style, bool Run::*look)
{
    const auto n = fence.size();
    if (!rest.startsWith(fence) || rest.size() <= n || rest[n].isSpace())
        return 0;
    auto end = rest.indexOf(fence, n + 1);
    while (end > 0 && rest[end - 1] == u'\\')
        end = rest.indexOf(fence, end + 1);
    if (end < 0 || rest[end - 1].isSpace())
        return 0;
    if (end + n < rest.size() && rest[end + n] == fence[0])
        ++end; // of three stars in a row the inner look ends first
    Run inner = style;
    inner.*look = true;
    read(rest.mid(n, end - n), inner);
    return end + n;
}

qsizetype Inline::codeSpan(QStringView rest, const Run &style)
{
    const auto end = rest.indexOf(u'`', 1);
    if (end <= 1)
        return 0;
    Run run = style;
    run.code = true;
    run.text = rest.mid(1, end - 1).toString().trimmed();
    for (const QString &word : run.text.split(u' ', Qt::SkipEmptyParts)) {
        const auto card = parseCard(word.toStdString());
        if (!card) {
            run.cards.clear();
            break;
        }
        run.cards.push_back(*card);
    }
    m_out.push_back(std::move(run));
    m_apart = true;
    return end + 1;
}

qsizetype Inline::link(QStringView rest, const Run &style)
{
    const auto close = rest.indexOf(QStringLiteral("]("));
    const auto end = close < 0 ? -1 : rest.indexOf(u')', close);
    if (end < 0)
        return 0;
    Run inner = style;
    inner.link = rest.mid(close + 2, end - close - 2).toString().trimmed();
    m_apart = true; // two links side by side stay two
    read(rest.mid(1, close - 1), inner);
    m_apart = true;
    return end + 1;
}

/// How many characters a mark at the front takes, 0 = it is none.
qsizetype Inline::mark(QStringView rest, const Run &style)
{
    switch (rest[0].unicode()) {
    case u'`': return codeSpan(rest, style);
    case u'[': return style.link.isEmpty() ? link(rest, style) : 0;
    case u'*':
        if (const auto n = span(rest, u"**", style, &Run::bold))
            return n;
        return span(rest, u"*", style, &Run::italic);
    case u'_': return span(rest, u"_", style, &Run::italic);
    default: return 0;
    }
}

void Inline::read(QStringView text, const Run &style)
{
    for (qsizetype i = 0; i < text.size();) {
        if (text[i] == u'\\' && i + 1 < text.size() && text[i + 1].isPunct()) {
            add(text[i + 1], style);
            i += 2;
        } else if (const auto n = mark(text.mid(i), style)) {
            i += n;
        } else {
            add(text[i++], style);
        }
    }
}

// ---- blocks ------------------------------------------------------------------------------------------

struct ItemMark { int indent = 0, number = 0; QString rest; };

/// A line that begins an item of a list; digits of either script.
std::optional<ItemMark> itemMark(const QString &line)
{
    static const QRegularExpression pattern(QStringLiteral("^( *)(?:([-*+])|([0-9\\x{06F0}-\\x{06F9}]{1,3})[.)]) +(.*)$"));
    const auto m = pattern.match(line);
    if (!m.hasMatch())
        return std::nullopt;
    int number = 0;
    for (QChar c : m.captured(3))
        number = number * 10 + c.digitValue();
    return ItemMark{int(m.capturedLength(1)), number, m.captured(4)};
}

class Parser {
public:
    explicit Parser(const QString &text) : m_lines(text.split(u'\n')) {}
    Result<Guide> parse();

private:
    using Failure = std::optional<Problem>;
    Failure block();
    Failure heading();
    Failure fence();
    Failure playOrTask(const QString &kind, const QStringList &lines, int first);
    Failure accept(QStringView words, int line, Task &task);
    Failure table();
    void list();
    void note();
    void paragraph();
    bool skipComment();
    bool done() const { return m_at >= m_lines.size(); }
    const QString &line() const { return m_lines[m_at]; }
    bool beginsBlock() const;
    int number() const { return int(m_at) + 1; }
    template <class T> void add(int line, T what) { m_guide.blocks.push_back({line, std::move(what)}); }

    QStringList m_lines;
    qsizetype m_at = 0;
    Guide m_guide;
};

bool Parser::beginsBlock() const
{
    const QString t = line().trimmed();
    return t.isEmpty() || t.startsWith(u'#') || t.startsWith(u'>') || t.startsWith(u'|') || t.startsWith(QLatin1String("```")) || t.startsWith(QLatin1String("<!--"))
           || itemMark(line());
}

bool Parser::skipComment()
{
    if (!line().trimmed().startsWith(QLatin1String("<!--")))
        return false;
    while (!done() && !line().contains(QLatin1String("-->")))
        ++m_at;
    ++m_at;
    return true;
}

Parser::Failure Parser::heading()
{
    static const QRegularExpression pattern(QStringLiteral("^(#{1,3})\\s+(.*?)\\s*(?:\\{#([A-Za-z0-9.-]+)\\})?\\s*$"));
    const auto m = pattern.match(line());
    if (!m.hasMatch())
        return problemAt(number(), problem::kBadRecord, {verbatim("found", line().trimmed().section(u' ', 0, 0)), verbatim("expected", QStringLiteral("# ## ###"))});
    Heading h{int(m.capturedLength(1)), parseRuns(m.captured(2)), m.captured(3)};
    if (h.anchor.isEmpty() && h.level > 1)
        return problemAt(number(), kNoAnchor, {verbatim("found", m.captured(2))});
    if (!h.anchor.isEmpty() && m_guide.heading(h.anchor))
        return problemAt(number(), kTwice, {verbatim("found", h.anchor)});
    add(number(), std::move(h));
    ++m_at;
    return {};
}

Parser::Failure Parser::fence()
{
    const int first = number();
    const QString kind = line().trimmed().mid(3).trimmed();
    if (kind != QLatin1String("play") && kind != QLatin1String("task"))
        return problemAt(first, kKind, {verbatim("found", kind)});
    QStringList lines;
    for (++m_at; !done() && line().trimmed() != QLatin1String("```"); ++m_at)
        lines += line();
    if (done())
        return problemAt(first, kOpen);
    ++m_at;
    return playOrTask(kind, lines, first);
}

Parser::Failure Parser::accept(QStringView words, int line, Task &task)
{
    for (QStringView part : words.split(u'|')) {
        Accepted a{{}, part.trimmed().toString().toStdString(), line};
        a.action = parseAction(a.text);
        if (!a.action.action)
            return problemAt(line, problem::kBadRecord, {verbatim("found", part.trimmed().toString()), {"expected", problem::kVerb}});
        task.accepted.push_back(std::move(a));
    }
    return {};
}

/// The lines of a task that are not of its record leave blank ones behind, so that lines keep their numbers.
Parser::Failure Parser::playOrTask(const QString &kind, const QStringList &lines, int first)
{
    Task task;
    QString text;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString t = lines[i].trimmed();
        const bool ofTask = kind == QLatin1String("task");
        if (ofTask && t.startsWith(QLatin1String("accept "))) {
            if (auto p = accept(QStringView(t).mid(7), first + int(i) + 1, task))
                return p;
        } else if (ofTask && t.startsWith(QLatin1String("because "))) {
            task.reasons.push_back(t.mid(8).trimmed().toStdString());
        } else {
            text += lines[i];
        }
        text += u'\n';
    }
    auto record = parseRecord(text.toStdString());
    if (!record)
        return problemAt(first + std::max(record.problem().line, 0), record.problem().text.phrase, record.problem().text.args);
    if (kind == QLatin1String("play")) {
        add(first, Play{std::move(*record)});
        return {};
    }
    if (task.accepted.empty())
        return problemAt(first, kNoAccept);
    task.record = std::move(*record);
    add(first, std::move(task));
    return {};
}

/// Cells between bars; a bar within a code span or after a backslash is text.
QStringList cellsOf(const QString &line)
{
    QStringList cells;
    QString cell;
    bool code = false;
    const QString t = line.trimmed();
    for (qsizetype i = 1; i < t.size(); ++i) {
        code ^= t[i] == u'`';
        if (t[i] == u'|' && !code && t[i - 1] != u'\\') {
            cells += cell.trimmed();
            cell.clear();
        } else {
            cell += t[i];
        }
    }
    if (!cell.trimmed().isEmpty())
        cells += cell.trimmed();
    return cells;
}

Parser::Failure Parser::table()
{
    static const QRegularExpression rule(QStringLiteral("^\\|[\\s:|-]+$"));
    const int first = number();
    Table table;
    for (; !done() && line().trimmed().startsWith(u'|'); ++m_at) {
        if (rule.match(line().trimmed()).hasMatch())
            continue;
        std::vector<Runs> row;
        for (const QString &cell : cellsOf(line()))
            row.push_back(parseRuns(cell));
        if (table.head.empty()) {
            table.head = std::move(row);
            continue;
        }
        if (row.size() != table.head.size())
            return problemAt(number(), kCells, {{"found", std::int64_t(row.size())}, {"expected", std::int64_t(table.head.size())}});
        table.rows.push_back(std::move(row));
    }
    add(first, std::move(table));
    return {};
}

void Parser::list()
{
    const int first = number();
    struct Written { ItemMark mark; QString text; };
    std::vector<Written> items;
    for (; !done(); ++m_at) {
        if (const auto mark = itemMark(line()))
            items.push_back({*mark, mark->rest});
        else if (line().trimmed().isEmpty() && m_at + 1 < m_lines.size() && itemMark(m_lines[m_at + 1]))
            continue; // a list with air between its items
        else if (!beginsBlock())
            items.back().text += u' ' + line().trimmed();
        else
            break;
    }
    List list;
    const int edge = items.front().mark.indent;
    for (const Written &w : items)
        list.items.push_back({parseRuns(w.text), w.mark.indent > edge + 1 ? 1 : 0, w.mark.number});
    add(first, std::move(list));
}

void Parser::note()
{
    const int first = number();
    Note note;
    QString text;
    const auto flush = [&] {
        if (!text.isEmpty())
            note.paragraphs.push_back(parseRuns(std::exchange(text, {})));
    };
    for (; !done() && line().trimmed().startsWith(u'>'); ++m_at) {
        const QString t = line().trimmed().mid(1).trimmed();
        if (t.isEmpty())
            flush();
        else
            text += text.isEmpty() ? t : u' ' + t;
    }
    flush();
    add(first, std::move(note));
}

void Parser::paragraph()
{
    const int first = number();
    QString text = line().trimmed();
    for (++m_at; !done() && !beginsBlock(); ++m_at)
        text += u' ' + line().trimmed();
    add(first, Paragraph{parseRuns(text)});
}

Parser::Failure Parser::block()
{
    const QString t = line().trimmed();
    if (t.startsWith(u'#'))
        return heading();
    if (t.startsWith(QLatin1String("```")))
        return fence();
    if (t.startsWith(u'|'))
        return table();
    if (t.startsWith(u'>'))
        note();
    else if (itemMark(line()))
        list();
    else
        paragraph();
    return {};
}

Result<Guide> Parser::parse()
{
    while (!done()) {
        if (line().trimmed().isEmpty())
            ++m_at;
        else if (!skipComment())
            if (auto problem = block())
                return *problem;
    }
    return std::move(m_guide);
}

QString &root()
{
    static QString folder = QStringLiteral(":/guides");
    return folder;
}

void collectLinks(const Runs &runs, QStringList &out)
{
    for (const Run &r : runs)
        if (!r.link.isEmpty())
            out += r.link;
}

} // namespace

const Record *Block::record() const
{
    if (const Play *play = as<Play>())
        return &play->record;
    const Task *task = as<Task>();
    return task ? &task->record : nullptr;
}

QString Guide::title() const
{
    for (const Block &b : blocks)
        if (const Heading *h = b.as<Heading>())
            return plainText(h->runs);
    return {};
}

const Heading *Guide::heading(const QString &anchor) const
{
    for (const Block &b : blocks)
        if (const Heading *h = b.as<Heading>(); h && h->anchor == anchor && !anchor.isEmpty())
            return h;
    return nullptr;
}

QStringList Guide::links() const
{
    QStringList out;
    for (const Block &b : blocks) {
        if (const auto *h = b.as<Heading>())
            collectLinks(h->runs, out);
        if (const auto *p = b.as<Paragraph>())
            collectLinks(p->runs, out);
        if (const auto *l = b.as<List>())
            for (const ListItem &item : l->items)
                collectLinks(item.runs, out);
        if (const auto *n = b.as<Note>())
            for (const Runs &runs : n->paragraphs)
                collectLinks(runs, out);
        if (const auto *t = b.as<Table>()) {
            for (const Runs &runs : t->head)
                collectLinks(runs, out);
            for (const auto &row : t->rows)
                for (const Runs &runs : row)
                    collectLinks(runs, out);
        }
    }
    return out;
}

Runs parseRuns(const QString &text)
{
    Runs runs;
    Inline(runs).read(text, {});
    return runs;
}

QString plainText(const Runs &runs)
{
    QString out;
    for (const Run &r : runs)
        out += r.text;
    return out;
}

Result<Guide> parseGuide(const QString &text)
{
    return Parser(text).parse();
}

void useGuides(const QString &folder)
{
    root() = folder;
}

QString guideFor(const QString &language, const QString &document)
{
    return root() + u'/' + language + u'/' + document + QStringLiteral(".md");
}

bool guideExists(const QString &document)
{
    return !document.isEmpty() && QFile::exists(guideFor(QStringLiteral("en"), document)) && QFile::exists(guideFor(QStringLiteral("fa"), document));
}

Result<Guide> readGuide(const QString &language, const QString &document)
{
    QFile file(guideFor(language, document));
    if (document.contains(QLatin1String("..")) || !file.open(QIODevice::ReadOnly))
        return problemAt(0, kMissing, {verbatim("found", document)});
    return parseGuide(QString::fromUtf8(file.readAll()).remove(u'\r'));
}

std::optional<Place> findAnchor(const QString &language, const QString &preset, const QString &family, const QString &anchor)
{
    for (const QString &document : {preset, QStringLiteral("family/") + family, QStringLiteral("common")}) {
        const auto guide = readGuide(language, document);
        if (guide && guide->heading(anchor))
            return Place{document, anchor};
    }
    return std::nullopt;
}

std::optional<Place> linkTarget(const QString &link, const QString &document)
{
    static const QRegularExpression pattern(QStringLiteral("^([a-z0-9/-]*)(?:#([A-Za-z0-9.-]+))?$"));
    const auto m = pattern.match(link);
    if (link.isEmpty() || !m.hasMatch())
        return std::nullopt;
    return Place{m.captured(1).isEmpty() ? document : m.captured(1), m.captured(2)};
}

std::span<const Phrase> guidePhrases()
{
    return kAll;
}

} // namespace khiar::guide
