// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// A seat's earlier cards in order, newest last, never wider than the plate: small big-index cards where
// there is height for them, chips with rank and suit where there is not.
Item {
    id: root
    property var cards: []
    property int room: 196
    property bool chips: false
    readonly property int cardW: Math.min(Theme.px(38), Math.floor((room + 3) / Math.max(1, Math.min(cards.length, 6))) - 3)
    readonly property int shown: Math.min(cards.length, Math.max(1, Math.floor((room + 3) / (cardW + 3))))
    implicitWidth: chips ? c.implicitWidth : r.width
    implicitHeight: chips ? Theme.px(22) : Math.round(Theme.px(38) * Theme.ratio)
    width: implicitWidth; height: implicitHeight
    Chips { id: c; visible: root.chips; cards: root.cards; room: root.room }
    Row {
        id: r
        visible: !root.chips
        spacing: 3
        Repeater {
            model: root.chips ? [] : root.cards.slice(root.cards.length - root.shown)
            Card { required property string modelData; face: modelData; implicitWidth: root.cardW; big: true; quiet: true }
        }
    }
}
