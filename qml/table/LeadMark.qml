// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// Ahead of the others on a score sheet: a small podium, so that it is told by its shape. Of boxes, which are clipped where
// a sheet scrolls; shapes are not, by the software renderer.
Item {
    id: mark
    readonly property int bar: Theme.px(4)
    implicitWidth: 3 * bar + 2
    implicitHeight: Theme.px(16)
    Repeater {
        model: [0.55, 1, 0.38]
        Rectangle {
            required property int index
            required property real modelData
            x: index * (mark.bar + 1)
            y: mark.height - height
            width: mark.bar
            height: Math.round(mark.height * modelData)
            color: index === 1 ? Theme.accentInk : Theme.accent
        }
    }
}
