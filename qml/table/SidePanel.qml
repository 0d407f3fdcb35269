// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// Beside the table: the standings with what this game has cost so far, and what has happened; below, the rules of this
// table in a line. Mirrors with the language.
Rectangle {
    id: panel
    readonly property int inner: width - 2 * Theme.px(16)
    property int tab: 0                    // 0 score, 1 log
    readonly property int limit: Khiar.session.limit
    readonly property var facts: Khiar.session.tableFacts
    readonly property var countdown: facts.find((f) => f.kind === 23) ?? ({})    // scores go down to 0
    readonly property int from: limit > 0 ? limit : countdown.value ?? 0
    readonly property bool dense: Khiar.session.seatCount > 6
    signal closed
    color: Theme.panel
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Score and log")

    MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: (wheel) => wheel.accepted = true }   // over the table nothing falls through
    Rectangle { width: 1; height: parent.height; color: Theme.panelLine; anchors.left: parent.left }

    component Tab: Pressable {
        id: tabItem
        property string text: ""
        property bool on: false
        label: text
        implicitWidth: words.implicitWidth
        implicitHeight: Theme.px(38)
        width: implicitWidth
        height: implicitHeight
        Accessible.role: Accessible.PageTab
        Accessible.checkable: true
        Accessible.checked: on
        FocusRing { visible: tabItem.ring; around: Theme.px(6); edge: "#F3EFE4"; ground: Theme.panel }
        Txt { id: words; anchors.centerIn: parent; text: tabItem.text; bold: tabItem.on; color: tabItem.on ? Theme.panelText : Theme.panelMuted; Accessible.ignored: true }
        Rectangle { visible: tabItem.on; anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 3; radius: 1.5; color: Theme.accent }
    }
    Item {
        id: head
        anchors { left: parent.left; right: parent.right; top: parent.top; leftMargin: Theme.px(16); rightMargin: Theme.px(10); topMargin: Theme.px(6) }
        height: Theme.px(40)
        Row {
            anchors { left: parent.left; bottom: parent.bottom }
            spacing: Theme.px(20)
            Tab { objectName: "scoreTab"; text: qsTr("Score"); on: panel.tab === 0; onClicked: panel.tab = 0 }
            Tab { objectName: "logTab"; text: qsTr("Log"); on: panel.tab === 1; onClicked: panel.tab = 1 }
        }
        KTool {
            objectName: "scoreButton"
            icon: "chart"
            label: qsTr("Score sheet")
            darkGround: true
            color: Theme.panelMuted
            anchors { right: closer.left; verticalCenter: parent.verticalCenter }
            onClicked: Khiar.page = "score"
        }
        KTool { id: closer; icon: "close"; label: qsTr("Close the panel"); darkGround: true; color: Theme.panelMuted; anchors { right: parent.right; verticalCenter: parent.verticalCenter } onClicked: panel.closed() }
    }
    Rectangle { id: rule; anchors { left: head.left; right: parent.right; rightMargin: Theme.px(16); top: head.bottom } height: 1; color: Theme.panelLine }

    // ---- score ----
    Item {
        id: scores
        visible: panel.tab === 0
        anchors { left: parent.left; right: parent.right; top: rule.bottom; bottom: foot.top; leftMargin: Theme.px(16); rightMargin: Theme.px(16) }
        clip: true
        Column {
            id: scoreColumn
            width: scores.width
            topPadding: Theme.px(8)
            Txt {
                visible: text !== ""
                width: parent.width
                bottomPadding: Theme.px(2)
                text: panel.limit > 0 ? qsTr("Limit: %1").arg(Theme.num(panel.limit)) : panel.countdown.text ?? ""
                wrapMode: Text.WordWrap
                size: Theme.f1
                color: Theme.panelMuted
                horizontalAlignment: Text.AlignLeft
            }
            Repeater {
                model: Khiar.session.seats
                Item {
                    id: line
                    required property string name
                    required property int token
                    required property int points
                    required property int scoreKind
                    required property int cucumbers
                    required property int halfCucumbers
                    required property bool isYou
                    required property bool out
                    required property bool safe
                    required property int cardCount
                    required property string spoken
                    width: scoreColumn.width
                    height: Theme.px(panel.dense ? 36 : 44)
                    opacity: out ? 0.6 : 1
                    Accessible.role: Accessible.StaticText
                    Accessible.name: line.spoken
                    Token { id: tok; kind: line.token; size: Theme.px(24); ground: "#0E1614"; anchors { left: parent.left; verticalCenter: parent.verticalCenter } }
                    Txt {
                        id: who
                        text: line.name
                        bold: line.isYou
                        darkGround: true
                        elide: Text.ElideRight
                        horizontalAlignment: Text.AlignLeft
                        Accessible.ignored: true
                        anchors { left: tok.right; leftMargin: Theme.px(10); right: marks.left; rightMargin: Theme.px(6); top: parent.top; topMargin: Theme.px(panel.dense ? 0 : 3) }
                    }
                    ScoreFigure {
                        id: sum
                        kind: line.scoreKind
                        value: line.points
                        size: Theme.f2
                        color: Theme.panelText
                        width: Math.max(Theme.px(28), implicitWidth)
                        layoutDirection: Language.rtl ? Qt.LeftToRight : Qt.RightToLeft
                        anchors { right: parent.right; verticalCenter: who.verticalCenter }
                    }
                    Row {
                        id: marks
                        anchors { right: sum.left; rightMargin: Theme.px(4); verticalCenter: who.verticalCenter }
                        spacing: 2
                        Icon { visible: !Khiar.session.counts; name: line.safe ? "check" : "cards"; size: Theme.px(15); color: line.safe ? Theme.accent : Theme.panelMuted; anchors.verticalCenter: parent.verticalCenter }
                        Txt { visible: !Khiar.session.counts; text: line.safe ? qsTr("safe") : Theme.num(line.cardCount); size: Theme.f1; color: line.safe ? Theme.panelText : Theme.panelMuted; Accessible.ignored: true; anchors.verticalCenter: parent.verticalCenter }
                        Txt { visible: line.out; text: qsTr("out"); size: Theme.f1; color: Theme.panelMuted; Accessible.ignored: true; anchors.verticalCenter: parent.verticalCenter }
                        CucumberMarks { whole: line.cucumbers; halves: line.halfCucumbers; most: 4; size: Theme.px(24); color: Theme.panelText; anchors.verticalCenter: parent.verticalCenter }
                    }
                    Rectangle {     // how near the limit, or how far from 0
                        visible: panel.from > 0
                        anchors { left: who.left; right: parent.right; bottom: parent.bottom; bottomMargin: Theme.px(4) }
                        height: Theme.px(4)
                        radius: 2
                        color: "#33FFFFFF"
                        Rectangle {
                            readonly property real part: panel.from > 0 ? Math.max(0, Math.min(1, line.points / panel.from)) : 0
                            anchors.left: parent.left
                            height: parent.height
                            radius: 2
                            width: Math.round(parent.width * part)
                            color: panel.limit > 0 && part > 0.75 ? Theme.refuse : Theme.accent
                        }
                    }
                }
            }
            Item { width: 1; height: Theme.px(8) }
            Rectangle { width: parent.width; height: 1; color: Theme.panelLine }
        }
        Txt {
            visible: lines.count === 0
            anchors { top: scoreColumn.bottom; topMargin: Theme.px(10) }
            width: parent.width
            text: Khiar.session.counts ? qsTr("No deal has been scored yet.") : qsTr("Nobody counts points in this game.")
            size: Theme.f1
            color: Theme.panelMuted
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignLeft
        }
        ListView {
            id: lines
            anchors { left: parent.left; right: parent.right; top: scoreColumn.bottom; bottom: parent.bottom }
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: Khiar.session.score
            bottomMargin: Theme.px(8)
            activeFocusOnTab: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Score")
            onContentHeightChanged: if (!moving) lines.positionViewAtEnd()
            section.property: "deal"
            delegate: Item {
                id: entry
                required property int deal
                required property string seatName
                required property string text
                required property int amount
                required property int good
                required property var cards
                width: panel.inner      // not the list's width: Qt 6.4 crashes when rows that are bound to it go in mid-resize
                height: (heading.visible ? heading.height : 0) + row.height + Theme.px(6)
                Accessible.role: Accessible.ListItem
                Accessible.name: entry.text
                Txt {
                    id: heading
                    visible: entry.ListView.section !== entry.ListView.previousSection
                    width: parent.width
                    height: Theme.px(30)
                    //: heading over the score lines of a deal
                    text: entry.deal === 0 ? qsTr("Payments") : qsTr("Deal %1").arg(Theme.num(entry.deal))
                    size: Theme.f1
                    color: Theme.panelMuted
                    horizontalAlignment: Text.AlignLeft
                }
                Item {
                    id: row
                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom; bottomMargin: Theme.px(3) }
                    height: Math.max(what.height, Theme.px(24))
                    Column {
                        id: what
                        anchors { left: parent.left; right: chips.left; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
                        Txt { width: parent.width; text: entry.seatName; size: Theme.f1; bold: true; darkGround: true; elide: Text.ElideRight; horizontalAlignment: Text.AlignLeft; Accessible.ignored: true }
                        Txt { visible: text !== ""; width: parent.width; text: entry.text; size: Theme.f1; color: Theme.panelMuted; wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft; Accessible.ignored: true }
                    }
                    Chips {
                        id: chips
                        visible: cards.length > 0
                        cards: entry.cards ?? []
                        special: Khiar.session.markedFaces
                        room: Theme.px(96)
                        width: visible ? implicitWidth : 0
                        height: implicitHeight
                        anchors { right: amount.left; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
                    }
                    Txt {
                        id: amount
                        // a cost is red, what was taken off green; the sign says it without the colour
                        text: ((entry.deal === 0 || panel.countdown.value > 0) && entry.amount > 0 ? "\u200E+" : "") + Theme.num(entry.amount)
                        bold: true
                        color: entry.good < 0 ? "#F08A82" : entry.good > 0 ? "#9CD57A" : Theme.panelMuted
                        width: Math.max(Theme.px(30), implicitWidth)
                        horizontalAlignment: Text.AlignRight
                        Accessible.ignored: true
                        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    }
                }
            }
        }
    }

    // ---- log ----
    ListView {
        id: log
        visible: panel.tab === 1
        anchors { left: parent.left; right: parent.right; top: rule.bottom; bottom: foot.top; leftMargin: Theme.px(16); rightMargin: Theme.px(16) }
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        topMargin: Theme.px(10)
        bottomMargin: Theme.px(10)
        spacing: Theme.px(7)
        model: Khiar.session.log
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log")
        onContentHeightChanged: if (!moving) log.positionViewAtEnd()
        onVisibleChanged: if (visible) log.positionViewAtEnd()
        delegate: Txt {
            required text
            required property bool mark
            width: panel.inner
            size: Theme.f1
            color: mark ? Theme.panelText : Theme.panelMuted
            bold: mark
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignLeft
            lineHeight: Language.rtl ? 1.2 : 1.05
        }
    }
    Item {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.px(16); rightMargin: Theme.px(16) }
        height: Khiar.session.rulesLine !== "" ? rules.height + Theme.px(22) : 0
        visible: height > 0
        Rectangle { width: parent.width; height: 1; color: Theme.panelLine }
        Icon { id: book; name: "book"; color: Theme.panelMuted; size: Theme.px(18); anchors { left: parent.left; verticalCenter: parent.verticalCenter } }
        Txt {
            id: rules
            text: Khiar.session.rulesLine
            size: Theme.f1
            color: Theme.panelMuted
            wrapMode: Text.WordWrap
            maximumLineCount: 4
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
            anchors { left: book.right; leftMargin: Theme.px(8); right: parent.right; verticalCenter: parent.verticalCenter }
        }
    }
}
