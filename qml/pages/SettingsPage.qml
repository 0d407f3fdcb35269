// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// What belongs to the program and not to a game. Every change takes effect at once.
Page {
    id: page
    objectName: "settingsPage"
    title: qsTr("Settings")
    onBack: Khiar.back()
    Keys.onPressed: (event) => event.accepted = scroller.scrollKey(event.key)
    readonly property var felts: ["green", "night", "sand", "contrast"]
    readonly property var orders: ["rank", "suit", "dealt"]
    readonly property int column: Math.min(Theme.px(760), width - Theme.px(48))

    function feltColor(felt: string): color {
        return felt === "night" ? "#1B2B49" : felt === "sand" ? "#CDBB92" : felt === "contrast" ? "#000000" : "#123C36";
    }
    function feltName(felt: string): string {
        return felt === "night" ? qsTr("Night blue") : felt === "sand" ? qsTr("Sand") : felt === "contrast" ? qsTr("High contrast") : qsTr("Green");
    }
    function percent(part: real): string {
        //: a share of hundred
        return qsTr("%1%").arg(Theme.num(Math.round(part * 100)));
    }
    function pace(): string {
        if (Settings.speed <= 0)
            return qsTr("Everything at once.");
        //: how fast: so many times the usual speed
        return Settings.speed === 1 ? qsTr("The usual speed.") : qsTr("%1 times").arg(Language.code === "" ? "" : Language.number(Settings.speed, Settings.speed % 1 ? 1 : 0));
    }

    Scroller {
        id: scroller
        anchors.fill: parent
        inner: all.height + 2 * Theme.px(20)
        Column {
            id: all
            width: page.column
            x: Math.round((parent.width - width) / 2)
            y: Theme.px(20)
            spacing: Theme.px(18)
            SettingGroup {
                title: qsTr("Language and window")
                SettingLine {
                    label: qsTr("Language")
                    KSegment {
                        objectName: "languageSegment"
                        label: qsTr("Language")
                        items: ["English", "فارسی"]
                        current: Language.code === "fa" ? 1 : 0
                        onChosen: (index) => Language.code = index === 1 ? "fa" : "en"
                    }
                }
                SettingLine {
                    label: qsTr("Text size")
                    note: qsTr("At the table it grows as far as there is room.")
                    KStepper {
                        objectName: "textSizeStepper"
                        label: qsTr("Text size")
                        from: 100
                        to: 200
                        step: 10
                        value: Math.round(Settings.textSize * 100)
                        text: page.percent(Settings.textSize)
                        onMoved: (wanted) => Settings.textSize = wanted / 100
                    }
                }
                SettingLine {
                    label: qsTr("Full screen")
                    last: true
                    KSwitch { objectName: "fullScreenSwitch"; label: qsTr("Full screen"); on: Settings.fullScreen; onToggled: (wanted) => Settings.fullScreen = wanted }
                }
            }
            SettingGroup {
                title: qsTr("Table and cards")
                Item {
                    width: parent.width
                    height: sample.height + Theme.px(24)
                    Preview { id: sample; x: Theme.px(12); y: Theme.px(12); width: parent.width - 2 * x }
                }
                SettingLine {
                    label: qsTr("Felt")
                    note: page.feltName(Settings.felt)
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
                SettingLine {
                    label: qsTr("Four-colour suits")
                    note: qsTr("Clubs green, diamonds blue.")
                    KSwitch { objectName: "fourColourSwitch"; label: qsTr("Four-colour suits"); on: Settings.fourColour; onToggled: (wanted) => Settings.fourColour = wanted }
                }
                SettingLine {
                    label: qsTr("Large index")
                    note: qsTr("Rank and suit fill the card.")
                    KSwitch { objectName: "bigIndexSwitch"; label: qsTr("Large index"); on: Settings.bigIndex; onToggled: (wanted) => Settings.bigIndex = wanted }
                }
                SettingLine {
                    label: qsTr("Order of your cards")
                    last: true
                    KSegment {
                        objectName: "handOrderSegment"
                        label: qsTr("Order of your cards")
                        items: [qsTr("By rank"), qsTr("By suit"), qsTr("As dealt")]
                        current: page.orders.indexOf(Settings.handOrder)
                        onChosen: (index) => Settings.handOrder = page.orders[index]
                    }
                }
            }
            SettingGroup {
                title: qsTr("Help while playing")
                SettingLine {
                    label: qsTr("Show playable cards")
                    note: qsTr("They stand higher; the others are a shade quieter.")
                    KSwitch { objectName: "showLegalSwitch"; label: qsTr("Show playable cards"); on: Settings.showLegal; onToggled: (wanted) => Settings.showLegal = wanted }
                }
                SettingLine {
                    label: qsTr("Hints")
                    note: qsTr("A button that names a good move and says why. The game is then marked as assisted.")
                    last: true
                    KSwitch { objectName: "hintsSwitch"; label: qsTr("Hints"); on: Settings.hints; onToggled: (wanted) => Settings.hints = wanted }
                }
            }
            SettingGroup {
                title: qsTr("Pace and motion")
                SettingLine {
                    label: qsTr("Speed")
                    note: page.pace()
                    KSlider {
                        objectName: "speedSlider"
                        label: qsTr("Speed")
                        text: page.pace()
                        from: 0
                        to: 4
                        step: 0.5
                        value: Settings.speed
                        onMoved: (wanted) => Settings.speed = wanted
                    }
                }
                SettingLine {
                    label: qsTr("Step by step")
                    note: qsTr("Each move waits until you tap the felt, press %1 or choose Next.").arg(Language.isolate("Space"))
                    KSwitch { objectName: "steppingSwitch"; label: qsTr("Step by step"); on: Settings.stepping; onToggled: (wanted) => Settings.stepping = wanted }
                }
                SettingLine {
                    label: qsTr("Reduced motion")
                    note: Settings.desktopReducesMotion ? qsTr("On, because your desktop asks for it.") : qsTr("Cards change places without flying.")
                    last: true
                    KSwitch {
                        objectName: "reducedMotionSwitch"
                        label: qsTr("Reduced motion")
                        on: !Settings.motionWanted
                        enabled: !Settings.desktopReducesMotion
                        onToggled: (wanted) => Settings.reducedMotion = wanted
                    }
                }
            }
            SettingGroup {
                title: qsTr("Sound")
                SettingLine {
                    label: qsTr("Sound")
                    note: Sounds.possible ? "" : qsTr("Nothing can be heard: there is no sound device here, or Qt Multimedia isn't installed.")
                    warns: true
                    Row {
                        spacing: Theme.px(12)
                        Icon { name: Settings.muted ? "mute" : "sound"; size: Theme.px(24); color: Settings.muted ? Theme.cost : Theme.muted; anchors.verticalCenter: parent.verticalCenter }
                        KSwitch { objectName: "soundSwitch"; label: qsTr("Sound"); on: !Settings.muted; anchors.verticalCenter: parent.verticalCenter; onToggled: (wanted) => Settings.muted = !wanted }
                    }
                }
                SettingLine {
                    label: qsTr("Volume")
                    note: page.percent(Settings.volume)
                    last: true
                    KSlider {
                        objectName: "volumeSlider"
                        label: qsTr("Volume")
                        text: page.percent(Settings.volume)
                        from: 0
                        to: 1
                        step: 0.05
                        value: Settings.volume
                        enabled: !Settings.muted
                        onMoved: (wanted) => Settings.volume = wanted
                    }
                }
            }
            SettingGroup {
                title: qsTr("Keyboard")
                SettingLine {
                    label: qsTr("Keys")
                    note: qsTr("Everything can be done without a mouse.")
                    last: true
                    KButton { objectName: "keysButton"; icon: "keyboard"; text: qsTr("Show all keys"); onClicked: Khiar.page = "keys" }
                }
            }
        }
    }
}
