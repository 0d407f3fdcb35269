// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDateTime>
#include <QString>

namespace khiar {

/// Date and time as the reader of the current language writes them: "30 November 2026, 07:49" in the Gregorian calendar,
/// «۹ آذر ۱۴۰۵، ساعت ۰۷:۴۹» in the Jalali one. Empty for a date that is not valid.
QString localDateTime(const QDateTime &when);

} // namespace khiar
