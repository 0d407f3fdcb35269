// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// A note: paragraphs on a ground of their own, with a mark at the start of the line.
Item {
    id: box
    required property var row              // the GuideBlock
    implicitHeight: notes.height + Theme.px(22)
    function linksOf(runs: var): var {
        return runs.filter((r, i) => r.link !== "" && (i === 0 || runs[i - 1].link !== r.link)).map((r) => ({ text: r.text, target: r.link }));
    }
    function wordsOf(runs: var): string {
        return runs.map((r) => r.cards.length > 0 ? r.cards.map((c) => c.spoken).join(", ") : r.text).join("");
    }
    Rectangle { anchors.fill: parent; radius: Theme.px(12); antialiasing: true; color: Theme.nav }
    Rectangle {
        anchors { left: parent.left; leftMargin: Theme.px(8); top: parent.top; topMargin: Theme.px(10); bottom: parent.bottom; bottomMargin: Theme.px(10) }
        width: Theme.px(4)
        radius: width / 2
        antialiasing: true
        color: Theme.accent
    }
    Column {
        id: notes
        anchors { left: parent.left; leftMargin: Theme.px(24); right: parent.right; rightMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(8)
        Repeater {
            model: box.row.paragraphs.length
            GuideProse {
                required property int index
                width: notes.width
                runs: box.row.paragraphs[index] ?? []
                links: box.linksOf(runs)
                spoken: box.wordsOf(runs)
                leave: box.row.stops
                onFollowed: (target) => box.row.followed(target)
                onReached: (item) => box.row.reached(item)
            }
        }
    }
}
