.pragma library
// SPDX-License-Identifier: GPL-3.0-or-later
// Fan geometry. n cards, width w, card cw x ch; at most maxPerRow in a row, else two rows.
// groups: optional list of group ids (suits); a new group opens a small gap, and the break between
// the rows falls between groups where that keeps both rows under 0.62 n.
// step = min(0.64 cw, (w - cw - gaps) / (k - 1));  angle = min(24, 2.2 (k-1)) degrees, 9 and 0.9 in two rows;
// and never so far that the ends of a row sink by more than 0.14 ch;
// the row bends on a circle of radius R = step / angle-step, so y = R (1 - cos a).
function split(n, groups) {
    var best = Math.ceil(n / 2), d = n;
    if (groups)
        for (var i = 1; i < n; ++i)
            if (groups[i] !== groups[i - 1] && Math.max(i, n - i) <= 0.62 * n && Math.abs(i - n / 2) < d) { d = Math.abs(i - n / 2); best = i; }
    return best;
}
function layout(n, w, cw, ch, maxPerRow, groups) {
    var rows = n > maxPerRow ? 2 : 1, out = [];
    var first = rows === 2 ? split(n, groups) : n;
    for (var r = 0; r < rows; ++r) {
        var from = r === 0 ? 0 : first, k = r === 0 ? first : n - first, j, gaps = 0, at = [];
        for (j = 0; j < k; ++j) {
            if (j > 0 && groups && groups[from + j] !== groups[from + j - 1]) ++gaps;
            at.push(gaps);
        }
        var gap = groups ? cw * 0.13 : 0;
        var longest = Math.max(first, n - first);
        var step = k > 1 ? Math.min(cw * 0.64, (w - cw - gap * 3) / ((rows === 2 ? longest : k) - 1)) : 0;
        var total = k > 1 ? (rows === 1 ? Math.min(24, 2.2 * (k - 1)) : Math.min(9, 0.9 * (k - 1))) : 0;
        if (k > 2 && step > 0)      // y of the ends = R (1 - cos(total / 2)), about step (k - 1) total / 8
            total = Math.min(total, 8 * 0.14 * ch / (step * (k - 1)) * 180 / Math.PI);
        var d = k > 1 ? total / (k - 1) : 0, R = d > 0 ? step / (d * Math.PI / 180) : 0;
        for (j = 0; j < k; ++j) {
            var off = j - (k - 1) / 2, a = off * d * Math.PI / 180;
            out.push({ x: w / 2 - cw / 2 + off * step + (at[j] - gaps / 2) * gap, y: (R > 0 ? R * (1 - Math.cos(a)) : 0) + r * ch * 0.46, rot: off * d, row: r });
        }
    }
    return out;
}
function height(spots, cw, ch) {
    var m = 0;
    for (var i = 0; i < spots.length; ++i)
        m = Math.max(m, spots[i].y + Math.abs(Math.sin(spots[i].rot * Math.PI / 180)) * cw / 2);
    return m + ch;
}
