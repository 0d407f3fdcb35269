// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// The pointer on the table: one area for all cards, so that nothing is lost when a card or its neighbours move. A card is
// dragged or clicked, and takes those along that are chosen with it; where it was let go is decided on release, by the
// pointer's position. A click on the felt skips the wait. Nothing here changes a model: GameSession acts after the
// handler has returned.
MouseArea {
    id: area
    required property var table
    property TableCard card: null          // pressed
    property var party: []                 // the cards that are dragged, in the order of their fan; `card` is one of them
    property bool dragging: false
    property bool off: false               // cancelled by Escape: ignore the rest of this press
    property bool twice: false             // this press is the second of two quick ones
    property bool pulls: false             // the pressed card belongs to what is dragged to the hand
    property point from
    property point grip
    objectName: "felt"
    hoverEnabled: true
    preventStealing: true
    cursorShape: dragging ? Qt.ClosedHandCursor : area.table.hovered ? Qt.PointingHandCursor : Qt.ArrowCursor
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")

    function begin() {
        dragging = true;
        area.table.hovered = null;
        const keys = pulls ? area.table.pulled : Khiar.session.together(card.key), found = [];
        area.table.each((c) => {
            const at = keys.indexOf(c.key);
            if (at >= 0)
                found[at] = c;
        });
        party = found.indexOf(card) >= 0 && found.length === keys.length ? found : [card];
        pulls ? area.table.startPull() : area.table.startDrag(card);
        party.forEach((c, i) => {
            c.fanPlace = i;
            c.take();
        });
    }
    // The pressed card is where the pointer holds it, the others beside it.
    function carry(x: real, y: real) {
        const lead = party.indexOf(card);
        party.forEach((c, i) => {
            const by = i - lead;
            if (c && c.held)
                c.follow(x + grip.x + by * c.width * 0.3, y + grip.y + Math.abs(by) * c.width * 0.03, by * 7, by === 0 ? 0 : Theme.ms(70));
        });
    }
    function carries(c: TableCard): bool { return card === c || party.indexOf(c) >= 0; }
    function far(x: real, y: real): bool { return Math.hypot(x - from.x, y - from.y) > Theme.px(8); }
    function release() {
        const was = party;
        card = null;
        party = [];
        dragging = false;
        area.table.endDrag();
        for (const c of was) {
            if (c && c.held)
                c.letGo();
        }
    }
    // A card under the pointer has gone: the rest of this press means nothing.
    function lose() {
        off = true;
        release();
    }
    // Whatever is held goes home, and the release that is still to come plays nothing.
    function cancelDrag() {
        if (pressed)
            off = true;
        if (card)
            release();
    }
    readonly property bool windowActive: Window.active
    onWindowActiveChanged: if (!windowActive) area.cancelDrag()
    onVisibleChanged: if (!visible) area.cancelDrag()
    onEnabledChanged: if (!enabled) area.cancelDrag()
    onPressed: (event) => {
        if (card)
            release();          // a press whose end never came
        off = false;
        from = Qt.point(event.x, event.y);
        card = area.table.cardAt(event.x, event.y);
        pulls = !card;
        if (pulls)
            card = area.table.pullAt(event.x, event.y) ? area.table.topPulled() : null;
        area.table.previewed = null;
        if (card)
            grip = Qt.point(card.x + card.width / 2 - event.x, card.y + card.height / 2 - event.y);
    }
    onDoubleClicked: twice = true
    onPositionChanged: (event) => {
        if (!pressed) {
            area.table.hover(event.x, event.y);
            return;
        }
        if (!card || off)
            return;
        if (!dragging && far(event.x, event.y))
            begin();
        if (dragging)
            carry(event.x, event.y);
    }
    onReleased: (event) => {
        const again = twice;
        twice = false;
        if (off)
            return;
        if (card && !dragging && far(event.x, event.y))
            begin();            // a flick: press, one jump, release
        if (!card) {
            if (!area.table.smallAt(event.x, event.y))
                Khiar.session.skip();
            return;
        }
        const key = card.key;
        if (dragging) {
            const target = card.own ? area.table.zoneAt(event.x, event.y) : null, back = card.awaiting;
            release();
            if (pulls)
                area.table.takesPull(event.y) ? Khiar.session.pull(key) : undefined;
            else if (target)
                Khiar.session.drop(key, target.zone, target.owner);
            else if (back)
                Khiar.session.tap(key);         // taken up again
        } else if (pulls) {
            release();
            if (Khiar.session.presenting)
                Khiar.session.skip();
        } else {
            release();
            if (again && Khiar.session.takesSeveral)
                Khiar.session.tapTwice(key);
            else
                Khiar.session.tap(key);
        }
        if (containsMouse)
            area.table.hover(event.x, event.y);
    }
    onCanceled: area.release()
    onEntered: if (!pressed) area.table.hover(mouseX, mouseY)
    onExited: if (!pressed) area.table.hover(-1, -1)
    onPressAndHold: (event) => {
        if (!card)
            area.table.previewed = area.table.smallAt(event.x, event.y);
    }
}
