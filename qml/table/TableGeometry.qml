// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import "Places.js" as Places
import "Fan.js" as Fan

// Where everything on the table lies: plates, zones of cards, the hand, the prompt. A function of the size of the
// table, the number of seats and of what kinds of zones are in use; it knows no game. All places are in the table's
// own coordinates and never mirrored.
QtObject {
    id: g
    property real width: 1280
    property real height: 752
    property int seats: 4
    property int viewer: 0                 // who sits at the bottom
    property int handCount: 7              // cards in the hand at the bottom
    property bool hasPlayed: true          // zones in use make room for themselves
    property bool hasTray: false           // kept, won, target cards or own discards before the seats
    property bool hasWon: false
    property var trays: []                 // seats that have such cards now: they lie next to the plate, and those played behind them
    property bool hasUpcard: false
    property bool resting: false           // cards are played: the upcard and the stock lie aside
    property var keptCounts: []            // cards that score before each seat
    property int stockCount: 0
    property int discardCount: 0           // laid away by nobody in particular
    property int pileCount: 0
    property int pileOpen: 0               // of these, from the top, those whose faces are seen
    readonly property bool hasPile: pileCount > 0
    property bool pileTaken: false         // cards go to the pile: it has a place though none lies there
    property bool laid: false              // the own hand lies in lines over the lower half of the table
    property bool bySuit: false            // hands are in order of suits
    property var handLines: []             // cards in each line of the own hand
    property var openLines: []             // the same of hands of others that are seen
    property bool apart: false             // suits of the own hand lie apart even where it is small
    // what else moves everything on the table when it changes: cards slide then
    readonly property string arrangement: resting + "/" + pileOpen + "/" + laid
    property int openStock: 0              // undealt cards that everybody sees
    property int setSize: 1                // cards that a seat has in the trick, at most

    readonly property int edge: Theme.px(16)
    readonly property int gap: Theme.px(12)
    readonly property bool small: seats > 8 || (Theme.compact && seats > 4)
    readonly property bool low: height < Theme.px(620)

    // the hand
    readonly property int handCeil: Math.max(1, handCount)
    readonly property int rows: handCeil > kPerRow && !laid ? 2 : 1
    readonly property int kPerRow: 14
    readonly property int perRow: rows === 2 ? Math.ceil(handCeil / 2) : handCeil
    readonly property real plateMeW: Theme.px(Theme.compact ? 176 : 196)
    readonly property real plateH: Theme.px(small ? 46 : 58)
    readonly property real plateMeH: Theme.px(small ? 46 : 58)
    readonly property real handW: Math.max(Theme.px(220), width - 2 * (plateMeW + edge + Theme.px(24)))
    // as tall as the window allows, and never so wide that a strip gets narrower than its index
    readonly property int lineCount: Math.max(1, handLines.length)
    readonly property int longest: handLines.reduce((most, n) => Math.max(most, n), 1)
    readonly property real lineDown: 0.4   // of a card's height: so much of each line stays in sight
    readonly property int cardW: laid ? Math.max(36, Math.round(Math.min(height * 0.245 / Theme.ratio, height * 0.44 / Theme.ratio / (1 + lineDown * (lineCount - 1)), handW / (1 + 0.34 * (longest - 1)))))
        : Math.max(36, Math.round(Math.min(height * (rows === 2 ? 0.19 : 0.245) / Theme.ratio, handW / (1 + 0.34 * (perRow - 1)))))
    readonly property int cardH: Math.round(cardW * Theme.ratio)
    readonly property real headroom: Math.round(cardH * 0.075)   // for the raised card
    readonly property real lift: Math.round(cardH * 0.085)       // legal cards stand this much higher
    // The hand keeps the height of a full fan, so that nothing above it moves while cards are played.
    readonly property real droop: laid ? cardH * lineDown * (lineCount - 1) : Math.max(Fan.height(fan, cardW, cardH) - cardH, cardW * 0.12 + (rows === 2 ? cardH * 0.46 : 0))
    readonly property real handH: cardH + droop + lift + headroom
    readonly property real handX: (width - handW) / 2
    readonly property real handY: height - Theme.px(12) - handH
    readonly property var fan: fanOf(handCeil)
    // the suits of the own hand, card by card, where they lie apart
    readonly property var groups: {
        const list = [];
        handLines.forEach((n, line) => { for (let i = 0; i < n; ++i) list.push(line); });
        return bySuit && (apart || handCeil > kPerRow) && list.length === handCeil ? list : null;
    }
    function fanOf(n: int): var {
        return laid ? inLines(n) : Fan.layout(n, handW, cardW, cardH, kPerRow, groups !== null && groups.length === n ? groups : null);
    }
    // A hand laid open: a suit a line, its highest card on the right.
    function inLines(n: int): var {
        const list = [], step = longest > 1 ? Math.min(cardW * 0.72, (handW - cardW) / (longest - 1)) : 0;
        const left = (handW - cardW - step * (longest - 1)) / 2;
        let line = 0, at = 0;
        for (let i = 0; i < n; ++i, ++at) {
            while (line + 1 < handLines.length && at >= handLines[line]) {
                ++line;
                at = 0;
            }
            list.push({ x: left + at * step, y: line * cardH * lineDown, rot: 0, row: line });
        }
        return list;
    }
    readonly property real firstX: fan.length ? Math.min(fan[0].x, fan[fan.length - 1].x) : 0
    readonly property real promptBottom: handY - Theme.px(8)
    readonly property real promptTop: promptBottom - Theme.px(54)   // room for a prompt with buttons is always kept

    // the plates
    readonly property int plateW: Places.plateWidth(seats, width - 2 * edge, Theme.px(112), Theme.px(196), gap)
    readonly property real areaX: edge
    readonly property real areaY: Theme.px(14)
    readonly property real areaW: width - 2 * edge
    readonly property real areaH: promptTop - areaY - Theme.px(10)
    readonly property real meX: edge
    readonly property real meY: height - edge - plateMeH

    // small cards before a seat: pictures where there is room, else chips with rank and suit
    readonly property bool chips: seats > 5 || low
    readonly property bool oneOnTop: seats === 2 || seats === 4
    readonly property bool beside: chips && oneOnTop          // chips of a lone top seat lie beside its plate
    readonly property real smallW: chips ? Theme.px(31) : Theme.px(38)
    readonly property bool tight: seats > 8 && hasPlayed && hasTray      // two rows under every plate: closer together
    readonly property real smallH: chips ? Theme.px(tight ? 20 : 22) : Math.round(smallW * Theme.ratio)
    readonly property int backW: chips ? Math.round(smallH / Theme.ratio) : smallW   // a back among them
    readonly property real rowGap: Theme.px(tight ? 3 : chips ? 5 : 8)
    readonly property int rowsBelow: (hasPlayed ? 1 : 0) + (hasTray ? 1 : 0)
    readonly property real below: rowsBelow > 0 ? rowsBelow * (smallH + rowGap) + Theme.px(4) : 0
    readonly property var input: ({ w: areaW, mid: promptTop - Theme.px(24), side: meY - Theme.px(24) - (rowsBelow > 0 ? below + Theme.px(14) : 0),
                                    pw: plateW, pwMin: Theme.px(112), ph: plateH, gap: gap, below: below, belowTop: beside ? 0 : below })

    // the trick: with two seats a side the lower one's card should fit between its plate and the hand
    readonly property real besideHand: handX + firstX - edge - plateW - Theme.px(24)
    readonly property real trickCap: seats > 8 && besideHand >= Theme.px(46) ? besideHand * Theme.ratio : height
    readonly property int trickH: Math.max(40, Math.round(Math.min(trickCap, height * 0.245 * (seats <= 4 ? 0.86 : seats <= 6 ? 0.76 : 0.7), Places.trickHeight(seats, input))))
    readonly property int trickW: Math.round(trickH / Theme.ratio)
    readonly property var spots: Places.seats(seats, { w: input.w, mid: input.mid, side: input.side, pw: input.pw, pwMin: input.pwMin, ph: input.ph,
                                                       gap: input.gap, below: input.below, belowTop: input.belowTop, trick: trickH })
    readonly property rect slot: Qt.rect(Math.round(width / 2 - trickW / 2), Math.round(areaY + areaH - trickH), trickW, trickH)

    // 0 is the seat at the bottom, then clockwise.
    function turnOf(seat: int): int { return (seat - Math.max(0, viewer) + 2 * seats) % seats; }
    function isMe(seat: int): bool { return turnOf(seat) === 0; }
    function spotOf(seat: int): var { return spots[turnOf(seat) - 1]; }

    function plate(seat: int): rect {
        if (isMe(seat))
            return Qt.rect(meX, meY, plateMeW, plateMeH);
        const s = spotOf(seat);
        return s ? Qt.rect(Math.round(areaX + s.x - plateW / 2), Math.round(areaY + s.y - plateH / 2), plateW, plateH) : Qt.rect(0, 0, 0, 0);
    }
    // Which way the middle of the table lies from a plate.
    function towards(seat: int): point {
        if (isMe(seat))
            return Qt.point(1, -1);
        const s = spotOf(seat);
        return s && s.side ? Qt.point(s.ux, 0) : Qt.point(0, 1);
    }

    // One row of small cards before a seat. line 0 is next to the plate; `end` puts it at the inner end of the row.
    function smallRow(seat: int, line: int): var {
        const p = plate(seat), s = isMe(seat) ? null : spotOf(seat);
        const aside = !!s && beside && !s.side;
        const y = isMe(seat) ? p.y - Theme.px(17) - (line + 1) * smallH - line * rowGap
            : aside ? p.y + p.height / 2 + (rowsBelow > 1 ? (line === 0 ? -smallH - 2 : 2) : -smallH / 2)
            : p.y + p.height + rowGap + Theme.px(2) + line * (smallH + rowGap);
        return { x: aside ? p.x + p.width + Theme.px(10) : p.x, y: y, w: Math.max(p.width, smallW), align: isMe(seat) || aside || (s && s.side && s.left) ? -1 : s && s.side ? 1 : 0 };
    }
    // How wide a row may be: the plate, and more where nothing stands beside it.
    function rowRoom(seat: int): real {
        return isMe(seat) ? handX - edge - Theme.px(8) : beside && !spotOf(seat)?.side ? Theme.px(236) : Math.max(plateW, smallW);
    }
    function small_(seat: int, line: int, place: int, count: int, room: real, fromEnd: bool): var {
        const r = smallRow(seat, line);
        // they get narrower before they overlap, so that a rank is never half hidden
        const air = chips ? 2 : 3;
        const w = Math.min(smallW, Math.max(Theme.px(chips ? 26 : 25), Math.floor((room + air) / count) - air));
        const step = count > 1 ? Math.min(w + 3, (room - w) / (count - 1)) : 0;
        const width = w + step * (count - 1);
        const align = fromEnd ? (r.align === 1 ? -1 : 1) : r.align;
        const x = align < 0 ? r.x : align > 0 ? r.x + r.w - width : r.x + (r.w - width) / 2;
        return { x: x + step * place + w / 2, y: r.y + smallH / 2, rot: 0, w: w, z: 20 + place, size: chips ? "chip" : "small" };
    }
    // A stack that shows as one card with a few edges.
    function stack(x: real, y: real, w: real, place: int, count: int): var {
        const every = Math.max(1, Math.ceil(count / 4)), layer = Math.floor(place / every);
        return { x: x - layer * 1.5, y: y - layer * 1.5, rot: 0, w: w, z: 5 + place * 0.01, size: place % every === 0 || place === count - 1 ? "stack" : "away" };
    }

    // The card's place: {x, y} of its middle, rot, w, z, and how it is shown: "hand", "card", "small", "chip", "stack", or
    // "away" (under a plate: not shown at rest).
    function spot(zone: string, owner: int, place: int, count: int, open: bool, line = -1, inLine = 0): var {
        const midX = width / 2, midY = areaY + areaH / 2;
        if (zone === "hand" && owner >= 0 && isMe(owner)) {
            // place and count of a row arrive one after the other: between them the place may lie beyond the count
            const n = Math.max(1, count, place + 1), f = (n === fan.length ? fan : fanOf(n))[Math.max(0, place)];
            const a = f.rot * Math.PI / 180;
            // the fan turns about the bottom middle of a card, the table about its middle
            return { x: handX + f.x + cardW / 2 + Math.sin(a) * cardH / 2, y: handY + headroom + f.y + cardH - Math.cos(a) * cardH / 2,
                     rot: f.rot, w: cardW, z: 200 + place, size: "hand" };
        }
        if (zone === "hand") {
            if (open)
                return line >= 0 && (count > 6 || hasPile || pileTaken) ? openSpot(owner, line, inLine) : small_(owner, hasPlayed ? 1 : 0, place, count, plate(owner).width, false);
            const p = plate(owner);
            return { x: p.x + p.width / 2, y: p.y + p.height / 2, rot: 0, w: Math.round(trickW * 0.5), z: 1, size: "away" };
        }
        if (zone === "trick") {
            const t = trickSpot(owner), step = count > 1 ? setStep : 0, half = (count - 1) * step / 2, s = isMe(owner) ? null : spotOf(owner);
            // several cards of one seat stay off its plate
            const end = plateW + edge + Theme.px(8) + trickW / 2;
            const x = !s || !s.side ? t.x : s.left ? Math.max(t.x, end + half) : Math.min(t.x, g.width - end - half);
            return { x: x - half + place * step, y: t.y, rot: 0, w: trickW, z: 100 + place, size: "card" };
        }
        if (zone === "played")
            return small_(owner, trays[owner] ? 1 : 0, place, count, rowRoom(owner), false);
        const tray = 0;
        if (zone === "kept")
            return small_(owner, tray, place, count, plate(owner).width - (hasWon ? 2 : 0) * (smallW + 3), false);
        if (zone === "won" || (owner >= 0 && (zone === "target" || zone === "discard"))) {
            const order = zone === "won" ? 2 : zone === "target" ? 1 : 0, s = small_(owner, tray, order, 3, 3 * (smallW + 3), true);
            // beside a lone top seat the end of its row is far away: close to the plate, where nothing else lies
            if (beside && !isMe(owner) && !spotOf(owner)?.side && !(keptCounts[owner] > 0))
                s.x = plate(owner).x + plateW + Theme.px(10) + s.w / 2 + order * ((open ? s.w : backW) + 3);
            return open ? s : Object.assign(stack(s.x, s.y, backW, place, count), { z: 10 + place * 0.01 });
        }
        if (zone === "pile") {
            return pileSpot(place, count);
        }
        if (zone === "upcard" && resting)
            return { x: upcardX, y: quietY, rot: 0, w: quietW, z: 6 + place, size: "card" };
        if (zone === "upcard")
            return { x: midX + (hasPile ? 0 : Math.round(trickW * 0.6)), y: centreY, rot: 0, w: middleW, z: 60 + place, size: "card" };
        if (zone === "widow")
            return { x: midX + (hasUpcard ? trickW * 0.6 + trickW * 1.1 : 0) + (place - (count - 1) / 2) * quietW * 0.5, y: hasUpcard ? centreY : midY, rot: 0, w: quietW, z: 50 + place, size: "card" };
        if (zone === "stock" && open)
            return leftOver(place, count);
        if (zone === "stock" && hasUpcard && !resting)
            return stack(midX - Math.round(trickW * 0.6), centreY, middleW, count - 1 - place, count);
        if (zone === "stock")
            return stack(quietX(-1), quietY, quietW, count - 1 - place, count);
        return stack(quietX(1), quietY, quietW, place, count);
    }
    // The pile: what is hidden is a stack; above it, or beside it when there are several, the cards whose faces are seen, so
    // that each can be read. They take more lines before they hide each other's index.
    // Between plates that leave it no room the pile lies below them.
    readonly property real betweenPlates: width - 2 * (edge + (seats > 2 ? plateW + Theme.px(20) : Theme.px(20)))
    readonly property real sidesEnd: spots.reduce((end, s) => s.side ? Math.max(end, areaY + s.y + plateH / 2) : end, 0)
    readonly property bool pileLow: betweenPlates < trickW * 2.6 && promptTop - sidesEnd > Theme.px(110)
    readonly property real pileRoom: pileLow ? width - 2 * (edge + Theme.px(20)) : betweenPlates
    readonly property real pileTop: pileLow ? sidesEnd + Theme.px(8) : seats === 3 ? areaY : areaY + plateH + Theme.px(8) + (seats === 2 || seats === 4 ? Math.max(0, openBlockH - plateH) : 0)
    readonly property int pileShown: Math.max(1, Math.min(pileOpen, pileCount))
    readonly property int pileFullW: Math.round(Math.min(trickW * 1.1, (promptTop - Theme.px(pileLow ? 52 : 30) - pileTop) / Theme.ratio))
    readonly property real pileStackW: pileCount > pileShown && pileShown > 1 ? pileFullW * 1.25 : 0
    readonly property int pileLines: {
        let n = 1;
        while (n < 4 && pileFullW / (1 + 0.36 * (n - 1)) * (1 + 0.27 * (Math.ceil(pileShown / n) - 1)) > pileRoom - pileStackW)
            ++n;
        return n;
    }
    readonly property int pileW: Math.max(40, Math.round(pileFullW / (1 + 0.36 * (pileLines - 1))))
    readonly property int pilePerLine: Math.ceil(pileShown / pileLines)
    readonly property real pileStep: pilePerLine > 1 ? Math.min(pileW * 0.4, (pileRoom - pileStackW - pileW) / (pilePerLine - 1)) : 0
    function pileSpot(place: int, count: int): var {
        const h = pileW * Theme.ratio, all = pileStackW + pileW + (pilePerLine - 1) * pileStep, left = width / 2 - all / 2;
        const i = place - (count - pileShown);      // among those that are seen
        if (i < 0)
            return Object.assign(stack(left + pileW / 2, pileY, pileW, place, Math.max(1, count - pileShown)), { z: 60 + place * 0.01 });
        const line = Math.floor(i / pilePerLine);
        return { x: left + pileStackW + pileW / 2 + (i % pilePerLine) * pileStep, y: pileY + (line - (pileLines - 1) / 2) * h * 0.36,
                 rot: 0, w: pileW, z: 61 + place, size: "card" };
    }
    readonly property rect pileBox: {       // around all of it, or where its first card will lie
        const all = pileStackW + pileW + (pilePerLine - 1) * pileStep, h = pileW * Theme.ratio * (1 + 0.36 * (pileLines - 1));
        return Qt.rect(width / 2 - all / 2, pileY - h / 2, all, h);
    }
    // A card that waits for another to follow: on the card that it beats, which stays in sight.
    function awaited(zone: string, at: int): var {
        const onPile = zone === "pile", top = onPile ? pileSpot(Math.max(0, pileCount - 1), Math.max(1, pileCount)) : trickSpot(viewer);
        const w = onPile ? pileW : trickW, bare = onPile && pileCount === 0;
        return { x: top.x + (bare ? 0 : w * 0.45 * at), y: top.y + (bare ? 0 : w * 0.05 * at), rot: bare ? 0 : 3, w: w, z: 160 + at, size: "card" };
    }

    // A hand of somebody else that is seen: rank and suit of each card, a line for a suit. Beside the plate of a lone top seat,
    // else below the plate, where a line goes on below itself.
    readonly property real openW: Theme.px(29)
    readonly property real openH: Theme.px(22)
    readonly property real openDown: openH + Theme.px(3)
    // how deep the block beside the top plate reaches
    readonly property real openBlockH: openLines.reduce((most, lines) => Math.max(most, lines ? lines.length * openDown : 0), 0)
    function openSpot(owner: int, line: int, inLine: int): var {
        const p = plate(owner), lines = openLines[owner] ?? [], s = spotOf(owner);
        const longest = lines.reduce((most, n) => Math.max(most, n), inLine + 1);
        const place = { rot: 0, w: openW, z: 20 + inLine, size: "chip" };
        if (s && !s.side && oneOnTop) {
            const from = p.x + p.width + Theme.px(12), room = width - edge - from;
            const step = longest > 1 ? Math.min(openW + 2, (room - openW) / (longest - 1)) : 0;
            return Object.assign(place, { x: from + openW / 2 + inLine * step, y: Theme.px(7) + openH / 2 + line * openDown });
        }
        const per = Math.max(1, Math.floor((plateW + 2) / (openW + 2)));
        let before = Math.floor(inLine / per);
        for (let i = 0; i < line; ++i)
            before += Math.ceil((lines[i] ?? 0) / per);
        return Object.assign(place, { x: p.x + openW / 2 + (inLine % per) * (openW + 2), y: p.y + p.height + Theme.px(8) + openH / 2 + before * openDown });
    }
    // Undealt cards that lie open: rank and suit each, in rows beside the slot for the own card. Few fit between it and a
    // side seat's card; more lie below that card, as far as the plates.
    readonly property int chipW: Theme.px(31)
    readonly property int chipH: Theme.px(22)
    readonly property real leftRight: crowded ? width - edge : slot.x - setHalf - Theme.px(18)
    readonly property point leftCard: seats > 2 ? trickSpot((Math.max(0, viewer) + 1) % seats) : Qt.point(-trickW, -trickH)     // of the seat at your left
    readonly property int leftBeside: Math.min(8, Math.max(0, Math.floor((leftRight - leftCard.x - trickW / 2 - setHalf - Theme.px(10)) / (chipW + 2))))
    readonly property int leftUnder: Math.max(1, Math.floor((slot.y + slot.height - leftCard.y - trickH / 2 - Theme.px(26)) / (chipH + 3)))
    readonly property bool leftFits: seats < 3 || leftBeside * Math.floor(slot.height / (chipH + 3)) >= openStock
    readonly property int leftRows: Math.max(1, crowded ? Math.ceil(openStock / 5) : leftFits ? Math.ceil(openStock / Math.max(1, leftBeside)) : Math.min(leftUnder, Math.ceil(openStock / 4)))
    readonly property int leftColumns: Math.max(1, Math.ceil(openStock / leftRows))
    readonly property real leftStep: crowded ? chipW + 2 : Math.min(chipW + 2, (leftRight - chipW - (seats > 2 && leftFits ? leftCard.x + trickW / 2 : leftEdge)) / Math.max(1, leftColumns - 1))
    // no farther than the plate of the seat at your left, unless its cards end above
    readonly property real leftEdge: {
        const p = seats > 2 ? plate((Math.max(0, viewer) + 1) % seats) : Qt.rect(0, 0, 0, 0), top = slot.y + slot.height - leftRows * (chipH + 3);
        return edge + (seats > 2 && p.y + p.height + below > top ? plateW + Theme.px(10) : 0);
    }
    readonly property rect leftBox: {
        const w = (leftColumns - 1) * leftStep + chipW, h = leftRows * (chipH + 3) - 3;
        return Qt.rect(leftRight - w, quietBottom - h, w, h);
    }
    function leftOver(place: int, count: int): var {
        const line = Math.floor(place / leftColumns), at = place % leftColumns;
        return { x: leftBox.x + at * leftStep + chipW / 2, y: leftBox.y + line * (chipH + 3) + chipH / 2, rot: 0, w: chipW, z: 5 + place * 0.01, size: "chip" };
    }
    // Around a row of kept cards, to set them apart from those played.
    function keptBox(seat: int, count: int): rect {
        const a = spot("kept", seat, 0, count, true), b = spot("kept", seat, count - 1, count, true), air = Theme.px(3);
        const from = Math.min(a.x, b.x) - a.w / 2 - air, to = Math.max(a.x, b.x) + a.w / 2 + air;
        return Qt.rect(from, a.y - smallH / 2 - air, to - from, smallH + 2 * air);
    }
    readonly property real middleW: hasPile ? quietW : trickW
    readonly property real centreY: areaY + areaH / 2 + Theme.px(12)
    // below what lies at the top, above its caption
    readonly property real pileY: Math.max(areaY + areaH / 2 + Theme.px(10), pileTop + pileW * Theme.ratio * (0.6 + 0.18 * (pileLines - 1)))
    // Stock and discard stand small and low on both sides of the slot for the own card.
    readonly property int quietW: Math.round(Math.max(30, Math.min(Theme.px(46), trickW * 0.5)))
    // Where side seats have their cards there too (the lower ones, or many cards together), they stand in the corner at the lower right: judged by a hand
    // of seven, so that they do not move while cards are played.
    readonly property bool crowded: (seats > 4 && setSize > 2) || width / 2 - cardW * 2.42 - edge - plateW - Theme.px(24) < trickW && spots.some((s) => s.low)
    readonly property real quietBottom: crowded ? height - edge : slot.y + slot.height
    readonly property real quietY: quietBottom - quietW * Theme.ratio / 2
    readonly property real cornerH: crowded ? quietW * Theme.ratio + Theme.px(30) : 0
    function quietX(side: int): real { return crowded ? width - edge - Theme.px(side < 0 ? 32 : 116) : width / 2 + side * (trickW / 2 + setHalf + Theme.px(26) + quietW / 2); }
    // The upcard of a deal in which cards are played: on the side of the discard, or beside the stock where that is taken.
    readonly property real upcardX: discardCount === 0 ? quietX(1) : crowded ? quietX(1) - Theme.px(84) : quietX(-1) - (stockCount > 0 ? Theme.px(78) : 0)
    // Cards played together: each shows its index, the small faces without one their whole rank.
    readonly property real setStep: Math.min(trickW * (trickW < 60 || Theme.bigIndex ? 0.66 : 0.36), setRoom / Math.max(1, setSize - 1))
    // a side seat's and the own one beside each other, where they lie at the same height
    readonly property real setRoom: Math.min(trickW * 2.2, seats > 4 ? (width / 2 - edge - plateW - Theme.px(16)) / 1.5 - trickW : trickW * 2.2)
    readonly property real setHalf: (setSize - 1) * setStep / 2

    // Where a seat's card of this trick lies.
    function trickSpot(seat: int): point {
        if (seat < 0 || isMe(seat))
            return Qt.point(slot.x + slot.width / 2, slot.y + slot.height / 2);
        const s = spotOf(seat), p = plate(seat), w = trickW, h = trickH;
        if (!s)
            return Qt.point(width / 2, areaY + areaH / 2);
        if (!s.side)
            return Qt.point(areaX + s.x + s.pull, p.y + p.height + input.belowTop + Theme.px(12) + h / 2);
        // the lower of two side seats puts its card beside the hand where it fits, else above the hand and further in
        const fits = s.low && besideHand >= w - 1, above = s.low && !fits;
        const inset = fits ? Theme.px(12) : above ? Theme.px(20) + w + Theme.px(10) : seats <= 4 ? Math.max(Theme.px(20), areaW / 2 - plateW - 2.1 * w) : Theme.px(20);
        const x = s.left ? p.x + p.width + inset + w / 2 : p.x - inset - w / 2;
        return Qt.point(x, above ? areaY + areaH - h / 2 : areaY + s.y + below / 2);
    }
    // The middle of the table between plates and prompt: a card let go here is played.
    readonly property rect middle: {
        const sided = seats >= 3, x = sided ? edge + plateW + Theme.px(8) : edge;
        const top = seats === 3 ? areaY : areaY + plateH;
        return Qt.rect(x, top, width - 2 * x, handY - top);
    }
}
