"""Tests Scripts/check-arrows.py, on facts that are made up and on a module that swiftc compiles.

    python3 Tests/Scripts/check_arrows_test.py
"""

import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "Scripts"
sys.path.insert(0, str(SCRIPTS))
spec = importlib.util.spec_from_file_location("check_arrows", SCRIPTS / "check-arrows.py")
arrows = sys.modules["check_arrows"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(arrows)

# A library of three rooms, Placement with a shelf in it, below an application of one.
FACTS = arrows.Facts(
    targets={
        "Sources/Library/Text/Font.swift": "Library",
        "Sources/Library/Bubble/Bubble.swift": "Library",
        "Sources/Library/Placement/Placer.swift": "Library",
        "Sources/Library/Placement/Search/Search.swift": "Library",
        "Sources/App/Main.swift": "App",
    },
    uses=frozenset(
        arrows.Use(f"Sources/{file}.swift", line, name, f"Sources/{home}.swift")
        for file, line, name, home in (
            ("Library/Bubble/Bubble", 3, "Font", "Library/Text/Font"),
            ("Library/Bubble/Bubble", 9, "Font", "Library/Text/Font"),
            ("Library/Placement/Placer", 5, "Bubble.size", "Library/Bubble/Bubble"),
            ("Library/Placement/Placer", 6, "Search", "Library/Placement/Search/Search"),
            ("App/Main", 1, "Placer", "Library/Placement/Placer"))))

TABLE = """
| file | what is in it |
|---|---|
| `Nowhere` | other tables do not count |

| room | what is in it | may look at |
|---|---|---|
| `Text` | fonts | nothing |
| `Bubble` | bubbles | `Text` |
| `Placement` | where they go | `Bubble` |

| room | may look at |
|---|---|
| `App` | `Library` |
"""


def problems(table, facts=FACTS):
    """What is said about a table, without the name of its file."""
    try:
        found = arrows.check(arrows.resolve(arrows.parse_tables(table), facts), facts, 5)
    except arrows.Failure as failure:
        found = str(failure).split("\n")
    return [text.replace(arrows.TABLE + ":", "") for text in found]


def changed(*changes):
    """The table with some of its text replaced."""
    table = TABLE
    for old, new in changes:
        assert old in table, old
        table = table.replace(old, new)
    return table


class TableTest(unittest.TestCase):
    def test_a_true_table_has_no_problems(self):
        self.assertEqual(problems(TABLE), [])

    def test_rows_keep_their_places_and_names(self):
        rows = arrows.parse_tables(TABLE)
        self.assertEqual([row.room for row in rows], ["Text", "Bubble", "Placement", "App"])
        self.assertEqual(rows[0], arrows.Row(f"{arrows.TABLE}:8", "Text", ()))
        self.assertEqual(rows[3].looks_at, ("Library",))

    def test_a_table_says_what_its_rooms_may_look_at(self):
        self.assertEqual(
            problems(changed(("| room | may look at |", "| room | looks at |"))),
            ["12: error: no column `may look at`"])

    def test_an_arrow_that_is_not_allowed_is_named_with_its_places(self):
        self.assertEqual(
            problems(changed(("| `Text` |\n", "| nothing |\n"))),
            ["Sources/Library/Bubble/Bubble.swift:3: error: Bubble may not look at Text (Font); "
             "allowed: nothing"])
        self.assertEqual(
            problems(changed(("where they go | `Bubble`", "where they go | nothing"),
                             ("`Library`", "`Bubble`, `Placement`"))),
            ["14: error: App may look at Bubble, but does not",
             "Sources/Library/Placement/Placer.swift:5: error: Placement may not look at Bubble "
             "(Bubble.size); allowed: nothing"])

    def test_an_arrow_that_nobody_draws_is_stale(self):
        self.assertEqual(
            problems(changed(("| `Bubble` |\n", "| `Bubble`, `Text` |\n"))),
            ["10: error: Placement may look at Text, but does not"])

    def test_allowed_arrows_have_no_cycle(self):
        self.assertEqual(
            problems(changed(("fonts | nothing", "fonts | `Placement`"))),
            ["9: error: a cycle of 3: Bubble, Placement, Text",
             "8: error: Text may look at Placement, but does not"])

    def test_every_folder_has_a_room(self):
        self.assertEqual(
            problems(changed(("| `App` | `Library` |\n", ""))),
            ["Sources/App: error: has Swift files, but no row in Documentation/Architecture.md"])

    def test_a_shelf_with_a_row_is_a_room(self):
        table = changed(("| room | may look at |\n|---|---|\n",
                         "| room | may look at |\n|---|---|\n| `Search` | nothing |\n"))
        self.assertEqual(
            problems(table),
            ["Sources/Library/Placement/Placer.swift:6: error: Placement may not look at Search "
             "(Search); allowed: Bubble"])

    def test_every_room_is_one_folder_and_has_one_row(self):
        self.assertEqual(
            problems(changed(("`Text` | fonts", "`Txt` | fonts"))),
            ["8: error: there is no folder with Swift files Txt",
             "9: error: there is no room Text"])
        self.assertEqual(
            problems(changed(("| `App` |", "| `Library/Bubble` |"))),
            ["14: error: Library/Bubble has a row already"])

    def test_a_room_has_a_file(self):
        self.assertEqual(
            problems(changed(("| `App` | `Library` |\n",
                              "| `App` | `Library` |\n| `Sources/Library` | nothing |\n"))),
            ["15: error: every Swift file of Sources/Library is in another room"])

    def test_the_end_of_a_path_means_one_folder(self):
        targets = FACTS.targets | {"Sources/App/Text/Label.swift": "App"}
        facts = arrows.Facts(targets, FACTS.uses)
        self.assertEqual(
            problems(TABLE, facts),
            ["8: error: Text may be Sources/App/Text or Sources/Library/Text",
             "9: error: there is no room Text"])
        table = changed(("| `Text` | fonts", "| `Library/Text` | fonts"))
        self.assertEqual(problems(table, facts), [])

    def test_an_arrow_is_said_once_and_leads_elsewhere(self):
        self.assertEqual(
            problems(changed(("`Library` |", "`Library`, `Placement` |"))),
            ["14: error: Placement is said twice"])
        self.assertEqual(
            problems(changed(("where they go | `Bubble`", "where they go | `Library`"))),
            ["10: error: Placement is itself in Library"])


class GraphTest(unittest.TestCase):
    def test_cycles(self):
        self.assertEqual(arrows.cycles({"a": {"b"}, "b": {"c"}, "c": set()}), [])
        graph = {"a": {"b", "e"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": {"d"}}
        self.assertEqual(sorted(arrows.cycles(graph)), [["a", "b", "c"], ["d", "e"]])

    def test_places_are_each_name_once_and_not_too_many(self):
        def text(use):
            return f"{use.line} {use.name}"

        uses = [arrows.Use("f", line, name, "h") for line, name in ((4, "B"), (2, "A"), (7, "A"))]
        self.assertEqual(arrows.places(uses, 2, text), ["2 A", "4 B"])
        self.assertEqual(arrows.places(uses, 1, text), ["2 A", "… and 1 more"])


SOURCES = {
    "Low/Side.swift": """
enum Side: String, CaseIterable { case left }
struct Low { var side: Side }
""",
    "Middle/Low+Middle.swift": """
extension Low { var name: String { side.rawValue } }
""",
    "High/High.swift": """
struct High: Equatable {
  var low = Low(side: .left)
  static func == (one: High, other: High) -> Bool { one.low.name == other.low.name }
  func isFirst() -> Bool { Side.allCases.isEmpty }
}
""",
}


@unittest.skipUnless(arrows.library_path(), "the toolchain has no libIndexStore")
class CompilerTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = os.path.realpath(folder.name)
        for name, text in SOURCES.items():
            path = pathlib.Path(self.root, "Sources", name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        self.index = os.path.join(self.root, "index")
        self.compile(SOURCES)

    def compile(self, names):
        subprocess.run(
            ["swiftc", "-c", "-module-name", "Made", "-index-store-path", self.index,
             *(os.path.join(self.root, "Sources", name) for name in names)],
            cwd=self.root, check=True)

    def test_types_members_and_what_the_compiler_makes_are_uses(self):
        facts = arrows.read_facts(self.root, self.index)
        self.assertEqual(set(facts.targets.values()), {"Made"})
        self.assertEqual(
            {(use.file.removeprefix("Sources/"), use.line, use.name) for use in facts.uses},
            {("Middle/Low+Middle.swift", 2, "Low"), ("Middle/Low+Middle.swift", 2, "Low.side"),
             ("Middle/Low+Middle.swift", 2, "Side.rawValue"),
             ("High/High.swift", 3, "Low"), ("High/High.swift", 3, "Low.init(side:)"),
             ("High/High.swift", 3, "Low.side"), ("High/High.swift", 3, "Side.left"),
             ("High/High.swift", 4, "Low.name"),
             ("High/High.swift", 5, "Side"), ("High/High.swift", 5, "Side.allCases")})

    def test_a_file_that_moved_is_where_it_is(self):
        moved = pathlib.Path(self.root, "Sources/Middle/Low+Middle.swift")
        moved.rename(moved.parent.parent / "Low/Low+Middle.swift")
        with self.assertRaisesRegex(arrows.Failure, "^Sources/Low/Low.Middle.swift:1: error: "):
            arrows.read_facts(self.root, self.index)
        self.compile(["Low/Side.swift", "Low/Low+Middle.swift", "High/High.swift"])
        facts = arrows.read_facts(self.root, self.index)
        self.assertNotIn("Middle", {use.home.split("/")[1] for use in facts.uses})

    def test_a_file_that_changed_has_to_be_built(self):
        time = os.stat(os.path.join(self.root, "Sources/High/High.swift")).st_mtime + 3600
        os.utime(os.path.join(self.root, "Sources/High/High.swift"), (time, time))
        with self.assertRaisesRegex(arrows.Failure, "^Sources/High/High.swift:1: error: changed"):
            arrows.read_facts(self.root, self.index)


if __name__ == "__main__":
    unittest.main()
