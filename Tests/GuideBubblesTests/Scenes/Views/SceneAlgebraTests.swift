import Constraints
import Foundation
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

/// Scenes of variables and constraints alone: no screen, no views.
@Suite struct SceneAlgebraTests {
  /// Solves lines over `x` and `y`.
  private func solve(_ lines: String...) throws -> SceneSolution {
    let written = lines.map { "\"\($0)\"" }.joined(separator: ", ")
    return try SceneSolver.solve(
      try Scene(
        parsing: Array(#"{ "variables": ["x", "y"], "constraints": [\#(written)] }"#.utf8)))
  }

  private func values(_ lines: String...) throws -> [Double] {
    let written = lines.map { "\"\($0)\"" }.joined(separator: ", ")
    let scene = try Scene(
      parsing: Array(#"{ "variables": ["x", "y"], "constraints": [\#(written)] }"#.utf8))
    return try SceneSolver.solve(scene).variables.map(\.value)
  }

  @Test func `variables take the values that the constraints give them`() throws {
    #expect(
      try values("x + 2*y <= 10 @750", "x >= 3", "y == 5 @500", "2*(x - y)/4 >= -1 @low")
        == [3, 3.5])
    #expect(try values("-(x - 3) * 2 == -(+4 - -2)", "y / 4 + x / 2 == 3.5") == [6, 2])
    #expect(try values("x == 3", "x == 3", "x + y == 0 * x + 1") == [3, -2])
    #expect(try values("x + 0 * y == 4", "0 * x <= 0", "x - x == 0", "y == -0") == [4, 0])
  }

  @Test func `a scene without anything solves to nothing`() throws {
    for text in ["{}", #"{ "variables": [], "constraints": [] }"#] {
      let solution = try SceneSolver.solve(try Scene(parsing: Array(text.utf8)))
      #expect(solution == SceneSolution(screen: nil))
    }
  }

  @Test func `variables stand beside views`() throws {
    let scene = try Scene(
      parsing: Array(
        #"""
        { "screen": { "size": [300, 400] }, "views": [{ "id": "a", "pin": ["top", "left"] }],
          "variables": ["unit"],
          "constraints": ["a.width == 3 * unit", "a.height == unit + 2", "unit == 7"] }
        """#.utf8))
    let solution = try SceneSolver.solve(scene)
    #expect(solution.diagnostics.isEmpty)
    #expect(solution.views.map(\.frame) == [LayoutRect(x: 0, y: 0, width: 21, height: 9)])
    #expect(solution.variables == [SolvedVariable(name: "unit", value: 7)])
  }

  @Test func `what gave way is listed with its priority, its place and by how much`() throws {
    let text = MarkedText(
      #"""
      { "variables": ["x"], "constraints": ["x >= 3", "①x == 1 @500",
        { "where": "②2 * x <= 4", "priority": 250, "name": "cap" }, "x <= 9 @10"] }
      """#)
    let solution = try SceneSolver.solve(try Scene(parsing: text.bytes))
    let violations = solution.violations
    #expect(violations.map(\.constraint) == ["x == 1 @500", "2 * x <= 4"])
    #expect(violations.map(\.name) == [nil, "cap"])
    #expect(violations.map(\.priority) == [500, 250])
    #expect(violations.map(\.amount) == [2, 2])
    #expect(violations.map { $0.range?.start } == text.offsets)
    #expect(
      pointers(violations.map(\.range), in: text.bytes)
        == ["/constraints/1", "/constraints/2/where"])
    let places = ScenePlaces(in: SourceText(text.bytes))
    #expect(
      JSONWriter.text(violations[1].json(in: places), layout: .oneLine)
        == #"{ "constraint": "2 * x <= 4", "name": "cap", "priority": 250, "by": 2, "line": 2, "#
        + #""column": 15, "pointer": "/constraints/2/where", "gaveWayTo": [ { "text": "'x >= 3'", "#
        + #""line": 1, "column": 40, "pointer": "/constraints/0" } ] }"#)
  }

  @Test func `a variable that nothing decides is a warning at its place`() throws {
    let text = MarkedText(
      #"{ "variables": ["x", ①"y", "z", ②"w"], "constraints": ["x == 1", "y + z == 4"] }"#)
    let solution = try SceneSolver.solve(try Scene(parsing: text.bytes))
    #expect(solution.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(
      solution.diagnostics.map(\.message) == [
        "the constraints leave 'y' open, and with it 'z'", "the constraints leave 'w' open",
      ])
    #expect(solution.diagnostics.first?.help == "add \"y == 0\" to keep it as it is")
    #expect(solution.diagnostics.map { $0.range?.start } == text.offsets)
    #expect(pointers(solution.diagnostics.map(\.range), in: text.bytes).first == "/variables/1")
  }

  @Test(arguments: ["0 * x == 1", "x == x + 1", "0.1*x + 0.2*x - 0.3*x >= 1", "x - x <= -1e-6"])
  func `a line whose unknowns cancel out and that is false is a conflict of its own`(line: String)
    throws
  {
    let solution = try solve(line, "x == 2", "y == 3")
    #expect(solution.diagnostics.map(\.code) == [.conflict])
    #expect(
      solution.diagnostics.first?.message == "'\(line)' can never hold: its unknowns cancel out")
    #expect(solution.variables.map(\.value) == [2, 3])
  }

  @Test func `a conflict of three lines names the three and no other`() throws {
    let solution = try solve("x >= 3", "y <= 100", "x + y <= 2", "y >= 0")
    let conflict = try #require(solution.diagnostics.first { $0.severity == .error })
    #expect(conflict.message == "'y >= 0' contradicts what else is required")
    #expect(conflict.notes.map(\.message) == ["'x >= 3' is required", "'x + y <= 2' is required"])
  }

  @Test func `results are written to nine decimals, and lengths to three`() throws {
    let solution = try solve("3 * x == 1", "1e9 * y == 1")
    let text = JSONWriter.text(solution.json())
    #expect(text.contains(#"{ "name": "x", "value": 0.333333333 }"#))
    #expect(text.contains(#"{ "name": "y", "value": 0.000000001 }"#))
    let view = SolvedView(id: "a", kind: .view, frame: LayoutRect(width: 1.0 / 3, height: 2.0 / 3))
    #expect(
      JSONWriter.text(SceneSolution(screen: nil, views: [view]).json()).contains(
        #""frame": [0, 0, 0.333, 0.667]"#))
  }

  @Test func `thousands of equal lines and a circle of equalities agree`() throws {
    let equal = Self.equalLines(Campaign.whole(10_000, brief: 1000))
    for text in [equal, Self.circle(Campaign.whole(500, brief: 100))] {
      let solution = try GuideScenesTests.solve(text)
      #expect(solution.diagnostics.isEmpty)
      #expect(Set(solution.variables.map(\.value)).count == 1)
    }
  }

  /// The same line again and again.
  static func equalLines(_ count: Int) -> String {
    let lines = (0..<count).map { _ in "\"x == 1\"" }
    return "{ \"variables\": [\"x\"], \"constraints\": [\(lines.joined(separator: ","))] }"
  }

  /// Variables each equal to the next, and one of them known.
  static func circle(_ count: Int) -> String {
    let names = (0..<count).map { "\"v\($0)\"" }
    let lines = (0..<count).map { "\"v\($0) == v\(($0 + 1) % count)\"" } + ["\"v7 == 3\""]
    return """
      { "variables": [\(names.joined(separator: ","))],
        "constraints": [\(lines.joined(separator: ","))] }
      """
  }
}
