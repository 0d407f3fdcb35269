// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// The guide as a page of its own.
Page {
    id: page
    title: Khiar.guide.title
    detail: Khiar.guide.section >= 0 ? Khiar.guide.contents[Khiar.guide.section].text : ""
    backName: "backButton"
    onBack: Khiar.back()
    tools: [
        KTool { objectName: "guideSideButton"; icon: "menu"; label: qsTr("Contents and search"); toggles: true; checked: reader.sideWanted; onClicked: reader.toggleSide() },
        KTool { objectName: "guideSearchButton"; icon: "search"; label: qsTr("Search all guides"); onClicked: reader.toSearch() },
        KTool { objectName: "guideBack"; icon: "undo"; label: qsTr("Previous place"); enabled: Khiar.guide.canBack; onClicked: Khiar.guide.back() },
        KTool { objectName: "guideForward"; icon: "redo"; label: qsTr("Next place"); enabled: Khiar.guide.canForward; onClicked: Khiar.guide.forward() },
        KButton { objectName: "languageButton"; icon: "globe"; text: Language.nextName; kind: "quiet"; vpad: Theme.px(7); onClicked: Language.code = Language.nextCode }
    ]
    GuideReader { id: reader; anchors.fill: parent; focus: true }
}
