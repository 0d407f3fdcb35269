// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import "Fan.js" as Fan

// What the settings below do: a hand of cards and a back on the felt in use.
Item {
    id: preview
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    readonly property var faces: ["AS", "KH", "QC", "JD", "TS", "7H"]
    readonly property int cardW: Theme.px(Theme.compact ? 72 : 88)
    readonly property int cardH: Math.round(cardW * Theme.ratio)
    readonly property var spots: Fan.layout(faces.length, width * 0.62, cardW, cardH, 14, null)
    implicitHeight: Theme.px(Theme.compact ? 140 : 172)
    height: implicitHeight
    Rectangle { anchors.fill: parent; radius: Theme.px(16); antialiasing: true; color: Theme.feltMiddle; border.width: Theme.contrast ? 1 : 0; border.color: Theme.controlEdge }
    Repeater {
        model: preview.faces.length
        Card {
            required property int index
            readonly property var spot: preview.spots[index]
            face: preview.faces[index]
            implicitWidth: preview.cardW
            x: Math.round(spot.x + preview.width * 0.04)
            y: Math.round((preview.height - preview.cardH) / 2 + spot.y - Theme.px(4))
            rotation: spot.rot
            transformOrigin: Item.Bottom
            z: index
        }
    }
    Card { face: Theme.back; implicitWidth: preview.cardW; anchors.verticalCenter: parent.verticalCenter; x: preview.width * 0.72 }
    Card { face: "X1"; implicitWidth: preview.cardW; anchors.verticalCenter: parent.verticalCenter; x: preview.width * 0.72 + width * 1.1; visible: x + width < preview.width - Theme.px(8) }
}
