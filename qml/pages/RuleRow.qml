// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// One rule to read: its name and what it is about, at the end of the line its value and what that is in the other game.
Item {
    id: row
    property string key: ""
    property string name: ""
    property string sentence: ""
    property string value: ""
    property string base: ""
    property string spoken: ""
    property bool last: false
    objectName: "rule:" + key
    implicitHeight: Math.max(about.height, says.height) + Theme.px(18)
    height: implicitHeight
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.StaticText
    Accessible.name: row.spoken
    Accessible.description: row.sentence
    Column {
        id: about
        anchors { left: parent.left; leftMargin: Theme.px(18); top: parent.top; topMargin: Theme.px(9) }
        width: Math.round((row.width - Theme.px(36)) * 0.56)
        Txt { width: parent.width; text: row.name; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft; Accessible.ignored: true }
        Txt { width: parent.width; text: row.sentence; size: Theme.f1; color: Theme.muted; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft; Accessible.ignored: true }
    }
    Column {
        id: says
        anchors { left: about.right; leftMargin: Theme.px(16); right: parent.right; rightMargin: Theme.px(18); top: about.top }
        Txt { width: parent.width; text: row.value; bold: true; color: Theme.accentInk; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignRight; Accessible.ignored: true }
        Txt { visible: text !== ""; width: parent.width; text: row.base; size: Theme.f1; color: Theme.muted; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignRight; Accessible.ignored: true }
    }
    Rectangle { visible: !row.last; x: Theme.px(18); y: row.height - 1; width: row.width - 2 * x; height: 1; color: Theme.line }
}
