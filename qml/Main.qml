// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Khiar.Models

// The window: one page at a time, the dialog before a match over the shelf, notices over everything.
T.ApplicationWindow {
    id: window
    width: 1280
    height: 800
    minimumWidth: 800
    minimumHeight: 560
    visible: true
    title: Khiar.page === "table" ? Khiar.session.title : qsTr("Khiar")
    color: Theme.feltEdge
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true

    Binding { target: Theme; property: "winW"; value: window.width }
    Binding { target: Theme; property: "winH"; value: window.height }
    // seats, cards and prompt share one height: at the table text grows only as far as the window has room for it
    readonly property real tableText: Math.max(1, Math.min(Settings.textSize, width / 800, height / (Khiar.session.seatCount > 4 ? 570 : 500)))
    Binding { target: Theme; property: "textSetting"; value: Khiar.page === "table" ? window.tableText : Settings.textSize }
    Binding { target: Theme; property: "guideSetting"; value: Settings.guideTextSize }
    Binding { target: Theme; property: "felt"; value: Settings.felt }
    Binding { target: Theme; property: "fourColour"; value: Settings.fourColour }
    Binding { target: Theme; property: "bigIndex"; value: Settings.bigIndex }
    Binding { target: Theme; property: "motion"; value: !Settings.motionWanted || Settings.speed <= 0 ? 0 : 1 / Settings.speed }

    // The setting rules the window; a window manager that does otherwise is obeyed and remembered.
    property int plain: Window.Windowed    // what the window is when it does not fill the screen
    visibility: Settings.fullScreen ? Window.FullScreen : plain
    onVisibilityChanged: (now) => {
        if (now === Window.Windowed || now === Window.Maximized)
            plain = now;
        else if (now !== Window.FullScreen)
            return;     // hidden or minimized
        Settings.fullScreen = now === Window.FullScreen;
    }

    Shortcut { sequences: KeyList.of("keys"); onActivated: Khiar.page === "keys" ? Khiar.back() : Khiar.page = "keys" }
    Shortcut { sequences: KeyList.of("settings"); onActivated: Khiar.page = "settings" }
    Shortcut { sequences: KeyList.of("open"); enabled: Khiar.notice === null; onActivated: Khiar.asking = "open" }
    Shortcut { sequences: KeyList.of("language"); onActivated: Language.code = Language.nextCode }
    Shortcut { sequences: KeyList.of("mute"); enabled: Khiar.page !== "home"; onActivated: Settings.muted = !Settings.muted }
    Shortcut { sequences: KeyList.of("fullScreen"); onActivated: Settings.fullScreen = !Settings.fullScreen }
    Shortcut { sequences: KeyList.of("quit"); onActivated: Qt.quit() }
    Connections {
        target: Khiar.session
        function onBeat(kind: string) { Sounds.beat(kind); }
    }
    Connections {       // a match will begin soon
        target: Khiar
        function onPageChanged() { if (Khiar.page === "new") Sounds.warmUp(); }
    }

    // Pages by name: one that is not shown costs nothing at the start.
    Loader {
        anchors.fill: parent
        // one comes back to where one was on it
        active: Khiar.page === "home" || Khiar.page === "new" || Khiar.page === "game" || Khiar.page === "guide"
        visible: Khiar.page === "home" || (Khiar.page === "new" && Khiar.under === "home")
        enabled: Khiar.page === "home"
        focus: enabled
        source: "HomePage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Khiar.page === "game" || (Khiar.page === "new" && Khiar.under === "game")
        enabled: Khiar.page === "game"
        focus: enabled
        source: "GamePage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Khiar.page === "house" || (Khiar.page === "new" && Khiar.under === "house")
        enabled: Khiar.page === "house"
        focus: enabled
        source: "HousePage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Khiar.page === "new"
        focus: active
        source: "NewGamePage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Khiar.session.active
        visible: Khiar.page === "table"
        focus: visible
        source: "TablePage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Khiar.page === "settings"
        focus: active
        source: "SettingsPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Khiar.page === "guide"
        focus: active
        source: "GuidePage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Khiar.page === "keys"
        focus: active
        source: "KeysPage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Khiar.page === "score"
        focus: active
        source: "ScorePage.qml"
    }
    Loader {
        anchors.fill: parent
        active: Khiar.page === "saved"
        focus: active
        source: "SavedPage.qml"
    }

    FileDrop { anchors.fill: parent }
    Loader {
        active: Khiar.news !== null
        anchors { top: parent.top; topMargin: Theme.top + Theme.px(10); horizontalCenter: parent.horizontalCenter }
        source: "NewsBar.qml"
    }
    // Questions about files: made when they are asked.
    readonly property string asking: Khiar.asking
    onAskingChanged: {
        if (asking === "open" || asking === "save" || asking === "share" || asking === "html")
            question.setSource("FileAsk.qml", { parentWindow: window, what: asking });
        else if (asking === "title")
            question.setSource("NameAsk.qml", { parent: T.Overlay.overlay });
        else
            question.source = "";
    }
    Loader { id: question; onLoaded: item.open() }      // qmllint disable

    readonly property var notice: Khiar.notice
    onNoticeChanged: notice ? noticeDialog.open() : noticeDialog.close()
    Component.onCompleted: if (notice) noticeDialog.open()
    KDialog {
        id: noticeDialog
        objectName: "notice"
        icon: "warning"
        title: window.notice ? window.notice.title : ""
        text: window.notice ? window.notice.text : ""
        buttons: [{ text: window.notice ? window.notice.button : "", kind: "primary" }]
        onAnswered: Khiar.dismissNotice()
        onDismissed: if (window.notice) Khiar.dismissNotice()
        Txt {
            visible: text !== ""
            width: parent ? parent.width : 0
            text: window.notice ? window.notice.detail : ""
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignLeft
            color: Theme.muted
        }
    }
}
