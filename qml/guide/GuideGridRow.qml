// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A table as a row of the guide.
GuideGrid {
    required property var row              // the GuideBlock
    head: row.head
    cells: row.cells
    leave: row.stops
    onFollowed: (target) => row.followed(target)
    onReached: (item) => row.reached(item)
}
