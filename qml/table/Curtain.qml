// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The cloth over the table while the screen goes from one person to another: it names who is to take it, and has one
// button. It falls at once and is drawn up slowly; once it is being drawn up it takes no input any more. Whoever uses it
// keeps the table under it out of sight and out of reach.
FocusScope {
    id: curtain
    objectName: "curtain"
    focus: true
    property bool down: false
    property string name: ""               // who is to take the screen
    property int token: 0                  // their mark
    signal lifted                          // they have it
    readonly property string sentence: qsTr("Over to %1. Everyone else, look away.").arg(Language.isolate(curtain.name))
    readonly property int folds: Math.max(7, Math.round(width / Theme.px(74)))
    property real drawn: 1                 // 0 = down, 1 = out of sight
    clip: true
    visible: drawn < 1
    enabled: down
    Accessible.role: Accessible.AlertMessage
    Accessible.name: curtain.sentence
    Accessible.ignored: !down

    function takeFocus() {
        if (down)
            show.forceActiveFocus(Qt.TabFocusReason);
    }
    function hang() {
        drawing.stop();
        if (down)
            drawn = 0;
        else if (drawn < 1)
            drawing.start();
    }
    onDownChanged: hang()
    Component.onCompleted: hang()
    NumberAnimation { id: drawing; target: curtain; property: "drawn"; to: 1; duration: Theme.ms(320); easing.type: Easing.InOutQuad }

    Item {
        id: cloth
        width: curtain.width
        height: curtain.height
        y: Math.round(-height * curtain.drawn)
        MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons; onWheel: (wheel) => wheel.accepted = true }
        Rectangle { anchors.fill: parent; color: Theme.feltEdge }
        Repeater {
            model: Theme.contrast ? 0 : curtain.folds
            Rectangle {
                required property int index
                readonly property real from: Math.round(index * cloth.width / curtain.folds)
                x: from
                width: Math.round((index + 1) * cloth.width / curtain.folds) - from
                height: cloth.height
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop { position: 0; color: Theme.feltEdge }
                    GradientStop { position: 0.42; color: Theme.feltMiddle }
                    GradientStop { position: 1; color: Theme.feltEdge }
                }
            }
        }
        Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: Theme.px(4); color: Theme.signal; opacity: 0.7 }
        Item {      // words on a plate: the folds would trouble them. The cloth goes up without them: the software renderer
                    // does not clip shapes
            visible: curtain.down
            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.px(48), Theme.px(620))
            height: column.height + Theme.px(64)
            Shadow { wide: true }
            Box { anchors.fill: parent; radius: Theme.px(22); fill: Theme.plate; edge: Theme.plateLine }
            Column {
                id: column
                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.px(28) }
                spacing: Theme.px(16)
                Token { kind: curtain.token; size: Theme.px(64); ground: Theme.sand ? "#2B2415" : "#1A3A34"; anchors.horizontalCenter: parent.horizontalCenter }
                Txt {
                    objectName: "curtainSentence"
                    width: parent.width
                    text: curtain.sentence
                    size: Theme.f4
                    bold: true
                    color: Theme.feltText
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    lineHeight: Language.rtl ? 1.2 : 1.05
                    Accessible.ignored: true
                }
                KButton {
                    id: show
                    objectName: "curtainButton"
                    focus: true
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(implicitWidth, parent.width)
                    //: on the button of the person who takes the screen
                    text: qsTr("I'm %1: show my cards").arg(Language.isolate(curtain.name))
                    icon: "eye"
                    kind: "amber"
                    size: Theme.f3
                    vpad: Theme.px(13)
                    feltGround: true
                    onClicked: curtain.lifted()
                }
            }
        }
    }
}
