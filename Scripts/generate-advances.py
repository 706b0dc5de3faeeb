#!/usr/bin/env python3
"""Generates the advance widths that stand in for fonts which are not at hand.

    apt-get install fonts-liberation2 fonts-noto-core
    python3 -m pip install fonttools uharfbuzz unicodedata2==17.0.1
    python3 Scripts/generate-advances.py [FONT_ROOT]

Liberation Sans (metrics of Arial and Helvetica) comes first; a script that it lacks is measured in
Noto Sans. Both fonts are under the SIL Open Font License 1.1; advances are facts about them.
FONT_ROOT is where the Debian packages' /usr/share/fonts/truetype lies.
"""

import glob
import os
import sys

import unicodedata2 as unicodedata
import uharfbuzz
from fontTools.ttLib import TTFont

from tablecode import static_string, swift_file

TEXT_FOLDER = os.path.join(os.path.dirname(__file__), "..", "Sources", "GuideBubbles", "Text")
UNITS = 2048
MAIN = range(0x0000, 0x3000)  # the same segments as in AdvanceTable.swift
FORMS = range(0xFB00, 0xFB50)
ARABIC = range(0x0620, 0x0780)
DEFAULT = round(0.6 * UNITS)  # for a character that no font knows
SYMBOL_DEFAULT = UNITS
GRAIN = 32  # Noto's advances are rounded to this, which halves the table
LIKE_REGULAR = 0xFFFF  # bold of a script that Liberation lacks: a fixed ratio to the regular
NOTO = (
    "Hebrew Armenian Georgian Thai Lao Khmer Myanmar Devanagari Bengali Gurmukhi Gujarati Oriya "
    "Tamil Telugu Kannada Malayalam Sinhala Ethiopic Arabic Thaana Syriac NKo CanadianAboriginal "
    "Cherokee Mongolian Math Symbols Symbols2"
).split()


class Font:
    """A font's advances, scaled to UNITS an em."""

    def __init__(self, path):
        font = TTFont(path)
        self.scale = UNITS / font["head"].unitsPerEm
        self.glyphs = font.getBestCmap()
        self.metrics = font["hmtx"]

    def advance(self, code):
        glyph = self.glyphs.get(code)
        return None if glyph is None else round(self.metrics[glyph][0] * self.scale)


def find(root, name, weight="Regular"):
    """The path of a font in a weight."""
    found = sorted(glob.glob(f"{root}/**/{name}-{weight}.ttf", recursive=True))
    return found[-1] if found else sys.exit(f"{name}-{weight} is not below {root}")


def advance(main, others, code):
    """The advance of one code point by itself."""
    character = chr(code)
    category = unicodedata.category(character)
    if code == 0x09:
        return 4 * main.advance(0x20)
    if category in ("Mn", "Me", "Cc", "Cf", "Zl", "Zp"):
        return 0
    if 0x1160 <= code <= 0x11FF:
        return 0  # vowels and finals stand inside the syllable that their consonant opens
    if 0x1100 <= code < 0x1160:
        return round(0.92 * UNITS)
    if unicodedata.east_asian_width(character) in "WF":
        return UNITS
    found = main.advance(code)
    if found is not None:
        return found
    if not others:
        return LIKE_REGULAR
    for font in others:
        found = font.advance(code)
        if found is not None:
            return round(found / GRAIN) * GRAIN
    return SYMBOL_DEFAULT if category == "So" else DEFAULT


def shaped(font, text):
    """The visible glyphs of a text as (glyph, advance)."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    pairs = zip(buffer.glyph_infos, buffer.glyph_positions)
    return [(info.codepoint, at.x_advance) for info, at in pairs if at.x_advance]


def arabic_forms(path):
    """For each letter its initial, medial and final advance; 0 where it does not join.

    A zero width joiner beside a letter asks for its joined form; a letter whose glyph stays the
    same does not join on that side.
    """
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
    font, scale = uharfbuzz.Font(face), UNITS / face.upem
    known, joiner = TTFont(path).getBestCmap(), "\u200d"

    def width(glyphs):
        return round(scale * sum(advance for _, advance in glyphs))

    values = []
    for code in ARABIC:
        letter = chr(code)
        if code == 0x0640:  # the tatweel is all joint
            values += [width(shaped(font, letter))] * 3
            continue
        if code not in known or unicodedata.category(letter) != "Lo":
            values += [0, 0, 0]
            continue
        alone = shaped(font, letter)
        initial, final = shaped(font, letter + joiner), shaped(font, joiner + letter)
        medial = shaped(font, joiner + letter + joiner)
        joins = (initial != alone, initial != alone, final != alone)
        forms = (initial, medial, final)
        values += [width(form) if joined else 0 for form, joined in zip(forms, joins)]
    lam_alef = "\u0644\u0627"
    return values + [width(shaped(font, lam_alef)), width(shaped(font, joiner + lam_alef))]


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype"
    others = [Font(find(root, "NotoSans" + name)) for name in NOTO]
    regular = Font(find(root, "LiberationSans"))
    bold = Font(find(root, "LiberationSans", "Bold"))
    codes = (*MAIN, *FORMS)
    declarations = [
        static_string("regular", f"Advances of the regular weight, in 1/{UNITS} em.",
                      [advance(regular, others, code) for code in codes]),
        static_string("bold", "The same of the bold weight; 65535 where the table has none.",
                      [advance(bold, (), code) for code in codes]),
        static_string("arabicForms", "Initial, medial and final advance of each letter; at the end "
                      "lam-alef, isolated and final.",
                      arabic_forms(find(root, "NotoSansArabic"))),
    ]
    swift_file(
        os.path.join(TEXT_FOLDER, "AdvanceData.swift"),
        ["Made by Scripts/generate-advances.py from the metrics of Liberation Sans 2.1.5 and Noto",
         "Sans 20201225 (both SIL Open Font License 1.1); do not edit."],
        "AdvanceData", declarations)


if __name__ == "__main__":
    main()
