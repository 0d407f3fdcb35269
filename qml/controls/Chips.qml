// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// A seat's earlier cards where there is no room for pictures: rank and suit, in order, the newest last.
Item {
    id: chips
    property var cards: []
    property var special: []               // faces that carry the star of special cards
    property int room: 160
    property bool alignEnd: false
    property bool paper: false             // lies on a light page: an edge keeps it apart
    property int cell: Theme.px(31)        // width of one; 26 still hold the widest
    readonly property int fit: Math.max(1, Math.floor((room + 2) / (cell + 2)))
    readonly property int skip: cards.length > fit ? cards.length - fit + 1 : 0
    implicitHeight: Theme.px(22)
    implicitWidth: row.width
    Row {
        id: row
        spacing: 2
        Rectangle {
            visible: chips.skip > 0
            width: chips.cell; height: chips.height; radius: 4; antialiasing: true; color: "#55000000"
            Txt { anchors.centerIn: parent; text: Theme.digits("+" + chips.skip); size: Theme.f1; color: Theme.feltMuted }
        }
        Repeater {
            model: chips.cards.slice(chips.skip)
            Rectangle {
                id: chip
                LayoutMirroring.enabled: false
                LayoutMirroring.childrenInherit: true
                required property string modelData
                readonly property bool kille: /^kille/.test(modelData)
                readonly property bool fool: /^X/.test(modelData)       // a joker: the cucumber of its picture
                readonly property string own: fool ? modelData : kille ? modelData.slice(6) : /^V/.test(modelData) ? modelData.slice(1) : ""     // no suit: number or emblem
                readonly property bool picture: fool || (kille && !/^k[0-9]/.test(own))
                readonly property string suit: modelData.charAt(1)
                width: chips.cell; height: chips.height; radius: 4; antialiasing: true
                color: "#FFFDF8"
                Loader {        // over a corner, so that rank and suit stay whole
                    active: chips.special.indexOf(chip.modelData) >= 0
                    z: 1
                    width: Theme.px(11)
                    height: width
                    x: -Math.round(width * 0.3)
                    y: chip.height - Math.round(height * 0.75)
                    source: "SpecialMark.qml"
                }
                border.width: chips.paper ? 1 : 0
                border.color: Theme.controlLine
                Row {
                    anchors.centerIn: parent
                    spacing: 1
                    visible: chip.own === ""
                    Txt { text: chip.modelData.charAt(0) === "T" ? "10" : chip.modelData.charAt(0); size: Theme.f1; bold: true; topPadding: 2
                        color: Theme.suitColor(chip.suit); anchors.verticalCenter: parent.verticalCenter }
                    Image { source: chip.own === "" ? Theme.suitIcon(chip.suit, false) : ""; width: Theme.px(10); height: Theme.px(11); sourceSize.width: width; sourceSize.height: height; anchors.verticalCenter: parent.verticalCenter }
                }
                Txt { anchors.centerIn: parent; visible: chip.own !== "" && !chip.picture; text: chip.own.replace("k", ""); size: Theme.f1; bold: true; topPadding: 2; color: "#1E2623" }
                Image { anchors.centerIn: parent; visible: chip.picture; source: chip.fool ? Theme.assets + "art/cucumber.svg" : chip.picture ? Theme.assets + "art/kille-" + chip.own + ".svg" : ""
                    width: Theme.px(chip.fool ? 24 : 18); height: chip.fool ? Theme.px(11) : width; sourceSize.width: width; sourceSize.height: height }
            }
        }
    }
}
