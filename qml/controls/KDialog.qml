// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Khiar.Models

// A question or a message over everything: title, text, whatever the owner puts in, buttons. Escape closes.
// The first "primary" or "danger" button has the focus, else the first of all.
T.Popup {
    id: d
    property string title: ""
    property string text: ""
    property string icon: ""               // "warning" before an error
    property var buttons: [{ text: qsTr("Close"), kind: "primary" }]   // [{text, kind, icon}]
    property Item start: null              // has the focus at first, instead of a button
    default property alias content: extra.data
    signal answered(index: int)            // a button was pressed; the dialog is closed already
    signal dismissed                       // Escape
    property bool pressed: false

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    focus: true
    dim: true
    margins: 16
    padding: Theme.px(24)
    closePolicy: T.Popup.CloseOnEscape
    implicitWidth: Math.min(parent ? parent.width - 32 : 480, Theme.px(480))
    implicitHeight: body.height + 2 * padding
    onOpened: {
        pressed = false;
        let first = -1;
        for (let i = 0; i < buttons.length; ++i) {
            if (first < 0 && (buttons[i].kind === "primary" || buttons[i].kind === "danger"))
                first = i;
        }
        const target = start ?? answerRow.itemAt(Math.max(0, first));
        if (target)
            target.forceActiveFocus(Qt.PopupFocusReason);
    }
    onClosed: if (!pressed) dismissed()

    T.Overlay.modal: Rectangle { color: "#99000000" }
    background: Item {
        Shadow { wide: true }
        Box { anchors.fill: parent; radius: Theme.px(18); fill: Theme.paper }
    }
    Item {
        id: body
        width: parent.width
        height: column.height
        LayoutMirroring.enabled: Language.rtl
        LayoutMirroring.childrenInherit: true
        Accessible.role: Accessible.Dialog
        Accessible.name: d.title
        Accessible.description: d.text
        Column {
            id: column
            width: parent.width
            spacing: Theme.px(12)
            Item {
                width: parent.width
                height: Math.max(ic.visible ? ic.height : 0, ttl.height)
                visible: d.title !== ""
                Icon { id: ic; visible: d.icon !== ""; name: d.icon; size: Theme.px(26); color: Theme.cost; anchors { left: parent.left; verticalCenter: parent.verticalCenter } }
                Txt {
                    id: ttl
                    text: d.title
                    size: Theme.f3
                    bold: true
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignLeft
                    anchors { left: ic.visible ? ic.right : parent.left; leftMargin: ic.visible ? Theme.px(10) : 0; right: parent.right }
                }
            }
            Txt {
                visible: d.text !== ""
                width: parent.width
                text: d.text
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignLeft
                color: Theme.text
                lineHeight: Language.rtl ? 1.2 : 1.1
            }
            Column { id: extra; width: parent.width; spacing: Theme.px(10); visible: children.length > 0 }
            Item {
                width: parent.width
                height: answers.height + Theme.px(8)
                Flow {
                    id: answers
                    // the answers stand at the end of the line, the main one last
                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                    spacing: Theme.px(10)
                    layoutDirection: Qt.RightToLeft
                    Repeater {
                        id: answerRow
                        model: d.buttons.length
                        KButton {
                            required property int index
                            readonly property var what: d.buttons[index] ?? ({})
                            text: what.text ?? ""
                            kind: what.kind ?? "line"
                            icon: what.icon ?? ""
                            onClicked: {
                                d.pressed = true;
                                d.close();
                                d.answered(index);
                            }
                        }
                    }
                }
            }
        }
    }
}
