// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// Where tiles stand, and how the keyboard gets from one to another: sections under headings, rows of `columns` in each. One
// tile is the current one; arrow keys ask for another by asked(row), Home and End for the ends. The tiles are the user's.
FocusScope {
    id: grid
    property int columns: 1
    property int tileW: Theme.px(354)
    property int current: 0
    property var sections: []              // how many tiles each has
    readonly property int count: sections.reduce((sum, n) => sum + n, 0)
    readonly property int gap: Theme.px(14)
    readonly property int tileH: Theme.px(150)
    readonly property int headingH: Theme.px(46)
    // where each section begins, and at the end where the last one ends
    readonly property var tops: {
        const list = [0];
        for (let i = 0; i < sections.length; ++i)
            list.push(list[i] + headingH + Math.ceil(sections[i] / columns) * (tileH + gap));
        return list;
    }
    signal asked(row: int)                 // the tile of this row should have the keyboard
    signal above                           // the keyboard leaves upwards,
    signal below                           // or downwards
    implicitHeight: tops[sections.length] ?? 0
    height: implicitHeight

    function xOf(place: int): real {
        const along = place % columns * (tileW + gap);
        return Language.rtl ? width - tileW - along : along;
    }
    function yOf(section: int, place: int): real { return (tops[section] ?? 0) + headingH + Math.floor(place / columns) * (tileH + gap); }
    function goCurrent() { if (count > 0) asked(Math.max(0, Math.min(current, count - 1))); }
    // The row of the tile above or below, -1 where the grid ends.
    function beside(row: int, down: bool): int {
        let section = 0, first = 0;
        while (row >= first + sections[section])
            first += sections[section++];
        const place = row - first, own = sections[section], column = place % columns, line = Math.floor(place / columns);
        if (down && line + 1 < Math.ceil(own / columns))
            return Math.min(row + columns, first + own - 1);
        if (!down && line > 0)
            return row - columns;
        const next = section + (down ? 1 : -1);
        if (next < 0 || next >= sections.length)
            return -1;
        if (down)
            return first + own + Math.min(column, sections[next] - 1);
        return first - sections[next] + Math.min((Math.ceil(sections[next] / columns) - 1) * columns + column, sections[next] - 1);
    }
    function step(to: int) { asked(Math.max(0, Math.min(to, count - 1))); }
    Keys.onPressed: (event) => {
        const forward = Language.rtl ? Qt.Key_Left : Qt.Key_Right, backward = Language.rtl ? Qt.Key_Right : Qt.Key_Left;
        event.accepted = grid.count > 0 && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier));
        if (!event.accepted)
            return;
        if (event.key === forward) {
            grid.step(grid.current + 1);
        } else if (event.key === backward) {
            grid.step(grid.current - 1);
        } else if (event.key === Qt.Key_Home) {
            grid.step(0);
        } else if (event.key === Qt.Key_End) {
            grid.step(grid.count - 1);
        } else if (event.key === Qt.Key_Down || event.key === Qt.Key_Up) {
            const down = event.key === Qt.Key_Down, to = grid.beside(grid.current, down);
            if (to >= 0)
                grid.asked(to);
            else if (down)
                grid.below();
            else
                grid.above();
        } else {
            event.accepted = false;
        }
    }
}
