// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

// A player's mark: own shape and own colour, so that either alone is enough.
Item {
    id: root
    property int kind: 0
    property int size: Theme.px(36)
    property color ground: "#10201D"
    width: size; height: size
    readonly property var shapes: [
        "M18 7A11 11 0 1 1 17.99 7",
        "M9 9L27 9L27 27L9 27Z",
        "M18 6.500L29.5 27L6.5 27Z",
        "M18 5L30 18L18 31L6 18Z",
        "M18 4.500L21.700 13.500L31 14.2L23.800 20.300L26.2 29.500L18 24.500L9.800 29.500L12.200 20.300L5 14.200L14.300 13.500Z",
        "M12 7L24 7L30 18L24 29L12 29L6 18Z",
        "M14 7L22 7L22 14L29 14L29 22L22 22L22 29L14 29L14 22L7 22L7 14L14 14Z",
        "M18 5C25 13 28 17 28 21.500A10 10 0 0 1 8 21.500C8 17 11 13 18 5Z",
        "M8 8L28 8L28 18C28 25 23 28.500 18 30.500C13 28.500 8 25 8 18Z",
        "M23 6.500A12.5 12.5 0 1 0 29.5 23A10 10 0 0 1 23 6.500Z"
    ]
    Rectangle { anchors.fill: parent; radius: width / 2; color: root.ground; antialiasing: true }
    Item {
        width: 36; height: 36
        scale: root.size / 36 * 0.84
        anchors.centerIn: parent
        Shape {
            width: 36; height: 36
            antialiasing: true
            ShapePath {
                strokeWidth: -1
                fillColor: Theme.tokens[root.kind % 10]
                PathSvg { path: root.shapes[root.kind % 10] }
            }
        }
    }
}
