// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// The score sheet of the match at the table: a row per deal, a column per seat with what the deal cost or brought and what
// the seat stands at then. The first column and the names stay in sight; what is wider than the page scrolls sideways.
Page {
    id: page
    readonly property var sheet: Khiar.session.scoreSheet
    readonly property int seats: Khiar.session.seatCount
    readonly property int margin: Theme.px(20)
    readonly property int dealW: Theme.px(72)
    readonly property int columnW: Math.max(Theme.px(118), Math.min(Theme.px(210), Math.floor((width - 2 * margin - dealW - 2) / Math.max(1, seats))))
    property bool someLead: false          // the mark is explained where it is used
    readonly property int sheetW: dealW + seats * columnW
    title: qsTr("Score sheet")
    detail: Khiar.session.title
    onBack: Khiar.back()
    Component.onCompleted: rows.forceActiveFocus(Qt.OtherFocusReason)

    // Where a seat's column begins, from the left in both languages.
    function columnX(seat: int): real { return Language.rtl ? sheetW - dealW - (seat + 1) * columnW : dealW + seat * columnW; }

    Item {
        id: head
        anchors { top: parent.top; left: parent.left; right: parent.right; topMargin: Theme.px(10); leftMargin: page.margin; rightMargin: page.margin }
        height: Theme.px(26)
        Txt {
            readonly property var facts: Khiar.session.tableFacts
            readonly property var countdown: facts.find((f) => f.kind === 23) ?? ({})
            visible: text !== ""
            anchors { left: parent.left; verticalCenter: parent.verticalCenter }
            text: Khiar.session.limit > 0 ? qsTr("Limit: %1").arg(Theme.num(Khiar.session.limit)) : countdown.text ?? ""
            color: Theme.muted
        }
        Row {
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: Theme.px(6)
            visible: page.someLead
            LeadMark { anchors.verticalCenter: parent.verticalCenter }
            Txt { text: qsTr("leads"); size: Theme.f1; color: Theme.muted; anchors.verticalCenter: parent.verticalCenter }
        }
    }
    Rectangle {
        id: paper
        readonly property real room: page.body.width - 2 * page.margin
        width: Math.min(room, page.sheetW + 2)
        x: Math.round((page.body.width - width) / 2)
        anchors { top: head.bottom; topMargin: Theme.px(8); bottom: parent.bottom; bottomMargin: Theme.px(16) }
        radius: Theme.px(14)
        color: Theme.surface
        border.color: Theme.line
        border.width: 1

        Flickable {
            id: sideways
            anchors { fill: parent; margins: 1 }
            clip: true
            contentWidth: page.sheetW
            contentHeight: height
            flickableDirection: Flickable.HorizontalFlick
            interactive: contentWidth > width
            boundsBehavior: Flickable.StopAtBounds
            LayoutMirroring.enabled: false
            LayoutMirroring.childrenInherit: true
            function home() { contentX = Language.rtl ? contentWidth - width : 0; }
            function step(by: real) { contentX = Math.max(0, Math.min(contentWidth - width, contentX + by * page.columnW)); }
            readonly property bool rtl: Language.rtl
            onRtlChanged: home()
            onWidthChanged: home()
            onContentWidthChanged: home()
            Component.onCompleted: home()
            // the first column stays at its side
            readonly property real dealX: Language.rtl ? contentX + width - page.dealW : contentX

            ListView {
                id: rows
                objectName: "scoreRows"
                y: names.headH
                width: page.sheetW
                height: sideways.height - names.headH
                clip: true
                model: page.sheet
                boundsBehavior: Flickable.StopAtBounds
                activeFocusOnTab: true
                keyNavigationEnabled: true
                highlightMoveDuration: 0
                Accessible.role: Accessible.Table
                Accessible.name: page.title
                // the newest deal is in sight until somebody moves
                property bool moved: false
                onCountChanged: if (!moved) currentIndex = count - 1
                onContentHeightChanged: if (!moved) rows.positionViewAtEnd()
                onHeightChanged: if (!moved) rows.positionViewAtEnd()
                onMovementStarted: moved = true
                Keys.onPressed: (event) => {
                    event.accepted = true;
                    moved = true;
                    if (event.key === Qt.Key_Left)
                        sideways.step(-1);
                    else if (event.key === Qt.Key_Right)
                        sideways.step(1);
                    else if (event.key === Qt.Key_Home)
                        currentIndex = 0;
                    else if (event.key === Qt.Key_End)
                        currentIndex = count - 1;
                    else
                        event.accepted = false;
                }
                delegate: Item {
                    id: row
                    required property int index
                    required property int deal
                    required property var cells
                    required property bool payments
                    required property string spoken
                    readonly property bool here: ListView.isCurrentItem && rows.activeFocus
                    width: page.sheetW
                    height: inside.height
                    Accessible.role: Accessible.Row
                    Accessible.name: row.spoken
                    Accessible.focusable: true
                    Accessible.focused: row.here
                    Row {
                        id: inside
                        // columns as tall as the tallest; each is put where its seat is
                        property real tallest: Theme.px(44)
                        height: tallest
                        Repeater {
                            model: page.seats
                            Item {
                                id: slot
                                required property int index
                                width: 0
                                height: inside.tallest
                                ScoreCell {
                                    x: page.columnX(slot.index)
                                    width: page.columnW
                                    readonly property bool leading: cell.leads ?? false
                                    cell: row.cells[slot.index] ?? ({})
                                    payments: row.payments
                                    onLeadingChanged: if (leading) page.someLead = true
                                    ground: row.index % 2 ? "#F6F2E6" : Theme.surface
                                    height: inside.tallest
                                    onWishChanged: inside.tallest = Math.max(inside.tallest, wish)
                                }
                            }
                        }
                    }
                    Rectangle {     // the deal's number
                        x: sideways.dealX
                        width: page.dealW
                        height: parent.height
                        color: row.index % 2 ? "#F1ECDD" : "#FAF7EE"
                        Txt {
                            anchors.centerIn: parent
                            width: parent.width - Theme.px(8)
                            text: row.payments ? qsTr("Payments") : Theme.num(row.deal)
                            size: row.payments ? Theme.f1 : Theme.f2
                            bold: true
                            color: Theme.muted
                            fontSizeMode: Text.HorizontalFit
                            horizontalAlignment: Text.AlignHCenter
                            Accessible.ignored: true
                        }
                        Rectangle { width: 1; height: parent.height; x: Language.rtl ? 0 : parent.width - 1; color: Theme.line }
                    }
                    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
                    Rectangle {
                        visible: row.here
                        x: sideways.contentX + 2
                        width: sideways.width - 4
                        height: parent.height
                        radius: Theme.px(6)
                        color: "transparent"
                        border.width: 2
                        border.color: Theme.accentInk
                    }
                }
            }
            Rectangle { width: page.sheetW; height: names.headH; color: Theme.nav; radius: paper.radius }
            Repeater {
                id: names
                readonly property real headH: Theme.px(74)
                model: Khiar.session.seats
                Item {
                    id: who
                    required property int seat
                    required property string name
                    required property int token
                    required property int points
                    required property int cucumbers
                    required property int halfCucumbers
                    required property bool out
                    required property bool isYou
                    required property string spoken
                    x: page.columnX(seat)
                    width: page.columnW
                    height: names.headH
                    Accessible.role: Accessible.ColumnHeader
                    Accessible.name: who.spoken
                    opacity: out ? 0.62 : 1
                    Column {
                        anchors { left: parent.left; right: parent.right; margins: Theme.px(8); verticalCenter: parent.verticalCenter }
                        spacing: Theme.px(4)
                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            spacing: Theme.px(7)
                            LayoutMirroring.enabled: Language.rtl
                            Token {
                                // a shape is not clipped by the software renderer: it shows while it is whole
                                visible: who.x >= sideways.contentX - Theme.px(12) && who.x + who.width <= sideways.contentX + sideways.width + Theme.px(12)
                                kind: who.token
                                size: Theme.px(26)
                                anchors.verticalCenter: parent.verticalCenter
                            }
                            Txt {
                                text: who.name
                                bold: true
                                width: Math.min(implicitWidth, page.columnW - Theme.px(52))
                                elide: Text.ElideRight
                                Accessible.ignored: true
                                anchors.verticalCenter: parent.verticalCenter
                            }
                        }
                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            height: Theme.px(20)
                            spacing: Theme.px(4)
                            LayoutMirroring.enabled: Language.rtl
                            Txt { visible: who.out; text: qsTr("out"); size: Theme.f1; color: Theme.cost; Accessible.ignored: true; anchors.verticalCenter: parent.verticalCenter }
                            CucumberMarks { whole: who.cucumbers; halves: who.halfCucumbers; most: 4; color: Theme.text; anchors.verticalCenter: parent.verticalCenter }
                        }
                    }
                }
            }
            Rectangle {     // the corner
                x: sideways.dealX
                width: page.dealW
                height: names.headH
                color: Theme.nav
                radius: paper.radius
                //: head of the column with the numbers of the deals
                Txt { anchors.centerIn: parent; text: qsTr("Deal"); size: Theme.f1; color: Theme.muted; Accessible.ignored: true }
            }
            Rectangle { y: names.headH - 1; width: page.sheetW; height: 1; color: Theme.controlLine }
        }
        Column {
            visible: rows.count === 0
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.px(24) }
            spacing: Theme.px(14)
            Txt {
                width: parent.width
                text: Khiar.session.counts ? qsTr("No deal has been scored yet. Each deal gets a row here when it is over.")
                                           : qsTr("Nobody counts points in this game: one match decides it.")
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                color: Theme.muted
            }
            KButton { objectName: "backToTable"; anchors.horizontalCenter: parent.horizontalCenter; text: qsTr("Back to the table"); kind: "soft"; onClicked: Khiar.back() }
        }
    }
}
