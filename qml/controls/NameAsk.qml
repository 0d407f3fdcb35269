// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// Asks for the title of a game that is saved. Enter saves, Escape doesn't.
KDialog {
    id: ask
    objectName: "nameAsk"
    title: qsTr("Save game")
    text: qsTr("Give it a title, or leave it to the game's name.")
    buttons: [{ text: qsTr("Save"), kind: "primary" }, { text: qsTr("Cancel"), kind: "line" }]
    function save() {
        const title = field.text;
        Khiar.asking = "";      // this dialog goes
        Khiar.saveGame(title);
    }
    start: field
    onAnswered: (index) => index === 0 ? save() : Khiar.asking = ""
    onDismissed: Khiar.asking = ""
    KField {
        id: field
        objectName: "nameField"
        width: parent ? parent.width : implicitWidth
        maximumLength: 80
        label: qsTr("Title")
        placeholder: Khiar.session.title
        Keys.onReturnPressed: ask.finish()
        Keys.onEnterPressed: ask.finish()
    }
    function finish() {
        pressed = true;
        close();
        save();
    }
}
