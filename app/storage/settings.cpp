// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/settings.h"

#include <QDir>
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

const QStringList &handOrders()
{
    static const QStringList list = {QStringLiteral("rank"), QStringLiteral("suit"), QStringLiteral("dealt")};
    return list;
}

} // namespace

Settings::Settings(QObject *parent)
    : QObject(parent), m_store(settingsFile(), QSettings::IniFormat)
{
    for (const QString &key : m_store.allKeys())
        m_values.insert(key, m_store.value(key).toString());
    m_writable = m_store.status() == QSettings::NoError && m_store.isWritable(); // sections are read when asked for
}

Settings *Settings::create(QQmlEngine *, QJSEngine *)
{
    return new Settings;
}

bool Settings::put(const char *name, const QVariant &value)
{
    const QString key = QString::fromLatin1(name), text = value.toString();
    if (m_values.contains(key) && m_values.value(key) == text)
        return false;
    m_values.insert(key, text);
    if (m_writable) {
        m_store.setValue(key, text);
        m_store.sync();
        m_writable = m_store.status() == QSettings::NoError;
        if (!m_writable)
            emit writableChanged();
    }
    return true;
}

bool Settings::flag(const char *key, bool otherwise) const
{
    const QString text = m_values.value(QString::fromLatin1(key));
    return text == QLatin1String("true") || (text != QLatin1String("false") && otherwise);
}

double Settings::number(const char *key, double low, double high, double otherwise) const
{
    bool ok = false;
    const double n = m_values.value(QString::fromLatin1(key)).toDouble(&ok);
    return ok && std::isfinite(n) ? std::clamp(n, low, high) : otherwise;
}

QString Settings::language() const
{
    const QString code = m_values.value(QStringLiteral("language"));
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
    if (std::isfinite(size) && put("textSize", std::clamp(size, 1.0, 2.0)))
        emit textSizeChanged();
}

double Settings::guideTextSize() const { return number("guideTextSize", 0.8, 2, 1); }
void Settings::setGuideTextSize(double size)
{
    if (std::isfinite(size) && put("guideTextSize", std::clamp(size, 0.8, 2.0)))
        emit guideTextSizeChanged();
}

QString Settings::felt() const
{
    const QString felt = m_values.value(QStringLiteral("felt"));
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
    if (std::isfinite(speed) && put("speed", std::clamp(speed, 0.0, 4.0)))
        emit speedChanged();
}

bool Settings::reducedMotion() const { return flag("reducedMotion", false); }
void Settings::setReducedMotion(bool on)
{
    if (!put("reducedMotion", on))
        return;
    emit reducedMotionChanged();
    if (!m_desktopReduces)
        emit motionWantedChanged();
}

void Settings::setDesktopReducesMotion(bool on)
{
    if (on == m_desktopReduces)
        return;
    m_desktopReduces = on;
    emit motionWantedChanged();
}

bool Settings::stepping() const { return flag("stepping", false); }
void Settings::setStepping(bool on)
{
    if (put("stepping", on))
        emit steppingChanged();
}

bool Settings::showLegal() const { return flag("showLegal", true); }
void Settings::setShowLegal(bool on)
{
    if (put("showLegal", on))
        emit showLegalChanged();
}

bool Settings::hints() const { return flag("hints", true); }
void Settings::setHints(bool on)
{
    if (put("hints", on))
        emit hintsChanged();
}

QString Settings::handOrder() const
{
    const QString order = m_values.value(QStringLiteral("handOrder"));
    return handOrders().contains(order) ? order : handOrders().first();
}

bool Settings::handOrderChosen() const
{
    return handOrders().contains(m_values.value(QStringLiteral("handOrder")));
}

void Settings::setHandOrder(const QString &order)
{
    if (handOrders().contains(order) && put("handOrder", order))
        emit handOrderChanged();
}

double Settings::volume() const { return number("volume", 0, 1, 0.6); }
void Settings::setVolume(double volume)
{
    if (std::isfinite(volume) && put("volume", std::clamp(volume, 0.0, 1.0)))
        emit volumeChanged();
}

bool Settings::muted() const { return flag("muted", false); }
void Settings::setMuted(bool on)
{
    if (put("muted", on))
        emit mutedChanged();
}

bool Settings::fullScreen() const { return flag("fullScreen", false); }
void Settings::setFullScreen(bool on)
{
    if (put("fullScreen", on))
        emit fullScreenChanged();
}

} // namespace khiar
