#!/usr/bin/env python3
"""Checks which folder uses declarations of which: the arrows of Documentation/Architecture.md.

    swift build
    python3 Scripts/check-arrows.py
    python3 Scripts/check-arrows.py --list [--examples N] [--rooms-from-folders]

Each table of that file whose first column is `room` has a row for a folder below Sources, and its
column `may look at` says what code in there may use.

- A room is a folder with all below it that have no row of their own. It is named by its path, such
  as `Sources/guidectl/System`, or by the end of it, as long as that is the end of no other's.
- In `may look at`, the name of a target means all of its rooms, any other the room whose path ends
  so, and `nothing` says that there are none. A room may always look at itself.

It is an error to use anything of a room that is not allowed, to allow what nobody uses, to allow a
cycle, to have a row without Swift files, and to have a folder with Swift files without a row.

What is used comes from the compiler, by way of the index store that a debug build writes; it knows
types and members, wherever they are declared, but no code inside an `#if` that is off. Ends with 77
where the toolchain has no library that reads it. `--list` prints all arrows instead, with their
places, and the cycles; without a table, or by `--rooms-from-folders`, every folder is a room.
"""

import argparse
import os
import sys
from collections import defaultdict
from dataclasses import dataclass, field

from indexstore import DEFINITION, IMPLICIT, REFERENCE, IndexStore, IndexStoreError, library_path

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), ".."))
SOURCES = "Sources"
TABLE = "Documentation/Architecture.md"
INDEX = ".build/debug/index/store"


class Failure(Exception):
    """What is wrong, one message a line."""


# What is used


@dataclass(frozen=True, order=True)
class Use:
    """A place where a file uses a declaration of another."""

    file: str
    line: int
    name: str
    home: str  # the file that declares it


@dataclass(frozen=True)
class Facts:
    """The Swift files below Sources, as paths below the root, and what they use of each other."""

    targets: dict[str, str]  # by file
    uses: frozenset[Use]

    def folders(self):
        """Those that have Swift files, here or further below."""
        found = set()
        for folder in map(os.path.dirname, self.targets):
            while folder:
                found.add(folder)
                folder = os.path.dirname(folder)
        return found


def read_facts(root, index):
    """All that the last build of each file notes."""
    store = IndexStore(index, library_path())
    units = newest_units(store, root)
    homes, references = {}, []
    for file, unit in units.items():
        for record in unit.records:
            for found in store.occurrences(record):
                if found.roles & DEFINITION:
                    name = f"{found.parent}.{found.name}" if found.parent else found.name
                    homes[found.symbol] = file, name
                # Implicit ones, of accessors and conformances, only repeat an explicit one.
                elif found.roles & REFERENCE and not found.roles & IMPLICIT:
                    references.append((file, found))
    uses = (use_of(found, file, homes) for file, found in references)
    return Facts({file: unit.module for file, unit in units.items()}, frozenset(uses) - {None})


def newest_units(store, root):
    """The last compilation of each file, none of which may have changed since."""
    newest = {}
    for unit in store.units():
        file = os.path.relpath(os.path.realpath(unit.file), root)
        if file not in newest or newest[file].time < unit.time:
            newest[file] = unit
    files = swift_files(root)
    stale = [file for file in files if file not in newest
             or newest[file].time < os.stat(os.path.join(root, file)).st_mtime]
    if stale:
        raise Failure("\n".join(f"{file}:1: error: changed since it was built; `swift build`"
                                for file in stale))
    return {file: newest[file] for file in files}


def swift_files(root):
    return sorted(os.path.relpath(os.path.join(folder, name), root)
                  for folder, _, names in os.walk(os.path.join(root, SOURCES))
                  for name in names if name.endswith(".swift"))


