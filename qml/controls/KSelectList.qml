// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Khiar.Models

// The list of a KSelect, below it.
T.Popup {
    id: list
    required property KSelect select
    parent: list.select
    y: list.select.height + 4
    width: list.select.width
    height: Math.min(view.contentHeight, Theme.px(36) * 8) + 2 * padding
    padding: 5
    readonly property real inner: list.select.width - 2 * padding
    margins: 8
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    function begin() {
        view.currentIndex = Math.max(0, list.select.current);
        list.open();
    }
    onOpened: view.forceActiveFocus()
    onClosed: list.select.forceActiveFocus(Qt.PopupFocusReason)
    background: Item {
        Shadow { drop: 4 }
        Box { anchors.fill: parent; radius: Theme.px(10); edge: Theme.controlLine }
    }
    ListView {
        id: view
        anchors.fill: parent
        clip: true
        model: list.select.items.length
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
            list.select.pick(index);
        }
        delegate: Item {
            id: entry
            required property int index
            readonly property string words: list.select.items[index] ?? ""
            width: list.inner       // not the list's: Qt 6.4 crashes when rows that are bound to it go in mid-resize
            height: Theme.px(36)
            Accessible.role: Accessible.ListItem
            Accessible.name: words
            Accessible.selected: index === list.select.current
            Accessible.onPressAction: view.take(entry.index)
            Rectangle {
                anchors.fill: parent
                radius: Theme.px(7)
                antialiasing: true
                color: entry.ListView.isCurrentItem ? Theme.soft : "transparent"
            }
            Icon { id: tick; visible: entry.index === list.select.current; name: "check"; size: Theme.px(16); color: Theme.accentInk; anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter } }
            Txt {
                text: entry.words
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignLeft
                bold: entry.index === list.select.current
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
