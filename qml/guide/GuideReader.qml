// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The open guide: contents at the side, or as a drop-down where it is narrow, and the text in a column that reads well.
// Rows are made as they come into sight. Keys: Tab through links and tables, arrows, PageUp, PageDown, Home and End scroll,
// Alt with an arrow goes back and forward.
FocusScope {
    id: reader
    property bool narrow: width < Theme.px(760)
    property bool closable: Khiar.guideBeside && Khiar.page === "table"   // stands beside the match: has a button that closes it
    readonly property bool bar: narrow || closable
    readonly property var guide: Khiar.guide
    readonly property int barH: bar ? Theme.px(50) : 0
    readonly property int side: narrow ? 0 : Theme.px(252)
    readonly property int column: Math.max(Theme.px(120), Math.min(Theme.px(680), viewW - Theme.px(narrow ? 32 : 64)))
    // Nothing must be bound to a size of the list: Qt 6.4 crashes when it makes and throws away rows while it tells of it.
    property int viewW: 0
    property int viewH: 0
    property real viewTop: 0                 // of what can be seen, in the height of the rows
    property bool placing: false           // the view goes somewhere by itself
    signal closed
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: guide.title

    // ---- places ----
    function place() {
        placing = true;
        view.positionViewAtIndex(guide.anchorRow, ListView.Beginning);
        if (activeFocus)
            view.forceActiveFocus(Qt.OtherFocusReason);    // Tab goes on from there
        again.restart();
    }
    // Rows that were not there yet have other heights than was guessed.
    Timer {
        id: again
        interval: 20
        onTriggered: view.positionViewAtIndex(reader.guide.anchorRow, ListView.Beginning)
    }
    Timer {
        id: ending              // the last rows get their heights when they are there
        property int turn: 0
        interval: 30
        repeat: true
        onRunningChanged: turn = 0
        onTriggered: {
            view.positionViewAtEnd();
            view.contentY += view.bottomMargin;
            if (++turn >= 4)
                stop();
        }
    }
    Connections {
        target: reader.guide
        function onChanged() { reader.place(); }
    }
    Component.onCompleted: {
        place();
        view.forceActiveFocus();
    }
    Component.onDestruction: Khiar.practice.leave()

    // Somebody goes elsewhere: the place that was asked for is forgotten.
    function moved() {
        placing = false;
        again.stop();
        ending.stop();
    }
    function tellPlace() {
        if (placing)
            return;
        const at = view.indexAt(view.width / 2, view.contentY + Theme.px(60));
        if (at >= 0)
            guide.setPlace(at);
    }
    function scroll(by: real) {
        moved();
        const top = view.originY - view.topMargin, bottom = view.originY + view.contentHeight - view.height + view.bottomMargin;
        view.contentY = Math.max(top, Math.min(Math.max(top, bottom), view.contentY + by));
    }
    // The item that has the focus comes into sight; once more when the rows above it have got their heights.
    property Item shown: null
    function reveal(item: Item) {
        shown = item;
        bring();
        later.restart();
    }
    Timer { id: later; interval: 30; onTriggered: reader.bring() }
    function bring() {
        if (!shown || !shown.visible)
            return;
        const at = shown.mapToItem(view, 0, 0).y, air = Theme.px(16);
        if (at < air)
            scroll(at - air);
        else if (at + shown.height > view.height - air)
            scroll(Math.min(at - air, at + shown.height - view.height + air));
    }
    // Tab and Backtab go from row to row as they are read: rows stand in the focus chain in the order in which they were made, and
    // the next stop may be in one that has not been made yet. False: within the row, the usual way.
    function leave(item: Item, step: int): bool {
        let row = item;
        while (row && !(row instanceof GuideBlock))
            row = row.parent;
        for (let i = item.nextItemInFocusChain(step > 0); row && i; i = i.parent) {
            if (i === row)
                return false;
        }
        return goOn(row ? row.index : 0, step);
    }
    function goOn(row: int, step: int): bool {
        for (let wanted = guide.nextStop(row, step); wanted >= 0; wanted = guide.nextStop(wanted, step)) {
            moved();
            view.positionViewAtIndex(wanted, ListView.Contain);
            const block = view.itemAtIndex(wanted) as GuideBlock;
            if (block && block.focusEdge(step < 0))
                return true;
        }
        const next = step > 0 ? slide.nextItemInFocusChain(true) : view;
        next.forceActiveFocus(step > 0 ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        return true;
    }

    Keys.onPressed: (event) => {
        event.accepted = true;
        if (event.modifiers & Qt.AltModifier && (event.key === Qt.Key_Left || event.key === Qt.Key_Right))
            (event.key === Qt.Key_Left) !== Language.rtl ? guide.back() : guide.forward();
        else if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            event.accepted = false;
        else if (event.key === Qt.Key_PageDown)
            scroll(view.height * 0.88);
        else if (event.key === Qt.Key_PageUp)
            scroll(-view.height * 0.88);
        else if (event.key === Qt.Key_Down)
            scroll(Theme.px(56));
        else if (event.key === Qt.Key_Up)
            scroll(-Theme.px(56));
        else if (event.key === Qt.Key_Home) {
            moved();
            view.positionViewAtBeginning();
            scroll(-view.topMargin);
        } else if (event.key === Qt.Key_End) {
            moved();
            view.positionViewAtEnd();
            ending.restart();
        } else if (event.key === Qt.Key_Escape && reader.closable)
            reader.closed();
        else
            event.accepted = false;
    }

    Rectangle { anchors.fill: parent; color: Theme.paper }

    // ---- the bar of a narrow reader ----
    Item {
        id: head
        z: 2        // above what scrolls: shapes are not clipped by the software renderer
        visible: reader.bar
        width: parent.width
        height: Theme.px(50)
        Rectangle { anchors.fill: parent; color: Theme.paper }
        Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.line }
        KTool {
            id: backTool
            objectName: "guideBack"
            visible: reader.closable
            enabled: reader.guide.canBack
            icon: "back"
            label: qsTr("Previous place")
            anchors { left: parent.left; leftMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
            onClicked: reader.guide.back()
        }
        KSelect {
            objectName: "guideContents"
            anchors {
                left: backTool.visible ? backTool.right : parent.left
                leftMargin: Theme.px(backTool.visible ? 4 : 16)
                right: closeTool.visible ? closeTool.left : parent.right
                rightMargin: Theme.px(closeTool.visible ? 4 : 16)
                verticalCenter: parent.verticalCenter
            }
            label: qsTr("Contents")
            placeholder: reader.guide.title
            items: reader.guide.contents.map((c) => c.text)
            current: reader.guide.section
            onChosen: (index) => reader.guide.follow("#" + reader.guide.contents[index].anchor)
        }
        KTool {
            id: closeTool
            objectName: "guideClose"
            visible: reader.closable
            icon: "close"
            label: qsTr("Close the guide")
            anchors { right: parent.right; rightMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
            onClicked: reader.closed()
        }
    }

    // ---- contents at the side ----
    Rectangle {
        id: aside
        visible: !reader.narrow
        width: reader.side
        anchors { left: parent.left; top: parent.top; topMargin: reader.barH; bottom: parent.bottom }
        color: Theme.nav
        ListView {
            id: list
            objectName: "guideContentsList"
            anchors { fill: parent; topMargin: Theme.px(12); bottomMargin: Theme.px(12) }
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: reader.guide.contents.length
            currentIndex: reader.guide.section
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Contents")
            delegate: Pressable {
                id: entry
                required property int index
                readonly property var what: reader.guide.contents[index] ?? ({ text: "", level: 2, anchor: "" })
                readonly property bool here: index === reader.guide.section
                objectName: "contents:" + what.anchor
                width: reader.side
                height: Math.max(Theme.px(34), words.height + Theme.px(12))
                label: what.text
                Accessible.role: Accessible.Link
                Accessible.selected: here
                onClicked: reader.guide.follow("#" + entry.what.anchor)
                onActiveFocusChanged: if (activeFocus) ListView.view.positionViewAtIndex(index, ListView.Contain)
                Rectangle {
                    anchors { fill: parent; leftMargin: Theme.px(8); rightMargin: Theme.px(8) }
                    radius: Theme.px(8)
                    antialiasing: true
                    color: entry.here ? Theme.soft : entry.hovered ? Theme.track : "transparent"
                    border.width: entry.ring ? 2 : 0
                    border.color: Theme.accentInk
                }
                Txt {
                    id: words
                    anchors { left: parent.left; leftMargin: Theme.px(entry.what.level === 3 ? 36 : 20); right: parent.right; rightMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
                    text: entry.what.text
                    size: entry.what.level === 3 ? Theme.f1 : Theme.f2
                    bold: entry.here
                    color: entry.here ? Theme.accentInk : entry.what.level === 3 ? Theme.muted : Theme.text
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignLeft
                    Accessible.ignored: true
                }
            }
        }
        Rectangle { width: 1; height: parent.height; color: Theme.line; anchors.right: parent.right }
    }

    // ---- the text ----
    ListView {
        id: view
        objectName: "guideView"
        // by margins, which are no bindable properties: Qt 6.4 crashes when a list is resized in the middle of those
        anchors { fill: parent; leftMargin: reader.side; topMargin: reader.barH }
        clip: true
        onWidthChanged: reader.viewW = width
        onHeightChanged: reader.viewH = height
        model: reader.viewW > 0 ? Khiar.guide : null
        cacheBuffer: Theme.px(480)
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Keys.onTabPressed: (event) => event.accepted = reader.goOn(Math.max(0, view.indexAt(view.width / 2, view.contentY + Theme.px(30))) - 1, 1)
        topMargin: Theme.px(10)
        bottomMargin: Theme.px(24)
        onMovementStarted: reader.moved()
        onContentYChanged: {
            reader.viewTop = contentY;
            if (!telling.running)
                telling.start();
        }
        Timer { id: telling; interval: 60; onTriggered: reader.tellPlace() }
        Accessible.role: Accessible.Document
        Accessible.name: reader.guide.title
        delegate: GuideBlock {
            width: reader.viewW
            column: reader.column
            stops: reader
            cut: reader.viewTop - y - above
            marked: index === reader.guide.anchorRow && index > 0 && kind === "heading"
            onFollowed: (target) => reader.guide.follow(target)
            onExplained: (anchor) => reader.guide.open(reader.guide.gameId, anchor)
            onReached: (item) => reader.reveal(item)
            onToTable: (block) => {
                if (!Khiar.playAtTable(block, false)) {
                    ask.block = block;
                    ask.open();
                }
            }
        }
    }
    Rectangle {     // where in the text one is
        id: slide
        readonly property real span: Math.max(1, view.contentHeight + view.topMargin + view.bottomMargin)
        visible: span > reader.viewH + 1
        width: Theme.px(5)
        radius: width / 2
        antialiasing: true
        color: Theme.controlLine
        height: Math.max(Theme.px(36), reader.viewH * reader.viewH / span)
        y: reader.barH + (reader.viewH - height) * Math.max(0, Math.min(1, (view.contentY - view.originY + view.topMargin) / Math.max(1, span - reader.viewH)))
        anchors { right: parent.right; rightMargin: Theme.px(3) }
        MouseArea {
            anchors { fill: parent; margins: -Theme.px(5) }
            property real grip: 0
            preventStealing: true
            onPressed: (event) => grip = event.y
            onPositionChanged: (event) => {
                const free = Math.max(1, reader.viewH - slide.height);
                reader.scroll((event.y - grip) / free * (slide.span - reader.viewH));
            }
        }
    }
    Txt {
        anchors.centerIn: view
        width: Math.min(reader.viewW - Theme.px(48), Theme.px(520))
        visible: reader.guide.problem !== ""
        text: qsTr("This guide can't be shown.") + " " + reader.guide.problem
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
    }
    KDialog {
        id: ask
        property int block: -1
        objectName: "guideAsk"
        icon: "warning"
        title: qsTr("Leave the unfinished game?")
        text: qsTr("It is put among the saved games, and this position is played instead.")
        buttons: [{ text: qsTr("Play the position"), kind: "primary" }, { text: qsTr("Cancel"), kind: "line" }]
        onAnswered: (index) => { if (index === 0) Khiar.playAtTable(ask.block, true); }
    }
}
