.pragma library
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of a guide as rich text: bold, italic, links, and room for cards in the line.
//
// runs: [{text, bold, italic, code, mark, link, cards: [{face, spoken}]}]
// o:    card   width of a card in the line
//       rtl    the paragraph runs from right to left
//       step   least line step in pixels
//       link, code, mark   colours: of links, of code, behind the link that has the focus
//       found  colour behind words that were looked for
//       focus  number of that link, -1 = none
// A link's address is "number|target", so that whoever follows it knows which one it was.
function escape(text) {
    return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
// Empty room for each card, an object in the text.
function cards(list, o) {
    const w = o.card + 4, h = Math.round(o.card * 88 / 63) + 4;
    return list.map(() => "<img src=\"image://cards/back@1\" width=\"" + w + "\" height=\"" + h + "\" style=\"vertical-align:middle\">").join("");
}
function html(runs, o) {
    let out = "", link = -1, last = "";
    for (const r of runs) {
        let text = r.cards.length > 0 ? cards(r.cards, o) : escape(r.text);
        if (r.code && r.cards.length === 0)
            text = "<span style=\"background-color:" + o.code + "\">&nbsp;" + text + "&nbsp;</span>";
        if (r.mark)
            text = "<span style=\"background-color:" + o.found + "\">" + text + "</span>";
        if (r.bold)
            text = "<b>" + text + "</b>";
        if (r.italic)
            text = "<i>" + text + "</i>";
        if (r.link !== "") {
            if (r.link !== last)
                ++link;
            const mark = link === o.focus ? ";background-color:" + o.mark : "";
            text = "<a href=\"" + link + "|" + escape(r.link) + "\" style=\"color:" + o.link + ";text-decoration:underline" + mark + "\">" + text + "</a>";
        }
        last = r.link;
        out += text;
    }
    return "<p dir=\"" + (o.rtl ? "rtl" : "ltr") + "\" align=\"" + (o.rtl ? "right" : "left") + "\" style=\"margin:0;line-height:" + o.step + "px;-qt-line-height-type:minimum\">" + out + "</p>";
}
// How many links a list of runs has.
function links(runs) {
    let n = 0, last = "";
    for (const r of runs) {
        if (r.link !== "" && r.link !== last)
            ++n;
        last = r.link;
    }
    return n;
}
