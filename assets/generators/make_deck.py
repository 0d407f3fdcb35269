#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the Khiar deck: plain SVG paths only (no symbol, clip, mask, filter, text, style sheet).

    make_deck.py OUTDIR [ARTDIR]

One file per card. Card = 252 x 352 units (63:88 times 4). Suit colours are literals of the palette
below, so a four-colour deck is a substitution of these literals (see FOUR), which the program does for
clubs and diamonds when it loads a face (app/shell/card_image_provider.cpp holds the same table).
"""
import math
import os
import re
import sys

W, H, R = 252, 352, 12.6
PAPER, EDGE = "#FFFDF8", "#CFC8B8"
GOLD, GOLD2 = "#E5B544", "#A87B22"
INK = "#1D1F21"
# ink: index and pips; a: dark tint; b: light tint; g: ground of the court panel
PAL = {
    "S": dict(ink="#1D1F21", a="#2B3A52", b="#93A8C4", g="#EEF1F5"),
    "H": dict(ink="#C8322B", a="#A52A2C", b="#EBA095", g="#FBEFEA"),
    "D": dict(ink="#C8322C", a="#B34A28", b="#F2BC8E", g="#FCF2E6"),
    "C": dict(ink="#1D1F22", a="#2C4A44", b="#9DBBAA", g="#EEF4EF"),
}
FOUR = {  # literal -> literal, clubs green and diamonds blue
    "#1D1F22": "#1E7A46", "#2C4A44": "#1D5A3A", "#9DBBAA": "#9CCBA6", "#EEF4EF": "#EDF6EE",
    "#C8322C": "#2466B3", "#B34A28": "#234F87", "#F2BC8E": "#A6C6EA", "#FCF2E6": "#EEF4FB",
}


# ---------------------------------------------------------------- small path algebra
def n(v):
    s = f"{v:.1f}"
    return s[:-2] if s.endswith(".0") else s


def tf(path, sx=1.0, sy=None, dx=0.0, dy=0.0, rot=0.0):
    """Scale, rotate (degrees), move a path made of absolute M L C Q Z."""
    sy = sx if sy is None else sy
    c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    out = []
    for cmd, args in re.findall(r"([MLCQZ])([^MLCQZ]*)", path):
        nums = [float(x) for x in re.findall(r"-?\d+\.?\d*", args)]
        pts = []
        for i in range(0, len(nums), 2):
            x, y = nums[i] * sx, nums[i + 1] * sy
            pts.append(f"{n(x * c - y * s + dx)} {n(x * s + y * c + dy)}")
        out.append(cmd + " ".join(pts))
    return "".join(out)


def ell(cx, cy, rx, ry=None):
    ry = rx if ry is None else ry
    k = 0.5523
    return (f"M{n(cx - rx)} {n(cy)}C{n(cx - rx)} {n(cy - ry * k)} {n(cx - rx * k)} {n(cy - ry)} {n(cx)} {n(cy - ry)}"
            f"C{n(cx + rx * k)} {n(cy - ry)} {n(cx + rx)} {n(cy - ry * k)} {n(cx + rx)} {n(cy)}"
            f"C{n(cx + rx)} {n(cy + ry * k)} {n(cx + rx * k)} {n(cy + ry)} {n(cx)} {n(cy + ry)}"
            f"C{n(cx - rx * k)} {n(cy + ry)} {n(cx - rx)} {n(cy + ry * k)} {n(cx - rx)} {n(cy)}Z")


def rrect(x, y, w, h, r):
    k = r * 0.4477
    return (f"M{n(x + r)} {n(y)}L{n(x + w - r)} {n(y)}C{n(x + w - k)} {n(y)} {n(x + w)} {n(y + k)} {n(x + w)} {n(y + r)}"
            f"L{n(x + w)} {n(y + h - r)}C{n(x + w)} {n(y + h - k)} {n(x + w - k)} {n(y + h)} {n(x + w - r)} {n(y + h)}"
            f"L{n(x + r)} {n(y + h)}C{n(x + k)} {n(y + h)} {n(x)} {n(y + h - k)} {n(x)} {n(y + h - r)}"
            f"L{n(x)} {n(y + r)}C{n(x)} {n(y + k)} {n(x + k)} {n(y)} {n(x + r)} {n(y)}Z")


def poly(*pts):
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in pts) + "Z"


def star(cx, cy, r1, r2, k, rot=-90):
    p = []
    for i in range(2 * k):
        r = r1 if i % 2 == 0 else r2
        a = math.radians(rot + 180 * i / k)
        p.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return poly(*p)


class G:
    """A list of drawn shapes that can be placed twice (once turned by 180 degrees)."""

    def __init__(self):
        self.s = []

    def fill(self, d, color, op=None):
        self.s.append((d, color, None, None, op))
        return self

    def line(self, d, color, w, cap="round", op=None):
        self.s.append((d, color, w, cap, op))
        return self

    def flip(self):
        g = G()
        for d, c, w, cap, op in self.s:
            g.s.append((tf(d, -1, 1), c, w, cap, op))
        return g

    def svg(self, dx=0, dy=0, rot=0, sc=1):
        o = []
        for d, c, w, cap, op in self.s:
            p = tf(d, sc, sc, dx, dy, rot)
            extra = f' opacity="{op}"' if op else ""
            if w is None:
                o.append(f'<path d="{p}" fill="{c}" fill-rule="evenodd"{extra}/>')
            else:
                o.append(f'<path d="{p}" fill="none" stroke="{c}" stroke-width="{n(w * sc)}" '
                         f'stroke-linecap="{cap}" stroke-linejoin="round"{extra}/>')
        return "".join(o)


# ---------------------------------------------------------------- suits (about 100 units tall, centred)
HEART = ("M0 47C-9 31 -47 10 -47 -18C-47 -36 -36 -46 -24 -46C-12 -46 -4 -38 0 -27"
         "C4 -38 12 -46 24 -46C36 -46 47 -36 47 -18C47 10 9 31 0 47Z")
SPADE = ("M0 -49C9 -31 46 -9 46 17C46 32 36 40 25 40C16 40 8 35 4 27C5 38 9 45 19 49L-19 49C-9 45 -5 38 -4 27"
         "C-8 35 -16 40 -25 40C-36 40 -46 32 -46 17C-46 -9 -9 -31 0 -49Z")
DIAMOND = "M0 -50C9 -34 24 -12 38 0C24 12 9 34 0 50C-9 34 -24 12 -38 0C-24 -12 -9 -34 0 -50Z"


def _club():
    # one outline: three lobes and a foot
    return ("M-7 5C-13 18 -22 24 -30 24C-43 24 -50 14 -50 2C-50 -11 -41 -20 -29 -20C-26 -20 -23 -19 -20 -18"
            "C-22 -21 -23 -25 -23 -28C-23 -41 -13 -50 0 -50C13 -50 23 -41 23 -28C23 -25 22 -21 20 -18"
            "C23 -19 26 -20 29 -20C41 -20 50 -11 50 2C50 14 43 24 30 24C22 24 13 18 7 5L4 5"
            "C4 26 8 42 19 49L-19 49C-8 42 -4 26 -4 5Z")


SUIT = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": _club()}

# ---------------------------------------------------------------- glyphs: cap height 100; ('f', d) fill, ('s', d) stroke 15
SW = 15.5
GLYPH = {
    "A": (76, [("f", "M0 100L28 0L48 0L76 100L59 100L52.5 76L23.5 76L17 100ZM27.5 61L48.5 61L38 22Z")]),
    "K": (68, [("f", "M0 0L16.5 0L16.5 43L46 0L66 0L35 43L68 100L48 100L24 57L16.5 68L16.5 100L0 100Z")]),
    "Q": (66, [("s", ell(31, 50, 23.2, 42.2)), ("s", "M33 68L60 101")]),
    "J": (52, [("s", "M44 0L44 67C44 84 37 92.2 26 92.2C14 92.2 7.8 84 7.8 68")]),
    "1": (34, [("f", "M17 0L34 0L34 100L17 100L17 23L2 31L2 15Z")]),
    "2": (56, [("s", "M8 32C8 16 16 7.8 28 7.8C41 7.8 48 17 48 28C48 41 41 48 32 58C20 71 12 80 10.5 92.2L52 92.2")]),
    "3": (56, [("s", "M8 28C9 14 17 7.8 28 7.8C40 7.8 47 15 47 26C47 38 39 46 24 46"),
               ("s", "M24 46C40 46 48.2 55 48.2 69C48.2 84 39 92.2 27 92.2C15 92.2 8 85 7 71")]),
    "4": (59, [("f", "M29 0L47 0L47 63L58 63L58 77L47 77L47 100L31 100L31 77L0 77L0 63ZM31 25L15.5 63L31 63Z")]),
    "5": (56, [("s", "M48 7.8L13.5 7.8L11 46C16 40 21 38 28 38C41 38 48.2 49 48.2 65C48.2 82 40 92.2 27 92.2C15 92.2 8.5 86 7 73")]),
    "6": (57, [("s", ell(28.5, 65, 20.7, 27.2)), ("s", "M43 4C22 14 7.8 36 7.8 65")]),
    "7": (54, [("s", "M3 7.8L46 7.8C33 32 24 64 23 100")]),
    "8": (58, [("s", ell(29, 27.2, 17.8, 19.4)), ("s", ell(29, 68.6, 21.2, 23.6))]),
    "9": (57, [("s", ell(28.5, 35, 20.7, 27.2)), ("s", "M14 96C35 86 49.2 64 49.2 35")]),
    "0": (58, [("s", "M29 7.8C44 7.8 50.2 24 50.2 50C50.2 76 44 92.2 29 92.2C14 92.2 7.8 76 7.8 50C7.8 24 14 7.8 29 7.8Z")]),
    "x": (52, [("s", "M7 47L45 91"), ("s", "M45 47L7 91")]),
}


def text(g, s, cx, top, h, color, gap=9, squeeze=1.0):
    """Sets a word of GLYPHs centred on cx. Returns its width."""
    k = h / 100
    total = (sum(GLYPH[c][0] for c in s) + gap * (len(s) - 1)) * k * squeeze
    x = cx - total / 2
    for c in s:
        w, parts = GLYPH[c]
        for kind, d in parts:
            p = tf(d, k * squeeze, k, x, top)
            g.fill(p, color) if kind == "f" else g.line(p, color, SW * k * (1 + squeeze) / 2, "butt")
        x += (w + gap) * k * squeeze
    return total


def page(body):
    card = (f'<path d="{rrect(0.75, 0.75, W - 1.5, H - 1.5, R)}" fill="{PAPER}" stroke="{EDGE}" stroke-width="1.5"/>')
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" viewBox="0 0 {W} {H}">'
            f'{card}{body}</svg>\n')


IX, ITOP, IH = 29.5, 19, 57  # index: centre, top, rank height (a sixth of the card is 58.7)


def index(rank, suit):
    g = G()
    word = "10" if rank == "T" else rank
    text(g, word, IX, ITOP, IH, PAL[suit]["ink"], gap=6, squeeze=0.86 if word == "10" else 1.0)
    g.fill(tf(SUIT[suit], 0.35, 0.35, IX, ITOP + IH + 11 + 17.5), PAL[suit]["ink"])
    return g


def twice(g):
    return g.svg() + g.svg(W, H, 180)


# ---------------------------------------------------------------- pips
CX, L, RT = W / 2, 84, W - 84
Y = lambda f: 62 + f * (H - 124)
PIPS = {
    "2": [(CX, 0), (CX, 1)],
    "3": [(CX, 0), (CX, .5), (CX, 1)],
    "4": [(L, 0), (RT, 0), (L, 1), (RT, 1)],
    "5": [(L, 0), (RT, 0), (CX, .5), (L, 1), (RT, 1)],
    "6": [(L, 0), (RT, 0), (L, .5), (RT, .5), (L, 1), (RT, 1)],
    "7": [(L, 0), (RT, 0), (L, .5), (RT, .5), (L, 1), (RT, 1), (CX, .25)],
    "8": [(L, 0), (RT, 0), (L, .5), (RT, .5), (L, 1), (RT, 1), (CX, .25), (CX, .75)],
    "9": [(L, 0), (RT, 0), (L, 1 / 3), (RT, 1 / 3), (L, 2 / 3), (RT, 2 / 3), (L, 1), (RT, 1), (CX, .5)],
    "T": [(L, 0), (RT, 0), (L, 1 / 3), (RT, 1 / 3), (L, 2 / 3), (RT, 2 / 3), (L, 1), (RT, 1), (CX, 1 / 6), (CX, 5 / 6)],
}


def pip_card(rank, suit):
    col = PAL[suit]["ink"]
    k = 0.54 if rank in "23" else 0.5 if rank in "45678" else 0.47
    d = "".join(tf(SUIT[suit], k, k, x, Y(f), 180 if f > .5 else 0) for x, f in PIPS[rank])
    return page(twice(index(rank, suit)) + f'<path d="{d}" fill="{col}"/>')


def ace(suit):
    p = PAL[suit]
    g = G()
    if suit == "S":  # the ornament: a rosette of cucumber slices and gold round a large spade
        g.fill(tf(SPADE, 1.42, 1.42, CX, H / 2), p["ink"])
        ring = "".join(ell(CX + 26 * math.cos(a), H / 2 + 14 + 26 * math.sin(a), 2.6)
                       for a in [math.radians(i * 30) for i in range(12)])
        g.fill(ell(CX, H / 2 + 14, 19), GOLD).fill(ring, GOLD)
        g.fill(ell(CX, H / 2 + 14, 15.5), p["ink"])
        g.fill("".join(tf("M0 -12C3 -9 3 -5 0 -2C-3 -5 -3 -9 0 -12Z", 1.05, 1.05, CX, H / 2 + 14, i * 60) for i in range(6)), GOLD)
        for s in (1, -1):  # sprays above and below
            v = G()
            v.line("M0 -92C14 -104 30 -104 38 -94C43 -86 36 -78 29 -83", p["ink"], 3.2)
            v.line("M0 -92C-14 -104 -30 -104 -38 -94C-43 -86 -36 -78 -29 -83", p["ink"], 3.2)
            v.fill("M0 -122C7 -114 8 -106 0 -97C-8 -106 -7 -114 0 -122Z", GOLD)
            v.fill(ell(-50, -90, 3) + ell(50, -90, 3), p["ink"])
            for d, c, w, cap, op in v.s:
                g.s.append((tf(d, 1, 1, CX, H / 2, 0 if s == 1 else 180), c, w, cap, op))
    else:
        g.fill(tf(SUIT[suit], 1.3, 1.3, CX, H / 2), p["ink"])
    return page(twice(index("A", suit)) + g.svg())


# ---------------------------------------------------------------- courts
# Local space of the upper half: origin = card centre, x -70..70, y -150..0, the figure ends on the
# slanted line from (-70, S) to (70, -S); turned by 180 degrees the two halves meet there exactly.
S = 13
PX = 70
SKIN = {"S": "#F0D3B4", "H": "#F3D7BE", "D": "#DDAF84", "C": "#E9C49C"}
HAIR = {"KS": "#3A3436", "KH": "#8A4B2A", "KD": "#C9A06A", "KC": "#D9D5CC",
        "QS": "#2E2A2C", "QH": "#7A3B22", "QD": "#3A2A22", "QC": "#C68A3C",
        "JS": "#5A3A28", "JH": "#C98F45", "JD": "#2B2422", "JC": "#8B4A2B"}
LINE = "#2A2522"


def robe(g, a, width=70, neck=20, top=-52):
    g.fill(f"M-70 {S}L-{width} -16C-{width - 4} -40 -{width - 26} {top + 4} -{neck} {top}L{neck} {top}"
           f"C{width - 26} {top + 4} {width - 4} -40 {width} -22L70 -{S}Z", a)


def sash(g, p):
    """Gold band over the seam with small suit-light beads; symmetric under the half turn."""
    g.fill(poly((-70, S + 5.5), (-70, S - 5.5), (70, -S - 5.5), (70, -S + 5.5)), GOLD)
    g.line(f"M-70 {S + 5.5}L70 {-S + 5.5}", GOLD2, 1.4, "butt").line(f"M-70 {S - 5.5}L70 {-S - 5.5}", GOLD2, 1.4, "butt")
    g.fill("".join(ell(x, -x * S / 70, 2.1) for x in range(-60, 61, 20)), p["a"])


def face(g, skin, w=21, cy=-86, h=27, look=1, brow="#2A2522", mouth="#A8463C", lash=False, stern=False):
    g.fill(poly((-9, cy + 14), (9, cy + 14), (11, -46), (-11, -46)), skin)          # neck
    g.fill(f"M-9 {cy + 22}L9 {cy + 22}L10 {cy + 29}C4 {cy + 33} -4 {cy + 33} -10 {cy + 29}Z", LINE, 0.14)
    g.fill(f"M-{w} {cy - 12}C-{w} {cy - h - 4} {w} {cy - h - 4} {w} {cy - 12}C{w} {cy + 12} {w * .62:.1f} {cy + h} 0 {cy + h}"
           f"C-{w * .62:.1f} {cy + h} -{w} {cy + 12} -{w} {cy - 12}Z", skin)
    for s in (-1, 1):
        ex = s * 9 + look * .6
        g.fill(f"M{n(ex - 5)} {cy - 2}C{n(ex - 2)} {cy - 6} {n(ex + 2)} {cy - 6} {n(ex + 5)} {cy - 2}C{n(ex + 2)} {cy + 1} {n(ex - 2)} {cy + 1} {n(ex - 5)} {cy - 2}Z", "#FFFDF8")
        g.fill(ell(ex + look * 1.3, cy - 2.2, 2.3), LINE)
        g.line(f"M{n(ex - 5.2)} {cy - 2}C{n(ex - 2)} {cy - 6.2} {n(ex + 2)} {cy - 6.2} {n(ex + 5.2)} {cy - 2}", LINE, 1.7)
        if lash:
            g.line(f"M{n(ex + s * 5)} {cy - 2.4}L{n(ex + s * 7.2)} {cy - 4.6}", LINE, 1.4)
        inner, outer = (-8.5, -10) if stern else (-10, -9.5)
        g.line(f"M{n(ex - s * 5)} {n(cy + inner)}C{n(ex)} {n(cy + inner - 3)} {n(ex + s * 3)} {n(cy + outer - 2)} {n(ex + s * 7)} {n(cy + outer + 2)}", brow, 2.4)
    g.line(f"M{look * 1.5} {cy - 1}C{look * 4} {cy + 5} {look * 6} {cy + 9} {look * 1} {cy + 9.5}", LINE, 1.5, op=0.55)
    g.fill(f"M-6 {cy + 15.5}C-3 {cy + 13.4} -1 {cy + 14} 0 {cy + 14.6}C1 {cy + 14} 3 {cy + 13.4} 6 {cy + 15.5}C3 {cy + 19.5} -3 {cy + 19.5} -6 {cy + 15.5}Z", mouth)


def hand(g, x, y, skin, cuff, r=0):
    g.fill(tf("M-9 -7C-4 -12 6 -11 10 -6C12 0 10 8 4 10C-3 12 -10 9 -11 3Z", 1, 1, x, y, r), skin)
    g.line(tf("M10 -5L1 -5M10 -1L0 -1M9 3L1 3", 1, 1, x, y, r), LINE, 1.1, op=.4)


def sleeve(g, pts, col, cuff):
    """pts: outer top, outer bottom, cuff bottom, cuff top (stays above the seam)."""
    g.fill(poly(*pts), col)
    (x1, y1), (x2, y2), (x3, y3) = pts[1], pts[2], pts[3]
    g.line(f"M{pts[0][0]} {pts[0][1]}L{x3} {y3}M{x1} {y1 - 1}L{x2} {y2}", cuff, 1.8, "butt")
    g.line(f"M{x2} {y2}L{x3} {y3}", cuff, 7.5, "butt")


def king(s):
    p, skin, hair = PAL[s], SKIN[s], HAIR["K" + s]
    g = G()
    # mane behind
    g.fill("M-31 -112C-36 -80 -36 -62 -40 -46L40 -46C36 -62 36 -80 31 -112Z", hair)
    robe(g, p["a"], 70, 22, -54)
    # ermine mantle: broad light collar with tails
    g.fill("M-24 -56L24 -56C42 -52 54 -46 58 -36L50 -9L-50 9L-60 -30C-54 -46 -42 -52 -24 -56Z", "#FFFDF8")
    g.fill("".join(tf("M0 -5C2 -2 2 2 0 6C-2 2 -2 -2 0 -5Z", 1.1, 1.1, x, y) for x, y in
                   [(-48, -28), (-38, -8), (-34, -40), (44, -34), (33, -18), (30, -42), (-20, -16), (17, -22)]), INK)
    face(g, skin, 20, -88, 26, look=1 if s in "SD" else -1, brow=hair if s != "C" else "#8D887E", stern=True)
    # beard: silhouette per suit
    cheek = "M-22 -98C-20 -86 -16 -80 -9 -79C-4 -82 4 -82 9 -79C16 -80 20 -86 22 -98"
    tip = {"S": "C28 -66 14 -40 0 -20C-14 -40 -28 -66 -22 -98Z",
           "H": "C31 -74 30 -40 0 -36C-30 -40 -31 -74 -22 -98Z",
           "D": "C30 -72 26 -48 16 -26C8 -34 4 -38 0 -46C-4 -38 -8 -34 -16 -26C-26 -48 -30 -72 -22 -98Z",
           "C": "C30 -72 26 -50 24 -28L12 -33L0 -27L-12 -33L-24 -28C-26 -50 -30 -72 -22 -98Z"}[s]
    g.fill(cheek + tip, hair)
    g.fill("M0 -80C-5 -83 -13 -82 -19 -74C-13 -73 -5 -74 0 -77C5 -74 13 -73 19 -74C13 -82 5 -83 0 -80Z", hair)
    g.fill("M-6.5 -73.5C-3 -75 3 -75 6.5 -73.5C3 -69.5 -3 -69.5 -6.5 -73.5Z", "#A8463C")
    lite = {"S": "#5B5356", "H": "#B4714A", "D": "#E3C592", "C": "#F1EEE7"}[s]
    g.line({"S": "M-9 -62C-6 -50 -3 -42 0 -34M9 -62C7 -52 4 -46 2 -42",
            "H": "M-14 -60C-12 -52 -8 -46 -3 -44M14 -60C12 -52 8 -46 3 -44",
            "D": "M-13 -62C-14 -50 -15 -42 -15 -36M13 -62C14 -50 15 -42 15 -36",
            "C": "M-14 -62L-14 -40M0 -62L0 -38M14 -62L14 -40"}[s], lite, 2.2)
    # crown: three big points
    g.fill("M-31 -106C-12 -112 12 -112 31 -106L29 -118C12 -124 -12 -124 -29 -118Z", p["a"])
    pts = "M-30 -114L-41 -136L-18 -124L0 -144L18 -124L41 -136L30 -114C12 -120 -12 -120 -30 -114Z"
    g.fill(pts, GOLD)
    g.line("M-30 -113C-12 -119.500 12 -119.500 30 -113", GOLD2, 2)
    g.fill("M-31 -105C-12 -111 12 -111 31 -105L30 -113C12 -119 -12 -119 -30 -113Z", GOLD)
    orb = {"S": 4.2, "H": 5.4, "D": 0, "C": 0}[s]
    for x, y in ((-41, -137), (0, -144.5), (41, -137)):
        if s == "D":
            g.fill(tf(DIAMOND, .13, .13, x, y), p["a"])
        elif s == "C":
            g.fill(ell(x - 3.4, y + 2, 3.2) + ell(x + 3.4, y + 2, 3.2) + ell(x, y - 3.2, 3.2), p["a"])
        else:
            g.fill(ell(x, y, orb), p["a"])
    g.fill(tf(SUIT[s], .11, .11, 0, -126), p["a"])
    g.fill(ell(-18, -111.5, 2) + ell(18, -111.5, 2) + ell(0, -113.2, 2.2), p["b"])
    # sceptre and hand
    g.line("M56 -112L49 0", GOLD2, 6, "butt").line("M56 -112L49 0", GOLD, 3.6, "butt")
    g.fill(ell(56.5, -114, 11), GOLD).fill(tf(SUIT[s], .15, .15, 56.5, -114), p["a"])
    g.fill(rrect(49.5, -103.5, 13, 4.5, 2), GOLD2)
    sleeve(g, [(74, -52), (74, -15), (51, -25), (66, -46)], p["a"], p["b"])
    hand(g, 50, -45, skin, GOLD, -52)
    out = g if s in "SD" else g.flip()
    return out


def queen(s):
    p, skin, hair = PAL[s], SKIN[s], HAIR["Q" + s]
    g = G()
    look = -1
    # hair: the big round silhouette
    g.fill({"S": "M-37 -100C-40 -142 40 -142 37 -100C36 -72 44 -52 46 -34L-46 -34C-44 -52 -36 -72 -37 -100Z",
            "H": "M-35 -102C-36 -142 36 -142 35 -102C46 -94 44 -80 38 -74C48 -66 48 -50 38 -42L-38 -42C-48 -50 -48 -66 -38 -74C-44 -80 -46 -94 -35 -102Z",
            "D": "M-36 -100C-38 -142 38 -142 36 -100L42 -56C38 -50 30 -48 26 -52L-26 -52C-30 -48 -38 -50 -42 -56Z",
            "C": "M-35 -102C-38 -140 38 -140 35 -102C41 -76 33 -56 36 -30C30 -22 22 -24 19 -30L-19 -30C-22 -24 -30 -22 -36 -30C-33 -56 -41 -76 -35 -102Z"}[s], hair)
    robe(g, p["a"], 66, 18, -50)
    # bodice: light yoke, open neck
    g.fill("M-32 -49C-22 -52 -12 -52 -10 -54L10 -54C12 -52 22 -52 32 -49C26 -24 12 -8 0 -2C-12 -4 -26 -22 -32 -49Z", p["b"])
    g.fill("M-15 -54C-10 -38 -4 -30 0 -27C4 -30 10 -38 15 -54Z", skin)
    g.line("M-15 -53C-10 -38 -4 -30 0 -27C4 -30 10 -38 15 -53", GOLD, 3)
    g.line("M-32 -49C-26 -24 -12 -8 0 -3C12 -8 26 -24 32 -49", GOLD2, 1.6)
    face(g, skin, 18.5, -84, 25, look=look, brow=hair, mouth="#B83A3A", lash=True)
    g.fill(ell(-13, -75, 4) + ell(13, -75, 4), "#D9756A", 0.28)
    # front hair per suit
    g.fill({"S": "M0 -116C-20 -116 -24 -98 -25 -80C-18 -90 -12 -104 0 -108C12 -104 18 -90 25 -80C24 -98 20 -116 0 -116Z",
            "H": "M-24 -82C-26 -108 -14 -118 4 -116C22 -114 26 -98 24 -80C20 -92 12 -100 -2 -102C-12 -100 -20 -94 -24 -82Z",
            "D": "M-23 -92C-24 -112 -14 -117 0 -117C14 -117 24 -112 23 -92C16 -99 8 -101 0 -101C-8 -101 -16 -99 -23 -92Z",
            "C": "M-3 -116C-22 -114 -24 -96 -24 -78C-19 -88 -12 -98 -3 -106C6 -100 17 -92 24 -78C25 -98 20 -116 -3 -116Z"}[s], hair)
    # braids / curls / veil marks
    sheen = {"S": "#57505A", "H": "#A45E3C", "D": "#67503F", "C": "#E0AE66"}[s]
    if s == "C":
        for sx in (-1, 1):
            g.line(f"M{sx * 27} -74L{sx * 33} -66L{sx * 26} -58L{sx * 33} -50L{sx * 26} -42L{sx * 32} -34", sheen, 2.2)
    elif s == "S":
        g.line("M-32 -96C-31 -76 -37 -60 -39 -46M32 -96C31 -76 37 -60 39 -46", sheen, 2.2)
    elif s == "H":
        g.line("M-30 -98C-34 -92 -34 -84 -30 -78M-32 -70C-37 -64 -37 -56 -32 -50M30 -98C34 -92 34 -84 30 -78M32 -70C37 -64 37 -56 32 -50", sheen, 2.2)
    else:
        g.line("M-30 -98L-34 -62M30 -98L34 -62", sheen, 2.2)
    # diadem: a low arc with one tall jewel
    g.line("M-31 -107C-20 -121 20 -121 31 -107", GOLD2, 7.5, "butt").line("M-31 -107C-20 -121 20 -121 31 -107", GOLD, 5, "butt")
    g.fill("M-16 -117C-10 -126 -6 -128 0 -142C6 -128 10 -126 16 -117C6 -120 -6 -120 -16 -117Z", GOLD)
    g.fill(tf(SUIT[s], .13, .13, 0, -125), p["a"])
    g.fill(ell(-23, -113, 2.2) + ell(23, -113, 2.2), p["b"])
    g.fill(ell(-20.5, -70, 2.6) + ell(20.5, -70, 2.6), GOLD)
    # flower in the hand
    fx, fy = -52, -92
    g.line(f"M-44 -6C-46 -34 -50 -60 {fx} {fy}", "#4E7A3A", 3.2, "butt")
    g.fill("M-47 -46C-58 -52 -64 -50 -68 -44C-60 -40 -52 -40 -47 -46Z", "#5F9345")
    flower(g, s, fx, fy, p)
    sleeve(g, [(-74, -30), (-74, 11), (-48, -5), (-63, -25)], p["a"], p["b"])
    hand(g, -46, -27, skin, GOLD, -130)
    out = g if s in "SD" else g.flip()
    return out


def flower(g, s, x, y, p):
    if s == "H":   # rose
        g.fill(ell(x, y, 14), p["ink"]).fill(ell(x, y, 14) + ell(x + 1, y + 1, 10), p["a"], .5)
        g.line(tf("M-6 2C-6 -6 6 -8 7 0C7 6 -2 7 -3 1C-3 -2 2 -3 3 0", 1, 1, x, y), p["b"], 2)
    elif s == "S":  # iris
        for a in (-50, 0, 50):
            g.fill(tf("M0 4C-8 -4 -7 -14 0 -21C7 -14 8 -4 0 4Z", 1, 1, x, y, a), p["b"] if a == 0 else p["a"])
        g.fill(tf("M0 2C-4 6 -4 12 0 16C4 12 4 6 0 2Z", 1, 1, x, y), p["b"]).fill(ell(x, y - 4, 2.6), GOLD)
    elif s == "D":  # tulip
        g.fill(tf("M-13 -15C-14 4 -8 11 0 11C8 11 14 4 13 -15C9 -9 6 -7 4 -7C3 -12 2 -16 0 -19C-2 -16 -3 -12 -4 -7C-6 -7 -9 -9 -13 -15Z", 1, 1, x, y), p["ink"])
        g.line(tf("M-4 -7C-5 0 -4 5 0 10M4 -7C5 0 4 5 0 10", 1, 1, x, y), p["b"], 1.6)
    else:           # daisy
        for i in range(8):
            g.fill(tf("M0 -4C-5 -8 -5 -14 0 -17C5 -14 5 -8 0 -4Z", 1, 1, x, y, i * 45), "#FFFDF8" if i % 2 else p["b"])
        g.fill(ell(x, y, 5.2), GOLD)


def jack(s):
    p, skin, hair = PAL[s], SKIN[s], HAIR["J" + s]
    g = G()
    look = 1
    # halberd behind the shoulder
    g.line("M-52 -112L-44 0", "#6B4A2E", 5, "butt")
    blade(g, s, p)
    # bobbed hair
    g.fill({"S": "M-29 -104L-33 -68C-28 -60 -20 -60 -16 -64L16 -64C20 -60 28 -60 33 -68L29 -104Z",
            "H": "M-28 -104C-36 -92 -36 -72 -28 -62L28 -62C36 -72 36 -92 28 -104Z",
            "D": "M-26 -104L-27 -74L27 -74L26 -104Z",
            "C": "M-28 -104C-34 -86 -38 -74 -32 -60C-26 -58 -20 -62 -16 -66L16 -66C20 -62 26 -58 32 -60C38 -74 34 -86 28 -104Z"}[s], hair)
    robe(g, p["b"], 62, 16, -50)
    # doublet: dark front with slanted stripes, high collar
    g.fill("M-17 -51L17 -51L40 -46L30 -4L-28 8L-40 -44Z", p["a"])
    g.line("M0 -48L0 -1", GOLD, 2.2, "butt")
    g.fill("".join(ell(0, y, 3) for y in (-40, -28, -16)), GOLD)
    g.line("M-52 -34L-46 8M-62 -24L-59 10M52 -34L46 -10M62 -26L60 -12", p["a"], 4.5, "butt")
    face(g, skin, 18.5, -84, 25.5, look=look, brow=hair, mouth="#A8463C")
    g.fill("M-16 -58L0 -47L16 -58L21 -47L0 -36L-21 -47Z", "#FFFDF8")
    if s == "C":
        g.fill("M0 -75C-4 -77 -10 -76 -14 -72C-9 -71 -4 -72 0 -73.500C4 -72 9 -71 14 -72C10 -76 4 -77 0 -75Z", hair)
    if s == "D":
        g.fill("M-3 -63C-1 -64 1 -64 3 -63L0 -56Z", hair)
    # fringe
    g.fill({"S": "M-25 -82L-27 -106L27 -106L25 -82C22 -92 18 -99 10 -101C-2 -98 -16 -98 -25 -82Z",
            "H": "M-24 -86C-26 -100 -22 -106 -16 -108L20 -108C24 -104 25 -94 24 -86C18 -90 12 -94 8 -100C0 -94 -14 -92 -24 -86Z",
            "D": "M-23 -84L-24 -106L24 -106L23 -84L19 -98L-19 -98Z",
            "C": "M-24 -82L-26 -106L26 -106L24 -82C21 -90 17 -96 12 -99L-12 -99C-17 -96 -21 -90 -24 -82Z"}[s], hair)
    # cap and feather
    g.fill({"S": "M-34 -104C-36 -124 -12 -134 12 -130C32 -127 42 -114 36 -102C14 -110 -12 -110 -34 -104Z",
            "H": "M-31 -103C-33 -120 -22 -133 2 -133C26 -133 36 -118 41 -108C30 -104 24 -108 14 -108C-4 -110 -18 -108 -31 -103Z",
            "D": "M-30 -102C-30 -118 -28 -128 -22 -141C-8 -147 8 -147 22 -141C28 -128 30 -118 30 -102C12 -108 -12 -108 -30 -102Z",
            "C": "M-40 -102C-20 -112 20 -112 40 -102L26 -112C24 -128 18 -140 0 -142C-18 -140 -24 -128 -26 -112Z"}[s], p["a"])
    g.fill("M-33 -101C-14 -109 14 -109 33 -101L32 -109C14 -116 -14 -116 -32 -109Z", GOLD if s != "C" else GOLD)
    feather = ("M20 -112C30 -116 44 -124 50 -138C54 -148 48 -152 42 -147C47 -146 46 -140 42 -137C52 -118 66 -128 64 -104"
               "C58 -96 36 -98 20 -112Z")
    boteh = "M16 -112C20 -128 34 -130 44 -144C46 -150 54 -151 56 -145C52 -146 51 -142 53 -138C64 -124 62 -108 50 -102C38 -97 24 -100 16 -112Z"
    g.fill(boteh, p["b"] if s in "SC" else GOLD)
    g.line("M18 -111C32 -110 46 -118 50 -136", p["a"] if s in "SC" else GOLD2, 2)
    g.line("M30 -112L36 -120M38 -107L45 -118", p["a"] if s in "SC" else GOLD2, 1.4)
    g.fill(tf(SUIT[s], .13, .13, 17, -112), "#FFFDF8")
    g.fill(ell(17, -112, 0.1), p["a"])
    sleeve(g, [(-74, -34), (-74, 11), (-49, -10), (-64, -30)], p["b"], GOLD)
    hand(g, -47, -32, skin, GOLD, -130)
    out = g if s in "SC" else g.flip()
    return out


def blade(g, s, p):
    steel, dark = "#C9D0D6", "#7C868E"
    if s == "S":      # halberd: axe, hook, spike
        g.fill("M-53 -118L-55 -150L-49 -118Z", steel)
        g.fill("M-53 -122C-60 -128 -68 -128 -70 -130L-70 -98C-66 -102 -58 -102 -51 -108Z", steel)
        g.fill("M-50 -118L-36 -112L-49 -108Z", dark)
    elif s == "H":    # crescent axe
        g.fill("M-52 -130C-66 -134 -70 -126 -70 -114C-70 -102 -66 -94 -50 -98C-58 -104 -60 -122 -52 -130Z", steel)
        g.fill("M-54 -128L-56 -150L-48 -128Z", dark)
    elif s == "D":    # long leaf spear with wings
        g.fill("M-52 -110C-64 -122 -60 -138 -55 -152C-48 -138 -44 -122 -52 -110Z", steel)
        g.line("M-54 -144L-52 -112", dark, 1.8).line("M-64 -106L-40 -109", dark, 4)
    else:             # glaive: one long curved blade
        g.fill("M-49 -100C-56 -116 -64 -134 -60 -152C-50 -142 -42 -124 -44 -102Z", steel)
        g.line("M-58 -144C-57 -130 -52 -116 -47 -104", dark, 1.8)
    g.line("M-56 -96L-46 -97", GOLD, 5, "butt")


def court(rank, suit):
    p = PAL[suit]
    fig = {"K": king, "Q": queen, "J": jack}[rank](suit)
    base = f'<path d="{rrect(CX - PX, H / 2 - 154, 2 * PX, 308, 7)}" fill="{p["g"]}"/>'
    top, bottom = fig.svg(CX, H / 2), fig.svg(CX, H / 2, 180)
    s = G()
    sash(s, p)
    if (rank in "KQ" and suit in "HC") or (rank == "J" and suit in "HD"):
        s = s.flip()
    mat = (f'<path d="{rrect(3, 3, W - 6, H - 6, R - 2)}{rrect(CX - PX, H / 2 - 154, 2 * PX, 308, 7)}" '
           f'fill="{PAPER}" fill-rule="evenodd"/>')
    frame = f'<path d="{rrect(CX - PX, H / 2 - 154, 2 * PX, 308, 7)}" fill="none" stroke="{p["a"]}" stroke-width="2"/>'
    return page(base + top + bottom + s.svg(CX, H / 2) + mat + frame + twice(index(rank, suit)))


# ---------------------------------------------------------------- cucumbers
def cucumber(g, x, y, ln, th, rot=0, face_=False):
    """A cucumber lying along x: body, lighter belly, bumps, stalk end, blossom end."""
    a, b = ln / 2, th / 2
    body = f"M{n(-a + b)} {n(-b)}C{n(-a * .3)} {n(-b * 1.25)} {n(a * .4)} {n(-b * 1.2)} {n(a - b)} {n(-b * .95)}C{n(a + b * .1)} {n(-b * .85)} {n(a + b * .1)} {n(b * .9)} {n(a - b)} {n(b)}C{n(a * .4)} {n(b * .8)} {n(-a * .3)} {n(b * .75)} {n(-a + b)} {n(b)}C{n(-a - b * .35)} {n(b)} {n(-a - b * .35)} {n(-b)} {n(-a + b)} {n(-b)}Z"
    g.fill(tf(body, 1, 1, x, y, rot), "#5B9A3C")
    belly = f"M{n(-a + b * .4)} {n(b * .25)}C{n(-a * .3)} {n(-b * .05)} {n(a * .4)} {n(0)} {n(a - b * .2)} {n(b * .2)}C{n(a - b * .3)} {n(b * .85)} {n(a - b * .8)} {n(b)} {n(a - b)} {n(b)}C{n(a * .4)} {n(b * .8)} {n(-a * .3)} {n(b * .75)} {n(-a + b)} {n(b)}C{n(-a)} {n(b)} {n(-a + b * .1)} {n(b * .6)} {n(-a + b * .4)} {n(b * .25)}Z"
    g.fill(tf(belly, 1, 1, x, y, rot), "#8CC152")
    g.fill(tf("".join(ell(-a + ln * f, -b * q, th * .055) for f, q in ((.2, .5), (.32, .78), (.44, .45), (.56, .8), (.68, .5), (.8, .7))), 1, 1, x, y, rot), "#B5DB86")
    g.line(tf(f"M{n(-a - b * .02)} {n(-b * .15)}C{n(-a - b * .3)} {n(-b * .4)} {n(-a - b * .5)} {n(-b * .4)} {n(-a - b * .62)} {n(-b * .75)}", 1, 1, x, y, rot), "#3F6E2B", th * .14)
    g.fill(tf(ell(a - b * .12, 0, th * .07, th * .1), 1, 1, x, y, rot), "#E5C84B")


def joker(k):
    """Three kinds: 1 red cap, one bell mark; 2 ink cap, two; 3 gold cap, three."""
    c1, c2 = [("#C8322B", "#F2B33D"), ("#2B3A52", "#93A8C4"), ("#E5B544", "#6FB644")][k - 1]
    ink = ["#C8322B", "#1D1F21", "#7A5A10"][k - 1]
    g = G()
    cx = 130
    # body: an upright cucumber that leans a little
    g.fill("M92 190C86 140 104 118 130 118C158 118 172 140 168 190C164 238 172 276 156 302C146 316 116 316 106 300C92 276 98 236 92 190Z", "#5B9A3C")
    g.fill("M142 122C164 130 171 150 168 190C164 238 172 276 156 302C152 308 144 311 136 312C150 290 146 244 148 196C150 160 150 138 142 122Z", "#8CC152")
    g.fill("".join(ell(x, y, 3) for x, y in ((104, 250), (114, 272), (122, 238), (112, 292), (136, 262), (128, 296), (158, 246), (152, 280))), "#B5DB86")
    # face
    for ex in (113, 145):
        if k == 1 and ex == 145:
            g.line("M138 176C142 170 149 170 153 176", "#1F3312", 4)
        else:
            g.fill(ell(ex, 176, 9.5, 10.5), "#FFFDF8").fill(ell(ex + (2 if k != 3 else -2), 178, 4.4), "#1F3312")
    g.line("M103 161C108 156 116 156 121 159M138 159C143 156 151 156 156 161", "#2F5420", 3.4)
    g.fill(ell(107, 196, 6, 4) + ell(153, 196, 6, 4), "#E98A6A", .55)
    if k == 2:
        g.fill("M114 202C124 208 138 208 148 202C146 220 116 220 114 202Z", "#7A2A22").fill("M122 212C128 209 136 209 141 212C137 217 127 217 122 212Z", "#E98A6A")
    else:
        g.line("M114 203C122 213 140 213 148 203", "#1F3312", 4)
    # cap: three horns with bells
    g.fill("M92 150C84 118 66 100 46 104C58 78 92 76 112 100Z", c1)
    g.fill("M168 150C176 118 194 100 214 104C202 78 168 76 148 100Z", c1)
    g.fill("M130 56C106 74 96 100 92 150C104 140 156 140 168 150C164 100 154 74 130 56Z", c2)
    g.fill("M130 56C120 80 116 104 116 143C125 142 135 142 144 143C144 104 140 80 130 56Z", c1)
    g.fill("M90 153C102 138 158 138 170 153L166 137C150 126 110 126 94 137Z", "#FFFDF8")
    g.line("M90 153C102 138 158 138 170 153", c1, 2)
    for x, y in ((44, 106), (130, 52), (216, 106)):
        g.fill(ell(x, y, 9), GOLD).line(f"M{x - 5} {y + 2}L{x + 5} {y + 2}", GOLD2, 1.8).fill(ell(x, y + 5, 1.8), GOLD2)
    # arms holding a slice / a card
    g.line("M96 232C78 238 66 230 60 216", "#5B9A3C", 9).line("M167 232C184 236 196 228 202 214", "#8CC152", 9)
    slice_(g, 58, 206, 17)
    g.fill(tf(rrect(-11, -15, 22, 30, 2.5), 1, 1, 206, 202, 14), "#FFFDF8").line(tf(rrect(-11, -15, 22, 30, 2.5), 1, 1, 206, 202, 14), c1, 2)
    g.fill(tf(HEART if k == 1 else SPADE if k == 2 else DIAMOND, .16, .16, 206, 202, 14), ink)
    i = G()
    cap_index(i, IX, 46, ink, k)
    return page(twice(i) + g.svg())


def cap_index(g, x, y, ink, k):
    """Index of a joker: a small fool's cap and k bells under it."""
    g.fill(tf("M-15 18C-15 4 -17 -5 -25 -1C-26 -16 -13 -21 -6.5 -7C-5.500 -15 -3 -21 0 -25C3 -21 5.500 -15 6.5 -7"
              "C13 -21 26 -16 25 -1C17 -5 15 4 15 18Z", .84, 1, x, y), ink)
    g.fill(ell(x - 20.5, y + 3, 3.8) + ell(x + 20.5, y + 3, 3.8) + ell(x, y - 26, 3.8), ink)
    g.fill(rrect(x - 15, y + 22, 30, 5, 2), ink)
    for i in range(k):
        g.fill(ell(x + (i - (k - 1) / 2) * 13, y + 42, 5), ink)


