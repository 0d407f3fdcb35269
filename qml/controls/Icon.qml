// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Khiar.Models

// Line icons on a grid of 24, stroke 2. Those that point somewhere turn round in Persian.
Item {
    id: root
    property string name: ""
    property color color: Theme.text
    property int size: Theme.px(20)
    property bool veiled: false            // a Scroller's: it lies outside the view
    implicitWidth: size
    implicitHeight: size
    readonly property bool directional: name === "back" || name === "next" || name === "undo" || name === "redo" || name === "restart"
    readonly property var paths: ({
        "back": "M15 5L8 12L15 19",
        "next": "M9 5L16 12L9 19",
        "down": "M6 9L12 15L18 9",
        "home": "M4 11L12 4L20 11M6 10L6 20L18 20L18 10",
        "menu": "M4 6L20 6M4 12L20 12M4 18L20 18",
        "close": "M6 6L18 18M18 6L6 18",
        "check": "M5 12.5L10 17.5L19 7",
        "undo": "M9 6L4 11L9 16M4 11L14 11C18 11 20 13.5 20 16C20 18 19 19 18 20",
        "redo": "M15 6L20 11L15 16M20 11L10 11C6 11 4 13.5 4 16C4 18 5 19 6 20",
        "restart": "M6 4.500L6 9.500L11 9.500M6.3 9A7 7 0 1 1 5 13.500",
        "keyboard": "M3 6.500L21 6.500L21 17.500L3 17.500ZM6.500 10L7 10M10 10L10.500 10M13.500 10L14 10M17 10L17.500 10M8 14L16 14",
        "hint": "M9.5 19.5L14.5 19.5M9.5 15.5C9.500 13 6.500 12 6.500 8.5C6.500 5.5 9 3.2 12 3.2C15 3.2 17.5 5.5 17.5 8.5C17.5 12 14.5 13 14.5 15.5Z",
        "cards": "M5 6.5L13 4.500L16 17L8 19ZM16 7L19.5 8L16.5 20.500L12 19.5",
        "spread": "M4 5L10 5L10 11L4 11ZM14 5L20 5L20 11L14 11ZM4 14L10 14L10 20L4 20ZM14 14L20 14L20 20L14 20Z",
        "panel": "M4 5L20 5L20 19L4 19ZM14.5 5L14.5 19",
        "swap": "M5 9L18.500 9M14.500 5L18.500 9L14.500 13M19 15.500L5.500 15.500M9.500 11.500L5.500 15.500L9.500 19.500",
        "sort": "M5 6L19 6M5 12L15 12M5 18L11 18",
        "gear": "M12 8.8A3.2 3.2 0 1 1 11.99 8.8M12 3L12 5.500M12 18.500L12 21M3 12L5.500 12M18.500 12L21 12M5.6 5.6L7.4 7.4M16.6 16.6L18.4 18.4M18.4 5.6L16.6 7.4M7.4 16.6L5.6 18.4",
        "book": "M12 6.500C10 5 7 4.500 4 5L4 18.500C7 18 10 18.500 12 20C14 18.500 17 18 20 18.500L20 5C17 4.500 14 5 12 6.500ZM12 6.500L12 20",
        "play": "M8 5.500L18 12L8 18.500Z",
        "people": "M9 11A3.2 3.2 0 1 1 9.01 11M3.5 19C3.500 15.5 6 14 9 14C12 14 14.5 15.5 14.5 19M15.5 11A2.6 2.6 0 1 0 14.500 6M17 14.2C19.5 14.700 20.500 16.500 20.500 19",
        "clock": "M12 4A8 8 0 1 1 11.99 4M12 8L12 12.5L15 14",
        "bot": "M6 9L18 9L18 18L6 18ZM12 9L12 5.500M12 5.500L12 5M9.500 13L9.500 14M14.5 13L14.5 14M3.5 12L3.500 15M20.500 12L20.500 15",
        "person": "M12 11.5A3.6 3.6 0 1 1 12.01 11.5M5 20C5 16.500 8 14.8 12 14.8C16 14.8 19 16.500 19 20",
        "plus": "M12 5L12 19M5 12L19 12",
        "minus": "M5 12L19 12",
        "up": "M12 19L12 6M6.500 11L12 5.500L17.5 11",
        "eye": "M3 12C6 7 9 5.8 12 5.8C15 5.8 18 7 21 12C18 17 15 18.2 12 18.2C9 18.2 6 17 3 12ZM12 9.500A2.5 2.5 0 1 1 11.99 9.500",
        "chart": "M5 20L5 12M10.500 20L10.500 5M16 20L16 9M3 20L20 20",
        "globe": "M12 4A8 8 0 1 1 11.99 4M4 12L20 12M12 4C8 8 8 16 12 20C16 16 16 8 12 4",
        "pause": "M9 5.500L9 18.500M15 5.500L15 18.500",
        "search": "M10.500 5A5.500 5.500 0 1 1 10.49 5M15 15L20 20",
        "log": "M5 6L6 6M9.500 6L19.5 6M5 12L6 12M9.500 12L19.500 12M5 18L6 18M9.500 18L16 18",
        "sound": "M5 9.500L8 9.500L12.5 5.500L12.5 18.500L8 14.500L5 14.500ZM15.5 9C17 10.500 17 13.5 15.5 15M18 6.500C21 9.500 21 14.500 18 17.500",
        "more": "M5.5 12L6.5 12M11.5 12L12.5 12M17.5 12L18.5 12",
        "edit": "M5 19L6 15L15.500 5.500L18.500 8.500L9 18ZM13.500 7.500L16.500 10.500M14 19.500L19 19.500",
        "folder": "M3.500 6.500L9.500 6.500L11.500 9L20.500 9L20.500 18.500L3.500 18.500Z",
        "trash": "M5 7L19 7M10 7L10 4.500L14 4.500L14 7M7 7L8 20L16 20L17 7M10.500 11L10.500 16M13.500 11L13.500 16",
        "save": "M5 5L16 5L19 8L19 19L5 19ZM8 5L8 9.500L14.500 9.500L14.500 5M8 19L8 13.500L16 13.500L16 19",
        "copy": "M9 9L19 9L19 20L9 20ZM5 15L5 4L15 4",
        "warning": "M12 4.500L21 19.500L3 19.500ZM12 10L12 14.500M12 16.8L12 17",
        "mute": "M5 9.500L8 9.500L12.5 5.500L12.5 18.500L8 14.500L5 14.500ZM16 9.500L21 14.500M21 9.500L16 14.500",
        "bury": "M12 4L12 14.500M7 10L12 15L17 10M5 15.500L5 19.500L19 19.500L19 15.500",
        "crown": "M4.500 18.500L19.500 18.500M4.500 15L3.500 7.500L8.500 11L12 5L15.500 11L20.500 7.500L19.500 15Z",
        "star": "M12 4L14.4 9.3L20 10L15.8 13.8L17 19.5L12 16.6L7 19.500L8.2 13.8L4 10L9.600 9.3Z"
    })
    Item {
        visible: !root.veiled
        width: 24; height: 24
        scale: root.size / 24
        transformOrigin: Item.TopLeft
        Shape {
            width: 24; height: 24
            antialiasing: true
            transform: Scale { origin.x: 12; xScale: root.directional && Language.rtl ? -1 : 1 }
            ShapePath {
                strokeColor: root.color
                strokeWidth: 2
                fillColor: "transparent"
                capStyle: ShapePath.RoundCap
                joinStyle: ShapePath.RoundJoin
                PathSvg { path: root.paths[root.name] || "" }
            }
        }
    }
}
