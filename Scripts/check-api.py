"""Compares what the libraries declare in public with what is recorded of it.

    python3 Scripts/check-api.py           compares the debug build with the record
    python3 Scripts/check-api.py --record  makes the record anew

Documentation/PublicAPI has a file for each module: a line for each public declaration and for each
conformance, sorted by names. A difference is a change that clients notice, so it is recorded on
purpose, with a line in CHANGELOG.
"""

import difflib
import json
import pathlib
import sys
import tempfile

import symbolgraphs

MODULES = [
    "LayoutGeometry", "Constraints", "GuideFormats", "GuideText", "GuideBubbles", "GuideScenes",
    "GuideChecks",
]  # fmt: skip
RECORD = symbolgraphs.ROOT / "Documentation" / "PublicAPI"
# What every type has unless it says otherwise.
IMPLICIT = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def lines(module, folder):
    """The public API of a module, a line for each declaration and each conformance."""
    graphs = [
        json.loads(path.read_text())
        for path in sorted(pathlib.Path(folder).glob("*.symbols.json"))
        if path.name.removesuffix(".symbols.json").partition("@")[0] == module
    ]
    symbols = [symbol for graph in graphs for symbol in graph["symbols"]]
    relations = [relation for graph in graphs for relation in graph["relationships"]]
    # Only what other modules declare has a fallback.
    names = {
        relation["target"]: relation["targetFallback"].rpartition(".")[2]
        for relation in relations
        if "targetFallback" in relation
    }
    found = set()
    for symbol in symbols:
        name = ".".join(symbol["pathComponents"])
        names[symbol["identifier"]["precise"]] = name
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        found.add(f"{name}  [{kind}]  {declaration(symbol)}")
    for relation in relations:
        protocol = names.get(relation["target"])
        if relation["kind"] == "conformsTo" and protocol not in IMPLICIT:
            source = names.get(relation["source"], relation["source"])
            found.add(f"{source}  [conformance]  {protocol}")
    return sorted(found)


def declaration(symbol):
    """A declaration as it is written, on one line."""
    text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
    return " ".join(text.split())


def recorded(module):
    path = RECORD / f"{module}.txt"
    return path.read_text().splitlines() if path.exists() else []


def main(arguments):
    if arguments not in ([], ["--record"]):
        sys.exit(__doc__)
    changes = []
    with tempfile.TemporaryDirectory() as folder:
        symbolgraphs.extract(MODULES, folder)
        api = {module: lines(module, folder) for module in MODULES}
    if arguments:
        RECORD.mkdir(exist_ok=True)
        for module in MODULES:
            (RECORD / f"{module}.txt").write_text("".join(f"{line}\n" for line in api[module]))
    for module in MODULES:
        for line in difflib.unified_diff(recorded(module), api[module], lineterm="", n=0):
            if not line.startswith(("---", "+++", "@@")):
                changes.append(f"{line[0]} {module}: {line[1:]}")
    if changes:
        print("\n".join(changes))
        sys.exit(
            f"the public API differs from its record in {len(changes)} lines; if that is meant, run "
            "python3 Scripts/check-api.py --record and say in CHANGELOG what a client will notice"
        )
    count = sum(len(found) for found in api.values())
    print(f"{count} public declarations and conformances are as recorded")


if __name__ == "__main__":
    main(sys.argv[1:])
