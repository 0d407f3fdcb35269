// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// An option of the house rules: what it is, what it is set to, and a control for it. A choice opens below; what can't be
// chosen says why and shows the way out. It changes nothing but by its model, and that refuses what makes no game.
Column {
    id: row
    required property int index
    required property string key
    required property string group
    required property bool firstOfGroup
    required property string name
    required property string sentence
    required property string kind
    required property string value
    required property string valueText
    required property string presetText
    required property bool changed
    required property bool resettable
    required property int lowest
    required property int highest
    required property int place
    required property bool beyond
    required property string idle
    required property var choices
    required property string why
    property OptionsModel options: null
    property string presetName: ""
    property int stamp: 0                  // grows with every change of the rules: what was said about them is over
    property bool open: false              // of a choice: its values are shown
    signal toggled                         // should open, or close
    signal jumped(row: int)
    signal shown(item: Item)               // it has opened and should be seen
    property string asked: ""              // the value that could not be chosen
    property var found: ({})
    readonly property bool quiet: idle !== ""
    objectName: "optionRow:" + key
    spacing: Theme.px(4)

    function wish(value: string) {
        if (options.setValue(index, value)) {
            asked = "";
            return;
        }
        found = options.attempt(index, value);
        asked = found.why !== "" ? value : "";
        if (asked !== "")
            way.focusFirst();
    }
    function focusControl() {
        const control = kind === "switch" ? sw : kind === "number" ? num : opener;
        control.forceActiveFocus(Qt.TabFocusReason);
    }
    function closeWay() {
        asked = "";
        focusControl();
    }
    onOpenChanged: if (!open) asked = ""
    onHeightChanged: if (asked !== "" || open) shown(asked !== "" ? way : box)
    onStampChanged: asked = ""

    Item {      // the heading of a group
        visible: row.firstOfGroup
        width: row.width
        height: heading.height + Theme.px(row.index > 0 ? 22 : 4)
        Txt { id: heading; anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.px(4); rightMargin: Theme.px(4) } text: row.group; size: Theme.f3; bold: true; color: Theme.accentInk; horizontalAlignment: Text.AlignLeft; Accessible.role: Accessible.Heading }
    }
    Rectangle {
        id: box
        readonly property int pad: Theme.px(14)
        readonly property bool stacked: control.width > width * 0.55
        width: row.width
        height: body.height + 2 * Theme.px(9)
        radius: Theme.px(12)
        antialiasing: true
        color: Theme.surface
        border.width: 1
        border.color: row.changed ? Theme.accent : Theme.line
        Column {
            id: body
            x: box.pad
            y: Theme.px(9)
            width: box.width - 2 * box.pad
            spacing: Theme.px(6)
            Item {
                width: parent.width
                height: box.stacked ? words.height + control.height + Theme.px(6) : Math.max(words.height, control.height)
                Column {
                    id: words
                    width: parent.width - (box.stacked ? 0 : control.width + Theme.px(14))
                    x: Language.rtl ? parent.width - width : 0
                    y: box.stacked ? 0 : Math.round((parent.height - height) / 2)
                    Txt { width: parent.width; text: row.name; bold: row.changed; color: row.quiet ? Theme.muted : Theme.text; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }
                    Txt { width: parent.width; text: row.sentence; size: Theme.f1; color: Theme.muted; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }
                    Txt { visible: row.quiet; objectName: "idle:" + row.key; width: parent.width; text: row.idle; size: Theme.f1; color: Theme.text; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }
                    Txt { visible: row.kind === "switch" && row.why !== "" && row.asked === ""; objectName: "why:" + row.key; width: parent.width; text: row.why; size: Theme.f1; color: Theme.cost; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }
                }
                Row {
                    id: control
                    spacing: Theme.px(6)
                    layoutDirection: Language.rtl ? Qt.RightToLeft : Qt.LeftToRight
                    x: Language.rtl !== box.stacked ? 0 : parent.width - width
                    y: box.stacked ? parent.height - height : Math.round((parent.height - height) / 2)
                    KTool {
                        objectName: "reset:" + row.key
                        visible: row.changed && row.resettable
                        anchors.verticalCenter: parent.verticalCenter
                        icon: "undo"
                        //: %1 is an option, %2 its value
                        label: qsTr("%1: back to %2").arg(row.name).arg(row.presetText)
                        onClicked: {
                            row.options.reset(row.index);
                            row.focusControl();
                        }
                    }
                    KSwitch {
                        id: sw
                        objectName: "option:" + row.key
                        visible: row.kind === "switch"
                        anchors.verticalCenter: parent.verticalCenter
                        on: row.value === "on"
                        opacity: row.why !== "" || row.quiet ? 0.45 : 1
                        label: row.name
                        Accessible.description: row.why !== "" ? row.why : row.quiet ? row.idle : row.sentence
                        onToggled: (wanted) => row.wish(wanted ? "on" : "off")
                    }
                    Column {
                        visible: row.kind === "number"
                        KNumber {
                            id: num
                            objectName: "option:" + row.key
                            value: row.place
                            shown: row.beyond ? row.valueText : ""
                            from: row.lowest
                            to: row.highest
                            strict: false
                            opacity: row.quiet ? 0.6 : 1
                            label: row.name
                            description: row.quiet ? row.idle : row.sentence
                            onMoved: (wanted) => row.wish(row.options.valueOf(row.index, wanted))
                        }
                        Txt {
                            readonly property string plain: row.kind === "number" ? Theme.num(row.place) : ""
                            visible: text !== "" && !row.beyond && row.valueText !== plain
                            width: num.width
                            horizontalAlignment: Text.AlignHCenter
                            text: row.valueText
                            size: Theme.f1
                            color: Theme.muted
                            wrapMode: Text.WordWrap
                        }
                    }
                    Pressable {
                        id: opener
                        objectName: "option:" + row.key
                        visible: row.kind === "choice"
                        focusOnClick: true
                        width: Math.min(Theme.px(270), Math.max(Theme.px(150), Math.ceil(now.implicitWidth) + Theme.px(52)))
                        height: Math.max(Theme.px(38), now.height + Theme.px(12))
                        opacity: row.quiet ? 0.6 : 1
                        label: row.name
                        Accessible.role: Accessible.ComboBox
                        Accessible.description: row.valueText
                        Accessible.checkable: true
                        Accessible.checked: row.open
                        LayoutMirroring.enabled: Language.rtl
                        LayoutMirroring.childrenInherit: true
                        onClicked: row.toggled()
                        Keys.onDownPressed: row.open ? values.itemAt(0).forceActiveFocus(Qt.TabFocusReason) : row.toggled()
                        FocusRing { visible: opener.ring; around: Theme.px(10) }
                        Rectangle { anchors.fill: parent; radius: Theme.px(10); antialiasing: true; color: opener.hovered ? Theme.track : Theme.paper; border.color: Theme.controlLine; border.width: 1 }
                        Txt {
                            id: now
                            anchors { left: parent.left; leftMargin: Theme.px(12); right: dn.left; rightMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
                            text: row.valueText
                            bold: row.changed
                            wrapMode: Text.WordWrap
                            horizontalAlignment: Text.AlignLeft
                            Accessible.ignored: true
                        }
                        Icon { id: dn; name: "down"; size: Theme.px(16); color: Theme.muted; rotation: row.open ? 180 : 0; anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter } }
                    }
                }
            }
            Column {    // the values of a choice, one below the other
                visible: row.kind === "choice" && row.open
                width: parent.width
                Accessible.role: Accessible.Grouping
                Accessible.name: row.name
                Repeater {
                    id: values
                    model: row.kind === "choice" && row.open ? row.choices.length : 0
                    HouseChoice {
                        id: one
                        required property int index
                        readonly property var what: row.choices[index] ?? ({ word: "", text: "", why: "", current: false, preset: false })
                        objectName: "choice:" + row.key + ":" + what.word
                        width: body.width
                        words: what.text
                        why: what.why
                        answered: row.asked === what.word
                        current: what.current
                        ofPreset: what.preset
                        presetName: row.presetName
                        onClicked: row.wish(what.word)
                        Keys.onUpPressed: (index > 0 ? values.itemAt(index - 1) : opener).forceActiveFocus(Qt.TabFocusReason)
                        Keys.onDownPressed: if (index + 1 < values.count) values.itemAt(index + 1).forceActiveFocus(Qt.TabFocusReason)
                        Keys.onEscapePressed: {
                            opener.forceActiveFocus(Qt.TabFocusReason);
                            row.toggled();
                        }
                    }
                }
            }
            HouseWay {
                id: way
                objectName: "way:" + row.key
                visible: row.asked !== ""
                width: parent.width
                found: row.found
                onTaken: {
                    const wanted = row.asked;
                    row.focusControl();
                    row.options.take(row.index, wanted);
                }
                onJumped: (to) => row.jumped(to)
                onClosed: row.closeWay()
            }
        }
    }
}
