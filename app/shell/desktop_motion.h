// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <optional>

namespace khiar {

class Settings;

/// Whether the desktop asks programs to move less. In this order: KHIAR_REDUCED_MOTION (1 or 0), on KDE kdeglobals
/// (AnimationDurationFactor=0), elsewhere the desktop portal (GNOME's enable-animations, freedesktop's reduced-motion)
/// and, where no portal answers, GTK's settings.ini (gtk-enable-animations). Silent where nothing is known.
class DesktopMotion : public QObject {
    Q_OBJECT
public:
    /// Reads the files at once and nothing else; nothing is asked before ask().
    explicit DesktopMotion(QObject *parent = nullptr);
    bool reduced() const { return m_reduced; }
    /// Reads the files again and asks the portal, whose answer comes later or, after half a second, never.
    void ask();

signals:
    void changed();

private:
    void renew();
    std::optional<bool> m_portal;
    bool m_reduced = false;
};

/// Keeps the settings informed: now from the files, once the first frame is out from the portal too, and again whenever
/// the program becomes the active one, for the person may come from the desktop's settings.
void followDesktopMotion(Settings &settings);

} // namespace khiar
