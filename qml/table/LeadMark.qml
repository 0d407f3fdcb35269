// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Ahead of the others on a score sheet: a shape of its own, not a colour alone.
Rectangle {
    width: Theme.px(18)
    height: width
    radius: width / 2
    antialiasing: true
    color: Theme.soft
    border.color: Theme.accentInk
    border.width: 1
    Icon { anchors.centerIn: parent; name: "up"; size: Theme.px(13); color: Theme.accentInk }
}
