import TestSupport
import Testing

@testable import guidectl

@Suite struct DiffCommandTests {
  private static let old = """
    { "screen": { "size": [300, 400] },
      "views": [ { "id": "save", "kind": "button", "text": "Save" },
        { "id": "box", "intrinsicSize": [50, 50], "children": [ { "id": "dot", "intrinsicSize": [5, 5], "pin": ["left"] } ] } ],
      "constraints": [ "save.trailing == safeArea.trailing - 16", "save.top == safeArea.top + 8",
        "box.left == screen.left + 10", "box.top == screen.top + 90", "dot.top == box.top" ],
      "guide": { "steps": [ { "id": "keep", "target": "save", "text": "Kept" } ] },
      "check": { "locales": ["en", "de"], "keyboards": [0, 90] } }
    """

  private func diff(
    _ new: String, _ words: String...
  ) -> (status: ExitCode, console: MemoryConsole) {
    var console = MemoryConsole(files: ["a.json": Self.old, "b.json": new])
    let status = runGuidectl(["diff", "a.json", "b.json"] + words, console: &console)
    return (status, console)
  }

  private func changed(_ one: String, _ other: String) -> String {
    Self.old.replacing(one, with: other)
  }

  @Test func `equal scenes differ in nothing`() {
    let (status, console) = diff(Self.old + "\n")
    #expect(status == .done && console.output == "nothing differs\n")
    let all = diff(Self.old, "--all")
    #expect(all.status == .done && all.console.output == "nothing differs in 4 combinations\n")
  }

  @Test func `a moved view names the line that moved it, in each file, and what moved with it`() {
    let (status, console) = diff(changed("screen.left + 10", "screen.left + 25"))
    #expect(status == .unsatisfied)
    #expect(
      console.output == """
        view box
          x  10 → 25 (+15)
          and with it dot
          because of
            - box.left == screen.left + 10  a.json:5:6
            + box.left == screen.left + 25  b.json:5:6

        """)
  }

  @Test func `a line that came and one that went are each told alone`() {
    let gone = diff(changed(#", "box.top == screen.top + 90""#, "")).console.output
    #expect(gone.contains("  y  90 → 0 (-90)\n"))
    #expect(gone.contains("    - box.top == screen.top + 90"))
    let more = diff(changed(#""dot.top == box.top""#, #""dot.top == box.top", "save.width == 70""#))
      .console.output
    #expect(more.contains("  width  39 → 70 (+31)\n"))
    #expect(more.contains("    + save.width == 70"))
  }

  @Test func `a bubble names its keys, its target and why its side was left`() {
    let output = diff(changed("safeArea.top + 8", "safeArea.top + 360")).console.output
    #expect(output.contains("step keep\n"))
    #expect(output.contains("  side     below → above\n"))
    #expect(output.contains("    - the target 'save' is at [245, 8, 39, 23]\n"))
    #expect(output.contains("    + 'below' breaks "))
    let text = diff(changed(#""text": "Kept""#, #""text": "Kept for good""#)).console.output
    #expect(text.contains("  text   \"Kept\" → \"Kept for good\"\n"))
    #expect(text.contains("    + \"text\": \"Kept for good\"  b.json:6:59\n"))
    #expect(!text.contains("view "))
  }

  @Test func `over all combinations a node is told once, where it differs most`() {
    let output = diff(
      changed(#""text": "Save""#, #""text": { "en": "Save", "de": "Jetzt sichern" }"#), "--all"
    ).console.output
    #expect(output.hasPrefix("view save  in 2 of 4, most in de, no keyboard\n"))
    #expect(output.split(separator: "\n").filter { $0.hasPrefix("view ") }.count == 1)
  }

  @Test func `views that came or went are told`() {
    let output = diff(
      changed(#""id": "dot""#, #""id": "dots""#).replacing("dot.top", with: "dots.top")
    )
    .console.output
    #expect(output.contains("view dots\n  is new\n") && output.contains("view dot\n  is gone\n"))
  }

  @Test func `JSON has the same with lines and columns`() throws {
    let output = diff(changed("screen.left + 10", "screen.left + 25"), "--format", "json")
      .console.output
    let differences = try #require(try jsonObject(output)["differences"] as? [[String: Any]])
    #expect(differences.map { $0["id"] as? String } == ["box"])
    #expect(differences[0]["alongside"] as? [String] == ["dot"])
    #expect(
      output.contains("\"text\": \"box.left == screen.left + 25\", \"line\": 5, \"column\": 6"))
  }

  @Test func `a scene that cannot be read is named, and nothing is written`() {
    let (status, console) = diff("{ \"views\": 3 }")
    #expect(status == .badData && console.output.isEmpty && console.errors.hasPrefix("b.json:1:"))
    var other = MemoryConsole(files: ["a.json": Self.old])
    #expect(runGuidectl(["diff", "a.json", "c.json"], console: &other) == .cannotRead)
    #expect(runGuidectl(["diff", "-", "-"], console: &other) == .usage)
  }
}
