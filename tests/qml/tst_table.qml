// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Khiar.Models
import Khiar.Ui

// The table under a real mouse and real keys, with a real match below it.
Item {
    id: top
    width: 1280
    height: 800

    TablePage { id: page; width: top.width; height: top.height; focus: true; visible: Khiar.session.active }
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
        function init() {
            refusals.clear();
            Theme.motion = 1;
            top.width = 1280;
            top.height = 800;
            start(4, "7");
        }
        function cleanup() {
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
