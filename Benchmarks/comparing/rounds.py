"""Runs two programs on the same workloads in turn and keeps what they measured."""

import json
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

BENCHMARKS = Path(__file__).resolve().parent.parent
SCRATCH = BENCHMARKS / ".build" / "comparing"
# Rows whose operations are single suggestions, several of which are solved together.
COUNTED_BY_SUGGESTION = {"enaml-like"}


@dataclass(frozen=True)
class Limits:
    """How long and how often things are run."""

    build_cap: int = 120
    # The same for ours where each row is solved when it is added.
    one_by_one_cap: int = 20
    operation_cap: int = 8
    runs: int = 5
    rounds: int = 3
    # No further round of a row begins when one takes longer, in seconds.
    slow_round: float = 6
    # No further row begins after so many seconds in all.
    budget: float = 13 * 60


@dataclass
class Row:
    """What was measured for one workload at one size, in seconds."""

    workload: str
    n: int
    build: list = field(default_factory=list)
    one_by_one: list = field(default_factory=list)
    edit: list = field(default_factory=list)
    peer_build: list = field(default_factory=list)
    peer_edit: list = field(default_factory=list)
    is_peer_capped: bool = False
    complaints: list = field(default_factory=list)


def build_bench():
    """Builds our driver and returns its path."""
    command = ["swift", "build", "-c", "release", "-j", "2", "--package-path", str(BENCHMARKS)]
    subprocess.run(command, check=True, stdout=sys.stderr)
    found = subprocess.run(
        command + ["--show-bin-path"], check=True, capture_output=True, text=True)
    return Path(found.stdout.strip()) / "bench"


def export(bench, workload, n):
    """Writes a workload for both programs and returns its path."""
    SCRATCH.mkdir(parents=True, exist_ok=True)
    path = SCRATCH / f"{workload}-{n}.txt"
    text = subprocess.run(
        [bench, "--export", workload, str(n)], check=True, capture_output=True).stdout
    path.write_bytes(text)
    return path


def run_json(command, timeout, **options):
    """Runs a program whose last line of output is a JSON object."""
    finished = subprocess.run(
        command, capture_output=True, text=True, timeout=timeout, **options)
    # Our driver prints what it has before it begins what may end by an alarm.
    is_cut_short = finished.returncode == -signal.SIGALRM and finished.stdout
    if finished.returncode != 0 and not is_cut_short:
        raise RuntimeError(finished.stderr.strip() or f"{command[0]} failed")
    return json.loads(finished.stdout.strip().splitlines()[-1])


def measure(bench, peer, cases, limits):
    """Measures all cases; `peer(path, limits)` runs the other program and returns its JSON."""
    start = time.monotonic()
    rows = []
    for workload, n in cases:
        spent = time.monotonic() - start
        if spent > limits.budget:
            print(f"{workload} {n}: not begun, {spent:.0f} s are over", file=sys.stderr)
            continue
        path = export(bench, workload, n)
        row = Row(workload, n)
        for number in range(limits.rounds):
            began = time.monotonic()
            run_round(bench, peer, path, row, limits, is_first=number == 0)
            if time.monotonic() - began > limits.slow_round:
                break
        rows.append(row)
        print(f"{workload} {n}: {time.monotonic() - start - spent:.1f} s", file=sys.stderr)
    return rows


def run_round(bench, peer, path, row, limits, is_first):
    """Runs ours, then the peer, and adds what they measured to a row."""
    command = [
        bench, "--replay", path, "--runs", str(limits.runs),
        "--build-cap", str(limits.one_by_one_cap), "--op-cap", str(limits.operation_cap)]
    timeout = 2 * (limits.build_cap + limits.operation_cap)
    try:
        ours = run_json(command + ([] if is_first else ["--bulk-only"]), timeout)
        share = suggestion_share(row.workload, ours["performed"], path)
        row.build += ours["bulk"]
        row.one_by_one += ours["oneByOne"]
        row.edit += [time * share for time in ours["operation"]]
        note_violation("ours", ours, row)
    except (RuntimeError, subprocess.TimeoutExpired) as error:
        note(row, f"ours: {error}")
    try:
        theirs = peer(path, limits, timeout)
    except (RuntimeError, subprocess.TimeoutExpired) as error:
        note(row, f"peer: {error}")
        return
    row.is_peer_capped |= theirs["isCapped"]
    if theirs["isCapped"]:
        row.peer_build.append(limits.build_cap)
        return
    share = theirs["solves"] / max(1, theirs["lines"])
    share = share if row.workload in COUNTED_BY_SUGGESTION else 1
    row.peer_build += theirs["build"]
    row.peer_edit += [time * share for time in theirs["operation"]]
    note_violation("peer", theirs, row)


def suggestion_share(workload, performed, path):
    """What part of a solve one suggestion is."""
    if workload not in COUNTED_BY_SUGGESTION:
        return 1
    with open(path) as file:
        lines = [line for line in file if line.startswith("O ")][:performed]
    return sum(not line.startswith("O s") for line in lines) / max(1, len(lines))


def note_violation(name, measured, row):
    """Notes that a required row is broken."""
    if not measured["worstRequired"] < 1e-6:
        note(row, f"{name}: a required row is broken by {measured['worstRequired']:.3g}")


def note(row, complaint):
    """Notes a complaint once."""
    if complaint not in row.complaints:
        row.complaints.append(complaint)


def middle(times):
    """The median, or nothing."""
    return median(times) if times else None
