// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import QtTest
import Khiar.Models
import Khiar.Ui

// The controls under a real mouse and real keys, in both directions.
Item {
    id: top
    width: 1000
    height: 700
    LayoutMirroring.enabled: Language.rtl
    LayoutMirroring.childrenInherit: true

    Column {
        anchors { left: parent.left; top: parent.top; margins: 20 }
        spacing: 16
        KButton { id: button; text: "Go"; icon: "play" }
        KButton { id: quiet; text: "Quiet"; kind: "quiet" }
        KSwitch { id: toggle; property bool setting: false; on: setting; onToggled: (wanted) => setting = wanted }
        KSegment { id: segment; items: ["one", "two", "three"]; onChosen: (index) => current = index }
        KSelect { id: select; items: ["one", "two", "three", "four"]; current: 1; onChosen: (index) => current = index }
        KStepper { id: stepper; value: 4; from: 2; to: 5; onMoved: (wanted) => value = wanted }
        KSlider { id: slider; width: 200; step: 0.1; onMoved: (wanted) => value = wanted }
        KField { id: field; placeholder: "Name"; maximumLength: 12 }
        GameTile { id: tile; width: 400; gameId: "a"; emblem: "agurk"; name: "A"; otherName: "B"; line: "C"; seatsFrom: 2; seatsTo: 7; minutes: 15; learnable: true }
        Prompt { id: prompt; room: 600; text: "Stay or drop?"; buttons: [{ text: "Stay", kind: "amber" }, { text: "Drop" }] }
    }
    TopBar { id: bar; x: 500; width: 480; title: "Title"; detail: "detail"; darkGround: false; KTool { id: tool; icon: "gear"; label: "Settings" } }
    Card { id: card; x: 700; y: 200; face: "QH" }
    KDialog { id: dialog; title: "Sure?"; text: "It is gone then."; buttons: [{ text: "Delete", kind: "danger" }, { text: "Keep" }] }

    SignalSpy { id: clicks; target: button; signalName: "clicked" }
    SignalSpy { id: plays; target: tile; signalName: "play" }
    SignalSpy { id: learns; target: tile; signalName: "learn" }
    SignalSpy { id: opens; target: tile; signalName: "opened" }
    SignalSpy { id: backs; target: bar; signalName: "back" }
    SignalSpy { id: tools; target: tool; signalName: "clicked" }
    SignalSpy { id: pressed; target: prompt; signalName: "pressed" }
    SignalSpy { id: answers; target: dialog; signalName: "answered" }
    SignalSpy { id: dismissals; target: dialog; signalName: "dismissed" }
    SignalSpy { id: edits; target: field; signalName: "edited" }

    TestCase {
        name: "Controls"
        when: windowShown

        // The first item below `from` for which `test` holds.
        function seek(from: Item, test: var): Item {
            if (test(from))
                return from;
            for (let i = 0; i < from.children.length; ++i) {
                const found = seek(from.children[i], test);
                if (found)
                    return found;
            }
            return null;
        }
        function named(from: Item, name: string): Item { return seek(from, (item) => item.objectName === name); }
        function worded(from: Item, words: string): Item { return seek(from, (item) => item.text === words && item.clicked !== undefined); }
        function sceneX(item: Item): real { return item.mapToItem(top, 0, 0).x; }
        function forward(): int { return Language.rtl ? Qt.Key_Left : Qt.Key_Right; }
        function backward(): int { return Language.rtl ? Qt.Key_Right : Qt.Key_Left; }

        function both(): var { return [{ tag: "en" }, { tag: "fa" }]; }
        function start(row: var) {
            Language.code = row.tag;
            compare(Language.rtl, row.tag === "fa");
            for (const spy of [clicks, plays, learns, opens, backs, tools, pressed, answers, dismissals, edits])
                spy.clear();
            top.forceActiveFocus();
            wait(0);
        }

        function test_button_data() { return both(); }
        function test_button(row) {
            start(row);
            mouseClick(button);
            compare(clicks.count, 1);
            verify(!button.activeFocus, "a press of the mouse leaves the focus alone");
            button.forceActiveFocus(Qt.TabFocusReason);
            verify(button.ring);
            for (const key of [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space])
                keyClick(key);
            compare(clicks.count, 4);
            button.enabled = false;
            mouseClick(button);
            compare(clicks.count, 4);
            button.enabled = true;
            const words = seek(quiet, (item) => item.truncated !== undefined);
            verify(!words.truncated, "a button is wide enough for its own words");
        }
        function test_icon_side_data() { return both(); }
        function test_icon_side(row) {
            start(row);
            const icon = seek(button, (item) => item.directional !== undefined);
            const words = seek(button, (item) => item.truncated !== undefined);
            compare(sceneX(icon) > sceneX(words), Language.rtl);
        }
        function test_tip() {
            start({ tag: "en" });
            mouseMove(tool, 10, 10);
            const tip = () => seek(tool.Window.contentItem.parent ?? tool.Window.contentItem, (item) => item.text === "Settings" && item.truncated !== undefined);
            tryVerify(() => tip() !== null && tip().visible);
            mouseMove(top, 5, 690);
            tryVerify(() => tip() === null || !tip().visible);
        }
        function test_tab_order() {
            start({ tag: "en" });
            button.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Tab);
            verify(quiet.activeFocus);
            keyClick(Qt.Key_Tab);
            verify(toggle.activeFocus);
            keyClick(Qt.Key_Tab);
            verify(segment.activeFocus);
            keyClick(Qt.Key_Tab, Qt.ShiftModifier);
            verify(toggle.activeFocus);
        }
        function test_switch_data() { return both(); }
        function test_switch(row) {
            start(row);
            toggle.setting = false;
            mouseClick(toggle);
            compare(toggle.on, true);
            toggle.forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(toggle.on, false);
            toggle.setting = true;
            compare(toggle.on, true, "the binding of the owner lives on");
            compare(toggle.thumbRight, !Language.rtl);
        }
        function test_segment_data() { return both(); }
        function test_segment(row) {
            start(row);
            segment.current = 0;
            mouseClick(segment, Language.rtl ? 20 : segment.width - 20, segment.height / 2);
            compare(segment.current, 2);
            keyClick(backward());
            compare(segment.current, 1);
            keyClick(forward());
            keyClick(forward());
            compare(segment.current, 2, "it stops at the end");
            keyClick(Qt.Key_Home);
            compare(segment.current, 0);
        }
        function test_select_data() { return both(); }
        function test_select(row) {
            start(row);
            select.current = 1;
            select.forceActiveFocus();
            keyClick(Qt.Key_Down);
            compare(select.current, 2);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Up);
            compare(select.current, 0);
            keyClick(Qt.Key_Return);
            tryCompare(select, "open", true);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            compare(select.current, 0, "nothing is chosen before Enter");
            keyClick(Qt.Key_Return);
            compare(select.current, 2);
            tryCompare(select, "open", false);
            tryCompare(select, "activeFocus", true);
            mouseClick(select);
            tryCompare(select, "open", true);
            keyClick(Qt.Key_Escape);
            tryCompare(select, "open", false);
            compare(select.current, 2);
            mouseClick(select);
            tryCompare(select, "open", true);
            mouseClick(select, select.width / 2, select.height + 10 + 18);   // the first entry
            compare(select.current, 0);
            tryCompare(select, "open", false);
        }
        function test_stepper_data() { return both(); }
        function test_stepper(row) {
            start(row);
            stepper.value = 4;
            const more = named(stepper, "more"), less = named(stepper, "less");
            compare(sceneX(more) < sceneX(less), Language.rtl);
            mouseClick(more);
            compare(stepper.value, 5);
            mouseClick(more);
            compare(stepper.value, 5, "not beyond the end");
            mouseClick(less);
            compare(stepper.value, 4);
            stepper.forceActiveFocus();
            keyClick(forward());
            compare(stepper.value, 5);
            keyClick(Qt.Key_Down);
            keyClick(backward());
            compare(stepper.value, 3);
            compare(stepper.text, Language.rtl ? "۳" : "3");
        }
        function test_slider_data() { return both(); }
        function test_slider(row) {
            start(row);
            slider.value = 0.5;
            mouseClick(slider, Language.rtl ? 2 : slider.width - 2, slider.height / 2);
            fuzzyCompare(slider.value, 1, 1e-6);
            keyClick(backward());
            fuzzyCompare(slider.value, 0.9, 1e-6);
            keyClick(Qt.Key_Home);
            fuzzyCompare(slider.value, 0, 1e-6);
            mousePress(slider, Language.rtl ? slider.width - 10 : 10, 10);
            mouseMove(slider, slider.width / 2, 10, 5, Qt.LeftButton);
            mouseRelease(slider, slider.width / 2, 10);
            fuzzyCompare(slider.value, 0.5, 1e-6);
        }
        function test_field_data() { return both(); }
        function test_field(row) {
            start(row);
            field.text = "";
            mouseClick(field);
            verify(field.activeFocus);
            for (const key of ["m", "i", "n", "a"])
                keyClick(key);
            compare(field.text, "mina");
            compare(edits.count, 4);
            const input = seek(field, (item) => item.cursorRectangle !== undefined);
            verify(input.positionToRectangle(4).x < field.width / 2, "Latin lies left on every page");
            field.text = "مینا";
            verify(input.positionToRectangle(4).x > field.width / 2, "Persian lies right on every page");
        }
        function test_tile_data() { return both(); }
        function test_tile(row) {
            start(row);
            mouseClick(named(tile, "play:a"));
            mouseClick(tile, 200, 20);
            compare(plays.count, 1);
            compare(opens.count, 1);
            mouseClick(named(tile, "learn:a"));
            compare(learns.count, 1);
            compare(plays.count, 1);
            compare(opens.count, 1);
            compare(sceneX(named(tile, "play:a")) < sceneX(named(tile, "learn:a")), Language.rtl);
            tile.takeFocus();
            keyClick(Qt.Key_Return);
            compare(opens.count, 2);
            tile.learnable = false;
            verify(!named(tile, "learn:a").visible);
            tile.learnable = true;
        }
        function test_bar_data() { return both(); }
        function test_bar(row) {
            start(row);
            mouseClick(named(bar, "back"));
            compare(backs.count, 1);
            mouseClick(tool);
            compare(tools.count, 1);
            compare(sceneX(named(bar, "back")) < sceneX(tool), !Language.rtl);
        }
        function test_prompt_data() { return both(); }
        function test_prompt(row) {
            start(row);
            const drop = worded(prompt, "Drop");
            verify(drop);
            mouseClick(drop);
            compare(pressed.count, 1);
            compare(pressed.signalArguments[0][0], 1);
            compare(sceneX(drop) > sceneX(worded(prompt, "Stay")), !Language.rtl);
            const height = prompt.height;
            prompt.text = "word ".repeat(40);
            verify(prompt.width <= 600);
            verify(prompt.height > height, "a long sentence takes a second line");
            prompt.text = "Stay or drop?";
        }
        function test_dialog_data() { return both(); }
        function test_dialog(row) {
            start(row);
            dialog.open();
            tryCompare(dialog, "opened", true);
            mouseClick(button);
            compare(clicks.count, 0, "nothing behind the dialog is reached");
            verify(dialog.opened);
            keyClick(Qt.Key_Return);
            tryCompare(dialog, "visible", false);
            compare(answers.count, 1);
            compare(answers.signalArguments[0][0], 0, "the main answer had the focus");
            compare(dismissals.count, 0);
            dialog.open();
            tryCompare(dialog, "opened", true);
            keyClick(Qt.Key_Escape);
            tryCompare(dialog, "visible", false);
            compare(answers.count, 1);
            compare(dismissals.count, 1);
        }
        function test_digits() {
            start({ tag: "fa" });
            compare(Theme.num(1234), "۱٬۲۳۴");
            compare(Theme.digits("2–7"), "۲–۷");
            compare(Language.nextName, "English");
            start({ tag: "en" });
            compare(Theme.num(1234), "1,234");
            compare(Language.nextName, "فارسی");
        }
        function test_card_never_mirrors() {
            start({ tag: "en" });
            const here = grabImage(card);
            start({ tag: "fa" });
            const there = grabImage(card);
            // the red of the index in the upper left corner, and none in the upper right
            const red = (image, from) => {
                let n = 0;
                for (let y = 4; y < 40; ++y) {
                    for (let x = from; x < from + 18; ++x)
                        n += image.red(x, y) > 150 && image.green(x, y) < 90 ? 1 : 0;
                }
                return n;
            };
            verify(red(here, 4) > 100);
            compare(red(here, card.width - 22), 0);
            compare(red(there, 4), red(here, 4));
            compare(red(there, card.width - 22), 0);
            start({ tag: "en" });
        }
        function test_four_colours() {
            card.face = "QC";
            wait(0);
            const two = grabImage(card);
            Theme.fourColour = true;
            wait(0);
            verify(!two.equals(grabImage(card)));
            Theme.fourColour = false;
            card.face = "QH";
        }
    }
}
