// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// A heading, a paragraph, or an item of a list with its mark.
Item {
    id: prose
    required property var row              // the GuideBlock
    implicitHeight: text.height
    Txt {
        visible: prose.row.kind === "item"
        x: Language.rtl ? prose.width - prose.row.indent + Theme.px(8) : prose.row.indent - width - Theme.px(8)
        width: Theme.px(24)
        height: text.firstLine
        text: prose.row.marker
        size: Theme.reading(16)
        color: Theme.accentInk
        bold: true
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }
    GuideProse {
        id: text
        anchors { left: parent.left; leftMargin: prose.row.indent; right: parent.right }
        runs: prose.row.parts
        links: prose.row.links
        spoken: prose.row.spoken
        role: prose.row.kind === "heading" ? Accessible.Heading : prose.row.kind === "item" ? Accessible.ListItem : Accessible.StaticText
        size: prose.row.kind !== "heading" ? Theme.reading(16) : Theme.reading(prose.row.level === 1 ? 32 : prose.row.level === 2 ? 24 : 18)
        bold: prose.row.kind === "heading"
        leave: prose.row.stops
        onFollowed: (target) => prose.row.followed(target)
        onReached: (item) => prose.row.reached(item)
    }
}
