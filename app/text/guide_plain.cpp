// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/guide_plain.h"

#include <algorithm>

namespace khiar::guide {
namespace {

int columns(QStringView text)
{
    return int(std::count_if(text.begin(), text.end(), [](QChar c) { return c.category() != QChar::Other_Format && !c.isMark() && !c.isLowSurrogate(); }));
}

QString filled(const QString &text, int width)
{
    return text + QString(std::max(0, width - columns(text)), u' ');
}

/// The words of runs; where a whole item is a link, its target too.
QString words(const Runs &runs)
{
    const bool link = runs.size() == 1 && !runs.front().link.isEmpty();
    return plainText(runs) + (link ? QStringLiteral(" (%1)").arg(runs.front().link) : QString());
}

QString headingText(const Heading &h)
{
    const QString text = plainText(h.runs);
    return h.level > 2 ? text : text + u'\n' + QString(columns(text), h.level == 1 ? u'=' : u'-');
}

QString listText(const List &list, int width)
{
    QStringList lines;
    for (const ListItem &item : list.items) {
        const QString mark = QString(item.depth * 2, u' ') + (item.number ? QString::number(item.number) + QStringLiteral(". ") : QStringLiteral("- "));
        lines += wrapped(mark + words(item.runs), width, columns(mark));
    }
    return lines.join(u'\n');
}

QString tableText(const Table &table)
{
    std::vector<int> widths(table.head.size(), 0);
    const auto measure = [&](const std::vector<Runs> &row) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], columns(plainText(row[i])));
    };
    measure(table.head);
    std::for_each(table.rows.begin(), table.rows.end(), measure);
    const auto line = [&](const std::vector<Runs> &row) {
        QStringList cells;
        for (std::size_t i = 0; i < row.size(); ++i)
            cells += filled(plainText(row[i]), widths[i]);
        return cells.join(QStringLiteral("  ")).trimmed();
    };
    QStringList lines{line(table.head)};
    for (const auto &row : table.rows)
        lines += line(row);
    return lines.join(u'\n');
}

QString textOf(const Block &block, int width)
{
    if (const auto *h = block.as<Heading>())
        return headingText(*h);
    if (const auto *p = block.as<Paragraph>())
        return wrapped(plainText(p->runs), width);
    if (const auto *l = block.as<List>())
        return listText(*l, width);
    if (const auto *t = block.as<Table>())
        return tableText(*t);
    QStringList paragraphs;
    if (const auto *n = block.as<Note>())
        for (const Runs &runs : n->paragraphs)
            paragraphs += wrapped(plainText(runs), width);
    return paragraphs.join(QStringLiteral("\n\n"));
}

} // namespace

QString wrapped(const QString &text, int width, int indent)
{
    QString out;
    int used = 0;
    for (const QString &word : text.split(u' ')) {
        const int room = columns(word);
        if (used && used + 1 + room > width) {
            out += u'\n' + QString(indent, u' ') + word;
            used = indent + room;
        } else {
            out += out.isEmpty() ? word : u' ' + word;
            used += room + (used ? 1 : 0);
        }
    }
    return out;
}

QString plainDocument(const Guide &guide, int width)
{
    QStringList blocks;
    for (const Block &block : guide.blocks)
        if (const QString text = textOf(block, width); !text.isEmpty())
            blocks += text;
    return blocks.join(QStringLiteral("\n\n")) + u'\n';
}

} // namespace khiar::guide
