// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// Chips that lie in the middle of the table, as many as they are up to a dozen, and what they are in words.
Item {
    id: pile
    property int value: 0
    property string words: ""
    readonly property int shown: Math.max(0, Math.min(12, value))
    readonly property int chipW: Theme.px(Theme.compact ? 34 : 42)
    readonly property int chipH: Math.round(chipW * 26 / 48)
    readonly property int step: Theme.px(Theme.compact ? 4 : 5)
    width: chipW
    height: chipH + Math.max(0, Math.min(6, shown) - 1) * step
    Accessible.role: Accessible.StaticText
    Accessible.name: pile.words
    Repeater {      // two columns above six
        model: pile.shown
        Image {
            required property int index
            readonly property int column: Math.floor(index / 6)
            source: Theme.assets + "art/chip-side.svg"
            x: column * Math.round(pile.chipW * 0.72)
            y: pile.height - pile.chipH - (index % 6) * pile.step + column * Math.round(pile.chipH * 0.3)
            z: column * 10 + index % 6
            width: pile.chipW
            height: pile.chipH
            sourceSize.width: width
            sourceSize.height: height
        }
    }
}
