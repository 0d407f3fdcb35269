// SPDX-License-Identifier: GPL-3.0-or-later
// Which document is open, and the way through the documents. Its rows are in guide_rows.cpp.
#include "app/models/guide_model.h"

#include <QVariantMap>

#include <algorithm>
#include <array>

#include "app/models/table_words.h"
#include "app/shell/language.h"

namespace khiar {

using namespace guide;

namespace {

constexpr Phrase kThisGame = KHIAR_TEXT("shelf-of-guides.game", "This game");
constexpr Phrase kThisTable = KHIAR_TEXT("shelf-of-guides.table", "At the table");
constexpr Phrase kAllGames = KHIAR_TEXT("shelf-of-guides.all", "For all games");
constexpr Phrase kOthers = KHIAR_TEXT("shelf-of-guides.others", "Other families");
constexpr Phrase kShared = KHIAR_TEXT("shelf-of-guides.shared", "What these games share");
constexpr std::array kAll = {kThisGame, kThisTable, kAllGames, kOthers, kShared};

QString idOf(const FamilyBase &family)
{
    return QString::fromUtf8(family.id().data(), qsizetype(family.id().size()));
}

} // namespace

GuideModel::GuideModel(const Registry &registry, QObject *parent) : LanguageListModel(parent), m_documents(registry), m_search(*this)
{
    onLanguageChange(this, [this] { changeLanguage(); });
}

GuideModel::~GuideModel()
{
    keepPlace();
}

// ---- ways in -----------------------------------------------------------------------------------------

bool GuideModel::open(const QString &gameId, const QString &anchor)
{
    const auto place = anchor.isEmpty() ? std::nullopt : m_documents.explains(currentLanguage(), gameId, anchor);
    const QString document = place ? place->document : gameId;
    if (!m_documents.exists(document))
        return false;
    go(gameId, document, [&] { return rowOf(anchor); });
    return true;
}

bool GuideModel::resume(const QString &gameId)
{
    const QString last = m_places ? m_places->lastOf(gameId) : QString();
    if (!last.isEmpty() && m_documents.exists(last)) {
        go(gameId, last, [&] { return rowLeft(last); });
        return true;
    }
    return openDocument(gameId);
}

bool GuideModel::openDocument(const QString &document)
{
    if (!m_documents.exists(document))
        return false;
    const QString game = m_documents.gameOf(document);
    go(game.isEmpty() ? m_place.game : game, document, [&] { return rowLeft(document); });
    return true;
}

bool GuideModel::openFound(const QString &document, int block, int item, const QString &words)
{
    if (!m_documents.exists(document))
        return false;
    const QString game = m_documents.gameOf(document);
    go(game.isEmpty() ? m_place.game : game, document, [&] {
        const auto it = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &r) { return r.at == block && r.item == item; });
        return it == m_rows.end() ? 0 : int(it - m_rows.begin());
    });
    setSought(words);
    return true;
}

bool GuideModel::follow(const QString &link)
{
    const auto place = linkTarget(link, m_place.document);
    if (!place || !m_documents.exists(place->document))
        return false;
    const QString game = m_documents.gameOf(place->document);
    go(game.isEmpty() ? m_place.game : game, place->document, [&] { return rowOf(place->anchor); });
    return true;
}

// ---- from document to document -----------------------------------------------------------------------

QString GuideModel::neighbour(int step) const
{
    const QStringList list = m_documents.wayThrough(m_place.game);
    const qsizetype at = list.indexOf(m_place.document);
    return at < 0 ? QString() : list.value(at + step);
}

QString GuideModel::neighbourTitle(int step) const
{
    return m_documents.title(wordsNow(), neighbour(step));
}

void GuideModel::step(int by)
{
    if (const QString document = neighbour(by); !document.isEmpty())
        go(m_place.game, document, [] { return 0; });
}

void GuideModel::go(const QString &game, const QString &document, const std::function<int()> &row)
{
    if (!m_place.document.isEmpty())
        m_back.push_back(m_place);
    m_forward.clear();
    show(game, document, row);
}

void GuideModel::back()
{
    if (m_back.empty())
        return;
    m_forward.push_back(m_place);
    const Place place = m_back.back();
    m_back.pop_back();
    show(place.game, place.document, [&] { return rowOf(place.at); });
}

void GuideModel::forward()
{
    if (m_forward.empty())
        return;
    m_back.push_back(m_place);
    const Place place = m_forward.back();
    m_forward.pop_back();
    show(place.game, place.document, [&] { return rowOf(place.at); });
}

/// The document is read only when it is another one: links within a page leave it as it is. Composed ones may have changed.
void GuideModel::show(const QString &game, const QString &document, const std::function<int()> &row)
{
    keepPlace();
    const bool other = document != m_place.document || !m_guide || document.startsWith(QLatin1String("rules/"));
    if (other)
        emit left();
    m_place = {game, document, {}, 0};
    if (other)
        read();
    m_anchorRow = m_place.row = std::clamp(row(), 0, std::max(0, rowCount() - 1));
    m_place.at = placeOf(m_place.row);
    emit changed();
    emit placeChanged();
}

