// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The whole window takes a record that is dragged onto it, and says so while it is over it.
DropArea {
    id: area
    objectName: "fileDrop"
    keys: ["text/uri-list"]
    onEntered: (drag) => drag.accepted = drag.hasUrls && drag.urls.length > 0
    onDropped: (drop) => {
        drop.accept(Qt.CopyAction);
        Khiar.openRecord(drop.urls[0]);
    }
    Loader {    // nobody drags a file most of the time
        anchors.fill: parent
        active: area.containsDrag
        sourceComponent: Rectangle {
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
    }
}