def use_of(occurrence, file, homes):
    """What a reference uses of another file, or None."""
    symbol = occurrence.symbol
    if symbol in homes:
        home, name = homes[symbol]
    else:
        # What the compiler makes, such as `rawValue`, is declared nowhere; its symbol begins with
        # its type's.
        beginnings = (symbol[:end] for end in range(len(symbol), 0, -1))
        owner = next((beginning for beginning in beginnings if beginning in homes), None)
        if not owner:
            return None
        home, name = homes[owner][0], f"{homes[owner][1]}.{occurrence.name}"
    return Use(file, occurrence.line, name, home) if home != file else None


# What is allowed


@dataclass(frozen=True)
class Row:
    """A row as it is written."""

    place: str  # file:line
    room: str
    looks_at: tuple[str, ...]


@dataclass
class Room:
    """A row whose names are known."""

    row: Row
    allowed: dict[str, set[str]] = field(default_factory=dict)  # folders, by each name

    def all_allowed(self):
        return set().union(*self.allowed.values())


def parse_tables(text):
    """The rows of all tables of rooms in a Markdown file."""
    rows, column = [], None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("|"):
            column = None
            continue
        place = f"{TABLE}:{number}"
        cells = [cell.strip(" `") for cell in line.strip().strip("|").split("|")]
        if column is None:
            if cells[0] != "room":
                column = -1
            elif "may look at" in cells:
                column = cells.index("may look at")
            else:
                raise Failure(f"{place}: error: no column `may look at`")
        elif column >= 0 and cells[0].strip("-:"):
            names = (name.strip(" `") for name in "".join(cells[column:column + 1]).split(","))
            looks_at = tuple(name for name in names if name not in ("", "nothing"))
            rows.append(Row(place, cells[0], looks_at))
    return rows


def resolve(rows, facts):
    """The rooms of a table by their folders."""
    rooms, problems = {}, []
    for row in rows:
        folder = named(row.room, "folder with Swift files", facts.folders(), row, problems)
        if folder in rooms:
            problems.append(f"{row.place}: error: {row.room} has a row already")
        elif folder:
            rooms[folder] = Room(row)
    for folder, room in rooms.items():
        for name in room.row.looks_at:
            found = rooms_named(name, room.row, rooms, facts, problems)
            if folder in found:
                problems.append(f"{room.row.place}: error: {room.row.room} is itself in {name}")
            if found & room.all_allowed():
                problems.append(f"{room.row.place}: error: {name} is said twice")
            room.allowed[name] = found
    if problems:
        raise Failure("\n".join(problems))
    return rooms


def rooms_named(name, row, rooms, facts, problems):
    """All rooms of a target, or the one room of the name."""
    found = {room_of(file, rooms) for file, target in facts.targets.items() if target == name}
    return (found or {named(name, "room", rooms, row, problems)}) - {None}


def named(name, kind, folders, row, problems):
    """The one folder whose path is a name or ends so, or None."""
    found = sorted(folder for folder in folders if f"/{folder}".endswith(f"/{name}"))
    if len(found) == 1:
        return found[0]
    which = f"{name} may be {' or '.join(found)}" if found else f"there is no {kind} {name}"
    problems.append(f"{row.place}: error: {which}")
    return None


def room_of(file, rooms):
    """The nearest room around a file, or None."""
    folder = os.path.dirname(file)
    while folder and folder not in rooms:
        folder = os.path.dirname(folder)
    return folder or None


# What is drawn


def arrows_between(rooms, facts):
    """The uses that lead from one room to another, in order, by these two."""
    arrows = defaultdict(list)
    for use in sorted(facts.uses):
        pair = room_of(use.file, rooms), room_of(use.home, rooms)
        if pair[0] != pair[1] and None not in pair:
            arrows[pair].append(use)
    return dict(sorted(arrows.items()))


