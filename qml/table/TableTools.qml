// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQml
import Khiar.Models

// What one can do at the table besides playing: one list for the bar, the menu and the keys (KeyList).
Item {
    id: tools
    property bool active: true             // the table is in front and its keys work
    property bool holding: false           // cards are being dragged: keys play nothing
    property bool laid: false              // the own hand lies open in lines
    property bool large: false             // and is large enough for that
    signal spreadWanted
    signal answered(digit: int)            // the key of an answer
    signal lastTrickWanted
    signal wonWanted
    signal menuWanted
    signal leaveWanted
    readonly property var names: ["undo", "redo", "restart", "hint", "worth", "lastTrick", "won", "sort", "spread", "guide", "rules", "score", "save", "record", "settings", "keys", "leave"]
    readonly property var orders: ["rank", "suit", "dealt"]

    function icon(name: string): string {
        return ({ undo: "undo", redo: "redo", restart: "restart", hint: "hint", lastTrick: "cards", won: "cards", sort: "sort", spread: "spread", worth: "search", guide: "book", rules: "log", score: "chart",
                  save: "save", record: "folder", settings: "gear", keys: "keyboard", leave: "home" })[name] ?? "";
    }
    function words(name: string): string {
        switch (name) {
        case "undo": return qsTr("Undo");
        case "redo": return qsTr("Redo");
        case "restart": return qsTr("Restart the deal");
        case "hint": return qsTr("Hint");
        //: what the position is worth if everybody plays as well as can be
        case "worth": return qsTr("Won or lost?");
        case "lastTrick": return qsTr("Previous trick");
        case "won": return qsTr("Cards you have won");
        //: what the cards in the hand are ordered by
        case "sort": return qsTr("Order of the cards: %1").arg(tools.orderWord(Khiar.session.handOrder));
        //: the own hand, in lines over the table
        case "spread": return tools.laid ? qsTr("Gather the hand") : qsTr("Lay the hand open");
        case "guide": return qsTr("Guide");
        case "rules": return qsTr("Rules of this table");
        case "score": return qsTr("Score sheet");
        case "save": return qsTr("Save game");
        case "record": return qsTr("Save as a file");
        case "settings": return qsTr("Settings");
        case "keys": return qsTr("Keys");
        case "leave": return qsTr("Back to the shelf");
        }
        return "";
    }
    function orderWord(order: string): string {
        //: order of the cards in the hand
        return order === "suit" ? qsTr("by suit")
            //: order of the cards in the hand
            : order === "dealt" ? qsTr("as dealt")
            //: order of the cards in the hand
            : qsTr("by rank");
    }
    function shownKey(name: string): string {
        return name === "leave" ? "Esc" : KeyList.of(name)[0] ?? "";
    }
    // Whether it is there at all, and whether it can be done now.
    function offered(name: string): bool {
        return name === "won" || name === "spread" ? tools.can(name) : name === "worth" ? Settings.hints && Khiar.session.allOpen : name !== "hint" || Settings.hints;
    }
    function can(name: string): bool {
        const session = Khiar.session;
        switch (name) {
        case "undo": return session.canUndo;
        case "redo": return session.canRedo;
        case "restart": return session.canRestartDeal;
        case "hint": return Settings.hints && !session.curtain && (session.canHint || session.hintText !== "");
        case "worth": return Settings.hints && session.canJudge;
        case "spread": return !session.curtain && (tools.laid || tools.large);
        case "won": return !session.curtain && session.ownWon.length > 0;
        case "lastTrick": return !session.curtain && session.lastTrick.length > 0;
        case "confirm": return !tools.holding && session.choosing > 0;
        case "why": return !session.curtain && session.promptKind === "refusal" && session.refusalReason !== "";
        }
        return true;
    }
    function run(name: string) {
        const session = Khiar.session;
        if (!tools.can(name))
            return;
        switch (name) {
        case "undo": session.undo(); break;
        case "redo": session.redo(); break;
        case "restart": session.restartDeal(); break;
        case "hint": session.hintText !== "" ? session.clearHint() : session.hint(); break;
        case "lastTrick": tools.lastTrickWanted(); break;
        case "worth": session.judge(); break;
        case "spread": tools.spreadWanted(); break;
        case "won": tools.wonWanted(); break;
        case "confirm": session.confirm(); break;
        case "sort": Settings.handOrder = tools.orders[(tools.orders.indexOf(session.handOrder) + 1) % tools.orders.length]; break;
        case "guide": Khiar.guideBeside ? Khiar.guideBeside = false : Khiar.openGuide(session.gameId, ""); break;
        case "rules": Khiar.guideBeside && Khiar.guide.document === "rules/table" ? Khiar.guideBeside = false : Khiar.openDocument("rules/table"); break;
        case "why": Khiar.openGuide(session.gameId, session.refusalReason); break;
        case "score": Khiar.page = "score"; break;
        case "save": Khiar.asking = "title"; break;
        case "record": Khiar.asking = "save"; break;
        case "settings": Khiar.page = "settings"; break;
        case "keys": Khiar.page = "keys"; break;
        case "leave": tools.leaveWanted(); break;
        case "menu": tools.menuWanted(); break;
        }
    }

    Instantiator {      // the digits of both keyboards
        model: 10
        Shortcut {
            required property int index
            sequences: [String(index), "۰۱۲۳۴۵۶۷۸۹"[index]]
            enabled: tools.active && !tools.holding && Khiar.session.promptKind !== ""
            autoRepeat: false
            onActivated: tools.answered(index)
        }
    }
    Instantiator {
        model: ["confirm", "undo", "redo", "restart", "hint", "worth", "lastTrick", "won", "sort", "spread", "guide", "rules", "score", "save", "record", "why", "menu"]
        Shortcut {
            required property string modelData
            sequences: KeyList.of(modelData)
            enabled: tools.active && tools.can(modelData)
            autoRepeat: modelData === "undo" || modelData === "redo"
            onActivated: tools.run(modelData)
        }
    }
}
