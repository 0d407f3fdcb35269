// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// A game on the shelf. A press anywhere but on Learn plays.
Box {
    id: tile
    property string emblem: ""             // art/emblem-<emblem>.svg
    property string name: ""
    property string otherName: ""          // the original name, or the name in the other language
    property string line: ""               // one line that says what it is about
    property int seatsFrom: 2
    property int seatsTo: 2
    property int minutes: 0
    property int difficulty: 1             // 1 to 3
    property bool learnable: false
    property bool focused: false           // the one solid button of the page
    signal play
    signal learn
    readonly property int pad: Theme.px(14)
    implicitHeight: Theme.px(150)
    radius: Theme.px(16)
    edgeWidth: focused ? 2 : 1
    edge: focused ? Theme.accentInk : area.containsMouse ? Theme.controlEdge : Theme.line
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Grouping
    Accessible.name: tile.name
    Accessible.description: tile.line

    MouseArea { id: area; anchors.fill: parent; hoverEnabled: true; cursorShape: Qt.PointingHandCursor; onClicked: tile.play() }
    Image {
        id: emb
        anchors { left: parent.left; top: parent.top; margins: tile.pad }
        width: Theme.px(68)
        height: width
        source: tile.emblem !== "" ? Theme.assets + "art/emblem-" + tile.emblem + ".svg" : ""
        sourceSize.width: width
        sourceSize.height: height
    }
    Txt {
        id: nm
        anchors { left: emb.right; leftMargin: Theme.px(14); top: parent.top; topMargin: tile.pad - Theme.px(4) }
        width: Math.min(implicitWidth, tile.width - emb.width - 2 * tile.pad - Theme.px(14))
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
        text: tile.name
        size: Theme.f3
        bold: true
    }
    Txt {
        anchors { left: nm.right; leftMargin: Theme.px(8); baseline: nm.baseline; right: parent.right; rightMargin: tile.pad }
        visible: tile.otherName !== tile.name
        text: tile.otherName
        size: Theme.f1
        color: Theme.muted
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
    }
    Txt {
        anchors { left: nm.left; right: parent.right; rightMargin: tile.pad; top: nm.bottom; topMargin: Theme.px(1) }
        text: tile.line
        size: Theme.f1
        color: Theme.muted
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
        lineHeight: Language.rtl ? 1.1 : 1.0
    }
    Row {
        anchors { left: parent.left; leftMargin: tile.pad; verticalCenter: play.verticalCenter }
        spacing: Theme.px(5)
        Icon { name: "people"; size: Theme.px(18); color: Theme.muted; anchors.verticalCenter: parent.verticalCenter }
        Txt {
            text: tile.seatsFrom === tile.seatsTo ? Theme.num(tile.seatsFrom)
                //: numbers of players, from and to
                : qsTr("%1–%2").arg(Theme.num(tile.seatsFrom)).arg(Theme.num(tile.seatsTo))
            size: Theme.f1
            color: Theme.muted
            anchors.verticalCenter: parent.verticalCenter
        }
        Item { width: Theme.px(6); height: 1 }
        Icon { visible: tile.minutes > 0; name: "clock"; size: Theme.px(17); color: Theme.muted; anchors.verticalCenter: parent.verticalCenter }
        Txt {
            visible: tile.minutes > 0
            //: how long a game takes
            text: qsTr("%1 min").arg(Theme.num(tile.minutes))
            size: Theme.f1
            color: Theme.muted
            anchors.verticalCenter: parent.verticalCenter
        }
        Item { width: Theme.px(6); height: 1 }
        Row {
            spacing: 3
            anchors.verticalCenter: parent.verticalCenter
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Difficulty: %1 of %2").arg(Theme.num(tile.difficulty)).arg(Theme.num(3))
            Repeater {
                model: 3
                Rectangle {
                    required property int index
                    readonly property bool full: index < tile.difficulty
                    width: Theme.px(8)
                    height: width
                    radius: width / 2
                    antialiasing: true
                    color: full ? Theme.accentInk : "transparent"
                    border.color: full ? Theme.accentInk : "#A9A28F"
                    border.width: 1
                }
            }
        }
    }
    KButton {
        id: play
        objectName: "play"
        text: qsTr("Play")
        kind: tile.focused ? "primary" : "soft"
        vpad: Theme.px(6)
        anchors { right: parent.right; bottom: parent.bottom; margins: tile.pad }
        //: spoken name of a button: play the game {name}
        label: qsTr("Play: %1").arg(tile.name)
        onClicked: tile.play()
    }
    KButton {
        objectName: "learn"
        visible: tile.learnable
        text: qsTr("Learn")
        kind: "line"
        vpad: Theme.px(6)
        anchors { right: play.left; rightMargin: Theme.px(8); verticalCenter: play.verticalCenter }
        label: qsTr("Learn: %1").arg(tile.name)
        onClicked: tile.learn()
    }
}
