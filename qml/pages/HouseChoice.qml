// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// One value of an option that is open: chosen, to be chosen, or not to be chosen now, and then why.
Pressable {
    id: entry
    property string words: ""
    property string why: ""
    property bool answered: false          // the reason stands below already
    property bool current: false
    property bool ofPreset: false
    property string presetName: ""
    readonly property bool free: why === ""
    implicitHeight: Math.max(Theme.px(36), texts.height + Theme.px(10))
    height: implicitHeight
    focusOnClick: true
    label: words
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: entry.current
    Accessible.description: entry.free ? (entry.ofPreset ? tag.text : "") : entry.why
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Rectangle { anchors.fill: parent; radius: Theme.px(8); antialiasing: true; color: entry.hovered || entry.activeFocus ? Theme.soft : "transparent"; border.width: entry.ring ? 2 : 0; border.color: Theme.accentInk }
    Rectangle {     // the mark of a radio button
        id: mark
        anchors { left: parent.left; leftMargin: Theme.px(10); top: parent.top; topMargin: Theme.px(9) }
        width: Theme.px(18)
        height: width
        radius: width / 2
        antialiasing: true
        color: entry.free ? Theme.accentInk : Theme.controlLine
        Rectangle {
            anchors { fill: parent; margins: 2 }
            radius: width / 2
            antialiasing: true
            color: Theme.surface
            Rectangle { visible: entry.current; anchors { fill: parent; margins: Theme.px(3) } radius: width / 2; antialiasing: true; color: Theme.accentInk }
        }
    }
    Column {
        id: texts
        anchors { left: mark.right; leftMargin: Theme.px(10); right: parent.right; rightMargin: Theme.px(10); top: parent.top; topMargin: Theme.px(5) }
        Flow {
            width: parent.width
            spacing: Theme.px(10)
            layoutDirection: Language.rtl ? Qt.RightToLeft : Qt.LeftToRight
            Txt { width: Math.min(implicitWidth, parent.width); text: entry.words; bold: entry.current; color: entry.free ? Theme.text : Theme.muted; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft; Accessible.ignored: true }
            Txt {
                id: tag
                visible: entry.ofPreset
                //: which value a game has by itself; %1 is the game
                text: qsTr("as in %1").arg(Language.isolate(entry.presetName))
                color: Theme.muted
                Accessible.ignored: true
            }
        }
        Txt { visible: !entry.free && !entry.answered; width: parent.width; text: entry.why; size: Theme.f1; color: Theme.cost; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft; Accessible.ignored: true }
    }
}
