// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// The pointer on the table: one area for all cards, so that nothing is lost when a card or its neighbours move. A card is
// dragged or clicked; where it was let go is decided on release, by the pointer's position. A click on the felt skips the wait.
// Nothing here changes a model: GameSession acts after the handler has returned.
MouseArea {
    id: area
    required property var table
    property TableCard card: null          // pressed
    property bool dragging: false
    property bool off: false               // cancelled by Escape: ignore the rest of this press
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
        area.table.startDrag(card);
    }
    function far(x: real, y: real): bool { return Math.hypot(x - from.x, y - from.y) > Theme.px(8); }
    // The card under the pointer has gone: the rest of this press means nothing.
    function lose() {
        off = true;
        card = null;
        dragging = false;
        area.table.endDrag();
    }
    function end() {
        const was = card;
        card = null;
        dragging = false;
        area.table.endDrag();
        if (was && was.held)
            was.letGo();
    }
    // Whatever is held goes home, and the release that is still to come plays nothing.
    function cancelDrag() {
        if (pressed)
            off = true;
        if (card)
            end();
    }
    readonly property bool windowActive: Window.active
    onWindowActiveChanged: if (!windowActive) area.cancelDrag()
    onVisibleChanged: if (!visible) area.cancelDrag()
    onEnabledChanged: if (!enabled) area.cancelDrag()
    onPressed: (event) => {
        if (card)
            end();              // a press whose end never came
        off = false;
        from = Qt.point(event.x, event.y);
        card = area.table.cardAt(event.x, event.y);
        area.table.previewed = null;
        if (card)
            grip = Qt.point(card.x + card.width / 2 - event.x, card.y + card.height / 2 - event.y);
    }
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
            card.follow(event.x + grip.x, event.y + grip.y);
    }
    onReleased: (event) => {
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
            const target = card.own ? area.table.zoneAt(event.x, event.y) : null;
            end();
            if (target)
                Khiar.session.drop(key, target.zone, target.owner);
        } else {
            end();
            Khiar.session.tap(key);
        }
        if (containsMouse)
            area.table.hover(event.x, event.y);
    }
    onCanceled: area.end()
    onExited: if (!pressed) area.table.hover(-1, -1)
    onPressAndHold: (event) => {
        if (!card)
            area.table.previewed = area.table.smallAt(event.x, event.y);
    }
}
