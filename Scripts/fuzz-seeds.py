#!/usr/bin/env python3
"""Writes what a fuzzer begins with: seeds, and the words of the language.

    Scripts/fuzz-seeds.py TARGET SEEDS WORDS SCENES...

TARGET is json, scene, notation or solver. SEEDS is a folder: of each scene its text, for the notation
each line of its constraints, for the solver what was found before and bytes that look random. WORDS is a dictionary for libFuzzer. SCENES are files, and folders of them.
"""

import json
import pathlib
import random
import re
import sys

RELATIONS = ["==", "<=", ">=", "@", "+", "-", "*", "/", "(", ")", ".", "H:|-[", "]-|", "V:", "[0]"]
NUMBERS = ["1e7", "-0", "1e308", "1e-308", "0.1", "1000", "null", "true", "\\ud83d\\ude00", "\ufeff"]


def scene_files(paths):
    for path in map(pathlib.Path, paths):
        if path.is_dir():
            yield from sorted(path.glob("*.json"))
        elif path.exists():
            yield path


def lines(value):
    """The lines of all constraints in a scene, also in templates."""
    if isinstance(value, dict):
        for constraint in value.get("constraints") or []:
            line = constraint.get("where") if isinstance(constraint, dict) else constraint
            if isinstance(line, str):
                yield line
        for member in value.values():
            yield from lines(member)
    elif isinstance(value, list):
        for element in value:
            yield from lines(element)


def keys_of_scenes():
    """The keys and words of the language, as its own sources spell them."""
    words = set()
    for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
        text = path.read_text(encoding="utf-8")
        if path.name != "SceneKeys.swift" and "/Reference/" not in str(path):
            continue
        for cases in re.findall(r"case ((?:\w+,\s*)*\w+)\n", text):
            words.update(re.findall(r"\w+", cases))
        words.update(re.findall(r'"([A-Za-z$][\w$-]{1,30})"', text))
    return sorted(words)


def attributes():
    text = pathlib.Path("Sources/Constraints/Layout/Constraints/LayoutAttribute.swift").read_text()
    return sorted({"." + word for word in re.findall(r"case (\w+)", text)})


def decisions():
    """What was found before, and lives of each class of numbers: a byte a decision."""
    found = [path.read_bytes() for path in sorted(pathlib.Path("Fuzzing/Findings/solver").glob("*.life"))]
    return found + [
        bytes([number]) + random.Random(number).randbytes(50 + number) for number in range(200)]


def main(target, seeds, dictionary, *scenes):
    texts = [path.read_bytes() for path in scene_files(scenes)]
    words = RELATIONS + NUMBERS
    if target == "notation":
        found = {line for text in texts for line in lines(json.loads(text))}
        texts = [line.encode() for line in sorted(found)]
        words = words + attributes() + ["a", "b", "save", "screen", "x", "required", "high", "low"]
    elif target == "solver":
        texts, words = decisions(), ["\x00", "\x7f", "0" * 8]
    else:
        words = words + ['"%s"' % word for word in keys_of_scenes()]
    for number, text in enumerate(texts):
        (pathlib.Path(seeds) / ("%03d" % number)).write_bytes(text)
    with open(dictionary, "w", encoding="ascii") as file:
        for word in words:
            escaped = "".join(
                chr(byte) if 0x20 <= byte < 0x7F and byte not in b'"\\' else "\\x%02X" % byte
                for byte in word.encode())
            file.write('"%s"\n' % escaped)
    print("%d seeds, %d words" % (len(texts), len(words)))


main(*sys.argv[1:])
