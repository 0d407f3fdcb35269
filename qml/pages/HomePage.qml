// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The shelf: what can be continued, then the games by families. A search goes by words (Ctrl+F, / or simply typing), another
// filter by the number of players.
Page {
    id: home
    header: false
    title: qsTr("Khiar")
    readonly property ShelfModel shelf: Khiar.shelf
    readonly property int gap: Theme.px(14)
    readonly property int room: width - 2 * Theme.px(24)
    readonly property int columns: Math.max(1, Math.min(4, Math.floor((room + gap) / (Theme.px(384) + gap))))
    readonly property int inner: columns < 3 ? room : columns * Theme.px(384) + (columns - 1) * gap    // in wide windows tiles keep their measure
    readonly property int side: Math.round((width - inner) / 2)
    readonly property bool narrow: inner < Theme.px(900)       // the bar has no room for words
    readonly property bool tiny: inner < Theme.px(700)         // nor for anything but the search
    readonly property int tileW: Math.floor((inner - (columns - 1) * gap) / columns)
    readonly property string found: { Language.code; return shelf.countText(shelf.count + Khiar.houseShelf.count); }
    onBack: shelf.showAll()

    function searchNow() {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
        search.selectAll();
    }
    // Keys that nobody else took: letters are searched for.
    Keys.onPressed: (event) => {
        const letter = event.text.length === 1 && event.text > " " && event.text !== "\u007f" && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier));
        event.accepted = true;
        if ((event.key === Qt.Key_F && event.modifiers === Qt.ControlModifier) || (event.text === "/" && !search.activeFocus)) {
            home.searchNow();
        } else if (letter && !search.activeFocus) {
            shelf.search += event.text;
            search.forceActiveFocus(Qt.ShortcutFocusReason);
        } else if (event.key === Qt.Key_Down && !grid.activeFocus && !house.activeFocus) {
            if (house.count > 0)
                house.goCurrent();
            else
                grid.goCurrent();
        } else {
            event.accepted = scroller.scrollKey(event.key);
        }
    }

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
            visible: !home.tiny
            anchors { left: logo.right; leftMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
            text: qsTr("Khiar")
            size: Theme.f4
            bold: true
        }
        Txt {
            id: otherWord
            visible: !home.narrow
            anchors { left: word.right; leftMargin: Theme.px(10); baseline: word.baseline }
            //: the program's name in the other script
            text: qsTr("خیار")
            size: Theme.f3
            color: Theme.muted
        }
        SearchField {
            id: search
            objectName: "searchField"
            anchors {
                left: home.tiny ? logo.right : home.narrow ? word.right : otherWord.right
                leftMargin: Theme.px(home.tiny ? 14 : 24)
                verticalCenter: parent.verticalCenter
            }
            width: Math.max(Theme.px(90), Math.min(Theme.px(340), head.width - 2 * home.side - logo.width - buttons.width - Theme.px(40)
                - (home.tiny ? 0 : word.width + Theme.px(10)) - (home.narrow ? 0 : otherWord.width + Theme.px(10)) - (home.tiny ? 0 : players.width + Theme.px(10))))
            text: home.shelf.search
            placeholder: qsTr("Search games")
            label: qsTr("Search games")
            description: home.shelf.filtering ? home.found : ""
            onEdited: (text) => home.shelf.search = text
            onCleared: {
                home.shelf.search = "";
                search.forceActiveFocus();
            }
            onEntered: if (home.shelf.filtering && grid.count > 0) Khiar.openGame(grid.cellAt(0).gameId)
        }
        Loader {
            id: players
            active: !home.tiny
            source: "PlayersFilter.qml"
            width: Theme.px(170)
            anchors { left: search.right; leftMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        }
        Row {
            id: buttons
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

    Scroller {
        id: scroller
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom }
        inner: content.height + Theme.px(10)
        Column {
            id: content
            x: home.side
            width: home.inner
            ContinueBanner {
                width: parent.width
                visible: Khiar.canContinue && !home.shelf.filtering
            }
            Item {      // what was found, and the filter where the bar has no room for it
                id: tools
                visible: home.shelf.filtering || home.tiny
                width: parent.width
                height: Theme.px(46)
                Txt {
                    id: number
                    objectName: "foundCount"
                    anchors { left: parent.left; verticalCenter: parent.verticalCenter }
                    text: home.found
                    color: Theme.muted
                    Accessible.role: Accessible.AlertMessage
                }
                KButton {
                    objectName: "showAllButton"
                    visible: home.shelf.filtering && grid.count + house.count > 0
                    anchors { left: number.right; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                    kind: "quiet"
                    vpad: Theme.px(5)
                    text: qsTr("Show all games")
                    onClicked: home.shelf.showAll()
                }
                Loader {
                    active: home.tiny
                    source: "PlayersFilter.qml"
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                }
            }
            HouseGrid {
                id: house
                width: parent.width
                columns: home.columns
                tileW: home.tileW
                onAbove: search.forceActiveFocus(Qt.BacktabFocusReason)
                onBelow: grid.goCurrent()
            }
            ShelfGrid {
                id: grid
                width: parent.width
                columns: home.columns
                tileW: home.tileW
                seen: home.columns * Math.ceil(scroller.height / (tileH + gap))
                solid: !Khiar.canContinue
                onAbove: house.count > 0 ? house.goCurrent() : search.forceActiveFocus(Qt.BacktabFocusReason)
            }
            Column {    // nothing was found
                objectName: "nothingFound"
                visible: grid.count + house.count === 0 && home.shelf.filtering
                width: parent.width
                topPadding: Theme.px(40)
                spacing: Theme.px(12)
                Image {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Theme.px(72)
                    height: width
                    source: Theme.assets + "art/slice.svg"
                    sourceSize.width: width
                    sourceSize.height: height
                }
                Txt { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: qsTr("No game like that is here"); size: Theme.f4; bold: true; wrapMode: Text.WordWrap }
                Txt {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    color: Theme.muted
                    text: qsTr("Try fewer letters of its name, its country, or another number of players.")
                }
                KButton {
                    objectName: "showAllGames"
                    anchors.horizontalCenter: parent.horizontalCenter
                    kind: "primary"
                    text: qsTr("Show all games")
                    onClicked: {
                        home.shelf.showAll();
                        search.forceActiveFocus();
                    }
                }
            }
            Txt {
                visible: grid.count === 0 && !home.shelf.filtering
                width: parent.width
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignLeft
                text: qsTr("The shelf is empty because the list of games could not be read. Install Khiar again.")
            }
        }
    }
}
