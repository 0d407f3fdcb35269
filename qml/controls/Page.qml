// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// A paper page: a bar with the way back and tools, then the content (its children). Escape goes back.
// (Files that use it must not import QtQuick.Controls without `as`: that module has a Page, too.)
FocusScope {
    id: page
    property string title: ""
    property string detail: ""
    property bool header: true
    property alias tools: bar.tools        // tools: [KTool {}, KTool {}]
    property alias canGoBack: bar.canGoBack
    property alias backName: bar.backName
    property color color: Theme.paper
    default property alias content: body.data
    readonly property alias body: body
    signal back
    focus: true
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Pane
    Accessible.name: page.title
    Keys.onEscapePressed: page.back()
    Keys.onBackPressed: page.back()
    Rectangle { anchors.fill: parent; color: page.color }
    // above the content: shapes that scroll under it are not clipped by the software renderer
    TopBar { id: bar; z: 1; visible: page.header; width: parent.width; title: page.title; detail: page.detail; darkGround: false; onBack: page.back() }
    Item { id: body; anchors { left: parent.left; right: parent.right; top: page.header ? bar.bottom : parent.top; bottom: parent.bottom } }
}
