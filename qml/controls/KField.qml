// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// One line of text in either script: it lies on the side where its own script begins, whatever the page does.
FocusScope {
    id: f
    property alias text: input.text
    property alias maximumLength: input.maximumLength
    property alias readOnly: input.readOnly
    property string placeholder: ""
    property string label: ""
    property string description: ""
    property int roomBefore: Theme.px(12)  // for an icon before the words, for a button after them
    property int roomAfter: Theme.px(12)
    signal edited(text: string)            // after each change by the person
    signal accepted                        // Enter, or the focus left after a change
    signal entered                         // Enter
    implicitWidth: Theme.px(220)
    implicitHeight: Theme.px(38)
    opacity: enabled ? 1 : 0.45
    function selectAll() { input.selectAll(); }
    Rectangle {
        anchors.fill: parent
        anchors.margins: input.activeFocus ? -1 : 0
        radius: Theme.px(10) + (input.activeFocus ? 1 : 0)
        antialiasing: true
        color: input.activeFocus ? Theme.accentInk : Theme.controlLine
        Rectangle {
            anchors.fill: parent
            anchors.margins: input.activeFocus ? 2 : 1
            radius: Theme.px(9)
            antialiasing: true
            color: Theme.surface
        }
    }
    TextInput {
        id: input
        focus: true
        anchors { fill: parent; leftMargin: f.roomBefore; rightMargin: f.roomAfter }
        activeFocusOnTab: true
        clip: true
        selectByMouse: true
        verticalAlignment: TextInput.AlignVCenter
        font.pixelSize: Theme.f2
        color: Theme.text
        selectionColor: Theme.accent
        selectedTextColor: Theme.textOnAccent
        maximumLength: 40
        Accessible.role: Accessible.EditableText
        Accessible.name: f.label !== "" ? f.label : f.placeholder
        Accessible.description: f.description
        onTextEdited: f.edited(text)
        onEditingFinished: f.accepted()
        onAccepted: f.entered()
    }
    Txt {
        visible: input.text === "" && input.preeditText === ""
        anchors.fill: input
        text: f.placeholder
        color: Theme.muted
        Accessible.ignored: true
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
        LayoutMirroring.enabled: Language.rtl
    }
}
