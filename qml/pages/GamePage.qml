// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// What one game is: names, figures, how its rules differ from the first game of its family (or, for that one, what they are),
// and the other games of the family.
Page {
    id: page
    objectName: "gamePage"
    readonly property GameProfile game: Khiar.profile
    title: game.familyName
    onBack: Khiar.back()
    Keys.onPressed: (event) => event.accepted = scroller.scrollKey(event.key)
    readonly property int column: Math.min(Theme.px(1060), width - Theme.px(48))
    readonly property bool wide: column >= Theme.px(820)       // two columns of rules

    Connections {       // another game of the family: from the beginning
        target: page.game
        function onGameIdChanged() {
            scroller.contentY = 0;
            play.forceActiveFocus();
            settled.restart();
        }
    }
    Timer {     // when everything has its place: in a low window with large text Play lies below
        id: settled
        interval: 30
        running: true
        onTriggered: if (play.activeFocus) scroller.reveal(play)
    }

    Scroller {
        id: scroller
        anchors.fill: parent
        inner: all.height + Theme.px(52)
        Column {
            id: all
            x: Math.round((scroller.width - width) / 2)
            y: Theme.px(24)
            width: page.column
            spacing: Theme.px(18)

            GameHead {
                id: head
                width: parent.width
                game: page.game
            }
            Flow {
                x: Language.rtl ? 0 : head.indent
                width: parent.width - head.indent
                spacing: Theme.px(10)
                KButton {
                    id: play
                    objectName: "gamePlay"
                    focus: true
                    kind: "primary"
                    icon: "play"
                    text: qsTr("Play")
                    label: qsTr("Play: %1").arg(page.game.name)
                    onClicked: Khiar.openNew(page.game.gameId)
                    Component.onCompleted: forceActiveFocus()
                }
                KButton {
                    objectName: "gameLearn"
                    visible: page.game.learnable
                    icon: "book"
                    text: qsTr("Learn")
                    label: qsTr("Learn: %1").arg(page.game.name)
                    onClicked: Khiar.openGuide(page.game.gameId, "")
                }
                KButton {
                    objectName: "gameRules"
                    kind: "quiet"
                    icon: "log"
                    text: qsTr("The rules in full")
                    label: qsTr("The rules in full: %1").arg(page.game.name)
                    onClicked: Khiar.openDocument("rules/" + page.game.gameId)
                }
                KButton {
                    objectName: "gameHouse"
                    kind: "quiet"
                    icon: "edit"
                    text: qsTr("House rules…")
                    onClicked: Khiar.newHouse(page.game.gameId)
                }
            }
            Txt {
                width: parent.width
                topPadding: Theme.px(6)
                text: page.game.rulesTitle
                size: Theme.f3
                bold: true
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignLeft
                Accessible.role: Accessible.Heading
            }
            RuleGroups {
                width: parent.width
                groups: page.game.groups
                columns: page.wide ? 2 : 1
            }
            Item {
                visible: page.game.baseId !== ""
                width: parent.width
                height: baseButton.height
                Txt {
                    id: rest
                    anchors { left: parent.left; verticalCenter: parent.verticalCenter }
                    width: Math.min(implicitWidth, parent.width - baseButton.width - Theme.px(10))
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignLeft
                    text: page.game.restLine
                    color: Theme.muted
                }
                KButton {
                    id: baseButton
                    objectName: "gameBase"
                    anchors { left: rest.right; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                    kind: "quiet"
                    //: the name of a game
                    text: qsTr("The rules of %1").arg(page.game.baseName)
                    onClicked: Khiar.openGame(page.game.baseId)
                }
            }
            Txt {
                width: parent.width
                topPadding: Theme.px(6)
                text: qsTr("More of this family")
                size: Theme.f3
                bold: true
                horizontalAlignment: Text.AlignLeft
                Accessible.role: Accessible.Heading
            }
            Flow {
                width: parent.width
                spacing: Theme.px(8)
                Repeater {
                    model: page.game.siblings
                    GameChip {
                        required property var modelData
                        gameId: modelData.gameId
                        name: modelData.name
                        emblem: modelData.emblem
                        current: modelData.gameId === page.game.gameId
                        onClicked: Khiar.openGame(gameId)
                    }
                }
            }
        }
    }
}
