// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// The draw for seats: what everybody drew, from the first dealer clockwise.
Column {
    id: seatDraw
    property var cards: []                 // [{face, name, spoken}]
    readonly property real cardW: Math.min(Theme.px(104), (width - (cards.length - 1) * Theme.px(24)) / Math.max(1, cards.length))
    spacing: Theme.px(16)
    objectName: "seatDraw"
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    Txt { id: heading; width: parent.width; text: qsTr("The draw for seats"); size: Theme.f3; bold: true; horizontalAlignment: Text.AlignHCenter }
    Txt {
        width: parent.width
        text: qsTr("The highest card deals first. The others sit clockwise in falling order.")
        color: Theme.muted
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(24)
        Repeater {
            model: seatDraw.cards.length
            Column {
                id: one
                required property int index
                readonly property var drawn: seatDraw.cards[index] ?? ({ face: "back", name: "", spoken: "" })
                spacing: Theme.px(8)
                Card { face: one.drawn.face; implicitWidth: seatDraw.cardW; best: one.index === 0; anchors.horizontalCenter: parent.horizontalCenter }
                Txt {
                    width: seatDraw.cardW + Theme.px(16)
                    text: one.drawn.name
                    bold: true
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.role: Accessible.StaticText
                    //: who drew which card
                    Accessible.name: qsTr("%1: %2").arg(one.drawn.name).arg(one.drawn.spoken)
                }
                Txt {
                    width: seatDraw.cardW + Theme.px(16)
                    text: one.index === 0 ? qsTr("deals first") : ""
                    size: Theme.f1
                    color: Theme.muted
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }
}
