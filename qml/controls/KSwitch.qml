// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// On or off: position and a tick say it, the colour only repeats it.
// `on` belongs to whoever uses it; the switch asks for a change by toggled(wanted).
Pressable {
    id: sw
    property bool on: false
    signal toggled(wanted: bool)
    readonly property bool thumbRight: on !== Language.rtl
    implicitWidth: Theme.px(46)
    implicitHeight: Theme.px(26)
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: sw.on
    Accessible.onToggleAction: sw.clicked()
    onClicked: toggled(!on)
    FocusRing { visible: sw.ring; around: sw.height / 2 }
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        antialiasing: true
        color: sw.on ? Theme.accent : "#CFC8B8"
        border.width: 1
        border.color: sw.on ? Theme.accentInk : Theme.controlEdge
        Rectangle {
            width: parent.height - 6
            height: width
            radius: width / 2
            y: 3
            x: sw.thumbRight ? parent.width - width - 3 : 3
            antialiasing: true
            color: Theme.surface
            Icon { visible: sw.on; anchors.centerIn: parent; name: "check"; size: Math.round(parent.width * 0.75); color: Theme.accentInk }
        }
    }
}
