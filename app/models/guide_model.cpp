// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/guide_model.h"

#include <QQmlEngine>
#include <QVariantMap>

#include <algorithm>

#include "app/models/table_words.h"
#include "app/shell/language.h"

namespace khiar {

using namespace guide;

namespace {

/// Stands after the last block of every document.
const Block kEnd{0, Paragraph{}};

} // namespace

GuideModel::GuideModel(const Registry &registry, QObject *parent) : LanguageListModel(parent), m_registry(registry)
{
    onLanguageChange(this, [this] { changeLanguage(); });
}

GuideModel::~GuideModel() = default;

// ---- what is open ------------------------------------------------------------------------------------

QString GuideModel::family(const QString &game) const
{
    const FamilyBase *family = m_registry.familyOf(game.toStdString());
    return family ? QString::fromUtf8(family->id().data(), qsizetype(family->id().size())) : QString();
}

QStringList GuideModel::documents() const
{
    QStringList list;
    for (const QString &document : {m_place.game, QStringLiteral("family/") + family(m_place.game), QStringLiteral("common")})
        if (guideExists(document))
            list += document;
    return list;
}

QString GuideModel::neighbourTitle(int step) const
{
    const QStringList list = documents();
    const qsizetype at = list.indexOf(m_place.document);
    if (at < 0 || at + step < 0 || at + step >= list.size())
        return {};
    const auto guide = readGuide(currentLanguage(), list.at(at + step));
    return guide ? guide->title() : QString();
}

void GuideModel::step(int by)
{
    const QStringList list = documents();
    const qsizetype at = list.indexOf(m_place.document);
    if (at >= 0 && at + by >= 0 && at + by < list.size())
        go(m_place.game, list.at(at + by), {});
}

bool GuideModel::open(const QString &gameId, const QString &anchor)
{
    const auto place = anchor.isEmpty() ? std::nullopt : findAnchor(currentLanguage(), gameId, family(gameId), anchor);
    const QString document = place ? place->document : gameId;
    if (!guideExists(document))
        return false;
    go(gameId, document, anchor);
    return true;
}

bool GuideModel::follow(const QString &link)
{
    const auto place = linkTarget(link, m_place.document);
    if (!place || !guideExists(place->document))
        return false;
    const bool game = m_registry.familyOf(place->document.toStdString());
    go(game ? place->document : m_place.game, place->document, place->anchor);
    return true;
}

void GuideModel::go(const QString &game, const QString &document, const QString &anchor)
{
    if (!m_place.document.isEmpty())
        m_back.push_back(m_place);
    m_forward.clear();
    show({game, document, 0});
    m_place.row = m_anchorRow = std::max(0, rowOf(anchor));
    emit changed();
    emit placeChanged();
}

void GuideModel::back()
{
    if (m_back.empty())
        return;
    m_forward.push_back(m_place);
    const Place place = m_back.back();
    m_back.pop_back();
    show(place);
    emit changed();
    emit placeChanged();
}

void GuideModel::forward()
{
    if (m_forward.empty())
        return;
    m_back.push_back(m_place);
    const Place place = m_forward.back();
    m_forward.pop_back();
    show(place);
    emit changed();
    emit placeChanged();
}

/// The document is read only when it is another one: links within a page leave it as it is.
void GuideModel::show(const Place &place)
{
    const bool other = place.document != m_place.document || !m_guide;
    if (other)
        emit left();
    m_place = place;
    if (other)
        read();
    m_anchorRow = m_place.row = std::clamp(place.row, 0, std::max(0, rowCount() - 1));
}

void GuideModel::read()
{
    auto guide = readGuide(currentLanguage(), m_place.document);
    beginResetModel();
    for (GuidePosition *p : m_positions)
        if (p)
            p->deleteLater(); // items that show it are still there
    m_positions.clear();
    m_guide.reset();
    m_problem.reset();
    if (guide)
        m_guide = std::move(*guide);
    else
        m_problem = guide.problem();
    makeRows();
    endResetModel();
}

void GuideModel::makeRows()
{
    m_rows.clear();
    m_contents.clear();
    int number = 0;
    if (m_guide)
        for (const Block &b : m_guide->blocks) {
            if (const auto *h = b.as<Heading>(); h && h->level > 1)
                m_contents.append(QVariantMap{{QStringLiteral("text"), plainText(h->runs)}, {QStringLiteral("level"), h->level},
                                              {QStringLiteral("anchor"), h->anchor}, {QStringLiteral("row"), int(m_rows.size())}});
            const auto *list = b.as<List>();
            for (std::size_t i = 0; i < (list ? list->items.size() : 1); ++i)
                m_rows.push_back({&b, int(i), b.record() ? number : -1});
            number += b.record() != nullptr;
        }
    if (m_guide)
        m_rows.push_back({&kEnd});
    m_positions.assign(m_rows.size(), nullptr);
}

/// Both languages have the same headings, but not as many paragraphs: the place is kept as heading and rows below it.
void GuideModel::changeLanguage()
{
    if (m_place.document.isEmpty())
        return;
    QString anchor;
    int from = 0;
    for (const QVariant &entry : std::as_const(m_contents)) {
        const QVariantMap map = entry.toMap();
        if (map[QStringLiteral("row")].toInt() > m_place.row)
            break;
        anchor = map[QStringLiteral("anchor")].toString();
        from = map[QStringLiteral("row")].toInt();
    }
    const int below = m_place.row - from;
    read();
    const int heading = std::max(0, rowOf(anchor));
    int end = rowCount() - 1;
    for (const QVariant &entry : std::as_const(m_contents))
        if (const int row = entry.toMap()[QStringLiteral("row")].toInt(); row > heading) {
            end = row - 1;
            break;
        }
    m_place.row = m_anchorRow = std::clamp(heading + below, 0, std::max(0, end));
    emit changed();
    emit placeChanged();
}

QString GuideModel::title() const
{
    return m_guide ? m_guide->title() : QString();
}

QString GuideModel::problem() const
{
    if (!m_problem)
        return {};
    const QString sentence = wordsNow().problem(*m_problem);
    return m_problem->line == 0 ? sentence
                                : wordsNow().sentence(Text{model_text::kLine, {{"line", std::int64_t(m_problem->line)}, {"found", Verbatim{sentence.toStdString()}}}});
}

int GuideModel::section() const
{
    int at = -1;
    for (const QVariant &entry : m_contents) {
        if (entry.toMap()[QStringLiteral("row")].toInt() > m_place.row)
            break;
        ++at;
    }
    return at;
}

void GuideModel::setPlace(int row)
{
    if (row < 0 || row >= rowCount() || row == m_place.row)
        return;
    m_place.row = row;
    emit placeChanged();
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
        if (m_rows[std::size_t(i)].number >= 0 || m_rows[std::size_t(i)].block == &kEnd || !links(m_rows[std::size_t(i)]).isEmpty())
            return i;
    return -1;
}

QString GuideModel::headingOf(const QString &anchor) const
{
    const auto place = findAnchor(currentLanguage(), m_place.game, family(m_place.game), anchor);
    if (!place)
        return {};
    const auto guide = readGuide(currentLanguage(), place->document);
    const Heading *h = guide ? guide->heading(anchor) : nullptr;
    return h ? plainText(h->runs) : QString();
}

const Block *GuideModel::block(int number) const
{
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &r) { return number >= 0 && r.number == number; });
    return it == m_rows.end() ? nullptr : it->block;
}

