"""Digests of the sources that figures bear on."""

import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOLVER = ["Sources/Constraints"]
ALL = SOLVER + ["Sources/GuideBubbles"]
# What a figure is measured on: the product, and the program that measures.
FOLDERS = {
    "solver": SOLVER + ["Benchmarks/Sources/bench"],
    "lists": SOLVER + ["Benchmarks/Sources/bench-layout"],
    "placing": ALL + ["Benchmarks/Sources/bench-placement"],
    "scenes": ALL + ["Benchmarks/Sources/bench-scenes", "Examples/Scenes"],
}


def of(name):
    """A digest for each folder that holds sources of a figure."""
    found = {}
    for folder in FOLDERS[name]:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".swift", ".json") and path.is_file():
                place = str(path.parent.relative_to(ROOT))
                content = found.setdefault(place, hashlib.sha256())
                content.update(path.name.encode() + b"\0" + code(path) + b"\0")
    return {place: content.hexdigest()[:16] for place, content in found.items()}


def code(path):
    """What a file says to the compiler: lines that are empty or a comment left out."""
    lines = (line.strip() for line in path.read_bytes().splitlines())
    return b"\n".join(line for line in lines if line and not line.startswith(b"//"))


def differing(former, present):
    """The folders whose digests differ."""
    if not former:
        return ["measured before digests were kept"]
    places = sorted(former.keys() | present.keys())
    return [place for place in places if former.get(place) != present.get(place)]
