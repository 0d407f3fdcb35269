// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// A field to search by, with a glass before the words and a cross that empties it. It asks by edited(text) and cleared();
// what stands in it belongs to whoever uses it.
KField {
    id: f
    signal cleared
    roomBefore: Theme.px(38)
    roomAfter: Theme.px(f.text !== "" ? 38 : 12)
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Icon {
        anchors { left: parent.left; leftMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        name: "search"
        size: Theme.px(18)
        color: Theme.muted
    }
    Pressable {
        id: cross
        objectName: "clearSearch"
        visible: f.text !== ""
        activeFocusOnTab: false            // Escape does it
        label: qsTr("Clear the search")
        width: Theme.px(38)
        height: parent.height
        anchors.right: parent.right
        onClicked: f.cleared()
        Rectangle { anchors.fill: parent; anchors.margins: Theme.px(5); radius: height / 2; antialiasing: true; visible: cross.hovered; color: cross.down ? Theme.soft : Theme.track }
        Icon { anchors.centerIn: parent; name: "close"; size: Theme.px(16); color: Theme.muted }
    }
}
