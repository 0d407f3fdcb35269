// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// kind: "primary" (accent, once a page), "soft" (tinted), "amber" (a turn's main answer), "line" (outline),
// "quiet" (text only), "danger" (throws something away).
Pressable {
    id: b
    property string text: ""
    property string icon: ""
    property string suit: ""               // a suit picture instead of an icon: "S", "H", "D" or "C"
    property string hotkey: ""             // the key that presses it, shown small before the words
    property string kind: "line"
    property bool darkGround: false        // stands on a dark panel
    property bool feltGround: false        // stands on the felt and takes its colours
    property int size: Theme.f2
    property int vpad: Theme.px(9)
    readonly property bool dark: darkGround || (feltGround && !Theme.sand)
    readonly property color fg: kind === "primary" ? Theme.textOnAccent : kind === "amber" ? Theme.textOnAmber
        : kind === "danger" ? "#FFFFFF" : feltGround ? Theme.feltText : darkGround ? Theme.panelText
        : kind === "quiet" || kind === "soft" ? Theme.accentInk : Theme.text
    readonly property color bg: kind === "primary" ? Theme.accent : kind === "amber" ? Theme.amber
        : kind === "danger" ? Theme.cost : kind === "quiet" ? "transparent" : kind === "soft" ? Theme.soft
        : feltGround && Theme.sand ? "#55FFFFFF" : dark ? "#22FFFFFF" : Theme.surface
    label: text
    implicitHeight: Math.round(size * 1.5) + 2 * vpad
    readonly property real sign: icon !== "" || suit !== "" ? Math.round(size * 1.25) + (text !== "" ? row.spacing : 0) : 0
    readonly property real capW: cap.visible ? cap.width + row.spacing : 0
    readonly property real air: Theme.px(kind === "quiet" ? 20 : 32)
    implicitWidth: Math.max(implicitHeight, Math.ceil(words.implicitWidth) + sign + capW + air)
    opacity: enabled ? 1 : 0.45

    FocusRing {
        visible: b.ring
        around: b.height / 2
        edge: b.dark ? "#F3EFE4" : Theme.accentInk
        ground: b.feltGround ? Theme.plate : b.darkGround ? Theme.panel : Theme.paper
    }
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        antialiasing: true
        color: b.bg
        border.width: b.kind === "line" ? 1 : 0
        border.color: b.feltGround ? Theme.feltLine : b.darkGround ? "#7F9A92" : Theme.controlEdge
    }
    Rectangle {     // under the pointer and while pressed
        anchors.fill: parent
        visible: b.hovered && b.enabled
        radius: height / 2
        antialiasing: true
        color: b.dark && b.kind !== "primary" && b.kind !== "amber" ? "#FFFFFF" : "#000000"
        opacity: b.down ? 0.16 : 0.07
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(8)
        LayoutMirroring.enabled: Language.rtl
        Rectangle {
            id: cap
            visible: b.hotkey !== ""
            width: Math.max(height, mark.implicitWidth + Theme.px(8))
            height: Math.round(b.size * 1.3)
            radius: Theme.px(5)
            anchors.verticalCenter: parent.verticalCenter
            color: "transparent"
            border.width: 1
            border.color: b.fg
            opacity: 0.62
            antialiasing: true
            Txt { id: mark; anchors.centerIn: parent; text: b.hotkey; size: Theme.f1; color: b.fg; Accessible.ignored: true }
        }
        Icon {
            visible: b.icon !== ""
            name: b.icon
            color: b.fg
            size: Math.round(b.size * 1.25)
            anchors.verticalCenter: parent.verticalCenter
        }
        Image {
            visible: b.suit !== ""
            anchors.verticalCenter: parent.verticalCenter
            source: b.suit !== "" ? Theme.suitIcon(b.suit, b.dark && b.kind !== "amber" && b.kind !== "primary") : ""
            width: Math.round(b.size * 1.15)
            height: Math.round(b.size * 1.2)
            sourceSize.width: width
            sourceSize.height: height
        }
        Txt {
            id: words
            visible: b.text !== ""
            text: b.text
            size: b.size
            bold: true
            color: b.fg
            elide: Text.ElideRight
            // a button squeezed by its owner shortens its words
            width: Math.min(Math.ceil(implicitWidth), Math.max(Theme.px(16), b.width - b.sign - b.capW - Math.min(b.air, Theme.px(20))))
            Accessible.ignored: true
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
