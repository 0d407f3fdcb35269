// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A line of the shelf or of the contents: where one is has a ground, a bar and stronger words.
Pressable {
    id: line
    property string text: ""
    property string icon: ""
    property string mark: ""               // an icon at the end
    property int depth: 0
    property bool small: false
    property bool here: false
    property bool tabbed: false
    activeFocusOnTab: tabbed || activeFocus      // the focus keeps its stop
    height: Math.max(Theme.px(34), words.height + Theme.px(12))
    label: text
    Accessible.role: Accessible.Link
    Accessible.selected: here
    Rectangle {
        anchors { fill: parent; leftMargin: Theme.px(8); rightMargin: Theme.px(8) }
        radius: Theme.px(8)
        antialiasing: true
        color: line.here ? Theme.soft : line.hovered ? Theme.track : "transparent"
        border.width: line.ring ? 2 : 0
        border.color: Theme.accentInk
    }
    Rectangle {
        visible: line.here
        width: Theme.px(3)
        height: parent.height - Theme.px(12)
        radius: width / 2
        antialiasing: true
        color: Theme.accentInk
        anchors { left: parent.left; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
    }
    Icon {
        id: sign
        visible: line.icon !== ""
        name: line.icon
        size: Theme.px(18)
        color: Theme.muted
        anchors { left: parent.left; leftMargin: Theme.px(18); verticalCenter: parent.verticalCenter }
    }
    Txt {
        id: words
        anchors {
            left: sign.visible ? sign.right : parent.left
            leftMargin: Theme.px(sign.visible ? 8 : 20 + 16 * line.depth)
            right: parent.right
            rightMargin: Theme.px(line.mark !== "" ? 38 : 16)
            verticalCenter: parent.verticalCenter
        }
        text: line.text
        size: line.small ? Theme.f1 : Theme.f2
        bold: line.here || line.icon !== ""
        color: line.here ? Theme.accentInk : line.small ? Theme.muted : Theme.text
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignLeft
        Accessible.ignored: true
    }
    Icon {
        visible: line.mark !== ""
        name: line.mark === "up" ? "down" : line.mark
        rotation: line.mark === "up" ? 180 : 0
        size: Theme.px(16)
        color: Theme.muted
        anchors { right: parent.right; rightMargin: Theme.px(18); verticalCenter: parent.verticalCenter }
    }
}
