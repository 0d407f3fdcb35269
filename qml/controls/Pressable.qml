// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What can be pressed, without a look: mouse, touch, Enter, Space, assistive technology. Tab reaches it; a press
// of the mouse leaves the focus where it is unless `focusOnClick`. `ring` says when to draw a focus ring.
Item {
    id: root
    property string label: ""              // what a screen reader says
    property bool focusOnClick: false
    readonly property bool hovered: mouse.containsMouse
    readonly property bool down: mouse.pressed && mouse.containsMouse
    readonly property bool ring: activeFocus && !byMouse
    property bool byMouse: false
    signal clicked

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: root.label
    Accessible.focusable: true
    Accessible.onPressAction: root.clicked()
    onActiveFocusChanged: if (!activeFocus) root.byMouse = false
    Keys.onPressed: (event) => {
        root.byMouse = false;
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) {
            event.accepted = true;
            if (!event.isAutoRepeat)
                root.clicked();
        }
    }
    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPressed: {
            if (root.focusOnClick) {
                root.byMouse = true;
                root.forceActiveFocus(Qt.MouseFocusReason);
            }
        }
        onClicked: root.clicked()
    }
}
