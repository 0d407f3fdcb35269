// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>

namespace khiar {
namespace {

QString settingsFile()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)).filePath(QStringLiteral("khiar/khiar.ini"));
}

const QStringList &felts()
{
    static const QStringList list = {QStringLiteral("green"), QStringLiteral("night"), QStringLiteral("sand"), QStringLiteral("contrast")};
    return list;
}

} // namespace

Settings::Settings(QObject *parent)
    : QObject(parent), m_store(std::make_unique<QSettings>(settingsFile(), QSettings::IniFormat)), m_writable(m_store->isWritable())
{
}

Settings *Settings::create(QQmlEngine *, QJSEngine *)
{
    return new Settings;
}

bool Settings::put(const char *key, const QVariant &value)
{
    const QString k = QString::fromLatin1(key);
    if (m_store->contains(k) && m_store->value(k).toString() == value.toString())
        return false;
    m_store->setValue(k, value);
    m_store->sync();
    return true;
}

bool Settings::flag(const char *key, bool otherwise) const
{
    const QString text = m_store->value(QString::fromLatin1(key)).toString();
    return text == QLatin1String("true") || (text != QLatin1String("false") && otherwise);
}

double Settings::number(const char *key, double low, double high, double otherwise) const
{
    bool ok = false;
    const double n = m_store->value(QString::fromLatin1(key)).toString().toDouble(&ok);
    return ok && std::isfinite(n) ? std::clamp(n, low, high) : otherwise;
}

QString Settings::language() const
{
    const QString code = m_store->value(QStringLiteral("language")).toString();
    return code == QLatin1String("fa") || code == QLatin1String("en") ? code : QString();
}

void Settings::setLanguage(const QString &code)
{
    if (put("language", code))
        emit languageChanged();
}

double Settings::textSize() const { return number("textSize", 1, 2, 1); }
void Settings::setTextSize(double size)
{
    if (put("textSize", std::clamp(size, 1.0, 2.0)))
        emit textSizeChanged();
}

QString Settings::felt() const
{
    const QString felt = m_store->value(QStringLiteral("felt")).toString();
    return felts().contains(felt) ? felt : felts().first();
}

void Settings::setFelt(const QString &felt)
{
    if (felts().contains(felt) && put("felt", felt))
        emit feltChanged();
}

bool Settings::fourColour() const { return flag("fourColour", false); }
void Settings::setFourColour(bool on)
{
    if (put("fourColour", on))
        emit fourColourChanged();
}

bool Settings::bigIndex() const { return flag("bigIndex", false); }
void Settings::setBigIndex(bool on)
{
    if (put("bigIndex", on))
        emit bigIndexChanged();
}

double Settings::speed() const { return number("speed", 0, 4, 1); }
void Settings::setSpeed(double speed)
{
    if (put("speed", std::clamp(speed, 0.0, 4.0)))
        emit speedChanged();
}

bool Settings::reducedMotion() const { return flag("reducedMotion", false); }
void Settings::setReducedMotion(bool on)
{
    if (put("reducedMotion", on))
        emit reducedMotionChanged();
}

bool Settings::showLegal() const { return flag("showLegal", true); }
void Settings::setShowLegal(bool on)
{
    if (put("showLegal", on))
        emit showLegalChanged();
}

} // namespace khiar
