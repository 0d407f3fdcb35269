// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// A choice from a list that opens below. Arrow keys change the choice while it is closed and move in the list while it
// is open; Enter takes, Escape closes. `current` belongs to whoever uses it; the control asks by chosen(index).
Pressable {
    id: s
    property var items: []                 // texts
    property int current: -1
    property string icon: ""
    property string placeholder: ""
    property string text: items[current] ?? placeholder
    readonly property var madeList: maker.item      // a KSelectList
    readonly property bool open: madeList ? madeList.opened : false
    signal chosen(index: int)
    focusOnClick: true
    implicitWidth: Theme.px(170)
    implicitHeight: Theme.px(38)
    opacity: enabled ? 1 : 0.45
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.ComboBox
    Accessible.description: s.text

    function pick(index: int) {
        if (index >= 0 && index < items.length && index !== current)
            chosen(index);
    }
    function openList() {
        if (maker.status === Loader.Null)
            maker.setSource("KSelectList.qml", { select: s });
        madeList.begin();
    }
    onClicked: openList()
    Keys.onUpPressed: s.pick(s.current - 1)
    Keys.onDownPressed: (event) => {
        if (event.modifiers & Qt.AltModifier)
            s.openList();
        else
            s.pick(s.current + 1);
    }

    FocusRing { visible: s.ring; around: Theme.px(10) }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        antialiasing: true
        color: s.hovered && s.enabled ? "#F6F2E6" : Theme.surface
        border.color: Theme.controlLine
        border.width: 1
    }
    Icon {
        id: ic
        visible: s.icon !== ""
        name: s.icon
        size: Theme.px(18)
        color: Theme.muted
        anchors { left: parent.left; leftMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
    }
    Txt {
        text: s.text
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
        color: s.current < 0 ? Theme.muted : Theme.text
        Accessible.ignored: true
        anchors {
            left: ic.visible ? ic.right : parent.left
            leftMargin: Theme.px(ic.visible ? 8 : 12)
            right: dn.left
            rightMargin: 4
            verticalCenter: parent.verticalCenter
        }
    }
    Icon { id: dn; name: "down"; size: Theme.px(16); color: Theme.muted; anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter } }

    Loader { id: maker }        // the list is made when it opens: a popup costs more than all the rest
}
