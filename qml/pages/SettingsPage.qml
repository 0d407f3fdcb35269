// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// What belongs to the program and not to a game. Every change takes effect at once.
Page {
    id: page
    title: qsTr("Settings")
    onBack: Khiar.back()
    readonly property var felts: ["green", "night", "sand", "contrast"]
    readonly property var sizes: [1, 1.15, 1.3, 1.5, 1.75, 2]
    readonly property int column: Math.min(Theme.px(760), width - Theme.px(48))

    component Line: Item {
        id: line
        property string label: ""
        property string note: ""
        property bool last: false
        default property alias control: slot.data
        width: parent ? parent.width : 0
        height: Math.max(Theme.px(56), words.height + Theme.px(20), slot.height + Theme.px(18))
        Column {
            id: words
            anchors { left: parent.left; leftMargin: Theme.px(18); right: slot.left; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
            Txt { width: parent.width; text: line.label; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }
            Txt { visible: line.note !== ""; width: parent.width; text: line.note; size: Theme.f1; color: Theme.muted; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }
        }
        Item { id: slot; width: childrenRect.width; height: childrenRect.height; anchors { right: parent.right; rightMargin: Theme.px(18); verticalCenter: parent.verticalCenter } }
        Rectangle { visible: !line.last; anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.px(18); rightMargin: Theme.px(18) } height: 1; color: Theme.line }
    }
    component Group: Rectangle {
        default property alias lines: inner.data
        width: parent ? parent.width : 0
        height: inner.height
        radius: Theme.px(16)
        antialiasing: true
        color: Theme.surface
        border.color: Theme.line
        border.width: 1
        Column { id: inner; width: parent.width }
    }

    Flickable {
        anchors.fill: parent
        contentHeight: all.height + 2 * Theme.px(20)
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        Column {
            id: all
            width: page.column
            x: Math.round((parent.width - width) / 2)
            y: Theme.px(20)
            spacing: Theme.px(14)
            Preview { width: parent.width }
            Group {
                Line {
                    label: qsTr("Language")
                    KSegment {
                        objectName: "languageSegment"
                        label: qsTr("Language")
                        items: ["English", "فارسی"]
                        current: Language.code === "fa" ? 1 : 0
                        onChosen: (index) => Language.code = index === 1 ? "fa" : "en"
                    }
                }
                Line {
                    label: qsTr("Text size")
                    last: true
                    KSegment {
                        label: qsTr("Text size")
                        items: page.sizes.map((s) => qsTr("%1%").arg(Theme.num(Math.round(s * 100))))
                        current: page.nearest(page.sizes, Settings.textSize)
                        onChosen: (index) => Settings.textSize = page.sizes[index]
                    }
                }
            }
            Group {
                Line {
                    label: qsTr("Table")
                    Row {
                        spacing: Theme.px(10)
                        Repeater {
                            model: page.felts
                            Pressable {
                                id: swatch
                                required property string modelData
                                readonly property bool on: Settings.felt === modelData
                                objectName: "felt:" + modelData
                                label: page.feltName(modelData)
                                Accessible.role: Accessible.RadioButton
                                Accessible.checkable: true
                                Accessible.checked: on
                                width: Theme.px(48)
                                height: Theme.px(36)
                                onClicked: Settings.felt = modelData
                                FocusRing { visible: swatch.ring; around: Theme.px(10) }
                                Rectangle {
                                    anchors.fill: parent
                                    radius: Theme.px(10)
                                    antialiasing: true
                                    color: page.feltColor(swatch.modelData)
                                    border.width: 1
                                    border.color: Theme.controlEdge
                                }
                                Icon { visible: swatch.on; anchors.centerIn: parent; name: "check"; size: Theme.px(20); color: swatch.modelData === "sand" ? "#2B2415" : "#F3EFE4" }
                            }
                        }
                    }
                }
                Line {
                    label: qsTr("Four-colour suits")
                    note: qsTr("Clubs green, diamonds blue.")
                    KSwitch { label: qsTr("Four-colour suits"); on: Settings.fourColour; onToggled: (wanted) => Settings.fourColour = wanted }
                }
                Line {
                    label: qsTr("Large index")
                    note: qsTr("Rank and suit fill the card.")
                    KSwitch { label: qsTr("Large index"); on: Settings.bigIndex; onToggled: (wanted) => Settings.bigIndex = wanted }
                }
                Line {
                    label: qsTr("Show playable cards")
                    note: qsTr("They stand higher; the others are a shade quieter.")
                    last: true
                    KSwitch { label: qsTr("Show playable cards"); on: Settings.showLegal; onToggled: (wanted) => Settings.showLegal = wanted }
                }
            }
            Group {
                Line {
                    label: qsTr("Speed")
                    note: Settings.speed <= 0 ? qsTr("Everything at once.") : qsTr("%1 times").arg(Language.code === "" ? "" : Language.number(Settings.speed, Settings.speed % 1 ? 1 : 0))
                    KSlider {
                        label: qsTr("Speed")
                        from: 0
                        to: 4
                        step: 0.5
                        value: Settings.speed
                        onMoved: (wanted) => Settings.speed = wanted
                    }
                }
                Line {
                    label: qsTr("Reduced motion")
                    note: qsTr("Cards change places without flying.")
                    last: true
                    KSwitch { label: qsTr("Reduced motion"); on: Settings.reducedMotion; onToggled: (wanted) => Settings.reducedMotion = wanted }
                }
            }
        }
    }

    function nearest(list: var, value: real): int {
        let best = 0;
        for (let i = 1; i < list.length; ++i) {
            if (Math.abs(list[i] - value) < Math.abs(list[best] - value))
                best = i;
        }
        return best;
    }
    function feltColor(felt: string): color {
        return felt === "night" ? "#1B2B49" : felt === "sand" ? "#CDBB92" : felt === "contrast" ? "#000000" : "#123C36";
    }
    function feltName(felt: string): string {
        return felt === "night" ? qsTr("Night blue") : felt === "sand" ? qsTr("Sand") : felt === "contrast" ? qsTr("High contrast") : qsTr("Green");
    }
}