def slice_(g, x, y, r, rot=0):
    g.fill(ell(x, y, r), "#4F8A35").fill(ell(x, y, r * .86), "#DDEFC0").fill(ell(x, y, r * .6), "#C4E29A")
    seed = f"M0 {n(-r * .5)}C{n(r * .1)} {n(-r * .4)} {n(r * .1)} {n(-r * .3)} 0 {n(-r * .2)}C{n(-r * .1)} {n(-r * .3)} {n(-r * .1)} {n(-r * .4)} 0 {n(-r * .5)}Z"
    g.fill("".join(tf(seed, 1, 1, x, y, rot + i * 60) for i in range(6)), "#FFFDF8")


def back():
    bg, flesh, core, seed = "#1D5546", "#25644F", "#37805F", "#63AA88"
    b = [f'<path d="{rrect(11, 11, W - 22, H - 22, 7)}" fill="{bg}"/>']
    rims = fl = sd = ""
    step_x, step_y = 37, 35.6
    x0, y0, x1, y1 = 11, 11, W - 11, H - 11
    r = 12
    cols = [W / 2 + i * step_x / 2 for i in range(-6, 7)]
    rows = [H / 2 + i * step_y / 2 for i in range(-9, 10)]
    for ri, yy in enumerate(rows):
        for ci, xx in enumerate(cols):
            if (ri + ci) % 2:
                continue
            if xx - r < x0 + 3 or xx + r > x1 - 3 or yy - r < y0 + 3 or yy + r > y1 - 3:
                continue
            rims += ell(xx, yy, r)
            fl += ell(xx, yy, r * .8)
            for i in range(6):
                sd += tf("M0 -8.6C1.9 -6.8 1.9 -5 0 -3.2C-1.9 -5 -1.9 -6.8 0 -8.6Z", .84, .84, xx, yy, i * 60)
    b.append(f'<path d="{rims}" fill="{core}"/><path d="{fl}" fill="{flesh}"/><path d="{sd}" fill="{seed}"/>')
    b.append(f'<path d="{rrect(15.5, 15.5, W - 31, H - 31, 4.5)}" fill="none" stroke="#4A9272" stroke-width="1.6"/>')
    return page("".join(b))


