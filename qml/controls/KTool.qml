// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A tool: one icon, 38 px to press, its name for screen readers and, under the pointer or the focus, as a tip.
Pressable {
    id: tool
    property string icon: ""
    property bool darkGround: false
    property bool checked: false
    property bool toggles: false           // says whether it is on
    property color color: darkGround ? Theme.feltText : Theme.text
    implicitWidth: Theme.px(38)
    implicitHeight: Theme.px(38)
    opacity: enabled ? 1 : 0.4
    Accessible.checkable: tool.toggles || tool.checked
    Accessible.checked: tool.checked
    FocusRing {
        visible: tool.ring
        around: Theme.px(10)
        edge: tool.darkGround && !Theme.sand ? "#F3EFE4" : Theme.accentInk
        ground: tool.darkGround ? Theme.feltEdge : Theme.paper
    }
    Rectangle {
        anchors.fill: parent
        visible: tool.hovered || tool.checked
        radius: Theme.px(10)
        antialiasing: true
        color: tool.color
        opacity: tool.down ? 0.22 : 0.12
    }
    Icon { anchors.centerIn: parent; name: tool.icon; color: tool.color; size: Theme.px(22) }
    // made only while it is wanted: a tip is a popup, and tools are many
    readonly property bool wantsTip: hovered || ring
    onWantsTipChanged: {
        if (wantsTip)
            tip.setSource("Tip.qml", { parent: tool, text: tool.label, shown: true });
        else
            tip.source = "";
    }
    Loader { id: tip }
}
