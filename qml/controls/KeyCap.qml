// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A key as it looks on the keyboard. Keys keep their Latin names and never mirror.
Rectangle {
    id: cap
    property string text: ""
    implicitWidth: Math.max(implicitHeight, words.implicitWidth + Theme.px(14))
    implicitHeight: Theme.px(28)
    radius: Theme.px(6)
    antialiasing: true
    color: Theme.controlEdge           // the edge; thicker below, where the cap stands on the keyboard
    Rectangle {
        anchors { fill: parent; margins: 1; bottomMargin: Theme.px(3) }
        radius: cap.radius - 1
        antialiasing: true
        color: Theme.surface
        Txt { id: words; anchors.centerIn: parent; text: cap.text; size: Theme.f1; bold: true; Accessible.ignored: true }
    }
}