# ---------------------------------------------------------------- Five Cucumbers 1..15
def cucs(v):
    return 0 if v == 1 else 1 if v <= 5 else 2 if v <= 9 else 3 if v <= 11 else 4 if v <= 14 else 5


FIVE = {0: ("#44576B", "#E9EEF2"), 1: ("#2E6B3A", "#E9F3E1"), 2: ("#4C6A14", "#F0F4D8"), 3: ("#8A5A00", "#FBF1D3"),
        4: ("#A8480F", "#FCE9D8"), 5: ("#A52A2C", "#FBE3DF")}


def five(v):
    c = cucs(v)
    ink, bg = FIVE[c]
    g, i = G(), G()
    b = f'<path d="{rrect(54, 22, 144, 308, 9)}" fill="{bg}"/>'
    word = str(v)
    text(g, word, CX, 46, 118, ink, gap=11, squeeze=.98 if len(word) == 1 else .86)
    if c == 0:
        g.fill(ell(CX, 246, 42), "#FFFDF8")
        text(g, "x2", CX, 222, 50, ink, gap=8)
    else:
        th = 30 if c <= 3 else 25 if c == 4 else 22
        stepy = {1: 0, 2: 46, 3: 42, 4: 34, 5: 29}[c]
        cy = 246
        for j in range(c):
            cucumber(g, CX + 2, cy + (j - (c - 1) / 2) * stepy, 112, th, 4 if j % 2 else -4)
    text(i, word, IX, ITOP, IH, ink, gap=6, squeeze=1 if len(word) == 1 else .8)
    for j in range(c):
        i.fill(tf(ell(0, 0, 13, 4.2), 1, 1, IX, ITOP + IH + 14 + j * 12), "#5B9A3C")
    if c == 0:
        text(i, "x2", IX, ITOP + IH + 9, 24, ink, gap=8)
    return page(b + twice(i) + g.svg())


