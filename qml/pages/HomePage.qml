// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The shelf: what can be continued, then the games by families.
Page {
    id: home
    header: false
    title: qsTr("Khiar")
    readonly property int side: Math.round(Math.max(Theme.px(24), (width - Theme.px(1180)) / 2))
    readonly property int inner: width - 2 * side
    readonly property int columns: Math.max(1, Math.min(4, Math.floor((inner + Theme.px(14)) / Theme.px(354))))
    readonly property bool narrow: inner < Theme.px(580)       // the bar has no room for words
    readonly property int tileW: Math.floor((inner - (columns - 1) * Theme.px(14)) / columns)

    Item {
        id: head
        z: 1        // above what scrolls: shapes are not clipped by the software renderer
        width: parent.width
        height: Theme.px(64)
        Rectangle { anchors.fill: parent; color: Theme.paper }
        Image {
            id: logo
            anchors { left: parent.left; leftMargin: home.side; verticalCenter: parent.verticalCenter }
            width: Theme.px(36)
            height: width
            source: Theme.assets + "art/slice.svg"
            sourceSize.width: width
            sourceSize.height: height
        }
        Txt {
            id: word
            anchors { left: logo.right; leftMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
            text: qsTr("Khiar")
            size: Theme.f4
            bold: true
        }
        Txt {
            visible: !home.narrow
            anchors { left: word.right; leftMargin: Theme.px(10); baseline: word.baseline }
            //: the program's name in the other script
            text: qsTr("خیار")
            size: Theme.f3
            color: Theme.muted
        }
        Row {
            anchors { right: parent.right; rightMargin: home.side; verticalCenter: parent.verticalCenter }
            spacing: Theme.px(6)
            KButton {
                objectName: "savedButton"
                kind: "quiet"
                icon: "save"
                text: home.narrow ? "" : label
                label: qsTr("Saved games")
                onClicked: Khiar.page = "saved"
            }
            KButton {
                objectName: "settingsButton"
                kind: "quiet"
                icon: "gear"
                text: home.narrow ? "" : label
                label: qsTr("Settings")
                onClicked: Khiar.page = "settings"
            }
            KButton {
                objectName: "languageButton"
                kind: "line"
                icon: "globe"
                text: Language.nextName
                onClicked: Language.code = Language.nextCode
            }
        }
    }

    Flickable {
        id: flick
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }
        contentHeight: shelf.height + Theme.px(24)
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        Column {
            id: shelf
            x: home.side
            width: home.inner
            spacing: Theme.px(14)
            ContinueBanner {
                width: parent.width
                visible: Khiar.canContinue
            }
            Flow {
                width: parent.width
                spacing: Theme.px(14)
                Repeater {
                    id: games
                    model: Khiar.catalogue
                    Column {
                        id: cell
                        required property int index
                        required property string gameId
                        required property bool firstOfFamily   // carries the family's name over the row
                        required property string familyName
                        required property string familyLine
                        required property string name
                        required property string otherName
                        required property string line
                        required property string emblem
                        required property int seatsMin
                        required property int seatsMax
                        required property int minutes
                        required property int difficulty
                        required property bool learnable
                        width: home.tileW
                        topPadding: Theme.px(2)
                        spacing: Theme.px(8)
                        Item {
                            width: parent.width
                            height: Theme.px(30)
                            Txt { id: fam; visible: cell.firstOfFamily; anchors { left: parent.left; verticalCenter: parent.verticalCenter } text: cell.familyName; size: Theme.f3; bold: true }
                            Txt {
                                visible: cell.firstOfFamily
                                anchors { left: fam.right; leftMargin: Theme.px(12); baseline: fam.baseline }
                                text: cell.familyLine
                                color: Theme.muted
                            }
                        }
                        GameTile {
                            objectName: "play:" + cell.gameId
                            width: parent.width
                            emblem: cell.emblem
                            name: cell.name
                            otherName: cell.otherName
                            line: cell.line
                            seatsFrom: cell.seatsMin
                            seatsTo: cell.seatsMax
                            minutes: cell.minutes
                            difficulty: cell.difficulty
                            learnable: cell.learnable
                            focused: cell.index === 0 && !Khiar.canContinue
                            onPlay: Khiar.openNew(cell.gameId)
                            onLearn: Khiar.openGuide(cell.gameId, "")
                        }
                    }
                }
            }
            Txt {
                visible: games.count === 0
                width: parent.width
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignLeft
                text: qsTr("The shelf is empty because the list of games could not be read. Install Khiar again.")
            }
        }
    }
}
