// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Khiar.Models

// The desktop's own dialog for a record to open or to save. Made only when asked for: the module takes longer to load than
// the whole shelf.
FileDialog {
    required property bool saving
    property bool sharing: false           // house rules
    title: sharing ? qsTr("Share house rules as a file") : saving ? qsTr("Save the game as a file") : qsTr("Open a game")
    fileMode: saving ? FileDialog.SaveFile : FileDialog.OpenFile
    acceptLabel: saving ? qsTr("Save") : qsTr("Open")
    defaultSuffix: "khiar"
    // the mark keeps the pattern from turning round after Persian words
    nameFilters: [qsTr("Khiar games") + " \u200e(*.khiar)", qsTr("All files") + " \u200e(*)"]
    onAccepted: Khiar.chooseFile(selectedFile)
    onRejected: Khiar.asking = ""
    Component.onCompleted: {
        currentFolder = Khiar.filesFolder();
        if (saving)
            selectedFile = Khiar.recordFile();
    }
}
