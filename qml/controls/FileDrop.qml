// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// The whole window takes a record that is dragged onto it, and says so while it is over it.
DropArea {
    id: area
    objectName: "fileDrop"
    keys: ["text/uri-list"]
    onEntered: (drag) => drag.accepted = drag.hasUrls && drag.urls.length > 0
    onDropped: (drop) => {
        drop.accept(Qt.CopyAction);
        Khiar.openRecord(drop.urls[0]);
    }
    Loader {    // nobody drags a file most of the time
        anchors.fill: parent
        active: area.containsDrag
        source: "FileDropTarget.qml"
    }
}
