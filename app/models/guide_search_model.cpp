// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/guide_search_model.h"

#include <QVariantMap>

#include <algorithm>
#include <array>
#include <numeric>

#include "app/models/guide_model.h"
#include "app/models/table_words.h"
#include "app/shell/language.h"

namespace khiar {

using namespace guide;

namespace {

constexpr Phrase kPlaces = KHIAR_TEXT_N("guide-search.places", "{n} places");
constexpr Phrase kMore = KHIAR_TEXT_N("guide-search.more", "{n} more places");
constexpr Phrase kNone = KHIAR_TEXT("guide-search.none", "No guide says that. Try fewer words, or only their beginnings.");
constexpr Phrase kSpoken = KHIAR_TEXT("guide-search.spoken", "{title}: {text}");
constexpr std::array kAll = {kPlaces, kMore, kNone, kSpoken};

constexpr int kFew = 4; ///< places of a document that are shown at first

/// A text in pieces, marked and not.
QVariantList pieces(const QString &text, const std::vector<Stretch> &marks)
{
    QVariantList list;
    qsizetype at = 0;
    const auto add = [&](qsizetype to, bool mark) {
        if (to > at)
            list.append(QVariantMap{{QStringLiteral("text"), text.mid(at, to - at)}, {QStringLiteral("mark"), mark}});
        at = std::max(at, to);
    };
    for (const Stretch &m : marks) {
        add(m.from, false);
        add(m.from + m.length, true);
    }
    add(text.size(), false);
    return list;
}

} // namespace

GuideSearchModel::GuideSearchModel(GuideModel &guide) : m_guide(guide)
{
    onLanguageChange(this, [this] {
        m_index.reset();
        look();
    });
}

void GuideSearchModel::setSearch(const QString &typed)
{
    if (typed == m_typed)
        return;
    m_typed = typed;
    m_guide.setSought({});
    look();
}

void GuideSearchModel::forget()
{
    m_index.reset();
    setSearch({});
}

void GuideSearchModel::look()
{
    beginResetModel();
    m_found = {};
    if (!Sought(m_typed).empty()) {
        if (!m_index)
            m_index = std::make_unique<GuideSearch>(m_guide.documents(), currentLanguage());
        m_index->alsoSearch(m_guide.document());
        m_found = m_index->find(m_typed, m_guide.document(), m_guide.gameId());
    }
    m_total = std::accumulate(m_found.begin(), m_found.end(), 0, [](int sum, const FoundDocument &d) { return sum + int(d.places.size()); });
    m_whole.assign(m_found.size(), false);
    makeRows();
    endResetModel();
    emit found();
    emit countChanged();
}

void GuideSearchModel::makeRows()
{
    m_rows.clear();
    for (std::size_t d = 0; d < m_found.size(); ++d) {
        const int all = int(m_found[d].places.size());
        const bool whole = m_whole[d] || all <= kFew + 1; // one more takes no more room than to say so
        m_rows.push_back({int(d), -1});
        for (int i = 0; i < (whole ? all : kFew); ++i)
            m_rows.push_back({int(d), i});
        if (!whole)
            m_rows.push_back({int(d), all});
    }
}

const FoundPlace *GuideSearchModel::placeOf(const Row &row) const
{
    const auto &places = documentOf(row).places;
    return row.place >= 0 && row.place < int(places.size()) ? &places[std::size_t(row.place)] : nullptr;
}

bool GuideSearchModel::isMore(const Row &row) const
{
    return row.place == int(documentOf(row).places.size());
}

QString GuideSearchModel::summary() const
{
    if (m_typed.trimmed().isEmpty())
        return {};
    return m_total == 0 ? wordsNow().sentence(kNone) : wordsNow().sentence(Text{kPlaces, {{"n", std::int64_t(m_total)}}});
}

QString GuideSearchModel::title(const Row &row) const
{
    if (const FoundPlace *place = placeOf(row))
        return place->heading;
    return isMore(row) ? wordsNow().sentence(Text{kMore, {{"n", std::int64_t(row.place - kFew)}}}) : documentOf(row).title;
}

QString GuideSearchModel::spoken(const Row &row) const
{
    const FoundPlace *place = placeOf(row);
    if (!place || place->snippet.isEmpty())
        return title(row);
    return wordsNow().sentence(Text{kSpoken, {{"title", Verbatim{place->heading.toStdString()}}, {"text", Verbatim{place->snippet.toStdString()}}}});
}

int GuideSearchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> GuideSearchModel::roleNames() const
{
    return {{Kind, "kind"}, {Title, "title"}, {Runs, "runs"}, {Snippet, "snippet"}, {Document, "document"}, {Spoken, "spoken"}};
}

QVariant GuideSearchModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    const FoundPlace *place = placeOf(row);
    switch (role) {
    case Kind: return place ? QStringLiteral("place") : isMore(row) ? QStringLiteral("more") : QStringLiteral("document");
    case Title:
    case Qt::DisplayRole: return title(row);
    case Runs: return place ? pieces(place->heading, place->headingMarks) : pieces(title(row), {});
    case Snippet: return place ? pieces(place->snippet, place->marks) : QVariantList();
    case Document: return documentOf(row).document;
    case Spoken: return spoken(row);
    default: return {};
    }
}

int GuideSearchModel::next(int row, int step) const
{
    for (int i = row + step; i >= 0 && i < int(m_rows.size()); i += step)
        if (m_rows[std::size_t(i)].place >= 0)
            return i;
    return -1;
}

bool GuideSearchModel::open(int row)
{
    if (row < 0 || row >= int(m_rows.size()))
        return false;
    const Row at = m_rows[std::size_t(row)];
    if (isMore(at)) {
        beginResetModel();
        m_whole[std::size_t(at.document)] = true;
        makeRows();
        endResetModel();
        return false;
    }
    const FoundPlace *place = placeOf(at);
    return place && m_guide.openFound(documentOf(at).document, place->block, place->item, m_typed);
}

std::span<const Phrase> guideSearchPhrases()
{
    return kAll;
}

} // namespace khiar
