// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// All text of the program. `size` is one of Theme.f1 to f5.
Text {
    property int size: Theme.f2
    property bool bold: false
    property bool darkGround: false
    font.pixelSize: size
    font.weight: bold ? Font.DemiBold : Font.Normal
    color: darkGround ? Theme.panelText : Theme.text
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    verticalAlignment: Text.AlignVCenter
    // Vazirmatn's line box leaves more room below than above: latin text needs a nudge to look centred
    topPadding: Math.round(size * (Language.rtl ? 0.02 : 0.16))
}
