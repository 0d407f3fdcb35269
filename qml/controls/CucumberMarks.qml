// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// The cucumbers that a seat has got, whole ones and halves, in a row; above `most` one of them and the number.
Row {
    id: marks
    property int whole: 0
    property int halves: 0
    property int most: 3
    property int size: Theme.px(26)        // width of a whole one
    property color color: Theme.feltText
    readonly property int shown: whole > most ? 1 : whole
    visible: whole + halves > 0
    spacing: Theme.px(2)
    Repeater {
        model: marks.shown + marks.halves
        Image {
            required property int index
            readonly property bool half: index >= marks.shown
            objectName: half ? "halfCucumber" : "wholeCucumber"
            source: Theme.assets + (half ? "art/half-cucumber.svg" : "art/cucumber.svg")
            width: Math.round(marks.size * (half ? 0.75 : 1))
            height: Math.round(width * 28 / (half ? 36 : 60))
            sourceSize.width: width
            sourceSize.height: height
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        }
    }
    Txt {
        visible: marks.whole > marks.most
        text: Theme.num(marks.whole)
        size: Theme.f1
        bold: true
        color: marks.color
        Accessible.ignored: true
        anchors.verticalCenter: parent.verticalCenter
    }
}
