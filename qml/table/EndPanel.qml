// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// How a match ended: the seats from the first place to the last, what each stands at, and who pays whom. Lies over the
// middle of the table until it is closed or another match begins. Two columns where many sit.
Item {
    id: panel
    property var table: null               // the Table whose keys its rows follow
    property real room: 600                // how wide it may be
    readonly property var result: Khiar.session.result
    readonly property bool drawn: result.length > 1 && !Khiar.session.counts && !result.some((r) => r.won)
    readonly property bool pays: result.some((r) => r.pays)
    readonly property int columns: result.length > 5 ? 2 : 1
    readonly property int lines: Math.ceil(result.length / columns)
    readonly property real rowH: Theme.px(Theme.compact ? 28 : 34)
    readonly property real wish: Theme.px(pays ? 400 : 300) * (columns === 2 ? 1.7 : 1)
    property bool closed: false
    objectName: "endPanel"
    visible: result.length > 0 && !closed
    width: Math.round(Math.min(room, wish))
    height: head.height + lines * rowH + Theme.px(12)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Result")
    readonly property bool over: Khiar.session.over
    onOverChanged: closed = false
    function itemAt(i: int): Item { return rows.itemAt(i); }

    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    MouseArea { anchors.fill: parent; hoverEnabled: true }     // nothing falls through to the table
    Shadow { wide: true }
    Box { anchors.fill: parent; radius: Theme.px(14); fill: Theme.plate; edge: Theme.plateLine }
    Item {
        id: head
        width: parent.width
        height: Theme.px(34)
        Txt {
            anchors { left: parent.left; leftMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
            //: heading of the result of a game that nobody has won
            text: panel.drawn ? qsTr("Draw") : qsTr("Result")
            size: Theme.f1
            color: Theme.feltMuted
            Accessible.ignored: true
        }
        KTool {
            objectName: "endPanelClose"
            icon: "close"
            label: qsTr("Close the result")
            darkGround: true
            color: Theme.feltMuted
            anchors { right: parent.right; rightMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
            onClicked: panel.closed = true
        }
    }
    Repeater {
        id: rows
        model: panel.result.length
        Item {
            id: row
            required property int index
            readonly property var of: panel.result[index] ?? ({})
            readonly property int column: Math.floor(index / Math.max(1, panel.lines))
            readonly property real inner: (panel.width - Theme.px(16)) / panel.columns
            readonly property string who: pay.visible && of.pay < 0 ? (of.lines ?? []).join(Language.rtl ? "، " : ", ") : ""
            x: Theme.px(8) + (Language.rtl ? panel.columns - 1 - column : column) * inner
            y: head.height + (index % Math.max(1, panel.lines)) * panel.rowH
            width: inner
            height: panel.rowH
            Accessible.role: Accessible.ListItem
            Accessible.name: row.of.spoken ?? ""
            Accessible.description: row.who
            Accessible.focusable: true
            Accessible.focused: row.activeFocus
            Keys.onPressed: (event) => { if (panel.table) panel.table.itemKey(row, event); }
            FocusRing { visible: row.activeFocus && panel.table !== null && panel.table.byKeys; around: Theme.px(8); edge: Theme.feltText; ground: Theme.plate }
            Rectangle {     // the winner's row
                visible: row.of.won ?? false
                anchors { fill: parent; leftMargin: Theme.px(2); rightMargin: Theme.px(2); topMargin: 1; bottomMargin: 1 }
                radius: Theme.px(8)
                antialiasing: true
                color: "#24F2B33D"
            }
            Txt {
                id: placeText
                anchors { left: parent.left; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                width: Theme.px(20)
                text: Theme.num(row.of.place ?? 0)
                size: Theme.f1
                color: row.of.won ? Theme.signal : Theme.feltMuted
                bold: row.of.won ?? false
                horizontalAlignment: Text.AlignLeft
                Accessible.ignored: true
            }
            Token { id: tok; kind: row.of.token ?? 0; size: Theme.px(22); anchors { left: placeText.right; verticalCenter: parent.verticalCenter } }
            Txt {
                anchors { left: tok.right; leftMargin: Theme.px(8); right: figures.left; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
                text: row.of.name ?? ""
                bold: row.of.won ?? false
                color: Theme.feltText
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignLeft
                Accessible.ignored: true
            }
            Row {
                id: figures
                anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
                spacing: Theme.px(8)
                LayoutMirroring.enabled: Language.rtl
                CucumberMarks { whole: row.of.cucumbers ?? 0; halves: row.of.halves ?? 0; size: Theme.px(22); anchors.verticalCenter: parent.verticalCenter }
                Row {       // nobody counts anything: who has cards left, and how many
                    visible: (row.of.cardsLeft ?? -1) >= 0
                    spacing: Theme.px(5)
                    LayoutMirroring.enabled: Language.rtl
                    anchors.verticalCenter: parent.verticalCenter
                    Icon { name: row.of.cardsLeft > 0 ? "cards" : "check"; size: Theme.px(16); color: row.of.cardsLeft > 0 ? Theme.feltMuted : Theme.accent; anchors.verticalCenter: parent.verticalCenter }
                    //: of a seat that has got rid of its cards
                    Txt { text: row.of.cardsLeft > 0 ? Theme.num(row.of.cardsLeft) : qsTr("no cards left"); size: Theme.f1; color: Theme.feltMuted; Accessible.ignored: true; anchors.verticalCenter: parent.verticalCenter }
                }
                ScoreFigure { kind: row.of.scoreKind ?? -1; value: row.of.score ?? 0; size: Theme.f2; wordy: !panel.pays; bold: row.of.won ?? false; anchors.verticalCenter: parent.verticalCenter }
                Txt {       // whom it goes to
                    visible: panel.pays
                    text: row.who
                    size: Theme.f1
                    color: Theme.feltMuted
                    width: Math.round(row.inner * 0.26)
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                    anchors.verticalCenter: parent.verticalCenter
                }
                Txt {       // the sign stands left of the number in both languages
                    id: pay
                    visible: row.of.pays ?? false
                    text: ((row.of.pay ?? 0) > 0 ? "\u200E+" : "") + Theme.num(row.of.pay ?? 0)
                    bold: true
                    color: (row.of.pay ?? 0) > 0 ? "#9CD57A" : (row.of.pay ?? 0) < 0 ? "#F08A82" : Theme.feltMuted
                    width: Math.max(Theme.px(34), implicitWidth)
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
