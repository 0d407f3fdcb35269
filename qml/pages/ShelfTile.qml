// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// The tile in its place on the shelf.
GameTile {
    required property ShelfCell cell
    gameId: cell.gameId
    emblem: cell.emblem
    name: cell.name
    otherName: cell.otherName
    line: cell.line
    seatsFrom: cell.seatsMin
    seatsTo: cell.seatsMax
    minutes: cell.minutes
    difficulty: cell.difficulty
    learnable: cell.learnable
    current: cell.current
    focused: cell.solid
    onActiveFocusChanged: if (activeFocus) cell.reached()
    onOpened: Khiar.openGame(cell.gameId)
    onPlay: Khiar.openNew(cell.gameId)
    onLearn: Khiar.openGuide(cell.gameId, "")
}
