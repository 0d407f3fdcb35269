// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A position or a task as a row of the guide.
GuidePlay {
    required property var row              // the GuideBlock
    task: row.kind === "task"
    caption: row.caption
    block: row.blockNumber
    position: row.position
    leave: row.stops
    cut: row.cut
    onFollowed: (anchor) => row.explained(anchor)
    onReached: (item) => row.reached(item)
    onToTable: (block) => row.toTable(block)
}
