// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QSettings>
#include <QString>

#include <optional>

namespace khiar {

/// A place in a document that outlives changes of it: a heading, and how many rows below it. An empty anchor = before the
/// first heading.
struct ReadingPlace {
    QString anchor;
    int below = 0;
    friend bool operator==(const ReadingPlace &, const ReadingPlace &) = default;
};

/// Where somebody has got to in each document, and what they read last of each game. Kept in a small file of its own, which may
/// be lost without harm: what makes no sense in it counts for nothing, and a damaged file is left as it is.
class ReadingPlaces {
public:
    explicit ReadingPlaces(const QString &file);
    std::optional<ReadingPlace> of(const QString &document) const;
    void keep(const QString &document, const ReadingPlace &place);
    /// The document of this game or its family that was open last; "" = none.
    QString lastOf(const QString &game) const;
    void keepLast(const QString &game, const QString &document);

private:
    void put(const QString &key, const QString &value);
    QSettings m_store;
};

} // namespace khiar
