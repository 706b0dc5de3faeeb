#!/usr/bin/env python3
"""Compares lines with Chromium's, language by language, at five widths.

    apt-get install chromium fonts-liberation2 fonts-noto-core fonts-noto-cjk
    python3 Tests/Fonts/compare-chromium.py GUIDECTL

Each sentence, a paragraph of all sentences of its language, is a label of a scene that
`GUIDECTL solve --font …` solves, and a block of the same width, size and fonts in a page. What
differs is laid out again with one thing after the other taken out of Chromium's way, until the lines
agree: so each difference has a name. Ends with 77 where a tool or font is absent, with 1 where fewer
than the wanted part of the layouts agree.
"""

import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "Browser"))

from chromium import Chromium, find_browser
from sentences import SENTENCES

LIBERATION = "/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf"
NOTO = "/usr/share/fonts/truetype/noto/NotoSans%s-Regular.ttf"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
CHAIN = [LIBERATION, NOTO % "Arabic", NOTO % "Hebrew", CJK]
FAMILIES = "'Liberation Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans CJK JP'"
TAGS = {
    "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Polish": "pl",
    "Vietnamese": "vi", "Russian": "ru", "Greek": "el", "Hebrew": "he", "Arabic": "ar",
    "Chinese": "zh-Hans", "Japanese": "ja",
}
# Browsers break Japanese as `normal` says unless told otherwise; labels do it strictly.
LOCALES = {"ja": "ja-u-lb-normal"}
WIDTHS = [90, 140, 200, 253, 320]
SIZE = 16
WANTED = 92  # per cent

# What is taken out of Chromium's way, in this order, and what a difference is called that it explains.
NAMES = [
    ("full-width punctuation set closer", "text-spacing-trim: space-all"),
    ("kerning across spaces", "font-kerning: none"),
    ("kana rules", "line-break: strict"),
    ("kana rules", "line-break: loose"),
]

# The lines of each block: characters whose boxes lie at one height, hanging spaces left out.
SCRIPT = """(() => [...document.querySelectorAll('p')].map(block => {
  const node = block.firstChild, text = node.data, lines = []
  let top = null
  for (let at = 0; at < text.length;) {
    const next = at + (text.codePointAt(at) > 0xffff ? 2 : 1)
    const range = document.createRange()
    range.setStart(node, at); range.setEnd(node, next)
    const box = [...range.getClientRects()].pop()
    if (box && box.width > 0 && (top === null || Math.abs(box.top - top) > 8)) {
      lines.push(''); top = box.top
    }
    if (lines.length) lines[lines.length - 1] += text.slice(at, next)
    at = next
  }
  return lines.map(line => line.trim())
}))()"""


def texts():
    """Every text with its language: the sentences, and all of a language as one paragraph."""
    for language in TAGS:
        for sentence in SENTENCES[language] + [" ".join(SENTENCES[language])]:
            yield language, sentence


def chromium_lines(browser, cases, style=""):
    """The lines of blocks in a page."""
    blocks = "".join(
        f'<p lang="{TAGS[language]}" dir="{"rtl" if language in ("Hebrew", "Arabic") else "ltr"}" '
        f'style="width: {width}px">{text}</p>' for language, text, width in cases)
    page = (f"<style>p {{ font: {SIZE}px {FAMILIES}; overflow-wrap: anywhere; margin: 8px;"
            f" line-height: 40px; {style} }}</style>{blocks}")
    browser.evaluate(f"document.documentElement.innerHTML = {json.dumps(page)}")
    browser.evaluate("document.fonts.ready.then(() => document.body.offsetHeight)")
    return browser.evaluate(SCRIPT)


def our_lines(guidectl, cases):
    """The lines of labels in scenes, one scene a language."""
    found = [None] * len(cases)
    for language, tag in TAGS.items():
        indices = [i for i, case in enumerate(cases) if case[0] == language]
        views = [{"id": f"t{i}", "kind": "label", "text": cases[i][1], "font": {"size": SIZE}}
                 for i in indices]
        lines = [f"t{i}.{line}" for i in indices
                 for line in ("left == 0", "top == 0", f"width == {cases[i][2]}")]
        scene = {"screen": {"size": [1000, 1000], "scale": 1, "locale": LOCALES.get(tag, tag)},
                 "views": views,
                 "constraints": lines}
        options = [word for path in CHAIN for word in ("--font", path)]
        done = subprocess.run([guidectl, "solve", "-", *options], input=json.dumps(scene),
                              capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1) or not done.stdout:
            raise SystemExit(f"guidectl ended with {done.returncode}: {done.stderr}")
        for view in json.loads(done.stdout)["views"]:
            found[int(view["id"][1:])] = [line["text"].strip() for line in view["lines"]]
    return found


def name_differences(browser, cases, ours, theirs, differing):
    """What each difference is called."""
    names = {}
    for name, style in NAMES:
        rest = [i for i in differing if i not in names]
        if not rest:
            break
        for i, lines in zip(rest, chromium_lines(browser, [cases[i] for i in rest], style)):
            if lines == ours[i]:
                names[i] = name
    for i in differing:
        if i not in names and french_space(cases[i][1], ours[i], theirs[i]):
            names[i] = "spaces beside French punctuation (LB13, LB15a), at which Chromium breaks"
    return names


def french_space(text, ours, theirs):
    """Whether lines first part at a space inside French quotation marks or before punctuation."""
    for a, b in zip(ours, theirs):
        if a != b:
            short, long = sorted((a, b), key=len)
            rest = text[text.index(long) + len(long):].lstrip()
            return long.startswith(short) and (long[-1] == "«" or rest[:1] in "?!:;»")
    return False


def main():
    path = next((path for path in CHAIN if not os.path.exists(path)), None)
    browser = find_browser()
    if path or not browser:
        print(f"skipped: lines against Chromium (no {path or 'browser'})")
        sys.exit(77)
    cases = [(language, text, width) for language, text in texts() for width in WIDTHS]
    ours = our_lines(sys.argv[1], cases)
    with Chromium(browser) as page:
        page.resize(1000, 1000, scale=1)
        page.open("about:blank")
        theirs = chromium_lines(page, cases)
        differing = [i for i in range(len(cases)) if ours[i] != theirs[i]]
        names = name_differences(page, cases, ours, theirs, differing)
    for language in TAGS:
        indices = [i for i, case in enumerate(cases) if case[0] == language]
        off = [i for i in indices if i in differing]
        print(f"{language:<11}{len(indices) - len(off):4} of {len(indices)}")
        for i in off:
            name = names.get(i, "unexplained")
            at = next((k for k, (a, b) in enumerate(zip(ours[i], theirs[i])) if a != b), 0)
            print(f"    {cases[i][2]}: {name}: ours {ours[i][at]!r}, Chromium's {theirs[i][at]!r}")
    counts = {}
    for i in differing:
        name = names.get(i, "unexplained")
        counts[name] = counts.get(name, 0) + 1
    for name in sorted(counts):
        print(f"difference: {name}: {counts[name]}")
    agreeing = len(cases) - len(differing)
    print(f"corpus chromium-lines: {agreeing} of {len(cases)}")
    sys.exit(0 if 100 * agreeing >= WANTED * len(cases) else 1)


if __name__ == "__main__":
    main()
