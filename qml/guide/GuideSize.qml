// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// Makes the text of guides a step smaller or larger.
KTool {
    id: tool
    property int step: 1
    readonly property real wanted: Math.round(Settings.guideTextSize * 10 + step) / 10
    label: (step < 0 ? qsTr("Smaller text: %1") : qsTr("Larger text: %1")).arg(Theme.digits(Math.round(Settings.guideTextSize * 100) + "%"))
    enabled: wanted >= 0.8 && wanted <= 2
    onClicked: Settings.guideTextSize = wanted
    Txt {
        anchors.centerIn: parent
        //: a letter that stands for the size of text
        text: qsTr("A")
        size: tool.step < 0 ? Theme.f2 : Theme.px(22)
        bold: true
        Accessible.ignored: true
    }
    Icon {
        x: tool.width - width - Theme.px(2)
        y: Theme.px(4)
        LayoutMirroring.enabled: false
        name: tool.step < 0 ? "minus" : "plus"
        size: Theme.px(11)
        color: Theme.text
    }
}
