// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Khiar.Models

// What scrolls on a page: its children, as high as `inner`. What the keyboard reaches comes into view, keys scroll, and a
// thin bar at the end of the line says that there is more. The software renderer clips no shapes: with `veils`, icons
// that are not wholly in view are hidden.
Flickable {
    id: s
    property real inner: 0
    readonly property Item focused: Window.activeFocusItem
    contentHeight: inner
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    onFocusedChanged: if (focused && height > 0 && holds(focused)) reveal(focused)     // without a height it is still being made

    property bool veils: false             // something stands below it that icons would be drawn over
    property var icons: []
    onContentYChanged: veil()
    onHeightChanged: veil()
    onContentHeightChanged: if (veils) look()
    Component.onCompleted: if (veils) look()
    // At once, before a frame is drawn: what has been drawn outside the view once is not drawn over again.
    function look() {
        const found = [];
        gather(contentItem, found);
        icons = found;
        veil();
    }
    function gather(item, found) {
        for (let i = 0; i < item.children.length; ++i) {       // a list that can't be gone through by "of"
            const child = item.children[i];
            if (child instanceof Icon)
                found.push(child);
            else
                gather(child, found);
        }
    }
    function veil() {
        for (const icon of icons) {
            if (!icon)
                continue;
            const top = icon.mapToItem(contentItem, 0, 0).y - contentY;
            icon.veiled = top < -2 || top + icon.height > height + 2;
        }
    }
    function holds(item: Item): bool {
        for (let i = item; i; i = i.parent) {
            if (i === s.contentItem)
                return true;
        }
        return false;
    }
    function go(y: real) { contentY = Math.max(0, Math.min(contentHeight - height, y)); }
    function reveal(item: Item) {
        const air = Theme.px(36), top = item.mapToItem(s.contentItem, 0, 0).y, bottom = top + item.height;
        if (top - air < contentY || item.height + 2 * air > height)
            go(top - air);
        else if (bottom + air > contentY + height)
            go(bottom + air - height);
    }
    // A key that nobody else took; true when it scrolls.
    function scrollKey(key: int): bool {
        switch (key) {
        case Qt.Key_Up: s.go(s.contentY - Theme.px(56)); break;
        case Qt.Key_Down: s.go(s.contentY + Theme.px(56)); break;
        case Qt.Key_PageUp: s.go(s.contentY - s.height * 0.85); break;
        case Qt.Key_PageDown:
        case Qt.Key_Space: s.go(s.contentY + s.height * 0.85); break;
        case Qt.Key_Home: s.go(0); break;
        case Qt.Key_End: s.go(s.contentHeight); break;
        default: return false;
        }
        return true;
    }
    Rectangle {
        parent: s
        readonly property real part: s.contentHeight > 0 ? s.height / s.contentHeight : 1
        visible: part < 1
        width: Theme.px(5)
        height: Math.max(Theme.px(32), s.height * part)
        x: Language.rtl ? Theme.px(3) : s.width - width - Theme.px(3)
        y: part < 1 ? s.contentY / (s.contentHeight - s.height) * (s.height - height) : 0
        radius: width / 2
        antialiasing: true
        color: Theme.controlEdge
        opacity: 0.55
    }
}
