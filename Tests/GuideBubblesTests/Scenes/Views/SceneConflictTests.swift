import TestSupport
import Testing

@testable import GuideScenes

/// Conflicts with what holds without being a line: each names all of its members, in the words of the
/// scene and where they stand.
@Suite struct SceneConflictTests {
  /// A scene with marks, what its first conflict says, and the notes, each with the number of its mark.
  private static func expect(
    _ scene: String, _ message: String, notes: [(mark: Int, message: String)], help: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = MarkedText(#"{ "screen": { "size": [300, 400] }, "# + scene + " }")
    let solution = try SceneSolver.solve(try Scene(parsing: text.bytes))
    let conflict = try #require(solution.diagnostics.first { $0.code == .conflict })
    #expect(conflict.message == message, sourceLocation: sourceLocation)
    #expect(conflict.range?.start == text.offsets[0], sourceLocation: sourceLocation)
    #expect(
      conflict.notes.map(\.message) == notes.map(\.message), sourceLocation: sourceLocation)
    #expect(
      conflict.notes.map { $0.range?.start } == notes.map { text.offsets[$0.mark] },
      sourceLocation: sourceLocation)
    #expect(conflict.help == help, sourceLocation: sourceLocation)
  }

  private static let change = "change it, or give it a priority below 1000"
  private static let left = "; this one was left out"

  @Test func `sizes are never negative`() throws {
    try Self.expect(
      #""views": [②{ "id": "a", "pin": ["top", "left", "bottom"] }], "constraints": ["①a.width == -5"]"#,
      "'a.width == -5' contradicts what else is required",
      notes: [(1, "'a.width' cannot be negative")], help: Self.change + Self.left)
  }

  @Test func `contents may neither be squeezed nor stretched`() throws {
    try Self.expect(
      #"""
      "views": [{ "id": "a", "kind": "label", "text": "Some words", "pin": ["top", "left"],
        "compressionResistance": ②1000 }], "constraints": ["①a.width == 10"]
      """#,
      "'a.width == 10' contradicts what else is required",
      notes: [
        (
          1,
          "the content of 'a' must not be squeezed: its 'compressionResistance' is required for "
            + "its width"
        )
      ], help: Self.change + ", or lower 'compressionResistance'" + Self.left)
    try Self.expect(
      #"""
      "views": [{ "id": "a", "kind": "switch", "pin": ["top", "left"], "hugging": ②[250, 1000] }],
      "constraints": ["①a.height == 100"]
      """#,
      "'a.height == 100' contradicts what else is required",
      notes: [
        (
          1,
          "the content of 'a' must not be stretched: its 'hugging' is required for its height"
        )
      ], help: Self.change + ", or lower 'hugging'" + Self.left)
  }

  @Test func `pins are said as sentences`() throws {
    try Self.expect(
      #"""
      "views": [{ "id": "a", "pin": ②["left", "right"] }],
      "constraints": ["a.height == 3", "①a.width == 100"]
      """#,
      "'a.width == 100' contradicts what else is required",
      notes: [(1, "'a' is pinned to the left edge"), (1, "'a' is pinned to the right edge")],
      help: "give one of them a priority below 1000" + Self.left)
  }

  @Test func `a pin can be what is left out`() throws {
    try Self.expect(
      #"""
      "views": [{ "id": "a", "kind": "switch", "hugging": ②1000, "pin": ①["left", "right"] }]
      """#,
      "'a' is pinned to the right edge, which contradicts what else is required",
      notes: [
        (1, "the content of 'a' must not be stretched: its 'hugging' is required for its width"),
        (0, "'a' is pinned to the left edge"),
      ], help: "take an edge out of 'pin', or lower 'hugging'" + Self.left)
  }

  @Test func `frames tell their numbers`() throws {
    try Self.expect(
      #""views": [{ "id": "box", "frame": ②[10, 20, 50, 60] }], "constraints": ["①box.right == 100"]"#,
      "'box.right == 100' contradicts the frames that are given",
      notes: [(1, "'box.right' is 60")], help: Self.change + Self.left)
    try Self.expect(
      #"""
      "views": [{ "id": "box", "frame": ②[10, 20, 50, 60] }, { "id": "a", "pin": ③"left" }],
      "constraints": ["①a.left == box.right"]
      """#,
      "'a.left == box.right' contradicts what else is required",
      notes: [(2, "'a' is pinned to the left edge"), (1, "'box.right' is 60")],
      help: "give one of them a priority below 1000" + Self.left)
  }

  @Test func `the screen tells its numbers where nothing else takes part`() throws {
    let text = #"{ "screen": { "size": [300, 400] }, "constraints": ["safeArea.width == 200"] }"#
    let solution = try solve(text)
    let conflict = try #require(solution.diagnostics.first)
    #expect(conflict.notes.map(\.message) == ["'safeArea.width' is 300"])
    #expect(pointers(conflict.notes.map(\.range), in: Array(text.utf8)) == ["/screen"])
  }

  @Test func `a stack tells what it demands, at the key that it follows from`() throws {
    try Self.expect(
      #"""
      "views": [{ "id": "row", "kind": "stack", "pin": ["top", "left"], "spacing": ②8,
        "children": [{ "id": "a" }, { "id": "b" }] }],
      "constraints": ["①b.leading == a.trailing + 9"]
      """#,
      "'b.leading == a.trailing + 9' contradicts what else is required",
      notes: [(1, "the stack 'row' requires 'b.leading == a.trailing + 8'")],
      help: Self.change + Self.left)
    try Self.expect(
      #"""
      "views": [{ "id": "row", "kind": "stack", "pin": ["top", "left"], "distribution": ②"fillEqually",
        "children": [{ "id": "a" }, { "id": "b" }] }],
      "constraints": ["③a.width == 9", "①b.width == 10"]
      """#,
      "'b.width == 10' contradicts what else is required",
      notes: [
        (1, "the stack 'row' requires 'b.width == a.width'"), (2, "'a.width == 9' is required"),
      ], help: "give one of them a priority below 1000" + Self.left)
  }

  @Test func `what a stack has no room for is told with all that takes part`() throws {
    try Self.expect(
      #"""
      "views": [①{ "id": "s", "kind": ②"stack", "spacing": ③200, "frame": ④[0, 0, 100, 50],
        "children": [⑤{ "id": "a" }, ⑥{ "id": "b" }] }]
      """#,
      "the views in 's' do not fit into it",
      notes: [
        (1, "the stack 's' requires 'a.leading == s.leading'"),
        (1, "the stack 's' requires 'b.trailing == s.trailing'"),
        (2, "the stack 's' requires 'b.leading == a.trailing + 200'"),
        (4, "'a.width' cannot be negative"), (5, "'b.width' cannot be negative"),
        (3, "'s.leading' is 0"), (3, "'s.trailing' is 100"),
      ], help: "lower its 'spacing', or give it more room")
  }

  @Test func `parts of a line of Visual Format are told apart`() throws {
    try Self.expect(
      #""views": [{ "id": "a" }], "constraints": ["H:|②-[a(③400)]①-|"]"#,
      "'screen.trailingMargin == a.trailing' of 'H:|-[a(400)]-|' contradicts what else is required",
      notes: [
        (1, "'a.leading == screen.leadingMargin' is required by 'H:|-[a(400)]-|'"),
        (2, "'a.width == 400' is required by 'H:|-[a(400)]-|'"),
      ], help: "give one of them a priority below 1000" + Self.left)
  }

  @Test func `what scrolls is named after the view that it scrolls in`() throws {
    try Self.expect(
      #"""
      "views": [②{ "id": "page", "kind": "scroll", "frame": [0, 0, 100, 100], "children": [
        { "id": "a", "pin": ③["left", "right"] }] }], "constraints": ["①page.right == a.left - 5"]
      """#,
      "'page.right == a.left - 5' contradicts what else is required",
      notes: [
        (1, "'page.content.width' cannot be negative"), (2, "'a' is pinned to the left edge"),
      ], help: "give one of them a priority below 1000" + Self.left)
  }
}
