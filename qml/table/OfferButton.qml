// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// An offer without cards: a button, a row of numbers or a row of suits. Many numbers become a stepper with a button.
Row {
    id: offer
    required property int index
    required property string label
    required property var numbers
    required property var suits
    required property bool primary
    property var session: Khiar.session    // whose offer it is
    property bool hinted: false            // a hint names it
    readonly property int numberCount: numbers ? numbers.length : 0
    readonly property int suitCount: suits ? suits.length : 0
    readonly property bool isLong: numberCount > 8
    spacing: Theme.px(6)
    LayoutMirroring.enabled: Language.rtl
    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
    KButton {
        visible: offer.numberCount === 0 && offer.suitCount === 0
        objectName: visible ? "offer:" + offer.index : ""
        text: offer.label
        icon: offer.hinted ? "hint" : ""
        kind: offer.primary ? "amber" : "line"
        feltGround: true
        vpad: Theme.px(6)
        onClicked: offer.session.press(offer.index)
    }
    Icon {
        visible: offer.hinted && (offer.numberCount > 0 || offer.suitCount > 0)
        name: "hint"
        color: Theme.feltText
        anchors.verticalCenter: parent.verticalCenter
    }
    Txt {
        visible: offer.numberCount > 0 || offer.suitCount > 0
        text: offer.label
        color: Theme.feltMuted
        anchors.verticalCenter: parent.verticalCenter
    }
    Repeater {
        model: offer.isLong ? 0 : offer.numberCount
        KButton {
            required property int index
            readonly property int number: offer.numbers[index] ?? 0
            objectName: "offer:" + offer.index + ":" + number
            text: Theme.num(number)
            label: offer.label + " " + text
            feltGround: true
            vpad: Theme.px(6)
            onClicked: offer.session.press(offer.index, number)
        }
    }
    KStepper {
        id: stepper
        property int wanted: offer.isLong ? offer.numbers[0] : 0
        visible: offer.isLong
        label: offer.label
        value: wanted
        from: offer.isLong ? offer.numbers[0] : 0
        to: offer.isLong ? offer.numbers[offer.numberCount - 1] : 0
        onMoved: (number) => wanted = number
    }
    KButton {
        visible: offer.isLong
        objectName: visible ? "offer:" + offer.index : ""
        text: Theme.num(stepper.wanted)
        label: offer.label + " " + text
        icon: "check"
        kind: "amber"
        feltGround: true
        vpad: Theme.px(6)
        onClicked: offer.session.press(offer.index, stepper.wanted)
    }
    Repeater {
        model: offer.suitCount
        KButton {
            required property int index
            readonly property string letter: offer.suits[index] ?? ""
            readonly property bool none: letter.length !== 1
            objectName: "offer:" + offer.index + ":" + letter
            suit: none ? "" : letter
            text: none ? qsTr("No trumps") : ""
            label: ({ S: qsTr("Spades"), H: qsTr("Hearts"), D: qsTr("Diamonds"), C: qsTr("Clubs") })[letter] ?? text
            feltGround: true
            vpad: Theme.px(6)
            onClicked: offer.session.press(offer.index, 0, letter)
        }
    }
}
