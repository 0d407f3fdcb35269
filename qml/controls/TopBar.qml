// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// Where you are at the start, tools at the end. The children are the tools (KTool, KButton). Mirrors with the language.
Item {
    id: bar
    property string title: ""
    property string detail: ""
    property bool darkGround: true         // on the felt
    property bool canGoBack: true
    property string backName: "back"       // objectName of the way back
    default property alias tools: row.data
    signal back
    implicitHeight: Theme.top
    height: Theme.top
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Rectangle { anchors.fill: parent; color: bar.darkGround ? Theme.bar : Theme.paper }
    Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: bar.darkGround ? "#22FFFFFF" : Theme.line }
    KTool {
        id: home
        objectName: bar.backName
        visible: bar.canGoBack
        icon: "back"
        label: qsTr("Back")
        darkGround: bar.darkGround
        anchors { left: parent.left; leftMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        onClicked: bar.back()
    }
    Txt {
        id: ttl
        text: bar.title
        size: Theme.f3
        bold: true
        color: bar.darkGround ? Theme.feltText : Theme.text
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
        width: Math.min(implicitWidth, Math.max(0, bar.width - row.width - Theme.px(80)))
        anchors { left: bar.canGoBack ? home.right : parent.left; leftMargin: Theme.px(bar.canGoBack ? 4 : 16); verticalCenter: parent.verticalCenter }
    }
    Txt {
        text: bar.detail
        size: Theme.f2
        color: bar.darkGround ? Theme.feltMuted : Theme.muted
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
        anchors { left: ttl.right; leftMargin: Theme.px(14); right: row.left; rightMargin: Theme.px(12); baseline: ttl.baseline }
    }
    Row {
        id: row
        spacing: Theme.px(4)
        anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
    }
}
