#!/usr/bin/env python3
"""Generates the table of canonical composition at Unicode 17.

    python3 -m pip install unicodedata2==17.0.1
    python3 Scripts/generate-composition-table.py
"""

import os

import unicodedata2 as unicode17

from tablecode import static_string, swift_file

FONTS_FOLDER = os.path.join(
    os.path.dirname(__file__), "..", "Sources", "GuideBubbles", "Text", "Fonts")
MARKS = range(0x300, 0x1E94B)  # the first and the last character that are not of class 0


def is_compatibility_ideograph(code):
    """Whether it is one of those that fonts map to the same glyphs anyway."""
    return 0xF900 <= code <= 0xFAFF or 0x2F800 <= code <= 0x2FA1F


def composites():
    """For each composite: itself less the one before, its first part, its second part times two,
    and one more if the parts compose to it."""
    values, before = [], 0
    for code in range(0x110000):
        parts = unicode17.decomposition(chr(code))
        if not parts or parts.startswith("<") or is_compatibility_ideograph(code):
            continue
        first, second = ([int(part, 16) for part in parts.split()] + [0])[:2]
        composes = second and unicode17.normalize("NFC", chr(first) + chr(second)) == chr(code)
        values += [code - before, first, second * 2 + bool(composes)]
        before = code
    return values


def main():
    classes = [unicode17.combining(chr(code)) for code in MARKS]
    values = composites()
    source = "Made by Scripts/generate-composition-table.py from the Unicode Character Database 17.0"
    swift_file(
        os.path.join(FONTS_FOLDER, "CompositionData.swift"),
        [source, "(Unicode License v3); do not edit."], "CompositionData",
        [static_string("composites", "Three numbers a composite; see the generator.", values),
         f"  /// How many composites there are.\n  static let count = {len(values) // 3}\n",
         static_string("classes", "The combining classes from U+0300 on.", classes),
         f"  /// How many classes there are.\n  static let classCount = {len(classes)}\n"])


if __name__ == "__main__":
    main()
