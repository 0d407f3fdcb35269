// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// Every key of the program, as KeyList knows them. F1 opens and closes it anywhere.
Page {
    id: page
    objectName: "keysPage"
    title: qsTr("Keys")
    onBack: Khiar.back()
    Keys.onPressed: (event) => event.accepted = scroller.scrollKey(event.key)
    readonly property int room: Math.min(Theme.px(1450), width - Theme.px(48))
    readonly property int columns: Math.max(1, Math.min(3, Math.floor((room + Theme.px(18)) / Theme.px(460))))
    readonly property int columnW: Math.floor((room - (columns - 1) * Theme.px(18)) / columns)

    component KeyRow: Item {
        id: line
        property var entry: ({})
        property bool last: false
        readonly property var shown: KeyList.shown(entry)
        width: parent ? parent.width : 0
        height: Math.max(words.height + Theme.px(12), Theme.px(44))
        Accessible.role: Accessible.StaticText
        //: spoken: what it does: its keys
        Accessible.name: qsTr("%1: %2").arg(entry.words ?? "").arg(Language.isolate(shown.join(", ")))
        Txt {
            id: words
            anchors { left: parent.left; leftMargin: Theme.px(18); right: keys.left; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
            text: line.entry.words ?? ""
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignLeft
            Accessible.ignored: true
        }
        Item {
            id: keys
            width: row.width
            height: row.height
            anchors { right: parent.right; rightMargin: Theme.px(18); verticalCenter: parent.verticalCenter }
            Row {
                id: row
                spacing: Theme.px(10)
                LayoutMirroring.enabled: false      // a keyboard is a keyboard in both languages
                LayoutMirroring.childrenInherit: true
                Repeater {
                    model: line.shown
                    Row {
                        id: combination
                        required property string modelData
                        spacing: Theme.px(4)
                        Repeater {
                            model: KeyList.caps(combination.modelData)
                            KeyCap {
                                required property string modelData
                                text: modelData
                            }
                        }
                    }
                }
            }
        }
        Rectangle { visible: !line.last; x: Theme.px(18); y: line.height - 1; width: line.width - 2 * x; height: 1; color: Theme.line }
    }

    Scroller {
        id: scroller
        anchors.fill: parent
        inner: all.height + 2 * Theme.px(20)
        Row {
            id: all
            x: Math.round((parent.width - width) / 2)
            y: Theme.px(20)
            spacing: Theme.px(18)
            LayoutMirroring.enabled: Language.rtl
            Repeater {
                model: page.columns
                Column {
                    id: column
                    required property int index
                    width: page.columnW
                    spacing: Theme.px(18)
                    Repeater {      // groups go round the columns
                        model: KeyList.groups.filter((group, at) => at % page.columns === column.index)
                        SettingGroup {
                            id: group
                            required property var modelData
                            title: modelData.title
                            Repeater {
                                model: group.modelData.entries
                                KeyRow {
                                    required property int index
                                    required property var modelData
                                    entry: modelData
                                    last: index === group.modelData.entries.length - 1
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
