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
    readonly property real side: (listed.visible ? listed.implicitWidth : 0) + own.lines.natural
    readonly property bool hasAnswers: side > 0
    readonly property real sign: cross.visible ? cross.width + sentence.spacing : 0
    readonly property real inner: room - Theme.px(36)
    // beside the sentence where that leaves it two lines, else below it
    readonly property real spare: inner - sign - (hasAnswers ? side + body.columnSpacing : 0)
    readonly property bool stacked: hasAnswers && natural.advanceWidth > Math.max(0, spare) * (spare > Theme.px(300) ? 1.8 : 1)
    implicitWidth: Math.min(body.implicitWidth + Theme.px(36), room)
    implicitHeight: Math.max(Theme.px(hasAnswers ? 54 : 42), body.implicitHeight + Theme.px(stacked ? 20 : 14))
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
    TextMetrics { id: natural; font: words.font; text: p.text }
    Grid {
        id: body
        anchors.centerIn: parent
        columns: p.stacked ? 1 : 2
        columnSpacing: Theme.px(10)
        rowSpacing: Theme.px(6)
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter
        LayoutMirroring.enabled: Language.rtl
        Row {
            id: sentence
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
                text: p.text
                size: Theme.f3
                bold: true
                color: Theme.feltText
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignLeft
                maximumLineCount: 3
                elide: Text.ElideRight
                width: Math.min(Math.ceil(natural.advanceWidth) + 2, Math.max(Theme.px(120), p.stacked ? p.inner - p.sign : p.spare))
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Row {
            id: listed
            visible: p.buttons.length > 0
            spacing: Theme.px(8)
            LayoutMirroring.enabled: Language.rtl
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
        Item {      // answers in as many lines as they need, in the middle of each line
            id: own
            readonly property real gap: Theme.px(8)
            readonly property var lines: own.broken(p.inner, Language.rtl)
            width: lines.width
            height: lines.height
            implicitWidth: width
            implicitHeight: height
            onLinesChanged: own.place()
            // {natural: width in one line, width, height, items: [{item, x, y}]}; reads all that it depends on
            function broken(most: real, mirrored: bool): var {
                const rows = [];
                let natural = 0;
                for (let i = 0; i < children.length; ++i) {
                    const item = children[i], w = item.width, h = item.height;
                    if (!item.visible || w <= 0)
                        continue;
                    natural += (natural > 0 ? gap : 0) + w;
                    const last = rows[rows.length - 1];
                    if (last && last.width + gap + w <= most + 1) {
                        last.items.push({ item: item, x: last.width + gap, w: w, h: h });
                        last.width += gap + w;
                        last.height = Math.max(last.height, h);
                    } else
                        rows.push({ width: w, height: h, items: [{ item: item, x: 0, w: w, h: h }] });
                }
                const width = rows.reduce((all, row) => Math.max(all, row.width), 0), places = [];
                let top = 0;
                for (const row of rows) {
                    const left = (width - row.width) / 2;
                    for (const at of row.items) {
                        places.push({ item: at.item, x: Math.round(left + (mirrored ? row.width - at.x - at.w : at.x)), y: Math.round(top + (row.height - at.h) / 2) });
                    }
                    top += row.height + gap;
                }
                return { natural: natural, width: width, height: Math.max(0, top - gap), items: places };
            }
            function place() {
                for (const at of lines.items) {
                    at.item.x = at.x;
                    at.item.y = at.y;
                }
            }
        }
    }
}
