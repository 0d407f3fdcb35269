// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the settings: they last, hold only values that make sense, and neither a damaged file nor a folder that cannot
// be written stops the program or loses the file.
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include "app/storage/settings.h"

using namespace khiar;

class TestSettings : public QObject {
    Q_OBJECT
    std::optional<QTemporaryDir> m_dir;

    void write(const QByteArray &text)
    {
        QVERIFY(QDir(m_dir->path()).mkpath(QStringLiteral("khiar")));
        QFile f(m_dir->filePath(QStringLiteral("khiar/khiar.ini")));
        QVERIFY(f.open(QIODevice::WriteOnly));
        f.write(text);
    }
    QByteArray read() const
    {
        QFile f(m_dir->filePath(QStringLiteral("khiar/khiar.ini")));
        return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
    }

private slots:
    void init()
    {
        m_dir.emplace();
        qputenv("XDG_CONFIG_HOME", m_dir->path().toLocal8Bit());
    }

    void defaults()
    {
        const Settings s;
        QVERIFY(s.writable());
        QCOMPARE(s.language(), QString());
        QCOMPARE(s.textSize(), 1.0);
        QCOMPARE(s.felt(), QStringLiteral("green"));
        QCOMPARE(s.speed(), 1.0);
        QVERIFY(!s.fourColour() && !s.bigIndex() && !s.reducedMotion() && s.showLegal());
        QCOMPARE(s.handOrder(), QStringLiteral("rank"));
        QCOMPARE(s.volume(), 0.6);
        QVERIFY(s.hints() && !s.muted() && !s.fullScreen() && !s.stepping() && s.motionWanted());
        QCOMPARE(s.file(), m_dir->filePath(QStringLiteral("khiar/khiar.ini")));
    }

    void last()
    {
        {
            Settings s;
            QSignalSpy felt(&s, &Settings::feltChanged);
            s.setLanguage(QStringLiteral("fa"));
            s.setTextSize(1.5);
            s.setFelt(QStringLiteral("night"));
            s.setFelt(QStringLiteral("night"));
            s.setFourColour(true);
            s.setBigIndex(true);
            s.setSpeed(0);
            s.setReducedMotion(true);
            s.setShowLegal(false);
            s.setStepping(true);
            s.setHints(false);
            s.setHandOrder(QStringLiteral("dealt"));
            s.setVolume(0.25);
            s.setMuted(true);
            s.setFullScreen(true);
            QCOMPARE(felt.size(), 1);
        }
        const Settings s;
        QCOMPARE(s.language(), QStringLiteral("fa"));
        QCOMPARE(s.textSize(), 1.5);
        QCOMPARE(s.felt(), QStringLiteral("night"));
        QCOMPARE(s.speed(), 0.0);
        QVERIFY(s.fourColour() && s.bigIndex() && s.reducedMotion() && !s.showLegal());
        QCOMPARE(s.handOrder(), QStringLiteral("dealt"));
        QCOMPARE(s.volume(), 0.25);
        QVERIFY(s.stepping() && !s.hints() && s.muted() && s.fullScreen() && !s.motionWanted());
    }

    void onlyWhatMakesSense()
    {
        Settings s;
        s.setTextSize(9);
        QCOMPARE(s.textSize(), 2.0);
        s.setTextSize(std::nan(""));
        QCOMPARE(s.textSize(), 2.0);
        s.setSpeed(-3);
        QCOMPARE(s.speed(), 0.0);
        s.setFelt(QStringLiteral("plaid"));
        QCOMPARE(s.felt(), QStringLiteral("green"));
        s.setVolume(7);
        QCOMPARE(s.volume(), 1.0);
        s.setVolume(std::nan(""));
        QCOMPARE(s.volume(), 1.0);
        s.setHandOrder(QStringLiteral("colour"));
        QCOMPARE(s.handOrder(), QStringLiteral("rank"));
        write("[General]\nvolume=loud\nhandOrder=colour\nhints=perhaps\nmuted=\nfullScreen=7\ntextSize=huge\nspeed=inf\nfelt=plaid\nfourColour=perhaps\nshowLegal=\nlanguage=xx\n");
        const Settings odd;
        QCOMPARE(odd.textSize(), 1.0);
        QCOMPARE(odd.speed(), 1.0);
        QCOMPARE(odd.felt(), QStringLiteral("green"));
        QCOMPARE(odd.language(), QString());
        QVERIFY(!odd.fourColour() && odd.showLegal());
        QCOMPARE(odd.volume(), 0.6);
        QCOMPARE(odd.handOrder(), QStringLiteral("rank"));
        QVERIFY(odd.hints() && !odd.muted() && !odd.fullScreen());
    }

    // Things move only when neither the person nor the desktop minds; the desktop's wish is not kept.
    void motion()
    {
        Settings s;
        QSignalSpy changed(&s, &Settings::motionWantedChanged);
        s.setDesktopReducesMotion(true);
        QVERIFY(!s.motionWanted() && s.desktopReducesMotion() && !s.reducedMotion());
        s.setDesktopReducesMotion(true);
        s.setReducedMotion(true);
        QCOMPARE(changed.size(), 1); // no change for those who look
        s.setDesktopReducesMotion(false);
        QVERIFY(!s.motionWanted());
        s.setReducedMotion(false);
        QVERIFY(s.motionWanted());
        s.setDesktopReducesMotion(true);
        QVERIFY(!read().contains("esktop"));
        QVERIFY(Settings().motionWanted());
    }

    void damagedFileIsKept()
    {
        const QByteArray damaged = "[General]\nfelt=night\nthis is no line of it\n";
        write(damaged);
        Settings s;
        QVERIFY(!s.writable());
        QCOMPARE(s.felt(), QStringLiteral("night"));
        s.setFelt(QStringLiteral("sand"));
        QCOMPARE(s.felt(), QStringLiteral("sand"));
        QCOMPARE(read(), damaged);
    }

    void noise()
    {
        QByteArray bytes;
        for (int i = 0; i < 4096; ++i)
            bytes.append(char(i * 167 + (i >> 3)));
        write(bytes);
        Settings s;
        s.setSpeed(2);
        QCOMPARE(s.speed(), 2.0);
    }

    void nowhereToWrite()
    {
        const QString inTheWay = m_dir->filePath(QStringLiteral("file"));
        QFile f(inTheWay);
        QVERIFY(f.open(QIODevice::WriteOnly));
        qputenv("XDG_CONFIG_HOME", inTheWay.toLocal8Bit());
        Settings s;
        QVERIFY(!s.writable());
        QSignalSpy speed(&s, &Settings::speedChanged);
        s.setSpeed(2);
        QCOMPARE(s.speed(), 2.0);
        QCOMPARE(speed.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