def cycles(graph):
    """The strongly connected components of more than one node (Tarjan, 1972)."""
    order, low, stack, found = {}, {}, [], []

    def visit(node):
        order[node] = low[node] = len(order)
        stack.append(node)
        for other in sorted(graph.get(node, ())):
            if other not in order:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], order[other])
        if low[node] == order[node]:
            start = stack.index(node)
            component = sorted(stack[start:])
            del stack[start:]
            if len(component) > 1:
                found.append(component)

    for node in sorted(graph):
        if node not in order:
            visit(node)
    return found


def check(rooms, facts, examples):
    """What is wrong with a table, or with the code."""
    homeless = {os.path.dirname(file) for file in facts.targets if not room_of(file, rooms)}
    problems = [f"{folder}: error: has Swift files, but no row in {TABLE}"
                for folder in sorted(homeless)]
    lived_in = {room_of(file, rooms) for file in facts.targets}
    problems += [f"{room.row.place}: error: every Swift file of {room.row.room} is in another room"
                 for folder, room in rooms.items() if folder not in lived_in]
    for circle in cycles({folder: room.all_allowed() for folder, room in rooms.items()}):
        names = ", ".join(rooms[folder].row.room for folder in circle)
        problems.append(f"{rooms[circle[0]].row.place}: error: a cycle of {len(circle)}: {names}")
    arrows = arrows_between(rooms, facts)
    for folder, room in rooms.items():
        for name, found in room.allowed.items():
            if not any((folder, other) in arrows for other in found):
                problems.append(
                    f"{room.row.place}: error: {room.row.room} may look at {name}, but does not")
    for (here, there), uses in arrows.items():
        if there not in rooms[here].all_allowed():
            allowed = ", ".join(rooms[here].allowed) or "nothing"
            problems += places(uses, examples, lambda use: (
                f"{use.file}:{use.line}: error: {rooms[here].row.room} may not look at "
                f"{rooms[there].row.room} ({use.name}); allowed: {allowed}"))
    return problems


def places(uses, limit, text):
    """Where each file first uses each name, as lines of text, the first few of them."""
    first = {}
    for use in sorted(uses):
        first.setdefault((use.file, use.name), use)
    lines = [text(use) for use in sorted(first.values())]
    rest = [f"… and {len(lines) - limit} more"] if len(lines) > limit else []
    return lines[:limit] + rest


def listing(rooms, facts, examples):
    """All arrows and cycles, as lines."""
    lines, graph = [], defaultdict(set)
    for (here, there), uses in arrows_between(rooms, facts).items():
        graph[here].add(there)
        lines.append(f"{here} -> {there}: {len(uses)} in {len({use.file for use in uses})} files")
        lines += places(uses, examples, lambda use: f"    {use.file}:{use.line} {use.name}")
    circles = [f"cycle of {len(circle)}: {', '.join(circle)}" for circle in cycles(graph)]
    return lines + (circles or ["no cycle"])


def read_if_there(name):
    path = os.path.join(ROOT, name)
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--list", action="store_true", help="print all arrows and cycles")
    parser.add_argument("--rooms-from-folders", action="store_true", help="not those of the table")
    parser.add_argument("--examples", type=int, default=5, help="places shown of each arrow")
    parser.add_argument("--index", default=os.path.join(ROOT, INDEX), help="the index store")
    options = parser.parse_args()
    if not library_path():
        print("skipped: arrows (the toolchain has no libIndexStore)")
        return 77
    facts, rows = read_facts(ROOT, options.index), parse_tables(read_if_there(TABLE))
    if options.list and (options.rooms_from_folders or not rows):
        rooms = set(map(os.path.dirname, facts.targets))
    else:
        rooms = resolve(rows, facts)
    if options.list:
        print("\n".join(listing(rooms, facts, options.examples)))
        return 0
    problems = check(rooms, facts, options.examples)
    if problems:
        raise Failure("\n".join(problems))
    print(f"{len(rooms)} rooms, {len(arrows_between(rooms, facts))} arrows, all of them allowed")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (Failure, IndexStoreError) as failure:
        sys.exit(str(failure))
