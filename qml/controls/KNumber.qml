// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// A number between two buttons that can be typed as well, in digits of either script. Up and Down go by one, Page Up and
// Page Down by ten; a button that is held goes on. `value` belongs to whoever uses it; the control asks by moved(wanted),
// also for what lies outside `from` and `to` where the owner wants to say why not (`strict` false).
FocusScope {
    id: s
    property int value: 0
    property int from: 0
    property int to: 10
    property bool strict: true
    property string shown: ""               // what stands for the value, where that is no number
    property string label: ""
    property string description: ""
    signal moved(wanted: int)
    implicitWidth: Math.max(Theme.px(138), Math.ceil(input.contentWidth) + Theme.px(96))     // the widest word is seen whole
    implicitHeight: Theme.px(38)
    activeFocusOnTab: true
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true

    function words(): string { return shown !== "" ? shown : Theme.num(value); }
    function go(by: int) { ask(value + by); }
    function ask(wanted: int) {
        const kept = strict ? Math.max(from, Math.min(to, wanted)) : Math.max(0, wanted);
        if (kept !== value)
            moved(kept);
    }
    // The number typed, -1 when it is none.
    function typed(): int {
        let n = 0;
        for (const c of input.text.trim().replace(/[,٬]/g, "")) {
            const i = "0123456789".indexOf(c), j = "۰۱۲۳۴۵۶۷۸۹".indexOf(c), k = "٠١٢٣٤٥٦٧٨٩".indexOf(c);
            const digit = Math.max(i, j, k);
            if (digit < 0)
                return -1;
            n = n * 10 + digit;
        }
        return input.text.trim() === "" ? -1 : n;
    }
    function take() {
        const n = typed();
        input.text = Qt.binding(() => words());
        if (n >= 0)
            ask(n);
    }
    Keys.onPressed: (event) => {
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Up: s.go(1); break;
        case Qt.Key_Down: s.go(-1); break;
        case Qt.Key_PageUp: s.go(10); break;
        case Qt.Key_PageDown: s.go(-10); break;
        case Qt.Key_Return:
        case Qt.Key_Enter: s.take(); input.selectAll(); break;
        default: event.accepted = false;
        }
    }
    component Step: Pressable {
        id: step
        property string sign: "plus"
        property bool end: false               // no further that way
        activeFocusOnTab: false
        width: Theme.px(40)
        height: parent ? parent.height : 0
        Rectangle { anchors.fill: parent; anchors.margins: 3; radius: Theme.px(8); antialiasing: true; visible: step.hovered; color: step.down ? Theme.soft : Theme.track }
        Icon { anchors.centerIn: parent; name: step.sign; size: Theme.px(16); color: Theme.accentInk; opacity: step.end ? 0.35 : 1 }
        Timer {
            property bool first: true
            running: step.down && !step.end
            repeat: true
            interval: first ? 450 : 70
            onRunningChanged: first = true
            onTriggered: {
                first = false;
                step.clicked();
            }
        }
    }
    FocusRing { visible: s.activeFocus; around: Theme.px(10) }
    Rectangle { anchors.fill: parent; radius: Theme.px(10); antialiasing: true; color: Theme.surface; border.color: Theme.controlLine; border.width: 1 }
    Step { objectName: "less"; sign: "minus"; end: s.value <= s.from; label: qsTr("Less"); anchors.left: parent.left; onClicked: s.go(-1) }
    Step { objectName: "more"; end: s.value >= s.to; label: qsTr("More"); anchors.right: parent.right; onClicked: s.go(1) }
    TextInput {
        id: input
        objectName: "number"
        focus: true
        anchors { fill: parent; leftMargin: Theme.px(40); rightMargin: Theme.px(40) }
        clip: true
        selectByMouse: true
        horizontalAlignment: TextInput.AlignHCenter
        verticalAlignment: TextInput.AlignVCenter
        font.pixelSize: Theme.f2
        font.weight: Font.DemiBold
        color: Theme.text
        selectionColor: Theme.accent
        selectedTextColor: Theme.textOnAccent
        inputMethodHints: Qt.ImhDigitsOnly
        maximumLength: s.shown !== "" ? 60 : 6      // with the mark of thousands
        text: s.words()
        onActiveFocusChanged: activeFocus ? selectAll() : s.take()
        Accessible.role: Accessible.SpinBox
        Accessible.name: s.label
        Accessible.description: s.description
        Accessible.focusable: true
        Accessible.onIncreaseAction: s.go(1)
        Accessible.onDecreaseAction: s.go(-1)
    }
}
