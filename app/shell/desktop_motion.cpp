// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/desktop_motion.h"

#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QTextStream>
#include <QTimer>

#ifdef KHIAR_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

#include "app/storage/settings.h"

namespace khiar {
namespace {

/// Connecting to the bus blocks for a moment, so it waits until the first frame is out for sure.
constexpr int kAfterFirstFrame = 400;

/// The value of a key in an ini file; the first file that has it wins. Not by QSettings: groups like [A][B] puzzle it.
std::optional<QString> iniValue(const QString &name, const QString &group, const QString &key)
{
    for (const QString &path : QStandardPaths::locateAll(QStandardPaths::GenericConfigLocation, name)) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly | QIODevice::Text) || file.size() > 1'000'000)
            continue;
        QTextStream in(&file);
        bool inside = false;
        while (!in.atEnd()) {
            const QString line = in.readLine().trimmed();
            if (line.startsWith(u'['))
                inside = line == u'[' + group + u']';
            else if (inside && line.section(u'=', 0, 0).trimmed() == key)
                return line.section(u'=', 1).trimmed();
        }
    }
    return std::nullopt;
}

bool onKde()
{
    return qEnvironmentVariable("XDG_CURRENT_DESKTOP").split(u':').contains(QLatin1String("KDE"));
}

bool saidByFiles()
{
    if (onKde()) {
        bool ok = false;
        const auto factor = iniValue(QStringLiteral("kdeglobals"), QStringLiteral("KDE"), QStringLiteral("AnimationDurationFactor"));
        return factor && factor->toDouble(&ok) <= 0 && ok;
    }
    for (const char *name : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"})
        if (const auto on = iniValue(QString::fromLatin1(name), QStringLiteral("Settings"), QStringLiteral("gtk-enable-animations")))
            return *on == QLatin1String("0") || on->compare(QLatin1String("false"), Qt::CaseInsensitive) == 0;
    return false;
}

std::optional<bool> saidByEnvironment()
{
    const QByteArray wish = qgetenv("KHIAR_REDUCED_MOTION");
    return wish.isEmpty() ? std::nullopt : std::optional(wish != "0");
}

#ifdef KHIAR_DBUS
/// Without an address the bus library might start a bus of its own.
bool hasBus()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
        || QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

std::optional<bool> saidByPortal(const QMap<QString, QVariantMap> &groups)
{
    const QVariantMap desktop = groups.value(QStringLiteral("org.freedesktop.appearance"));
    if (const auto it = desktop.constFind(QStringLiteral("reduced-motion")); it != desktop.cend() && it->toUInt() == 1)
        return true;
    const QVariantMap gnome = groups.value(QStringLiteral("org.gnome.desktop.interface"));
    if (const auto it = gnome.constFind(QStringLiteral("enable-animations")); it != gnome.cend())
        return !it->toBool();
    return desktop.contains(QStringLiteral("reduced-motion")) ? std::optional(false) : std::nullopt;
}
#endif

} // namespace

DesktopMotion::DesktopMotion(QObject *parent) : QObject(parent)
{
    renew();
}

void DesktopMotion::renew()
{
    const bool now = saidByEnvironment().value_or(m_portal ? *m_portal : saidByFiles());
    if (now == m_reduced)
        return;
    m_reduced = now;
    emit changed();
}

void DesktopMotion::ask()
{
    renew();
#ifdef KHIAR_DBUS
    if (saidByEnvironment() || onKde() || !hasBus())
        return;
    QDBusMessage call = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
                                                       QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("ReadAll"));
    call << QStringList{QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("org.freedesktop.appearance")};
    auto *answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call, 500), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        if (answer->isError() || answer->reply().arguments().isEmpty())
            return;
        m_portal = saidByPortal(qdbus_cast<QMap<QString, QVariantMap>>(answer->reply().arguments().constFirst()));
        renew();
    });
#endif
}

void followDesktopMotion(Settings &settings)
{
    auto *desktop = new DesktopMotion(&settings);
    const auto tell = [desktop, &settings] { settings.setDesktopReducesMotion(desktop->reduced()); };
    QObject::connect(desktop, &DesktopMotion::changed, &settings, tell);
    tell();
    QTimer::singleShot(kAfterFirstFrame, desktop, &DesktopMotion::ask);
    if (qGuiApp)
        QObject::connect(qGuiApp, &QGuiApplication::applicationStateChanged, desktop, [desktop, ready = false](Qt::ApplicationState state) mutable {
            if (state == Qt::ApplicationActive && ready) // the first time is the start, when the timer asks
                desktop->ask();
            ready = true;
        });
}

} // namespace khiar
