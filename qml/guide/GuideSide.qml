// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// Beside the text, or over it where there is no room: a field that searches all documents, below it what was found, or else the
// shelf of documents and the contents of the one that is open; at the foot the size of the text and the way into a file.
FocusScope {
    id: side
    property bool drawer: false            // lies over the text and goes when something was chosen
    readonly property var guide: Khiar.guide
    readonly property var search: Khiar.guide.search
    readonly property bool searching: field.text !== ""
    /// Something was chosen: the text is wanted.
    signal chosen
    signal closed
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Contents and search")

    function toSearch() {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }
    function toContents() {
        if (searching)
            results.enter(0);
        else
            shelf.enter();
    }
    function find(words: string) {
        field.text = words;
        asking.restart();
    }
    function look() {
        asking.stop();
        if (search.search !== field.text)
            search.search = field.text;
    }
    Timer { id: asking; interval: 90; onTriggered: side.look() }
    Component.onCompleted: field.text = search.search      // as it was when the side was there last

    Keys.onEscapePressed: (event) => {
        if (searching && !field.activeFocus) {
            field.forceActiveFocus(Qt.OtherFocusReason);
        } else if (searching) {
            side.find("");
            side.look();
        } else {
            event.accepted = side.drawer;
            if (side.drawer)
                side.closed();
        }
    }

    Rectangle { anchors.fill: parent; color: Theme.nav }
    MouseArea { anchors.fill: parent; acceptedButtons: Qt.AllButtons; onWheel: (wheel) => wheel.accepted = true }
    SearchField {
        id: field
        objectName: "guideSearch"
        z: 2
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(12) }
        placeholder: qsTr("Search all guides")
        description: side.search.summary
        onEdited: asking.restart()
        onCleared: {
            side.find("");
            side.look();
            forceActiveFocus(Qt.OtherFocusReason);
        }
        Keys.onDownPressed: side.down()
        Keys.onReturnPressed: side.first()
        Keys.onEnterPressed: side.first()
    }
    function down() {
        look();
        toContents();
    }
    function first() {
        look();
        const row = search.next(-1, 1);
        if (row >= 0)
            results.take(row);
    }
    Txt {
        id: summary
        objectName: "guideFound"
        visible: side.searching && text !== ""
        anchors { left: parent.left; right: parent.right; top: field.bottom; leftMargin: Theme.px(16); rightMargin: Theme.px(16); topMargin: Theme.px(8) }
        text: side.search.summary
        color: Theme.muted
        size: side.search.total > 0 ? Theme.f1 : Theme.f2
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignLeft
        Accessible.role: Accessible.AlertMessage
    }
    GuideResults {
        id: results
        visible: side.searching
        anchors { left: parent.left; right: parent.right; top: summary.visible ? summary.bottom : field.bottom; topMargin: Theme.px(6); bottom: foot.top }
        onUp: field.forceActiveFocus(Qt.BacktabFocusReason)
        onTaken: if (side.drawer) side.chosen()
    }
    GuideShelf {
        id: shelf
        visible: !side.searching
        anchors { left: parent.left; right: parent.right; top: field.bottom; topMargin: Theme.px(8); bottom: foot.top }
        onUp: field.forceActiveFocus(Qt.BacktabFocusReason)
        onChosen: side.chosen()
    }
    Item {
        id: foot
        width: parent.width
        height: Theme.px(48)
        anchors.bottom: parent.bottom
        Rectangle { anchors.fill: parent; color: Theme.nav }
        Rectangle { width: parent.width; height: 1; color: Theme.line }
        Row {
            anchors { left: parent.left; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
            spacing: Theme.px(2)
            GuideSize { objectName: "guideSmaller"; step: -1 }
            GuideSize { objectName: "guideLarger"; step: 1 }
        }
        KTool {
            objectName: "guideExport"
            icon: "save"
            label: qsTr("Save the guide as a page")
            enabled: side.guide.problem === ""
            anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
            onClicked: Khiar.asking = "html"
        }
    }
    Rectangle { width: 1; height: parent.height; color: Theme.line; anchors.right: parent.right }
}
