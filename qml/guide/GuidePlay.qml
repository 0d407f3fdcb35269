// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// A position to play on, or a task to solve: its title, the small table, what is said about the last try, and the buttons.
Column {
    id: play
    property bool task: false
    property string caption: ""
    property int block: -1
    property var position: null            // GuidePosition
    property real cut: 0                   // what stands above this height is out of sight: see GuideTable
    property var leave: null
    signal followed(target: string)
    signal reached(item: Item)
    signal toTable(block: int)
    readonly property bool live: Khiar.practice.block === block && block >= 0 && Khiar.practice.session !== null
    readonly property string verdict: live ? Khiar.practice.verdict : ""
    readonly property bool solved: verdict === "right"
    readonly property bool playable: position ? position.playable : false
    spacing: Theme.px(10)
    Accessible.role: Accessible.Grouping
    Accessible.name: (task ? qsTr("Task: %1") : qsTr("Position: %1")).arg(caption)

    Item {
        width: parent.width
        height: Math.max(sign.height, title.height)
        Rectangle {
            id: sign
            width: Theme.px(26)
            height: width
            radius: width / 2
            antialiasing: true
            color: play.solved ? Theme.accent : Theme.soft
            anchors { left: parent.left; top: parent.top }
            Icon { visible: play.cut <= 0; anchors.centerIn: parent; name: play.solved ? "check" : play.task ? "hint" : "play"; size: Theme.px(16); color: play.solved ? Theme.textOnAccent : Theme.accentInk }
        }
        Txt {
            id: title
            anchors { left: sign.right; leftMargin: Theme.px(10); right: parent.right; verticalCenter: sign.verticalCenter }
            anchors.verticalCenterOffset: lineCount > 1 ? (height - sign.height) / 2 : 0
            text: play.caption !== "" ? play.caption : play.task ? qsTr("Your move") : qsTr("Play it on")
            bold: true
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignLeft
        }
    }
    GuideTable {
        id: table
        objectName: "guideTable:" + play.block
        width: parent.width
        block: play.block
        live: play.live
        view: play.live ? Khiar.practice.session : play.position
        shownFaces: play.live ? Khiar.practice.shownFaces : []
        leave: play.leave
        cut: play.cut - y
        onReached: (item) => play.reached(item)
    }
    Rectangle {     // what is said about the last try
        objectName: "guideVerdict"
        visible: play.live && (Khiar.practice.message !== "" || Khiar.practice.reasons.length > 0)
        opacity: y >= play.cut ? 1 : 0
        width: parent.width
        height: said.height + Theme.px(18)
        radius: Theme.px(10)
        antialiasing: true
        color: play.solved ? Theme.soft : Theme.nav
        Column {
            id: said
            anchors { left: parent.left; right: parent.right; leftMargin: Theme.px(14); rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
            spacing: Theme.px(4)
            Txt {
                objectName: "guideMessage"
                visible: text !== ""
                width: parent.width
                text: play.live ? Khiar.practice.message : ""
                bold: true
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignLeft
                Accessible.role: Accessible.AlertMessage
            }
            Repeater {
                model: play.live ? Khiar.practice.reasons.length : 0
                KButton {
                    required property int index
                    readonly property var reason: Khiar.practice.reasons[index] ?? ({ anchor: "", text: "" })
                    objectName: "reason:" + reason.anchor
                    kind: "quiet"
                    icon: "book"
                    //: a link to the part of the guide that explains a rule
                    text: qsTr("Why: %1").arg(reason.text)
                    vpad: Theme.px(3)
                    width: Math.min(implicitWidth, said.width)
                    onClicked: play.followed(reason.anchor)
                    onActiveFocusChanged: if (activeFocus) play.reached(this)
                }
            }
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.px(8)
        opacity: y >= play.cut ? 1 : 0
        KButton {
            objectName: "guideStart:" + play.block
            visible: !play.live && play.playable
            kind: "soft"
            icon: "play"
            text: play.task ? qsTr("Try it") : qsTr("Play it on")
            label: text + ": " + play.caption
            vpad: Theme.px(6)
            onClicked: {
                const byKeys = ring;
                Khiar.practice.start(play.block);
                table.byKeys = byKeys;
                table.focusHand();
            }
            onActiveFocusChanged: if (activeFocus) play.reached(this)
            Keys.onTabPressed: (event) => event.accepted = play.leave ? play.leave.leave(this, 1) : false
            Keys.onBacktabPressed: (event) => event.accepted = play.leave ? play.leave.leave(this, -1) : false
        }
        KButton {
            objectName: "guideWatch:" + play.block
            visible: play.position !== null && play.position.watchable && !play.solved
            icon: "eye"
            //: shows how the position came about, card by card
            text: qsTr("Watch it")
            label: text + ": " + play.caption
            vpad: Theme.px(6)
            onClicked: Khiar.practice.watch(play.block)
            onActiveFocusChanged: if (activeFocus) play.reached(this)
            Keys.onTabPressed: (event) => event.accepted = play.leave ? play.leave.leave(this, 1) : false
            Keys.onBacktabPressed: (event) => event.accepted = play.leave ? play.leave.leave(this, -1) : false
        }
        KButton {
            objectName: "guideShow"
            visible: play.live && Khiar.practice.canShow
            kind: "soft"
            icon: "hint"
            text: qsTr("Show me")
            vpad: Theme.px(6)
            onClicked: Khiar.practice.show()
        }
        KButton {
            objectName: "guideAgain"
            visible: play.live && Khiar.practice.begun
            icon: "undo"
            text: qsTr("Start over")
            vpad: Theme.px(6)
            onClicked: Khiar.practice.startOver()
        }
        KButton {
            objectName: "guideToTable:" + play.block
            visible: play.playable
            kind: "quiet"
            icon: "cards"
            text: qsTr("Play this at the table")
            label: text + ": " + play.caption
            vpad: Theme.px(6)
            onClicked: play.toTable(play.block)
            onActiveFocusChanged: if (activeFocus) play.reached(this)
            Keys.onTabPressed: (event) => event.accepted = play.leave ? play.leave.leave(this, 1) : false
            Keys.onBacktabPressed: (event) => event.accepted = play.leave ? play.leave.leave(this, -1) : false
        }
    }
}
