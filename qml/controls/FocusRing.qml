// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The ring of the keyboard focus, behind its parent: two boxes, so that the edge is even on the software renderer.
Rectangle {
    id: ring
    property real around: 0                // radius of the parent
    property color ground: Theme.paper     // what lies between ring and parent
    property color edge: Theme.accentInk
    z: -1
    anchors.fill: parent
    anchors.margins: -4
    radius: around + 4
    antialiasing: true
    color: ring.edge
    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        radius: ring.around + 2
        antialiasing: true
        color: ring.ground
    }
}
