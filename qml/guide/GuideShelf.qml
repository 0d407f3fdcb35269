// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The shelf of documents, folded to the one that is open, and below it that one's contents. One stop of the keyboard: the arrows
// lead from line to line, Enter opens.
Scroller {
    id: shelf
    objectName: "guideShelf"
    readonly property var guide: Khiar.guide
    property bool unfolded: false
    property int current: 0                // the line that Tab reaches
    readonly property var documents: unfolded ? guide.shelf : []
    readonly property int first: documents.length + 1       // line of the first heading
    readonly property int lines: first + guide.contents.length
    signal up
    signal chosen
    inner: all.height + Theme.px(16)
    veils: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Contents")

    function line(at: int): GuideLine {
        return (at === 0 ? fold : at < first ? documentLines.itemAt(at - 1)?.line : headingLines.itemAt(at - first)) as GuideLine;
    }
    function goTo(at: int) {
        const wanted = Math.max(0, Math.min(lines - 1, at));
        line(wanted)?.forceActiveFocus(Qt.TabFocusReason);
        current = wanted;      // the line that had the focus must not lose its stop before
    }
    function enter() { goTo(unfolded ? current : guide.section >= 0 ? first + guide.section : 0); }
    // The line that asked for it may be gone when these come back.
    function openDocument(document: string) {
        unfolded = false;
        guide.openDocument(document);
        chosen();
    }
    function openHeading(anchor: string) {
        guide.follow("#" + anchor);
        chosen();
    }
    // Where one is stays in sight.
    function showSection() {
        const here = guide.section >= 0 ? line(first + guide.section) : null;
        if (here && !unfolded && !holdsFocus)
            reveal(here);
    }
    readonly property bool holdsFocus: focused !== null && holds(focused)
    Connections {
        target: shelf.guide
        function onPlaceChanged() { shelf.showSection(); }
        function onChanged() {
            if (!shelf.holdsFocus)
                shelf.current = 0;
            settling.restart();
        }
    }
    Component.onCompleted: settling.restart()
    Timer { id: settling; interval: 30; onTriggered: shelf.showSection() }      // when the lines have their places

    Keys.onPressed: (event) => {
        event.accepted = !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier));
        if (!event.accepted)
            return;
        if (event.key === Qt.Key_Down)
            goTo(current + 1);
        else if (event.key === Qt.Key_Up)
            current > 0 ? goTo(current - 1) : shelf.up();
        else if (event.key === Qt.Key_Home)
            goTo(0);
        else if (event.key === Qt.Key_End)
            goTo(lines - 1);
        else if (event.key === Qt.Key_PageDown)
            goTo(current + 10);
        else if (event.key === Qt.Key_PageUp)
            goTo(current - 10);
        else
            event.accepted = false;
    }

    component Title: Txt {
        size: Theme.f1
        bold: true
        color: Theme.muted
        leftPadding: Theme.px(20)
        rightPadding: Theme.px(20)
        topPadding: Theme.px(12)
        bottomPadding: Theme.px(4)
        horizontalAlignment: Text.AlignLeft
        elide: Text.ElideRight
        width: all.width
        Accessible.role: Accessible.Heading
    }
    Column {
        id: all
        width: shelf.width
        topPadding: Theme.px(2)
        GuideLine {
            id: fold
            objectName: "guideFold"
            width: all.width
            text: qsTr("All documents")
            icon: "book"
            mark: shelf.unfolded ? "up" : "down"
            tabbed: shelf.current === 0
            Accessible.role: Accessible.Button
            Accessible.checkable: true
            Accessible.checked: shelf.unfolded
            onClicked: {
                shelf.unfolded = !shelf.unfolded;
                shelf.goTo(0);
            }
        }
        Repeater {
            id: documentLines
            model: shelf.documents.length
            Column {
                id: entry
                required property int index
                readonly property var what: shelf.documents[index] ?? ({ document: "", title: "", group: "", here: false })
                property alias line: own
                width: all.width
                Title { visible: entry.what.group !== ""; text: entry.what.group }
                GuideLine {
                    id: own
                    objectName: "document:" + entry.what.document
                    width: all.width
                    text: entry.what.title
                    here: entry.what.here
                    depth: 1
                    tabbed: shelf.current === entry.index + 1
                    onClicked: shelf.openDocument(entry.what.document)
                }
            }
        }
        Title { visible: shelf.guide.contents.length > 0; text: qsTr("Contents"); }
        Repeater {
            id: headingLines
            model: shelf.guide.contents.length
            GuideLine {
                id: heading
                required property int index
                readonly property var what: shelf.guide.contents[index] ?? ({ text: "", level: 2, anchor: "" })
                objectName: "contents:" + what.anchor
                width: all.width
                text: what.text
                depth: what.level - 2
                small: what.level === 3
                here: index === shelf.guide.section
                tabbed: shelf.current === shelf.first + index
                onClicked: shelf.openHeading(heading.what.anchor)
            }
        }
    }
}
