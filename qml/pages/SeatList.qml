// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// How many sit at the table, who is a person and how the bots play, and their names.
Column {
    id: list
    required property NewGame game
    // What of this column can be seen: the software renderer does not clip the shapes of tokens and icons.
    property real viewTop: 0
    property real viewBottom: 100000
    signal revealed(item: Item)
    spacing: Theme.px(8)

    Item {
        width: parent.width
        height: players.height
        Txt { anchors { left: parent.left; verticalCenter: parent.verticalCenter } text: qsTr("At the table"); size: Theme.f3; bold: true }
        KStepper {
            id: players
            objectName: "playersStepper"
            anchors.right: parent.right
            value: list.game.players
            from: list.game.playersMin
            to: list.game.playersMax
            label: qsTr("Players")
            onMoved: (wanted) => list.game.players = wanted
            onActiveFocusChanged: if (activeFocus) list.revealed(players)
        }
    }
    Repeater {
        model: list.game.seats
        Rectangle {
            id: seat
            required property int index
            required property string name
            required property string placeholder
            required property bool isPerson
            required property int kind
            required property int token
            width: list.width
            height: Theme.px(Theme.compact ? 48 : 54)
            opacity: y + height * 0.8 < list.viewBottom && y + height * 0.2 > list.viewTop ? 1 : 0
            radius: Theme.px(12)
            antialiasing: true
            color: Theme.surface
            border.color: Theme.line
            border.width: 1
            Token { id: tok; kind: seat.token; size: Theme.px(34); anchors { left: parent.left; leftMargin: Theme.px(9); verticalCenter: parent.verticalCenter } }
            KField {
                id: nameField
                objectName: "name:" + seat.index
                anchors { left: tok.right; leftMargin: Theme.px(10); right: how.left; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
                text: seat.name
                placeholder: seat.placeholder
                maximumLength: 40
                label: qsTr("Name at seat %1").arg(Theme.num(seat.index + 1))
                onEdited: (text) => list.game.seats.rename(seat.index, text)
                onActiveFocusChanged: if (activeFocus) list.revealed(seat)
            }
            KSelect {
                id: how
                objectName: "kind:" + seat.index
                width: Theme.px(172)
                anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                icon: seat.isPerson ? "person" : "bot"
                items: list.game.kinds
                current: seat.kind
                label: qsTr("Who plays at seat %1").arg(Theme.num(seat.index + 1))
                onChosen: (kind) => list.game.seats.setKind(seat.index, kind)
                onActiveFocusChanged: if (activeFocus) list.revealed(seat)
            }
        }
    }
    Txt {       // what several people, or none, means
        objectName: "peopleNote"
        visible: text !== ""
        width: parent.width
        text: list.game.peopleNote
        size: Theme.f1
        color: Theme.muted
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignLeft
    }
}