// ---- rows --------------------------------------------------------------------------------------------

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

QVariantList GuideModel::runList(const Runs &runs) const
{
    QVariantList list;
    for (const Run &r : runs) {
        QVariantList cards;
        for (Card c : r.cards)
            cards.append(QVariantMap{{QStringLiteral("face"), faceName(c)}, {QStringLiteral("spoken"), wordsNow().spokenCardName(c)}});
        list.append(QVariantMap{{QStringLiteral("text"), r.text}, {QStringLiteral("bold"), r.bold}, {QStringLiteral("italic"), r.italic},
                                {QStringLiteral("code"), r.code}, {QStringLiteral("link"), r.link}, {QStringLiteral("cards"), cards}});
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
    return all.join(u' ');
}

QVariantList GuideModel::links(const Row &row) const
{
    QVariantList list;
    const auto add = [&](const Runs &runs) {
        for (const Run &r : runs)
            if (!r.link.isEmpty())
                list.append(QVariantMap{{QStringLiteral("text"), r.text}, {QStringLiteral("target"), r.link}});
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
        p = new GuidePosition(m_registry, *record, const_cast<GuideModel *>(this));
        QQmlEngine::setObjectOwnership(p, QQmlEngine::CppOwnership);
    }
    return p;
}

namespace {

QString kindOf(const Block &b)
{
    if (&b == &kEnd)
        return QStringLiteral("end");
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
    case Kind: return kindOf(*r.block);
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
