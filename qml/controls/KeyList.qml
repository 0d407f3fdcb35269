// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Khiar.Models

// Every key of the program, once: the Shortcuts take theirs from here, and the page of keys shows them. A letter has
// its neighbour of the Persian keyboard beside it, so that the same key works in both layouts.
QtObject {
    id: list
    readonly property var shortcuts: ({
        undo: ["Ctrl+Z"], redo: ["Ctrl+Shift+Z", "Ctrl+Y"], restart: ["Ctrl+R"], hint: ["H", "ا"], lastTrick: ["L", "T", "م", "ف"], won: ["W", "ص"], worth: ["V", "ر"], spread: ["O", "خ"],
        sort: ["S", "س"], guide: ["G", "ل"], rules: ["R", "ق"], score: ["P", "ح"], save: ["Ctrl+S"], record: ["Ctrl+Shift+S"], open: ["Ctrl+O"], why: ["?", "؟"], menu: ["F10"],
        keys: ["F1"], settings: ["Ctrl+,"], language: ["Ctrl+L"], confirm: ["C", "ز", "Ctrl+Return", "Ctrl+Enter"], mute: ["M", "پ"], fullScreen: ["F11"], quit: ["Ctrl+Q"]
    })
    // The sequences of a shortcut; the first is the one that is shown.
    function of(name: string): var { return shortcuts[name] ?? []; }
    // What stands on the keys: Latin ones only, each as its caps.
    function shown(entry: var): var { return (entry.keys ?? list.of(entry.name)).filter((key) => /^[ -~←-↓…]+$/.test(key)); }
    function caps(key: string): var { return key.endsWith("++") ? key.slice(0, -2).split("+").concat("+") : key.split("+"); }

    // name: a shortcut of the list above; keys: keys that the item with the focus takes itself.
    readonly property var groups: [
        {
            title: qsTr("Cards"),
            entries: [
                { keys: ["←", "→"], words: qsTr("Along your cards") },
                { keys: ["Home", "End"], words: qsTr("To the first or the last card") },
                { keys: ["Enter", "Space"], words: qsTr("Play the card, or choose it where several go together") },
                { name: "confirm", keys: ["C", "Ctrl+Enter"], words: qsTr("Play the cards chosen") },
                { keys: ["1", "…", "9"], words: qsTr("The answers, in order; in a row of numbers, the number") },
                { keys: ["↑"], words: qsTr("Up to the answers, the players and the cards on the table; left and right lead on") },
                { keys: ["↓"], words: qsTr("Back to your cards") },
                { keys: ["Esc"], words: qsTr("Let dragged cards go home, or choose none") },
                { name: "sort", words: qsTr("Another order of your cards") },
                { name: "spread", words: qsTr("Lay a large hand open over the table, or gather it") }
            ]
        },
        {
            title: qsTr("Table"),
            entries: [
                { name: "hint", words: qsTr("Hint") },
                { name: "worth", words: qsTr("Won or lost with the best play, where all cards lie open") },
                { name: "undo", words: qsTr("Undo") },
                { name: "redo", words: qsTr("Redo") },
                { name: "restart", words: qsTr("Restart the deal") },
                { name: "lastTrick", words: qsTr("Previous trick") },
                { name: "won", words: qsTr("Cards you have won, in games that keep them") },
                { name: "why", words: qsTr("Why a card was refused: the rule in the guide") },
                { name: "guide", words: qsTr("Guide beside the table") },
                { name: "rules", words: qsTr("Rules of this table, beside it") },
                { name: "score", words: qsTr("Score sheet") },
                { name: "save", words: qsTr("Save game") },
                { name: "record", words: qsTr("Save as a file") },
                { name: "menu", words: qsTr("All that can be done at the table") },
                { keys: ["Space"], words: qsTr("Step by step: the next step") },
                { keys: ["Esc"], words: qsTr("Back to the shelf; the game can be continued") }
            ]
        },
        {
            title: qsTr("Shelf"),
            entries: [
                { keys: ["Ctrl+F", "/"], words: qsTr("Search for a game; typing its name does, too") },
                { keys: ["←", "→", "↑", "↓"], words: qsTr("From game to game") },
                { keys: ["Enter"], words: qsTr("Open the page of the game") },
                { keys: ["Esc"], words: qsTr("Show all games again") }
            ]
        },
        {
            title: qsTr("Program"),
            entries: [
                { name: "keys", words: qsTr("This page") },
                { name: "settings", words: qsTr("Settings") },
                { name: "open", words: qsTr("Open a file") },
                { name: "language", words: qsTr("Persian or English") },
                { name: "mute", words: qsTr("Sound on or off; on the shelf, letters are searched for") },
                { name: "fullScreen", words: qsTr("Full screen on or off") },
                { keys: ["Tab", "Shift+Tab"], words: qsTr("To the next or the previous button") },
                { keys: ["Enter", "Space"], words: qsTr("Press the button") },
                { keys: ["Esc"], words: qsTr("Back, or close") },
                { name: "quit", words: qsTr("Quit; the game is saved") }
            ]
        },
        {
            title: qsTr("Guides and long pages"),
            entries: [
                { keys: ["↑", "↓"], words: qsTr("A line up or down") },
                { keys: ["PgUp", "PgDn"], words: qsTr("A page up or down") },
                { keys: ["Home", "End"], words: qsTr("To the beginning or the end") },
                { keys: ["Ctrl+↑", "Ctrl+↓"], words: qsTr("To the heading before or after") },
                { keys: ["Alt+↑", "Alt+↓"], words: qsTr("To the paragraph before or after; a screen reader reads it") },
                { keys: ["Ctrl+PgUp", "Ctrl+PgDn"], words: qsTr("To the document before or after") },
                { keys: Language.rtl ? ["Alt+→", "Alt+←"] : ["Alt+←", "Alt+→"], words: qsTr("Back to what was read before, and forward again") },
                { keys: ["Ctrl+F", "/"], words: qsTr("Search all guides") },
                { keys: ["F3", "Shift+F3"], words: qsTr("To the next or the previous word found on the page") },
                { keys: ["F9"], words: qsTr("Contents and search on or off") },
                { keys: ["F6"], words: qsTr("Between contents and text, or guide and table") },
                { keys: ["Ctrl++", "Ctrl+-", "Ctrl+0"], words: qsTr("Larger, smaller or usual text of guides") }
            ]
        },
        {
            title: qsTr("Saved games"),
            entries: [
                { keys: ["↑", "↓"], words: qsTr("To the game before or after") },
                { keys: ["Enter"], words: qsTr("Open it") },
                { keys: ["F2"], words: qsTr("Rename it") },
                { keys: ["Delete"], words: qsTr("Delete it; that can be undone") }
            ]
        }
    ]
}
