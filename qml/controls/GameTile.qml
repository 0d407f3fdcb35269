// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// A game on the shelf, or house rules: Play and Learn (or Edit), and a press anywhere else opens its page. One stop of the keyboard, then its buttons;
// on the shelf only those of the current tile are stops.
FocusScope {
    id: tile
    property string gameId: ""
    property string emblem: ""             // art/emblem-<emblem>.svg
    property string name: ""
    property string otherName: ""          // the original name, or the name in the other language
    property string line: ""               // one line that says what it is about
    property int seatsFrom: 2
    property int seatsTo: 2
    property int minutes: 0
    property int difficulty: 1             // 1 to 3
    property bool learnable: false         // has the second button
    property bool playable: true
    property bool focused: false           // the one solid button of the page
    property bool current: true            // the one that Tab comes to
    signal opened
    signal play
    signal learn
    // House rules say some things otherwise.
    property string says: line
    property color saysColor: Theme.muted
    property string label: name            // for the ear, with the description
    //: spoken: the line of a game, numbers of players, minutes, difficulty from 1 to the last number
    property string description: qsTr("%1 Players: %2. Minutes: %3. Difficulty: %4 of %5.").arg(line).arg(seatsWords)
        .arg(Theme.num(minutes)).arg(Theme.num(difficulty)).arg(Theme.num(3))
    property string second: "learn"        // what the second button does
    property string secondText: qsTr("Learn")
    property string secondLabel: qsTr("Learn: %1").arg(name)
    readonly property int pad: Theme.px(14)
    property string seatsWords: seatsFrom === seatsTo ? Theme.num(seatsFrom)
        //: numbers of players, from and to
        : qsTr("%1–%2").arg(Theme.num(seatsFrom)).arg(Theme.num(seatsTo))
    objectName: "game:" + gameId
    implicitHeight: Theme.px(150)
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    function takeFocus() { self.forceActiveFocus(Qt.TabFocusReason); }

    Pressable {
        id: self
        objectName: "gameSelf:" + tile.gameId
        anchors.fill: parent
        focus: true
        activeFocusOnTab: tile.current
        label: tile.label
        Accessible.role: Accessible.ListItem
        Accessible.description: tile.description
        onClicked: tile.opened()
        FocusRing { visible: self.ring; around: Theme.px(16) }
        Box {
            anchors.fill: parent
            radius: Theme.px(16)
            fill: self.down ? "#F6F2E6" : Theme.surface
            edgeWidth: tile.focused ? 2 : 1
            edge: tile.focused ? Theme.accentInk : self.hovered ? Theme.controlEdge : Theme.line
        }
    }
    Image {
        id: emb
        anchors { left: parent.left; top: parent.top; margins: tile.pad }
        width: Theme.px(68)
        height: width
        source: tile.emblem !== "" ? Theme.assets + "art/emblem-" + tile.emblem + ".svg" : ""
        sourceSize.width: width
        sourceSize.height: height
    }
    Txt {
        id: nm
        anchors { left: emb.right; leftMargin: Theme.px(14); top: parent.top; topMargin: tile.pad - Theme.px(4) }
        width: Math.min(implicitWidth, tile.width - emb.width - 2 * tile.pad - Theme.px(14))
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
        text: tile.name
        size: Theme.f3
        bold: true
        Accessible.ignored: true
    }
    Txt {
        anchors { left: nm.right; leftMargin: Theme.px(8); baseline: nm.baseline; right: parent.right; rightMargin: tile.pad }
        visible: tile.otherName !== tile.name
        text: tile.otherName
        size: Theme.f1
        color: Theme.muted
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
    }
    Txt {
        objectName: "line"
        anchors { left: nm.left; right: parent.right; rightMargin: tile.pad; top: nm.bottom; topMargin: Theme.px(1) }
        text: tile.says
        size: Theme.f1
        color: tile.saysColor
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
        lineHeight: Language.rtl ? 1.1 : 1.0
    }
    Row {
        anchors { left: parent.left; leftMargin: tile.pad; verticalCenter: play.verticalCenter }
        spacing: Theme.px(5)
        visible: tile.playable
        Icon { name: "people"; size: Theme.px(18); color: Theme.muted; anchors.verticalCenter: parent.verticalCenter }
        Txt {
            text: tile.seatsWords
            size: Theme.f1
            color: Theme.muted
            anchors.verticalCenter: parent.verticalCenter
        }
        Item { width: Theme.px(6); height: 1 }
        Icon { visible: tile.minutes > 0; name: "clock"; size: Theme.px(17); color: Theme.muted; anchors.verticalCenter: parent.verticalCenter }
        Txt {
            visible: tile.minutes > 0
            //: how long a game takes
            text: qsTr("%1 min").arg(Theme.num(tile.minutes))
            size: Theme.f1
            color: Theme.muted
            anchors.verticalCenter: parent.verticalCenter
        }
        Item { width: Theme.px(6); height: 1 }
        Difficulty { visible: value > 0; value: tile.difficulty; anchors.verticalCenter: parent.verticalCenter }
    }
    KButton {
        id: play
        objectName: "play:" + tile.gameId
        visible: tile.playable
        activeFocusOnTab: tile.current
        text: qsTr("Play")
        kind: tile.focused ? "primary" : "soft"
        vpad: Theme.px(6)
        anchors { right: parent.right; bottom: parent.bottom; margins: tile.pad }
        //: spoken name of a button: play the game {name}
        label: qsTr("Play: %1").arg(tile.name)
        onClicked: tile.play()
    }
    KButton {
        objectName: tile.second + ":" + tile.gameId
        activeFocusOnTab: tile.current
        visible: tile.learnable
        text: tile.secondText
        kind: "line"
        vpad: Theme.px(6)
        anchors { right: tile.playable ? play.left : parent.right; rightMargin: tile.playable ? Theme.px(8) : tile.pad; bottom: parent.bottom; bottomMargin: tile.pad }
        label: tile.secondLabel
        onClicked: tile.learn()
    }
}
