// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Khiar.Models

// A seat: token, name, cards in hand, points, cucumbers, dealer puck, halo with a notch when on turn; on the upper edge what
// it last said and every other fact as a pill.
Item {
    id: seat
    property int number: 0
    property string name: ""
    property int token: 0
    property int cardCount: 0
    property int points: 0
    property int scoreKind: 0              // what points counts; −1 = nobody counts
    property int cucumbers: 0
    property int halfCucumbers: 0
    property int tricks: 0
    property bool dealer: false
    property bool turn: false
    property bool out: false               // of the game
    property bool aside: false             // in the game, but not in this deal
    property bool safe: false              // nothing can happen to it any more
    property string badge: ""
    property string spoken: ""
    property var facts: []                 // [{kind, value, text}]
    property var table: null               // the Table it stands at, whose keys it follows; null = a plate to look at
    readonly property bool shownFocus: activeFocus && table !== null && table.byKeys
    property bool small: false             // many seats: one line of figures, smaller token
    property point towards: Qt.point(0, 1) // where the middle of the table lies
    readonly property bool side: towards.y === 0
    readonly property real pad: Theme.px(small ? 6 : 9)
    readonly property bool narrow: width < Theme.px(150)
    objectName: "seat:" + number
    opacity: out || aside ? 0.6 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: seat.spoken
    Accessible.description: seat.allWords()
    Accessible.focusable: seat.table !== null
    Accessible.focused: seat.activeFocus
    Keys.onPressed: (event) => { if (seat.table) seat.table.itemKey(seat, event); }

    // Everything on the upper edge, in words.
    function allWords(): string {
        const list = seat.badge !== "" ? [seat.badge] : [], n = seat.facts ? seat.facts.length : 0;
        for (let i = 0; i < n; ++i) {
            const words = seat.facts[i].text ?? "";
            if (words !== "")
                list.push(words);
        }
        return list.join(Language.rtl ? "، " : ", ");
    }

    FocusRing { visible: seat.shownFocus; around: body.radius; edge: Theme.feltText; ground: Theme.feltEdge }
    Rectangle {     // halo
        visible: seat.turn
        anchors.fill: parent
        anchors.margins: -6
        radius: body.radius + 6
        antialiasing: true
        color: Theme.signal
        opacity: 0.22
    }
    Box {
        id: body
        anchors.fill: parent
        radius: Theme.px(14)
        fill: Theme.plate
        edgeWidth: seat.turn ? 3 : 1
        edge: seat.turn ? Theme.signal : Theme.plateLine
    }
    Shape {         // notch pointing at the table
        visible: seat.turn
        antialiasing: true
        width: 18
        height: 10
        x: seat.side ? (seat.towards.x > 0 ? seat.width - 3 : -15) : seat.width / 2 - 9
        y: seat.side ? seat.height / 2 - 5 : (seat.towards.y > 0 ? seat.height + 1 : -11)
        rotation: seat.side ? (seat.towards.x > 0 ? -90 : 90) : (seat.towards.y > 0 ? 0 : 180)
        ShapePath { strokeWidth: -1; fillColor: Theme.signal; startX: 0; startY: 0
            PathLine { x: 18; y: 0 } PathLine { x: 9; y: 10 } PathLine { x: 0; y: 0 } }
    }
    Item {
        anchors.fill: parent
        anchors.leftMargin: seat.pad
        anchors.rightMargin: seat.pad
        LayoutMirroring.enabled: Language.rtl
        LayoutMirroring.childrenInherit: true
        Token {
            id: tok
            kind: seat.token
            size: seat.small ? Theme.px(30) : Theme.px(38)
            anchors { left: parent.left; verticalCenter: parent.verticalCenter }
        }
        Item {
            anchors { left: tok.right; leftMargin: Theme.px(seat.small ? 7 : 9); right: parent.right; verticalCenter: parent.verticalCenter }
            height: nm.height + meta.height - Theme.px(3)
            Txt {
                id: nm
                anchors { left: parent.left; right: parent.right; top: parent.top }
                horizontalAlignment: Text.AlignLeft
                height: Theme.px(seat.small ? 20 : 24)
                text: seat.name
                elide: Text.ElideRight
                size: seat.small ? Theme.f1 : Theme.f2
                bold: true
                color: Theme.feltText
                Accessible.ignored: true
            }
            Row {
                id: meta
                anchors { left: parent.left; bottom: parent.bottom }
                height: Theme.px(20)
                spacing: Theme.px(5)
                Icon { visible: seat.safe; name: "check"; size: Theme.px(14); color: Theme.accent; anchors.verticalCenter: parent.verticalCenter }
                //: of a seat: it has got rid of its cards, and nothing can happen to it any more
                Txt { visible: seat.safe; text: qsTr("safe"); size: Theme.f1; color: Theme.feltText; height: parent.height; Accessible.ignored: true }
                Rectangle {  // a tiny card: cards in hand
                    visible: !seat.out && !seat.aside && !seat.safe
                    width: Theme.px(9)
                    height: Theme.px(13)
                    radius: 2
                    antialiasing: true
                    color: Theme.feltMuted
                    anchors.verticalCenter: parent.verticalCenter
                }
                Txt { visible: !seat.out && !seat.aside && !seat.safe; text: Theme.num(seat.cardCount); size: Theme.f1; color: Theme.feltMuted; height: parent.height; Accessible.ignored: true }
                //: of a seat: in the game, but no longer in this deal
                Txt { visible: seat.aside && seat.badge === ""; text: qsTr("aside"); size: Theme.f1; color: Theme.feltMuted; height: parent.height; Accessible.ignored: true }
                Txt { visible: seat.out; text: qsTr("out"); size: Theme.f1; color: Theme.feltMuted; height: parent.height; Accessible.ignored: true }
                Item { visible: seat.scoreKind >= 0; width: Theme.px(3); height: 1 }
                ScoreFigure {
                    // a plate that has more to say leaves the word out
                    wordy: !(seat.small || seat.narrow || (seat.width < Theme.px(190) && (seat.cardCount + seat.tricks > 9 || (seat.tricks > 0 && Math.abs(seat.points) > 9))) || (marks.visible && (seat.tricks > 0 || seat.out || seat.cucumbers > 1)))
                    kind: seat.scoreKind
                    value: seat.points
                    height: parent.height
                }
                Item { visible: seat.tricks > 0; width: Theme.px(2); height: 1 }
                Icon { visible: seat.tricks > 0; name: "cards"; size: Theme.px(14); color: Theme.feltMuted; anchors.verticalCenter: parent.verticalCenter }
                Txt { visible: seat.tricks > 0; text: Theme.num(seat.tricks); size: Theme.f1; color: Theme.feltMuted; height: parent.height; Accessible.ignored: true }
            }
            CucumberMarks {
                id: marks
                anchors { right: parent.right; verticalCenter: meta.verticalCenter }
                whole: seat.cucumbers
                halves: seat.halfCucumbers
                size: Theme.px(seat.small ? 18 : 26)
            }
        }
    }
    // On the upper edge: what it last said, then every other fact. In words where there is room, else sign and number, and
    // what does not fit even so is counted; the plate's own description has it all.
    Row {
        id: pills
        property bool brief: false
        property int shown: 99
        // the dealer's puck may lie on the same corner
        readonly property real inset: Math.max(Theme.px(seat.small ? 5 : 8), seat.dealer && seat.towards.y < 0 && seat.towards.x >= 0 ? Theme.px(17) : 0)
        readonly property real room: seat.width - inset - Theme.px(seat.small ? 5 : 8)
        function fit() {
            let full = 0, n = 0;
            const items = [];
            for (let i = 0; i < pillItems.count; ++i) {
                const pill = pillItems.itemAt(i) as FactBadge;
                if (!pill || pill.words === "")
                    continue;
                items.push(pill);
                full += Math.min(pill.most, pill.fullWidth) + pills.spacing;
            }
            pills.brief = full - pills.spacing > room;
            let used = 0;
            for (const pill of items) {
                used += Math.min(pill.most, pills.brief ? pill.briefWidth : pill.fullWidth) + pills.spacing;
                const rest = n + 1 < items.length ? Theme.px(28) : 0;
                if (used - pills.spacing + rest > room + 1)
                    break;
                ++n;
            }
            pills.shown = n;
            more.hiddenOnes = items.length - n;
        }
        onRoomChanged: fit()
        anchors { right: parent.right; rightMargin: pills.inset; verticalCenter: parent.top; verticalCenterOffset: Theme.px(-4) }
        spacing: Theme.px(3)
        LayoutMirroring.enabled: Language.rtl
        Repeater {
            id: pillItems
            model: (seat.facts ? seat.facts.length : 0) + 1
            FactBadge {
                required property int index
                readonly property var fact: index > 0 ? seat.facts[index - 1] ?? ({}) : ({})
                said: index === 0
                kind: fact.kind ?? -1
                value: fact.value ?? 0
                words: said ? seat.badge : fact.text ?? ""
                brief: pills.brief
                // words that were said leave half of the edge to the facts
                most: said && pillItems.count > 1 ? pills.room / 2 : pills.room
                visible: words !== "" && index < pills.shown + (seat.badge !== "" ? 0 : 1)
                Accessible.ignored: true
                onFullWidthChanged: pills.fit()
                onBriefWidthChanged: pills.fit()
                onWordsChanged: pills.fit()
            }
            onItemAdded: pills.fit()
            onItemRemoved: pills.fit()
        }
        FactBadge {
            id: more
            property int hiddenOnes: 0
            visible: hiddenOnes > 0
            words: Theme.digits("+" + hiddenOnes)
            Accessible.ignored: true
        }
    }
    Rectangle {     // dealer puck, on the corner nearest the middle
        visible: seat.dealer
        width: Theme.px(22)
        height: width
        radius: width / 2
        color: "#F3EFE4"
        border.color: "#8C8468"
        border.width: 1
        antialiasing: true
        x: seat.towards.x >= 0 ? seat.width - width * 0.62 : -width * 0.38
        y: seat.towards.y >= 0 ? seat.height - height * 0.55 : -height * 0.45
        //: one letter that marks the dealer
        Txt { anchors.centerIn: parent; text: qsTr("D"); size: Theme.f1; bold: true; color: "#2A2A22"; Accessible.ignored: true }
    }
}
