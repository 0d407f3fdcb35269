// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// A number between two buttons; up is more, and so is the arrow towards the plus.
// `value` belongs to whoever uses it; the control asks by moved(wanted).
FocusScope {
    id: s
    property int value: 0
    property int from: 0
    property int to: 10
    property int step: 1
    property string text: Theme.num(value)
    property string label: ""
    signal moved(wanted: int)
    implicitWidth: Math.max(Theme.px(122), words.implicitWidth + 2 * Theme.px(44))
    implicitHeight: Theme.px(38)
    opacity: enabled ? 1 : 0.45
    activeFocusOnTab: true
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: s.label
    Accessible.description: s.text
    Accessible.focusable: true
    Accessible.onIncreaseAction: s.go(s.step)
    Accessible.onDecreaseAction: s.go(-s.step)

    function go(by: int) {
        const wanted = Math.max(from, Math.min(to, value + by));
        if (wanted !== value)
            moved(wanted);
    }
    Keys.onUpPressed: s.go(s.step)
    Keys.onDownPressed: s.go(-s.step)
    Keys.onLeftPressed: s.go(Language.rtl ? s.step : -s.step)
    Keys.onRightPressed: s.go(Language.rtl ? -s.step : s.step)

    FocusRing { visible: s.activeFocus; around: Theme.px(10) }
    Rectangle { anchors.fill: parent; radius: Theme.px(10); antialiasing: true; color: Theme.surface; border.color: Theme.controlLine; border.width: 1 }
    Pressable {
        id: less
        objectName: "less"
        label: qsTr("Less")
        activeFocusOnTab: false
        enabled: s.value > s.from
        width: Theme.px(40)
        height: parent.height
        anchors.left: parent.left
        onClicked: s.go(-s.step)
        Rectangle { anchors.fill: parent; anchors.margins: 3; radius: Theme.px(8); antialiasing: true; visible: less.hovered && less.enabled; color: less.down ? Theme.soft : Theme.track }
        Icon { anchors.centerIn: parent; name: "minus"; size: Theme.px(16); color: Theme.accentInk; opacity: less.enabled ? 1 : 0.35 }
    }
    Txt { id: words; anchors.centerIn: parent; text: s.text; bold: true; Accessible.ignored: true }
    Pressable {
        id: more
        objectName: "more"
        label: qsTr("More")
        activeFocusOnTab: false
        enabled: s.value < s.to
        width: Theme.px(40)
        height: parent.height
        anchors.right: parent.right
        onClicked: s.go(s.step)
        Rectangle { anchors.fill: parent; anchors.margins: 3; radius: Theme.px(8); antialiasing: true; visible: more.hovered && more.enabled; color: more.down ? Theme.soft : Theme.track }
        Icon { anchors.centerIn: parent; name: "plus"; size: Theme.px(16); color: Theme.accentInk; opacity: more.enabled ? 1 : 0.35 }
    }
}
