// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A rounded box with an even edge. A Rectangle's own border gets thinner at the corners on the software
// renderer as soon as it is wider than one pixel, so the edge is a larger box behind. `fill` must be opaque.
Rectangle {
    id: box
    property color fill: Theme.surface
    property color edge: Theme.line
    property int edgeWidth: 1
    radius: Theme.px(12)
    antialiasing: true
    color: edge
    Rectangle {
        anchors.fill: parent
        anchors.margins: box.edgeWidth
        radius: Math.max(0, box.radius - box.edgeWidth)
        antialiasing: true
        color: box.fill
    }
}
