// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/reading_places.h"

namespace khiar {
namespace {

QString placeKey(const QString &document)
{
    return QStringLiteral("place/") + document;
}

QString lastKey(const QString &game)
{
    return QStringLiteral("last/") + game;
}

} // namespace

ReadingPlaces::ReadingPlaces(const QString &file) : m_store(file, QSettings::IniFormat) {}

std::optional<ReadingPlace> ReadingPlaces::of(const QString &document) const
{
    const QStringList words = m_store.value(placeKey(document)).toString().split(u' ');
    bool ok = false;
    const int below = words.value(1).toInt(&ok);
    if (words.size() != 2 || !ok || below < 0)
        return std::nullopt;
    return ReadingPlace{words[0] == QLatin1String("-") ? QString() : words[0], below};
}

void ReadingPlaces::keep(const QString &document, const ReadingPlace &place)
{
    put(placeKey(document), QStringLiteral("%1 %2").arg(place.anchor.isEmpty() ? QStringLiteral("-") : place.anchor).arg(place.below));
}

QString ReadingPlaces::lastOf(const QString &game) const
{
    return m_store.value(lastKey(game)).toString();
}

void ReadingPlaces::keepLast(const QString &game, const QString &document)
{
    put(lastKey(game), document);
}

void ReadingPlaces::put(const QString &key, const QString &value)
{
    if (m_store.status() != QSettings::FormatError && m_store.value(key).toString() != value)
        m_store.setValue(key, value);
}

} // namespace khiar
