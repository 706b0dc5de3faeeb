"""Runs a workload on HiGHS and prints what it measured as JSON.

usage: driver.py FILE RUNS BUILD_CAP OP_CAP

Reads the text that `bench --export` writes. Each row that is not required gets two columns, by how
much it is missed downwards and upwards, at its strength as their cost: the weighted sum that a
linear program can minimise. HiGHS gets the whole program at once as compressed rows, which are
prepared before the clock starts; its dual simplex runs without presolve. A suggestion changes the
bounds of a row, removing a row frees it, adding one gives a freed row of the same form its bounds
again; then HiGHS runs on from its last basis.
"""

import json
import sys
import time

import highspy
import numpy

WEIGHTS = {"R": None, "S": 1e6, "M": 1e3, "W": 1.0}
INFINITY = highspy.kHighsInf


class Workload:
    """A workload as it is read."""

    def __init__(self, path):
        self.variable_count = 0
        self.rows = []  # terms, constant, relation, weight, whether it is spare
        self.edits = []  # variable, weight, value
        self.operations = []  # kind, number, value
        with open(path) as file:
            for line in file:
                self.read(line.split())

    def read(self, words):
        if not words:
            return
        if words[0] == "V":
            self.variable_count = int(words[1])
        elif words[0] in "CD":
            numbers = words[5:]
            terms = [(int(v), float(c)) for v, c in zip(numbers[::2], numbers[1::2])]
            self.rows.append(
                (terms, float(words[3]), words[1], weight(words[2]), words[0] == "D"))
        elif words[0] == "E":
            self.edits.append((int(words[1]), weight(words[2]), float(words[3])))
        elif words[0] == "O":
            value = float(words[3]) if len(words) > 3 else 0.0
            self.operations.append((words[1], int(words[2]), value))


def weight(word):
    """A strength's cost; nothing for a required one."""
    return float(word[1:]) if word[0] == "=" else WEIGHTS[word]


def bounds(relation, constant):
    """The bounds of terms whose sum plus a constant is compared with zero."""
    lower = -INFINITY if relation == "LE" else -constant
    upper = INFINITY if relation == "GE" else -constant
    return lower, upper


class Program:
    """The linear program of a workload, as arrays."""

    def __init__(self, workload):
        self.workload = workload
        self.costs = [0.0] * workload.variable_count
        self.starts, self.indices, self.factors = [0], [], []
        self.lower, self.upper = [], []
        self.place = {}  # row of the workload -> row of the program
        self.edit_place = {}
        for number, (terms, constant, relation, cost, is_spare) in enumerate(workload.rows):
            if not is_spare:
                self.place[number] = self.add(terms, constant, relation, cost)
        for variable, cost, value in workload.edits:
            self.edit_place[variable] = self.add([(variable, 1.0)], -value, "EQ", cost)

    def add(self, terms, constant, relation, cost):
        lower, upper = bounds(relation, constant)
        self.indices += [variable for variable, _ in terms]
        self.factors += [factor for _, factor in terms]
        if cost is not None:
            for factor in (1.0, -1.0):
                self.indices.append(len(self.costs))
                self.factors.append(factor)
                self.costs.append(cost)
        self.starts.append(len(self.indices))
        self.lower.append(lower)
        self.upper.append(upper)
        return len(self.lower) - 1

    def model(self):
        lp = highspy.HighsLp()
        lp.num_col_ = len(self.costs)
        lp.num_row_ = len(self.lower)
        lp.col_cost_ = numpy.array(self.costs)
        free = self.workload.variable_count
        lp.col_lower_ = numpy.concatenate(
            [numpy.full(free, -INFINITY), numpy.zeros(lp.num_col_ - free)])
        lp.col_upper_ = numpy.full(lp.num_col_, INFINITY)
        lp.row_lower_ = numpy.array(self.lower)
        lp.row_upper_ = numpy.array(self.upper)
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = numpy.array(self.starts, dtype=numpy.int32)
        lp.a_matrix_.index_ = numpy.array(self.indices, dtype=numpy.int32)
        lp.a_matrix_.value_ = numpy.array(self.factors)
        return lp


