"""The schema of scenes against the decoder, over scenes and over what becomes of them by mistakes.

    Tests/Schema/schema_test.py PATH-TO-GUIDECTL SCENE...

Every scene that guidectl reads has to be valid. Each is changed in one place after the other: a key is
added, a value becomes one of another kind, a key is taken away. What guidectl refuses for its shape
(unknown-key, wrong-type, missing-key) must not be valid, and what it reads has to be. Ends with 77 where
the Python package jsonschema is missing.
"""

import copy
import json
import subprocess
import sys

try:
    import jsonschema
except ImportError:
    print("skipped (no Python package jsonschema)")
    sys.exit(77)

SHAPES = {"unknown-key", "wrong-type", "missing-key"}
OTHERS = [True, -12345.5, "zzz", {"zzz": 1}, [[], [], []], None]

# What the fields of a row may be depends on the templates that insert them.
FIELDS_OF_ROWS = "'data'"

# What depends on more than one key is beyond a schema: the messages of these begin so.
BEYOND = (
    "a list with 'data' needs",
    "a screen needs a",
    "a cut-out of the shape",
    "'lineLimit' must be a whole",
)


def places(value, path=()):
    """The paths of all values in one."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, element in items:
        if key != "comment":
            yield from places(element, path + (key,))


def at(value, path):
    for key in path:
        value = value[key]
    return value


def mutants(scene):
    """Copies of a scene with one mistake each, and what it is."""
    for path in places(scene):
        value = at(scene, path)
        if isinstance(value, dict):
            changed = copy.deepcopy(scene)
            at(changed, path)["zzz9"] = 1
            yield f"{path} + zzz9", changed
            for key in value:
                changed = copy.deepcopy(scene)
                del at(changed, path)[key]
                yield f"{path} - {key}", changed
        if path:
            for other in OTHERS:
                changed = copy.deepcopy(scene)
                at(changed, path[:-1])[path[-1]] = other
                yield f"{path} = {json.dumps(other)}", changed


def is_in_row(what):
    """Whether a mistake is in a row rather than in the array of them."""
    path = what[what.index(FIELDS_OF_ROWS) + len(FIELDS_OF_ROWS) :]
    return path.startswith(", ") and path.count(",") > 1


def solve(guidectl, scenes):
    """What guidectl says of scenes: the errors of each."""
    lines = "".join(json.dumps(scene) + "\n" for scene in scenes)
    done = subprocess.run([guidectl, "solve", "--batch", "-"], input=lines, capture_output=True, text=True)
    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(results) == len(scenes), done.stderr
    return [
        [error for error in result["error"]["diagnostics"] if error["severity"] == "error"]
        if "error" in result
        else []
        for result in results
    ]


def main():
    guidectl, names = sys.argv[1], sys.argv[2:]
    schema = json.loads(subprocess.run([guidectl, "schema"], capture_output=True, check=True).stdout)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures, valid, refused, unread = 0, 0, 0, 0
    for name in names:
        with open(name, encoding="utf-8") as file:
            scene = json.load(file)
        (errors,) = solve(guidectl, [scene])
        is_read = not any(error["code"] in SHAPES for error in errors)
        if not is_read:
            unread += 1
            continue
        for error in sorted(validator.iter_errors(scene), key=str)[:1]:
            print(f"{name}: {error.json_path}: {error.message[:300]}")
            failures += 1
        valid += 1
        # Large scenes repeat themselves: of each, every so many mistakes are looked at.
        all_mutants = list(mutants(scene))
        some = all_mutants[:: max(len(all_mutants) // 100, 1)]
        for (what, mutant), errors in zip(some, solve(guidectl, [mutant for _, mutant in some])):
            of_shape = [error for error in errors if error["code"] in SHAPES]
            told = [error for error in of_shape if not error["message"].startswith(BEYOND)]
            if FIELDS_OF_ROWS in what and is_in_row(what):
                continue
            is_valid = validator.is_valid(mutant)
            if told and is_valid or not errors and not is_valid:
                said = told[0]["message"] if told else "read by guidectl"
                print(f"{name}: {what}: {said}, but {'valid' if is_valid else 'not valid'}")
                failures += 1
            refused += bool(told)
    print(f"schema: {valid} scenes are valid, {refused} mistakes are not, {unread} scenes are none")
    if not valid or not refused:
        failures += 1
    sys.exit(1 if failures else 0)


main()
