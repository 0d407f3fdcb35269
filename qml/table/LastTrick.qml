// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Khiar.Models

// The last complete trick over the middle of the table: the cards in order of play, who played them, who took it. Closes by
// Escape, by a press anywhere, and by the key that opened it. In order of play from left to right in both languages,
// like the cards on the table.
T.Popup {
    id: view
    property var trick: []                 // [{face, seat, name, won, spoken}]
    property string words: ""
    readonly property var marked: Khiar.session.markedFaces
    readonly property int n: Math.max(1, trick.length)
    readonly property real room: parent ? parent.width - Theme.px(80) : 600
    readonly property int cell: Math.floor(Math.min(Theme.px(118), room / n))
    readonly property int cardW: Math.min(Theme.px(86), cell - Theme.px(10))
    objectName: "lastTrickView"
    anchors.centerIn: parent
    margins: 12
    padding: Theme.px(18)
    modal: true
    dim: false
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    implicitWidth: Math.max(row.width, Math.min(sentence.implicitWidth, room), Theme.px(240)) + 2 * padding
    implicitHeight: column.height + 2 * padding
    onOpened: body.forceActiveFocus(Qt.PopupFocusReason)
    background: Item {
        Shadow { wide: true }
        Box { anchors.fill: parent; radius: Theme.px(18); fill: Theme.plate; edge: Theme.plateLine }
    }
    FocusScope {
        id: body
        width: parent.width
        height: column.height
        Accessible.role: Accessible.Dialog
        Accessible.name: qsTr("Previous trick")
        Accessible.description: view.words
        Keys.onPressed: (event) => {
            const closing = [Qt.Key_L, Qt.Key_T, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].indexOf(event.key) >= 0 || event.text === "م" || event.text === "ف";
            if (closing && !event.isAutoRepeat)
                view.close();
            event.accepted = closing;
        }
        MouseArea { anchors.fill: parent; anchors.margins: -view.padding; onClicked: view.close() }
        Column {
            id: column
            width: parent.width
            spacing: Theme.px(12)
            Txt {
                width: parent.width
                text: qsTr("Previous trick")
                size: Theme.f1
                color: Theme.feltMuted
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            Row {
                id: row
                anchors.horizontalCenter: parent.horizontalCenter
                LayoutMirroring.enabled: false
                Repeater {
                    model: view.visible ? view.trick.length : 0
                    Item {
                        id: one
                        required property int index
                        readonly property var played: view.trick[index] ?? ({})
                        width: view.cell
                        height: card.height + who.height + Theme.px(14)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: one.played.spoken ?? who.text
                        Card {
                            id: card
                            y: Theme.px(8)
                            anchors.horizontalCenter: parent.horizontalCenter
                            implicitWidth: view.cardW
                            face: one.played.face ? one.played.face : Theme.back
                            best: one.played.won ?? false
                            special: view.marked.indexOf(face) >= 0
                        }
                        Txt {
                            id: who
                            anchors { left: parent.left; right: parent.right; top: card.bottom; topMargin: Theme.px(6); leftMargin: 2; rightMargin: 2 }
                            text: one.played.name ?? ""
                            size: Theme.f1
                            bold: one.played.won ?? false
                            color: Theme.feltText
                            elide: Text.ElideRight
                            horizontalAlignment: Text.AlignHCenter
                            Accessible.ignored: true
                        }
                    }
                }
            }
            Txt {
                id: sentence
                width: parent.width
                visible: text !== ""
                text: view.words
                bold: true
                color: Theme.feltText
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }
}
