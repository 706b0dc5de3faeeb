import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes

/// What gave way inside of rows.
@Suite struct SceneRowViolationTests {
  private static let template = """
    { "children": [ { "id": "bar" } ], "constraints": [
      { "where": "bar.width == {w}", "priority": 700, "name": "wanted" }, "bar.width <= 100",
      "bar.left == row.left", "bar.top == row.top", "bar.height == 20 @300", "row.height == 30" ] }
    """

  @Test func `a line of a template gave way once, where it did most`() throws {
    let text = SceneListTests.scene(
      rows: #"{ "w": 120 }, { "w": 150, "id": "long" }, { "w": 90 }, { "w": 150 }"#,
      template: Self.template)
    let solution = try solve(text)
    #expect(solution.diagnostics.isEmpty && solution.violations.count == 1)
    let violation = try #require(solution.violations.first)
    #expect(violation.constraint == "bar.width == 150" && violation.name == "wanted")
    #expect(violation.priority.rawValue == 700 && violation.amount == 50)
    #expect(violation.row == "list[long]" && violation.rowCount == 3)
    #expect(
      pointers([violation.range], in: Array(text.utf8))
        == ["/views/0/template/constraints/0/where"])
    let json = JSONWriter.text(solution.json())
    #expect(json.contains("\"row\":\"list[long]\"") || json.contains("\"row\": \"list[long]\""))
  }

  /// A list of rows of which some give way.
  static func rows(_ count: Int) -> String {
    let rows = (0..<count).map { "{ \"w\": \(90 + $0 % 30), \"id\": \"r\($0)\" }" }
    return SceneListTests.scene(rows: rows.joined(separator: ","), template: template)
  }

  @Test func `thousands of rows that give way are one line`() throws {
    let count = Campaign.whole(10_000, brief: 1000)
    let solution = try solve(Self.rows(count))
    #expect(solution.violations.map(\.row) == ["list[r29]"])
    #expect(solution.violations.map(\.amount) == [19])
    #expect(solution.violations.map(\.rowCount) == [(0..<count).count { $0 % 30 > 10 }])
  }

  @Test func `headers give way as rows do, and what is kept does not`() throws {
    let solution = try solve(
      SceneListTests.scene(
        rows: #"{ "section": "A" }"#, template: #"{ "constraints": ["row.height == 20 @500"] }"#,
        keys: #", "header": { "constraints": ["row.height == 9", "row.height == 20 @200"] }"#))
    #expect(solution.violations.map(\.row) == ["list.header[1]"])
    #expect(solution.violations.map(\.constraint) == ["row.height == 20 @200"])
    #expect(solution.violations.map(\.amount) == [11])
  }
}
