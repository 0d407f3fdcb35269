// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// Khiar.news: a line that passes by below the bar of the page, with at most one thing to do about it. It goes by itself,
// but not while the pointer or the focus is on it.
Item {
    id: bar
    readonly property string text: Khiar.news?.text ?? ""
    readonly property string button: Khiar.news?.button ?? ""
    readonly property int stays: 8000      // ms
    readonly property real room: Theme.winW
    readonly property bool shown: text !== ""
    objectName: "news"
    visible: shown
    implicitWidth: Math.min(row.implicitWidth + Theme.px(30), room - Theme.px(32))
    implicitHeight: Math.max(Theme.px(46), words.implicitHeight + Theme.px(16))
    width: implicitWidth
    height: implicitHeight
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.AlertMessage
    Accessible.name: bar.text
    Accessible.ignored: !bar.shown
    onTextChanged: if (shown) going.restart()

    Timer { id: going; interval: bar.stays; running: bar.shown && !over.containsMouse && !todo.hovered && !todo.activeFocus && !gone.hovered && !gone.activeFocus; onTriggered: Khiar.dismissNews() }
    Shadow { drop: 2 }
    Box { anchors.fill: parent; radius: Theme.px(14); fill: Theme.panel; edge: Theme.panelLine }
    MouseArea { id: over; anchors.fill: parent; hoverEnabled: true }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(10)
        Txt {
            id: words
            text: bar.text
            darkGround: true
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignLeft
            Accessible.ignored: true
            width: Math.min(implicitWidth, bar.room - Theme.px(120) - (todo.visible ? todo.width : 0))
            anchors.verticalCenter: parent.verticalCenter
        }
        KButton {
            id: todo
            objectName: "newsButton"
            visible: bar.button !== ""
            text: bar.button
            kind: "line"
            darkGround: true
            vpad: Theme.px(4)
            anchors.verticalCenter: parent.verticalCenter
            onClicked: Khiar.answerNews()
        }
        KTool {
            id: gone
            objectName: "newsClose"
            icon: "close"
            label: qsTr("Close")
            darkGround: true
            color: Theme.panelMuted
            implicitWidth: Theme.px(30)
            implicitHeight: Theme.px(30)
            anchors.verticalCenter: parent.verticalCenter
            onClicked: Khiar.dismissNews()
        }
    }
}
