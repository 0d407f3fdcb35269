// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the document that is open.
#include "app/models/guide_model.h"

#include <QQmlEngine>
#include <QVariantMap>

#include <algorithm>

#include "app/models/table_words.h"
#include "app/shell/language.h"

namespace khiar {

using namespace guide;

namespace {

/// Stands after the last block of every document; its row has no number in the document.
const Block kEnd{0, Paragraph{}};

QVariantMap runMap(const Run &r, const QString &text, bool mark)
{
    QVariantList cards;
    for (Card c : r.cards)
        cards.append(QVariantMap{{QStringLiteral("face"), faceName(c)}, {QStringLiteral("spoken"), wordsNow().spokenCardName(c)}});
    return {{QStringLiteral("text"), text}, {QStringLiteral("bold"), r.bold}, {QStringLiteral("italic"), r.italic}, {QStringLiteral("code"), r.code},
            {QStringLiteral("mark"), mark}, {QStringLiteral("link"), r.link}, {QStringLiteral("cards"), cards}};
}

} // namespace

void GuideModel::makeRows()
{
    m_rows.clear();
    m_contents.clear();
    int number = 0;
    for (std::size_t at = 0; m_guide && at < m_guide->blocks.size(); ++at) {
        const Block &b = m_guide->blocks[at];
        if (const auto *h = b.as<Heading>(); h && h->level > 1)
            m_contents.append(QVariantMap{{QStringLiteral("text"), plainText(h->runs)}, {QStringLiteral("level"), h->level},
                                          {QStringLiteral("anchor"), h->anchor}, {QStringLiteral("row"), int(m_rows.size())}});
        const auto *list = b.as<List>();
        for (std::size_t i = 0; i < (list ? list->items.size() : 1); ++i)
            m_rows.push_back({&b, int(at), int(i), b.record() ? number : -1});
        number += b.record() != nullptr;
    }
    if (m_guide)
        m_rows.push_back({&kEnd});
    m_positions.assign(m_rows.size(), nullptr);
}

int GuideModel::rowOf(const QString &anchor) const
{
    for (std::size_t i = 0; i < m_rows.size() && !anchor.isEmpty(); ++i)
        if (const auto *h = m_rows[i].block->as<Heading>(); h && h->anchor == anchor)
            return int(i);
    return -1;
}

int GuideModel::nextStop(int row, int step) const
{
    for (int i = row + step; i >= 0 && i < rowCount(); i += step)
        if (const Row &r = m_rows[std::size_t(i)]; r.number >= 0 || r.at < 0 || !links(r).isEmpty())
            return i;
    return -1;
}

int GuideModel::nextHeading(int row, int step) const
{
    for (int i = row + step; i >= 0 && i < rowCount(); i += step)
        if (m_rows[std::size_t(i)].block->as<Heading>())
            return i;
    return -1;
}

int GuideModel::nextMarked(int row, int step) const
{
    for (int i = row + step; i >= 0 && i < rowCount(); i += step)
        if (isMarked(m_rows[std::size_t(i)]))
            return i;
    return -1;
}

void GuideModel::setSought(const QString &words)
{
    if (words == m_soughtText)
        return;
    m_soughtText = words;
    m_sought = Sought(words);
    allChanged();
    emit soughtChanged();
}

bool GuideModel::isMarked(const Row &row) const
{
    return !m_sought.empty() && row.at >= 0 && !m_sought.marks(spoken(row)).empty();
}

const Block *GuideModel::block(int number) const
{
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &r) { return number >= 0 && r.number == number; });
    return it == m_rows.end() ? nullptr : it->block;
}


int GuideModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> GuideModel::roleNames() const
{
    return {{Kind, "kind"}, {Level, "level"}, {Marker, "marker"}, {Parts, "parts"}, {Paragraphs, "paragraphs"}, {Head, "head"}, {Cells, "cells"}, {Spoken, "spoken"},
            {Links, "links"}, {Caption, "caption"}, {BlockNumber, "blockNumber"}, {Position, "position"}, {First, "first"}};
}

const Runs *GuideModel::runs(const Row &row) const
{
    if (const auto *h = row.block->as<Heading>())
        return &h->runs;
    if (const auto *p = row.block->as<Paragraph>())
        return &p->runs;
    const auto *list = row.block->as<List>();
    return list ? &list->items[std::size_t(row.item)].runs : nullptr;
}

/// Runs are cut where marked words begin and end.
QVariantList GuideModel::runList(const Runs &runs) const
{
    QVariantList list;
    const auto marks = m_sought.empty() ? std::vector<Stretch>() : m_sought.marks(plainText(runs));
    qsizetype start = 0; // of the run, in the whole
    for (const Run &r : runs) {
        qsizetype at = 0;
        for (const Stretch &m : marks) {
            const qsizetype from = std::max<qsizetype>(m.from - start, at), to = std::min(m.from + m.length - start, r.text.size());
            if (from >= to || !r.cards.empty())
                continue;
            if (from > at)
                list.append(runMap(r, r.text.mid(at, from - at), false));
            list.append(runMap(r, r.text.mid(from, to - from), true));
            at = to;
        }
        if (at < r.text.size() || r.text.isEmpty())
            list.append(runMap(r, r.text.mid(at), false));
        start += r.text.size();
    }
    return list;
}

