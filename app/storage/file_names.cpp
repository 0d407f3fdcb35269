// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file_names.h"

#include <QList>

namespace khiar {
namespace {

constexpr int kLongestName = 120; ///< bytes of UTF-8, far below what any file system takes

} // namespace

QString safeFileName(const QString &wish)
{
    QString name;
    for (const char32_t c : wish.normalized(QString::NormalizationForm_C).toUcs4()) {
        const QChar::Category category = QChar::category(c);
        if (category == QChar::Other_Format || category == QChar::Mark_NonSpacing)
            continue;
        const bool plain = QChar::isLetterOrNumber(c);
        const QString next = plain ? QString::fromUcs4(&c, 1) : QStringLiteral("-");
        if (!plain && (name.isEmpty() || name.endsWith(u'-')))
            continue;
        if ((name + next).toUtf8().size() > kLongestName)
            break;
        name += next;
    }
    while (name.endsWith(u'-'))
        name.chop(1);
    return name;
}

} // namespace khiar
