// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Signs on a card of the hand that a hint names, that is chosen, or that was just drawn. Made only for cards that have had one.
Item {
    id: signs
    required property var card             // the TableCard
    anchors.fill: parent
    Rectangle {     // a hint names this card: a lamp on its edge
        objectName: "hintMark"
        visible: signs.card.hinted && !signs.card.sentBack && !signs.card.chosen
        width: Math.round(Math.max(22, signs.card.width * 0.26))
        height: width
        radius: width / 2
        x: Math.round(signs.card.width * 0.32 - width / 2)
        y: Math.round(-width * 0.42)
        color: Theme.accent
        border.color: "#0A221E"
        border.width: 2
        antialiasing: true
        Icon { anchors.centerIn: parent; name: "hint"; color: Theme.textOnAccent; size: Math.round(parent.width * 0.68) }
    }
    Rectangle {     // chosen, with its number where the order counts; or just drawn. On the strip that a neighbour leaves free
        objectName: signs.card.chosen ? "chosenMark" : signs.card.drawn ? "drawnMark" : ""
        visible: signs.card.own && (signs.card.chosen || (signs.card.drawn && !signs.card.held))
        width: Math.round(Math.max(18, signs.card.width * (signs.card.chosen ? 0.25 : 0.2)))
        height: width
        radius: width / 2
        x: Math.round(signs.card.width * 0.16 - width / 2)
        y: Math.round(signs.card.height * 0.44 - width / 2)
        color: signs.card.chosen ? Theme.amber : Theme.accent
        border.color: "#0A221E"
        border.width: 2
        antialiasing: true
        Icon {
            visible: signs.card.chosenAt === 0
            anchors.centerIn: parent
            name: signs.card.chosen ? "check" : "plus"
            color: signs.card.chosen ? Theme.textOnAmber : Theme.textOnAccent
            size: Math.round(parent.width * 0.7)
        }
        Txt {
            visible: signs.card.chosenAt > 0
            anchors.centerIn: parent
            text: Theme.num(signs.card.chosenAt)
            bold: true
            color: Theme.textOnAmber
            Accessible.ignored: true
        }
    }
}