# ---------------------------------------------------------------- emblems of the games (120 x 120) and small art
def svg(w, h, body):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">{body}</svg>\n'


def emblem(ground, draw):
    g = G()
    draw(g)
    return svg(120, 120, f'<path d="{rrect(0, 0, 120, 120, 22)}" fill="{ground}"/>' + g.svg())


def mini_card(g, x, y, rot, suit, sc=1.0, face_=True):
    g.fill(tf(rrect(-21, -29.5, 42, 59, 4), sc, sc, x + 1.5, y + 2.5, rot), "#000000", .22)
    g.fill(tf(rrect(-21, -29.5, 42, 59, 4), sc, sc, x, y, rot), PAPER if face_ else "#276850")
    if face_:
        g.fill(tf(SUIT[suit], .27 * sc, .27 * sc, x, y, rot), PAL[suit]["ink"])


def apple(g, x, y, k=1.0, col="#C8322B", hi="#E4776A"):
    g.fill(tf("M0 -16C-8 -24 -34 -22 -34 4C-34 26 -18 36 -8 34C-3 33 3 33 8 34C18 36 34 26 34 4C34 -22 8 -24 0 -16Z", k, k, x, y), col)
    g.fill(tf("M-24 -4C-24 -12 -18 -16 -12 -15C-18 -12 -21 -6 -21 2C-22 4 -24 0 -24 -4Z", k, k, x, y), hi)
    g.line(tf("M0 -15C0 -24 3 -30 8 -34", k, k, x, y), "#5A3A22", 4 * k)
    g.fill(tf("M4 -24C10 -36 24 -36 30 -32C26 -22 14 -18 4 -24Z", k, k, x, y), "#6FB644")


