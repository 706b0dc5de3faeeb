#!/usr/bin/env python3
"""Generates the table of how Han characters are read in Mandarin.

    apt-get install unicode-data
    python3 Scripts/generate-pinyin-table.py

Readings (kMandarin, the first, which is that of the mainland) and numbers of strokes
(kTotalStrokes) are those of the Unihan database in Debian's package, whose version goes into the
file that is written; a few readings are corrected here.
"""

import bz2
import os
import re
import unicodedata

from tablecode import LINE_WIDTH, swift_file

LETTERS_FOLDER = os.path.join(
    os.path.dirname(__file__), "..", "Sources", "GuideBubbles", "Letters")
UNIHAN_FOLDER = "/usr/share/unicode"

# In the order in which the reader counts them: 〇, extension A, the unified ideographs, the
# compatibility ideographs.
BLOCKS = (range(0x3007, 0x3008), range(0x3400, 0x4DC0), range(0x4E00, 0xA000),
          range(0xF900, 0xFB00))
TONES = {"\u0304": 1, "\u0301": 2, "\u030c": 3, "\u0300": 4}
NEUTRAL = 5
# What the database lacks, and where its first reading is not that of names and words.
CORRECTIONS = {"〇": "líng", "卜": "bǔ", "咳": "ké", "地": "dì", "埔": "pǔ", "罗": "luó", "著": "zhù"}
ALPHABET_START = 0x30  # '0' to 'o': six bits a character
MOST_STROKES = 63


def unihan(file, field):
    """The version of the database, and for each code point the first value of a field."""
    version, values = None, {}
    with bz2.open(os.path.join(UNIHAN_FOLDER, f"{file}.txt.bz2"), "rt", encoding="utf-8") as lines:
        for line in lines:
            version = version or re.match(r"# Unicode version: (\d+\.\d+)", line)
            parts = line.split()
            if len(parts) > 2 and parts[1] == field:
                values[int(parts[0][2:], 16)] = parts[2]
    return version[1], values


def syllable_and_tone(reading):
    """The reading without the mark of its tone, and the tone: `lǜ` is lü and 4."""
    parts = unicodedata.normalize("NFD", reading)
    tone = next((TONES[part] for part in parts if part in TONES), NEUTRAL)
    plain = "".join(part for part in parts if part not in TONES)
    return unicodedata.normalize("NFC", plain), tone


def syllable_order(syllable):
    """As collations have it: lu, lü, luan, lüe, lun."""
    return syllable.replace("ü", "u"), syllable


def unified(code):
    """The ideograph that a compatibility ideograph stands for."""
    parts = unicodedata.decomposition(chr(code))
    return int(parts, 16) if parts and not parts.startswith("<") else code


def cell(code, readings, strokes, places):
    """Three characters: the reading's number in two, high bits first, then the strokes."""
    code = code if code in readings else unified(code)
    if code not in readings:
        return "000"
    syllable, tone = readings[code]
    number = (places[syllable] + 1) * 5 + tone - 1
    count = min(int(strokes.get(code, MOST_STROKES)), MOST_STROKES)
    return "".join(chr(ALPHABET_START + part) for part in (number >> 6, number & 63, count))


def static_string(name, summary, text):
    """Lines of LINE_WIDTH bytes, so that the reader can tell where each character is."""
    lines = [text[at : at + LINE_WIDTH] for at in range(0, len(text), LINE_WIDTH)]
    body = "\n".join("    " + line for line in lines)
    return f'  /// {summary}\n  static let {name}: StaticString = #"""\n{body}\n    """#\n'


def main():
    version, mandarin = unihan("Unihan_Readings", "kMandarin")
    _, strokes = unihan("Unihan_IRGSources", "kTotalStrokes")
    codes = [code for block in BLOCKS for code in block]
    wanted = {code for code in codes} | {unified(code) for code in codes}
    mandarin |= {ord(character): reading for character, reading in CORRECTIONS.items()}
    readings = {code: syllable_and_tone(text) for code, text in mandarin.items() if code in wanted}
    syllables = sorted({syllable for syllable, _ in readings.values()}, key=syllable_order)
    places = {syllable: index for index, syllable in enumerate(syllables)}
    cells = "".join(cell(code, readings, strokes, places) for code in codes)
    initials = "".join(syllable[0].upper() for syllable in syllables)
    swift_file(
        os.path.join(LETTERS_FOLDER, "PinyinData.swift"),
        [f"Made by Scripts/generate-pinyin-table.py from the Unihan Database {version}",
         "(Unicode License v3); do not edit."], "PinyinData",
        [static_string("syllables", "All syllables in order, each ended by a comma; v is ü.",
                       "".join(syllable + "," for syllable in syllables).replace("ü", "v")),
         static_string("initials", "The first letter of each syllable.", initials),
         static_string("readings", "Three characters an ideograph; see the generator.", cells)])


if __name__ == "__main__":
    main()
