// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// Only games that so many can play.
KSelect {
    objectName: "playersFilter"
    width: Theme.px(170)
    icon: "people"
    label: qsTr("Number of players")
    items: Khiar.shelf.playersTexts
    current: Khiar.shelf.playersChoice
    onChosen: (index) => Khiar.shelf.playersChoice = index
}
