// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

// A filled star of any size: the sign of cards that the rules set apart.
Item {
    id: star
    property real size: 12
    property color color: "#FFFDF8"
    width: size
    height: size
    Shape {
        width: 24
        height: 24
        antialiasing: true
        transformOrigin: Item.TopLeft
        scale: star.size / 24
        ShapePath {
            strokeWidth: -1
            fillColor: star.color
            PathSvg { path: "M12 2L14.900 8.800L22.200 9.400L16.700 14.200L18.400 21.400L12 17.600L5.600 21.400L7.300 14.200L1.800 9.400L9.100 8.800Z" }
        }
    }
}
