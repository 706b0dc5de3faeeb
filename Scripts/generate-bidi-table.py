#!/usr/bin/env python3
"""Generates the table of UAX #9 (bidirectional text) at Unicode 17.

    python3 -m pip install unicodedata2==17.0.1
    python3 Scripts/generate-bidi-table.py
"""

import os

import unicodedata2 as unicode17

from tablecode import static_string, swift_file

TEXT_FOLDER = os.path.join(os.path.dirname(__file__), "..", "Sources", "GuideBubbles", "Text")
FLAT_COUNT = 0x20000  # the planes above are uniform but for a few ranges; see the Swift reader

# The order is that of BidiClass.
CLASSES = (
    "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI"
).split()

# What the standard presumes of unassigned code points; all others are L.
PRESUMED = (
    (0x0590, 0x05FF, "R"), (0x0600, 0x07BF, "AL"), (0x07C0, 0x085F, "R"), (0x0860, 0x08FF, "AL"),
    (0x20A0, 0x20CF, "ET"), (0xFB1D, 0xFB4F, "R"), (0xFB50, 0xFDCF, "AL"), (0xFDF0, 0xFDFF, "AL"),
    (0xFE70, 0xFEFF, "AL"), (0x10800, 0x10CFF, "R"), (0x10D00, 0x10D3F, "AL"),
    (0x10D40, 0x10EBF, "R"), (0x10EC0, 0x10EFF, "AL"), (0x10F00, 0x10F2F, "R"),
    (0x10F30, 0x10F6F, "AL"), (0x10F70, 0x10FFF, "R"), (0x1E800, 0x1EC6F, "R"),
    (0x1EC70, 0x1ECBF, "AL"), (0x1ECC0, 0x1ECFF, "R"), (0x1ED00, 0x1ED4F, "AL"),
    (0x1ED50, 0x1EDFF, "R"), (0x1EE00, 0x1EEFF, "AL"), (0x1EF00, 0x1EFFF, "R"),
)


def is_presumed_ignorable(code):
    """Unassigned code points that are never drawn, and those that never will be characters."""
    return code == 0x2065 or 0xFFF0 <= code <= 0xFFF8 or 0xFDD0 <= code <= 0xFDEF \
        or code & 0xFFFE == 0xFFFE


def bidi_class(code):
    name = unicode17.bidirectional(chr(code))
    if name:
        return name
    if is_presumed_ignorable(code):
        return "BN"
    return next((kind for low, high, kind in PRESUMED if low <= code <= high), "L")


def bracket(code):
    """0 none, 1 opening, 2 closing: mirrored punctuation that is a neutral."""
    character = chr(code)
    if not unicode17.mirrored(character) or unicode17.bidirectional(character) != "ON":
        return 0
    return {"Ps": 1, "Pe": 2}.get(unicode17.category(character), 0)


def main():
    values = [CLASSES.index(bidi_class(code)) | bracket(code) << 5 for code in range(FLAT_COUNT)]
    swift_file(
        os.path.join(TEXT_FOLDER, "Bidi", "BidiData.swift"),
        ["Made by Scripts/generate-bidi-table.py from the Unicode Character Database 17.0",
         "(Unicode License v3); do not edit."],
        "BidiData",
        [static_string("runs", "For each code point its bidirectional class and bracket.", values)])


if __name__ == "__main__":
    main()
