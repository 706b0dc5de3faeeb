import Constraints
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneSolverDiagnosticTests {
  @Test func `a conflict names each member where it stands`() throws {
    let text = MarkedText(
      #"""
      { "screen": { "size": [300, 400] }, "views": [{ "id": "a", "pin": ["top", "left"] }], "constraints": [
        "①a.height == 10", "②a.width == 100", "a.width >= 10", { "where": "③a.width == b.width", "name": "twins" },
        "④b.width == 120", "b.height == 5"] , "variables": [] }
      """#.replacing(
        #"["top", "left"] }]"#, with: #"["top", "left"] }, { "id": "b", "pin": ["top", "left"] }]"#)
    )
    let solution = try SceneSolver.solve(try Scene(parsing: text.bytes))
    let conflict = try #require(solution.diagnostics.first)
    #expect(solution.diagnostics.count == 1)
    #expect(conflict.severity == .error && conflict.code == .conflict)
    #expect(conflict.message == "'b.width == 120' contradicts what else is required")
    #expect(conflict.range?.start == text.offsets[3])
    #expect(pointers([conflict.range], in: text.bytes) == ["/constraints/4"])
    #expect(conflict.notes.map { $0.range?.start } == [text.offsets[1], text.offsets[2]])
    #expect(conflict.notes.map(\.message).last == "'twins: a.width == b.width' is required")
    // The rest is solved all the same.
    #expect(frame("a", in: solution).width == 100 && frame("b", in: solution).width == 100)
    #expect(frame("b", in: solution).height == 5)
  }

  @Test func `several conflicts are each reported`() throws {
    let solution = try solve(
      #"""
      { "variables": ["x", "y"], "constraints": ["x == 1", "x == 2", "y == 1", "y == 2", "x == 3"] }
      """#)
    #expect(solution.diagnostics.map(\.code) == [.conflict, .conflict, .conflict])
    #expect(solution.variables.map(\.value) == [1, 1])
  }

  @Test func `of thousands of conflicts each is told, and what stands first wins`() throws {
    let count = Campaign.whole(1000, brief: 200)
    let solution = try solve(Self.conflicts(count))
    #expect(solution.diagnostics.filter { $0.code == .conflict }.count == count)
    #expect(solution.variables.map(\.value) == [0])
  }

  /// A scene of pairs of lines: each second one contradicts the first of all.
  static func conflicts(_ count: Int) -> String {
    let lines = (0..<count).map { "\"x <= \($0)\", \"x == \($0 + 1)\"" }
    return "{ \"variables\": [\"x\"], \"constraints\": [\(lines.joined(separator: ","))] }"
  }

  @Test func `constraints that content contradicts leave a result, however many they are`() throws {
    let views = (0..<60).map { index in
      """
      { "id": "v\(index)", "kind": "label", "text": "words", "compressionResistance": 1000,
        "pin": ["top", "left"] }
      """
    }
    let lines = (0..<60).map { "\"v\($0).width == 5\"" }
    let solution = try solve(
      """
      { "screen": { "size": [300, 400] }, "views": [\(views.joined(separator: ","))],
        "constraints": [\(lines.joined(separator: ","))] }
      """)
    #expect(solution.diagnostics.filter { $0.code == .conflict }.count == 21)
    #expect(solution.views.allSatisfy { $0.frame.width >= 5 && $0.frame.height > 10 })
  }

  @Test func `a required resistance takes part in conflicts`() throws {
    let text = #"""
      { "screen": { "size": [300, 400] }, "views": [{ "id": "a", "kind": "label", "text": "Some words",
        "pin": ["top", "left"], "compressionResistance": [1000, 750] }], "constraints": ["a.width == 10"] }
      """#
    let solution = try solve(text)
    let conflict = try #require(solution.diagnostics.first)
    #expect(conflict.message == "'a.width == 10' contradicts what else is required")
    #expect(
      pointers(conflict.notes.map(\.range), in: Array(text.utf8))
        == ["/views/0/compressionResistance"])
    #expect(frame("a", in: solution).width > 50)
  }

  @Test func `what needs a screen says so`() throws {
    let solution = try solve(
      #"""
      { "views": [{ "id": "a", "pin": "top" }], "constraints": ["a.left == safeArea.left", "H:|[a]", "a.width == 3"],
        "guide": { "steps": [{ "target": "a", "text": "t" }] } }
      """#)
    #expect(solution.diagnostics.filter { $0.code == .noScreen }.count == 4)
    #expect(frame("a", in: solution).width == 3)
  }

  @Test func `an override of an unknown flag is refused`() throws {
    let scene = try Scene(parsing: Array(#"{ "flags": ["vip"] }"#.utf8))
    let flags = [SceneFlag(name: SceneName("vpi"), isOn: true)]
    let error = #expect(throws: SceneDiagnostics.self) {
      try SceneSolver.solve(scene, with: SceneOverrides(flags: flags))
    }
    #expect(error?.diagnostics.map(\.help) == ["did you mean 'vip'? known: vip"])
  }
}
