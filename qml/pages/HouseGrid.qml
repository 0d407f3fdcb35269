// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The person's own rules on the shelf: each plays, and a press elsewhere or Edit opens them.
TileGrid {
    id: grid
    sections: Khiar.houseShelf.count > 0 ? [Khiar.houseShelf.count] : []
    visible: count > 0
    onAsked: (row) => {
        const tile = tiles.itemAt(row) as GameTile;
        if (tile)
            tile.takeFocus();
    }
    Txt {
        width: parent.width
        height: grid.headingH
        text: qsTr("House rules")
        size: Theme.f3
        bold: true
        horizontalAlignment: Text.AlignLeft
        Accessible.role: Accessible.Heading
    }
    Repeater {
        id: tiles
        model: Khiar.houseShelf
        GameTile {
            required property int index
            required property string houseId
            required property string gameName
            required property int seatsMin
            required property int seatsMax
            required property string problem
            required property string spoken
            required name
            required emblem
            required line
            x: grid.xOf(index)
            y: grid.yOf(0, index)
            width: grid.tileW
            height: grid.tileH
            objectName: "house:" + houseId
            gameId: houseId
            otherName: gameName
            says: problem !== "" ? problem : line
            saysColor: problem !== "" ? Theme.cost : Theme.muted
            playable: problem === ""
            seatsFrom: seatsMin
            seatsTo: seatsMax
            minutes: 0
            difficulty: 0
            label: spoken
            description: ""
            current: index === grid.current
            learnable: true
            second: "edit"
            secondText: qsTr("Edit")
            //: spoken: change house rules of this name
            secondLabel: qsTr("Edit: %1").arg(name)
            onActiveFocusChanged: if (activeFocus) grid.current = index
            onOpened: Khiar.editHouse(houseId)
            onLearn: Khiar.editHouse(houseId)
            onPlay: Khiar.openNewHouse(houseId)
        }
    }
}
