// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// House rules: every option of a game, grouped and explained, beside what has been changed. They can be kept under a name,
// played, shared as a file, and deleted.
Page {
    id: page
    objectName: "housePage"
    title: qsTr("House rules")
    detail: draft.title
    readonly property HouseDraft draft: Khiar.house
    readonly property bool wide: width >= Theme.px(900)
    readonly property int margin: Theme.px(wide ? 24 : 16)
    property int opened: -1                // the row whose values are shown
    property int stamp: 0
    Connections {
        target: page.draft
        function onChanged() { page.stamp += 1; }
    }
    onBack: page.leave()
    function leave() {
        if (draft.dirty)
            leaving.open();
        else
            Khiar.leaveHouse();
    }
    function jump(row: int) {
        const item = rows.itemAt(row) as HouseRow;
        if (!item)
            return;
        if (item.kind === "choice")
            page.opened = row;
        item.focusControl();
        scroller.go(item.mapToItem(scroller.contentItem, 0, 0).y - Theme.px(12));
    }
    Keys.onPressed: (event) => event.accepted = scroller.scrollKey(event.key)
    tools: [
        KButton {
            objectName: "houseRules"
            icon: "log"
            vpad: Theme.px(6)
            text: qsTr("Rules")
            label: qsTr("Rules of this table")
            onClicked: Khiar.openDocument("rules/draft")
        },
        KButton {
            objectName: "houseShare"
            icon: "save"
            vpad: Theme.px(6)
            text: qsTr("Share…")
            label: qsTr("Share as a file")
            onClicked: Khiar.asking = "share"
        },
        KTool {
            objectName: "houseDelete"
            visible: page.draft.houseId !== ""
            icon: "trash"
            label: qsTr("Delete these house rules")
            onClicked: Khiar.deleteHouse()
        }
    ]

    Scroller {
        id: beside
        veils: true
        visible: page.wide
        anchors { top: parent.top; bottom: foot.top }
        x: Language.rtl ? parent.width - width : 0
        width: Theme.px(330)
        inner: sideWide.height + 2 * Theme.px(18)
        Item { id: sideWide; x: Theme.px(20); y: Theme.px(18); width: Theme.px(290); height: page.wide ? about.height : 0 }
    }
    HouseSide {     // beside the options, or above them where there is no room
        id: about
        parent: page.wide ? sideWide : sideNarrow
        width: parent.width
        draft: page.draft
        onJumped: (row) => page.jump(row)
    }
    Rectangle { visible: page.wide; anchors { top: parent.top; bottom: foot.top } x: Language.rtl ? beside.x : beside.width; width: 1; color: Theme.line }
    Scroller {
        id: scroller
        objectName: "houseScroller"
        veils: true
        anchors { top: parent.top; bottom: foot.top }
        x: page.wide && !Language.rtl ? beside.width + 1 : 0
        width: parent.width - (page.wide ? beside.width + 1 : 0)
        inner: all.height + 2 * Theme.px(18)
        Column {
            id: all
            width: Math.min(Theme.px(780), scroller.width - 2 * page.margin)
            x: Math.round((scroller.width - width) / 2)
            y: Theme.px(18)
            spacing: Theme.px(8)
            Item { id: sideNarrow; visible: !page.wide; width: parent.width; height: page.wide ? 0 : about.height }
            Repeater {
                id: rows
                model: page.draft.options
                HouseRow {
                    width: all.width
                    options: page.draft.options
                    presetName: page.draft.gameName
                    open: page.opened === index
                    stamp: page.stamp
                    onToggled: page.opened = page.opened === index ? -1 : index
                    onJumped: (to) => page.jump(to)
                    onShown: (item) => scroller.reveal(item)
                }
            }
        }
    }
    Rectangle {
        id: foot
        z: 1       // above what scrolls: the software renderer does not clip shapes
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: play.height + Theme.px(20)
        color: Theme.nav
        Rectangle { anchors { left: parent.left; right: parent.right; top: parent.top } height: 1; color: Theme.line }
        Txt {
            anchors { left: parent.left; leftMargin: page.margin; right: answers.left; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
            text: page.draft.dirty ? qsTr("Not kept yet") : page.draft.houseId !== "" ? qsTr("Kept on the shelf") : ""
            size: Theme.f1
            color: Theme.muted
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
        }
        Row {
            id: answers
            anchors { right: parent.right; rightMargin: page.margin; verticalCenter: parent.verticalCenter }
            spacing: Theme.px(10)
            KButton { objectName: "houseCancel"; text: qsTr("Cancel"); onClicked: page.leave() }
            KButton {
                objectName: "houseKeep"
                kind: "soft"
                icon: "check"
                text: qsTr("Keep")
                enabled: page.draft.dirty || page.draft.houseId === ""
                onClicked: Khiar.keepHouse()
            }
            KButton { id: play; objectName: "housePlay"; kind: "primary"; icon: "cards"; text: qsTr("Play"); onClicked: Khiar.playHouse() }
        }
    }
    KDialog {
        id: leaving
        objectName: "houseLeaving"
        title: qsTr("Keep these house rules?")
        //: %1 is the name of house rules
        text: qsTr("%1 has changes that are not kept.").arg(Language.isolate(page.draft.title))
        buttons: [{ text: qsTr("Keep"), kind: "primary" }, { text: qsTr("Don't keep"), kind: "line" }, { text: qsTr("Go on"), kind: "quiet" }]
        onAnswered: (index) => {
            if (index === 0 && Khiar.keepHouse() || index === 1)
                Khiar.leaveHouse();
        }
    }
}
