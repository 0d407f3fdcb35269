// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What lies over the window while a file is dragged over it.
Rectangle {
    objectName: "fileDropTarget"
    color: "#D9101C19"
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(28)
        radius: Theme.px(24)
        antialiasing: true
        color: "transparent"
        border.width: 3
        border.color: Theme.accent
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(Theme.px(520), parent.width - Theme.px(120))
        spacing: Theme.px(12)
        Icon { anchors.horizontalCenter: parent.horizontalCenter; name: "folder"; size: Theme.px(56); color: Theme.accent }
        Txt {
            id: words
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: qsTr("Drop the file to open the game in it")
            size: Theme.f4
            bold: true
            darkGround: true
            Accessible.ignored: true
        }
    }
}
