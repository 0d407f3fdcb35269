// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// What one deal meant for one seat: the amount and the new total, a line for each reason with its cards, the cucumbers that
// came with it. Whose score did not change shows the total alone, quietly.
Rectangle {
    id: root
    property var cell: ({})                // a map of ScoreSheetModel's Cells
    property bool payments: false          // who pays whom at the end: there is no total
    property color ground: Theme.surface
    readonly property bool scored: cell.scored ?? false
    readonly property var lines: cell.lines ?? []
    readonly property real wish: column.height + Theme.px(16)
    color: ground
    Column {
        id: column
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.px(8); rightMargin: Theme.px(8) }
        spacing: Theme.px(3)
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(7)
            LayoutMirroring.enabled: Language.rtl
            LeadMark { visible: !root.payments && (root.cell.leads ?? false); anchors.verticalCenter: parent.verticalCenter }
            Rectangle {
                visible: root.scored
                width: amount.implicitWidth + Theme.px(14)
                height: Theme.px(22)
                radius: height / 2
                antialiasing: true
                color: Theme.nav
                anchors.verticalCenter: parent.verticalCenter
                // the sign stands left of the number in both languages
                Txt { id: amount; anchors.centerIn: parent; height: parent.height; text: (root.cell.amount > 0 ? "\u200E+" : "") + Theme.num(root.cell.amount ?? 0); size: Theme.f1; bold: true; color: Theme.muted; Accessible.ignored: true }
            }
            Txt {
                visible: !root.payments
                text: root.cell.out && !root.cell.outNow && !root.scored ? "–" : Theme.num(root.cell.total ?? 0)
                size: root.scored ? Theme.f3 : Theme.f2
                bold: root.scored
                color: root.scored ? Theme.text : Theme.muted
                Accessible.ignored: true
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Repeater {
            model: root.lines.length
            Column {
                id: reason
                required property int index
                readonly property var line: root.lines[index] ?? ({})
                width: column.width
                spacing: Theme.px(2)
                Txt {
                    width: parent.width
                    text: (reason.line.text ?? "") + (root.payments && root.lines.length > 1 ? " \u2068" + part.text + "\u2069" : "")
                    visible: text !== ""
                    size: Theme.f1
                    color: Theme.muted
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: Theme.px(6)
                    LayoutMirroring.enabled: Language.rtl
                    Chips {
                        visible: cards.length > 0
                        cards: reason.line.cards ?? []
                        special: Khiar.session.markedFaces
                        paper: true
                        room: column.width - (part.visible ? part.width + Theme.px(6) : 0)
                        width: visible ? implicitWidth : 0
                        height: visible ? implicitHeight : 0
                    }
                    Txt {   // its part of the sum, where there are several
                        id: part
                        visible: root.lines.length > 1 && !root.payments
                        height: visible ? Theme.px(22) : 0
                        text: (reason.line.amount > 0 ? "\u200E+" : "") + Theme.num(reason.line.amount ?? 0)
                        size: Theme.f1
                        bold: true
                        color: Theme.muted
                        Accessible.ignored: true
                    }
                }
            }
        }
        Row {
            visible: (root.cell.gained ?? 0) + (root.cell.gainedHalves ?? 0) > 0 || (root.cell.outNow ?? false)
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(5)
            LayoutMirroring.enabled: Language.rtl
            CucumberMarks { whole: root.cell.gained ?? 0; halves: root.cell.gainedHalves ?? 0; size: Theme.px(30); color: Theme.text; anchors.verticalCenter: parent.verticalCenter }
            Txt { visible: root.cell.outNow ?? false; text: qsTr("out"); size: Theme.f1; bold: true; color: Theme.cost; Accessible.ignored: true }
        }
    }
}
