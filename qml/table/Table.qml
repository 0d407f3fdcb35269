// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Khiar.Models

// The table: seats, cards, prompt. It draws the closed lists of zones, facts and offers and knows no game. It never
// mirrors; the words on plates and in the prompt do.
FocusScope {
    id: root
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    readonly property TableGeometry geo: geometry
    readonly property int viewer: Math.max(0, Khiar.session.viewerSeat)
    property int legalCards: 0             // cards that the viewer may play or choose now
    property int current: 0                // place in the hand that Tab reaches
    property TableCard hovered: null       // own card under the pointer
    property TableCard previewed: null     // small card to be read, by pointer
    property TableCard focused: null       // card with the keyboard focus
    property var targets: []               // zones that take the card being dragged: [{zone, owner}]
    property bool toTrick: false           // the cards asked for go to the trick
    property bool dragging: false
    property bool byKeys: false            // a key was used last: show where the focus is
    property bool wantHand: false          // the keyboard focus waits for the next hand
    readonly property var hints: Khiar.session.hintKeys      // keys of the cards that a hint names
    readonly property string hint: Khiar.session.hintText
    readonly property bool refusing: Khiar.session.promptKind === "refusal"
    onRefusingChanged: if (!refusing) lastEvent.refusal = ""
    property int stockCount: 0
    property int discardCount: 0
    property int pileCount: 0
    signal newGame
    signal leave
    signal why                             // the sentence of a refusal wants its page

    Accessible.role: Accessible.Pane
    Accessible.name: Khiar.session.title

    TableGeometry {
        id: geometry
        width: root.width
        height: root.height
        seats: Math.max(2, Khiar.session.seatCount)
        viewer: root.viewer
    }

    // ---- cards: counting and finding ----
    function each(visit: var) {
        for (let i = 0; i < cards.count; ++i) {
            const c = cards.itemAt(i) as TableCard;
            if (c)
                visit(c);
        }
    }
    function count() { if (!counting.running) counting.start(); }
    Timer { id: counting; interval: 1; onTriggered: root.recount() }
    function recount() {
        let legal = 0, tray = false, won = false, upcard = false, pile = 0, stock = 0, discard = 0, hand = 0, toTrick = false;
        each((c) => {
            if (c.legal) {
                if (legal === 0)
                    toTrick = Khiar.session.canDrop(c.key, "trick", root.viewer);
                ++legal;
            }
            const z = c.zone;
            tray = tray || z === "kept" || z === "won" || z === "target" || (z === "discard" && c.owner >= 0);
            won = won || z === "won" || z === "target" || (z === "discard" && c.owner >= 0);
            upcard = upcard || z === "upcard";
            pile += z === "pile" ? 1 : 0;
            stock += z === "stock" ? 1 : 0;
            discard += z === "discard" && c.owner < 0 ? 1 : 0;
            hand += c.own ? 1 : 0;
        });
        root.legalCards = legal;
        root.toTrick = toTrick;
        geometry.hasTray = tray;
        geometry.hasWon = won;
        geometry.hasUpcard = upcard;
        geometry.hasPile = pile > 0;
        root.pileCount = pile;
        root.stockCount = stock;
        root.discardCount = discard;
        if (root.current >= hand)
            root.current = Math.max(0, hand - 1);
        if (root.wantHand && hand > 0)
            root.focusHand();
    }
    function gone(c: TableCard) {
        if (hovered === c)
            hovered = null;
        if (previewed === c)
            previewed = null;
        if (focused === c)
            focused = null;
        if (input.card === c)
            input.lose();
        count();
    }
    function handCard(place: int): TableCard {
        let found = null;
        each((c) => { if (c.own && c.place === place) found = c; });
        return found;
    }
    // The card that can be taken at this point: the front one of the resting fan, whatever is raised now.
    function cardAt(x: real, y: real): TableCard {
        let found = null;
        each((c) => {
            if (!c.open || (!c.own && !c.legal) || (found && found.spot.z > c.spot.z))
                return;
            const s = c.spot, a = -s.rot * Math.PI / 180, dx = x - s.x, dy = y - s.y;
            const u = dx * Math.cos(a) - dy * Math.sin(a), v = dx * Math.sin(a) + dy * Math.cos(a);
            const up = c.own ? geometry.lift : 0;
            if (Math.abs(u) <= c.width / 2 && v >= -c.height / 2 - up && v <= c.height / 2 + up)
                found = c;
        });
        return found;
    }
    function smallAt(x: real, y: real): TableCard {
        let found = null;
        each((c) => {
            if (!c.small || !c.open || c.flying || (found && found.spot.z > c.spot.z))
                return;
            const h = c.spot.size === "chip" ? geometry.smallH : c.height;
            if (Math.abs(x - c.cx) <= c.width / 2 + 1 && Math.abs(y - c.cy) <= h / 2 + 1)
                found = c;
        });
        return found;
    }
    function hover(x: real, y: real) {
        byKeys = false;
        const c = x < 0 ? null : cardAt(x, y);
        hovered = c && c.own ? c : null;
        previewed = x < 0 || c ? null : smallAt(x, y);
    }

    // ---- dragging ----
    readonly property var dropZones: [["pile", -1], ["discard", -1], ["widow", -1], ["upcard", -1], ["stock", -1], ["discard", viewer], ["target", viewer], ["kept", viewer], ["won", viewer], ["trick", viewer]]
    function startDrag(c: TableCard) {
        const found = [];
        for (const z of dropZones) {
            if (Khiar.session.canDrop(c.key, z[0], z[1]))
                found.push({ zone: z[0], owner: z[1] });
        }
        targets = found;
        dragging = true;
        c.take();
    }
    function endDrag() {
        targets = [];
        dragging = false;
    }
    function areaOf(target: var): rect {
        if (target.zone === "trick")
            return geometry.slot;
        const s = geometry.spot(target.zone, target.owner, 0, 1, true), h = s.w * Theme.ratio, air = Theme.px(14);
        return Qt.rect(s.x - s.w / 2 - air, s.y - h / 2 - air, s.w + 2 * air, h + 2 * air);
    }
    function inside(r: rect, x: real, y: real): bool { return x >= r.x && x <= r.x + r.width && y >= r.y && y <= r.y + r.height; }
    // The zone at this point, or null. The whole middle stands for the only zone there is to go to.
    function zoneAt(x: real, y: real): var {
        for (const t of targets) {
            if (inside(areaOf(t), x, y))
                return t;
        }
        if (!inside(geometry.middle, x, y) || y > geometry.promptBottom)
            return null;
        const trick = targets.find((t) => t.zone === "trick");
        return trick ?? (targets.length === 1 ? targets[0] : targets.length === 0 ? { zone: "trick", owner: viewer } : null);
    }

    // ---- keys ----
    function focusHand() {
        refocus.start();
        wantHand = true;
    }
    Timer {
        id: refocus
        interval: 2
        onTriggered: {
            const c = root.visible && !root.overlaid() ? root.handCard(root.current) ?? root.handCard(0) : null;    // never from under another page
            if (!c)
                return;
            root.wantHand = false;
            c.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    // Whether a menu or a dialog has the keys now: the hand waits until it is closed.
    function overlaid(): bool {
        const overlay = root.T.Overlay.overlay;
        for (let at = root.Window.activeFocusItem; at; at = at.parent) {
            if (at === overlay)
                return true;
        }
        return false;
    }
    function focusCard(c: TableCard) {
        if (c)
            c.forceActiveFocus(Qt.TabFocusReason);
    }
    // What lies on the table for those who read it with the keys, in the order of seats: each plate, then its open cards;
    // then the middle, then the facts of the whole table.
    function stops(): var {
        const list = [];
        for (let i = 0; i < plates.count; ++i) {
            const p = plates.itemAt(i) as SeatPlate;
            if (p)
                list.push({ item: p, rank: geometry.turnOf(p.number) * 10000 });
        }
        each((c) => {
            if (!c.own && c.open && c.visible)
                list.push({ item: c, rank: (c.owner < 0 ? 90 : geometry.turnOf(c.owner)) * 10000 + (c.zone === "trick" ? 1 : c.zone === "played" ? 1001 : 2001) + c.place });
        });
        for (let i = 0; i < factPills.count; ++i) {
            const pill = factPills.itemAt(i);
            if (pill && pill.visible)
                list.push({ item: pill, rank: 950000 + i });
        }
        list.sort((a, b) => a.rank - b.rank);
        return list.map((stop) => stop.item);
    }
    function stepTable(from: Item, by: int) {
        const list = stops(), at = list.indexOf(from);
        const next = list[Math.max(0, Math.min(list.length - 1, at + by))] ?? null;
        if (next)
            next.forceActiveFocus(Qt.TabFocusReason);
    }
    // Keys of a card, a plate or a fact. Cards of the hand have a row of their own; Up leads from it to the table.
    function itemKey(item: Item, event: var) {
        const c = item as TableCard, own = c !== null && c.own;
        event.accepted = true;
        const shown = byKeys;
        byKeys = true;
        if (!shown && c !== null && !c.raised && (event.key === Qt.Key_Left || event.key === Qt.Key_Right))
            return;         // the first arrow only shows where one is
        const step = event.key === Qt.Key_Left ? -1 : event.key === Qt.Key_Right ? 1 : 0;
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            event.accepted = false;
        else if (step !== 0)
            own ? focusCard(handCard(c.place + step)) : stepTable(item, step);
        else if (event.key === Qt.Key_Home && own)
            focusCard(handCard(0));
        else if (event.key === Qt.Key_End && own)
            focusCard(handCard(c.zoneCount - 1));
        else if (event.key === Qt.Key_Up)
            stepTable(own ? null : item, 1);
        else if (event.key === Qt.Key_Down && !own)
            focusHand();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) {
            if (event.isAutoRepeat || root.dragging)
                return;
            if (Khiar.session.waitingForStep)
                Khiar.session.step();
            else if (c !== null && (own || c.legal))
                Khiar.session.tap(c.key);
            else
                event.accepted = false;
        } else
            event.accepted = false;
    }
    Keys.onPressed: (event) => {
        if (event.key === Qt.Key_Escape && root.dragging) {
            input.cancelDrag();
            event.accepted = true;
        } else if (Khiar.session.waitingForStep && !event.isAutoRepeat && (event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter)) {
            Khiar.session.step();
            event.accepted = true;
        } else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right || event.key === Qt.Key_Down || event.key === Qt.Key_Up) {
            root.byKeys = true;
            root.focusHand();
            event.accepted = true;
        }
    }
    Component.onCompleted: focusHand()

    Connections {
        target: Khiar.session
        function onRefused(key: int, sentence: string, reason: string) {
            lastEvent.refuse(sentence);
            root.each((c) => { if (c.key === key) c.refuse(); });
        }
    }
    Item {      // what just happened, for screen readers: a name that changes
        id: lastEvent
        objectName: "lastEvent"
        // the same words twice are still two events: an empty character makes the name another one
        readonly property var log: Khiar.session.log
        readonly property string event: Khiar.session.lastEvent + (log.count % 2 ? "" : "\u200B")
        width: 1
        height: 1
        property string refusal: ""        // so is the same refusal twice
        function refuse(sentence: string) { refusal = refusal === sentence ? sentence + "\u200B" : sentence; }
        readonly property string language: Language.code
        onLanguageChanged: refusal = root.refusing ? Khiar.session.prompt : ""
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.hint !== "" ? root.hint : root.refusing && refusal !== "" ? refusal : event
    }

    // ---- the felt's own signs ----
    Image {
        x: Math.round((root.width - width) / 2)
        y: Math.round(geometry.areaY + (geometry.areaH - height) / 2)
        width: Math.round(geometry.areaH * 0.42)
        height: width
        source: Theme.assets + "art/mark.svg"
        sourceSize.width: width
        sourceSize.height: height
        opacity: 0.05
    }
    Rectangle {     // where the own card will lie
        objectName: "dropTarget"
        readonly property bool wanted: root.toTrick && root.legalCards > 0
        readonly property bool ready: root.dragging && root.targets.some((t) => t.zone === "trick")
        x: geometry.slot.x
        y: geometry.slot.y
        width: geometry.slot.width
        height: geometry.slot.height
        radius: width * 0.05
        antialiasing: true
        color: ready ? "#22F2B33D" : "transparent"
        border.color: wanted || ready ? Theme.signal : "transparent"
        border.width: 1
        opacity: ready ? 1 : 0.55
        Icon { visible: parent.wanted || parent.ready; anchors.centerIn: parent; name: "up"; color: Theme.signal; size: Theme.px(26) }
    }
    Repeater {      // other zones that would take the card being dragged
        model: root.targets.length
        Rectangle {
            required property int index
            readonly property var target: root.targets[index] ?? ({ zone: "trick", owner: -1 })
            readonly property rect at: root.areaOf(target)
            visible: target.zone !== "trick"
            x: at.x
            y: at.y
            width: at.width
            height: at.height
            radius: Theme.px(10)
            antialiasing: true
            color: "#22F2B33D"
            border.color: Theme.signal
            border.width: 1
        }
    }
    component Caption: Txt {
        property real middle: 0
        x: Math.round(middle - width / 2)
        size: Theme.f1
        color: Theme.feltMuted
    }
    Caption {
        visible: root.stockCount > 0 && !geometry.hasUpcard
        //: undealt cards in the middle of the table
        text: qsTr("Undealt: %1").arg(Theme.num(root.stockCount))
        middle: geometry.quietX(-1)
        y: Math.round(geometry.quietY - geometry.quietW * Theme.ratio / 2 - height - Theme.px(6))
    }
    Caption {
        visible: root.discardCount > 0
        text: qsTr("Laid away: %1").arg(Theme.num(root.discardCount))
        middle: geometry.quietX(1)
        y: Math.round(geometry.quietY - geometry.quietW * Theme.ratio / 2 - height - Theme.px(6))
    }
    Caption {
        visible: root.pileCount > 0
        text: qsTr("Cards in the pile: %1").arg(Theme.num(root.pileCount))
        middle: root.width / 2
        y: Math.round(geometry.pileY + geometry.trickH * 0.55 + Theme.px(8))
    }

    Repeater {
        id: plates
        model: Khiar.session.seats
        SeatPlate {
            id: plate
            required property int seat
            required property bool isYou
            table: root
            readonly property rect at: geometry.plate(seat)
            required name
            required token
            required cardCount
            required points
            required cucumbers
            required tricks
            required dealer
            required turn
            required out
            required aside
            required badge
            required spoken
            required facts
            number: seat
            small: geometry.small
            towards: geometry.towards(seat)
            x: at.x
            y: at.y
            width: at.width
            height: at.height
            Binding { target: geometry; property: "handCount"; value: plate.cardCount; when: geometry.isMe(plate.seat) }
        }
    }
    Item {
        id: cardLayer
        anchors.fill: parent
        Repeater {
            id: cards
            model: Khiar.session.cards
            TableCard { table: root }
        }
    }
    Column {        // facts of the whole table
        id: tableFacts
        anchors { right: parent.right; rightMargin: geometry.edge; bottom: parent.bottom; bottomMargin: geometry.edge }
        spacing: Theme.px(Theme.compact ? 4 : 6)
        Repeater {
            id: factPills
            model: Khiar.session.tableFacts.length
            FactBadge {
                id: pill
                required property int index
                readonly property var fact: Khiar.session.tableFacts[index] ?? ({})
                kind: fact.kind ?? -1
                value: fact.value ?? 0
                words: fact.text ?? ""
                strong: true
                visible: words !== "" && kind !== 19      // the limit stands with the scores
                anchors.right: parent ? parent.right : undefined
                Accessible.focusable: true
                Keys.onPressed: (event) => root.itemKey(pill, event)
                FocusRing { visible: pill.activeFocus && root.byKeys; around: pill.radius; edge: Theme.signal; ground: Theme.feltEdge }
            }
        }
    }
    TableInput { id: input; anchors.fill: parent; table: root }
    Card {          // a small card, large enough to be read
        readonly property TableCard of: root.previewed ?? (root.byKeys && root.focused && root.focused.small ? root.focused : null)
        visible: of !== null && of.open
        face: of ? of.face : "back"
        big: Theme.bigIndex
        lifted: true
        implicitWidth: Math.round(Math.max(96, geometry.trickW * 1.1))
        x: of ? Math.max(8, Math.min(root.width - width - 8, of.cx - width / 2)) : 0
        y: of ? (of.cy + of.height + height < root.height ? of.cy + geometry.smallH / 2 + 10 : of.cy - geometry.smallH / 2 - height - 10) : 0
        z: 2
        Accessible.ignored: true
    }

    // ---- the one sentence and its answers ----
    Prompt {
        id: prompt
        objectName: "prompt"
        readonly property string kind: Khiar.session.promptKind
        visible: (text !== "" && kind !== "") || Khiar.session.waitingForStep
        opacity: root.dragging ? 0.35 : 1
        text: hint ? root.hint : Khiar.session.prompt
        yours: kind === "mine" || kind === "over"
        refusal: root.refusing && !hint
        hint: root.hint !== ""
        room: Math.min(root.width - Theme.px(48), Theme.px(820))
        x: Math.round((root.width - width) / 2)
        y: Math.round(geometry.promptBottom - height)
        z: 3
        KButton {
            objectName: "whyButton"
            visible: prompt.refusal && Khiar.session.refusalReason !== ""
            //: opens the guide where it explains the refusal that stands before it
            text: qsTr("Why?")
            icon: "book"
            feltGround: true
            vpad: Theme.px(6)
            onClicked: root.why()
        }
        KButton {
            objectName: "stepButton"
            visible: Khiar.session.waitingForStep
            //: shows the next move, where each waits for a click
            text: qsTr("Next")
            icon: "next"
            kind: "amber"
            feltGround: true
            vpad: Theme.px(6)
            onClicked: Khiar.session.step()
        }
        Repeater {
            model: Khiar.session.offers
            OfferButton { hinted: root.hint !== "" && Khiar.session.hintRow === index }
        }
        KButton {
            objectName: "confirmButton"
            visible: Khiar.session.confirmLabel !== "" && (Khiar.session.choosing > 0 || Khiar.session.canConfirm)
            enabled: Khiar.session.canConfirm
            text: Khiar.session.confirmLabel
            kind: "amber"
            feltGround: true
            vpad: Theme.px(6)
            onClicked: Khiar.session.confirm()
        }
        KButton {
            objectName: "againButton"
            visible: prompt.kind === "over"
            text: qsTr("New game")
            kind: "amber"
            feltGround: true
            vpad: Theme.px(6)
            onClicked: root.newGame()
        }
        KButton {
            objectName: "leaveButton"
            visible: prompt.kind === "over"
            text: qsTr("Back to the shelf")
            feltGround: true
            vpad: Theme.px(6)
            onClicked: root.leave()
        }
    }
}
