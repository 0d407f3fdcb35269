// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dates.h"

#include <QCalendar>
#include <QLocale>

#include "app/models/file_words.h"
#include "app/models/table_words.h"
#include "app/shell/language.h"

namespace khiar {

QString localDateTime(const QDateTime &when)
{
    if (!when.isValid())
        return {};
    const bool persian = currentLanguage() == QLatin1String("fa");
    const QLocale locale(persian ? QStringLiteral("fa_IR") : QStringLiteral("en_GB"));
    const QCalendar calendar(persian ? QCalendar::System::Jalali : QCalendar::System::Gregorian);
    const QString date = locale.toString(when.date(), QStringLiteral("d MMMM yyyy"), calendar);
    const QString time = locale.toString(when.time(), QStringLiteral("HH:mm"));
    return wordsNow().sentence(Text{file_text::kDateTime, {{"date", Verbatim{date.toStdString()}}, {"time", Verbatim{time.toStdString()}}}});
}

} // namespace khiar