def em_agurk(g):
    cucumber(g, 62, 62, 92, 30, -32)


def em_ogorek(g):
    g.fill(rrect(32, 34, 56, 68, 12), "#E9F3E1", .9).fill(rrect(36, 56, 48, 42, 9), "#C4E29A")
    for x, r in ((48, -84), (61, -92), (74, -86)):
        cucumber(g, x, 70, 50, 14, r)
    g.fill(rrect(30, 22, 60, 16, 4), GOLD).line("M30 33L90 33", GOLD2, 2)


def em_two(g):
    text(g, "22", 60, 30, 60, PAPER, gap=10)


def em_five_(g):
    for i in range(5):
        cucumber(g, 60, 28 + i * 16, 74, 12.5, 0)


def em_concombre(g):
    mini_card(g, 42, 66, -16, "C", 1.05), mini_card(g, 78, 66, 14, "H", 1.05)
    slice_(g, 60, 40, 19)


def em_icelandic(g):
    for i, (x, y) in enumerate(((38, 62), (60, 54), (82, 62))):
        mini_card(g, x, y, (i - 1) * 14, "SCS"[i], .95)
    cucumber(g, 60, 94, 66, 14, 0)


def em_mini(g):
    mini_card(g, 46, 58, -10, "S", 1.1, False), mini_card(g, 72, 64, 10, "S", 1.1)


