// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/guide_html.h"

#include <array>

namespace khiar::guide {
namespace {

constexpr Phrase kContents = KHIAR_TEXT("html.contents", "Contents");
constexpr Phrase kPosition = KHIAR_TEXT("html.position", "A position");
constexpr Phrase kTask = KHIAR_TEXT("html.task", "Find the move");
constexpr Phrase kAnswer = KHIAR_TEXT("html.answer", "The answer");
constexpr Phrase kRecord = KHIAR_TEXT("html.record", "The record, to be opened in Khiar");
constexpr Phrase kMadeBy = KHIAR_TEXT("html.made-by", "From the guides of Khiar, where the positions can be played on.");
constexpr std::array kAll = {kContents, kPosition, kTask, kAnswer, kRecord, kMadeBy};

constexpr const char *kStyle = R"(
:root { color-scheme: light; --ink: #1e2623; --paper: #f7f4ec; --soft: #efeadd; --line: #dfd8c7; --link: #2c6a2b; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.06rem/1.65 Vazirmatn, "Noto Sans Arabic UI", system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1, h2, h3 { line-height: 1.3; } h2 { margin-top: 2.4rem; }
a { color: var(--link); } nav ul { list-style: none; padding: 0; columns: 2 16rem; } nav .deep { padding-inline-start: 1.2rem; }
aside { background: var(--soft); border-inline-start: .3rem solid #6fb644; border-radius: .6rem; padding: .3rem 1rem; margin: 1rem 0; }
.wide { overflow-x: auto; } table { border-collapse: collapse; } th, td { text-align: start; padding: .35rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th { background: var(--soft); } code { background: var(--soft); padding: 0 .25rem; border-radius: .25rem; }
.card { display: inline-block; direction: ltr; unicode-bidi: isolate; background: #fffdf8; border: 1px solid #c9c1ae; border-radius: .25rem; padding: 0 .3rem; line-height: 1.35; font-weight: 600; white-space: nowrap; }
.red { color: #c8322b; } figure { margin: 1.2rem 0; padding: .8rem 1.1rem; border: 1px solid var(--line); border-radius: .8rem; background: #fffefa; }
figcaption { font-weight: 600; } pre { direction: ltr; text-align: left; overflow-x: auto; background: var(--soft); padding: .8rem; border-radius: .5rem; font-size: .85rem; }
footer { margin-top: 3rem; color: #5a655f; font-size: .9rem; }
)";

/// What XML has no place for goes; the rest is escaped.
QString escaped(const QString &text)
{
    QString clean;
    clean.reserve(text.size());
    for (const QChar c : text)
        if (c.unicode() >= 0x20 || c == u'\n' || c == u'\t')
            clean += c;
    return clean.toHtmlEscaped();
}

/// Writes one document; a function a kind of block.
class Writer {
public:
    Writer(const Guide &guide, const Words &words, const HtmlOptions &options) : m_guide(guide), m_words(words), m_options(options) {}
    QString write();

private:
    QString say(const Phrase &phrase) const { return escaped(m_words.sentence(phrase)); }
    QString card(Card card) const;
    QString runs(const Runs &runs) const;
    QString address(const QString &link) const;
    QString contents() const;
    QString items(const List &list, std::size_t &i) const;
    QString list(const List &list) const;
    QString table(const Table &table) const;
    QString position(const Block &block);
    QString answer(const Task &task) const;
    QString block(const Block &block);

    const Guide &m_guide;
    const Words &m_words;
    const HtmlOptions &m_options;
    int m_positions = 0;
};

/// Rank and suit as on a card's corner; other cards by their names.
QString Writer::card(Card card) const
{
    if (deckOf(card) != DeckKind::standard || isJoker(card))
        return QStringLiteral("<span class=\"card\">%1</span>").arg(escaped(m_words.spokenCardName(card)));
    static constexpr const char *kRanks[] = {"J", "Q", "K", "A"}, *kSigns[] = {"♠", "♥", "♦", "♣"};
    const int rank = rankOf(card), suit = int(suitOf(card));
    const QString sign = (rank > 10 ? QString::fromLatin1(kRanks[rank - 11]) : QString::number(rank)) + QString::fromUtf8(kSigns[suit]);
    return QStringLiteral("<span class=\"%1\" title=\"%2\">%3</span>")
        .arg(suit == 1 || suit == 2 ? QStringLiteral("card red") : QStringLiteral("card"), escaped(m_words.spokenCardName(card)), sign);
}

QString Writer::address(const QString &link) const
{
    const auto place = linkTarget(link, m_options.document);
    if (!place)
        return {};
    if (place->document != m_options.document)
        return htmlFileName(place->document, m_words.language()) + (place->anchor.isEmpty() ? QString() : u'#' + place->anchor);
    if (place->anchor.isEmpty())
        return QStringLiteral("#top");
    return m_guide.heading(place->anchor) ? u'#' + place->anchor : QString();
}

QString Writer::runs(const Runs &runs) const
{
    QString out;
    for (const Run &r : runs) {
        QString text;
        for (Card c : r.cards)
            text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + card(c);
        if (r.cards.empty())
            text = r.code ? QStringLiteral("<code>%1</code>").arg(escaped(r.text)) : escaped(r.text);
        if (r.bold)
            text = QStringLiteral("<strong>") + text + QStringLiteral("</strong>");
        if (r.italic)
            text = QStringLiteral("<em>") + text + QStringLiteral("</em>");
        if (const QString to = r.link.isEmpty() ? QString() : address(r.link); !to.isEmpty())
            text = QStringLiteral("<a href=\"") + escaped(to) + QStringLiteral("\">") + text + QStringLiteral("</a>");
        out += text;
    }
    return out;
}

QString Writer::contents() const
{
    QString items;
    for (const Block &b : m_guide.blocks)
        if (const auto *h = b.as<Heading>(); h && h->level > 1 && !h->anchor.isEmpty())
            items += QStringLiteral("<li%1><a href=\"#%2\">%3</a></li>\n")
                         .arg(h->level > 2 ? QStringLiteral(" class=\"deep\"") : QString(), escaped(h->anchor), escaped(plainText(h->runs)));
    return items.isEmpty() ? QString() : QStringLiteral("<nav aria-label=\"%1\"><ul>\n%2</ul></nav>\n").arg(say(kContents), items);
}

/// Items of one depth and kind; a list within an item stays within it.
QString Writer::items(const List &list, std::size_t &i) const
{
    const int depth = list.items[i].depth;
    const bool numbered = list.items[i].number > 0;
    const QString tag = numbered ? QStringLiteral("ol") : QStringLiteral("ul");
    QString out = QStringLiteral("<%1>\n").arg(tag);
    while (i < list.items.size() && list.items[i].depth == depth && (list.items[i].number > 0) == numbered) {
        const ListItem &item = list.items[i++];
        out += (numbered ? QStringLiteral("<li value=\"%1\">").arg(item.number) : QStringLiteral("<li>")) + runs(item.runs);
        while (i < list.items.size() && list.items[i].depth > depth)
            out += items(list, i);
        out += QStringLiteral("</li>\n");
    }
    return out + QStringLiteral("</%1>\n").arg(tag);
}

QString Writer::list(const List &list) const
{
    QString out;
    for (std::size_t i = 0; i < list.items.size();)
        out += items(list, i);
    return out;
}

QString Writer::table(const Table &table) const
{
    const auto row = [this](const std::vector<Runs> &cells, const QString &tag) {
        QString out;
        for (const Runs &cell : cells)
            out += QStringLiteral("<") + tag + QStringLiteral(">") + runs(cell) + QStringLiteral("</") + tag.section(u' ', 0, 0) + QStringLiteral(">");
        return QStringLiteral("<tr>") + out + QStringLiteral("</tr>\n");
    };
    QString out = QStringLiteral("<div class=\"wide\"><table>\n<thead>") + row(table.head, QStringLiteral("th scope=\"col\"")) + QStringLiteral("</thead>\n<tbody>");
    for (const auto &cells : table.rows)
        out += row(cells, QStringLiteral("td"));
    return out + QStringLiteral("</tbody></table></div>\n");
}

QString Writer::answer(const Task &task) const
{
    QStringList moves;
    for (const Accepted &a : task.accepted) {
        const auto cards = a.action.action ? a.action.action->used() : std::span<const Card>();
        QString move;
        for (Card c : cards)
            move += (move.isEmpty() ? QString() : QStringLiteral(" ")) + card(c);
        moves += move.isEmpty() ? QStringLiteral("<code>%1</code>").arg(escaped(QString::fromStdString(a.text))) : move;
    }
    return QStringLiteral("<details><summary>%1</summary><p>%2</p></details>\n").arg(say(kAnswer), moves.join(QStringLiteral(" · ")));
}

QString Writer::position(const Block &block)
{
    const Record &record = *block.record();
    const auto *task = block.as<Task>();
    QString lines;
    if (m_options.position)
        for (const QString &line : m_options.position(record))
            lines += QStringLiteral("<li>%1</li>\n").arg(escaped(line));
    const QString title = record.title.empty() ? say(task ? kTask : kPosition) : escaped(QString::fromStdString(record.title));
    QString out = QStringLiteral("<figure id=\"position-%1\">\n<figcaption>").arg(++m_positions) + title + QStringLiteral("</figcaption>\n");
    if (!lines.isEmpty())
        out += QStringLiteral("<ul>\n") + lines + QStringLiteral("</ul>\n");
    if (task)
        out += answer(*task);
    return out + QStringLiteral("<details><summary>") + say(kRecord) + QStringLiteral("</summary>\n<pre>") + escaped(QString::fromStdString(writeRecord(record)))
           + QStringLiteral("</pre></details>\n</figure>\n");
}

QString Writer::block(const Block &block)
{
    if (const auto *h = block.as<Heading>()) {
        const QString id = h->level == 1 ? QStringLiteral(" id=\"top\"") : h->anchor.isEmpty() ? QString() : QStringLiteral(" id=\"%1\"").arg(escaped(h->anchor));
        const QString line = QStringLiteral("<h%1").arg(h->level) + id + u'>' + runs(h->runs) + QStringLiteral("</h%1>\n").arg(h->level);
        return h->level == 1 ? line + contents() : line;
    }
    if (const auto *p = block.as<Paragraph>())
        return QStringLiteral("<p>") + runs(p->runs) + QStringLiteral("</p>\n");
    if (const auto *l = block.as<List>())
        return list(*l);
    if (const auto *t = block.as<Table>())
        return table(*t);
    if (const auto *note = block.as<Note>()) {
        QString out;
        for (const Runs &runs : note->paragraphs)
            out += QStringLiteral("<p>") + this->runs(runs) + QStringLiteral("</p>\n");
        return QStringLiteral("<aside>\n") + out + QStringLiteral("</aside>\n");
    }
    return position(block);
}

QString Writer::write()
{
    QString body;
    for (const Block &b : m_guide.blocks)
        body += block(b);
    const QString language = m_words.language(), direction = m_words.rtl() ? QStringLiteral("rtl") : QStringLiteral("ltr");
    return QStringLiteral("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\"/>\n").arg(language, direction)
           + QStringLiteral("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>") + escaped(m_guide.title())
           + QStringLiteral("</title>\n<style>") + QString::fromLatin1(kStyle) + QStringLiteral("</style>\n</head>\n<body>\n<main>\n") + body
           + QStringLiteral("<footer><p>") + say(kMadeBy) + QStringLiteral("</p></footer>\n</main>\n</body>\n</html>\n");
}

} // namespace

QString guideHtml(const Guide &guide, const Words &words, const HtmlOptions &options)
{
    return Writer(guide, words, options).write();
}

QString htmlFileName(const QString &document, const QString &language)
{
    return QString(document).replace(u'/', u'-') + u'-' + language + QStringLiteral(".html");
}

std::span<const Phrase> htmlPhrases()
{
    return kAll;
}

} // namespace khiar::guide
