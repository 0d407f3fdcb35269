// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Khiar.Models

// All that TableTools offers, by name and with its key, below the button that opened it. Arrows move, Enter does, Escape
// and a press beside it close.
T.Popup {
    id: menu
    required property TableTools tools
    readonly property var names: menu.tools.names.filter((name) => menu.tools.offered(name))
    readonly property var groups: ["lastTrick", "guide", "save", "settings", "leave"]     // a line stands before these
    objectName: "tableMenu"
    y: parent ? parent.height + 6 : 0
    x: parent ? (Language.rtl ? 0 : parent.width - width) : 0
    margins: 8
    padding: Theme.px(6)
    modal: true
    dim: false
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    implicitWidth: Math.max(Theme.px(290), list.widest) + 2 * padding
    implicitHeight: list.height + 2 * padding
    onAboutToShow: list.current = -1
    onOpened: {
        list.forceActiveFocus(Qt.PopupFocusReason);
        list.step(0, 1);
    }
    background: Item {
        Shadow { wide: true }
        Box { anchors.fill: parent; radius: Theme.px(12); fill: Theme.panel; edge: Theme.panelLine }
    }
    Column {
        id: list
        property int current: -1
        property real widest: 0
        width: parent.width
        Accessible.role: Accessible.PopupMenu
        Accessible.name: qsTr("More")
        // The next entry that can be used, from `from` on, in this direction; round the end.
        function step(from: int, by: int) {
            const n = menu.names.length;
            for (let i = 0, at = (from + n) % n; i < n; ++i, at = (at + by + n) % n) {
                if (menu.tools.can(menu.names[at])) {
                    current = at;
                    return;
                }
            }
        }
        function take(index: int) {
            const name = menu.names[index] ?? "";
            if (name === "" || !menu.tools.can(name))
                return;
            menu.close();
            menu.tools.run(name);
        }
        Keys.onPressed: (event) => {
            event.accepted = true;
            if (event.key === Qt.Key_Down || event.key === Qt.Key_Tab)
                step(current + 1, 1);
            else if (event.key === Qt.Key_Up || event.key === Qt.Key_Backtab)
                step(current < 0 ? menu.names.length - 1 : current - 1, -1);
            else if (event.key === Qt.Key_Home)
                step(0, 1);
            else if (event.key === Qt.Key_End)
                step(menu.names.length - 1, -1);
            else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) && !event.isAutoRepeat)
                take(current);
            else if (event.key === Qt.Key_F10 || event.key === Qt.Key_Menu)
                menu.close();
            else
                event.accepted = false;
        }
        Repeater {
            model: menu.names
            Item {
                id: entry
                required property int index
                required property string modelData
                readonly property bool ready: menu.tools.can(modelData)
                readonly property bool on: list.current === index
                readonly property bool ruled: menu.groups.indexOf(modelData) >= 0
                readonly property real wish: Theme.px(18 + 30 + 24 + 18) + what.implicitWidth + key.implicitWidth
                objectName: "menu:" + modelData
                enabled: ready
                width: list.width
                height: Theme.px(34) + (ruled ? Theme.px(9) : 0)
                onWishChanged: list.widest = Math.max(list.widest, wish)
                LayoutMirroring.enabled: Language.rtl
                LayoutMirroring.childrenInherit: true
                Accessible.role: Accessible.MenuItem
                Accessible.name: what.text
                Accessible.description: key.text
                Accessible.focusable: entry.ready
                Accessible.focused: entry.on
                Accessible.onPressAction: list.take(entry.index)
                Rectangle { visible: entry.ruled; y: Theme.px(4); width: parent.width; height: 1; color: Theme.panelLine }
                Item {
                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                    height: Theme.px(34)
                    opacity: entry.ready ? 1 : 0.42
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.px(8)
                        antialiasing: true
                        color: entry.on ? "#2AFFFFFF" : "transparent"
                        border.width: entry.on ? 1 : 0
                        border.color: Theme.panelMuted
                    }
                    Icon { id: sign; name: menu.tools.icon(entry.modelData); color: Theme.panelText; size: Theme.px(18); anchors { left: parent.left; leftMargin: Theme.px(10); verticalCenter: parent.verticalCenter } }
                    Txt {
                        id: what
                        text: menu.tools.words(entry.modelData)
                        darkGround: true
                        elide: Text.ElideRight
                        horizontalAlignment: Text.AlignLeft
                        Accessible.ignored: true
                        anchors { left: sign.right; leftMargin: Theme.px(10); right: key.left; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
                    }
                    Txt {
                        id: key
                        text: Language.isolate(menu.tools.shownKey(entry.modelData))
                        size: Theme.f1
                        color: Theme.panelMuted
                        Accessible.ignored: true
                        anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
                    }
                    MouseArea {
                        anchors.fill: parent
                        hoverEnabled: true
                        cursorShape: entry.ready ? Qt.PointingHandCursor : Qt.ArrowCursor
                        onPositionChanged: if (entry.ready) list.current = entry.index
                        onClicked: list.take(entry.index)
                    }
                }
            }
        }
    }
}
