#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make_all.py: draws everything under assets/ anew (cards, art, icons as SVG, sounds). The same bytes every time.

The PNGs of the icon are drawn from its three SVG files by `sheet` (see CMakeLists.txt here), which needs Qt.
"""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS = os.path.dirname(HERE)
RUNS = (
    ("make_deck.py", "cards", "art"),
    ("make_kille.py", "cards", "art"),
    ("make_backs.py", "cards"),
    ("make_art.py", "art"),
    ("make_emblems.py", "art", "icons"),
    ("make_sounds.py", "sounds"),
)

for script, *folders in RUNS:
    subprocess.run([sys.executable, "-B", os.path.join(HERE, script), *(os.path.join(ASSETS, f) for f in folders)], check=True)
