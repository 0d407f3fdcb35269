// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// What a seat stands at, drawn as what it is: points, chips, cucumbers eaten, deals lost; nothing where nobody counts.
// `kind` is the number of the fact in the engine's closed list, as SeatsModel tells it.
Row {
    id: figure
    property int kind: 0
    property int value: 0
    property int size: Theme.f1
    property bool wordy: false             // with a word where a number alone does not say what it counts
    property bool bold: true
    property color color: Theme.feltText
    readonly property bool chips: kind === 1
    readonly property bool eaten: kind === 2
    visible: kind >= 0
    spacing: Theme.px(3)
    LayoutMirroring.enabled: Language.rtl
    Image {
        visible: figure.chips
        source: figure.chips ? Theme.assets + "art/chip.svg" : ""
        width: Math.round(figure.size * 1.15)
        height: width
        sourceSize.width: width
        sourceSize.height: height
        anchors.verticalCenter: parent.verticalCenter
    }
    // among words a sign must not decide which way they run
    readonly property string among: value < 0 ? "\u2068" + Theme.num(value) + "\u2069" : Theme.num(value)
    Txt {
        // the sign stands left of the number in both languages
        text: !figure.wordy || figure.chips || figure.eaten ? Theme.num(figure.value)
            //: deals lost by a seat, as short as can be
            : figure.kind === 22 ? qsTr("%1 lost").arg(figure.among)
            //: the points of a seat, as short as can be
            : qsTr("%1 pts").arg(figure.among)
        size: figure.size
        bold: figure.bold
        color: figure.color
        Accessible.ignored: true
        anchors.verticalCenter: parent.verticalCenter
    }
    Image {
        visible: figure.eaten
        source: figure.eaten ? Theme.assets + "art/cucumber.svg" : ""
        width: Math.round(figure.size * 1.6)
        height: Math.round(width * 28 / 60)
        sourceSize.width: width
        sourceSize.height: height
        anchors.verticalCenter: parent.verticalCenter
    }
}
