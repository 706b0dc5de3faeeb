"""Asks the compiler what modules declare in public, and puts several modules together as one.

    python3 Scripts/symbolgraphs.py FOLDER NAME MODULE...

Writes to FOLDER the symbol graphs of the built modules as if all stood in one called NAME, which is
how a client of a library sees them and how its catalogue describes them.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]


def output(*command):
    """What a command prints."""
    return subprocess.run(
        command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def extract(modules, folder):
    """Writes the symbol graphs of modules that were built for debugging to a folder."""
    built = output("swift", "build", "--show-bin-path").strip()
    target = json.loads(output("swiftc", "-print-target-info"))["target"]["triple"]
    for module in modules:
        output(
            "swift", "symbolgraph-extract", "-module-name", module, "-target", target,
            "-I", f"{built}/Modules", "-minimum-access-level", "public",
            "-skip-synthesized-members", "-output-dir", str(folder),
        )  # fmt: skip


def merged(name, modules, folder):
    """The graphs of the modules by the module that they are about, with NAME for all of theirs."""
    graphs = {}
    for path in sorted(pathlib.Path(folder).glob("*.symbols.json")):
        extending, _, extended = path.name.removesuffix(".symbols.json").partition("@")
        if extending not in modules:
            continue
        graph = json.loads(path.read_text())
        for symbol in graph["symbols"]:
            # Comments count as inherited, and are left out, where they name another module.
            if "docComment" in symbol:
                symbol["docComment"]["module"] = name
        about = name if not extended or extended in modules else extended
        if about in graphs:
            graphs[about]["symbols"] += graph["symbols"]
            graphs[about]["relationships"] += graph["relationships"]
        else:
            graph["module"]["name"] = name
            graphs[about] = graph
    return graphs


def main(folder, name, *modules):
    with tempfile.TemporaryDirectory() as extracted:
        extract(modules, extracted)
        for about, graph in merged(name, modules, extracted).items():
            file = name if about == name else f"{name}@{about}"
            path = pathlib.Path(folder) / f"{file}.symbols.json"
            path.write_text(json.dumps(graph))


if __name__ == "__main__":
    main(*sys.argv[1:])
