// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// The guide as a page of its own.
Page {
    id: page
    title: Khiar.guide.title
    backName: "backButton"
    onBack: Khiar.back()
    tools: [
        KTool { objectName: "guideBack"; icon: "undo"; label: qsTr("Previous place"); enabled: Khiar.guide.canBack; onClicked: Khiar.guide.back() },
        KTool { objectName: "guideForward"; icon: "redo"; label: qsTr("Next place"); enabled: Khiar.guide.canForward; onClicked: Khiar.guide.forward() },
        KButton { objectName: "languageButton"; icon: "globe"; text: Language.nextName; kind: "quiet"; vpad: Theme.px(7); onClicked: Language.code = Language.nextCode }
    ]
    GuideReader { anchors.fill: parent; focus: true }
}
