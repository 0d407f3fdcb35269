// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Khiar.Models

// The games of the shelf, families under their headings. Tiles that can be seen are made at once, the others a row at a time
// after the first frame.
TileGrid {
    id: grid
    property int seen: 12                  // tiles that the window shows at first
    property bool solid: true              // the first tile has the one solid button of the page
    property string currentGame: ""
    property int made: 0                   // so many tiles may be made by now
    sections: Khiar.shelf.sections
    current: { grid.count; return Math.max(0, Khiar.shelf.rowOf(grid.currentGame)); }
    onAsked: (row) => {
        const cell = grid.cellAt(row);
        if (cell)
            cell.takeFocus();
    }
    onSeenChanged: made = Math.max(made, seen)
    Component.onCompleted: made = Math.max(made, seen)
    onCountChanged: if (!first.enabled) later.restart()
    function cellAt(row: int): ShelfCell { return cells.itemAt(row) as ShelfCell; }

    Connections {
        id: first
        target: grid.Window.window
        function onFrameSwapped() {
            first.enabled = false;
            later.start();
        }
    }
    Timer {
        id: later
        interval: 16
        repeat: true
        onTriggered: {
            grid.made += grid.columns;
            if (grid.made >= grid.count)
                stop();
        }
    }
    Repeater {
        id: cells
        model: Khiar.shelf
        ShelfCell {
            x: grid.xOf(place)
            y: grid.yOf(section, place)
            width: grid.tileW
            height: grid.tileH
            rowW: grid.width
            headingH: grid.headingH
            wanted: index < grid.made
            current: index === grid.current
            solid: grid.solid && index === 0
            onReached: grid.currentGame = gameId
        }
    }
}
