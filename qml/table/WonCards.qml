// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Khiar.Models

// One's own won cards over the middle of the table, by rank: equal ranks stand together, the card set aside is marked. For its
// owner only. Closes by Escape, by a press anywhere, and by the key that opened it.
T.Popup {
    id: view
    property var cards: []                 // [{face, spoken, rank, aside}], highest rank first
    readonly property var ranks: view.byRank()
    readonly property real room: parent ? parent.width - Theme.px(80) : 600
    readonly property int cardW: Theme.px(cards.length > 24 ? 46 : 58)
    readonly property int same: Theme.px(3)        // between cards of one rank, and between ranks
    readonly property int apart: Theme.px(16)
    readonly property real inLine: cards.length * (cardW + same) + ranks.length * (apart - same) - apart
    objectName: "wonCardsView"
    anchors.centerIn: parent
    margins: 12
    padding: Theme.px(18)
    modal: true
    dim: false
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    implicitWidth: Math.min(room, Theme.px(820), Math.max(Theme.px(320), inLine + 1)) + 2 * padding
    implicitHeight: column.height + 2 * padding
    onOpened: body.forceActiveFocus(Qt.PopupFocusReason)

    // The cards in groups of one rank each.
    function byRank(): var {
        const list = [];
        for (const card of cards) {
            const last = list.length > 0 ? list[list.length - 1] : null;
            if (last && last[0].rank === card.rank)
                last.push(card);
            else
                list.push([card]);
        }
        return list;
    }
    background: Item {
        Shadow { wide: true }
        Box { anchors.fill: parent; radius: Theme.px(18); fill: Theme.plate; edge: Theme.plateLine }
    }
    FocusScope {
        id: body
        width: parent.width
        height: column.height
        Accessible.role: Accessible.Dialog
        Accessible.name: heading.text
        Accessible.description: view.cards.map((card) => card.spoken).join(Language.rtl ? "، " : ", ")
        Keys.onPressed: (event) => {
            const closing = [Qt.Key_W, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].indexOf(event.key) >= 0 || event.text === "ص";
            if (closing && !event.isAutoRepeat)
                view.close();
            event.accepted = closing;
        }
        MouseArea { anchors.fill: parent; anchors.margins: -view.padding; onClicked: view.close() }
        Column {
            id: column
            width: parent.width
            spacing: Theme.px(12)
            Txt {
                id: heading
                width: parent.width
                text: qsTr("Cards you have won")
                size: Theme.f1
                color: Theme.feltMuted
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            Flow {
                width: Math.min(parent.width, view.inLine + 1)
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: view.apart
                LayoutMirroring.enabled: false
                Repeater {
                    model: view.visible ? view.ranks.length : 0
                    Row {
                        id: group
                        required property int index
                        readonly property var same: view.ranks[index] ?? []
                        spacing: view.same
                        Repeater {
                            model: group.same.length
                            Card {
                                id: one
                                required property int index
                                readonly property var won: group.same[index] ?? ({})
                                implicitWidth: view.cardW
                                big: true
                                face: one.won.face ? one.won.face : Theme.back
                                marked: one.won.aside ?? false
                                Accessible.role: Accessible.StaticText
                                Accessible.name: one.won.spoken ?? ""
                            }
                        }
                    }
                }
            }
            Txt {
                width: parent.width
                visible: view.cards.some((card) => card.aside)
                text: qsTr("The framed card is the one you set aside.")
                size: Theme.f1
                color: Theme.feltMuted
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
