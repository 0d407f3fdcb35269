// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// One sentence, then the answers: the list `buttons`, or children (KButtons, a Repeater of them). Sits just above the
// hand and grows upwards when a sentence needs two lines.
Item {
    id: p
    property string text: ""
    property var buttons: []               // [{text, kind, icon, suit, enabled}]
    property bool yours: true
    property bool refusal: false           // says why not; the table waits as before
    property bool hint: false              // says what one might do
    property real room: parent ? parent.width : 9999
    default property alias answers: own.data
    signal pressed(index: int)
    readonly property bool hasAnswers: buttons.length > 0 || own.implicitWidth > 0
    implicitWidth: Math.min(row.implicitWidth + Theme.px(36), room)
    implicitHeight: Math.max(Theme.px(hasAnswers ? 54 : 42), words.implicitHeight + Theme.px(14))
    width: implicitWidth
    height: implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: p.text
    Shadow { drop: 2; opacity: Theme.sand ? 0.25 : 0.7 }
    Box {
        anchors.fill: parent
        radius: Math.min(height / 2, Theme.px(27))
        fill: Theme.plate
        edge: p.refusal ? Theme.refuseEdge : p.hint ? Theme.accent : p.yours ? Theme.signal : Theme.plateLine
        edgeWidth: p.yours || p.refusal || p.hint ? 2 : 1
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(10)
        LayoutMirroring.enabled: Language.rtl
        Rectangle {
            id: cross
            visible: p.refusal || p.hint
            width: Theme.px(24)
            height: width
            radius: width / 2
            antialiasing: true
            color: p.refusal ? Theme.refuse : Theme.accent
            anchors.verticalCenter: parent.verticalCenter
            Icon { anchors.centerIn: parent; name: p.refusal ? "close" : "hint"; size: Theme.px(15); color: p.refusal ? "#FFFFFF" : Theme.textOnAccent }
        }
        Txt {
            id: words
            readonly property real spare: p.room - Theme.px(36) - (cross.visible ? cross.width + row.spacing : 0)
                - (listed.visible ? listed.implicitWidth + row.spacing : 0) - (own.implicitWidth > 0 ? own.implicitWidth + row.spacing : 0)
            text: p.text
            size: Theme.f3
            bold: true
            color: Theme.feltText
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignLeft
            maximumLineCount: 3
            elide: Text.ElideRight
            width: Math.min(implicitWidth, Math.max(Theme.px(120), spare))
            anchors.verticalCenter: parent.verticalCenter
        }
        Row {
            id: listed
            visible: p.buttons.length > 0
            spacing: Theme.px(8)
            leftPadding: Language.rtl ? 0 : Theme.px(8)
            rightPadding: Language.rtl ? Theme.px(8) : 0
            LayoutMirroring.enabled: Language.rtl
            anchors.verticalCenter: parent.verticalCenter
            Repeater {
                model: p.buttons.length
                KButton {
                    required property int index
                    readonly property var what: p.buttons[index] ?? ({})
                    text: what.text ?? ""
                    kind: what.kind ?? "line"
                    icon: what.icon ?? ""
                    suit: what.suit ?? ""
                    enabled: what.enabled ?? true
                    darkGround: true
                    feltGround: true
                    vpad: Theme.px(6)
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    onClicked: p.pressed(index)
                }
            }
        }
        Row {       // never hidden while it is empty: a Row that cannot be seen does not notice that a child wants to be
            id: own
            spacing: Theme.px(8)
            LayoutMirroring.enabled: Language.rtl
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
