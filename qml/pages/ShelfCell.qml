// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The place of a game on the shelf, over the first of a family its heading. The tile itself is made when it is wanted: that
// costs time, and at the start most of the shelf is below the window.
Item {
    id: cell
    required property int index
    required property int section          // the family's number among those shown
    required property int place            // in the family
    required property string gameId
    required property bool firstOfFamily
    required property string familyName
    required property string familyLine
    required property string name
    required property string otherName
    required property string line
    required property string emblem
    required property int seatsMin
    required property int seatsMax
    required property int minutes
    required property int difficulty
    required property bool learnable
    property bool wanted: false
    property bool current: false
    property bool solid: false             // has the one solid button of the page
    property int headingH: 0
    property real rowW: 0                  // of the whole shelf
    readonly property bool made: tile.status === Loader.Ready
    signal reached                         // has the keyboard
    onWantedChanged: make()
    Component.onCompleted: make()

    function make() {
        if (wanted && tile.status === Loader.Null)
            tile.setSource("ShelfTile.qml", { cell: cell });
    }
    function takeFocus() {
        wanted = true;
        tile.forceActiveFocus(Qt.TabFocusReason);
        const made = tile.item as GameTile;
        if (made)
            made.takeFocus();
    }

    Item {
        id: heading
        visible: cell.firstOfFamily
        x: -cell.x
        y: -cell.headingH
        width: cell.rowW
        height: cell.headingH
        LayoutMirroring.enabled: Language.rtl
        LayoutMirroring.childrenInherit: true
        Txt {
            id: family
            anchors { left: parent.left; verticalCenter: parent.verticalCenter }
            text: cell.familyName
            size: Theme.f3
            bold: true
            Accessible.role: Accessible.Heading
        }
        Txt {
            anchors { left: family.right; leftMargin: Theme.px(12); right: parent.right; baseline: family.baseline }
            text: cell.familyLine
            color: Theme.muted
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
        }
    }
    Loader { id: tile; anchors.fill: parent }
}
