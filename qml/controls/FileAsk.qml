// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Khiar.Models

// The desktop's own dialog for a record to open or to save. Made only when asked for: the module takes longer to load than
// the whole shelf.
FileDialog {
    id: ask
    required property bool saving
    title: saving ? qsTr("Save the game as a file") : qsTr("Open a game")
    fileMode: saving ? FileDialog.SaveFile : FileDialog.OpenFile
    defaultSuffix: "khiar"
    nameFilters: [qsTr("Khiar games") + " (*.khiar)", qsTr("All files") + " (*)"]
    onAccepted: {
        const file = selectedFile, save = saving;
        Khiar.asking = "";      // this dialog goes
        if (save)
            Khiar.saveRecord(file);
        else
            Khiar.openRecord(file);
    }
    onRejected: Khiar.asking = ""
}