def em_kille(g):
    g.fill(tf(rrect(-26, -38, 52, 76, 5), 1, 1, 60, 60, 0), PAPER)
    cap_index(g, 60, 58, "#A52A2C", 0)


def em_buck(g):   # antlers of a buck over two jacks' colours
    g.fill("M60 104C48 104 42 92 42 78C42 66 48 58 60 58C72 58 78 66 78 78C78 92 72 104 60 104Z", "#E8D2B0")
    g.fill(ell(60, 94, 9, 6.5), INK).fill(ell(51, 77, 3.2) + ell(69, 77, 3.2), INK)
    g.fill("M42 70C32 70 26 64 24 58C34 56 42 60 46 64ZM78 70C88 70 94 64 96 58C86 56 78 60 74 64Z", "#D3B588")
    a = "M50 58C40 52 34 44 34 26M35 40C28 38 24 34 22 28M42 50C44 42 46 36 46 28"
    g.line(a, GOLD, 6).line(tf(a, -1, 1, 120, 0), GOLD, 6)


def em_dirty(g):
    g.fill(tf(SUIT["C"], .74, .74, 60, 60), PAPER).fill(ell(44, 68, 7) + ell(74, 50, 4.5) + ell(66, 78, 5) + ell(57, 40, 3.5), "#2C4A44")


