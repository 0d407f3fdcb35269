// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The small table of a guide's block: seats, cards, prompt, answers, drawn from zones, facts and offers. A picture until it
// is touched, then live. It knows no game, and like the large table it never mirrors: the others sit clockwise from
// the reader's left, from left to right.
FocusScope {
    id: t
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    property var view: null                // a GuidePosition, or the GameSession of the practice
    property bool live: false
    property int block: -1
    property var shownFaces: []            // cards of the move that is shown
    property var leave: null
    // The software renderer does not clip shapes: what stands above this height is out of sight and shows none.
    property real cut: 0
    property bool moves: false             // cards fly: not while the table is being laid
    /// The focus came here by keys.
    signal reached(item: Item)

    readonly property int me: view ? Math.max(0, view.viewerSeat) : 0
    readonly property int seats: view ? view.seatCount : 0
    readonly property string kind: view ? view.promptKind : ""
    property int legalCards: 0
    property int current: 0                // place in the hand that Tab reaches
    property bool byKeys: false
    property bool hasSmall: false          // somebody has cards lying before them
    property bool hasPile: false
    property int handCount: 0

    // ---- places ----
    readonly property int gap: Theme.px(8)
    readonly property int others: Math.max(0, seats - 1)
    readonly property int columns: Math.max(1, Math.min(others, Math.floor((width - 2 * gap) / Theme.px(112))))
    readonly property int rows: Math.ceil(others / columns)
    readonly property real cellW: (width - 2 * gap) / columns
    readonly property int plateH: Theme.px(44)
    readonly property int smallW: Theme.px(24)
    readonly property int smallH: Math.round(smallW * Theme.ratio)
    readonly property int trickW: Theme.px(42)
    readonly property int trickH: Math.round(trickW * Theme.ratio)
    readonly property int handW: Theme.px(width < Theme.px(420) ? 52 : 60)
    readonly property int handH: Math.round(handW * Theme.ratio)
    readonly property bool roomForSmall: hasSmall || live
    readonly property int cellH: plateH + (roomForSmall ? smallH + Theme.px(5) : 0) + trickH + Theme.px(12)
    readonly property int seatsTop: Theme.px(14)
    readonly property int middleTop: seatsTop + rows * (cellH + gap)
    readonly property int middleBottom: middleTop + trickH + gap
    readonly property int ownTop: middleBottom + gap
    readonly property int handTop: Math.round(ownTop + own.height + Theme.px(16))
    implicitHeight: handTop + (handCount > 0 || live ? handH + Theme.px(12) : 0)
    height: implicitHeight

    function inMiddle(x: real, y: real): bool { return x > 0 && x < width && y > 0 && y < ownTop; }
    function turnOf(seat: int): int { return seats > 0 ? (seat - me + seats) % seats : 0; }
    // Where a card lies: middle, width, height above others, whether it is drawn.
    function spot(zone: string, owner: int, place: int, count: int, open: bool): var {
        const k = owner >= 0 ? turnOf(owner) : 0, mine = owner < 0 || k === 0;
        const cell = mine ? 0 : (k - 1) % columns, row = mine ? 0 : Math.floor((k - 1) / columns);
        const cx = mine ? width / 2 : gap + (cell + 0.5) * cellW, top = mine ? middleTop : seatsTop + row * (cellH + gap);
        const away = { x: width / 2, y: middleTop + trickH / 2, w: trickW, z: 0, show: false };
        if (zone === "hand" && mine) {
            const room = width - 2 * gap - handW, step = count > 1 ? Math.min(handW * 0.72, room / (count - 1)) : 0;
            return { x: width / 2 + (place - (count - 1) / 2) * step, y: handTop + handH / 2, w: handW, z: 20 + place, show: true };
        }
        if (zone === "trick" && owner >= 0) {
            const y = mine ? middleTop + trickH / 2 : top + cellH - Theme.px(12) - trickH / 2 + Theme.px(4);
            return { x: cx + (place - (count - 1) / 2) * trickW * 0.5, y: y, w: trickW, z: 60 + place, show: true };
        }
        if (zone === "pile") {
            const back = count - 1 - place;
            return { x: width / 2 + (back === 0 ? 0 : -trickW * 0.34 * back), y: middleTop + trickH / 2, w: trickW, z: 40 + place, show: back < 3 };
        }
        if (owner >= 0 && (zone === "played" || zone === "kept" || zone === "target" || (zone === "hand" && open)))
            return smallSpot(zone, k, place, count, cx, top);
        const right = ["upcard", "stock", "widow"].indexOf(zone);
        if (right >= 0 && owner < 0) {
            // cards left over that all may see lie side by side
            const side = zone === "stock" && open && count > 1 ? place * Math.min(smallW + 3, (width / 2 - 4 * smallW - trickW) / (count - 1)) : 0;
            return { x: width - gap - smallW * (0.7 + 1.5 * right) - (zone === "widow" ? place * 5 : side), y: middleTop + trickH / 2, w: zone === "upcard" ? trickW : smallW, z: 10,
                show: zone === "stock" ? open || place === 0 : true };
        }
        if (zone === "hand" && !mine)
            return { x: cx, y: top + plateH / 2, w: smallW, z: 0, show: false };
        return away;
    }
    function smallSpot(zone: string, k: int, place: int, count: int, cx: real, top: real): var {
        const mine = k === 0, room = (mine ? width / 2 - trickW * 1.6 : cellW) - 2 * Theme.px(6) - smallW;
        const step = count > 1 ? Math.min(smallW + 2, room / (count - 1)) : 0;
        const start = mine ? gap + smallW / 2 + Theme.px(4) : cx - (count - 1) * step / 2;
        const late = zone === "kept" || zone === "target";
        const x = late && !mine ? cx + cellW / 2 - smallW - (count - 1 - place) * 5 : start + place * step;
        return { x: x, y: mine ? middleTop + trickH - smallH / 2 : top + plateH + Theme.px(5) + smallH / 2, w: smallW, z: (late ? 30 : 4) + place, show: true };
    }

    // ---- input ----
    function commit(c: GuideCard) {
        if (!c.own && !c.legal)
            return;
        if (t.live)
            t.view.tap(c.key);
        else
            Khiar.practice.touch(t.block, c.face);
        if (t.byKeys)
            t.focusHand();
    }
    function each(visit: var) {
        for (let i = 0; i < cards.count; ++i) {
            const c = cards.itemAt(i) as GuideCard;
            if (c)
                visit(c);
        }
    }
    function count() { if (!counting.running) counting.start(); }
    Timer { id: counting; interval: 1; onTriggered: t.recount() }
    function recount() {
        let legal = 0, hand = 0, small = false, pile = false;
        each((c) => {
            legal += c.legal ? 1 : 0;
            hand += c.own ? 1 : 0;
            small = small || (c.owner >= 0 && (c.zone === "played" || c.zone === "kept" || c.zone === "target" || (c.zone === "hand" && !c.own && c.open)));
            pile = pile || c.zone === "pile";
        });
        t.legalCards = legal;
        t.hasSmall = small;
        t.hasPile = pile;
        t.handCount = hand;
        if (t.current >= hand)
            t.current = Math.max(0, hand - 1);
    }
    function handCard(place: int): GuideCard {
        let found = null;
        each((c) => { if (c.own && c.place === place) found = c; });
        return found;
    }
    // Cards come and go: the focus goes to the hand once it is there.
    property bool wantHand: false
    function focusHand() {
        wantHand = true;
        refocus.start();
    }
    Timer {
        id: refocus
        interval: 5
        onTriggered: {
            if (!t.wantHand)
                return;
            const c = t.handCard(t.current) ?? t.handCard(0);
            if (c)
                c.forceActiveFocus(Qt.TabFocusReason);
            else
                t.forceActiveFocus(Qt.TabFocusReason);
            t.wantHand = c === null && t.live;
        }
    }
    onViewChanged: lay()
    onWidthChanged: lay()
    Component.onCompleted: lay()
    function lay() {
        moves = false;
        laid.restart();
    }
    Timer { id: laid; interval: 120; onTriggered: t.moves = t.live }
    onHandCountChanged: if (wantHand) refocus.start()
    onLiveChanged: {
        lay();
        if (byKeys && activeFocus)
            focusHand();
    }
    function cardKey(c: GuideCard, event: var) {
        const step = event.key === Qt.Key_Left ? -1 : event.key === Qt.Key_Right ? 1 : 0;
        t.byKeys = true;
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            event.accepted = false;
        else if (step !== 0) {
            const next = handCard(c.place + step);
            if (next)
                next.forceActiveFocus(Qt.TabFocusReason);
        } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) && c.own) {
            if (!event.isAutoRepeat)
                commit(c);
        } else if ((event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab) && t.leave)
            event.accepted = t.leave.leave(c, event.key === Qt.Key_Tab ? 1 : -1);
        else
            event.accepted = false;
    }

    // ---- the felt ----
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        antialiasing: true
        color: Theme.feltMiddle
        border.width: t.live ? 2 : 1
        border.color: t.live ? Theme.accent : Theme.plateLine
    }
    Rectangle {     // where the own card goes
        visible: t.legalCards > 0 && !t.hasPile
        width: t.trickW
        height: t.trickH
        x: Math.round((t.width - width) / 2)
        y: t.middleTop
        radius: width * 0.06
        antialiasing: true
        color: "transparent"
        border.width: 1
        border.color: Theme.signal
        opacity: 0.6
        Icon { visible: t.middleTop > t.cut; anchors.centerIn: parent; name: "up"; size: Theme.px(18); color: Theme.signal }
    }
    Repeater {
        model: t.view ? t.view.seats : null
        SeatPlate {
            id: plate
            required property int seat
            required property bool isYou
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
            readonly property int k: t.turnOf(seat)
            objectName: "guideSeat:" + seat
            visible: y - Theme.px(10) >= t.cut
            number: seat
            small: true
            towards: Qt.point(0, k === 0 ? -1 : 1)
            width: k === 0 ? own.plateW : Math.min(t.cellW - t.gap, Theme.px(190))
            height: t.plateH
            x: k === 0 ? t.gap : Math.round(t.gap + ((k - 1) % t.columns + 0.5) * t.cellW - width / 2)
            y: k === 0 ? t.ownTop : t.seatsTop + Math.floor((k - 1) / t.columns) * (t.cellH + t.gap)
        }
    }
    Repeater {
        id: cards
        model: t.view ? t.view.cards : null
        onItemRemoved: t.count()
        GuideCard { table: t }
    }
    Row {           // facts of the whole table
        anchors { right: parent.right; rightMargin: t.gap }
        y: t.middleTop
        spacing: Theme.px(4)
        LayoutMirroring.enabled: Language.rtl
        Repeater {
            model: t.view && t.view.tableFacts ? t.view.tableFacts.length : 0
            FactBadge {
                required property int index
                readonly property var fact: (t.view ? t.view.tableFacts[index] : null) ?? ({})
                kind: fact.kind ?? -1
                value: fact.value ?? 0
                words: fact.text ?? ""
                visible: words !== "" && kind !== 19      // the limit stands with the scores
            }
        }
    }

    // ---- the one sentence and its answers, beside the reader's plate or below it ----
    Item {
        id: own
        readonly property bool stacked: t.width < Theme.px(440)
        readonly property int plateW: stacked ? t.width - 2 * t.gap : Theme.px(168)
        x: stacked ? t.gap : t.gap + plateW + Theme.px(12)
        y: t.ownTop + (stacked ? t.plateH + Theme.px(6) : 0)
        width: t.width - x - t.gap
        height: Math.max(stacked ? 0 : t.plateH, sentence.height + (answers.visible ? Theme.px(6) + answers.implicitHeight : 0)) + (stacked ? t.plateH + Theme.px(6) : 0)
        Row {
            id: sentence
            readonly property bool refusal: t.kind === "refusal"
            width: parent.width
            spacing: Theme.px(8)
            LayoutMirroring.enabled: Language.rtl
            Rectangle {
                id: cross
                visible: sentence.refusal && t.ownTop >= t.cut
                width: Theme.px(20)
                height: width
                radius: width / 2
                y: Theme.px(3)
                antialiasing: true
                color: Theme.refuse
                Icon { anchors.centerIn: parent; name: "close"; size: Theme.px(13); color: "#FFFFFF" }
            }
            Txt {
                objectName: "guidePrompt"
                width: parent.width - (cross.visible ? cross.width + sentence.spacing : 0)
                text: t.view ? t.view.prompt : ""
                bold: true
                color: Theme.feltText
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignLeft
                LayoutMirroring.enabled: Language.rtl
                Accessible.role: Accessible.AlertMessage
            }
        }
        Flow {
            id: answers
            y: sentence.height + Theme.px(6)
            width: parent.width
            visible: offers.count > 0 || confirm.visible
            spacing: Theme.px(8)
            LayoutMirroring.enabled: Language.rtl
            Repeater {
                id: offers
                model: t.view ? t.view.offers : null
                Item {      // a Flow places it, and the button stands in its middle
                    id: slot
                    required property int index
                    required property string label
                    required property var numbers
                    required property var suits
                    required property bool primary
                    width: button.width
                    height: button.height
                    OfferButton {
                        id: button
                        index: slot.index
                        label: slot.label
                        numbers: slot.numbers
                        suits: slot.suits
                        primary: slot.primary
                        session: t.live ? t.view : still
                    }
                }
            }
            KButton {
                id: confirm
                objectName: "guideConfirm"
                visible: t.live && t.view.confirmLabel !== "" && t.view.choosing > 0
                enabled: visible && t.view.canConfirm
                text: visible ? t.view.confirmLabel : ""
                kind: "amber"
                feltGround: true
                vpad: Theme.px(6)
                onClicked: t.view.confirm()
            }
        }
    }
    QtObject {      // stands for the session while this is a picture
        id: still
        function press(row: int, number: int, suit: string) { Khiar.practice.press(t.block, row, number ?? 0, suit ?? ""); }
    }
}
