import TestSupport
import Testing

@testable import guidectl

/// What the author of a scene hears that contradicts itself, says too little or breaks a promise.
@Suite struct SolvedSceneReportTests {
  private static func solve(_ scene: String) -> (status: ExitCode, console: MemoryConsole) {
    var console = MemoryConsole(files: ["card.json": scene])
    let status = runGuidectl(["solve", "card.json", "--format", "table"], console: &console)
    return (status, console)
  }

  @Test func `each member of a conflict stands at its place with its author's text`() {
    let (status, console) = Self.solve(
      #"""
      { "screen": { "size": [300, 400] },
        "views": [
          { "id": "row", "kind": "stack",
            "spacing": 8,
            "pin": ["top", "left", "bottom"],
            "children": [ { "id": "a" }, { "id": "b" } ] },
          { "id": "box",
            "frame": [10, 200, 50, 60] } ],
        "constraints": [
          { "where": "row.width == box.width", "name": "column" },
          "H:[a(30)][b(30)]" ] }
      """#)
    #expect(status == .unsatisfied)
    let lines = console.errors.split(separator: "\n").map { String($0) }
    let expected = """
      card.json:11:15: error[conflict]: 'b.leading == a.trailing' of 'H:[a(30)][b(30)]' contradicts \
      what else is required
      card.json:4:18: note: the stack 'row' requires 'b.leading == a.trailing + 8'
      help: change it, or give it a priority below 1000; this one was left out
      card.json:11:18: error[conflict]: 'b.width == 30' of 'H:[a(30)][b(30)]' contradicts what else \
      is required
      card.json:3:28: note: the stack 'row' requires 'a.leading == row.leading'
      card.json:3:28: note: the stack 'row' requires 'b.trailing == row.trailing'
      card.json:4:18: note: the stack 'row' requires 'b.leading == a.trailing + 8'
      card.json:10:17: note: 'column: row.width == box.width' is required
      card.json:11:11: note: 'a.width == 30' is required by 'H:[a(30)][b(30)]'
      card.json:8:16: note: 'box.width' is 50
      help: give one of them a priority below 1000; this one was left out
      """
    #expect(lines.filter { !$0.contains(" | ") }.joined(separator: "\n") == expected)
  }

  @Test func `what is open comes with the line that would settle it`() {
    let (status, console) = Self.solve(
      #"""
      { "screen": { "size": [300, 400] },
        "views": [ { "id": "save", "kind": "switch", "pin": "top" } ],
        "constraints": [ "save.leading >= safeArea.leading + 16" ] }
      """#)
    #expect(status == .done)
    #expect(
      console.errors == """
        card.json:2:14: warning[ambiguous]: the constraints leave 'save.leading' open
           2 |   "views": [ { "id": "save", "kind": "switch", "pin": "top" } ],
             |              ^
        help: add "save.leading == safeArea.leading + 16" to keep it as it is

        """)
  }

  @Test func `a broken promise is placed at its step, with a way out`() {
    let scene = """
      { "screen": { "size": [100, 100] }, "guide": { "steps": [
        { "target": [10, 10, 9, 9], "text": "short" },
        { "target": [10, 10, 80, 80], "text": "Nothing is left beside this one" } ] } }
      """
    let (status, console) = runInMemory(
      "solve", "a.json", on: MemoryConsole(files: ["a.json": scene]))
    #expect(status == .unsatisfied)
    #expect(console.errors.hasPrefix("a.json:3:3: warning[broken-promise]: step '2' breaks "))
    #expect(console.errors.contains(": the bubble covers what it explains"))
    #expect(console.errors.contains("\nhelp: shorten the text"))
    #expect(console.output.contains("\"kept\": false"))
  }

  @Test func `a broken promise is a warning with its points, and the run ends with 1`() {
    let scene = """
      { "version": 1, "screen": { "size": [60, 40] },
        "views": [ { "id": "a", "frame": [0, 0, 60, 40] } ],
        "guide": { "steps": [ { "target": "a", "text": "Nowhere to go for this long text" } ] } }
      """
    let (status, console) = runInMemory(["solve", "a-scene.json"], scene: scene)
    #expect(status == .unsatisfied)
    #expect(console.errors.contains("a-scene.json:3:25: warning[broken-promise]: step '1' breaks "))
    #expect(console.errors.contains("help: shorten the text"))
    #expect(console.output.contains("\"kept\": false"))
  }
}
