// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// Why something can't be chosen, and the way out: the settings that would make room for it, to be set at once or looked at.
Rectangle {
    id: way
    property var found: ({})               // OptionsModel.attempt()
    readonly property var changes: found.changes ?? []
    signal taken
    signal jumped(row: int)
    signal closed
    height: words.height + Theme.px(20)
    radius: Theme.px(10)
    antialiasing: true
    color: Theme.paper
    border.width: 1
    border.color: Theme.controlLine
    Accessible.role: Accessible.Grouping
    Accessible.name: way.found.why ?? ""
    Keys.onEscapePressed: way.closed()
    function focusFirst() { (take.visible ? take : shut).forceActiveFocus(Qt.TabFocusReason); }

    Column {
        id: words
        x: Theme.px(12)
        y: Theme.px(10)
        width: way.width - 2 * x
        spacing: Theme.px(6)
        Item {
            width: parent.width
            height: Math.max(why.height, shut.height)
            Txt {
                id: why
                objectName: "wayReason"
                anchors { left: parent.left; right: shut.left; rightMargin: Theme.px(8) }
                text: way.found.why ?? ""
                color: Theme.cost
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignLeft
            }
            KTool {
                id: shut
                objectName: "wayClose"
                anchors.right: parent.right
                implicitWidth: Theme.px(30)
                implicitHeight: Theme.px(30)
                icon: "close"
                label: qsTr("Close")
                onClicked: way.closed()
            }
        }
        Txt {
            visible: text !== ""
            width: parent.width
            text: way.found.also ?? ""
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignLeft
        }
        Flow {
            visible: way.changes.length > 0
            width: parent.width
            spacing: Theme.px(8)
            layoutDirection: Language.rtl ? Qt.RightToLeft : Qt.LeftToRight
            KButton {
                id: take
                objectName: "wayTake"
                visible: way.changes.length > 0
                kind: "soft"
                icon: "check"
                vpad: Theme.px(5)
                text: way.changes.length === 1 ? qsTr("Change this as well") : qsTr("Change these as well")
                onClicked: way.taken()
            }
            Repeater {
                model: way.changes.length
                KButton {
                    id: link
                    required property int index
                    readonly property var what: way.changes[index] ?? ({ row: -1, name: "" })
                    objectName: "wayLink:" + index
                    kind: "quiet"
                    icon: "next"
                    vpad: Theme.px(5)
                    //: %1 is the name of an option further up or down the page
                    text: qsTr("Look at %1").arg(Language.isolate(link.what.name))
                    onClicked: way.jumped(link.what.row)
                }
            }
        }
    }
}
