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
    Binding { target: Theme; property: "felt"; value: Settings.felt }
    Binding { target: Theme; property: "fourColour"; value: Settings.fourColour }
    Binding { target: Theme; property: "bigIndex"; value: Settings.bigIndex }
    Binding { target: Theme; property: "motion"; value: !Settings.motionWanted || Settings.speed <= 0 ? 0 : 1 / Settings.speed }

    function toggleFullScreen() {
        visibility = visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
    }
    Shortcut { sequences: ["F11"]; onActivated: window.toggleFullScreen() }
    Shortcut { sequences: ["Ctrl+L"]; onActivated: Language.code = Language.nextCode }

    // Pages by name: one that is not shown costs nothing at the start.
    Loader {
        anchors.fill: parent
        active: Khiar.page === "home" || Khiar.page === "new"
        enabled: Khiar.page === "home"
        focus: enabled
        source: "HomePage.qml"
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
