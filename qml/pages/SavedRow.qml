// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// A saved game in the list: what it is called, where it stands, and what can be done with it. One that can't be opened
// says why and can only be deleted. It changes nothing itself, it asks.
FocusScope {
    id: row
    required property int index
    required property string title
    required property string titleText
    required property string gameName
    required property string emblem
    required property string dateText
    required property string where
    required property string players
    required property bool damaged
    required property string why
    required property string spoken
    property bool current: false           // the one of the list that the keys mean
    property bool naming: false            // its title is being typed
    property bool byMouse: false
    signal wanted                          // it should be the current one
    signal opened
    signal renamed(title: string)
    signal removed
    objectName: "saved:" + index
    implicitHeight: Math.max(Theme.px(86), words.height + Theme.px(26))
    height: implicitHeight
    readonly property bool ring: activeFocus && self.activeFocus && !byMouse
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true

    onActiveFocusChanged: if (activeFocus && !current) wanted()

    function beginNaming() {
        if (damaged)
            return;
        wanted();
        field.text = titleText;
        naming = true;
        field.forceActiveFocus();
        field.selectAll();
    }
    function endNaming(keep: bool) {
        if (!naming)
            return;
        naming = false;
        self.forceActiveFocus();
        if (keep)
            renamed(field.text);
    }

    Box { anchors.fill: parent; radius: Theme.px(14); edgeWidth: row.ring ? 3 : 1; edge: row.ring ? Theme.accentInk : area.containsMouse ? Theme.controlEdge : Theme.line }
    MouseArea {
        id: area
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: row.damaged ? Qt.ArrowCursor : Qt.PointingHandCursor
        onClicked: {
            row.byMouse = true;
            row.wanted();
            if (row.naming)
                row.endNaming(true);
            else if (!row.damaged)
                row.opened();
        }
    }
    Item {      // what the keys speak to
        id: self
        objectName: "savedSelf:" + row.index
        anchors.fill: parent
        focus: true
        activeFocusOnTab: row.current
        Accessible.role: Accessible.ListItem
        Accessible.name: row.spoken
        Accessible.focusable: true
        Accessible.selected: row.current
        Accessible.onPressAction: if (!row.damaged) row.opened()
        Keys.onPressed: (event) => {
            row.byMouse = false;
            event.accepted = true;
            if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) && !event.isAutoRepeat && !row.damaged)
                row.opened();
            else if (event.key === Qt.Key_F2)
                row.beginNaming();
            else if (event.key === Qt.Key_Delete)
                row.removed();
            else
                event.accepted = false;
        }
    }
    Image {
        id: picture
        visible: row.emblem !== ""
        anchors { left: parent.left; leftMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
        width: Theme.px(52)
        height: width
        source: row.emblem !== "" ? Theme.assets + "art/emblem-" + row.emblem + ".svg" : ""
        sourceSize.width: width
        sourceSize.height: height
    }
    Icon { visible: row.damaged; name: "warning"; color: Theme.cost; size: Theme.px(36); anchors.centerIn: picture }
    Column {
        id: words
        anchors { left: picture.right; leftMargin: Theme.px(14); right: buttons.left; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(1)
        Item {
            width: parent.width
            height: row.naming ? field.height + Theme.px(4) : name.height
            Txt {
                id: name
                visible: !row.naming
                anchors.left: parent.left
                width: Math.min(implicitWidth, parent.width)
                text: row.damaged ? Language.isolate(row.title) : row.title
                size: Theme.f3
                bold: true
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignLeft
                Accessible.ignored: true
            }
            Txt {
                visible: !row.naming && row.titleText !== ""
                anchors { left: name.right; leftMargin: Theme.px(10); right: parent.right; baseline: name.baseline }
                text: row.gameName
                color: Theme.muted
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignLeft
                Accessible.ignored: true
            }
            KField {
                id: field
                objectName: "savedName:" + row.index
                visible: row.naming
                width: Math.min(Theme.px(420), parent.width)
                maximumLength: 80
                label: qsTr("Title")
                placeholder: row.gameName
                onAccepted: row.endNaming(true)
                Keys.onEscapePressed: row.endNaming(false)
                Keys.onBackPressed: row.endNaming(false)
            }
        }
        Txt {
            width: parent.width
            text: row.damaged ? row.why
                //: when it was saved, and where the game stands
                : qsTr("%1 · %2").arg(row.dateText).arg(row.where)
            size: Theme.f1
            color: row.damaged ? Theme.cost : Theme.text
            wrapMode: Text.WordWrap
            maximumLineCount: row.damaged ? 6 : 2
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
            Accessible.ignored: true
        }
        Txt {
            width: parent.width
            text: row.damaged ? row.dateText : row.why !== "" ? row.why : row.players
            size: Theme.f1
            color: Theme.muted
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
            Accessible.ignored: true
        }
    }
    Row {
        id: buttons
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(4)
        KTool {
            objectName: "rename:" + row.index
            visible: !row.damaged
            activeFocusOnTab: row.current
            icon: "edit"
            label: qsTr("Rename: %1").arg(row.title)
            onClicked: row.beginNaming()
        }
        KTool {
            objectName: "delete:" + row.index
            activeFocusOnTab: row.current
            icon: "trash"
            label: qsTr("Delete: %1").arg(row.title)
            onClicked: row.removed()
        }
        KButton {
            objectName: "open:" + row.index
            visible: !row.damaged
            activeFocusOnTab: row.current
            kind: "soft"
            text: qsTr("Open")
            label: qsTr("Open: %1").arg(row.title)
            vpad: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            onClicked: row.opened()
        }
    }
}
