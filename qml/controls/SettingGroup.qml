// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Settings that belong together (SettingLines), under their heading.
Column {
    id: group
    property string title: ""
    default property alias lines: inner.data
    width: parent ? parent.width : 0
    spacing: Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.name: group.title
    Txt { width: parent.width; leftPadding: Theme.px(4); rightPadding: Theme.px(4); text: group.title; bold: true; color: Theme.accentInk; horizontalAlignment: Text.AlignLeft }
    Rectangle {
        width: parent.width
        height: inner.height
        radius: Theme.px(16)
        antialiasing: true
        color: Theme.surface
        border.color: Theme.line
        border.width: 1
        Column { id: inner; width: parent.width }
    }
}
