// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// A game in few pixels: its emblem and its name.
Pressable {
    id: chip
    property string gameId: ""
    property string name: ""
    property string emblem: ""
    property bool current: false           // the one that is shown
    objectName: "chip:" + gameId
    label: name
    implicitHeight: Theme.px(40)
    implicitWidth: picture.width + words.implicitWidth + Theme.px(32)
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Accessible.selected: chip.current
    FocusRing { visible: chip.ring; around: chip.height / 2 }
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        antialiasing: true
        color: chip.current ? Theme.soft : chip.down ? Theme.track : chip.hovered ? "#F6F2E6" : Theme.surface
        border.width: 1
        border.color: chip.current ? Theme.accentInk : chip.hovered ? Theme.controlEdge : Theme.line
    }
    Image {
        id: picture
        anchors { left: parent.left; leftMargin: Theme.px(9); verticalCenter: parent.verticalCenter }
        width: Theme.px(26)
        height: width
        source: chip.emblem !== "" ? Theme.assets + "art/emblem-" + chip.emblem + ".svg" : ""
        sourceSize.width: width
        sourceSize.height: height
    }
    Txt {
        id: words
        anchors { left: picture.right; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        text: chip.name
        bold: chip.current
        color: chip.current ? Theme.accentInk : Theme.text
        Accessible.ignored: true
    }
}
