import TestSupport
import Testing

@testable import GuideScenes

/// What gave way in a scene, and to what.
@Suite struct SceneViolationTests {
  private static let row = MarkedText(
    #"""
    { "screen": { "size": [200, 100] }, "views": [
      ①{ "id": "title", "kind": "label", "intrinsicSize": [120, 20], "pin": ②["top", "leading"] },
      { "id": "note", "kind": "button", "intrinsicSize": [100, 20], "compressionResistance": ③740,
        "pin": ④["top", "trailing"] } ],
      "constraints": ["⑤note.leading == title.trailing + 10",
        { "where": "⑥note.width >= 150", "priority": 700, "name": "readable" }] }
    """#)

  @Test func `a line tells what it gave way to, each where it stands`() throws {
    let solution = try SceneSolver.solve(try Scene(parsing: Self.row.bytes))
    let violation = try #require(solution.violations.first)
    #expect(violation.constraint == "note.width >= 150" && violation.name == "readable")
    #expect(violation.amount == 80)
    #expect(
      violation.reasons.map(\.text) == [
        "'title' is pinned to the leading edge", "'note' is pinned to the trailing edge",
        "'note.leading == title.trailing + 10'",
        "'compressionResistance: title.width >= 120 @750'",
      ])
    let marks = Self.row.offsets
    #expect(
      violation.reasons.map { $0.range?.start } == [marks[1], marks[3], marks[4], marks[0]])
    #expect(pointers(violation.reasons.map(\.range), in: Self.row.bytes).last == "/views/0")
  }

  @Test func `a content that is squeezed gave way as well`() throws {
    let solution = try SceneSolver.solve(try Scene(parsing: Self.row.bytes))
    #expect(solution.violations.count == 2)
    let violation = try #require(solution.violations.last)
    #expect(violation.constraint == "note.width >= 100 @740")
    #expect(violation.name == "compressionResistance" && violation.amount == 30)
    #expect(violation.range?.start == Self.row.offsets[2])
    #expect(
      pointers([violation.range], in: Self.row.bytes) == ["/views/1/compressionResistance"])
  }

  @Test func `a content that is stretched did not give way`() throws {
    let solution = try solve(
      #"""
      { "screen": { "size": [300, 400] }, "views": [
        { "kind": "label", "text": "Some words", "pin": ["leading", "trailing", "top"] } ] }
      """#)
    #expect(solution.violations.isEmpty && solution.diagnostics.isEmpty)
  }

  @Test func `of many only the first are explained`() throws {
    let lines = (1...200).map { "\"x == \($0) @500\"" }
    let solution = try solve(
      "{ \"variables\": [\"x\"], \"constraints\": [\"x == 0\", \(lines.joined(separator: ","))] }")
    #expect(solution.violations.count == 200)
    #expect(solution.violations.map { $0.reasons.count } == (1...200).map { $0 <= 50 ? 1 : 0 })
  }
}
