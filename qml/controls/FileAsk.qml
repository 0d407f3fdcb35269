// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Khiar.Models

// The desktop's own dialog for a record to open or to save, for house rules, and for a guide as a page. Made only when asked for: the
// module takes longer to load than the whole shelf.
FileDialog {
    required property string what          // "open", "save", "share" house rules, or "html": a guide
    readonly property bool saving: what !== "open"
    title: what === "share" ? qsTr("Share house rules as a file") : what === "html" ? qsTr("Save the guide as a page") : saving ? qsTr("Save the game as a file") : qsTr("Open a game")
    fileMode: saving ? FileDialog.SaveFile : FileDialog.OpenFile
    acceptLabel: saving ? qsTr("Save") : qsTr("Open")
    defaultSuffix: what === "html" ? "html" : "khiar"
    // the mark keeps the pattern from turning round after Persian words
    nameFilters: [what === "html" ? qsTr("Web pages") + " \u200e(*.html)" : qsTr("Khiar games") + " \u200e(*.khiar)", qsTr("All files") + " \u200e(*)"]
    onAccepted: Khiar.chooseFile(selectedFile)
    onRejected: Khiar.asking = ""
    Component.onCompleted: {
        currentFolder = Khiar.filesFolder();
        if (saving)
            selectedFile = Khiar.recordFile();
    }
}