QString GuideModel::spoken(const Runs &runs) const
{
    QString out;
    for (const Run &r : runs) {
        QStringList names;
        for (Card c : r.cards)
            names += wordsNow().spokenCardName(c);
        out += names.isEmpty() ? r.text : wordsNow().list(names);
    }
    return out;
}

QString GuideModel::spoken(const Row &row) const
{
    if (const Runs *own = runs(row))
        return spoken(*own);
    QStringList all;
    if (const auto *note = row.block->as<Note>())
        for (const Runs &r : note->paragraphs)
            all += spoken(r);
    if (const auto *table = row.block->as<Table>())
        return spokenTable(*table);
    if (row.block->record())
        return QString::fromStdString(row.block->record()->title);
    return all.join(u' ');
}

/// Row by row, each cell after the head of its column.
QString GuideModel::spokenTable(const Table &table) const
{
    QStringList rows;
    for (const auto &cells : table.rows) {
        QStringList line;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const QString head = spoken(table.head[i]), cell = spoken(cells[i]);
            line += head.isEmpty() ? cell : head + QStringLiteral(": ") + cell;
        }
        rows += line.join(currentLanguage() == QLatin1String("fa") ? QStringLiteral("، ") : QStringLiteral(", "));
    }
    return rows.join(QStringLiteral(". "));
}

QVariantList GuideModel::links(const Row &row) const
{
    QVariantList list;
    const auto add = [&](const Runs &runs) {
        for (const Run *before = nullptr; const Run &r : runs) {
            if (!r.link.isEmpty() && !(before && before->link == r.link)) // a link may be of several looks
                list.append(QVariantMap{{QStringLiteral("text"), r.text}, {QStringLiteral("target"), r.link}});
            before = &r;
        }
    };
    if (const Runs *own = runs(row))
        add(*own);
    if (const auto *note = row.block->as<Note>())
        for (const Runs &r : note->paragraphs)
            add(r);
    if (const auto *table = row.block->as<Table>())
        for (const auto &cells : table->rows)
            for (const Runs &r : cells)
                add(r);
    return list;
}

QVariant GuideModel::tableCells(const Row &row) const
{
    QVariantList rows;
    if (const auto *table = row.block->as<Table>())
        for (const auto &cells : table->rows) {
            QVariantList line;
            for (const Runs &r : cells)
                line.append(QVariant(runList(r)));
            rows.append(QVariant(line));
        }
    return rows;
}

GuidePosition *GuideModel::position(int row) const
{
    const Record *record = m_rows[std::size_t(row)].block->record();
    if (!record)
        return nullptr;
    GuidePosition *&p = m_positions[std::size_t(row)];
    if (!p) {
        p = new GuidePosition(registry(), *record, const_cast<GuideModel *>(this));
        QQmlEngine::setObjectOwnership(p, QQmlEngine::CppOwnership);
    }
    return p;
}

namespace {

QString kindOf(const Block &b)
{
    static const QStringList kinds = {QStringLiteral("heading"), QStringLiteral("text"), QStringLiteral("item"), QStringLiteral("table"),
                                      QStringLiteral("note"), QStringLiteral("play"), QStringLiteral("task")};
    return kinds.at(qsizetype(b.what.index()));
}

} // namespace

QVariant GuideModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &r = m_rows[std::size_t(index.row())];
    const auto *heading = r.block->as<Heading>();
    const auto *list = r.block->as<List>();
    const auto *note = r.block->as<Note>();
    const auto *table = r.block->as<Table>();
    switch (role) {
    case Kind: return r.at < 0 ? QStringLiteral("end") : kindOf(*r.block);
    case Level: return heading ? heading->level : list ? list->items[std::size_t(r.item)].depth : 0;
    case Marker: {
        const int n = list ? list->items[std::size_t(r.item)].number : 0;
        return !list ? QString() : n == 0 ? QStringLiteral("•") : localNumber(n) + u'.';
    }
    case Parts: return runs(r) ? runList(*runs(r)) : QVariantList();
    case Paragraphs: {
        QVariantList all;
        for (std::size_t i = 0; note && i < note->paragraphs.size(); ++i)
            all.append(QVariant(runList(note->paragraphs[i])));
        return all;
    }
    case Head: {
        QVariantList all;
        for (std::size_t i = 0; table && i < table->head.size(); ++i)
            all.append(QVariant(runList(table->head[i])));
        return all;
    }
    case Cells: return tableCells(r);
    case Spoken:
    case Qt::DisplayRole: return spoken(r);
    case Links: return links(r);
    case Caption: return r.block->record() ? QString::fromStdString(r.block->record()->title) : QString();
    case BlockNumber: return r.number;
    case Position: return QVariant::fromValue(position(index.row()));
    case First: return r.item == 0;
    default: return {};
    }
}

} // namespace khiar
