// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// An offer without cards: a button, a row of numbers or a row of suits. Numbers fill as many lines as they need; more
// than can be looked over become a stepper with a button. Numbers of one suit stand behind its sign, and a number plays
// both; with a choice of suits too the number is set, the suit plays it.
Row {
    id: offer
    required property int index
    required property string label
    required property var numbers
    required property var suits
    required property bool primary
    property int digit: -1                 // the key that presses a plain button
    property bool quiet: false             // something else is the main answer now
    property bool alone: false             // the sentence before it is about nothing else
    property real room: 9999
    property var session: Khiar.session    // whose offer it is
    property bool hinted: false            // a hint names it
    readonly property int numberCount: numbers ? numbers.length : 0
    readonly property int suitCount: suits ? suits.length : 0
    readonly property bool plain: numberCount === 0 && suitCount === 0
    readonly property bool both: numberCount > 0 && suitCount > 0 && ofSuit === ""
    readonly property string ofSuit: suitCount === 1 && numberCount > 0 && numberCount <= 24 && suits[0].length === 1 ? suits[0] : ""
    readonly property bool isLong: numberCount > 24
    property int wanted: numberCount > 0 ? numbers[0] : 0    // what the stepper, or the number of a suit, stands at
    property int typed: 0                  // first digit of a number that may have two
    spacing: Theme.px(6)
    leftPadding: ofSuit !== "" && !Language.rtl ? Theme.px(8) : 0      // one suit apart from the next
    rightPadding: ofSuit !== "" && Language.rtl ? Theme.px(8) : 0
    LayoutMirroring.enabled: Language.rtl

    function suitName(letter: string): string {
        return ({ S: qsTr("Spades"), H: qsTr("Hearts"), D: qsTr("Diamonds"), C: qsTr("Clubs") })[letter] ?? qsTr("No trumps");
    }
    // Presses a plain button as its key does.
    function go() { session.press(index); }
    // A digit typed at a row of numbers: the number gets the focus, and two digits make one number.
    function type(digit: int) {
        if (numberCount === 0)
            return;
        const two = typed * 10 + digit, n = numbers.indexOf(two) >= 0 ? two : digit;
        typed = numbers.some((m) => Math.floor(m / 10) === n && m !== n) ? n : 0;
        forget.restart();
        if (numbers.indexOf(n) < 0)
            return;
        wanted = n;
        const button = isLong ? stepped : row.itemAt(numbers.indexOf(n)) as Item;
        if (button)
            button.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    Timer { id: forget; interval: 1500; onTriggered: offer.typed = 0 }

    KButton {
        visible: offer.plain
        objectName: visible ? "offer:" + offer.index : ""
        text: offer.label
        hotkey: offer.digit >= 0 ? Theme.num(offer.digit) : ""
        icon: offer.hinted ? "hint" : ""
        kind: offer.primary && !offer.quiet ? "amber" : "line"
        feltGround: true
        vpad: Theme.px(6)
        onClicked: offer.go()
    }
    Icon {
        visible: offer.hinted && !offer.plain
        name: "hint"
        color: Theme.feltText
        anchors.verticalCenter: parent.verticalCenter
    }
    Image {         // the suit that all the numbers are of
        id: sign
        visible: offer.ofSuit !== ""
        source: visible ? Theme.suitIcon(offer.ofSuit, !Theme.sand) : ""
        width: Theme.px(22)
        height: width
        sourceSize.width: width
        sourceSize.height: height
        anchors.verticalCenter: parent.verticalCenter
    }
    Txt {
        id: caption
        visible: !offer.plain && !offer.alone && offer.ofSuit === ""
        text: offer.label
        color: Theme.feltMuted
        anchors.verticalCenter: parent.verticalCenter
    }
    Grid {
        id: grid
        readonly property int cell: Theme.px(42)
        visible: !offer.isLong && offer.numberCount > 0
        columns: Math.max(1, Math.min(offer.numberCount, Math.floor((offer.room - (caption.visible ? caption.width + offer.spacing : sign.visible ? sign.width + offer.spacing + Theme.px(8) : 0) + spacing) / (cell + spacing))))
        spacing: Theme.px(6)
        LayoutMirroring.enabled: Language.rtl
        anchors.verticalCenter: parent.verticalCenter
        Repeater {
            id: row
            model: offer.isLong ? 0 : offer.numberCount
            KButton {
                required property int index
                readonly property int number: offer.numbers[index] ?? 0
                objectName: "offer:" + offer.index + ":" + number
                width: grid.cell
                text: Theme.num(number)
                //: spoken: what is chosen, and a number of it
                label: qsTr("%1: %2").arg(offer.label).arg(offer.ofSuit === "" ? text : text + " " + offer.suitName(offer.ofSuit))
                kind: offer.both && offer.wanted === number ? "amber" : "line"
                feltGround: true
                vpad: Theme.px(6)
                onClicked: offer.both ? offer.wanted = number : offer.session.press(offer.index, number, offer.ofSuit)
            }
        }
    }
    KStepper {
        visible: offer.isLong
        label: offer.label
        value: offer.wanted
        from: offer.isLong ? offer.numbers[0] : 0
        to: offer.isLong ? offer.numbers[offer.numberCount - 1] : 0
        onMoved: (number) => offer.wanted = number
    }
    KButton {
        id: stepped
        visible: offer.isLong && !offer.both
        objectName: visible ? "offer:" + offer.index : ""
        text: Theme.num(offer.wanted)
        label: qsTr("%1: %2").arg(offer.label).arg(text)
        icon: "check"
        kind: offer.primary || offer.alone ? "amber" : "line"
        anchors.verticalCenter: parent.verticalCenter
        feltGround: true
        vpad: Theme.px(6)
        onClicked: offer.session.press(offer.index, offer.wanted)
    }
    Repeater {
        model: offer.ofSuit === "" ? offer.suitCount : 0
        KButton {
            required property int index
            readonly property string letter: offer.suits[index] ?? ""
            readonly property bool none: letter.length !== 1
            objectName: "offer:" + offer.index + ":" + letter
            suit: none ? "" : letter
            readonly property string name: offer.suitName(letter)
            // where all of them have no room the sign alone says it
            text: none || offer.suitCount * Theme.px(118) + (caption.visible ? caption.width : 0) <= offer.room ? name : ""
            label: offer.both ? qsTr("%1: %2").arg(Theme.num(offer.wanted)).arg(name) : name
            feltGround: true
            vpad: Theme.px(6)
            onClicked: offer.session.press(offer.index, offer.both ? offer.wanted : 0, letter)
        }
    }
}
