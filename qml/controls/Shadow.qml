// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The soft shadow is a picture; nothing here needs an effect.
BorderImage {
    property bool wide: false
    property bool small: false
    readonly property int m: wide ? 34 : small ? 9 : 18
    readonly property int b: wide ? 50 : small ? 16 : 30
    property real drop: wide ? 8 : small ? 1 : 3
    anchors.fill: parent
    anchors.margins: -m
    anchors.topMargin: -m + drop
    anchors.bottomMargin: -m - drop
    border { left: b; right: b; top: b; bottom: b }
    source: Theme.assets + (wide ? "art/shadow-wide.png" : small ? "art/shadow-small.png" : "art/shadow.png")
}
