#!/usr/bin/env python3
"""Compares the widths of the texts of pictures with those that a browser draws.

    apt-get install chromium fonts-inter fonts-liberation2 fonts-noto-core fonts-noto-cjk
    python3 Tests/Fonts/compare-pictures.py GUIDECTL [SCENE…]

`GUIDECTL render` draws each scene, by default all of Examples/Scenes, in each of its languages.
Chromium shows the pictures with Inter, whose widths are built in, and Noto for other scripts. How wide
a text is by itself, before it is fitted, is compared with the width that was measured. What differs is
measured again with one thing after the other taken out of Chromium's way, until the two agree: so each
difference has a name. Ends with 77 where a tool or font is absent, with 1 where a text differs that has
no name, or more of them have one than are wanted.
"""

import glob
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "Browser"))

from chromium import Chromium, find_browser

ROOT = os.path.join(os.path.dirname(__file__), "..", "..")
FONTS = [
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
]
WANTED = 3  # per cent of the measured width that a text may differ
NAMED = 5  # per cent of the texts that may differ by more, each for a reason that has a name

# What is taken out of Chromium's way, in this order, by how much wider the text is then measured, and
# what a difference is called that it explains.
NAMES = [
    ("pairs, which are measured without kerning", "font-kerning: none", 1),
    ("bold Arabic, which is measured as a twentieth wider than regular", "font-weight: 400", 1.05),
]

# Each text of the page without what fits it to its width, one after the other.
SCRIPT = """(() => [...document.querySelectorAll('text[textLength]')].map(text => {
  text.removeAttribute('textLength')
  return text.getComputedTextLength()
}))()"""


def languages(scene):
    """The languages in which a scene is drawn: those that it wants to be checked in."""
    return (scene.get("check") or {}).get("locales") or [None]


def pictures(guidectl, path, folder):
    """The pictures of a scene in all of its languages, as text."""
    with open(path, encoding="utf-8") as file:
        scene = json.load(file)
    if "screen" not in scene:
        return  # nothing but numbers: there is no picture of it
    for language in languages(scene):
        options = ["--locale", language] if language else []
        with tempfile.TemporaryDirectory(dir=folder) as out:
            done = subprocess.run([guidectl, "render", path, "-o", out, *options],
                                  capture_output=True, text=True, check=False)
            if done.returncode not in (0, 1):
                raise SystemExit(f"guidectl ended with {done.returncode}: {done.stderr}")
            for name in sorted(os.listdir(out)):
                with open(os.path.join(out, name), encoding="utf-8") as file:
                    yield file.read()


def texts(picture):
    """What each text of a picture says and how wide it was measured, with what it is drawn by."""
    for element in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text"):
        drawn = {key.split("}")[-1]: value for key, value in element.attrib.items()}
        places = ("x", "y", "fill", "fill-opacity", "text-anchor", "textLength", "lengthAdjust")
        look = {key: value for key, value in drawn.items() if key not in places}
        if "textLength" in drawn:
            yield element.text or "", look, float(drawn["textLength"])


def drawn_widths(browser, picture, style=""):
    """How wide each text of a picture is by itself."""
    page = f"<style>text {{ {style} }}</style>{picture}"
    browser.evaluate(f"document.documentElement.innerHTML = {json.dumps(page)}")
    browser.evaluate("document.fonts.ready.then(() => document.body.offsetHeight)")
    return browser.evaluate(SCRIPT)


def is_close(drawn, measured):
    return abs(drawn - measured) <= measured * WANTED / 100


def compare(browser, picture, found):
    """Notes of each text how wide it was measured and is drawn, and what a difference is called."""
    measured = list(texts(picture))
    drawn = drawn_widths(browser, picture)
    off = [i for i, (_, _, width) in enumerate(measured) if not is_close(drawn[i], width)]
    names = {}
    for name, style, factor in NAMES if off else []:
        others = drawn_widths(browser, picture, style)
        for i in off:
            if i not in names and is_close(others[i] * factor, measured[i][2]):
                names[i] = name
    for i, (text, look, width) in enumerate(measured):
        name = names.get(i, "unexplained") if i in off else None
        if name == "unexplained" and not any(map(str.isalnum, text)):
            name = "signs, of which the tables have some from other fonts"
        found[text, json.dumps(look), round(width, 2)] = (drawn[i], name)


def main():
    path = next((path for path in FONTS if not os.path.exists(path)), None)
    browser = find_browser()
    if path or not browser:
        print(f"skipped: texts of pictures (no {path or 'browser'})")
        sys.exit(77)
    scenes = sys.argv[2:] or sorted(glob.glob(os.path.join(ROOT, "Examples/Scenes/*.json")))
    found = {}
    with Chromium(browser) as page, tempfile.TemporaryDirectory() as folder:
        page.open("about:blank")
        for scene in scenes:
            for picture in pictures(sys.argv[1], scene, folder):
                compare(page, picture, found)
    counts = {}
    for (text, look, measured), (drawn, name) in sorted(found.items()):
        if name:
            counts[name] = counts.get(name, 0) + 1
            percent = 100 * (drawn / measured - 1)
            print(f"    {percent:+.1f} %: {text!r} {look}: measured {measured}, drawn {drawn:.2f}")
    for name in sorted(counts):
        print(f"difference: {name}: {counts[name]}")
    mean = sum(abs(drawn / key[2] - 1) for key, (drawn, _) in found.items()) / max(1, len(found))
    off = sum(counts.values())
    print(f"corpus picture-texts: {len(found) - off} of {len(found)}, mean {100 * mean:.2f} %")
    is_good = found and "unexplained" not in counts and 100 * off <= NAMED * len(found)
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
