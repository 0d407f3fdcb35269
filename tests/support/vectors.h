// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The test vectors of the rules pages: one JSON object a line, under tests/vectors.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QTest>

#include <string>
#include <vector>

namespace khiar::support {

/// The vectors of a file whose id begins with one of these families ("AP" of "AP-03"); all of them where none is named.
inline QList<QJsonObject> vectorsOf(const QString &name, const QStringList &families = {})
{
    QList<QJsonObject> out;
    QFile file(QStringLiteral(KHIAR_SOURCE_DIR "/tests/vectors/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return out;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        const QJsonObject v = QJsonDocument::fromJson(line).object();
        if (!line.isEmpty() && (families.isEmpty() || families.contains(v["id"].toString().section('-', 0, 0))))
            out << v;
    }
    return out;
}

/// The rows of a test that takes one vector each, in the column `given`.
inline void vectorRows(const QList<QJsonObject> &vectors)
{
    QTest::addColumn<QJsonObject>("given");
    for (const QJsonObject &v : vectors)
        QTest::newRow(qPrintable(v["id"].toString())) << v;
}

/// For comparing and showing any value, null too.
inline QString jsonText(const QJsonValue &v)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{v}).toJson(QJsonDocument::Compact));
}

inline std::vector<std::string> wordsOf(const QJsonValue &list)
{
    std::vector<std::string> out;
    for (const QJsonValue &v : list.toArray())
        out.push_back(v.toString().toStdString());
    return out;
}

inline QJsonArray sortedWords(QStringList words)
{
    words.sort();
    return QJsonArray::fromStringList(words);
}

} // namespace khiar::support
