// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// One fact as a small pill: its sign where it has one, then its words; where room is short and the sign says enough, only
// the number. `spoken` is what a seat has just said: ink on cream, so that it is read first.
Rectangle {
    id: badge
    property int kind: -1                  // number of the kind in the engine's closed list
    property int value: 0
    property string words: ""
    property bool strong: false            // a fact of the whole table
    property bool brief: false             // as short as it can be
    property bool said: false              // what the seat last said
    property real most: Infinity           // never wider than this
    readonly property bool suited: (kind === 7 || kind === 8) && value >= 0 && value <= 3      // trump, own trump
    readonly property var icons: ({ 3: "person", 9: "hint", 10: "cards", 11: "check", 13: "cards" })
    readonly property bool chips: !said && (kind === 1 || kind === 4 || kind === 5)            // credits, pot, stake
    readonly property int heads: !said && !strong && kind === 3 && value > 0 && value <= 3 ? value : 0     // lives, one by one
    readonly property string icon: said || heads > 0 ? "" : icons[kind] ?? ""
    readonly property bool bare: (suited && !strong) || heads > 0      // the sign alone
    readonly property real sign: suited ? Theme.px(strong ? 16 : 13) : heads > 0 ? heads * Theme.px(11) : icon !== "" || chips ? Theme.px(strong ? 16 : 12) : 0
    // a factor is written as one; what is heard is the words
    readonly property string shownWords: kind === 6 && !said ? "\u200E×" + Theme.num(value) : words
    readonly property real air: Theme.px(strong ? 18 : 12)
    // widths with all words and in short, whichever is shown
    readonly property real fullWidth: Math.ceil(air + (bare ? sign : (sign > 0 ? sign + row.spacing : 0) + full.implicitWidth))
    readonly property real briefWidth: bare || (icon === "" && !chips) ? fullWidth : Math.ceil(air + sign + row.spacing + digits.implicitWidth)
    implicitHeight: Theme.px(strong ? (Theme.compact ? 24 : 26) : 18)
    implicitWidth: Math.min(most, brief ? briefWidth : fullWidth)
    radius: height / 2
    antialiasing: true
    color: said ? "#F3EFE4" : Theme.plate
    border.width: 1
    border.color: said ? "#8C8468" : Theme.feltMuted
    Accessible.role: Accessible.StaticText
    Accessible.name: badge.words
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(4)
        LayoutMirroring.enabled: Language.rtl
        Image {
            visible: badge.suited
            source: badge.suited ? Theme.suitIcon("SHDC".charAt(badge.value), !Theme.sand) : ""
            width: badge.sign
            height: Math.round(width * 1.05)
            sourceSize.width: width
            sourceSize.height: height
            anchors.verticalCenter: parent.verticalCenter
        }
        Row {
            visible: badge.heads > 0
            anchors.verticalCenter: parent.verticalCenter
            Repeater {
                model: badge.heads
                Icon { name: "person"; color: Theme.feltText; size: Theme.px(11); anchors.verticalCenter: parent ? parent.verticalCenter : undefined }
            }
        }
        Image {
            visible: badge.chips
            source: badge.chips ? Theme.assets + "art/chip.svg" : ""
            width: badge.sign
            height: width
            sourceSize.width: width
            sourceSize.height: height
            anchors.verticalCenter: parent.verticalCenter
        }
        Icon {
            visible: badge.icon !== "" && !badge.suited
            name: badge.icon
            color: Theme.feltMuted
            size: badge.sign
            anchors.verticalCenter: parent.verticalCenter
        }
        Txt {
            id: full
            visible: !badge.bare && !(badge.brief && (badge.icon !== "" || badge.chips))
            text: badge.shownWords
            size: Theme.f1
            bold: badge.said
            color: badge.said ? "#1E2623" : Theme.feltText
            width: Math.min(implicitWidth, badge.most - badge.air)
            elide: Text.ElideRight
            height: badge.height
            Accessible.ignored: true
            anchors.verticalCenter: parent.verticalCenter
        }
        Txt {
            id: digits
            visible: !badge.bare && badge.brief && (badge.icon !== "" || badge.chips)
            text: Theme.num(badge.value)
            size: Theme.f1
            color: Theme.feltText
            height: badge.height
            Accessible.ignored: true
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
