// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the desktop's wish for less motion: read where each desktop keeps it, and asked of the portal without waiting.
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#ifdef KHIAR_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVirtualObject>
#include <QDBusMetaType>
#endif

#include "app/shell/desktop_motion.h"
#include "app/storage/settings.h"

using namespace khiar;

#ifdef KHIAR_DBUS
using Groups = QMap<QString, QVariantMap>;

/// A portal with one setting.
class FakePortal : public QDBusVirtualObject {
public:
    Groups groups;
    int asked = 0;
    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        if (message.member() != QLatin1String("ReadAll"))
            return false;
        ++asked;
        return connection.send(message.createReply(QVariant::fromValue(groups)));
    }
};
#endif

class TestDesktopMotion : public QObject {
    Q_OBJECT
    std::optional<QTemporaryDir> m_dir;

    void write(const QString &name, const QByteArray &text)
    {
        const QString path = m_dir->filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile f(path);
        QVERIFY(f.open(QIODevice::WriteOnly));
        f.write(text);
    }

private slots:
    void init()
    {
        m_dir.emplace();
        qputenv("XDG_CONFIG_HOME", m_dir->path().toLocal8Bit());
        qputenv("XDG_CONFIG_DIRS", m_dir->filePath(QStringLiteral("system")).toLocal8Bit());
        qputenv("XDG_RUNTIME_DIR", m_dir->path().toLocal8Bit());
        qunsetenv("DBUS_SESSION_BUS_ADDRESS");
        qunsetenv("KHIAR_REDUCED_MOTION");
        qunsetenv("XDG_CURRENT_DESKTOP");
    }

    void files_data()
    {
        QTest::addColumn<QByteArray>("desktop");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("reduced");
        const QByteArray kde = "KDE", gnome = "ubuntu:GNOME";
        const QString globals = QStringLiteral("kdeglobals"), gtk3 = QStringLiteral("gtk-3.0/settings.ini"), gtk4 = QStringLiteral("gtk-4.0/settings.ini");
        QTest::newRow("nothing") << kde << globals << QByteArray("[General]\nfont=x\n") << false;
        QTest::newRow("kde off") << kde << globals << QByteArray("[Colors:View][Inactive]\nA=0\n[KDE]\nAnimationDurationFactor=0\n") << true;
        QTest::newRow("kde slow") << kde << globals << QByteArray("[KDE]\nAnimationDurationFactor=1.5\n") << false;
        QTest::newRow("kde odd") << kde << globals << QByteArray("[KDE]\nAnimationDurationFactor=none\n") << false;
        QTest::newRow("another group") << kde << globals << QByteArray("[General]\nAnimationDurationFactor=0\n") << false;
        QTest::newRow("kde's file elsewhere") << gnome << globals << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << false;
        QTest::newRow("kde's default") << kde << QStringLiteral("system/kdeglobals") << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << true;
        QTest::newRow("gtk off") << gnome << gtk4 << QByteArray("[Settings]\ngtk-enable-animations = false\n") << true;
        QTest::newRow("gtk off, old") << QByteArray("XFCE") << gtk3 << QByteArray("[Settings]\ngtk-enable-animations=0\n") << true;
        QTest::newRow("gtk on") << QByteArray() << gtk3 << QByteArray("[Settings]\ngtk-enable-animations=1\n") << false;
        QTest::newRow("noise") << gnome << gtk4 << QByteArray(4096, '\x9c') << false;
    }
    void files()
    {
        QFETCH(QByteArray, desktop);
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(bool, reduced);
        qputenv("XDG_CURRENT_DESKTOP", desktop);
        write(file, text);
        QCOMPARE(DesktopMotion().reduced(), reduced);
        qputenv("KHIAR_REDUCED_MOTION", reduced ? "0" : "1"); // wins over everything
        QCOMPARE(DesktopMotion().reduced(), !reduced);
    }

    // A desktop whose settings change while the program runs: the next look sees it.
    void settingsFollow()
    {
        Settings settings;
        DesktopMotion desktop;
        QSignalSpy changed(&desktop, &DesktopMotion::changed);
        write(QStringLiteral("gtk-4.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
        desktop.ask();
        QVERIFY(desktop.reduced());
        QCOMPARE(changed.size(), 1);
        followDesktopMotion(settings);
        QVERIFY(settings.desktopReducesMotion() && !settings.motionWanted());
    }

#ifdef KHIAR_DBUS
    void portal()
    {
        QProcess daemon;
        daemon.start(QStringLiteral("dbus-daemon"), {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        if (!daemon.waitForStarted(3000) || !daemon.waitForReadyRead(3000))
            QSKIP("there is no dbus-daemon to try it with");
        const QByteArray address = daemon.readAllStandardOutput().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        qDBusRegisterMetaType<Groups>();
        FakePortal fake;
        fake.groups[QStringLiteral("org.gnome.desktop.interface")][QStringLiteral("enable-animations")] = false;
        QDBusConnection bus = QDBusConnection::connectToBus(QString::fromLatin1(address), QStringLiteral("portal"));
        QVERIFY(bus.registerVirtualObject(QStringLiteral("/org/freedesktop/portal/desktop"), &fake));
        QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        write(QStringLiteral("gtk-4.0/settings.ini"), "[Settings]\ngtk-enable-animations=1\n"); // the portal knows better
        DesktopMotion desktop;
        QSignalSpy changed(&desktop, &DesktopMotion::changed);
        desktop.ask();
        QVERIFY(!desktop.reduced()); // nobody waited for the answer
        QTRY_VERIFY(desktop.reduced());
        fake.groups[QStringLiteral("org.gnome.desktop.interface")][QStringLiteral("enable-animations")] = true;
        desktop.ask();
        QTRY_VERIFY(!desktop.reduced());
        fake.groups[QStringLiteral("org.freedesktop.appearance")][QStringLiteral("reduced-motion")] = 1u;
        desktop.ask();
        QTRY_VERIFY(desktop.reduced());
        QCOMPARE(changed.size(), 3);
        qputenv("XDG_CURRENT_DESKTOP", "KDE"); // KDE's own file is the authority there
        const int before = fake.asked;
        desktop.ask();
        QTest::qWait(50);
        QCOMPARE(fake.asked, before);
        bus = QDBusConnection(QString());
        QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
        daemon.terminate();
        daemon.waitForFinished(3000);
    }

    // No bus at all: no waiting, no words.
    void noBus()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        QElapsedTimer timer;
        timer.start();
        DesktopMotion desktop;
        desktop.ask();
        QVERIFY(!desktop.reduced());
        QVERIFY(timer.elapsed() < 200);
    }
#endif
};

QTEST_GUILESS_MAIN(TestDesktopMotion)
#include "tst_desktop_motion.moc"
