// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// What a search has found: documents, under each its places with the words marked. One stop of the keyboard: arrows, Enter.
Item {
    id: results
    readonly property var search: Khiar.guide.search
    property int rowW: 0                   // nothing may be bound to a size of the list: see GuideReader
    signal up
    signal taken
    onWidthChanged: rowW = width
    Component.onCompleted: rowW = width

    // Focuses the first row at or after this one that can be opened.
    function enter(row: int) {
        const wanted = search.next(row - 1, 1);
        if (wanted >= 0)
            go(wanted);
    }
    function go(row: int) {
        if (row < 0)
            return;
        list.positionViewAtIndex(row, ListView.Contain);
        list.itemAtIndex(row)?.forceActiveFocus(Qt.TabFocusReason);
        list.currentIndex = row;       // the row that had the focus must not lose its stop before
    }
    function take(row: int) {
        list.currentIndex = row;
        if (search.open(row))
            taken();
        else
            go(row);       // of "more", the first of the rest
    }
    function html(pieces: var): string {
        const ink = String(Theme.accentInk);
        return (pieces ?? []).map((p) => {
            const text = p.text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
            return p.mark ? "<u><font color=\"" + ink + "\">" + text + "</font></u>" : text;
        }).join("");
    }

    ListView {
        id: list
        objectName: "guideResults"
        anchors.fill: parent
        clip: true
        model: results.rowW > 0 ? results.search : null
        boundsBehavior: Flickable.StopAtBounds
        highlightFollowsCurrentItem: false
        cacheBuffer: 0         // rows that are being made would be missed when others are found
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Found")
        Keys.onPressed: (event) => {
            event.accepted = true;
            const before = results.search.next(currentIndex, -1);
            if (event.key === Qt.Key_Down)
                results.go(results.search.next(currentIndex, 1));
            else if (event.key === Qt.Key_Up)
                before >= 0 ? results.go(before) : results.up();
            else if (event.key === Qt.Key_Home)
                results.enter(0);
            else if (event.key === Qt.Key_End)
                results.go(results.search.next(count, -1));
            else
                event.accepted = false;
        }
        delegate: Pressable {
            id: row
            required property int index
            required property string kind
            required property string title
            required property var runs
            required property var snippet
            required property string spoken
            readonly property bool place: kind === "place"
            readonly property bool document: kind === "document"
            objectName: "found:" + index
            width: results.rowW
            height: words.height + Theme.px(document ? 14 : 16)
            activeFocusOnTab: index === list.currentIndex || activeFocus
            enabled: !document
            label: spoken
            Accessible.role: document ? Accessible.Heading : Accessible.ListItem
            onClicked: results.take(index)
            Rectangle {
                anchors { fill: parent; leftMargin: Theme.px(8); rightMargin: Theme.px(8) }
                radius: Theme.px(8)
                antialiasing: true
                visible: !row.document
                color: row.hovered || (row.index === list.currentIndex && row.place) ? Theme.track : "transparent"
                border.width: row.ring ? 2 : 0
                border.color: Theme.accentInk
            }
            Column {
                id: words
                anchors { left: parent.left; leftMargin: Theme.px(row.document ? 16 : 20); right: parent.right; rightMargin: Theme.px(18); verticalCenter: parent.verticalCenter }
                spacing: Theme.px(2)
                Txt {
                    width: parent.width
                    topPadding: Theme.px(row.document ? 6 : 0)
                    textFormat: row.place ? Text.StyledText : Text.PlainText
                    text: row.place ? results.html(row.runs) : row.title
                    size: row.document ? Theme.f1 : Theme.f2
                    bold: true
                    color: row.document ? Theme.muted : row.place ? Theme.text : Theme.accentInk
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignLeft
                    Accessible.ignored: true
                }
                Txt {
                    visible: row.place && text !== ""
                    width: parent.width
                    textFormat: Text.StyledText
                    text: results.html(row.snippet)
                    size: Theme.f1
                    color: Theme.text
                    wrapMode: Text.WordWrap
                    lineHeight: Language.rtl ? 1.15 : 1.05
                    maximumLineCount: 4
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignLeft
                    Accessible.ignored: true
                }
            }
        }
    }
}
