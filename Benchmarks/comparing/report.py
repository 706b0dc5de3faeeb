"""Prints what was compared: a Markdown table, or JSON."""

import json
import sys

from .rounds import middle


def entries(rows, peer):
    """One entry a row and phase."""
    for row in rows:
        phases = [("build", row.build, row.peer_build), ("edit", row.edit, row.peer_edit)]
        for phase, ours, theirs in phases:
            ours, theirs = middle(ours), middle(theirs)
            if ours is None or theirs is None:
                continue
            entry = {
                "workload": row.workload, "n": row.n, "phase": phase, "ours": ours, peer: theirs,
                "ratio": theirs / ours}
            if phase == "build" and row.one_by_one:
                entry["oursOneByOne"] = middle(row.one_by_one)
            if row.is_peer_capped:
                entry[f"{peer}Capped"] = True
            yield entry


def print_json(rows, peer):
    """Prints a JSON array, an entry a line."""
    lines = [json.dumps(entry) for entry in entries(rows, peer)]
    print("[\n  " + ",\n  ".join(lines) + "\n]" if lines else "[]")


def print_table(rows, peer, title):
    """Prints a Markdown table, a line a row and phase."""
    print(f"{title}\n")
    print(f"| workload | n | phase | ours | one row a call | {peer} | {peer} ÷ ours |")
    print("|---|---|---|---|---|---|---|")
    for entry in entries(rows, peer):
        is_capped = f"{peer}Capped" in entry
        one_by_one = entry.get("oursOneByOne")
        cells = [
            entry["workload"], str(entry["n"]), entry["phase"], duration(entry["ours"]),
            duration(one_by_one) if one_by_one else "–",
            ("> " if is_capped else "") + duration(entry[peer]),
            ("> " if is_capped else "") + times(entry["ratio"])]
        print("| " + " | ".join(cells) + " |")


def print_complaints(rows):
    """Prints what was wrong; returns whether anything was."""
    found = False
    for row in rows:
        for complaint in row.complaints:
            print(f"{row.workload} {row.n}: {complaint}", file=sys.stderr)
            found = True
    return found


def duration(seconds):
    """Seconds with three digits and a unit."""
    for limit, factor, unit in ((1e-6, 1e9, "ns"), (1e-3, 1e6, "µs"), (1, 1e3, "ms")):
        if seconds < limit:
            return f"{three_digits(seconds * factor)} {unit}"
    return f"{three_digits(seconds)} s"


def times(ratio):
    """A ratio with two or three digits."""
    return f"{three_digits(ratio)}×" if ratio < 100 else f"{round(ratio):,}×"


def three_digits(value):
    """A number with three digits that count."""
    return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}"
