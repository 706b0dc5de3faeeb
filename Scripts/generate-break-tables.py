#!/usr/bin/env python3
"""Generates the tables of UAX #14 (line breaking) and UAX #29 (clusters) at Unicode 17.

    python3 -m pip install unicodedataplus==16.0.0.post1 unicodedata2==17.0.1
    python3 Scripts/generate-break-tables.py

unicodedataplus knows the break properties of Unicode 16, unicodedata2 the general category and
the width of Unicode 17. What version 17 changed in the break properties is written down here;
the break properties of its new characters follow from category and width.
"""

import os
import sys

import unicodedata2 as unicode17
import unicodedataplus as unicode16

from tablecode import static_string, swift_file

TEXT_FOLDER = os.path.join(os.path.dirname(__file__), "..", "Sources", "GuideBubbles", "Text")
FLAT_COUNT = 0x20000  # the planes above are uniform but for a few ranges; see the Swift readers

# The order is that of LineBreakClass.
LINE_CLASSES = (
    "AL BK CR LF NL SP ZW ZWJ CM WJ GL CL CP EX SY OP QU QUi QUf IS NS CJ B2 BA HH HY BB CB HL IN "
    "NU ID EB EM PR PO JL JV JT H2 H3 AP AK AS DC VI VF RI EP EPL"
).split()

# The order is that of ClusterClass.
CLUSTER_CLASSES = (
    "Other CR LF Control Extend ExtendOnly Linker ZWJ Regional_Indicator Prepend SpacingMark "
    "L V T LV LVT Pictographic Consonant"
).split()

# Unicode 17: the class HH was split off BA.
HYPHENS = {0x58A, 0x5BE, 0x1400, 0x2010, 0x2012, 0x2013, 0x2E17, 0x2E40, 0x2E5D, 0x10D6E, 0x10EAD}
# What the standard presumes of unassigned code points: ideographs, pictographs (EP; EPL where
# they break like letters) and currency.
PRESUMED = (
    (0x3400, 0x4DBF, "ID"), (0x4E00, 0x9FFF, "ID"), (0xF900, 0xFAFF, "ID"),
    (0x1F000, 0x1F7FF, "EP"), (0x1F800, 0x1F8FF, "EPL"), (0x1F900, 0x1FAFF, "EP"),
    (0x1FC00, 0x1FFFD, "EP"), (0x20A0, 0x20CF, "PR"),
)
# Unicode 17: the combining grapheme joiner is a combining mark, no longer glue.
GRAPHEME_JOINER = 0x34F


def presumed(code):
    """The class of an unassigned code point."""
    return next((kind for low, high, kind in PRESUMED if low <= code <= high), "AL")


def is_new(character):
    return unicode16.category(character) == "Cn" and unicode17.category(character) != "Cn"


def new_line_class(character):
    """The class of a character that Unicode 17 added."""
    category = unicode17.category(character)
    if category in ("Mn", "Mc", "Me"):
        return "CM"
    if category == "Nd":
        return "NU"
    if category == "Sc":
        return "PR"
    return "ID" if unicode17.east_asian_width(character) in "WF" else "AL"


def line_class(code):
    """The class that the rules see: LB1 is applied, quotation marks are split by category."""
    character = chr(code)
    category = unicode17.category(character)
    if code in HYPHENS:
        return "HH"
    if code == GRAPHEME_JOINER:
        return "CM"
    if code == 0x25CC:
        return "DC"
    name = unicode16.line_break(character)
    if category == "Cn":
        return presumed(code)
    if is_new(character) and name == "XX":
        name = new_line_class(character)
    if name == "SA":
        return "CM" if category in ("Mn", "Mc") else "AL"
    if name in ("AI", "SG", "XX"):
        return "AL"
    if name == "QU":
        return {"Pi": "QUi", "Pf": "QUf"}.get(category, "QU")
    return name


def cell_width(code):
    """Terminal cells: 0, 1 or 2; 3 stands for one cell of a half-width East Asian form."""
    character = chr(code)
    if unicode17.category(character) in ("Mn", "Me", "Cc", "Cf", "Zl", "Zp") and code != 0xAD:
        # Marks keep their East Asian nature out: LB19a looks at bases only.
        return 0
    if 0x1160 <= code <= 0x11FF or 0xD7B0 <= code <= 0xD7FF:
        return 0  # vowels and finals of conjoining Hangul
    return {"W": 2, "F": 2, "H": 3}.get(unicode17.east_asian_width(character), 1)


def cluster_class(code):
    character = chr(code)
    if unicode17.category(character) == "Cn" and presumed(code) in ("EP", "EPL"):
        return "Pictographic"
    conjunct = unicode16.indic_conjunct_break(character)
    if conjunct in ("Linker", "Consonant"):
        return conjunct
    name = unicode16.grapheme_cluster_break(character)
    if is_new(character) and name == "Other":
        name = {"Mn": "Extend", "Me": "Extend", "Mc": "SpacingMark"}.get(
            unicode17.category(character), "Other"
        )
        conjunct = "Extend" if name == "Extend" else conjunct
    if name == "Extend" and conjunct != "Extend":
        return "ExtendOnly"
    if name == "Other" and unicode16.is_extended_pictographic(character):
        return "Pictographic"
    return name


def is_bidirectional(code):
    """Whether it is read from right to left, or sets the direction of what follows."""
    kind = unicode17.bidirectional(chr(code))
    if kind == "":  # unassigned, where the standard presumes such letters
        blocks = ((0x590, 0x900), (0xFB1D, 0xFE00), (0xFE70, 0xFF00), (0x10800, 0x11000),
                  (0x1E800, 0x1F000))
        return any(low <= code < high for low, high in blocks)
    return kind in "R AL AN LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()


def without_syllables(value, code, filler):
    """Hangul syllables alternate between two classes by a formula; the reader puts them back."""
    return filler if 0xAC00 <= code <= 0xD7A3 else value


def main():
    line_values, cluster_values = [], []
    for code in range(FLAT_COUNT):
        line = LINE_CLASSES.index(line_class(code)) | cell_width(code) << 6
        cluster = CLUSTER_CLASSES.index(cluster_class(code)) | is_bidirectional(code) << 5
        line_values.append(without_syllables(line, code, LINE_CLASSES.index("H3") | 2 << 6))
        cluster_values.append(
            without_syllables(cluster, code, CLUSTER_CLASSES.index("LVT"))
        )
    source = "Made by Scripts/generate-break-tables.py from the Unicode Character Database 17.0"
    licence = "(Unicode License v3); do not edit."
    swift_file(
        os.path.join(TEXT_FOLDER, "LineBreakData.swift"), [source, licence], "LineBreakData",
        [static_string("runs", "For each code point its line break class and cell width.",
                       line_values)])
    swift_file(
        os.path.join(TEXT_FOLDER, "ClusterData.swift"), [source, licence], "ClusterData",
        [static_string("runs", "For each code point its cluster class, and whether it is bidirectional.",
                       cluster_values)])
    print(unicode16.unidata_version, unicode17.unidata_version, file=sys.stderr)


if __name__ == "__main__":
    main()
