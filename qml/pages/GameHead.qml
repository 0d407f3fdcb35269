// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// The head of a game's page: emblem, name in both scripts, the line, and players, time and difficulty in words.
Item {
    id: head
    required property GameProfile game
    readonly property int indent: picture.width + Theme.px(24)
    implicitHeight: Math.max(picture.height, words.height)
    height: implicitHeight
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true

    component Fact: Row {
        id: fact
        property string icon: ""
        property string text: ""
        spacing: Theme.px(7)
        Icon { visible: fact.icon !== ""; name: fact.icon; size: Theme.px(20); color: Theme.muted; anchors.verticalCenter: parent.verticalCenter }
        Txt { text: fact.text; color: Theme.muted; anchors.verticalCenter: parent.verticalCenter }
    }

    Image {
        id: picture
        anchors { left: parent.left; top: parent.top }
        width: Theme.px(head.width < Theme.px(560) ? 72 : 112)
        height: width
        source: head.game.emblem !== "" ? Theme.assets + "art/emblem-" + head.game.emblem + ".svg" : ""
        sourceSize.width: width
        sourceSize.height: height
    }
    Column {
        id: words
        anchors { left: parent.left; leftMargin: head.indent; right: parent.right; top: parent.top; topMargin: -Theme.px(6) }
        spacing: Theme.px(3)
        Flow {
            width: parent.width
            spacing: Theme.px(12)
            Txt {
                id: name
                width: Math.min(implicitWidth, parent.width)
                text: head.game.name
                size: Theme.f5
                bold: true
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignLeft
                Accessible.role: Accessible.Heading
            }
            Txt {
                visible: text !== head.game.name
                height: name.height
                text: head.game.otherName
                size: Theme.f3
                color: Theme.muted
                verticalAlignment: Text.AlignVCenter
            }
        }
        Txt {
            width: parent.width
            text: head.game.line
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignLeft
            lineHeight: Language.rtl ? 1.15 : 1.05
        }
        Flow {
            width: parent.width
            topPadding: Theme.px(8)
            spacing: Theme.px(22)
            Fact {
                icon: "people"
                //: how many can play a game
                text: head.game.seatsMin === head.game.seatsMax ? qsTr("%1 players").arg(Theme.num(head.game.seatsMin))
                    : qsTr("%1 to %2 players").arg(Theme.num(head.game.seatsMin)).arg(Theme.num(head.game.seatsMax))
            }
            Fact {
                icon: "clock"
                //: how long a game takes
                text: qsTr("about %1 minutes").arg(Theme.num(head.game.minutes))
            }
            Row {
                spacing: Theme.px(8)
                Difficulty { value: head.game.difficulty; anchors.verticalCenter: parent.verticalCenter }
                Txt {
                    text: [qsTr("easy"), qsTr("medium"), qsTr("hard")][head.game.difficulty - 1] ?? ""
                    color: Theme.muted
                    Accessible.ignored: true
                }
            }
        }
    }
}
