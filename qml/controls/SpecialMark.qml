// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The sign of a card that the rules set apart: a star on a disc. As large as its Loader.
Rectangle {
    objectName: "specialMark"
    radius: width / 2
    color: "#7A3FA0"
    border.color: "#FFFDF8"
    border.width: width > 12 ? 2 : 1
    antialiasing: true
    Star { anchors.centerIn: parent; size: parent.width * 0.7; color: "#FFFDF8" }
}
