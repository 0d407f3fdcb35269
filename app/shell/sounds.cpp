// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/sounds.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTimer>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/storage/settings.h"

namespace khiar {
namespace {

struct SoundOf {
    const char *beat;
    const char *name; ///< of the file
    int gap;          ///< milliseconds before it may begin again: its length, less where it only ticks
};

/// The least telling first: of beats in the same moment, the last of this list is heard.
constexpr std::array<SoundOf, 11> kSounds = {{
    {"tick", "deal-tick", 45},
    {"deal", "deal-tick", 45},
    {"exchange", "card-slide", 200},
    {"play", "card-place", 120},
    {"shuffle", "shuffle", 620},
    {"score", "card-slide", 200},
    {"trick", "trick-taken", 360},
    {"turn", "your-turn", 2500},
    {"refused", "refused", 300},
    {"mark", "cucumber-got", 560},
    {"over", "match-won", 660},
}};

int rowOf(const QString &kind)
{
    for (std::size_t i = 0; i < kSounds.size(); ++i)
        if (kind == QLatin1String(kSounds[i].beat))
            return int(i);
    return -1;
}

/// Plays through QML's SoundEffect (a QSoundEffect): the module is looked for when the first sound is wanted, so that
/// the program starts without it, needs it neither to be built nor to run, and stays silent where it is missing.
class EffectSink final : public SoundSink {
public:
    explicit EffectSink(QQmlEngine &engine) : m_engine(engine) {}

    bool possible() const override { return hasDevice() && !(m_tried && !m_component); }

    void warmUp() override
    {
        if (m_tried || !hasDevice())
            return;
        m_tried = true;
        auto component = std::make_unique<QQmlComponent>(&m_engine);
        component->setData("import QtMultimedia\nSoundEffect {}", QUrl());
        if (component->isReady())
            m_component = std::move(component);
    }

    void play(const QString &name, double volume) override
    {
        warmUp();
        if (!m_component)
            return;
        QObject *voice = freeVoice(m_voices[name.toStdString()], name);
        if (!voice)
            return;
        voice->setProperty("volume", volume);
        QMetaObject::invokeMethod(voice, "play");
    }

private:
    struct Voices {
        std::vector<std::unique_ptr<QObject>> all;
        std::size_t next = 0;
    };

    /// An effect started again while it is heard comes out in pieces, so a sound that follows itself closely has several.
    QObject *freeVoice(Voices &voices, const QString &name)
    {
        constexpr std::size_t kMost = 6; // ticks 60 ms apart, each 75 ms and a fifth of a second of silence
        for (const auto &v : voices.all)
            if (!v->property("playing").toBool())
                return v.get();
        if (voices.all.size() == kMost) // some claim to be playing long after
            return voices.all[voices.next++ % kMost].get();
        std::unique_ptr<QObject> made(m_component->create());
        if (!made)
            return nullptr;
        made->setProperty("source", QUrl(QStringLiteral("qrc:/assets/sounds/%1.wav").arg(name)));
        voices.all.push_back(std::move(made));
        return voices.all.back().get();
    }

    /// Debian's Qt speaks to PulseAudio or PipeWire only. Without a server it would warn and, where one is installed, start it.
    static bool hasDevice()
    {
        if (QGuiApplication::platformName() == QLatin1String("offscreen"))
            return false;
        if (qEnvironmentVariableIsSet("PULSE_SERVER"))
            return true;
        for (const QString &run : {qEnvironmentVariable("XDG_RUNTIME_DIR"), QStringLiteral("/run"), QStringLiteral("/var/run")})
            if (!run.isEmpty() && QFileInfo::exists(run + QStringLiteral("/pulse/native")))
                return true;
        return false;
    }

    QQmlEngine &m_engine;
    bool m_tried = false;
    std::unique_ptr<QQmlComponent> m_component;
    std::map<std::string, Voices> m_voices;
};

} // namespace

Sounds::Sounds(Settings &settings, std::unique_ptr<SoundSink> sink, Clock clock, QObject *parent)
    : QObject(parent), m_settings(settings), m_sink(std::move(sink)), m_clock(std::move(clock)), m_possible(m_sink->possible())
{
    m_timer.start();
    if (!m_clock)
        m_clock = [this] { return m_timer.elapsed(); };
    connect(&settings, &Settings::volumeChanged, this, &Sounds::tryOut);
    connect(&settings, &Settings::mutedChanged, this, &Sounds::tryOut);
}

Sounds::~Sounds() = default;

Sounds *Sounds::create(QQmlEngine *engine, QJSEngine *)
{
    const int id = qmlTypeId("Khiar.Models", 1, 0, "Settings");
    return new Sounds(*engine->singletonInstance<Settings *>(id), std::make_unique<EffectSink>(*engine));
}

QStringList Sounds::kinds()
{
    QStringList list;
    for (const SoundOf &s : kSounds)
        list.append(QString::fromLatin1(s.beat));
    return list;
}

QString Sounds::soundOf(const QString &kind)
{
    const int row = rowOf(kind);
    return row < 0 ? QString() : QString::fromLatin1(kSounds[std::size_t(row)].name);
}

bool Sounds::possible() const { return m_possible; }

void Sounds::beat(const QString &kind)
{
    if (m_settings.muted() || m_settings.volume() <= 0)
        return;
    const int row = rowOf(kind);
    if (row < 0)
        return;
    if (kind == QLatin1String("turn"))
        m_turn = true; // is heard beside what led to it
    else
        m_telling = std::max(m_telling, row);
    if (!m_waiting) {
        m_waiting = true;
        QTimer::singleShot(0, this, &Sounds::flush);
    }
}

void Sounds::flush()
{
    m_waiting = false;
    const int telling = std::exchange(m_telling, -1);
    if (telling >= 0)
        start(telling);
    if (std::exchange(m_turn, false) && telling < rowOf(QStringLiteral("refused")))
        start(rowOf(QStringLiteral("turn")));
}

void Sounds::start(int row)
{
    const SoundOf &sound = kSounds[std::size_t(row)];
    const QString name = QString::fromLatin1(sound.name);
    const qint64 now = m_clock();
    if (m_settings.muted() || now < m_quietUntil.value(name, now))
        return;
    m_quietUntil[name] = now + sound.gap;
    const double volume = m_settings.volume();
    m_sink->play(name, volume * volume); // ears hear in steps of equal ratio, not of equal difference
    if (m_sink->possible() != m_possible) {
        m_possible = !m_possible;
        emit possibleChanged();
    }
}

// The person turns the volume: let them hear it.
void Sounds::tryOut()
{
    beat(QStringLiteral("play"));
}

void Sounds::warmUp()
{
    if (!m_settings.muted())
        m_sink->warmUp();
}

} // namespace khiar
