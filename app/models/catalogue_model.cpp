// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/catalogue_model.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

#include "app/shell/language.h"
#include "app/text/guide.h"

namespace khiar {
namespace {

QString mine(const CatalogueModel::TwoNames &n)
{
    return currentLanguage() == QLatin1String("fa") ? n.fa : n.en;
}

CatalogueModel::TwoNames twoNames(const QJsonObject &o, const QString &key)
{
    const QJsonObject n = o.value(key).toObject();
    return {n.value(QStringLiteral("en")).toString(), n.value(QStringLiteral("fa")).toString()};
}

std::vector<QJsonObject> ordered(const QJsonArray &array)
{
    std::vector<QJsonObject> list;
    for (const auto &v : array)
        list.push_back(v.toObject());
    std::stable_sort(list.begin(), list.end(), [](const QJsonObject &a, const QJsonObject &b) {
        return a.value(QStringLiteral("order")).toInt() < b.value(QStringLiteral("order")).toInt();
    });
    return list;
}

} // namespace

CatalogueModel::CatalogueModel(const Registry &registry, QObject *parent, const QString &file) : LanguageListModel(parent)
{
    read(registry, file);
}

void CatalogueModel::read(const Registry &registry, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    for (const QJsonObject &family : ordered(root.value(QStringLiteral("families")).toArray())) {
        for (const QJsonObject &game : ordered(family.value(QStringLiteral("games")).toArray())) {
            Entry e;
            e.id = game.value(QStringLiteral("id")).toString();
            const FamilyBase *known = registry.familyOf(e.id.toStdString());
            if (!known)
                continue;
            const PresetSpec *preset = known->preset(e.id.toStdString());
            e.family = family.value(QStringLiteral("id")).toString();
            e.familyName = twoNames(family, QStringLiteral("name"));
            e.familyLine = twoNames(family, QStringLiteral("line"));
            e.name = twoNames(game, QStringLiteral("name"));
            e.line = twoNames(game, QStringLiteral("line"));
            e.original = game.value(QStringLiteral("original")).toString();
            e.emblem = game.value(QStringLiteral("emblem")).toString(e.id);
            e.minutes = game.value(QStringLiteral("minutes")).toInt();
            e.difficulty = game.value(QStringLiteral("difficulty")).toInt(1);
            e.seatsMin = preset->seatsMin;
            e.seatsMax = preset->seatsMax;
            e.seatsDefault = std::clamp(game.value(QStringLiteral("defaultSeats")).toInt(4), e.seatsMin, e.seatsMax);
            const QString also = game.value(QStringLiteral("also")).toString();
            e.findable = Findable({e.name.en, e.name.fa, e.original}, {e.line.en, e.line.fa, also, e.familyName.en, e.familyName.fa, family.value(QStringLiteral("also")).toString()});
            m_rows.push_back(std::move(e));
        }
    }
}

const CatalogueModel::Entry *CatalogueModel::entry(const QString &id) const
{
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [&](const Entry &e) { return e.id == id; });
    return it == m_rows.end() ? nullptr : &*it;
}

int CatalogueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> CatalogueModel::roleNames() const
{
    return {{GameId, "gameId"}, {Family, "family"}, {FamilyName, "familyName"}, {FamilyLine, "familyLine"}, {FirstOfFamily, "firstOfFamily"}, {Name, "name"}, {OtherName, "otherName"},
            {Line, "line"}, {SeatsMin, "seatsMin"}, {SeatsMax, "seatsMax"}, {SeatsText, "seatsText"}, {Minutes, "minutes"},
            {Difficulty, "difficulty"}, {Emblem, "emblem"}, {Learnable, "learnable"}};
}

QVariant CatalogueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Entry &e = m_rows[std::size_t(index.row())];
    switch (role) {
    case GameId: return e.id;
    case Family: return e.family;
    case FamilyName: return mine(e.familyName);
    case FamilyLine: return mine(e.familyLine);
    case FirstOfFamily: return index.row() == 0 || m_rows[std::size_t(index.row() - 1)].family != e.family;
    case Name:
    case Qt::DisplayRole: return mine(e.name);
    case OtherName: return currentLanguage() == QLatin1String("fa") ? e.original : e.name.fa; // the name in the other script
    case Line: return mine(e.line);
    case SeatsMin: return e.seatsMin;
    case SeatsMax: return e.seatsMax;
    //: numbers of players, from and to
    case SeatsText: return tr("%1–%2").arg(localNumber(e.seatsMin), localNumber(e.seatsMax));
    case Minutes: return e.minutes;
    case Difficulty: return e.difficulty;
    case Emblem: return e.emblem;
    case Learnable: return guide::guideExists(e.id);
    default: return {};
    }
}

} // namespace khiar
