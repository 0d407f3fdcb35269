// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>

class QQmlEngine;
class QJSEngine;

namespace khiar {

class Settings;

/// What makes the air move: Qt Multimedia in the program, a list in tests.
class SoundSink {
public:
    virtual ~SoundSink() = default;
    /// Cheap, and never opens a device.
    virtual bool possible() const = 0;
    /// Gets ready for the first sound.
    virtual void warmUp() = 0;
    /// Starts assets/sounds/NAME.wav, again from its beginning if it is still heard. Silent when that cannot be.
    virtual void play(const QString &name, double volume) = 0;
};

/// The sounds of a match: a beat of the session becomes one of the nine sounds, as loud as the settings say. What comes
/// in the same moment (speed 0, a skipped wait) is heard as its most telling sound, and no sound begins again before
/// it has been heard. Nothing is loaded before the first sound.
class Sounds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// False when there is no sound device, or Qt Multimedia is not installed.
    Q_PROPERTY(bool possible READ possible NOTIFY possibleChanged)

public:
    using Clock = std::function<qint64()>; ///< milliseconds
    /// `settings` must outlive this object; `clock` null = the real one.
    Sounds(Settings &settings, std::unique_ptr<SoundSink> sink, Clock clock = {}, QObject *parent = nullptr);
    ~Sounds() override;
    static Sounds *create(QQmlEngine *engine, QJSEngine *scriptEngine);

    /// Kinds of beats that have a sound; the least telling first.
    static QStringList kinds();
    /// The name of the sound of a beat, empty when it has none.
    static QString soundOf(const QString &kind);

    bool possible() const;
    /// A beat of the session, by name; see GameSession::beat.
    Q_INVOKABLE void beat(const QString &kind);
    Q_INVOKABLE void warmUp();

signals:
    void possibleChanged();

private:
    void flush();
    void start(int row);
    void tryOut();
    Settings &m_settings;
    std::unique_ptr<SoundSink> m_sink;
    Clock m_clock;
    QElapsedTimer m_timer;
    int m_telling = -1;    ///< row of the most telling beat of this moment
    bool m_turn = false;   ///< the person's turn began in this moment
    bool m_waiting = false;
    bool m_possible;
    QHash<QString, qint64> m_quietUntil;
};

} // namespace khiar
