// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models
import "GuideText.js" as Rich

// A paragraph of a guide with cards in the line and links. Tab goes through the links, Enter follows.
Item {
    id: prose
    property var runs: []
    property var links: []                 // [{text, target}]: those of `runs`
    property string spoken: ""
    property int size: Theme.reading(16)
    property bool bold: false
    property color color: Theme.text
    property color ground: Theme.paper
    property int role: Accessible.StaticText
    property int focused: -1
    signal followed(target: string)
    /// A link has the focus: what shows it may scroll.
    signal reached(item: Item)
    /// Tab (1) or Backtab (-1) on a link: true when the owner has taken the focus elsewhere.
    property var leave: null               // an object with function leave(item, step): bool
    readonly property int firstLine: Math.round(size * (Language.rtl ? 1.7 : 1.62))   // height of a line
    implicitHeight: words.height
    height: implicitHeight

    readonly property int cardW: Math.round(size * 1.14)
    readonly property var faces: {
        const list = [];
        for (const r of runs ?? [])
            for (const c of r.cards)
                list.push(c.face);
        return list;
    }
    // Where the cards lie: [{face, x, y}]. A Text would draw pictures of a right-to-left line in wrong places, and cannot be asked
    // for a place; so the text keeps empty room for each card, and the card lies over it.
    readonly property var spots: {
        const list = [], room = words.width + words.contentHeight;
        if (faces.length === 0 || room <= 0)
            return list;
        const plain = words.getText(0, words.length), w = cardW + 4, h = Math.round(cardW * Theme.ratio) + 4;
        for (let i = plain.indexOf("\uFFFC"), n = 0; i >= 0 && n < faces.length; i = plain.indexOf("\uFFFC", i + 1), ++n) {
            const at = words.positionToRectangle(i);
            list.push({ face: faces[n], x: Math.round(Language.rtl ? at.x - w : at.x), y: Math.round(at.y + (at.height - h) / 2) });
        }
        return list;
    }
    TextEdit {
        id: words
        width: prose.width
        readOnly: true
        selectByMouse: false
        activeFocusOnPress: false
        font.pixelSize: prose.size
        font.weight: prose.bold ? Font.DemiBold : Font.Normal
        color: prose.color
        textFormat: TextEdit.RichText
        wrapMode: TextEdit.WordWrap
        horizontalAlignment: TextEdit.AlignLeft
        text: Rich.html(prose.runs ?? [], {
            card: prose.cardW, rtl: Language.rtl, step: prose.bold ? 0 : prose.firstLine,
            link: String(Theme.accentInk), code: String(Theme.nav), mark: "#F7DFA6", found: "#FFE08A", focus: prose.focused
        })
        Accessible.role: prose.role
        Accessible.name: prose.spoken
        onLinkActivated: (link) => prose.followed(link.split("|")[1])
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.NoButton
            cursorShape: words.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
    }
    Repeater {
        model: prose.spots.length
        Rectangle {
            id: card
            required property int index
            readonly property var spot: prose.spots[index] ?? ({ face: "back", x: 0, y: 0 })
            x: spot.x + 1
            y: spot.y + 1
            width: prose.cardW + 2
            height: Math.round(prose.cardW * Theme.ratio) + 2
            radius: 3
            antialiasing: true
            color: "#FFFDF8"
            border.width: 1
            border.color: Theme.controlLine
            Image {
                anchors.centerIn: parent
                source: "image://cards/" + (/^back/.test(card.spot.face) ? "" : "big/") + card.spot.face + "@" + prose.cardW
                    + (Theme.fourColour && /^[A2-9TJQK][CD]$/.test(card.spot.face) ? "@four" : "")
                sourceSize.width: prose.cardW + 4
                sourceSize.height: Math.round(prose.cardW * Theme.ratio) + 4
            }
        }
    }
    Repeater {
        model: prose.links ? prose.links.length : 0
        Item {      // the stop of a link: what it looks like is part of the text
            id: stop
            required property int index
            readonly property var link: prose.links[index] ?? ({ text: "", target: "" })
            objectName: "link:" + link.target
            width: prose.width
            height: prose.height
            activeFocusOnTab: true
            Accessible.role: Accessible.Link
            Accessible.name: link.text
            Accessible.focusable: true
            Accessible.onPressAction: prose.followed(stop.link.target)
            onActiveFocusChanged: {
                if (activeFocus) {
                    prose.focused = index;
                    prose.reached(prose);
                } else if (prose.focused === index) {
                    prose.focused = -1;
                }
            }
            Keys.onPressed: (event) => {
                if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) {
                    event.accepted = true;
                    prose.followed(stop.link.target);
                } else if ((event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab) && prose.leave) {
                    event.accepted = prose.leave.leave(stop, event.key === Qt.Key_Tab ? 1 : -1);
                }
            }
        }
    }
}
