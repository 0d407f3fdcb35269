// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// A table of a guide: a head, lines between rows, columns as wide as their words need, the last one takes what is left.
Item {
    id: grid
    property var head: []                  // runs of each column
    property var cells: []                 // rows of runs
    property var leave: null
    signal followed(target: string)
    signal reached(item: Item)
    readonly property int columns: head ? head.length : 0
    readonly property int pad: Theme.px(10)
    implicitHeight: rows.height
    height: implicitHeight
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Table
    Accessible.name: (head ?? []).map((runs) => grid.wordsOf(runs)).join(", ")

    function wordsOf(runs: var): string {
        return (runs ?? []).map((r) => r.cards.length > 0 ? r.cards.map((c) => c.spoken).join(", ") : r.text).join("");
    }
    function linksOf(runs: var): var {
        return (runs ?? []).filter((r, i) => r.link !== "" && (i === 0 || runs[i - 1].link !== r.link)).map((r) => ({ text: r.text, target: r.link }));
    }
    // Shares of the width by the longest words of each column, none under a fifth of an even share.
    readonly property var shares: {
        const need = [];
        for (let c = 0; c < columns; ++c) {
            let most = 4;
            const all = [head].concat(cells ?? []);
            for (const row of all)
                most = Math.max(most, grid.wordsOf(row[c]).length);
            need.push(Math.min(most, 42) + 3);      // the air beside the words
        }
        const sum = need.reduce((a, b) => a + b, 0);
        return need.map((n) => n / Math.max(1, sum));
    }
    readonly property real wanted: {
        let most = 0;
        for (const row of [head].concat(cells ?? []))
            most = Math.max(most, (row ?? []).reduce((a, runs) => a + grid.wordsOf(runs).length + 4, 0));
        return most * Theme.reading(9) + columns * 2 * pad;
    }
    readonly property real inner: Math.min(width, Math.max(wanted, Theme.px(220)))

    component Line: Item {
        id: line
        property var row: []
        property bool first: false
        width: grid.inner
        height: cellsRow.height + Theme.px(12)
        Rectangle { anchors.fill: parent; visible: line.first; color: Theme.nav; radius: Theme.px(6); antialiasing: true }
        Rectangle { visible: !line.first; anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.line }
        Row {
            id: cellsRow
            y: Theme.px(6)
            Repeater {
                model: grid.columns
                Item {
                    id: cell
                    required property int index
                    width: Math.floor(grid.inner * (grid.shares[index] ?? 0))
                    height: prose.height
                    GuideProse {
                        id: prose
                        x: grid.pad
                        width: cell.width - 2 * grid.pad
                        runs: line.row ? line.row[cell.index] : []
                        links: grid.linksOf(runs)
                        spoken: grid.wordsOf(runs)
                        size: Theme.reading(15)
                        bold: line.first
                        role: line.first ? Accessible.ColumnHeader : Accessible.Cell
                        leave: grid.leave
                        onFollowed: (target) => grid.followed(target)
                        onReached: (item) => grid.reached(item)
                    }
                }
            }
        }
    }
    Column {
        id: rows
        anchors.left: parent.left
        Line { row: grid.head; first: true }
        Repeater {
            model: grid.cells ? grid.cells.length : 0
            Line {
                required property int index
                row: grid.cells[index] ?? []
            }
        }
    }
}
