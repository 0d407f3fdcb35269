// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Khiar.Models

// The end of a document: the way to the ones before and after it.
Item {
    id: end
    required property var row              // the GuideBlock
    implicitHeight: ways.height
    Flow {
        id: ways
        width: parent.width
        spacing: Theme.px(10)
        KButton {
            objectName: "guidePrevious"
            visible: Khiar.guide.previousTitle !== ""
            icon: "back"
            text: Khiar.guide.previousTitle
            width: Math.min(implicitWidth, ways.width)
            onClicked: Khiar.guide.previous()
            onActiveFocusChanged: if (activeFocus) end.row.reached(this)
            Keys.onTabPressed: (event) => event.accepted = end.row.stops.leave(this, 1)
            Keys.onBacktabPressed: (event) => event.accepted = end.row.stops.leave(this, -1)
        }
        KButton {
            objectName: "guideNext"
            visible: Khiar.guide.nextTitle !== ""
            icon: "next"
            text: Khiar.guide.nextTitle
            width: Math.min(implicitWidth, ways.width)
            onClicked: Khiar.guide.next()
            onActiveFocusChanged: if (activeFocus) end.row.reached(this)
            Keys.onTabPressed: (event) => event.accepted = end.row.stops.leave(this, 1)
            Keys.onBacktabPressed: (event) => event.accepted = end.row.stops.leave(this, -1)
        }
    }
}
