// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The saved games, newest first. Up and Down move, Enter opens, F2 renames, Delete takes away; the same by buttons.
Page {
    id: page
    title: qsTr("Saved games")
    onBack: Khiar.back()
    readonly property int column: Math.min(Theme.px(860), width - Theme.px(48))
    tools: KButton {
        objectName: "openFileButton"
        kind: "line"
        icon: "folder"
        text: qsTr("Open a file")
        vpad: Theme.px(6)
        onClicked: Khiar.asking = "open"
    }

    Column {
        id: nothing
        objectName: "noSavedGames"
        visible: list.count === 0
        anchors.centerIn: parent
        width: Math.min(Theme.px(460), parent.width - Theme.px(48))
        spacing: Theme.px(14)
        Image {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(72)
            height: width
            source: Theme.assets + "art/slice.svg"
            sourceSize.width: width
            sourceSize.height: height
        }
        Txt { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: qsTr("No game is saved yet"); size: Theme.f4; bold: true; wrapMode: Text.WordWrap }
        Txt {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            color: Theme.muted
            lineHeight: Language.rtl ? 1.2 : 1.1
            text: qsTr("Save one at the table, from the menu. An unfinished game that another one replaces is put here by itself.")
        }
        KButton {
            objectName: "toShelfButton"
            anchors.horizontalCenter: parent.horizontalCenter
            kind: "primary"
            text: qsTr("Choose a game")
            onClicked: Khiar.page = "home"
        }
    }

    ListView {
        id: list
        objectName: "savedList"
        visible: count > 0
        focus: true
        anchors { top: parent.top; bottom: foot.top; horizontalCenter: parent.horizontalCenter }
        width: page.column
        model: Khiar.saved
        spacing: Theme.px(10)
        topMargin: Theme.px(16)
        bottomMargin: Theme.px(16)
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: page.title
        onCountChanged: if (count > 0 && currentIndex < 0) currentIndex = 0
        delegate: SavedRow {
            width: list.width
            current: ListView.isCurrentItem
            focus: current
            onWanted: list.currentIndex = index
            onOpened: Khiar.openSaved(index)
            onRenamed: (title) => Khiar.saved.rename(index, title)
            onRemoved: Khiar.saved.remove(index)
        }
    }
    Rectangle {
        id: foot
        visible: list.visible
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: place.height + Theme.px(14)
        color: Theme.nav
        Txt {
            id: place
            anchors { verticalCenter: parent.verticalCenter; horizontalCenter: parent.horizontalCenter }
            width: page.column
            //: %1 is a folder
            text: qsTr("The files lie in %1").arg(Language.isolate("\u200e" + Khiar.saved.folder))
            size: Theme.f1
            color: Theme.muted
            elide: Text.ElideMiddle
            horizontalAlignment: Text.AlignLeft
        }
    }
}
