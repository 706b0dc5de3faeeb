#!/usr/bin/env python3
"""Lists the arrows between the folders below Sources: which of them uses declarations of which.

    swift build
    python3 Scripts/check-arrows.py --list [--examples N] [--rooms-from-folders]

What it knows comes from the compiler, by way of the index store that a debug build writes.
"""

import argparse
import os
import sys
from collections import defaultdict
from dataclasses import dataclass

from indexstore import DEFINITION, IMPLICIT, REFERENCE, IndexStore, library_path

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), ".."))
SOURCES = "Sources"
BUILT = os.path.join(ROOT, ".build", "debug", "index", "store")


@dataclass(frozen=True, order=True)
class Use:
    """A place where one file uses a declaration of another."""

    file: str
    line: int
    home: str
    name: str


class Failure(Exception):
    """What is wrong, one message a line."""


def swift_files(root):
    """All below Sources, as paths below the root."""
    found = []
    for folder, _, names in os.walk(os.path.join(root, SOURCES)):
        found += [os.path.relpath(os.path.join(folder, name), root)
                  for name in names if name.endswith(".swift")]
    return sorted(found)


def newest_units(store, root, files):
    """The last compilation of each file, none of which may have changed since."""
    newest = {}
    for unit in store.units():
        file = os.path.relpath(os.path.realpath(unit.file), root)
        if file not in newest or newest[file].time < unit.time:
            newest[file] = unit
    stale = [file for file in files if file not in newest
             or newest[file].time < os.stat(os.path.join(root, file)).st_mtime]
    if stale:
        raise Failure("\n".join(f"{file}: error: changed since it was built; `swift build`"
                                for file in stale))
    return {file: newest[file] for file in files}


def home_of(symbol, homes):
    """Where a symbol is declared; one that the compiler makes (`rawValue`) is where its type is."""
    for end in range(len(symbol), 0, -1):
        if symbol[:end] in homes:
            return homes[symbol[:end]]
    return None


def read_uses(store, units):
    """All uses of one file's declarations in another.

    Implicit ones are left out: accessors and what conformances make. They stand beside explicit
    ones.
    """
    homes, references = {}, []
    for file, unit in units.items():
        for record in unit.records:
            for occurrence in store.occurrences(record):
                if occurrence.roles & DEFINITION:
                    parent = f"{occurrence.parent}." if occurrence.parent else ""
                    homes[occurrence.symbol] = file, parent + occurrence.name
                elif occurrence.roles & REFERENCE and not occurrence.roles & IMPLICIT:
                    references.append((file, occurrence))
    uses = set()
    for file, occurrence in references:
        home = home_of(occurrence.symbol, homes)
        if home and home[0] != file:
            made = "" if occurrence.symbol in homes else f".{occurrence.name}"
            uses.add(Use(file, occurrence.line, home[0], home[1] + made))
    return uses


def room_of(file, rooms):
    """The nearest of the rooms that a file is in."""
    folder = os.path.dirname(os.path.relpath(file, SOURCES))
    while folder and folder not in rooms:
        folder = os.path.dirname(folder)
    return folder


def arrows_between(uses, rooms):
    """The uses that go from one room to another, by these two."""
    arrows = defaultdict(list)
    for use in sorted(uses):
        pair = room_of(use.file, rooms), room_of(use.home, rooms)
        if pair[0] != pair[1]:
            arrows[pair].append(use)
    return arrows


def cycles(graph):
    """The strongly connected components of more than one room (Tarjan 1972), each sorted."""
    order, low, stack, found = {}, {}, [], []

    def visit(room):
        order[room] = low[room] = len(order)
        stack.append(room)
        for other in sorted(graph.get(room, ())):
            if other not in order:
                visit(other)
                low[room] = min(low[room], low[other])
            elif other in stack:
                low[room] = min(low[room], order[other])
        if low[room] == order[room]:
            at = stack.index(room)
            component = sorted(stack[at:])
            del stack[at:]
            if len(component) > 1:
                found.append(component)

    for room in sorted(graph):
        if room not in order:
            visit(room)
    return found


def print_list(arrows, examples):
    for (here, there), uses in sorted(arrows.items()):
        drawers = sorted({use.file for use in uses})
        print(f"{here} -> {there}: {len(uses)} uses in {len(drawers)} files")
        names = sorted({(use.file, use.name): use for use in reversed(uses)}.values())
        for use in names[:examples]:
            print(f"    {use.file}:{use.line} {use.name}  (of {os.path.relpath(use.home, SOURCES)})")
        if len(names) > examples:
            print(f"    ... and {len(names) - examples} more")
    graph = defaultdict(set)
    for here, there in arrows:
        graph[here].add(there)
    found = cycles(graph)
    for component in found:
        print(f"cycle of {len(component)}: {', '.join(component)}")
    if not found:
        print("no cycle")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--list", action="store_true", help="print all arrows and cycles")
    parser.add_argument("--examples", type=int, default=5, help="places printed for each arrow")
    parser.add_argument("--index", default=BUILT, help="the index store, by default that of .build")
    arguments = parser.parse_args()
    store = IndexStore(arguments.index, library_path())
    files = swift_files(ROOT)
    units = newest_units(store, ROOT, files)
    rooms = {os.path.dirname(os.path.relpath(file, SOURCES)) for file in files}
    print_list(arrows_between(read_uses(store, units), rooms), arguments.examples)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(str(failure))
