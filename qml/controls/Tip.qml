// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// The name of the thing it stands in, a moment after the pointer came to rest.
T.Popup {
    id: tip
    property string text: ""
    property bool shown: false
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? parent.height + 6 : 0
    margins: 6
    padding: 0
    closePolicy: T.Popup.NoAutoClose
    implicitWidth: words.implicitWidth + Theme.px(20)
    implicitHeight: words.implicitHeight + Theme.px(10)
    visible: shown && text !== "" && ready.done
    Txt { id: words; anchors.centerIn: parent; text: tip.text; size: Theme.f1; color: Theme.panelText }
    background: Box { radius: Theme.px(8); fill: Theme.panel; edge: Theme.panelLine }
    Timer { id: ready; property bool done: false; running: tip.shown; interval: 600; onTriggered: done = true }
}
