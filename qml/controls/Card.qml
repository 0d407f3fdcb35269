// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The picture of one card. Whoever places it gives it meaning, input and an accessible name.
Item {
    id: card
    LayoutMirroring.enabled: false         // a card is a card in every language
    LayoutMirroring.childrenInherit: true
    property string face: "back"       // "QH", "TD", "X1", "V12", "kille/kuku", "back", "back-night"
    property bool dimmed: false        // not playable now: quieter, never hidden
    property bool marked: false        // amber edge: focus, suggestion
    property bool best: false          // highest of the trick: thin edge and a badge with an arrow
    property bool quiet: false         // earlier cards on the table: a little quieter than the trick
    property bool refused: false       // just sent back: red edge and a cross
    property bool special: false       // the rules set it apart: a star on its edge, whatever else it shows
    property bool lifted: false
    property bool shadow: true
    property bool big: Theme.bigIndex || width < 60     // small cards show rank and suit only
    implicitWidth: 100
    width: Math.round(implicitWidth)
    height: Math.round(width * Theme.ratio)

    Shadow { visible: card.shadow; wide: card.lifted; small: card.width < 72 }
    Rectangle {     // edge of a marked card: a larger box behind the picture
        readonly property int e: card.marked ? 3 : 2
        visible: card.marked || card.best || card.refused
        anchors.fill: parent
        anchors.margins: -e
        radius: card.width * 0.05 + e
        color: card.refused ? Theme.refuseEdge : Theme.amber
        antialiasing: true
    }
    Image {
        // two pixels of air on each side: smooth edges when the card is turned
        anchors.fill: parent
        anchors.margins: -2
        antialiasing: true
        source: !card.visible || card.width < 8 ? "" : "image://cards/" + (card.big && !/^back/.test(card.face) ? "big/" : "") + card.face + "@" + card.width
                + (Theme.fourColour && /^[A2-9TJQK][CD]$/.test(card.face) ? "@four" : "")
        sourceSize.width: Math.max(1, card.width + 4)
        sourceSize.height: Math.max(1, card.height + 4)
    }
    Rectangle {
        anchors.fill: parent
        visible: card.dimmed || card.quiet
        radius: card.width * 0.05
        color: Theme.veil
        opacity: card.dimmed ? 0.34 : 0.16
        antialiasing: true
    }
    Rectangle {
        visible: card.best || card.refused
        width: Math.round(Math.max(20, card.width * 0.24)); height: width; radius: width / 2
        anchors { horizontalCenter: card.refused ? parent.left : parent.right; verticalCenter: parent.top; horizontalCenterOffset: card.refused ? card.width * 0.32 : -width * 0.16; verticalCenterOffset: width * 0.16 }
        color: card.refused ? Theme.refuse : Theme.amber; border.color: "#0A221E"; border.width: 2; antialiasing: true
        Icon { anchors.centerIn: parent; name: card.refused ? "close" : "up"; color: card.refused ? "#FFFFFF" : Theme.textOnAmber; size: Math.round(parent.width * 0.66) }
    }
    Loader {        // a star half way down the strip that a fan leaves free
        active: card.special
        width: Math.round(Math.max(13, card.width * 0.23))
        height: width
        x: Math.round(card.width * 0.13 - width / 2)
        y: Math.round(card.height * (card.big ? 0.86 : 0.56) - height / 2)
        source: "SpecialMark.qml"
    }
}
