// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// A row of the guide: heading, paragraph, item of a list, table, note, position, task or the end, in the middle of its width.
Item {
    id: row
    required property int index
    required property string kind
    required property int level
    required property string marker
    required property var parts
    required property var paragraphs
    required property var head
    required property var cells
    required property string spoken
    required property var links
    required property string caption
    required property int blockNumber
    required property var position
    required property bool first
    property int column: width             // width of the text
    property bool marked: false            // the heading that was asked for
    property real cut: 0                   // how much of the body is above the view
    property bool told: false              // it was asked for by keys and is being read out
    property var stops: null               // with function leave(item, step): bool
    signal followed(target: string)
    signal explained(anchor: string)
    signal reached(item: Item)
    signal toTable(block: int)
    readonly property int indent: Theme.reading(kind === "item" ? 26 + level * 26 : 0)
    readonly property int above: kind === "heading" ? Theme.reading(level === 1 ? 10 : level === 2 ? 26 : 18) : kind === "item" ? Theme.px(first ? 6 : 4) : kind === "play" || kind === "task" ? Theme.px(14) : kind === "end" ? Theme.px(28) : Theme.px(8)
    readonly property int below: kind === "heading" ? Theme.px(4) : kind === "play" || kind === "task" ? Theme.px(16) : Theme.px(6)
    height: above + body.height + below
    objectName: "row:" + index
    // Focused as a whole a row is read out; else its parts speak for themselves.
    Accessible.ignored: !activeFocus
    Accessible.focusable: true
    Accessible.role: kind === "heading" ? Accessible.Heading : kind === "item" ? Accessible.ListItem : kind === "table" ? Accessible.Table : kind === "play" || kind === "task" ? Accessible.Grouping : Accessible.Paragraph
    Accessible.name: kind === "play" ? qsTr("Position: %1").arg(spoken) : kind === "task" ? qsTr("Task: %1").arg(spoken) : spoken
    Accessible.description: activeFocus && row.position ? row.position.words : ""
    onActiveFocusChanged: if (!activeFocus) told = false
    // Written from outside the property makes qmlcachegen of Qt 6.4 fall over.
    function tell() { told = true; }
    Keys.onTabPressed: (event) => event.accepted = activeFocus && stops ? stops.goOn(index - 1, 1) : false
    Keys.onBacktabPressed: (event) => event.accepted = activeFocus && stops ? stops.goOn(index, -1) : false

    // The first (last) thing in this row that can have the focus.
    function focusEdge(last: bool): bool {
        const list = [body], stops = [];
        while (list.length > 0) {
            const item = list.shift();
            if (item.activeFocusOnTab && item.enabled)
                stops.push(item);
            list.unshift(...Array.from(item.children).filter((child) => child.visible));
        }
        if (stops.length === 0)
            return false;
        stops[last ? stops.length - 1 : 0].forceActiveFocus(last ? Qt.BacktabFocusReason : Qt.TabFocusReason);
        return true;
    }

    Rectangle {     // where a link has led, or what is being read out
        visible: row.marked || row.told
        width: Theme.px(4)
        height: body.height
        radius: width / 2
        antialiasing: true
        color: row.told ? Theme.accentInk : Theme.accent
        anchors { left: body.left; leftMargin: Theme.px(-12); top: body.top }
    }
    // By file: components written here would be bound to a context that Qt 6.4 does not accept from a delegate.
    Loader {
        id: body
        y: row.above
        x: Math.round((row.width - row.column) / 2)
        width: row.column
        Component.onCompleted: setSource(row.kind === "table" ? "GuideGridRow.qml" : row.kind === "note" ? "GuideNoteRow.qml"
            : row.kind === "play" || row.kind === "task" ? "GuidePlayRow.qml" : row.kind === "end" ? "GuideEndRow.qml" : "GuideProseRow.qml", { row: row })
    }
}
