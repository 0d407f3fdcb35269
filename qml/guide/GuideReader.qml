// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The document that is open: contents and search at the side, or over the text where it is narrow, and the text in a column that
// reads well. Rows are made as they come into sight. Keys are listed in KeyList, "Guides and long pages".
FocusScope {
    id: reader
    property bool beside: false            // stands beside the match: has a bar of its own, with a button that closes it
    property bool sideWanted: wide         // contents and search are there
    readonly property bool wide: !beside && width >= Theme.px(1100)
    readonly property bool drawn: sideWanted && !wide           // they lie over the text
    readonly property bool narrow: width < Theme.px(760)
    readonly property var guide: Khiar.guide
    readonly property int barH: beside ? Theme.px(50) : 0
    readonly property int sideW: wide ? Theme.px(284) : Math.min(Theme.px(340), width)
    readonly property int side: sideWanted && wide ? sideW : 0
    readonly property int column: Math.max(Theme.px(120), Math.min(Math.max(Theme.px(680), Theme.reading(640)), viewW - Theme.px(narrow ? 32 : 64)))
    // Nothing must be bound to a size of the list: Qt 6.4 crashes when it makes and throws away rows while it tells of it.
    property int viewW: 0
    property int viewH: 0
    property real viewTop: 0                 // of what can be seen, in the height of the rows
    property bool placing: false           // the view goes somewhere by itself
    signal closed
    signal tableWanted                     // F6, beside the match
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    focus: true
    onWideChanged: sideWanted = wide
    Accessible.role: Accessible.Pane
    Accessible.name: guide.title

    // ---- the side ----
    function openSide() {
        sideWanted = true;
        (sideLoader.item as GuideSide)?.toContents();
    }
    function closeSide() {
        sideWanted = false;
        view.forceActiveFocus(Qt.OtherFocusReason);
    }
    function toggleSide() { sideWanted ? closeSide() : openSide(); }
    function toSearch() {
        sideWanted = true;
        (sideLoader.item as GuideSide)?.toSearch();
    }
    readonly property bool sideFocus: sideLoader.activeFocus

    // ---- places ----
    function place() {
        placing = true;
        view.positionViewAtIndex(guide.anchorRow, ListView.Beginning);
        if (activeFocus && !sideFocus)
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
    Component.onDestruction: {
        Khiar.practice.leave();
        Khiar.guide.search.forget();
        Khiar.guide.keepPlace();
    }

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

    // ---- from row to row ----
    function rowNow(): int {
        for (let item = view.activeFocus ? view.Window.activeFocusItem : null; item; item = item.parent) {
            if (item instanceof GuideBlock)
                return item.index;
        }
        return -1;
    }
    function rowAtTop(): int { return Math.max(0, view.indexAt(view.width / 2, view.contentY + Theme.px(30))); }
    // Focuses a row as a whole, so that it is read out, and brings it to sight.
    function toRow(row: int, first: bool) {
        if (row < 0)
            return;
        moved();
        if (first)
            view.positionViewAtIndex(row, ListView.Beginning);
        else
            view.positionViewAtIndex(row, ListView.Contain);
        const block = view.itemAtIndex(row) as GuideBlock;
        if (!block)
            return;
        block.forceActiveFocus(Qt.ShortcutFocusReason);
        block.tell();
        reveal(block);
        if (!telling.running)
            telling.start();
    }
    function step(by: int) {
        const now = rowNow();
        toRow(now < 0 ? rowAtTop() : Math.max(0, Math.min(view.count - 1, now + by)), false);
    }
    function heading(by: int) {
        const now = rowNow();
        toRow(guide.nextHeading(now >= 0 ? now : by > 0 ? rowAtTop() - 1 : rowAtTop(), by), true);
    }
    function mark(by: int) {
        const now = rowNow(), from = now >= 0 ? now : rowAtTop() - by;
        const next = guide.nextMarked(from, by);
        toRow(next >= 0 ? next : guide.nextMarked(by > 0 ? -1 : view.count, by), false);
    }
    function size(steps: int) { Settings.guideTextSize = steps === 0 ? 1 : Math.round(Settings.guideTextSize * 10 + steps) / 10; }

    function controlKey(event: var): bool {
        switch (event.key) {
        case Qt.Key_F: toSearch(); break;
        case Qt.Key_Plus:
        case Qt.Key_Equal: size(1); break;
        case Qt.Key_Minus: size(-1); break;
        case Qt.Key_0: size(0); break;
        case Qt.Key_Down: heading(1); break;
        case Qt.Key_Up: heading(-1); break;
        case Qt.Key_PageDown: guide.next(); break;
        case Qt.Key_PageUp: guide.previous(); break;
        default: return false;
        }
        return true;
    }
    function altKey(event: var): bool {
        switch (event.key) {
        case Qt.Key_Left:
        case Qt.Key_Right: (event.key === Qt.Key_Left) !== Language.rtl ? guide.back() : guide.forward(); break;
        case Qt.Key_Down: step(1); break;
        case Qt.Key_Up: step(-1); break;
        default: return false;
        }
        return true;
    }
    function plainKey(event: var): bool {
        switch (event.key) {
        case Qt.Key_PageDown: scroll(view.height * 0.88); break;
        case Qt.Key_PageUp: scroll(-view.height * 0.88); break;
        case Qt.Key_Down: scroll(Theme.px(56)); break;
        case Qt.Key_Up: scroll(-Theme.px(56)); break;
        case Qt.Key_Home:
            moved();
            view.positionViewAtBeginning();
            scroll(-view.topMargin);
            break;
        case Qt.Key_End:
            moved();
            view.positionViewAtEnd();
            ending.restart();
            break;
        case Qt.Key_F3: mark(event.modifiers & Qt.ShiftModifier ? -1 : 1); break;
        case Qt.Key_F9: toggleSide(); break;
        case Qt.Key_F6: sideFocus || !sideWanted ? (beside ? tableWanted() : view.forceActiveFocus(Qt.TabFocusReason)) : openSide(); break;
        case Qt.Key_Escape: return stepBack();
        default:
            if (event.text !== "/")
                return false;
            toSearch();
        }
        return true;
    }
    function stepBack(): bool {
        if (drawn)
            closeSide();
        else if (guide.sought !== "")
            guide.sought = "";
        else if (beside)
            closed();
        else
            return false;
        return true;
    }
    Keys.onPressed: (event) => {
        event.accepted = event.modifiers & Qt.ControlModifier ? controlKey(event) : event.modifiers & Qt.AltModifier ? altKey(event) : plainKey(event);
    }

    Rectangle { anchors.fill: parent; color: Theme.paper }

    GuideBar {
        id: head
        z: 2        // above what scrolls: shapes are not clipped by the software renderer
        visible: reader.beside
        width: parent.width
        height: Theme.px(50)
        sideShown: reader.sideWanted
        onSideWanted: reader.toggleSide()
        onSearchWanted: reader.toSearch()
        onClosed: reader.closed()
    }

    // ---- contents and search ----
    Rectangle {     // what lies under a drawer is out of reach
        z: 3
        visible: reader.drawn
        anchors { fill: parent; topMargin: reader.barH }
        color: "#40000000"
        MouseArea { anchors.fill: parent; onClicked: reader.closeSide(); onWheel: (wheel) => wheel.accepted = true }
    }
    Loader {
        id: sideLoader
        z: 4
        active: reader.sideWanted
        width: reader.sideW
        anchors { left: parent.left; top: parent.top; topMargin: reader.barH; bottom: parent.bottom }
        source: "GuideSide.qml"
        Binding { target: sideLoader.item; property: "drawer"; value: !reader.wide }
        Connections {
            target: sideLoader.item as GuideSide
            function onChosen() { reader.wide ? view.forceActiveFocus(Qt.OtherFocusReason) : reader.closeSide(); }
            function onClosed() { reader.closeSide(); }
        }
    }

    // ---- the text ----
    ListView {
        id: view
        objectName: "guideView"
        onActiveFocusChanged: if (activeFocus && reader.drawn) reader.sideWanted = false       // Tab has left what lies over it
        // by margins, which are no bindable properties: Qt 6.4 crashes when a list is resized in the middle of those
        anchors { fill: parent; leftMargin: reader.side; topMargin: reader.barH }
        clip: true
        onWidthChanged: reader.viewW = width
        onHeightChanged: reader.viewH = height
        model: reader.viewW > 0 ? Khiar.guide : null
        cacheBuffer: Theme.px(480)
        currentIndex: -1        // a current row would take the focus
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Keys.onTabPressed: (event) => event.accepted = reader.goOn(reader.rowAtTop() - 1, 1)
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
