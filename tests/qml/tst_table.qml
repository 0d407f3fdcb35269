// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import QtTest
import Khiar.Models
import Khiar.Ui

// The table under a real mouse and real keys, with a real match below it.
Item {
    id: top
    width: 1280
    height: 800

    TablePage { id: page; width: top.width; height: top.height; focus: true; visible: Khiar.session.active }
    Component { id: otherWindow; Window { width: 200; height: 100 } }
    property Window other: null
    SignalSpy { id: refusals; target: Khiar.session; signalName: "refused" }

    TestCase {
        name: "Table"
        when: windowShown

        function seek(from: Item, test: var): Item {
            if (test(from))
                return from;
            for (let i = 0; i < from.children.length; ++i) {
                const found = seek(from.children[i], test);
                if (found)
                    return found;
            }
            return null;
        }
        function all(from: Item, test: var): var {
            let list = test(from) ? [from] : [];
            for (let i = 0; i < from.children.length; ++i)
                list = list.concat(all(from.children[i], test));
            return list;
        }
        function named(name: string): Item { return seek(page, (item) => item.objectName === name && item.visible); }
        function hand(): var { return all(page, (item) => item.objectName.startsWith("card:")).sort((a, b) => a.place - b.place); }
        function legal(on: bool): Item { return hand().find((c) => c.legal === on) ?? null; }
        function myTurn(): bool { return Khiar.session.promptKind === "mine" && legal(true) !== null; }
        // A point on the strip of a card that its neighbours leave free, in window coordinates.
        function strip(card: Item): point { return card.mapToItem(top, 14, 34); }
        function at(item: Item): point { return item.mapToItem(top, item.width / 2, item.height / 2); }
        function resting(card: Item): bool { return !card.held && !card.flying && Math.abs(card.cx - card.spot.x) < 1 && Math.abs(card.cy - card.spot.y) < 1; }

        function initTestCase() {
            Settings.speed = 0;
            Language.code = "en";
        }
        function start(players: int, seed: string) {
            Khiar.openNew(Khiar.catalogue.data(Khiar.catalogue.index(0, 0), 257));
            Khiar.newGame.players = players;
            for (let row = 0; row < players; ++row)
                Khiar.newGame.seats.setKind(row, row === 0 ? 0 : 1);
            Khiar.newGame.seedText = seed;
            Khiar.newGame.start();
            tryVerify(() => Khiar.session.active);
            tryVerify(() => hand().length === 7);
            tryVerify(() => myTurn());
            mouseMove(top, 5, 790);
            wait(30);
        }
        // Plays until some card of the hand may not be played.
        function untilRefusable(): Item {
            for (let i = 0; i < 40; ++i) {
                tryVerify(() => myTurn());
                const no = legal(false);
                if (no)
                    return no;
                Khiar.session.tap(legal(true).key);
                const before = hand().length;
                tryVerify(() => hand().length !== before);
            }
            return null;
        }
        // Seats 0 … people − 1 are people at this screen. The first one has taken it when this returns.
        function startSeveral(players: int, people: int, seed: string) {
            Khiar.leaveTable();
            Khiar.openNew(Khiar.catalogue.data(Khiar.catalogue.index(0, 0), 257));
            Khiar.newGame.players = players;
            for (let row = 0; row < players; ++row)
                Khiar.newGame.seats.setKind(row, row < people ? 0 : 1);
            Khiar.newGame.seedText = seed;
            Khiar.newGame.start();
            tryVerify(() => Khiar.session.active && Khiar.session.severalPeople);
            untilCurtain();
        }
        function untilCurtain() {
            tryVerify(() => Khiar.session.curtain);
            tryVerify(() => named("curtainButton").activeFocus);
        }
        function uncover() {
            Khiar.session.uncover();
            tryVerify(() => !Khiar.session.curtain && myTurn());
        }
        function cards(): var { return all(page, (item) => item.spot !== undefined && item.zoneCount !== undefined); }
        // Nothing of the table is left in the air.
        function untouched() {
            const table = named("table");
            verify(!table.dragging);
            compare(table.targets.length, 0);
            verify(cards().every((c) => !c.held));
        }
        function init() {
            refusals.clear();
            Settings.hints = true;
            Settings.handOrder = "rank";
            Khiar.guideBeside = false;
            Theme.motion = 1;
            top.width = 1280;
            top.height = 800;
            start(4, "7");
        }
        function cleanup() {
            if (top.other) {
                top.other.destroy();
                top.other = null;
                top.Window.window.requestActivate();
                tryVerify(() => top.Window.active);
            }
            page.enabled = true;
            Khiar.leaveTable();
            tryVerify(() => !Khiar.session.active);
            Language.code = "en";
        }

        function test_click_plays() {
            const card = legal(true), face = card.objectName, p = strip(card);
            mouseClick(top, p.x, p.y);
            tryVerify(() => named(face) === null);
            compare(refusals.count, 0);
        }
        function test_drag_plays() {
            const card = legal(true), face = card.objectName, p = strip(card), to = at(named("dropTarget"));
            mouseDrag(top, p.x, p.y, to.x - p.x, to.y - p.y, Qt.LeftButton, Qt.NoModifier, 10);
            tryVerify(() => named(face) === null);
            compare(refusals.count, 0);
        }
        function test_flick_plays() {
            const card = legal(true), face = card.objectName, p = strip(card), to = at(named("dropTarget"));
            mousePress(top, p.x, p.y);
            mouseRelease(top, to.x, to.y);
            tryVerify(() => named(face) === null);
        }
        function test_refused_card_comes_home() {
            const card = untilRefusable(), face = card.objectName, p = strip(card), to = at(named("dropTarget")), count = hand().length;
            mouseDrag(top, p.x, p.y, to.x - p.x, to.y - p.y, Qt.LeftButton, Qt.NoModifier, 10);
            tryCompare(refusals, "count", 1);
            verify(card.sentBack);
            compare(Khiar.session.promptKind, "refusal");
            tryVerify(() => resting(card));
            compare(card.objectName, face);
            compare(hand().length, count);
        }
        function test_nowhere_says_nothing() {
            const card = legal(true), face = card.objectName, p = strip(card);
            mouseDrag(top, p.x, p.y, 300, 40, Qt.LeftButton, Qt.NoModifier, 10);
            tryVerify(() => resting(card));
            compare(card.objectName, face);
            compare(refusals.count, 0);
            compare(Khiar.session.promptKind, "mine");
        }
        function test_escape_cancels_a_drag() {
            const card = legal(true), face = card.objectName, p = strip(card), to = at(named("dropTarget"));
            mousePress(top, p.x, p.y);
            mouseMove(top, to.x, to.y, 10, Qt.LeftButton);
            verify(card.held);
            keyClick(Qt.Key_Escape);
            verify(!card.held);
            mouseRelease(top, to.x, to.y);
            tryVerify(() => resting(card));
            compare(card.objectName, face);
            verify(Khiar.session.active);
        }
        function test_language_in_mid_drag() {
            const card = legal(true), face = card.objectName, p = strip(card);
            mousePress(top, p.x, p.y);
            mouseMove(top, p.x, p.y - 150, 10, Qt.LeftButton);
            verify(card.held);
            Language.code = "fa";
            wait(20);
            const to = at(named("dropTarget"));
            mouseMove(top, to.x, to.y, 10, Qt.LeftButton);
            mouseRelease(top, to.x, to.y);
            tryVerify(() => named(face) === null);
        }
        function test_resize_in_flight() {
            const before = all(page, (item) => item.spot !== undefined && item.zoneCount !== undefined).length;
            const card = legal(true), p = strip(card);
            mousePress(top, p.x, p.y);
            mouseMove(top, p.x, p.y - 200, 10, Qt.LeftButton);
            mouseRelease(top, 40, 780);
            top.width = 1024;
            top.height = 600;
            wait(10);
            tryVerify(() => hand().every((c) => resting(c)));
            compare(all(page, (item) => item.spot !== undefined && item.zoneCount !== undefined).length, before);
            compare(hand().length, 7);
            for (const c of hand()) {
                verify(c.x > -20 && c.x + c.width < 1044, c.objectName);
                verify(c.y + c.height < 620, c.objectName);
            }
        }
        function test_keys_play() {
            keyClick(Qt.Key_Right);
            tryVerify(() => hand().some((c) => c.shownFocus));
            keyClick(Qt.Key_Home);
            tryVerify(() => hand()[0].activeFocus);
            keyClick(Qt.Key_Right);
            tryVerify(() => hand()[1].activeFocus);
            Language.code = "fa";      // the hand does not turn round
            keyClick(Qt.Key_Left);
            tryVerify(() => hand()[0].activeFocus);
            const face = hand()[0].objectName;
            verify(hand()[0].legal);
            keyClick(Qt.Key_Return);
            tryVerify(() => named(face) === null);
            tryVerify(() => hand().some((c) => c.activeFocus));
        }
        function test_table_does_not_mirror() {
            const places = hand().map((c) => c.objectName);
            Language.code = "fa";
            wait(30);
            compare(hand().map((c) => c.objectName).join(" "), places.join(" "));
            verify(hand()[0].x < hand()[6].x);
            const seat1 = named("seat:1"), seat3 = named("seat:3");
            verify(at(seat1).x < at(seat3).x);
        }
        function test_hover_raises() {
            const card = hand()[3], p = strip(card);
            mouseMove(top, p.x, p.y);
            tryVerify(() => card.raised);
            mouseMove(top, 640, 300);
            tryVerify(() => !card.raised);
        }
        function test_small_cards_can_be_read() {
            Khiar.session.tap(legal(true).key);
            tryVerify(() => all(page, (item) => item.zone === "played").length >= 4);
            tryVerify(() => myTurn());
            wait(250);
            const small = all(page, (item) => item.zone === "played" && item.owner === 1)[0];
            const p = small.parent.mapToItem(top, small.cx, small.cy);
            mouseMove(top, p.x, p.y);
            tryVerify(() => seek(page, (item) => item.lifted === true && item.face === small.face && item.width >= 90) !== null);
        }
        function test_click_on_the_felt_skips_and_never_plays() {
            const count = hand().length;
            mouseClick(top, 640, 250);
            wait(50);
            compare(hand().length, count);
        }
        function test_every_hand_card_can_be_hit() {
            for (const card of hand()) {
                const p = strip(card);
                mouseMove(top, p.x, p.y);
                tryVerify(() => card.raised, 1000, card.objectName);
                mouseMove(top, 640, 300);
                wait(120);
            }
        }
        function test_panel() {
            const button = named("panelButton");
            compare(page.panelWanted, true);
            mouseClick(button);
            compare(page.panelWanted, false);
            mouseClick(button);
            mouseClick(named("logTab"));
            verify(named("scoreTab") !== null);
        }
        // ---- the curtain ----
        function test_curtain_hides_everything() {
            startSeveral(4, 2, "7");
            verify(named("table") === null, "the table is out of sight");
            compare(all(page, (item) => item.objectName.startsWith("card:") && item.visible).length, 0);
            verify(named("curtainSentence").text.includes(Khiar.session.curtainName));
            verify(named("curtainButton").text.includes(Khiar.session.curtainName));
            const below = seek(page, (item) => item.objectName === "table");
            for (let i = 0; i < 40; ++i) {
                keyClick(Qt.Key_Tab);
                for (let at = top.Window.activeFocusItem; at; at = at.parent)
                    verify(at !== below, "Tab stays above the table");
            }
        }
        function test_curtain_uncovers_data() { return [{ tag: "Enter" }, { tag: "Space" }, { tag: "click" }]; }
        function test_curtain_uncovers(row) {
            startSeveral(4, 2, "7");
            if (row.tag === "click")
                mouseClick(named("curtainButton"));
            else
                keyClick(row.tag === "Enter" ? Qt.Key_Return : Qt.Key_Space);
            tryVerify(() => !Khiar.session.curtain && hand().length === 7);
            tryVerify(() => hand().some((c) => c.activeFocus), 2000, "the hand has the focus");
            // who was shown plays; the table turns for the next one under the curtain
            const first = Khiar.session.viewerSeat;
            Khiar.session.tap(legal(true).key);
            untilCurtain();
            verify(Khiar.session.curtainSeat !== first);
            uncover();
            verify(Khiar.session.viewerSeat !== first);
            for (const c of cards())
                verify(!c.flying, "nothing flies to its new place");
        }
        function test_curtain_ignores_the_table_keys() {
            startSeveral(4, 2, "7");
            for (const key of ["h", "l", "t"])
                keyClick(key);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Up);
            mouseClick(top, 500, 600);
            mouseMove(top, 640, 700);
            wait(40);
            verify(Khiar.session.curtain);
            compare(Khiar.session.hintText, "");
        }
        function test_curtain_escape_leads_to_the_shelf() {
            startSeveral(4, 2, "7");
            keyClick(Qt.Key_Escape);
            tryVerify(() => !Khiar.session.active);
            verify(Khiar.canContinue || Khiar.page === "home");
        }
        function test_curtain_in_mid_drag() {
            startSeveral(4, 2, "7");
            uncover();
            Khiar.session.tap(legal(true).key);
            untilCurtain();
            uncover();
            const card = legal(true), p = strip(card), count = Khiar.session.cards.count;
            mousePress(top, p.x, p.y);
            mouseMove(top, 500, 300, 10, Qt.LeftButton);
            verify(card.held);
            Khiar.session.restartDeal();       // the first decision was the other person's: the curtain falls
            untilCurtain();
            mouseMove(top, 510, 320, 10, Qt.LeftButton);
            mouseRelease(top, 510, 320);
            wait(30);
            verify(Khiar.session.curtain, "the release lifts nothing and plays nothing");
            compare(Khiar.session.cards.count, count);
            uncover();
            compare(hand().length, 7);
            untouched();
            const face = legal(true).objectName, q = strip(legal(true));
            mouseClick(top, q.x, q.y);
            tryVerify(() => named(face) === null, 3000, "the next press works as ever");
        }

        // ---- tools ----
        function test_undo_and_redo_keys() {
            const face = legal(true).objectName;
            Khiar.session.tap(legal(true).key);
            tryVerify(() => named(face) === null);
            tryVerify(() => myTurn());
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryVerify(() => named(face) !== null);
            compare(hand().length, 7);
            verify(named("assistedMark") !== null);
            tryVerify(() => Khiar.session.canRedo);
            keyClick(Qt.Key_Y, Qt.ControlModifier);
            tryVerify(() => named(face) === null);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryVerify(() => named(face) !== null);
            mouseClick(named("moreButton"));
            tryVerify(() => seek(top.Window.contentItem.parent ?? top.Window.contentItem, (item) => item.objectName === "menu:redo") !== null);
            keyClick(Qt.Key_Escape);
        }
        function test_undo_in_mid_drag() {
            Khiar.session.tap(legal(true).key);
            tryVerify(() => hand().length === 6 && myTurn());
            const card = legal(true), p = strip(card);
            mousePress(top, p.x, p.y);
            mouseMove(top, 500, 300, 10, Qt.LeftButton);
            verify(card.held);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryVerify(() => hand().length === 7);
            const to = at(named("dropTarget"));
            mouseRelease(top, to.x, to.y);
            wait(40);
            compare(hand().length, 7);
            untouched();
        }
        function test_hint() {
            keyClick("h");
            tryVerify(() => Khiar.session.hintText !== "", 5000);
            const marked = hand().filter((c) => c.hinted);
            compare(marked.length, 1);
            verify(marked[0].legal, "what a hint names can be played");
            verify(seek(marked[0], (item) => item.objectName === "hintMark").visible, "a shape says so, not a colour alone");
            compare(named("prompt").text, Khiar.session.hintText);
            verify(named("assistedMark") !== null);
            keyClick("h");
            tryVerify(() => Khiar.session.hintText === "");
            mouseClick(named("hintButton"));
            tryVerify(() => Khiar.session.hintText !== "", 5000);
            Khiar.session.tap(legal(true).key);
            tryVerify(() => Khiar.session.hintText === "");
            Settings.hints = false;
            verify(named("hintButton") === null);
            tryVerify(() => myTurn());
            keyClick("h");
            wait(100);
            compare(Khiar.session.hintText, "");
        }
        function popup(name: string): Item { return seek(top.Window.contentItem.parent ?? top.Window.contentItem, (item) => item.objectName === name && item.visible); }
        function test_previous_trick() {
            keyClick("l");
            wait(20);
            verify(!lastTrickOpen(), "before the first trick there is nothing to show");
            Khiar.session.tap(legal(true).key);
            tryVerify(() => hand().length === 6 && myTurn());
            compare(Khiar.session.lastTrick.length, 4);
            for (const way of ["l", "Escape", "click"]) {
                keyClick("l");
                tryVerify(() => lastTrickOpen());
                const before = hand().length;
                if (way === "l")
                    keyClick("l");
                else if (way === "Escape")
                    keyClick(Qt.Key_Escape);
                else
                    mouseClick(top, 500, 640);
                tryVerify(() => !lastTrickOpen());
                verify(Khiar.session.active);
                compare(hand().length, before);
            }
        }
        function lastTrickOpen(): bool {
            const words = Khiar.session.lastTrickText;
            return words !== "" && seek(top.Window.contentItem.parent ?? top.Window.contentItem, (item) => item.trick === undefined && item.text === words && item.visible && item.truncated !== undefined && item.horizontalAlignment === Text.AlignHCenter) !== null;
        }
        function test_menu() {
            keyClick(Qt.Key_F10);
            tryVerify(() => popup("menu:score") !== null && popup("menu:score").parent.activeFocus);
            keyClick(Qt.Key_Escape);
            tryVerify(() => popup("menu:score") === null);
            verify(Khiar.session.active, "Escape closed the menu only");
            tryVerify(() => hand().some((c) => c.activeFocus));
            mouseClick(named("moreButton"));
            tryVerify(() => popup("menu:sort") !== null);
            verify(!popup("menu:undo").enabled, "nothing has been played yet");
            mouseClick(popup("menu:sort"));
            tryVerify(() => popup("menu:sort") === null);
            compare(Settings.handOrder, "suit");
            keyClick("s");
            compare(Settings.handOrder, "dealt");
            keyClick("s");
            compare(Settings.handOrder, "rank");
        }
        function test_why_opens_the_guide_data() { return [{ tag: "click" }, { tag: "key" }, { tag: "tab" }]; }
        function test_why_opens_the_guide(row) {
            const card = untilRefusable();
            verify(named("whyButton") === null);
            Khiar.session.tap(card.key);
            tryVerify(() => named("whyButton") !== null);
            compare(Khiar.session.promptKind, "refusal");
            wait(50);       // the prompt has laid itself out
            if (row.tag === "click")
                mouseClick(named("whyButton"));
            else if (row.tag === "key")
                keyClick("?");
            else {
                for (let i = 0; i < 20 && !named("whyButton").activeFocus; ++i)
                    keyClick(Qt.Key_Tab);
                verify(named("whyButton").activeFocus);
                keyClick(Qt.Key_Return);
            }
            tryVerify(() => Khiar.guideBeside);
            verify(named("guideBeside") !== null);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !Khiar.guideBeside);
            verify(Khiar.session.active);
        }

        // ---- keys and ears ----
        function test_everything_on_the_table_is_reached_by_keys() {
            Khiar.session.tap(legal(true).key);
            tryVerify(() => hand().length === 6 && myTurn());
            keyClick(Qt.Key_Right);
            tryVerify(() => hand().some((c) => c.activeFocus));
            const reached = [];
            keyClick(Qt.Key_Up);
            for (let i = 0; i < 40; ++i) {
                const item = top.Window.activeFocusItem;
                if (reached.indexOf(item) < 0)
                    reached.push(item);
                verify(item.shownFocus, "the focus can be seen: " + item);
                keyClick(Qt.Key_Up);
            }
            for (let seat = 0; seat < 4; ++seat)
                verify(reached.some((item) => item.objectName === "seat:" + seat), "plate " + seat);
            compare(reached.filter((item) => item.zone === "played").length, all(page, (item) => item.zone === "played").length);
            keyClick(Qt.Key_Down);
            tryVerify(() => hand().some((c) => c.activeFocus));
        }
        function test_events_are_told() {
            const said = named("lastEvent");
            const before = said.Accessible.name;
            Khiar.session.tap(legal(true).key);
            tryVerify(() => said.Accessible.name !== before);
            const card = untilRefusable();
            Khiar.session.tap(card.key);
            tryVerify(() => Khiar.session.promptKind === "refusal" && said.Accessible.name === Khiar.session.prompt);
        }

        // ---- input that cannot hurt ----
        function test_focus_loss_in_mid_drag() {
            const card = legal(true), face = card.objectName, p = strip(card), to = at(named("dropTarget"));
            mousePress(top, p.x, p.y);
            mouseMove(top, 500, 300, 10, Qt.LeftButton);
            verify(card.held);
            top.other = otherWindow.createObject(null) as Window;      // not a child of this one, which would share its activity
            top.other.show();
            top.other.requestActivate();
            tryVerify(() => !top.Window.active);
            verify(!card.held, "the card goes home");
            top.other.hide();
            top.Window.window.requestActivate();
            tryVerify(() => top.Window.active);
            mouseRelease(top, to.x, to.y);
            tryVerify(() => resting(card));
            compare(card.objectName, face);
            compare(hand().length, 7);
            untouched();
        }
        function test_hidden_in_mid_drag() {
            const card = legal(true), p = strip(card);
            mousePress(top, p.x, p.y);
            mouseMove(top, 500, 300, 10, Qt.LeftButton);
            verify(card.held);
            page.enabled = false;
            verify(!card.held);
            page.enabled = true;
            mouseRelease(top, 500, 300);
            wait(30);
            compare(hand().length, 7);
            untouched();
        }
        function test_resize_in_mid_drag() {
            const card = legal(true), face = card.objectName, p = strip(card);
            mousePress(top, p.x, p.y);
            mouseMove(top, 500, 300, 10, Qt.LeftButton);
            top.width = 1024;
            top.height = 600;
            wait(10);
            verify(card.held);
            const to = at(named("dropTarget"));
            mouseMove(top, to.x, to.y, 10, Qt.LeftButton);
            mouseRelease(top, to.x, to.y);
            tryVerify(() => named(face) === null);
            untouched();
        }
        function test_keys_in_mid_drag_play_nothing_else() {
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Home);
            tryVerify(() => hand()[0].activeFocus);
            const card = hand()[3], p = strip(card), count = hand().length;
            mousePress(top, p.x, p.y);
            mouseMove(top, 500, 300, 10, Qt.LeftButton);
            verify(card.held);
            keyClick(Qt.Key_Return);
            wait(40);
            compare(hand().length, count);
            mouseRelease(top, 300, 790);
            tryVerify(() => resting(card));
            compare(hand().length, count);
        }
        function test_leaving_in_mid_drag() {
            const card = legal(true), p = strip(card);
            mousePress(top, p.x, p.y);
            mouseMove(top, 500, 300, 10, Qt.LeftButton);
            verify(card.held);
            Khiar.leaveTable();
            mouseRelease(top, 500, 300);
            start(4, "7");
            compare(hand().length, 7);
            untouched();
        }

        function test_many_seats_stay_apart_data() {
            return [{ n: 2 }, { n: 3 }, { n: 4 }, { n: 5 }, { n: 6 }, { n: 7 }];
        }
        function test_many_seats_stay_apart(row) {
            Khiar.leaveTable();
            for (const size of [[1280, 800], [1024, 600], [800, 560]]) {
                top.width = size[0];
                top.height = size[1];
                start(row.n, "3");
                const plates = all(page, (item) => item.objectName.startsWith("seat:"));
                compare(plates.length, row.n);
                for (const a of plates) {
                    for (const b of plates) {
                        if (a === b)
                            continue;
                        verify(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y, size[0] + ": " + a.objectName + " " + b.objectName);
                    }
                    verify(a.x >= 0 && a.x + a.width <= a.parent.width);
                }
                Khiar.leaveTable();
            }
        }
    }
}
