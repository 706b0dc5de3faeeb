#!/usr/bin/env python3
"""Compares measured widths with HarfBuzz, language by language.

    apt-get install fonts-liberation2 fonts-noto-core fonts-noto-cjk
    python3 -m pip install uharfbuzz
    python3 Tests/Fonts/compare-harfbuzz.py GUIDECTL

Each sentence is a label of a scene that `GUIDECTL solve --font …` solves, so that what is compared is
what a user gets. HarfBuzz shapes the same sentence with the same fonts: each cluster by the first
that has all its characters, each run of one font as a whole, its neighbours as context. Ends with 77
where a tool or font is absent, with 1 where a sentence is off by more than the limit.
"""

import json
import subprocess
import sys
import unicodedata

from sentences import SENTENCES, SERIF_SENTENCES

LIBERATION = "/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf"
NOTO = "/usr/share/fonts/truetype/noto/NotoSans%s-Regular.ttf"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
SERIF = ["/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf",
         "/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc"]
CHAIN = [LIBERATION, NOTO % "Arabic", NOTO % "Hebrew", NOTO % "Thai", CJK]
# The same with the script's own fonts first, so that Hebrew letters are not Liberation's.
NOTO_FIRST = [NOTO % "Hebrew", NOTO % "Arabic", NOTO % "Thai", CJK, NOTO % ""]
SIZE = 1000  # points, so that rounding up to a pixel is a few hundred-thousandths
LIMIT = 0.3  # per cent
ESTIMATE_LIMIT = 1.0  # per cent, the mean over Latin sentences against Liberation
LATIN = ("English", "German", "French", "Spanish", "Polish", "Vietnamese")
INVISIBLE = ("\u200b\u200c\u200d\u200e\u200f\u00ad\ufeff" + "".join(map(chr, range(0xFE00, 0xFE10))))

try:
    import uharfbuzz
except ImportError:
    print("skipped: widths against HarfBuzz (no uharfbuzz)")
    sys.exit(77)


class Font:
    """A font as HarfBuzz has it."""

    def __init__(self, path):
        self.face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
        self.font = uharfbuzz.Font(self.face)

    def has(self, text):
        return all(c in INVISIBLE or self.font.get_nominal_glyph(ord(c)) for c in text)

    def width(self, text, start, end):
        """The advance of a part of a text, in em."""
        buffer = uharfbuzz.Buffer()
        buffer.add_codepoints([ord(c) for c in text], start, end - start)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.font, buffer)
        return sum(at.x_advance for at in buffer.glyph_positions) / self.face.upem


def clusters(text):
    """Where clusters start, as far as the sentences need it: marks belong to what is before."""
    starts = [i for i, c in enumerate(text) if i == 0 or not (
        unicodedata.category(c).startswith("M") or c in INVISIBLE or c == "\u0e33")]
    return list(zip(starts, starts[1:] + [len(text)]))


def harfbuzz_width(text, fonts):
    """The width of a sentence in em."""
    runs = []
    for start, end in clusters(text):
        font = next((f for f in fonts if f.has(text[start:end])), None)
        if font is None:
            raise SystemExit(f"no font has {text[start:end]!r}")
        if runs and runs[-1][0] is font:
            runs[-1][2] = end
        else:
            runs.append([font, start, end])
    return sum(font.width(text, start, end) for font, start, end in runs)


def our_widths(guidectl, sentences, fonts, font):
    """The widths of labels, in em."""
    labels = [{"id": f"t{i}", "kind": "label", "text": text, "font": font}
              for i, text in enumerate(sentences)]
    lines = [f"t{i}.left == screen.left" for i in range(len(sentences))]
    lines += [f"t{i}.top == screen.top" for i in range(len(sentences))]
    scene = {"screen": {"size": [100000, 100000], "scale": 1}, "views": labels,
             "constraints": lines}
    options = [word for path in fonts for word in ("--font", path)]
    done = subprocess.run([guidectl, "solve", "-", *options], input=json.dumps(scene),
                          capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"guidectl ended with {done.returncode}: {done.stderr}")
    views = {view["id"]: view for view in json.loads(done.stdout)["views"]}
    return [views[f"t{i}"]["frame"][2] / SIZE for i in range(len(sentences))]


def compare(guidectl, title, paths, all_sentences=SENTENCES):
    """Prints the deviations in one chain of fonts; the number of sentences beyond the limit."""
    fonts, beyond = [Font(path) for path in paths], 0
    for language, sentences in all_sentences.items():
        ours = our_widths(guidectl, sentences, paths, {"size": SIZE})
        theirs = [harfbuzz_width(text, fonts) for text in sentences]
        off = [100 * (a / b - 1) for a, b in zip(ours, theirs)]
        beyond += sum(abs(x) > LIMIT for x in off)
        print(f"{title}: {language:<21}" + "".join(f"{x:+8.3f} %" for x in off))
    return beyond


def estimate(guidectl):
    """The mean deviation of estimated widths of Latin text in Arial from Liberation Sans."""
    font, off = Font(LIBERATION), []
    for language in LATIN:
        ours = our_widths(guidectl, SENTENCES[language], [], {"size": SIZE, "family": "Arial"})
        theirs = [harfbuzz_width(text, [font]) for text in SENTENCES[language]]
        off += [100 * abs(a / b - 1) for a, b in zip(ours, theirs)]
    mean = sum(off) / len(off)
    print(f"estimated, Latin: mean {mean:.3f} %, most {max(off):.3f} %")
    return mean


def main():
    try:
        for path in CHAIN + NOTO_FIRST + SERIF:
            open(path, "rb").close()
    except OSError as error:
        print(f"skipped: widths against HarfBuzz (no {error.filename})")
        sys.exit(77)
    guidectl = sys.argv[1]
    serif = {language: SENTENCES[language] for language in LATIN} | SERIF_SENTENCES
    typed = {f"{language}, in parts": [unicodedata.normalize("NFD", text) for text in sentences]
             for language, sentences in serif.items()}
    beyond = compare(guidectl, "chain", CHAIN)
    beyond += compare(guidectl, "own fonts first", NOTO_FIRST)
    beyond += compare(guidectl, "serif", SERIF, serif) + compare(guidectl, "serif", SERIF, typed)
    mean = estimate(guidectl)
    count = 2 * sum(len(found) for found in (*SENTENCES.values(), *serif.values()))
    print(f"corpus harfbuzz-widths: {count - beyond} of {count}")
    sys.exit(1 if beyond or mean > ESTIMATE_LIMIT else 0)


if __name__ == "__main__":
    main()
