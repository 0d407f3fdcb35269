// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/saved_games_model.h"

#include <algorithm>

#include "app/models/file_words.h"
#include "app/models/table_words.h"
#include "app/shell/dates.h"
#include "app/shell/language.h"

namespace khiar {

using namespace file_text;
using namespace model_text;

SavedGamesModel::SavedGamesModel(const QString &dataFolder, const Registry &registry, const CatalogueModel &catalogue, QObject *parent)
    : LanguageListModel(parent), m_registry(registry), m_catalogue(catalogue), m_store(dataFolder)
{
}

int SavedGamesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> SavedGamesModel::roleNames() const
{
    return {{FileName, "fileName"}, {Title, "title"}, {TitleText, "titleText"}, {GameName, "gameName"}, {Emblem, "emblem"}, {DateText, "dateText"},
            {Where, "where"}, {Players, "players"}, {Over, "over"}, {Damaged, "damaged"}, {Why, "why"}, {Spoken, "spoken"}};
}

QVariant SavedGamesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const SavedGame &g = m_rows[std::size_t(index.row())];
    switch (role) {
    case FileName: return g.file;
    case Title:
    case Qt::DisplayRole: return titleOf(index.row());
    case TitleText: return g.title;
    case GameName: return gameName(g);
    case Emblem: {
        const auto *entry = g.record ? m_catalogue.entry(QString::fromStdString(g.record->setup.game)) : nullptr;
        return entry ? entry->emblem : QString();
    }
    case DateText: return localDateTime(g.when);
    case Where: return where(g);
    case Players: return players(g);
    case Over: return g.over;
    case Damaged: return !g.record.has_value();
    case Why: return why(g);
    case Spoken: return spoken(g);
    default: return {};
    }
}

QString SavedGamesModel::gameName(const SavedGame &g) const
{
    if (!g.record)
        return {};
    const FamilyBase *family = m_registry.familyOf(g.record->setup.game);
    return wordsNow().sentence(family->preset(g.record->setup.game)->name);
}

QString SavedGamesModel::titleOf(int row) const
{
    if (row < 0 || row >= count())
        return {};
    const SavedGame &g = m_rows[std::size_t(row)];
    return !g.record ? g.file : g.title.isEmpty() ? gameName(g) : g.title;
}

QString SavedGamesModel::pathOf(int row) const
{
    return row < 0 || row >= count() ? QString() : m_store.pathOf(m_rows[std::size_t(row)].file);
}

QString SavedGamesModel::where(const SavedGame &g) const
{
    if (!g.record)
        return {};
    const Phrase &phrase = g.over ? kDetailOver : g.table.fact(FactKind::handSize) == 0 || g.table.fact(FactKind::trick) == 0 ? kDetailDealing : kDetail;
    return wordsNow().sentence(Text{phrase,
                                    {{"deal", std::int64_t(g.table.fact(FactKind::deal))}, {"trick", std::int64_t(g.table.fact(FactKind::trick))},
                                     {"n", std::int64_t(g.table.fact(FactKind::handSize))}}});
}

QString SavedGamesModel::players(const SavedGame &g) const
{
    if (!g.record)
        return {};
    Words words(currentLanguage());
    words.setSeats(g.record->seats);
    const auto people = std::count_if(g.record->seats.begin(), g.record->seats.end(), [](const SeatLine &s) { return s.human; });
    QStringList names;
    for (std::size_t i = 0; i < g.record->seats.size(); ++i) {
        const SeatLine &s = g.record->seats[i];
        names.append(s.human && people == 1 && s.name.empty() ? words.sentence(kYou) : words.seatName(Seat(i)));
    }
    // a name in another script may come first, and would turn the line round
    return (words.rtl() ? QString(QChar(0x200F)) : QString()) + words.list(names);
}

QString SavedGamesModel::why(const SavedGame &g) const
{
    if (!g.problem)
        return {};
    const Words &words = wordsNow();
    if (g.problem->line == 0)
        return words.problem(*g.problem);
    return words.sentence(Text{kLine, {{"line", std::int64_t(g.problem->line)}, {"found", Verbatim{words.problem(*g.problem).toStdString()}}}});
}

QString SavedGamesModel::spoken(const SavedGame &g) const
{
    const auto arg = [](const char *name, const QString &text) { return Arg{name, Verbatim{text.toStdString()}}; };
    if (!g.record)
        return wordsNow().sentence(Text{kSavedDamaged, {arg("file", g.file), arg("found", why(g))}});
    return wordsNow().sentence(Text{kSavedSpoken,
                                    {arg("title", g.title.isEmpty() ? gameName(g) : g.title), arg("game", gameName(g)), arg("date", localDateTime(g.when)),
                                     arg("where", where(g)), arg("players", players(g))}});
}

void SavedGamesModel::refresh()
{
    beginResetModel();
    m_rows = m_store.list(m_registry);
    endResetModel();
}

void SavedGamesModel::rename(int row, const QString &title)
{
    if (row < 0 || row >= count())
        return;
    SavedGame &g = m_rows[std::size_t(row)];
    if (!g.record || SavedGames::tidyTitle(title) == g.title)
        return;
    const auto renamed = m_store.rename(g.file, title);
    if (!renamed) {
        emit failed(renamed.problem());
        return;
    }
    g.file = *renamed;
    g.title = SavedGames::tidyTitle(title);
    emit dataChanged(index(row), index(row));
}

void SavedGamesModel::remove(int row)
{
    if (row < 0 || row >= count())
        return;
    const QString title = titleOf(row);
    if (const auto problem = m_store.remove(m_rows[std::size_t(row)].file)) {
        emit failed(*problem);
        return;
    }
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
    emit removed(title);
}

void SavedGamesModel::restore()
{
    if (const auto problem = m_store.restore())
        emit failed(*problem);
    refresh();
}

} // namespace khiar
