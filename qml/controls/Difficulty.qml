// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// How difficult a game is, as 1 to 3 full dots of three.
Row {
    id: dots
    property int value: 1
    spacing: 3
    LayoutMirroring.enabled: Language.rtl
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Difficulty: %1 of %2").arg(Theme.num(dots.value)).arg(Theme.num(3))
    Repeater {
        model: 3
        Rectangle {
            required property int index
            readonly property bool full: index < dots.value
            width: Theme.px(8)
            height: width
            radius: width / 2
            antialiasing: true
            color: full ? Theme.accentInk : "transparent"
            border.color: full ? Theme.accentInk : "#A9A28F"
            border.width: 1
        }
    }
}
