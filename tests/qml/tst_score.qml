// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Khiar.Models
import Khiar.Ui

// The score sheet over a real match: a row per deal, columns that stay under their names in both directions, the way back.
Item {
    id: top
    width: 1280
    height: 800

    Loader { id: sheet; anchors.fill: parent; active: false; focus: true; source: "qrc:/qt/qml/Khiar/Ui/ScorePage.qml" }
    readonly property Item page: sheet.item as Item

    TestCase {
        name: "Score"
        when: windowShown

        function all(from: Item, test: var): var {
            let list = test(from) ? [from] : [];
            for (let i = 0; i < from.children.length; ++i)
                list = list.concat(all(from.children[i], test));
            return list;
        }
        function named(name: string): Item { return all(top, (item) => item.objectName === name && item.visible)[0] ?? null; }
        function sceneX(item: Item): real { return item.mapToItem(top, 0, 0).x; }
        function cells(): var { return all(top, (item) => item.cell !== undefined && item.scored !== undefined && item.visible); }
        function heads(): var { return all(top, (item) => item.cucumbers !== undefined && item.points !== undefined && item.visible); }

        function begin(players: int) {
            Settings.speed = 0;
            Khiar.openNew(Khiar.catalogue.data(Khiar.catalogue.index(0, 0), 257));
            Khiar.newGame.players = players;
            for (let row = 0; row < players; ++row)
                Khiar.newGame.seats.setKind(row, 1);      // bots alone play it out
            Khiar.newGame.seedText = "11";
            Khiar.newGame.start();
            tryVerify(() => Khiar.session.active);
        }
        function cleanup() {
            sheet.active = false;
            Khiar.leaveTable();
            Language.code = "en";
            top.width = 1280;
            top.height = 800;
        }

        function test_a_match_of_bots_data() { return [{ tag: "2 en", n: 2, code: "en" }, { tag: "4 fa", n: 4, code: "fa" }, { tag: "7 fa", n: 7, code: "fa" }]; }
        function test_a_match_of_bots(row) {
            Language.code = row.code;
            begin(row.n);
            tryVerify(() => Khiar.session.over, 20000);
            sheet.active = true;
            tryVerify(() => named("scoreRows") !== null);
            const list = named("scoreRows");
            verify(list.count > 1);
            verify(list.activeFocus, "the arrows move in it at once");
            compare(heads().length, row.n);
            // every visible cell stands exactly under its seat's name
            tryVerify(() => cells().length >= row.n);
            const columns = heads().map((head) => Math.round(sceneX(head)));
            for (const cell of cells())
                verify(columns.indexOf(Math.round(sceneX(cell))) >= 0);
            compare(sceneX(heads()[0]) > sceneX(heads()[1]), Language.rtl, "the first seat is at the start of the line");
            // the last row is where the seats stand now
            const last = Khiar.session.scoreSheet.data(Khiar.session.scoreSheet.index(list.count - 1, 0), 258);
            compare(last.length, row.n);
            verify(last.some((cell) => cell.leads) && !last.every((cell) => cell.leads), "the winner is marked");
            for (const head of heads())
                compare(last[head.seat].total, head.points);
            keyClick(Qt.Key_Home);
            compare(list.currentIndex, 0);
            keyClick(Qt.Key_Down);
            compare(list.currentIndex, 1);
        }
        function test_wide_sheets_scroll_sideways() {
            top.width = 800;
            top.height = 560;
            begin(7);
            tryVerify(() => Khiar.session.over, 20000);
            sheet.active = true;
            tryVerify(() => cells().length > 0);
            const flick = named("scoreRows").parent.parent, before = flick.contentX;
            verify(flick.contentWidth > flick.width);
            keyClick(Qt.Key_Right);
            verify(flick.contentX > before);
            Language.code = "fa";
            wait(10);
            compare(Math.round(flick.contentX), Math.round(flick.contentWidth - flick.width), "Persian begins at the right");
            keyClick(Qt.Key_Left);
            verify(flick.contentX < flick.contentWidth - flick.width);
        }
        function test_before_the_first_deal() {
            Khiar.openNew(Khiar.catalogue.data(Khiar.catalogue.index(0, 0), 257));
            Khiar.newGame.players = 4;
            Khiar.newGame.seats.setKind(0, 0);
            Khiar.newGame.start();
            tryVerify(() => Khiar.session.active);
            sheet.active = true;
            tryVerify(() => named("backToTable") !== null);
        }
    }
}
