#!/usr/bin/env python3
"""Generates the advance widths that stand in for those of Apple's system font.

    apt-get install fonts-inter
    python3 -m pip install fonttools unicodedata2==17.0.1
    python3 Scripts/generate-system-advances.py [FONT_ROOT]

Inter (SIL Open Font License 1.1) is drawn for the same use in the same two cuts, one for text and one
for display; advances are facts about it. FONT_ROOT is where the Debian package's
/usr/share/fonts/opentype/inter lies.
"""

import os
import sys

import unicodedata2 as unicodedata
from fontTools.ttLib import TTFont

from tablecode import static_string, swift_file

TEXT_FOLDER = os.path.join(os.path.dirname(__file__), "..", "Sources", "GuideBubbles", "Text")
UNITS = 2048
CODES = (*range(0x0000, 0x0530), *range(0x1E00, 0x20D0))  # the same ranges as in SystemAdvances.swift
MISSING = 0xFFFF  # a character that Inter does not know
WITHOUT_WIDTH = ("Mn", "Me", "Cc", "Cf", "Zl", "Zp")
CUTS = (
    ("textRegular", "Inter-Regular", "text cut, regular"),
    ("textBold", "Inter-Bold", "text cut, bold"),
    ("displayRegular", "InterDisplay-Regular", "display cut, regular"),
    ("displayBold", "InterDisplay-Bold", "display cut, bold"),
)


def advances(path):
    """The advances of all codes in one cut."""
    font = TTFont(path)
    glyphs, metrics, scale = font.getBestCmap(), font["hmtx"], UNITS / font["head"].unitsPerEm

    def advance(code):
        if code == 0x09:
            return 4 * advance(0x20)
        if unicodedata.category(chr(code)) in WITHOUT_WIDTH:
            return 0
        return round(metrics[glyphs[code]][0] * scale) if code in glyphs else MISSING

    return [advance(code) for code in CODES]


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/inter"
    declarations = [
        static_string(name, f"Advances of the {summary}, in 1/{UNITS} em; {MISSING} where it has none.",
                      advances(os.path.join(root, file + ".otf")))
        for name, file, summary in CUTS
    ]
    swift_file(
        os.path.join(TEXT_FOLDER, "SystemAdvanceData.swift"),
        ["Made by Scripts/generate-system-advances.py from the metrics of Inter 4.0 (beta 7; SIL Open",
         "Font License 1.1); do not edit."],
        "SystemAdvanceData", declarations)


if __name__ == "__main__":
    main()
