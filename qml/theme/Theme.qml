// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Khiar.Models

// Colours, sizes and pace of the whole program. The window writes winW and winH, the settings the six
// properties after them; everything else follows. `scale` is 1 at 1280x800; text never shrinks below its base size.
QtObject {
    id: t
    property real winW: 1280
    property real winH: 800
    property real textSetting: 1
    property real guideSetting: 1          // of the text of guides, beside textSetting
    property string felt: "green"          // "green", "night", "sand" or "contrast"
    property bool fourColour: false
    property bool bigIndex: false          // rank and suit fill every card
    property real motion: 1                // factor of all animation times; 0 means no animation at all
    property string back: "back"           // "back", "back-quiet", "back-night" or "back-contrast"

    readonly property string assets: "qrc:/assets/"

    readonly property real scale: Math.min(winW / 1280, winH / 800)
    readonly property bool compact: winH < 700 || winW < 1100
    readonly property real ts: textSetting * (scale <= 1 ? 1 : 1 + (scale - 1) * 0.55)

    // The family is the application's font (app/shell sets it), so no text names one.
    readonly property int f1: Math.round(13 * ts)
    readonly property int f2: Math.round(15 * ts)
    readonly property int f3: Math.round(18 * ts)
    readonly property int f4: Math.round(24 * ts)
    readonly property int f5: Math.round(32 * ts)

    function px(v: real): int { return Math.round(v * ts); }
    function reading(v: real): int { return Math.round(v * ts * guideSetting); }
    function ms(v: real): int { return Math.round(v * motion); }

    // Digits of the reader's script. They read Language.code, so bindings that call them follow the language.
    function num(n: real): string { return Language.code === "" ? "" : Language.number(n); }
    function digits(s: string): string { return Language.code === "" ? s : Language.numberText(s); }

    // felt
    readonly property bool sand: felt === "sand"
    readonly property bool contrast: felt === "contrast"
    readonly property color feltText: sand ? "#2B2415" : contrast ? "#FFFFFF" : "#F3EFE4"
    readonly property color feltMuted: sand ? "#3D351E" : contrast ? "#E6E6E6" : felt === "night" ? "#AEBBD6" : "#A9C3BA"
    readonly property color plate: sand ? "#FFFBF0" : contrast ? "#000000" : felt === "night" ? "#0E1729" : "#0A221E"
    readonly property color plateLine: sand ? "#A8976B" : contrast ? "#FFFFFF" : felt === "night" ? "#33456B" : "#2C4D45"
    readonly property color feltMiddle: sand ? "#CDBB92" : contrast ? "#000000" : felt === "night" ? "#1B2B49" : "#123C36"
    readonly property color feltEdge: sand ? "#B8A478" : contrast ? "#000000" : felt === "night" ? "#121D33" : "#0C2A26"
    readonly property string feltPicture: assets + "art/felt-" + felt + ".svg"
    readonly property color veil: sand ? "#6E6144" : contrast ? "#000000" : felt === "night" ? "#121D33" : "#0C2A26"
    readonly property color bar: sand ? "#1F3A2E00" : "#40000000"
    readonly property color signal: sand ? "#8A4B00" : amber        // edges and arrows on the felt
    readonly property color feltLine: sand ? "#7D6E45" : contrast ? "#FFFFFF" : "#7F9A92"

    // dark panel
    readonly property color panel: contrast ? "#000000" : felt === "night" ? "#171E2C" : "#1B2422"
    readonly property color panelLine: contrast ? "#FFFFFF" : felt === "night" ? "#343F55" : "#394743"
    readonly property color panelText: "#F3EFE4"
    readonly property color panelMuted: "#A7B6B0"

    // paper (pages and dialogs)
    readonly property color paper: "#F7F4EC"
    readonly property color surface: "#FFFEFA"
    readonly property color nav: "#EFEADD"
    readonly property color soft: "#E2EFD3"
    readonly property color line: "#DFD8C7"
    readonly property color controlLine: "#C9C1AE"
    readonly property color controlEdge: "#8B836C"
    readonly property color track: "#E9E3D4"
    readonly property color cost: "#B23A32"
    readonly property color text: "#1E2623"
    readonly property color muted: "#5A655F"

    // signals
    readonly property color accent: "#6FB644"
    readonly property color accentInk: "#2C6A2B"
    readonly property color textOnAccent: "#10240C"
    readonly property color amber: "#F2B33D"
    readonly property color textOnAmber: "#2A1D00"
    readonly property color refuse: "#D9534A"
    readonly property color refuseEdge: sand ? "#B23A32" : "#EE6F64"   // as a line on felt or plate

    readonly property var tokens: ["#E8775B", "#6FB3E0", "#B195E6", "#A6CE58", "#E48AB5", "#4FC0A6", "#DDBB7F", "#7F9BF0", "#EE9440", "#C3CCCA"]

    readonly property real ratio: 88 / 63
    function suitColor(s: string): string {
        return s === "H" ? "#C8322B" : s === "D" ? (fourColour ? "#2466B3" : "#C8322B") : s === "C" && fourColour ? "#1E7A46" : "#1D1F21";
    }
    function suitIcon(s: string, dark: bool): string {
        return assets + "art/suit-" + s + (fourColour && (s === "C" || s === "D") ? "-four" : "") + (dark ? "-dark" : "") + ".svg";
    }
    readonly property int top: px(48)
}
