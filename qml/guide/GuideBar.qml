// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// The bar of the guide beside a match: contents, where one is, back, search, close.
Item {
    id: bar
    property bool sideShown: false
    readonly property var guide: Khiar.guide
    signal sideWanted
    signal searchWanted
    signal closed
    Rectangle { anchors.fill: parent; color: Theme.paper }
    Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.line }
    KTool {
        id: sideTool
        objectName: "guideSideButton"
        icon: "menu"
        label: qsTr("Contents and search")
        toggles: true
        checked: bar.sideShown
        anchors { left: parent.left; leftMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
        onClicked: bar.sideWanted()
    }
    Txt {
        anchors { left: sideTool.right; leftMargin: Theme.px(4); right: backTool.left; rightMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
        text: bar.guide.section >= 0 ? bar.guide.contents[bar.guide.section].text : bar.guide.title
        bold: true
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
    }
    KTool {
        id: backTool
        objectName: "guideBack"
        enabled: bar.guide.canBack
        icon: "undo"
        label: qsTr("Previous place")
        anchors { right: searchTool.left; verticalCenter: parent.verticalCenter }
        onClicked: bar.guide.back()
    }
    KTool {
        id: searchTool
        objectName: "guideSearchButton"
        icon: "search"
        label: qsTr("Search all guides")
        anchors { right: closeTool.left; verticalCenter: parent.verticalCenter }
        onClicked: bar.searchWanted()
    }
    KTool {
        id: closeTool
        objectName: "guideClose"
        icon: "close"
        label: qsTr("Close the guide")
        anchors { right: parent.right; rightMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
        onClicked: bar.closed()
    }
}
