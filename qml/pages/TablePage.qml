// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The table with its bar and, beside or over it, the panel with score and log.
FocusScope {
    id: page
    readonly property bool wide: width >= Theme.px(1160)
    property bool panelWanted: wide
    readonly property int panelW: Theme.px(288)
    readonly property int beside: panelWanted && wide ? panelW : 0
    focus: true
    onWideChanged: panelWanted = wide
    Accessible.role: Accessible.Pane
    Accessible.name: Khiar.session.title
    Keys.onEscapePressed: page.stepBack()
    Keys.onBackPressed: page.stepBack()

    function stepBack() {
        if (panelWanted && !wide)
            panelWanted = false;
        else
            Khiar.leaveTable();
    }

    Rectangle { anchors.fill: parent; color: Theme.feltEdge }
    Image {
        anchors.fill: parent
        source: Theme.feltPicture
        sourceSize.width: width
        sourceSize.height: height
        fillMode: Image.Stretch
    }
    TopBar {
        id: bar
        width: parent.width
        title: Khiar.session.title
        detail: Khiar.session.detail
        backName: "backButton"
        z: 20
        onBack: page.stepBack()
        KTool { objectName: "panelButton"; icon: "panel"; label: qsTr("Score and log"); darkGround: true; checked: page.panelWanted; onClicked: page.panelWanted = !page.panelWanted }
        KTool { objectName: "settingsButton"; icon: "gear"; label: qsTr("Settings"); darkGround: true; onClicked: Khiar.page = "settings" }
        KButton { objectName: "languageButton"; icon: "globe"; text: Language.nextName; kind: "quiet"; feltGround: true; vpad: Theme.px(7); onClicked: Language.code = Language.nextCode }
    }
    Table {
        id: table
        focus: true
        x: Language.rtl ? page.beside : 0      // the panel moves the table aside; nothing on it mirrors
        width: page.width - page.beside
        anchors { top: bar.bottom; bottom: parent.bottom }
        onNewGame: Khiar.session.again()
        onLeave: Khiar.leaveTable()
    }
    SidePanel {
        id: panel
        z: 10
        visible: page.panelWanted
        width: page.panelW
        anchors { top: bar.bottom; bottom: parent.bottom }
        x: Language.rtl ? 0 : page.width - width
        onClosed: page.panelWanted = false
    }
}
