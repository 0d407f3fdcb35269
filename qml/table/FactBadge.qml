// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// One fact as a small pill: its sign where it has one, then its words (or the bare number where the sign says enough).
Rectangle {
    id: badge
    property int kind: -1                  // number of the kind in the engine's closed list
    property int value: 0
    property string words: ""
    property bool strong: false            // a fact of the whole table
    readonly property bool suited: (kind === 7 || kind === 8) && value >= 0 && value <= 3      // trump, own trump
    readonly property var icons: ({ 1: "star", 3: "person", 4: "star", 5: "star", 9: "hint", 10: "cards", 11: "check", 13: "cards" })
    readonly property string icon: icons[kind] ?? ""
    implicitHeight: Theme.px(strong ? 26 : 18)
    implicitWidth: row.width + Theme.px(strong ? 18 : 12)
    radius: height / 2
    antialiasing: true
    color: Theme.plate
    border.width: 1
    border.color: Theme.feltMuted
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
            width: Theme.px(badge.strong ? 16 : 13)
            height: Math.round(width * 1.05)
            sourceSize.width: width
            sourceSize.height: height
            anchors.verticalCenter: parent.verticalCenter
        }
        Icon {
            visible: badge.icon !== "" && !badge.suited
            name: badge.icon
            color: Theme.feltMuted
            size: Theme.px(badge.strong ? 16 : 12)
            anchors.verticalCenter: parent.verticalCenter
        }
        Txt {
            visible: badge.strong || !badge.suited
            text: badge.words
            size: Theme.f1
            color: Theme.feltText
            height: badge.height
            Accessible.ignored: true
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