def em_svoi(g):
    for s_, x, y in (("S", 37, 39), ("H", 83, 39), ("D", 37, 83), ("C", 83, 83)):
        g.fill(tf(SUIT[s_], .34, .34, x, y), PAPER if s_ in "SC" else "#F4A79B")
    g.line("M60 18L60 104M18 61L102 61", GOLD, 3)


def em_besik(g):
    mini_card(g, 40, 60, -8, "H"), mini_card(g, 80, 60, 8, "D")
    g.line("M52 98L68 98M63 92L69 98L63 104M57 92L51 98L57 104", GOLD, 3.4)


def em_apples(g):
    apple(g, 46, 60, .82, "#A8C34A", "#D5E58A"), apple(g, 74, 70, .82)


def emblems():
    e = {}
    for name, ground, f in (("agurk", "#DCEBC8", em_agurk), ("ogorek", "#F1E3BE", em_ogorek),
                            ("twentytwo", "#2B3A52", em_two), ("five-cucumbers", "#E7EDC8", em_five_), ("concombre", "#C9DDEB", em_concombre),
                            ("gurka-is", "#CBD8E6", em_icelandic), ("minibluff", "#E9D6E2", em_mini), ("krypkille", "#F0D8CE", em_kille),
                            ("buck-euchre", "#3B2E28", em_buck), ("dirty-clubs", "#48605A", em_dirty), ("svoi-kozyri", "#7A2E2E", em_svoi),
                            ("besikovitch", "#34466A", em_besik), ("apples", "#F3E1D4", em_apples)):
        e["emblem-" + name] = emblem(ground, f)
    g = G()
    cucumber(g, 30, 14, 54, 17, 0)
    e["cucumber"] = svg(60, 28, g.svg())
    g = G()
    slice_(g, 30, 30, 29)
    e["slice"] = svg(60, 60, g.svg())
    g = G()   # watermark for the felt
    g.line(ell(150, 150, 142), "#FFFFFF", 3).line(ell(150, 150, 122), "#FFFFFF", 10)
    for i in range(8):
        g.fill(tf("M0 -98C11 -84 11 -64 0 -46C-11 -64 -11 -84 0 -98Z", 1, 1, 150, 150, i * 45), "#FFFFFF")
    g.line(ell(150, 150, 26), "#FFFFFF", 3)
    e["mark"] = svg(300, 300, g.svg())
    for s_ in "SHDC":
        e["suit-" + s_] = svg(100, 104, f'<path d="{tf(SUIT[s_], 1, 1, 50, 52)}" fill="{PAL[s_]["ink"]}"/>')
        if s_ in "CD":
            d = tf(SUIT[s_], 1, 1, 50, 52)
            e["suit-" + s_ + "-four"] = svg(100, 104, f'<path d="{d}" fill="{FOUR[PAL[s_]["ink"]]}"/>')
            e["suit-" + s_ + "-four-dark"] = svg(100, 104, f'<path d="{d}" fill="{"#74CC92" if s_ == "C" else "#86B6F2"}"/>')
        e["suit-" + s_ + "-dark"] = svg(100, 104, f'<path d="{tf(SUIT[s_], 1, 1, 50, 52)}" fill="{"#F3EFE4" if s_ in "SC" else "#F08B80"}"/>')
    return e