void GuideModel::read()
{
    auto guide = m_documents.read(currentLanguage(), m_place.document);
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

/// Both languages have the same headings, but not as many paragraphs: the place is kept as heading and rows below it.
void GuideModel::changeLanguage()
{
    if (m_place.document.isEmpty())
        return;
    const ReadingPlace place = placeOf(m_place.row);
    setSought({}); // words of the other language
    read();
    m_place.row = m_anchorRow = std::clamp(rowOf(place), 0, std::max(0, rowCount() - 1));
    m_place.at = place;
    emit changed();
    emit placeChanged();
}

// ---- places ------------------------------------------------------------------------------------------

ReadingPlace GuideModel::placeOf(int row) const
{
    QString anchor;
    int from = 0;
    for (const QVariant &entry : m_contents) {
        const QVariantMap map = entry.toMap();
        if (map[QStringLiteral("row")].toInt() > row)
            break;
        anchor = map[QStringLiteral("anchor")].toString();
        from = map[QStringLiteral("row")].toInt();
    }
    return {anchor, row - from};
}

int GuideModel::rowOf(const ReadingPlace &place) const
{
    const int heading = place.anchor.isEmpty() ? 0 : rowOf(place.anchor);
    if (heading < 0)
        return 0; // the heading has gone
    int end = rowCount() - 1;
    for (const QVariant &entry : m_contents)
        if (const int row = entry.toMap()[QStringLiteral("row")].toInt(); row > heading) {
            end = row - 1;
            break;
        }
    return std::clamp(heading + place.below, 0, std::max(0, end));
}

/// Where the reader was in a document when it was left.
int GuideModel::rowLeft(const QString &document) const
{
    const auto place = m_places ? m_places->of(document) : std::nullopt;
    return place ? rowOf(*place) : 0;
}

void GuideModel::keepPlace()
{
    if (!m_places || !m_guide)
        return;
    m_places->keep(m_place.document, placeOf(m_place.row));
    const FamilyBase *family = m_documents.familyOf(m_place.document); // what belongs to all games is not what one learns this one by
    if (family && family == m_documents.familyOf(m_place.game) && !m_place.document.startsWith(QLatin1String("rules/")))
        m_places->keepLast(m_place.game, m_place.document);
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
    m_place.at = placeOf(row);
    emit placeChanged();
}

// ---- about the document ------------------------------------------------------------------------------

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

QString GuideModel::headingOf(const QString &anchor) const
{
    const auto place = m_documents.explains(currentLanguage(), m_place.game, anchor);
    if (!place)
        return {};
    const auto guide = m_documents.read(currentLanguage(), place->document);
    const Heading *h = guide ? guide->heading(anchor) : nullptr;
    return h ? plainText(h->runs) : QString();
}

QVariantList GuideModel::shelf() const
{
    QVariantList list;
    const FamilyBase *family = m_documents.familyOf(m_place.game);
    const auto group = [&](const Phrase &title, const QStringList &documents) {
        bool first = true;
        for (const QString &document : documents) {
            if (!m_documents.exists(document))
                continue;
            const bool shared = family && document == QStringLiteral("family/") + idOf(*family); // the group has the family's name already
            list.append(QVariantMap{{QStringLiteral("document"), document}, {QStringLiteral("title"), shared ? wordsNow().sentence(kShared) : m_documents.title(wordsNow(), document)},
                                    {QStringLiteral("group"), first ? wordsNow().sentence(title) : QString()}, {QStringLiteral("here"), document == m_place.document}});
            first = false;
        }
    };
    const QString game = m_place.game;
    group(kThisTable, {QStringLiteral("rules/table")});
    QStringList own{game, QStringLiteral("rules/") + game};
    if (m_place.document.startsWith(QLatin1String("rules/")) && m_place.document != QLatin1String("rules/table") && !own.contains(m_place.document))
        own += m_place.document;
    group(kThisGame, own);
    QStringList others;
    for (const FamilyBase *f : registry().families())
        if (f != family)
            others += QStringLiteral("family/") + idOf(*f);
    if (family) {
        QStringList all{QStringLiteral("family/") + idOf(*family), QStringLiteral("compare/") + idOf(*family)};
        for (const PresetSpec &preset : family->presets())
            if (const QString id = QString::fromUtf8(preset.id); id != game)
                all += id;
        group(family->name(), all);
    }
    group(kAllGames, {QStringLiteral("common"), QStringLiteral("glossary")});
    group(kOthers, others);
    return list;
}

std::span<const Phrase> guideModelPhrases()
{
    return kAll;
}

} // namespace khiar
