// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// A line of a settings group: the words, a note below them, and the control (its child) at the end of the line, or
// below the words where there is no room beside them.
Item {
    id: line
    property string label: ""
    property string note: ""
    property bool warns: false             // the note says why something does not work
    property bool last: false
    default property alias control: slot.data
    readonly property int pad: Theme.px(18)
    readonly property bool stacked: slot.width > width * 0.58
    width: parent ? parent.width : 0
    height: stacked ? words.height + slot.height + Theme.px(30) : Math.max(Theme.px(56), words.height + Theme.px(20), slot.height + Theme.px(18))
    Column {
        id: words
        width: line.width - 2 * line.pad - (line.stacked ? 0 : slot.width + Theme.px(14))
        x: Language.rtl ? line.width - line.pad - width : line.pad
        y: line.stacked ? Theme.px(10) : Math.round((line.height - height) / 2)
        Txt { width: parent.width; text: line.label; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }
        Txt { visible: line.note !== ""; width: parent.width; text: line.note; size: Theme.f1; color: line.warns ? Theme.cost : Theme.muted; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }
    }
    Item {
        id: slot
        width: childrenRect.width
        height: childrenRect.height
        x: Language.rtl !== line.stacked ? line.pad : line.width - line.pad - width
        y: line.stacked ? line.height - height - Theme.px(12) : Math.round((line.height - height) / 2)
    }
    Rectangle { visible: !line.last; x: line.pad; y: line.height - 1; width: line.width - 2 * line.pad; height: 1; color: Theme.line }
}
