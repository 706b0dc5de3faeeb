import TestSupport
import Testing

@testable import guidectl

/// What `guidectl solve` says of a scene that contradicts itself and of one that says too little.
@Suite struct DiagnosisCommandTests {
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
}
