// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the sounds: every beat of a match has one, volume and mute are obeyed, nothing is loaded while muted, and
// what comes all at once is no storm.
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/shell/sounds.h"
#include "app/storage/settings.h"

using namespace khiar;

namespace {

struct Heard {
    QString name;
    double volume;
};

class FakeSink : public SoundSink {
public:
    QList<Heard> *heard;
    bool *there;
    int *warm;
    FakeSink(QList<Heard> *h, bool *t, int *w) : heard(h), there(t), warm(w) {}
    bool possible() const override { return *there; }
    void warmUp() override { ++*warm; }
    void play(const QString &name, double volume) override { heard->append({name, volume}); }
};

} // namespace

class TestSounds : public QObject {
    Q_OBJECT
    std::optional<QTemporaryDir> m_dir;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Sounds> m_sounds;
    QList<Heard> m_heard;
    bool m_there = true;
    int m_warm = 0;
    qint64 m_now = 0;

    QStringList names()
    {
        QCoreApplication::processEvents();
        QStringList list;
        for (const Heard &h : m_heard)
            list.append(h.name);
        m_heard.clear();
        return list;
    }

private slots:
    void init()
    {
        m_dir.emplace();
        qputenv("XDG_CONFIG_HOME", m_dir->path().toLocal8Bit());
        m_heard.clear();
        m_there = true;
        m_warm = 0;
        m_now = 0;
        m_settings = std::make_unique<Settings>();
        m_sounds = std::make_unique<Sounds>(*m_settings, std::make_unique<FakeSink>(&m_heard, &m_there, &m_warm), [this] { return m_now; });
    }

    // Every name that GameSession emits has a sound, every sound has a file, and every file is used.
    void everyBeatHasASound()
    {
        QFile source(QStringLiteral(KHIAR_SOURCE_DIR "/app/session/game_session.h"));
        QVERIFY(source.open(QIODevice::ReadOnly));
        QStringList documented;
        bool inside = false;
        for (const QByteArray &line : source.readAll().split('\n')) {
            inside = inside || line.contains("/// For sound:");
            if (line.contains("void beat("))
                break;
            if (inside)
                for (auto it = QRegularExpression(QStringLiteral("\"([a-z]+)\"")).globalMatch(QString::fromUtf8(line)); it.hasNext();)
                    documented.append(it.next().captured(1));
        }
        QVERIFY(documented.size() >= 9);
        QSet<QString> files;
        for (const QString &kind : documented) {
            m_sounds->beat(kind);
            const QString sound = Sounds::soundOf(kind);
            QCOMPARE(names(), QStringList{sound});
            QVERIFY2(QFile::exists(QStringLiteral(KHIAR_SOURCE_DIR "/assets/sounds/%1.wav").arg(sound)), qPrintable(kind));
            files.insert(sound);
            m_now += 10'000;
        }
        QCOMPARE(files.size(), 9);
        const QStringList kinds = Sounds::kinds();
        QCOMPARE(QSet<QString>(documented.begin(), documented.end()), QSet<QString>(kinds.begin(), kinds.end()));
        m_sounds->beat(QStringLiteral("sneeze"));
        QCOMPARE(names(), QStringList());
    }

    void volumeAndMute()
    {
        m_sounds->beat(QStringLiteral("trick"));
        QCoreApplication::processEvents();
        QCOMPARE(m_heard.size(), 1);
        QCOMPARE(m_heard.takeFirst().volume, 0.36);
        m_now += 10'000;
        m_settings->setVolume(1);
        QCOMPARE(names(), QStringList{"card-place"}); // the person hears what they chose
        m_now += 10'000;
        m_settings->setMuted(true);
        m_sounds->beat(QStringLiteral("trick"));
        m_sounds->warmUp();
        QCOMPARE(names(), QStringList());
        QCOMPARE(m_warm, 0);
        m_settings->setMuted(false);
        QCOMPARE(names(), QStringList{"card-place"});
        m_now += 10'000;
        m_settings->setVolume(0);
        m_sounds->beat(QStringLiteral("trick"));
        QCOMPARE(names(), QStringList());
        // muted in the moment between the beat and its sound
        m_settings->setVolume(1);
        names();
        m_now += 10'000;
        m_sounds->beat(QStringLiteral("over"));
        m_settings->setMuted(true);
        QCOMPARE(names(), QStringList());
    }

    // A whole deal in one moment, as at speed 0: the most telling sound, and that it is one's turn.
    void noStorm()
    {
        for (int trick = 0; trick < 7; ++trick)
            for (const char *kind : {"play", "play", "play", "play", "trick"})
                m_sounds->beat(QString::fromLatin1(kind));
        for (const char *kind : {"score", "mark", "shuffle", "deal", "tick", "tick", "tick", "turn"})
            m_sounds->beat(QString::fromLatin1(kind));
        QCOMPARE(names(), (QStringList{"cucumber-got"}));
        m_sounds->beat(QStringLiteral("play"));
        m_sounds->beat(QStringLiteral("turn"));
        QCOMPARE(names(), (QStringList{"card-place", "your-turn"}));
        // one of a kind at once
        for (int i = 0; i < 100; ++i) {
            m_sounds->beat(QStringLiteral("trick"));
            QCoreApplication::processEvents();
        }
        QCOMPARE(names(), QStringList{"trick-taken"});
        m_now += 360;
        m_sounds->beat(QStringLiteral("trick"));
        QCOMPARE(names(), QStringList{"trick-taken"});
        // cards dealt 60 ms apart tick one by one
        for (int i = 0; i < 5; ++i) {
            m_now += 60;
            m_sounds->beat(QStringLiteral("tick"));
            QCoreApplication::processEvents();
        }
        QCOMPARE(names().size(), 5);
    }

    // A device that goes away, or was never there: known after the first try, and not an error.
    void noDevice()
    {
        QVERIFY(m_sounds->possible());
        QSignalSpy changed(m_sounds.get(), &Sounds::possibleChanged);
        m_there = false;
        m_sounds->beat(QStringLiteral("play"));
        names();
        QCOMPARE(changed.size(), 1);
        QVERIFY(!m_sounds->possible());
    }
};

QTEST_GUILESS_MAIN(TestSounds)
#include "tst_sounds.moc"
