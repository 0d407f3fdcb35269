// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QHash>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QtQml/qqmlregistration.h>

class QQmlEngine;
class QJSEngine;

namespace khiar {

/// What belongs to the program and not to a game, kept in $XDG_CONFIG_HOME/khiar/khiar.ini. A value that is missing or
/// makes no sense is its default. Where nothing can be written, changes last until the program ends, and `writable`
/// says so; a file that is damaged is read as far as it goes and left as it is.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(double textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    /// Of the text of guides, beside textSize: 0.8 … 2.
    Q_PROPERTY(double guideTextSize READ guideTextSize WRITE setGuideTextSize NOTIFY guideTextSizeChanged)
    Q_PROPERTY(QString felt READ felt WRITE setFelt NOTIFY feltChanged)
    Q_PROPERTY(bool fourColour READ fourColour WRITE setFourColour NOTIFY fourColourChanged)
    Q_PROPERTY(bool bigIndex READ bigIndex WRITE setBigIndex NOTIFY bigIndexChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(bool stepping READ stepping WRITE setStepping NOTIFY steppingChanged)
    Q_PROPERTY(bool showLegal READ showLegal WRITE setShowLegal NOTIFY showLegalChanged)
    Q_PROPERTY(bool hints READ hints WRITE setHints NOTIFY hintsChanged)
    Q_PROPERTY(QString handOrder READ handOrder WRITE setHandOrder NOTIFY handOrderChanged)
    Q_PROPERTY(double volume READ volume WRITE setVolume NOTIFY volumeChanged)
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY mutedChanged)
    Q_PROPERTY(bool fullScreen READ fullScreen WRITE setFullScreen NOTIFY fullScreenChanged)
    /// Whether things may move: false when either the person or the desktop asks for reduced motion.
    Q_PROPERTY(bool motionWanted READ motionWanted NOTIFY motionWantedChanged)
    Q_PROPERTY(bool desktopReducesMotion READ desktopReducesMotion NOTIFY motionWantedChanged)
    Q_PROPERTY(bool writable READ writable NOTIFY writableChanged)

public:
    explicit Settings(QObject *parent = nullptr);
    static Settings *create(QQmlEngine *engine, QJSEngine *scriptEngine);
    /// The file in use, for messages.
    QString file() const { return m_store.fileName(); }

    QString language() const; ///< "" = never chosen
    void setLanguage(const QString &code);
    double textSize() const; ///< 1 … 2
    void setTextSize(double size);
    double guideTextSize() const;
    void setGuideTextSize(double size);
    QString felt() const; ///< "green", "night", "sand", "contrast"
    void setFelt(const QString &felt);
    bool fourColour() const;
    void setFourColour(bool on);
    bool bigIndex() const;
    void setBigIndex(bool on);
    double speed() const; ///< 0 … 4
    void setSpeed(double speed);
    bool reducedMotion() const;
    void setReducedMotion(bool on);
    bool stepping() const; ///< each move waits for a click or a key
    void setStepping(bool on);
    bool showLegal() const;
    void setShowLegal(bool on);
    bool hints() const; ///< the hint button is there
    void setHints(bool on);
    QString handOrder() const; ///< "rank", "suit", "dealt"
    bool handOrderChosen() const; ///< somebody chose it; else each game has its own
    void setHandOrder(const QString &order);
    double volume() const; ///< 0 … 1
    void setVolume(double volume);
    bool muted() const;
    void setMuted(bool on);
    bool fullScreen() const;
    void setFullScreen(bool on);
    bool motionWanted() const { return !m_desktopReduces && !reducedMotion(); }
    bool desktopReducesMotion() const { return m_desktopReduces; }
    /// What the desktop asks for; never kept in the file. Called by whoever watches the desktop.
    void setDesktopReducesMotion(bool on);
    bool writable() const { return m_writable; }

signals:
    void languageChanged();
    void textSizeChanged();
    void guideTextSizeChanged();
    void feltChanged();
    void fourColourChanged();
    void bigIndexChanged();
    void speedChanged();
    void reducedMotionChanged();
    void steppingChanged();
    void showLegalChanged();
    void hintsChanged();
    void handOrderChanged();
    void volumeChanged();
    void mutedChanged();
    void fullScreenChanged();
    void motionWantedChanged();
    void writableChanged();

private:
    bool flag(const char *key, bool otherwise) const;
    double number(const char *key, double low, double high, double otherwise) const;
    /// True when it was another value.
    bool put(const char *key, const QVariant &value);
    QSettings m_store;
    QHash<QString, QString> m_values; ///< as read, and as changed since
    bool m_writable = true;
    bool m_desktopReduces = false;
};

} // namespace khiar
