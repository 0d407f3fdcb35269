// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/house_rules_model.h"

#include <algorithm>

#include "app/models/house_words.h"
#include "app/models/table_words.h"

namespace khiar {

using namespace house_text;

HouseRulesModel::HouseRulesModel(const QString &dataFolder, const Registry &registry, const CatalogueModel &catalogue, QObject *parent)
    : LanguageListModel(parent), m_registry(registry), m_catalogue(catalogue), m_store(dataFolder)
{
}

int HouseRulesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> HouseRulesModel::roleNames() const
{
    return {{HouseId, "houseId"}, {Name, "name"}, {GameId, "gameId"}, {GameName, "gameName"}, {Emblem, "emblem"}, {Line, "line"},
            {SeatsMin, "seatsMin"}, {SeatsMax, "seatsMax"}, {Players, "players"}, {Problem, "problem"}, {Spoken, "spoken"}};
}

QVariant HouseRulesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const HouseRule &r = m_rows[std::size_t(index.row())];
    const FamilyBase *family = familyOf(r);
    switch (role) {
    case HouseId: return r.id;
    case Name:
    case Qt::DisplayRole: return r.name;
    case GameId: return r.record ? QString::fromStdString(r.record->setup.game) : QString();
    case GameName: return family ? wordsNow().sentence(family->preset(r.record->setup.game)->name) : QString();
    case Emblem: {
        const auto *entry = r.record ? m_catalogue.entry(QString::fromStdString(r.record->setup.game)) : nullptr;
        return entry ? entry->emblem : QString();
    }
    case Line: return line(r);
    case SeatsMin: return r.players.empty() ? 0 : r.players.front();
    case SeatsMax: return r.players.empty() ? 0 : r.players.back();
    case Players: return playersText(wordsNow(), r.players);
    case Problem: return problem(r);
    case Spoken: return spoken(r);
    default: return {};
    }
}

const FamilyBase *HouseRulesModel::familyOf(const HouseRule &rule) const
{
    return rule.record ? m_registry.familyOf(rule.record->setup.game) : nullptr;
}

QString HouseRulesModel::line(const HouseRule &rule) const
{
    const FamilyBase *family = familyOf(rule);
    if (!family)
        return {};
    return differencesLine(wordsNow(), *family, *family->preset(rule.record->setup.game), rule.record->setup.options);
}

QString HouseRulesModel::problem(const HouseRule &rule) const
{
    if (!rule.problem)
        return {};
    if (rule.problem->line == 0)
        return reasonText(wordsNow(), *rule.problem);
    return wordsNow().sentence(Text{model_text::kLine, {{"line", std::int64_t(rule.problem->line)}, {"found", Verbatim{wordsNow().problem(*rule.problem).toStdString()}}}});
}

QString HouseRulesModel::spoken(const HouseRule &rule) const
{
    const auto arg = [](const char *name, const QString &text) { return Arg{name, Verbatim{text.toStdString()}}; };
    const FamilyBase *family = familyOf(rule);
    if (!family || rule.problem)
        return wordsNow().sentence(Text{kSpokenDamaged, {arg("name", rule.name), arg("found", problem(rule))}});
    return wordsNow().sentence(Text{kSpoken, {arg("name", rule.name), {"game", family->preset(rule.record->setup.game)->name}, arg("line", line(rule))}});
}

const HouseRule *HouseRulesModel::rule(const QString &houseId) const
{
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [&](const HouseRule &r) { return r.id == houseId; });
    return it == m_rows.end() ? nullptr : &*it;
}

void HouseRulesModel::refresh()
{
    auto rows = m_store.list(m_registry);
    const auto same = [](const HouseRule &a, const HouseRule &b) {
        return a.id == b.id && a.name == b.name && a.players == b.players && a.record.has_value() == b.record.has_value()
            && a.problem.has_value() == b.problem.has_value() && (!a.record || writeRecord(*a.record) == writeRecord(*b.record));
    };
    if (std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), same))
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void HouseRulesModel::remove(const QString &houseId)
{
    const HouseRule *gone = rule(houseId);
    if (!gone)
        return;
    const QString name = gone->name;
    const int row = int(gone - m_rows.data());
    if (const auto problem = m_store.remove(houseId)) {
        emit failed(*problem);
        return;
    }
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
    emit removed(name);
}

void HouseRulesModel::restore()
{
    if (const auto problem = m_store.restore())
        emit failed(*problem);
    refresh();
}

} // namespace khiar
