// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Khiar.Models

// Rules of a game to read, in boxes under headings, in one column or two of about the same length:
// groups = [{title, lines: [{key, name, sentence, value, base, spoken}]}].
Row {
    id: boxes
    property var groups: []
    property int columns: 1
    readonly property int gap: Theme.px(18)
    spacing: gap
    LayoutMirroring.enabled: Language.rtl
    // Which groups stand in which column: read down, then on to the next; split where the longer one is shortest.
    readonly property var shared: {
        if (columns < 2)
            return [groups];
        const sizes = groups.map((group) => group.lines.length + 0.7);
        const all = sizes.reduce((sum, size) => sum + size, 0);
        let at = 0, best = all + 1;
        for (let i = 0, sum = 0; i < sizes.length; ++i) {
            sum += sizes[i];
            if (Math.max(sum, all - sum) < best) {
                best = Math.max(sum, all - sum);
                at = i + 1;
            }
        }
        return [groups.slice(0, at), groups.slice(at)];
    }
    Repeater {
        model: boxes.columns
        Column {
            id: column
            required property int index
            width: Math.floor((boxes.width - (boxes.columns - 1) * boxes.gap) / boxes.columns)
            spacing: boxes.gap
            Repeater {
                model: boxes.shared[column.index] ?? []
                SettingGroup {
                    id: group
                    required property var modelData
                    title: modelData.title
                    Repeater {
                        model: group.modelData.lines
                        RuleRow {
                            required property int index
                            required property var modelData
                            width: parent ? parent.width : 0
                            key: modelData.key
                            name: modelData.name
                            sentence: modelData.sentence
                            value: modelData.value
                            base: modelData.base
                            spoken: modelData.spoken
                            last: index === group.modelData.lines.length - 1
                        }
                    }
                }
            }
        }
    }
}
