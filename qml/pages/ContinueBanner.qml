// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The match that can be continued: the person's cards, where it stands, with whom.
Rectangle {
    id: banner
    implicitHeight: Theme.px(132)
    height: implicitHeight
    radius: Theme.px(18)
    antialiasing: true
    color: "#123C36"
    readonly property var faces: Khiar.continueFaces
    readonly property real step: faces.length > 1 ? Math.min(Theme.px(38), Theme.px(150) / (faces.length - 1)) : 0
    Item {      // cards lie from left to right in every language
        id: mini
        LayoutMirroring.enabled: false
        LayoutMirroring.childrenInherit: true
        width: Theme.px(220)
        height: parent.height
        x: Language.rtl ? banner.width - width - Theme.px(22) : Theme.px(22)
        clip: false
        Repeater {
            model: banner.faces.length
            Card {
                required property int index
                readonly property real off: index - (banner.faces.length - 1) / 2
                face: banner.faces[index] ?? "back"
                implicitWidth: Theme.px(68)
                x: mini.width / 2 - width / 2 + off * banner.step
                y: Theme.px(20) + Math.abs(off) * Theme.px(2)
                rotation: off * 3
                transformOrigin: Item.Bottom
            }
        }
    }
    Column {
        anchors { verticalCenter: parent.verticalCenter; left: parent.left; leftMargin: mini.width + Theme.px(46); right: go.left; rightMargin: Theme.px(20) }
        spacing: Theme.px(4)
        Txt { width: parent.width; horizontalAlignment: Text.AlignLeft; elide: Text.ElideRight; text: Khiar.continueTitle; size: Theme.f4; bold: true; color: "#F3EFE4" }
        Txt { width: parent.width; horizontalAlignment: Text.AlignLeft; wrapMode: Text.WordWrap; maximumLineCount: 2; elide: Text.ElideRight; text: Khiar.continueLine; color: "#C4D6CF" }
    }
    KButton {
        id: go
        objectName: "continueButton"
        kind: "primary"
        icon: "play"
        text: qsTr("Continue")
        size: Theme.f3
        darkGround: true
        anchors { right: parent.right; rightMargin: Theme.px(26); verticalCenter: parent.verticalCenter }
        onClicked: Khiar.continueGame()
    }
}
