// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// A value on a line; it grows in the direction of reading.
// `value` belongs to whoever uses it; the control asks by moved(wanted), also while it is being dragged.
Item {
    id: s
    property real value: 0.5
    property real from: 0
    property real to: 1
    property real step: (to - from) / 20
    property string label: ""
    property string text: ""               // the value in words, for screen readers
    signal moved(wanted: real)
    readonly property real place: to > from ? Math.max(0, Math.min(1, (value - from) / (to - from))) : 0
    property bool byMouse: false
    implicitWidth: Theme.px(200)
    implicitHeight: Theme.px(28)
    opacity: enabled ? 1 : 0.45
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: s.label
    Accessible.description: s.text
    Accessible.focusable: true
    Accessible.onIncreaseAction: s.go(s.value + s.step)
    Accessible.onDecreaseAction: s.go(s.value - s.step)
    onActiveFocusChanged: if (!activeFocus) s.byMouse = false

    function go(wanted: real) {
        const stepped = from + Math.round((Math.max(from, Math.min(to, wanted)) - from) / step) * step;
        if (Math.abs(stepped - value) > 1e-9)
            moved(stepped);
    }
    Keys.onPressed: (event) => {
        const forward = Language.rtl ? Qt.Key_Left : Qt.Key_Right;
        const backward = Language.rtl ? Qt.Key_Right : Qt.Key_Left;
        s.byMouse = false;
        event.accepted = true;
        if (event.key === forward || event.key === Qt.Key_Up)
            s.go(s.value + s.step);
        else if (event.key === backward || event.key === Qt.Key_Down)
            s.go(s.value - s.step);
        else if (event.key === Qt.Key_Home)
            s.go(s.from);
        else if (event.key === Qt.Key_End)
            s.go(s.to);
        else
            event.accepted = false;
    }
    Rectangle { anchors.verticalCenter: parent.verticalCenter; width: parent.width; height: 5; radius: 2.5; color: "#D8D0BE" }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width * s.place
        height: 5
        radius: 2.5
        color: Theme.accent
        x: Language.rtl ? parent.width - width : 0
    }
    Item {
        id: thumb
        width: Theme.px(20)
        height: width
        anchors.verticalCenter: parent.verticalCenter
        x: (Language.rtl ? 1 - s.place : s.place) * (parent.width - width)
        FocusRing { visible: s.activeFocus && !s.byMouse; around: thumb.width / 2 }
        Box { anchors.fill: parent; radius: width / 2; edge: Theme.accentInk; edgeWidth: 2 }
    }
    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        preventStealing: true
        function follow(x: real) {
            const at = Math.max(0, Math.min(1, (x - thumb.width / 2) / (s.width - thumb.width)));
            s.go(s.from + (Language.rtl ? 1 - at : at) * (s.to - s.from));
        }
        onPressed: (event) => {
            s.byMouse = true;
            s.forceActiveFocus(Qt.MouseFocusReason);
            follow(event.x);
        }
        onPositionChanged: (event) => follow(event.x)
    }
}
