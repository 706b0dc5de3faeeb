"""Figures as rows that are kept, and as Markdown tables."""

import math
import textwrap
from statistics import median

from .report import duration, times


def rows(name, measured):
    """The rows of a figure, from what its programs wrote."""
    return solver_rows(*measured) if name == "solver" else measured[0]


def text(name, rows):
    """A figure's rows as Markdown."""
    return {"solver": solver, "lists": lists, "placing": plain, "scenes": plain}[name](rows)


def solver_rows(bench, kiwi, highs):
    """Medians of ours in seconds, memory in MB, and how many times as long the others took."""
    peers = {"kiwi": peer(kiwi), "highs": peer(highs)}
    for row in bench:
        entry = {"workload": row["workload"], "n": row["n"]}
        for key in ("bulk", "oneByOne", "operation"):
            entry[key] = median(row[key]) if row[key] else None
        entry["memory"] = round(row["memory"], 1)
        for name, found in peers.items():
            for phase in ("build", "edit"):
                entry[f"{name} {phase}"] = found.get((row["workload"], row["n"], phase))
        yield entry


def peer(entries):
    """Theirs ÷ ours by workload, size and phase, as it is shown."""
    found = {}
    for entry in entries:
        is_capped = any(key.endswith("Capped") for key in entry)
        ratio = ("> " if is_capped else "") + times(entry["ratio"])
        found[entry["workload"], entry["n"], entry["phase"]] = ratio
    return found


def table(head, lines):
    """A Markdown table."""
    drawn = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(drawn + ["| " + " | ".join(cells) + " |" for cells in lines]) + "\n"


def shown(seconds):
    return "–" if seconds is None else duration(seconds)


def solver(rows):
    head = ["workload", "n", "bulk build", "one by one", "operation", "memory, MB", "kiwi: build",
            "edit", "HiGHS: build", "edit"]
    keys = ["kiwi build", "kiwi edit", "highs build", "highs edit"]
    lines = [
        [row["workload"], str(row["n"]), shown(row["bulk"]), shown(row["oneByOne"]),
         shown(row["operation"]), f"{row['memory']:.1f}", *(row[key] or "–" for key in keys)]
        for row in rows]
    growth = [
        f"{workload} {exponent(rows, workload, 'bulk')}, {exponent(rows, workload, 'operation')}"
        for workload in dict.fromkeys(row["workload"] for row in rows)
        if sum(row["workload"] == workload for row in rows) > 1]
    told = ("Growth of bulk build and of an operation, over all sizes above: "
            + "; ".join(growth) + ".")
    return table(head, lines) + "\n" + textwrap.fill(told, 104, break_on_hyphens=False) + "\n"


def exponent(rows, workload, key):
    """The exponent of n that fits best, by least squares of logarithms."""
    points = [(math.log(row["n"]), math.log(row[key])) for row in rows
              if row["workload"] == workload and row[key]]
    if len(points) < 2:
        return "–"
    x, y = (sum(values) / len(points) for values in zip(*points))
    slope = sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)
    return f"n^{slope:.2f}".replace("-", "−")


def lists(rows):
    """A line a size, a column a kind of list and change."""
    columns = list(dict.fromkeys((row["list"], row["change"]) for row in rows))
    found = {(row["rows"], row["list"], row["change"]): row["seconds"] for row in rows}
    head = ["rows"] + [": ".join(column) for column in columns]
    lines = [[f"{size:,}", *(shown(found[size, *column]) for column in columns)]
             for size in dict.fromkeys(row["rows"] for row in rows)]
    return table(head, lines)


def plain(rows):
    return table(["what", "time"], [[row["what"], shown(row["seconds"])] for row in rows])