def big(rank, suit):
    """Big-index face: rank and suit fill the card. Also used wherever a card is under 60 px wide."""
    g = G()
    col = PAL[suit]["ink"]
    if rank == "T":
        text(g, "10", CX, 26, 172, col, gap=8, squeeze=.92)
    else:
        text(g, rank, CX, 26, 172, col)
    g.fill(tf(SUIT[suit], 1.14, 1.14, CX, 268), col)
    return page(g.svg())


def big_joker(k):
    g = G()
    ink = ["#C8322B", "#1D1F21", "#7A5A10"][k - 1]
    i = G()
    cap_index(i, 0, 0, ink, k)
    for d, c, w, cap, op in i.s:
        g.s.append((tf(d, 4.1, 4.1, CX, 150), c, w, cap, op))
    return page(g.svg())


def big_five(v):
    c = cucs(v)
    ink, bg = FIVE[c]
    g = G()
    text(g, str(v), CX, 26, 172 if c < 3 else 150, ink, gap=9, squeeze=1 if v < 10 else .9)
    if c == 0:
        text(g, "x2", CX, 232, 84, ink, gap=8)
    for j in range(c):
        cucumber(g, CX + 3, 264 + (j - (c - 1) / 2) * (0, 0, 64, 46, 36, 29)[c], 150, (0, 46, 42, 30, 24, 20)[c], 0)
    return page(f'<path d="{rrect(3, 3, W - 6, H - 6, R - 2)}" fill="{bg}"/>' + g.svg())


def main():
    out = sys.argv[1]
    os.makedirs(out, exist_ok=True)
    os.makedirs(os.path.join(out, "big"), exist_ok=True)
    files = {}
    for s in "SHDC":
        files["A" + s] = ace(s)
        for r in "23456789T":
            files[r + s] = pip_card(r, s)
        for r in "JQK":
            files[r + s] = court(r, s)
    for k in (1, 2, 3):
        files[f"X{k}"] = joker(k)
    files["back"] = back()
    for s in "SHDC":
        for r in "A23456789TJQK":
            files[f"big/{r}{s}"] = big(r, s)
    for k in (1, 2, 3):
        files[f"big/X{k}"] = big_joker(k)
    for v in range(1, 16):
        files[f"big/V{v}"] = big_five(v)
    for v in range(1, 16):
        files[f"V{v}"] = five(v)
    total = 0
    for name, svg in files.items():
        with open(os.path.join(out, name + ".svg"), "w", encoding="utf-8") as f:
            f.write(svg)
        total += len(svg)
    if len(sys.argv) > 2:
        os.makedirs(sys.argv[2], exist_ok=True)
        for name, body in emblems().items():
            with open(os.path.join(sys.argv[2], name + ".svg"), "w", encoding="utf-8") as f:
                f.write(body)
    print(len(files), "cards,", total // 1024, "KiB")


if __name__ == "__main__":
    main()
