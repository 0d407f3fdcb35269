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
    property string goal: ""               // the zone that the cards asked for go to
    property bool dragging: false
    property bool byKeys: false            // a key was used last: show where the focus is
    property bool wantHand: false          // the keyboard focus waits for the next hand
    // lists are asked for only while there is something in them: every card looks at them
    readonly property var none: []
    readonly property var hints: hint !== "" ? Khiar.session.hintKeys : none       // keys of the cards that a hint names
    readonly property string hint: Khiar.session.hintText
    readonly property bool several: Khiar.session.takesSeveral
    readonly property var wayOut: refusing ? Khiar.session.wayOutKeys : none       // of a refusal: cards that may be played instead
    readonly property var because: refusing ? Khiar.session.becauseKeys : none     // and those on the table that make it so
    readonly property bool refusing: Khiar.session.promptKind === "refusal"
    onRefusingChanged: if (!refusing) lastEvent.refusal = ""
    property int stockCount: 0
    property int discardCount: 0
    property int pileCount: 0
    property bool laid: false              // the own hand lies open in lines
    readonly property bool canLay: geometry.handCount > geometry.kPerRow
    property bool pulling: false           // what lies on the table is being dragged to the hand
    // keys of the cards that would come; while a card awaits another it is that which is asked for
    readonly property var pulled: Khiar.session.choosing > 0 ? none : Khiar.session.pullKeys
    property var keptCounts: []            // cards that score before each seat
    signal newGame
    signal leave
    signal why                             // the sentence of a refusal wants its page

    Accessible.role: Accessible.Pane
    Accessible.name: Khiar.session.title

    TableGeometry {
        id: geometry
        width: root.width
        height: root.height
        laid: root.laid && root.canLay
        bySuit: Khiar.session.handOrder === "suit"
        apart: Khiar.session.hasOwnTrump
        pileTaken: root.goal === "pile"
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
        const kept = [], trays = [], hands = [];
        let pileOpen = 0;
        let played = false, openStock = 0, setSize = 1, legal = 0, tray = false, won = false, upcard = false, pile = 0, stock = 0, discard = 0, hand = 0, goal = "";
        each((c) => {
            if (c.legal) {
                if (legal === 0)
                    goal = dropZones.find((z) => Khiar.session.canDrop(c.key, z[0], z[1]))?.[0] ?? "";
                ++legal;
            }
            const z = c.zone;
            if (c.owner >= 0 && (z === "kept" || z === "won" || z === "target" || z === "discard"))
                trays[c.owner] = tray = true;
            won = won || z === "won" || z === "target" || (z === "discard" && c.owner >= 0);
            upcard = upcard || z === "upcard";
            played = played || z === "trick" || z === "played";
            pile += z === "pile" ? 1 : 0;
            pileOpen += z === "pile" && c.open ? 1 : 0;
            if (z === "hand" && c.owner >= 0 && c.line >= 0) {
                const lines = hands[c.owner] ?? (hands[c.owner] = []);
                while (lines.length <= c.line)
                    lines.push(0);
                ++lines[c.line];
            }
            stock += z === "stock" ? 1 : 0;
            openStock += z === "stock" && c.open ? 1 : 0;
            setSize = z === "trick" ? Math.max(setSize, c.zoneCount) : setSize;
            if (z === "kept" && c.owner >= 0)
                kept[c.owner] = (kept[c.owner] ?? 0) + 1;
            discard += z === "discard" && c.owner < 0 ? 1 : 0;
            hand += c.own ? 1 : 0;
        });
        root.legalCards = legal;
        root.goal = goal;
        geometry.hasTray = tray;
        geometry.hasWon = won;
        if (trays.join() !== geometry.trays.join())
            geometry.trays = trays;
        geometry.hasUpcard = upcard;
        geometry.resting = upcard && (played || goal === "trick");
        geometry.stockCount = stock;
        geometry.discardCount = discard;
        geometry.pileCount = pile;
        geometry.pileOpen = pileOpen;
        const own = hands[root.viewer] ?? [];
        hands[root.viewer] = undefined;
        if (own.join() !== geometry.handLines.join())
            geometry.handLines = own;
        if (JSON.stringify(hands) !== JSON.stringify(geometry.openLines))
            geometry.openLines = hands;
        geometry.openStock = openStock;
        geometry.setSize = setSize;
        if (kept.join() !== root.keptCounts.join())
            root.keptCounts = geometry.keptCounts = kept;
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
        if (input.carries(c))
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
            if ((!c.small && !c.buried) || !c.open || c.flying || (found && found.spot.z > c.spot.z))
                return;
            const h = c.spot.size === "chip" ? geometry.smallH : c.height;
            if (Math.abs(x - c.cx) <= c.width / 2 + 1 && Math.abs(y - c.cy) <= h / 2 + 1)
                found = c;
        });
        return found;
    }
    // A card of what can be taken into the hand: the uppermost there.
    function pullAt(x: real, y: real): TableCard {
        let found = null;
        each((c) => {
            if (c.own || !c.visible || c.flying || (found && found.spot.z > c.spot.z) || Math.abs(x - c.cx) > c.width / 2 || Math.abs(y - c.cy) > c.height / 2)
                return;
            if (Khiar.session.canPull(c.key))
                found = c;
        });
        return found;
    }
    function topPulled(): TableCard {
        let found = null;
        each((c) => { if (c.coming && (!found || c.place > found.place)) found = c; });
        return found;
    }
    function takesPull(y: real): bool { return y > geometry.promptBottom; }
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
    }
    function startPull() {
        pulling = true;
        dragging = true;
    }
    function endDrag() {
        pulling = false;
        targets = [];
        dragging = false;
    }
    function areaOf(target: var): rect {
        if (target.zone === "trick")
            return geometry.slot;
        const air = Theme.px(14), pile = geometry.pileBox;
        if (target.zone === "pile")
            return Qt.rect(pile.x - air, pile.y - air, pile.width + 2 * air, pile.height + 2 * air);
        const s = geometry.spot(target.zone, target.owner, 0, 1, true), h = s.w * Theme.ratio;
        return Qt.rect(s.x - s.w / 2 - air, s.y - h / 2 - air, s.w + 2 * air, h + 2 * air);
    }
    function inside(r: rect, x: real, y: real): bool { return x >= r.x && x <= r.x + r.width && y >= r.y && y <= r.y + r.height; }
    // The zone at this point, or null. The whole middle stands for the only zone there is to go to.
    function zoneAt(x: real, y: real): var {
        const lent = goal === "discard" && inside(geometry.slot, x, y) ? targets.find((t) => t.zone === goal) : null;
        if (lent)
            return lent;
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
    // To the hand; where no card is asked for, to the main answer, unless it is the cards that one wants to look at.
    function focusHand() {
        refocus.start();
        wantHand = true;
    }
    function focusCards() {
        refocus.cardsOnly = true;
        focusHand();
    }
    Timer {
        id: refocus
        property bool cardsOnly: false
        interval: 2
        onTriggered: {
            if (!root.visible || root.overlaid())
                return;         // never from under another page
            const card = root.handCard(root.current) ?? root.handCard(0);
            const answer = root.answersOnly && !(cardsOnly && card) ? root.mainAnswer() : null;
            cardsOnly = false;
            if (!card && !answer)
                return;
            root.wantHand = false;
            if (!answer)
                card.forceActiveFocus(Qt.TabFocusReason);
            else {
                answer.forceActiveFocus(Qt.TabFocusReason);
                if (answer instanceof Pressable)
                    (answer as Pressable).byMouse = !root.byKeys;
            }
        }
    }
    // Answers have come or gone: the focus goes to where the next key is meant for.
    readonly property var cardsModel: Khiar.session.cards
    readonly property var offersModel: Khiar.session.offers
    readonly property var ways: Khiar.session.ways
    readonly property bool answersOnly: offerButtons.count > 0 && !Khiar.session.asksForCards
    onAnswersOnlyChanged: if (activeFocus) focusHand()
    Connections {
        target: root.cardsModel
        function onModelAboutToBeReset() {
            if (root.focused && root.focused.own)
                root.wantHand = true;
        }
    }
    Connections {
        target: root.offersModel
        function onModelReset() {
            if (root.activeFocus && (root.answersOnly || !(root.focused && root.focused.own)))
                root.focusHand();
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
        if (chipPile.visible)
            list.push({ item: chipPile, rank: 940000 });
        for (let i = 0; endPanel.visible && i < endPanel.result.length; ++i)
            list.push({ item: endPanel.itemAt(i), rank: 960000 + i });
        for (let i = 0; i < factPills.count; ++i) {
            const pill = factPills.itemAt(i);
            if (pill && pill.visible)
                list.push({ item: pill, rank: 950000 + i });
        }
        list.sort((a, b) => a.rank - b.rank);
        return list.map((stop) => stop.item);
    }
    // The buttons of the prompt as one reads them.
    function answers(): var {
        const list = [], way = Language.rtl ? -1 : 1;
        collect(prompt, list);
        const at = (item) => item.mapToItem(root, 0, 0);
        return list.sort((a, b) => Math.abs(at(a).y - at(b).y) > Theme.px(12) ? at(a).y - at(b).y : (at(a).x - at(b).x) * way);
    }
    function collect(from: Item, list: var) {
        for (let i = 0; i < from.children.length; ++i) {
            const item = from.children[i];
            if (!item.visible || !item.enabled)
                continue;
            if (item instanceof Pressable || item instanceof KStepper)
                list.push(item);
            else
                collect(item, list);
        }
    }
    function mainAnswer(): Item {
        const list = answers();
        return list.find((item) => item instanceof KButton && (item as KButton).kind === "amber") ?? list[0] ?? null;
    }
    function stepAnswer(from: Item, by: int) {
        const list = answers();
        (list[Math.max(0, Math.min(list.length - 1, list.indexOf(from) + by))] as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }
    // A digit was typed: presses its button, or goes to that number of a row.
    function answer(digit: int) {
        const row = rowOfFocus(), way = ways[digit - 1 - offerButtons.count];
        if (way && !overlaid())
            return Khiar.session.chooseWay(way.verb);
        for (let i = 0; i < offerButtons.count; ++i) {
            const offer = offerButtons.itemAt(i) as OfferButton;
            if (!offer || overlaid())
                continue;
            if (offer.digit === digit)
                return offer.go();
            if (offer.numberCount > 0 && (row === null || row === offer) && !hasDigit(digit)) {
                refocus.stop();
                return offer.type(digit);
            }
        }
    }
    // The row of numbers that has the keyboard focus, of several; null = none.
    function rowOfFocus(): OfferButton {
        for (let at = root.Window.activeFocusItem; at; at = at.parent) {
            const offer = at as OfferButton;
            if (offer)
                return offer.numberCount > 0 ? offer : null;
        }
        return null;
    }
    // Whether a plain button beside a row of numbers has this digit.
    function hasDigit(digit: int): bool {
        for (let i = 0; i < offerButtons.count; ++i) {
            if ((offerButtons.itemAt(i) as OfferButton)?.digit === digit)
                return true;
        }
        return false;
    }
    function inPrompt(item: Item): bool {
        for (let at = item; at; at = at.parent) {
            if (at === prompt)
                return true;
        }
        return false;
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
        else if (event.key === Qt.Key_Up && own && (offerButtons.count > 0 || Khiar.session.choosing > 0) && answers().length > 0)
            mainAnswer().forceActiveFocus(Qt.TabFocusReason);
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
        } else if (event.key === Qt.Key_Escape && Khiar.session.choosing > 0) {
            Khiar.session.clearChoice();
            event.accepted = true;
        } else if (root.inPrompt(root.Window.activeFocusItem) && !event.modifiers && [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].indexOf(event.key) >= 0) {
            const from = root.Window.activeFocusItem;
            root.byKeys = true;
            if (event.key === Qt.Key_Up)
                root.stepTable(null, 1);
            else if (event.key === Qt.Key_Down)
                root.focusCards();
            else
                root.stepAnswer(from, (event.key === Qt.Key_Right ? 1 : -1) * (Language.rtl ? -1 : 1));
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
            root.each((c) => { if (c.key === key || (key === 0 && c.chosen)) c.refuse(); });
        }
        function onChoiceSaid(sentence: string) { choiceSaid.say(sentence); }
    }
    Item {      // how many cards are chosen, for screen readers
        id: choiceSaid
        objectName: "choiceSaid"
        width: 1
        height: 1
        property string words: ""
        function say(sentence: string) { words = words === sentence ? sentence + "\u200B" : sentence; }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: words
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
        id: dropTarget
        objectName: "dropTarget"
        // an exchange has no place of its own in the middle: it lends this one
        readonly property bool away: root.goal === "discard"
        readonly property bool onPile: root.goal === "pile"
        readonly property bool wanted: (root.goal === "trick" || away || (onPile && root.pileCount === 0)) && root.legalCards > 0
        readonly property rect at: onPile ? geometry.pileBox : geometry.slot
        readonly property bool ready: root.dragging && root.targets.some((t) => t.zone === root.goal)
        visible: !onPile || root.pileCount === 0
        x: at.x
        y: at.y
        width: at.width
        height: at.height
        radius: width * 0.05
        antialiasing: true
        color: ready ? "#22F2B33D" : "transparent"
        border.color: wanted || ready ? Theme.signal : "transparent"
        border.width: 1
        opacity: ready ? 1 : 0.55
        Column {
            anchors.centerIn: parent
            width: parent.width
            visible: parent.wanted
            Icon { anchors.horizontalCenter: parent.horizontalCenter; name: !dropTarget.away ? "up" : Khiar.session.cardsVerb === "exchange" ? "swap" : "bury"; color: Theme.signal; size: Theme.px(26) }
            Txt {
                visible: dropTarget.away
                width: parent.width
                text: Khiar.session.cardsLabel
                size: Theme.f1
                color: Theme.signal
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }
    Repeater {      // other zones that would take the card being dragged
        model: root.targets.length
        Rectangle {
            required property int index
            readonly property var target: root.targets[index] ?? ({ zone: "trick", owner: -1 })
            readonly property rect at: root.areaOf(target)
            visible: target.zone !== "trick" && !(target.zone === "pile" && root.pileCount === 0)
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
        property real until: Infinity      // nothing is covered from here on
        x: Math.round(Math.min(middle - width / 2, until - width))
        size: Theme.f1
        color: Theme.feltMuted
    }
    Caption {
        readonly property bool open: geometry.openStock > 0
        objectName: open ? "leftOver" : "undealt"
        visible: root.stockCount > 0 && (!geometry.hasUpcard || geometry.resting)
        text: (open
               //: undealt cards that lie open in the middle of the table
               ? qsTr("Left over: %1")
               //: undealt cards in the middle of the table
               : qsTr("Undealt: %1")).arg(Theme.num(root.stockCount))
        middle: open ? geometry.leftBox.x + geometry.leftBox.width / 2 : geometry.quietX(-1)
        until: geometry.crowded ? root.width - geometry.edge : geometry.slot.x - geometry.setHalf - Theme.px(8)
        y: Math.round((open ? geometry.leftBox.y : geometry.quietY - geometry.quietW * Theme.ratio / 2) - height - Theme.px(open ? 2 : 6))
    }
    Caption {       // of the two in the middle
        visible: root.stockCount > 0 && geometry.hasUpcard && !geometry.resting
        text: qsTr("Undealt: %1").arg(Theme.num(root.stockCount))
        middle: geometry.spot("stock", -1, 0, 1, false).x
        y: Math.round(geometry.centreY + geometry.middleW * Theme.ratio / 2 + Theme.px(4))
    }
    Caption {
        objectName: "upcardCaption"
        visible: geometry.hasUpcard
        //: the card that lies face up in the middle of the table
        text: qsTr("Turned up")
        middle: geometry.spot("upcard", -1, 0, 1, true).x
        y: Math.round(geometry.resting ? geometry.quietY - geometry.quietW * Theme.ratio / 2 - height - Theme.px(6)
                                       : geometry.centreY + geometry.middleW * Theme.ratio / 2 + Theme.px(4))
    }
    Caption {
        visible: root.discardCount > 0
        text: qsTr("Laid away: %1").arg(Theme.num(root.discardCount))
        middle: geometry.quietX(1)
        y: Math.round(geometry.quietY - geometry.quietW * Theme.ratio / 2 - height - Theme.px(6))
    }
    Caption {
        visible: root.pileCount > 0
        objectName: "pileCaption"
        text: root.pulled.length > 0
              //: %1 cards in all, %2 of them would be taken
              ? qsTr("Cards in the pile: %1, to take: %2").arg(Theme.num(root.pileCount)).arg(Theme.num(root.pulled.length))
              : qsTr("Cards in the pile: %1").arg(Theme.num(root.pileCount))
        middle: root.width / 2
        y: Math.round(geometry.pileBox.y + geometry.pileBox.height + Theme.px(6))
    }

    // Chips that are played for: the pot, or else the stake, beside the slot.
    readonly property var facts: Khiar.session.tableFacts
    readonly property int middleChips: facts.findIndex((f) => f.kind === 4) >= 0 ? 4 : 5
    ChipPile {
        id: chipPile
        objectName: "chipPile"
        readonly property var fact: root.facts.find((f) => f.kind === root.middleChips) ?? ({})
        readonly property real side: geometry.quietX(1) + (root.discardCount > 0 ? geometry.quietW + Theme.px(34) : 0)
        visible: (fact.value ?? 0) > 0 && !geometry.hasUpcard
        value: fact.value ?? 0
        words: fact.text ?? ""
        x: Math.round(side - width / 2)
        y: Math.round(geometry.quietBottom - height)
        Accessible.focusable: true
        Keys.onPressed: (event) => root.itemKey(chipPile, event)
        FocusRing { visible: chipPile.activeFocus && root.byKeys; around: Theme.px(6); edge: Theme.signal; ground: Theme.feltEdge }
        Caption { text: chipPile.words; middle: parent.width / 2; y: -height - Theme.px(4); color: Theme.feltText; Accessible.ignored: true }
    }
    Repeater {      // cards that score lie on a cloth of their own
        model: root.keptCounts.length
        Rectangle {
            required property int index
            readonly property int cards: root.keptCounts[index] ?? 0
            objectName: "keptCloth"
            readonly property rect at: cards > 0 ? geometry.keptBox(index, cards) : Qt.rect(0, 0, 0, 0)
            visible: cards > 0
            x: at.x
            y: at.y
            width: at.width
            height: at.height
            radius: Theme.px(5)
            antialiasing: true
            color: Theme.plate
            border.width: 1
            border.color: Theme.accent
        }
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
            required scoreKind
            required cucumbers
            required halfCucumbers
            required tricks
            required dealer
            required turn
            required out
            required aside
            required safe
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
        anchors { right: parent.right; rightMargin: geometry.edge; bottom: parent.bottom; bottomMargin: geometry.edge + geometry.cornerH }
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
                // limit and countdown stand with the scores, chips in the middle; nobody is no maker
                visible: words !== "" && kind !== 19 && kind !== 23 && !(kind === 9 && value < 0) && !(chipPile.visible && kind === root.middleChips)
                anchors.right: parent ? parent.right : undefined
                Accessible.focusable: true
                Keys.onPressed: (event) => root.itemKey(pill, event)
                FocusRing { visible: pill.activeFocus && root.byKeys; around: pill.radius; edge: Theme.signal; ground: Theme.feltEdge }
            }
        }
    }
    Rectangle {     // where cards are let go that come into the hand
        objectName: "pullTarget"
        visible: root.pulling
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.px(8) }
        height: root.height - geometry.promptBottom - Theme.px(8)
        radius: Theme.px(12)
        antialiasing: true
        color: "#22F2B33D"
        border.color: Theme.signal
        border.width: 1
    }
    TableInput { id: input; anchors.fill: parent; table: root }
    Card {          // a small card, large enough to be read
        readonly property TableCard of: root.previewed ?? (root.byKeys && root.focused && (root.focused.small || root.focused.buried) ? root.focused : null)
        visible: of !== null && of.open
        face: of ? of.face : "back"
        big: Theme.bigIndex
        lifted: true
        implicitWidth: Math.round(Math.max(96, geometry.trickW * 1.1))
        x: of ? Math.max(8, Math.min(root.width - width - 8, of.cx - width / 2)) : 0
        readonly property real under: of && of.buried ? of.height / 2 : geometry.smallH / 2
        y: of ? (of.cy + of.height + height < root.height ? of.cy + under + 10 : of.cy - under - height - 10) : 0
        z: 2
        Accessible.ignored: true
    }

    // ---- why the card under the pointer, or under the keyboard focus, may not be played now ----
    readonly property TableCard asked: dragging ? null : byKeys ? (focused && focused.own ? focused : null) : hovered
    readonly property bool unfit: asked !== null && asked.asked && !asked.legal && !asked.chosen && !refusing
    property string reason: ""
    readonly property bool telling: asked !== null && !unfit && asked.special && !refusing    // what sets it apart
    readonly property string reasonOf: unfit || telling ? asked.key + " " + Khiar.session.choosing + Language.code : ""
    onReasonOfChanged: {
        reason = "";
        unfit || telling ? reasonSoon.restart() : reasonSoon.stop();
    }
    Timer { id: reasonSoon; interval: 550; onTriggered: root.reason = root.unfit ? Khiar.session.reasonOf(root.asked.key) : root.telling ? Khiar.session.markOf(root.asked.key) : "" }
    Box {
        objectName: "reasonTip"
        visible: root.reason !== ""
        width: Math.min(root.width - Theme.px(32), tipWords.implicitWidth + Theme.px(28))
        height: tipWords.height + Theme.px(14)
        x: root.asked ? Math.max(Theme.px(16), Math.min(root.width - width - Theme.px(16), root.asked.cx - width / 2)) : 0
        y: root.height - height - Theme.px(8)
        z: 4
        radius: Theme.px(10)
        fill: Theme.panel
        edge: Theme.panelLine
        Txt {
            id: tipWords
            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.width - Theme.px(60))
            text: root.reason
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignLeft
            LayoutMirroring.enabled: Language.rtl
            color: Theme.panelText
            Accessible.ignored: true
        }
    }

    EndPanel {
        id: endPanel
        table: root
        room: root.width - 2 * (geometry.edge + (geometry.seats > 2 ? geometry.plateW + Theme.px(12) : 0))
        x: Math.round((root.width - width) / 2)
        y: Math.round(Math.max(Theme.px(8), geometry.promptTop - height - Theme.px(4)))
        z: 2
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
        // between the plates, where some lie as low as it does
        room: Math.min(root.width - 2 * (geometry.spots.some((s) => s.low) ? geometry.edge + geometry.plateW + Theme.px(16) : Theme.px(24)), Theme.px(820))
        // beside a row of numbers or suits there is room for another answer
        readonly property real answerRoom: room - Theme.px(36) - (offerButtons.count > 1 ? Theme.px(120) : 0)
        x: Math.round((root.width - width) / 2)
        // with no hand below it, a tall one grows downwards and leaves the middle in sight
        y: Math.round(geometry.handCount === 0 ? geometry.promptTop : geometry.promptBottom - height)
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
        Repeater {      // several things that the cards may be meant for
            model: root.ways.length
            KButton {
                required property int index
                readonly property var way: root.ways[index] ?? ({})
                objectName: "way:" + index
                text: way.label ?? ""
                hotkey: Theme.num(offerButtons.count + index + 1)
                icon: way.on ? "check" : ""
                kind: way.on ? "amber" : "line"
                feltGround: true
                vpad: Theme.px(6)
                Accessible.checkable: true
                Accessible.checked: way.on ?? false
                onClicked: Khiar.session.chooseWay(way.verb)
            }
        }
        KButton {
            objectName: "takeBackButton"
            visible: Khiar.session.awaitedText !== ""
            //: takes up again the card that lies on the table and waits for another to follow
            text: qsTr("Take it back")
            hotkey: "Esc"
            feltGround: true
            vpad: Theme.px(6)
            onClicked: Khiar.session.clearChoice()
        }
        Repeater {
            id: offerButtons
            model: Khiar.session.offers
            OfferButton {
                required digit
                hinted: root.hint !== "" && Khiar.session.hintRow === index
                alone: offerButtons.count === 1 && !Khiar.session.asksForCards
                room: prompt.answerRoom
                // taking cards is nothing to be hit by habit while one may play
                quiet: Khiar.session.choosing > 0 || (root.pulled.length > 0 && Khiar.session.asksForCards)
            }
        }
        KButton {
            objectName: "confirmButton"
            visible: Khiar.session.confirmLabel !== ""
            enabled: Khiar.session.canConfirm
            text: Khiar.session.confirmLabel
            hotkey: enabled ? KeyList.of("confirm")[0] : ""
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
