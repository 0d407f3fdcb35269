// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// A few choices side by side; the chosen one is raised and bold. Left and right arrows move the choice.
// `current` belongs to whoever uses it; the control asks by chosen(index).
FocusScope {
    id: s
    property var items: []                 // texts
    property int current: 0
    property bool stretch: false           // share the width equally
    property string label: ""
    signal chosen(index: int)
    implicitWidth: stretch ? 0 : row.implicitWidth + 8
    implicitHeight: Theme.px(40)
    opacity: enabled ? 1 : 0.45
    property bool byMouse: false
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: s.label
    Accessible.focusable: true
    onActiveFocusChanged: if (!activeFocus) s.byMouse = false

    function pick(index: int) {
        if (index >= 0 && index < items.length && index !== current)
            chosen(index);
    }
    Keys.onPressed: (event) => {
        s.byMouse = false;
        const forward = Language.rtl ? Qt.Key_Left : Qt.Key_Right;
        const backward = Language.rtl ? Qt.Key_Right : Qt.Key_Left;
        event.accepted = true;
        if (event.key === forward || event.key === Qt.Key_Down)
            s.pick(s.current + 1);
        else if (event.key === backward || event.key === Qt.Key_Up)
            s.pick(s.current - 1);
        else if (event.key === Qt.Key_Home)
            s.pick(0);
        else if (event.key === Qt.Key_End)
            s.pick(s.items.length - 1);
        else
            event.accepted = false;
    }
    FocusRing { visible: s.activeFocus && !s.byMouse; around: Theme.px(11) }
    Rectangle { anchors.fill: parent; radius: Theme.px(11); antialiasing: true; color: Theme.track }
    Row {
        id: row
        anchors.centerIn: parent
        LayoutMirroring.enabled: Language.rtl
        Repeater {
            model: s.items.length
            Item {
                id: seg
                required property int index
                readonly property string words: s.items[index] ?? ""
                readonly property bool on: index === s.current
                implicitWidth: s.stretch ? (s.width - 8) / s.items.length : Math.max(Theme.px(64), lbl.implicitWidth + Theme.px(26))
                implicitHeight: s.height - 8
                width: implicitWidth
                height: implicitHeight
                Accessible.role: Accessible.RadioButton
                Accessible.name: seg.words
                Accessible.checkable: true
                Accessible.checked: seg.on
                Accessible.onPressAction: s.pick(seg.index)
                Rectangle {
                    anchors.fill: parent
                    radius: Theme.px(8)
                    antialiasing: true
                    color: seg.on ? Theme.surface : area.containsMouse ? "#40FFFFFF" : "transparent"
                    border.width: seg.on ? 1 : 0
                    border.color: Theme.controlLine
                }
                Txt {
                    id: lbl
                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, seg.width - 6)
                    elide: Text.ElideRight
                    text: seg.words
                    bold: seg.on
                    Accessible.ignored: true
                    color: seg.on ? Theme.text : Theme.muted
                }
                MouseArea {
                    id: area
                    anchors.fill: parent
                    hoverEnabled: true
                    cursorShape: Qt.PointingHandCursor
                    onClicked: {
                        s.byMouse = true;
                        s.forceActiveFocus(Qt.MouseFocusReason);
                        s.pick(seg.index);
                    }
                }
            }
        }
    }
}
