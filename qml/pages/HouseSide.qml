// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// About the house rules as a whole: their name, the game they start from, the players, and what has been changed so far.
Column {
    id: side
    property HouseDraft draft: null
    signal jumped(row: int)
    spacing: Theme.px(14)

    Column {
        width: side.width
        spacing: Theme.px(4)
        Txt { width: parent.width; text: qsTr("Name"); size: Theme.f1; color: Theme.muted; horizontalAlignment: Text.AlignLeft; Accessible.ignored: true }
        KField {
            objectName: "houseName"
            width: parent.width
            text: side.draft.name
            placeholder: side.draft.defaultName
            label: qsTr("Name")
            maximumLength: 80
            onEdited: (text) => side.draft.name = text
        }
    }
    Column {
        width: side.width
        spacing: Theme.px(4)
        Txt { width: parent.width; text: qsTr("Start from"); size: Theme.f1; color: Theme.muted; horizontalAlignment: Text.AlignLeft; Accessible.ignored: true }
        Item {
            width: parent.width
            height: Math.max(emblem.height, base.height)
            Image {
                id: emblem
                anchors { left: parent.left; verticalCenter: parent.verticalCenter }
                width: Theme.px(42)
                height: width
                source: side.draft.emblem !== "" ? Theme.assets + "art/emblem-" + side.draft.emblem + ".svg" : ""
                sourceSize.width: width
                sourceSize.height: height
            }
            KSelect {
                id: base
                objectName: "houseGame"
                anchors { left: emblem.right; leftMargin: Theme.px(10); right: parent.right; verticalCenter: parent.verticalCenter }
                label: qsTr("Start from")
                items: side.draft.games
                current: side.draft.game
                onChosen: (index) => side.draft.game = index
            }
        }
        Txt { width: parent.width; text: side.draft.gameLine; size: Theme.f1; color: Theme.muted; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }
    }
    Column {
        width: side.width
        spacing: Theme.px(4)
        Item {
            width: parent.width
            height: stepper.height
            Column {
                anchors { left: parent.left; right: stepper.left; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                Txt { width: parent.width; text: qsTr("Players"); elide: Text.ElideRight; horizontalAlignment: Text.AlignLeft; Accessible.ignored: true }
                Txt { width: parent.width; objectName: "housePlayersText"; text: side.draft.playersText; size: Theme.f1; color: Theme.muted; elide: Text.ElideRight; horizontalAlignment: Text.AlignLeft }
            }
            KStepper {
                id: stepper
                objectName: "housePlayers"
                anchors.right: parent.right
                value: side.draft.players
                from: side.draft.playersMin
                to: side.draft.playersMax
                label: qsTr("Players")
                onMoved: (wanted) => side.draft.players = wanted
            }
        }
        Txt { visible: text !== ""; objectName: "housePlayersWhy"; width: parent.width; text: side.draft.playersWhy; size: Theme.f1; color: Theme.cost; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }
    }
    Rectangle { width: side.width; height: 1; color: Theme.line }
    Column {
        width: side.width
        spacing: Theme.px(4)
        Txt { width: parent.width; text: qsTr("What you changed"); bold: true; color: Theme.accentInk; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft; Accessible.role: Accessible.Heading }
        Txt {
            visible: side.draft.options.changedCount === 0
            width: parent.width
            //: %1 is a game
            text: qsTr("Nothing yet: these are the rules of %1.").arg(Language.isolate(side.draft.gameName))
            size: Theme.f1
            color: Theme.muted
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignLeft
        }
        Repeater {
            model: side.draft.options.changes.length
            Pressable {
                id: change
                required property int index
                readonly property var what: side.draft.options.changes[index] ?? ({ row: -1, text: "" })
                objectName: "change:" + index
                width: side.width
                height: said.height + Theme.px(10)
                label: what.text
                onClicked: side.jumped(what.row)
                Rectangle { anchors.fill: parent; radius: Theme.px(8); antialiasing: true; color: change.hovered || change.ring ? Theme.soft : "transparent"; border.width: change.ring ? 2 : 0; border.color: Theme.accentInk }
                Rectangle { id: dot; width: Theme.px(6); height: width; radius: width / 2; antialiasing: true; color: Theme.accent; anchors { left: parent.left; leftMargin: Theme.px(6); top: parent.top; topMargin: Theme.px(14) } }
                Txt { id: said; anchors { left: dot.right; leftMargin: Theme.px(8); right: parent.right; rightMargin: Theme.px(6); top: parent.top; topMargin: Theme.px(4) } text: change.what.text; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft; Accessible.ignored: true }
            }
        }
        KButton {
            objectName: "houseResetAll"
            visible: side.draft.options.changedCount > 0
            kind: "quiet"
            icon: "undo"
            vpad: Theme.px(5)
            width: Math.min(implicitWidth, side.width)
            //: %1 is a game
            text: qsTr("All as in %1").arg(Language.isolate(side.draft.gameName))
            onClicked: side.draft.options.resetAll()
        }
    }
}
