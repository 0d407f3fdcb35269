// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The switches of the game, each with its sentence; one that cannot be on says why. House rules have none: what they change
// stands here. From both a quiet button leads to all options. Then the seed.
Column {
    id: list
    required property NewGame game
    // What of this column can be seen: the software renderer does not clip the tick of a switch.
    property real viewTop: 0
    property real viewBottom: 100000
    signal revealed(item: Item)
    spacing: Theme.px(10)

    Txt { width: parent.width; height: Theme.px(38); text: qsTr("Rules"); size: Theme.f3; bold: true; horizontalAlignment: Text.AlignLeft }
    Repeater {
        model: list.game.switches
        Item {
            id: line
            required property int index
            required property string switchId
            required property string name
            required property string sentence
            required property string why
            required property bool on
            required property bool enabled
            required property var choices
            required property string choiceName
            required property bool folded
            readonly property bool chooses: choices.length > 0      // several switches that exclude each other
            readonly property bool seen: y + height < list.viewBottom && y > list.viewTop
            visible: !folded
            width: list.width
            height: Math.max(words.height, sw.height, select.height)
            Column {
                id: words
                anchors { left: parent.left; right: line.chooses ? select.left : sw.left; rightMargin: Theme.px(14) }
                Txt { width: parent.width; text: line.chooses ? line.choiceName : line.name; horizontalAlignment: Text.AlignLeft; wrapMode: Text.WordWrap; color: line.enabled || line.chooses ? Theme.text : Theme.muted }
                Txt {
                    width: parent.width
                    text: line.why !== "" && !line.chooses ? line.why : line.sentence
                    size: Theme.f1
                    color: line.why !== "" && !line.chooses ? Theme.cost : Theme.muted
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignLeft
                }
            }
            KSelect {
                id: select
                visible: line.chooses
                objectName: visible ? "choice:" + line.switchId : ""
                width: Theme.px(150)
                anchors { right: parent.right; top: parent.top }
                items: line.choices.map((c) => c.text)
                current: line.choices.findIndex((c) => c.on)
                label: line.choiceName
                opacity: line.seen ? 1 : 0
                onChosen: (index) => list.game.toggle(line.choices[index].row, true)
                onActiveFocusChanged: if (activeFocus) list.revealed(line)
            }
            KSwitch {
                id: sw
                visible: !line.chooses
                objectName: "switch:" + line.switchId
                anchors { right: parent.right; top: parent.top; topMargin: Theme.px(2) }
                on: line.on
                enabled: line.enabled
                opacity: line.y + y + height < list.viewBottom && line.y + y > list.viewTop ? (line.enabled ? 1 : 0.45) : 0
                label: line.name
                Accessible.description: line.why !== "" ? line.why : line.sentence
                onToggled: (wanted) => list.game.toggle(line.index, wanted)
                onActiveFocusChanged: if (activeFocus) list.revealed(line)
            }
        }
    }
    Repeater {
        model: list.game.houseLines.length
        Item {
            id: rule
            required property int index
            objectName: "houseLine:" + index
            width: list.width
            height: said.height
            Rectangle { id: dot; width: Theme.px(6); height: width; radius: width / 2; antialiasing: true; color: Theme.accent; anchors { left: parent.left; leftMargin: Theme.px(2); top: parent.top; topMargin: Theme.px(10) } }
            Txt { id: said; anchors { left: dot.right; leftMargin: Theme.px(10); right: parent.right } text: list.game.houseLines[rule.index] ?? ""; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }
        }
    }
    KButton {
        id: more
        objectName: "allRulesButton"
        kind: "quiet"
        icon: "edit"
        vpad: Theme.px(6)
        width: Math.min(implicitWidth, list.width)
        opacity: y + height < list.viewBottom && y > list.viewTop ? 1 : 0
        text: list.game.house ? qsTr("Change these rules") : qsTr("All rules…")
        onClicked: Khiar.houseFromNew()
        onActiveFocusChanged: if (activeFocus) list.revealed(more)
    }
    Rectangle { width: parent.width; height: 1; color: Theme.line }
    Item {
        width: parent.width
        height: Math.max(seedWords.height, seed.height)
        Column {
            id: seedWords
            anchors { left: parent.left; right: seed.left; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
            Txt { width: parent.width; text: qsTr("Seed"); horizontalAlignment: Text.AlignLeft }
            Txt { width: parent.width; text: qsTr("The same number deals the same cards. Empty: drawn."); size: Theme.f1; color: Theme.muted; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }
        }
        KField {
            id: seed
            objectName: "seedField"
            width: Theme.px(170)
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            text: list.game.seedText
            maximumLength: 20
            label: qsTr("Seed")
            onEdited: (text) => list.game.seedText = text
            onActiveFocusChanged: if (activeFocus) list.revealed(seed)
        }
    }
}
