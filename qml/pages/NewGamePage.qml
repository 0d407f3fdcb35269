// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The dialog before a match: who sits where, which rules, and a seed for those who want the same cards again.
FocusScope {
    id: page
    focus: true
    readonly property NewGame game: Khiar.newGame
    readonly property bool narrow: box.width < Theme.px(760)
    readonly property bool tight: box.height < Theme.px(440)      // large text in a low window: the list needs the room
    readonly property bool drawing: game.draw.length > 0            // the draw for seats is shown
    function leave() { drawing ? game.cancelDraw() : Khiar.back(); }
    Keys.onEscapePressed: leave()
    Keys.onBackPressed: leave()
    Accessible.role: Accessible.Dialog
    Accessible.name: head.text

    Rectangle { anchors.fill: parent; color: "#99101C19" }
    MouseArea { anchors.fill: parent; hoverEnabled: true; onClicked: Khiar.back(); onWheel: (wheel) => wheel.accepted = true }
    Item {
        id: box
        anchors.centerIn: parent
        width: Math.min(Theme.px(940), page.width - Theme.px(48))
        height: Math.min(Theme.px(680), page.height - Theme.px(32))
        Shadow { wide: true }
        Rectangle { anchors.fill: parent; radius: Theme.px(20); color: Theme.paper; antialiasing: true }
        MouseArea { anchors.fill: parent; hoverEnabled: true }

        Image {
            id: emblem
            anchors { left: parent.left; top: parent.top; margins: Theme.px(20); topMargin: Theme.px(page.tight ? 8 : 20) }
            width: Theme.px(page.tight ? 34 : 54)
            height: width
            source: page.game.emblem !== "" ? Theme.assets + "art/emblem-" + page.game.emblem + ".svg" : ""
            sourceSize.width: width
            sourceSize.height: height
        }
        Txt {
            id: head
            anchors { left: emblem.right; leftMargin: Theme.px(14); top: emblem.top; topMargin: -Theme.px(page.tight ? 1 : 4); right: parent.right; rightMargin: Theme.px(20) }
            text: page.game.title
            size: Theme.f4
            bold: true
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
        }
        Txt {
            anchors { left: head.left; right: head.right; top: head.bottom; topMargin: -Theme.px(2) }
            visible: !page.tight
            text: page.game.titleLine
            size: Theme.f1
            color: Theme.muted
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
        }
        Rectangle { id: rule1; anchors { left: parent.left; right: parent.right; top: emblem.bottom; topMargin: Theme.px(page.tight ? 8 : 14) } height: 1; color: Theme.line }

        Flickable {
            id: flick
            visible: !page.drawing
            anchors { left: parent.left; right: parent.right; top: rule1.bottom; bottom: rule2.top }
            contentHeight: columns.height + Theme.px(28)
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            // what the keyboard reaches must be seen
            function reveal(item: Item) {
                const top = item.mapToItem(columns, 0, 0).y;
                if (top < contentY)
                    contentY = Math.max(0, top - Theme.px(12));
                else if (top + item.height + Theme.px(24) > contentY + height)
                    contentY = Math.min(contentHeight - height, top + item.height + Theme.px(24) - height);
            }
            Flow {
                id: columns
                x: Theme.px(20)
                y: Theme.px(14)
                width: flick.width - Theme.px(40)
                spacing: Theme.px(28)
                SeatList {
                    viewTop: flick.contentY - columns.y - y
                    viewBottom: viewTop + flick.height
                    width: page.narrow ? parent.width : Math.floor((parent.width - parent.spacing) * 0.5)
                    game: page.game
                    onRevealed: (item) => flick.reveal(item)
                }
                RuleList {
                    viewTop: flick.contentY - columns.y - y
                    viewBottom: viewTop + flick.height
                    width: page.narrow ? parent.width : Math.ceil((parent.width - parent.spacing) * 0.5) - 1
                    game: page.game
                    onRevealed: (item) => flick.reveal(item)
                }
            }
        }
        Loader {
            id: drawn
            active: page.drawing
            visible: active
            anchors { left: parent.left; right: parent.right; margins: Theme.px(20); verticalCenter: flick.verticalCenter }
            function show() { setSource(active ? "SeatDraw.qml" : "", active ? { cards: page.game.draw } : {}); }
            onActiveChanged: show()
        }
        Binding { target: drawn.item; property: "cards"; value: page.game.draw; when: page.drawing }   // names follow the language
        Rectangle {     // there is more below
            visible: !page.drawing && flick.contentY + flick.height < flick.contentHeight - 2
            anchors { left: parent.left; right: parent.right; bottom: rule2.top }
            height: Theme.px(18)
            gradient: Gradient {
                GradientStop { position: 0; color: "#00F7F4EC" }
                GradientStop { position: 1; color: "#FFF0EBDD" }
            }
        }
        Rectangle { id: rule2; anchors { left: parent.left; right: parent.right; bottom: foot.top; bottomMargin: Theme.px(page.tight ? 7 : 14) } height: 1; color: Theme.line }
        Item {
            id: foot
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.px(page.tight ? 8 : 16); leftMargin: Theme.px(20); rightMargin: Theme.px(20) }
            height: start.height
            KButton {
                objectName: "newRules"
                visible: page.game.problem === "" && !page.drawing
                kind: "quiet"
                icon: "log"
                text: qsTr("Rules of this table")
                width: Math.min(implicitWidth, foot.width - start.width - cancel.width - Theme.px(22))
                LayoutMirroring.enabled: Language.rtl
                anchors { left: parent.left; verticalCenter: parent.verticalCenter }
                onClicked: Khiar.openDocument("rules/new")
            }
            Txt {
                anchors { left: parent.left; right: cancel.left; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
                text: page.game.problem
                color: Theme.cost
                size: Theme.f1
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignLeft
            }
            KButton {
                id: cancel
                objectName: "cancelButton"
                text: qsTr("Cancel")
                anchors { right: start.left; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
                onClicked: page.leave()
            }
            KButton {
                id: start
                objectName: "startButton"
                kind: "primary"
                icon: "cards"
                focus: true
                text: qsTr("Deal")
                enabled: page.game.problem === ""
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                onClicked: page.game.start()
                Component.onCompleted: forceActiveFocus()
            }
        }
    }
}
