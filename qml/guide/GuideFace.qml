// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The picture of a card on a guide's small table.
Card {
    required property var of               // the GuideCard
    readonly property bool shown: of.own && of.table.shownFaces.includes(of.face)
    face: of.open ? of.face : Theme.back
    implicitWidth: of.width
    big: Theme.bigIndex || of.width < Theme.px(50)
    dimmed: of.asked && !of.legal && !shown
    marked: of.ringed || shown || of.chosen
    best: of.best && of.y - Theme.px(12) >= of.table.cut
    lifted: of.held
    shadow: of.own || of.held
}
