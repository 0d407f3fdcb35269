.pragma library
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the other seats sit. n seats in all; you are seat 0, below, outside this function.
// Seats go clockwise from your left: up the left side, along the top, down the right side.
//
// o: w        width of the area
//    mid      height down to the prompt: the trick and a lone side seat stay above it
//    side     height down to your own plate: with two seats a side the lower one may stand beside the hand
//    pw, ph   plate;  gap;  below: height of the earlier cards under a plate;  belowTop: the same at the top
//    trick    height of a card in the trick
//
// k seats on each side, m along the top:  n = 1 + 2k + m
//    n   2 3 4 5 6 7 8 9 10
//    k   0 1 1 1 1 1 1 2 2
//    m   1 0 1 2 3 4 5 4 5     (k grows where m plates do not fit into w)
function perSide(n, w, pwMin, gap) {
    if (n <= 2) return 0;
    var k = n <= 8 ? 1 : 2;
    while (n - 1 - 2 * k > Math.max(1, Math.floor((w + gap) / (pwMin + gap)))) ++k;
    return k;
}
function plateWidth(n, w, pwMin, pwMax, gap) {
    var m = n - 1 - 2 * perSide(n, w, pwMin, gap);
    return Math.floor(Math.max(pwMin, Math.min(pwMax, m > 0 ? (w - (m - 1) * gap) / m : pwMax)));
}
function stack(o) { return o.ph + o.belowTop + o.trick + 2 * o.gap; }   // a top seat with all it shows
function seats(n, o) {
    var k = perSide(n, o.w, o.pwMin, o.gap), m = n - 1 - 2 * k, res = [], i;
    var y0 = m <= 1 ? 0 : stack(o), y1 = k === 1 ? Math.max(o.mid, y0 + o.ph) : o.side;
    function sideSeat(j, left) {                            // j = 0 is the lowest
        var y = y1 - (y1 - y0) * (j + 0.5) / k - o.below / 2;
        return { x: left ? o.pw / 2 : o.w - o.pw / 2, y: y, side: true, left: left, ux: left ? 1 : -1, uy: 0, low: k > 1 && j === 0, pull: 0 };
    }
    for (i = 0; i < k; ++i) res.push(sideSeat(i, true));
    for (i = 0; i < m; ++i) {
        var u = m === 1 ? 0.5 : m === 2 ? 0.28 + 0.44 * i : (i + 0.5) / m;
        var bow = Math.pow(2 * u - 1, 2) * o.gap;           // a slight arc
        res.push({ x: Math.max(o.pw / 2, Math.min(o.w - o.pw / 2, o.w * u)), y: o.ph / 2 + bow, side: false, left: u < 0.5, ux: 0, uy: 1, low: false, pull: (0.5 - u) * o.w * 0.1 });
    }
    for (i = k - 1; i >= 0; --i) res.push(sideSeat(i, false));
    return res;
}
// The tallest card a trick can have without touching anything.
function trickHeight(n, o) {
    var k = perSide(n, o.w, o.pwMin, o.gap), m = n - 1 - 2 * k;
    var head = (m > 0 ? o.ph + o.belowTop : 0) + 2 * o.gap;
    var middle = (o.mid - head - o.gap / 2) / 2;             // a top seat's card over yours, or over a side seat's
    return k <= 1 ? middle : Math.min(middle, (o.side - head - k * o.gap) / (k + 1));
}
