// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
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
    readonly property bool open: list.opened
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
        view.currentIndex = Math.max(0, current);
        list.open();
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

    T.Popup {
        id: list
        y: s.height + 4
        width: s.width
        height: Math.min(view.contentHeight, Theme.px(36) * 8) + 2 * padding
        padding: 5
        margins: 8
        focus: true
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
        onOpened: view.forceActiveFocus()
        onClosed: s.forceActiveFocus(Qt.PopupFocusReason)
        background: Item {
            Shadow { drop: 4 }
            Box { anchors.fill: parent; radius: Theme.px(10); edge: Theme.controlLine }
        }
        ListView {
            id: view
            anchors.fill: parent
            clip: true
            model: s.items.length
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: true
            highlightMoveDuration: 0
            LayoutMirroring.enabled: Language.rtl
            LayoutMirroring.childrenInherit: true
            Keys.onReturnPressed: view.take(currentIndex)
            Keys.onEnterPressed: view.take(currentIndex)
            Keys.onSpacePressed: view.take(currentIndex)
            function take(index: int) {
                list.close();
                s.pick(index);
            }
            delegate: Item {
                id: entry
                required property int index
                readonly property string words: s.items[index] ?? ""
                width: ListView.view.width
                height: Theme.px(36)
                Accessible.role: Accessible.ListItem
                Accessible.name: words
                Accessible.selected: index === s.current
                Accessible.onPressAction: view.take(entry.index)
                Rectangle {
                    anchors.fill: parent
                    radius: Theme.px(7)
                    antialiasing: true
                    color: entry.ListView.isCurrentItem ? Theme.soft : "transparent"
                }
                Icon { id: tick; visible: entry.index === s.current; name: "check"; size: Theme.px(16); color: Theme.accentInk; anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter } }
                Txt {
                    text: entry.words
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignLeft
                    bold: entry.index === s.current
                    Accessible.ignored: true
                    anchors { left: parent.left; leftMargin: Theme.px(8); right: tick.left; rightMargin: 4; verticalCenter: parent.verticalCenter }
                }
                MouseArea {
                    anchors.fill: parent
                    hoverEnabled: true
                    cursorShape: Qt.PointingHandCursor
                    onPositionChanged: view.currentIndex = entry.index
                    onClicked: view.take(entry.index)
                }
            }
        }
    }
}