class Run:
    """One run of a workload on a solver of its own."""

    def __init__(self, program):
        self.program = program
        self.place = dict(program.place)
        self.freed = {}  # form -> rows of the program
        self.lines = self.solves = 0

    def build(self, cap):
        """Builds and solves; returns the seconds, or nothing when it took longer than the cap."""
        lp = self.program.model()
        solver = highspy.Highs()
        for option, value in (
                ("output_flag", False), ("presolve", "off"), ("solver", "simplex"),
                ("simplex_strategy", 1), ("threads", 1), ("time_limit", float(cap))):
            solver.setOptionValue(option, value)
        start = time.perf_counter()
        solver.passModel(lp)
        solver.run()
        seconds = time.perf_counter() - start
        self.solver = solver
        return seconds if self.is_solved() else None

    def is_solved(self):
        return self.solver.getModelStatus() == highspy.HighsModelStatus.kOptimal

    def perform(self, cap):
        """Performs operations until all are done or time is over; returns the seconds."""
        start = time.perf_counter()
        elapsed = 0.0
        portion = 2
        operations = self.program.workload.operations
        while self.lines < len(operations) and elapsed < cap:
            end = min(self.lines + portion, len(operations))
            for operation in operations[self.lines:end]:
                self.perform_one(*operation)
            self.lines = end
            elapsed = time.perf_counter() - start
            portion = min(2 * portion, 256) if elapsed < 1e-3 * self.lines else 2
        return elapsed

    def perform_one(self, kind, number, value):
        rows = self.program.workload.rows
        if kind in "sS":
            self.solver.changeRowBounds(self.program.edit_place[number], value, value)
            if kind == "s":
                return
        elif kind == "R":
            place = self.place.pop(number)
            self.solver.changeRowBounds(place, -INFINITY, INFINITY)
            self.freed.setdefault(form(rows[number]), []).append(place)
        else:
            # Another row of the same form was freed before: that one takes the new bounds.
            place = self.freed[form(rows[number])].pop()
            self.place[number] = place
            self.solver.changeRowBounds(place, *bounds(rows[number][2], rows[number][1]))
        self.solver.run()
        self.solves += 1

    def worst_required(self):
        """The largest violation of a required row in force."""
        if not self.is_solved():
            return float("inf")
        values = self.solver.getSolution().col_value
        rows = self.program.workload.rows
        worst = 0.0
        for number in self.place:
            terms, constant, relation, cost, _ = rows[number]
            if cost is not None:
                continue
            value = constant + sum(factor * values[variable] for variable, factor in terms)
            if relation == "LE":
                value = max(0.0, value)
            elif relation == "GE":
                value = max(0.0, -value)
            worst = max(worst, abs(value))
        return worst


def form(row):
    """What two rows have in common that differ in their constants alone."""
    terms, _, relation, cost, _ = row
    return tuple(terms), relation, cost


def main(path, runs, build_cap, operation_cap):
    program = Program(Workload(path))
    result = {"build": [], "operation": [], "isCapped": False}
    number = 0
    while number <= runs:
        run = Run(program)
        start = time.perf_counter()
        built = run.build(build_cap)
        if built is None:
            result["isCapped"] = True
            break
        performed = run.perform(operation_cap if number == 0 else min(operation_cap, 0.5))
        spent = time.perf_counter() - start
        if number == 1:
            result["build"], result["operation"] = [], []
        result["build"].append(built)
        if run.solves:
            result["operation"].append(performed / run.solves)
        if number == 0:
            result["worstRequired"] = run.worst_required()
            result["lines"], result["solves"] = run.lines, run.solves
            runs = 0 if spent > 4 else min(runs, 3) if spent > 1 else runs
        number += 1
    result.setdefault("worstRequired", 0.0)
    result.setdefault("lines", 0)
    result.setdefault("solves", 0)
    print(json.dumps(result))


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4]))
