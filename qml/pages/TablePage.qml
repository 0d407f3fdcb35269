// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The table with its bar and, beside or over it, the panel with score and log, or the guide. While the screen goes from
// one person to another the curtain hangs before the table, and nothing of the table can be seen, reached or heard.
FocusScope {
    id: page
    readonly property bool wide: width >= Theme.px(1160)
    property bool panelWanted: wide
    readonly property bool covered: Khiar.session.curtain
    readonly property bool reading: Khiar.guideBeside
    readonly property int panelW: Theme.px(288)
    // The guide never lies over the table: it takes what the table can spare, and where that is too little it stands above the hand.
    readonly property int guideW: Math.max(Theme.px(290), Math.min(Theme.px(400), width - Theme.px(660)))
    readonly property int sideW: reading ? guideW : panelW
    readonly property int beside: reading || (wide && panelWanted) ? sideW : 0
    focus: true
    onWideChanged: panelWanted = wide
    onCoveredChanged: {
        if (covered && !wide)       // what lies over the table gives way to the curtain
            panelWanted = false;
        takeFocus();
    }
    onReadingChanged: if (!reading) takeFocus()
    onVisibleChanged: visible ? takeFocus() : closeAll()
    Accessible.role: Accessible.Pane
    Accessible.name: Khiar.session.title
    Keys.onEscapePressed: {     // the nearest thing first: a choice, an answer that is shown, then the table
        if (Khiar.session.choosing > 0)
            Khiar.session.clearChoice();
        else if (Khiar.session.hintText !== "")
            Khiar.session.clearHint();
        else
            page.stepBack();
    }
    Keys.onBackPressed: page.stepBack()
    Component.onCompleted: takeFocus()

    // To where the next key is meant for: the curtain's button, or the hand. Whoever called this may be in the middle of a
    // change: what follows from it comes first.
    function takeFocus() {
        closeAll();
        later.restart();
    }
    Timer {
        id: later
        interval: 1
        onTriggered: {
            if (!page.visible)
                return;
            if (page.covered)
                (curtain.item as Curtain)?.takeFocus();
            else if (page.reading)
                reader.forceActiveFocus(Qt.OtherFocusReason);
            else
                table.focusHand();
        }
    }
    // Menu and previous trick are made when they are first wanted: the first frame need not wait for them.
    function openMenu() {
        if (!menu.item)
            menu.setSource("TableMenu.qml", { parent: moreButton, tools: tools });
        (menu.item as TableMenu).open();
    }
    function openLastTrick() {
        if (!lastTrick.item)
            lastTrick.setSource("LastTrick.qml", { parent: place });
        (lastTrick.item as LastTrick).open();
    }
    function openWon() {
        if (!won.item)
            won.setSource("WonCards.qml", { parent: place });
        (won.item as WonCards).open();
    }
    function closeAll() {
        (won.item as WonCards)?.close();
        (menu.item as TableMenu)?.close();
        (lastTrick.item as LastTrick)?.close();
    }
    function backToHand() {
        if (visible && !covered && !moreButton.activeFocus)
            table.focusHand();
    }
    function stepBack() {
        if (reading)
            Khiar.guideBeside = false;
        else if (panelWanted && !wide)
            panelWanted = false;
        else
            Khiar.leaveTable();
    }

    TableTools {
        id: tools
        active: page.visible && Khiar.page === "table" && Khiar.notice === null
        holding: table.dragging
        laid: table.laid && table.canLay
        large: table.canLay
        onSpreadWanted: table.laid = !tools.laid
        onAnswered: (digit) => table.answer(digit)
        onLastTrickWanted: page.openLastTrick()
        onWonWanted: page.openWon()
        onMenuWanted: page.openMenu()
        onLeaveWanted: Khiar.leaveTable()
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
        Item {      // undo or a hint was used in this match
            objectName: "assistedMark"
            visible: Khiar.session.assisted
            width: aid.width
            height: Theme.px(38)
            Row {
                id: aid
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(5)
                rightPadding: Theme.px(8)
                leftPadding: Theme.px(8)
                LayoutMirroring.enabled: Language.rtl
                Icon { name: "check"; size: Theme.px(14); color: Theme.feltMuted; anchors.verticalCenter: parent.verticalCenter }
                //: this match was played with undo or hints
                Txt { text: qsTr("assisted"); size: Theme.f1; color: Theme.feltMuted; anchors.verticalCenter: parent.verticalCenter }
            }
        }
        KTool { objectName: "undoButton"; icon: "undo"; label: tools.words("undo"); darkGround: true; enabled: tools.can("undo"); onClicked: tools.run("undo") }
        KTool { objectName: "hintButton"; visible: tools.offered("hint"); icon: "hint"; label: tools.words("hint"); darkGround: true; enabled: tools.can("hint"); toggles: true; checked: Khiar.session.hintText !== ""; onClicked: tools.run("hint") }
        KTool { objectName: "spreadButton"; visible: tools.offered("spread"); icon: "spread"; label: tools.words("spread"); darkGround: true; toggles: true; checked: tools.laid; onClicked: tools.run("spread") }
        KTool {     // where there is little room, only to show that it is off
            objectName: "muteButton"
            visible: Settings.muted || page.wide
            icon: Settings.muted ? "mute" : "sound"
            label: Settings.muted ? qsTr("Turn the sound on") : qsTr("Turn the sound off")
            darkGround: true
            onClicked: Settings.muted = !Settings.muted
        }
        KTool { objectName: "panelButton"; icon: "panel"; label: qsTr("Score and log"); darkGround: true; toggles: true; checked: page.panelWanted && !page.reading; onClicked: page.reading ? page.showPanel() : page.panelWanted = !page.panelWanted }
        KTool {
            id: moreButton
            objectName: "moreButton"
            icon: "more"
            label: qsTr("More")
            darkGround: true
            checked: menu.item !== null && (menu.item as TableMenu).visible
            onClicked: page.openMenu()
            Loader { id: menu }
            Connections {
                target: menu.item as TableMenu
                function onClosed() { page.backToHand(); }
            }
        }
        KButton { objectName: "languageButton"; icon: "globe"; text: Language.nextName; kind: "quiet"; feltGround: true; vpad: Theme.px(7); onClicked: Language.code = Language.nextCode }
    }
    function showPanel() {
        Khiar.guideBeside = false;
        panelWanted = true;
    }
    Item {
        id: place
        x: Language.rtl ? page.beside : 0      // the panel moves the table aside; nothing on it mirrors
        width: page.width - page.beside
        anchors { top: bar.bottom; bottom: parent.bottom }
        Table {
            id: table
            objectName: "table"
            anchors.fill: parent
            focus: !page.covered
            visible: !page.covered
            enabled: visible
            onNewGame: Khiar.session.again()
            onLeave: Khiar.leaveTable()
            onWhy: tools.run("why")
        }
        Loader {    // one person needs no curtain
            id: curtain
            anchors.fill: parent
            focus: page.covered
            active: Khiar.session.severalPeople
            source: "Curtain.qml"
        }
        Binding { target: curtain.item; property: "down"; value: page.covered }
        Binding { target: curtain.item; property: "name"; value: Khiar.session.curtainName; when: page.covered }
        Binding { target: curtain.item; property: "token"; value: Math.max(0, Khiar.session.curtainSeat); when: page.covered }
        Connections {
            target: curtain.item as Curtain
            function onLifted() { Khiar.session.uncover(); }
        }
        Loader { id: won }
        Binding { target: won.item; property: "cards"; value: Khiar.session.ownWon }
        Connections {
            target: won.item as WonCards
            function onClosed() { page.backToHand(); }
        }
        Loader { id: lastTrick }
        Binding { target: lastTrick.item; property: "trick"; value: Khiar.session.lastTrick }
        Binding { target: lastTrick.item; property: "words"; value: Khiar.session.lastTrickText }
        Connections {
            target: lastTrick.item as LastTrick
            function onClosed() { page.backToHand(); }
        }
    }
    SidePanel {
        id: panel
        z: 10
        visible: page.panelWanted && !page.reading
        width: page.panelW
        anchors { top: bar.bottom; bottom: parent.bottom }
        x: Language.rtl ? 0 : page.width - width
        onClosed: page.panelWanted = false
    }
    Loader {        // the guide, in the panel's place
        id: reader
        objectName: "guideBeside"
        z: 11
        active: page.reading
        width: page.guideW
        anchors { top: bar.bottom; bottom: parent.bottom }
        x: Language.rtl ? 0 : page.width - width
        focus: page.reading
        function open() { if (active) setSource("GuideReader.qml", { beside: true }); }
        onActiveChanged: open()
        Component.onCompleted: open()
        onLoaded: if (page.visible) reader.forceActiveFocus(Qt.OtherFocusReason)
        Connections {
            target: reader.item
            ignoreUnknownSignals: true
            function onClosed() { Khiar.guideBeside = false; }
            function onTableWanted() { table.focusHand(); }
        }
    }
}
