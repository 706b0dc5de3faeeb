import Constraints
import TestSupport
import Testing

@testable import GuideScenes

/// Multiples of places, measured from the nearest view around what is named.
@Suite struct SceneMultipleTests {
  /// A card of 200 × 100 points at 95, 100 with a box of 100 × 50 at 20, 10 in it, and views of 20 × 20
  /// points in either.
  private static func scene(_ lines: [String], keys: String = "") -> String {
    let constraints = lines.map { $0.hasPrefix("{") ? $0 : "\"\($0)\"" }
    return """
      { "screen": { "size": [390, 844], "scale": 2\(keys) }, "views": [
        { "id": "card", "children": [
          { "id": "l", "intrinsicSize": [20, 20] }, { "id": "r", "intrinsicSize": [20, 20] },
          { "id": "box", "children": [{ "id": "in", "intrinsicSize": [20, 20] }] } ] } ],
        "constraints": [
          "card.leading == screen.leading + 95", "card.width == 200", "card.top == screen.top + 100",
          "card.height == 100", "box.leading == card.leading + 20", "box.top == card.top + 10",
          "box.width == 100", "box.height == 50", \(constraints.joined(separator: ", "))] }
      """
  }

  private static func origin(_ id: String, _ lines: String..., keys: String = "") throws
    -> LayoutPoint
  {
    let solution = try solve(scene(lines, keys: keys))
    #expect(!solution.diagnostics.contains { $0.severity == .error }, "\(solution.diagnostics)")
    let frame = frame(id, in: solution)
    return LayoutPoint(x: frame.x, y: frame.y)
  }

  @Test func `a multiple of the parent's place is one within the parent`() throws {
    #expect(try Self.origin("l", "l.centerX == 0.5 * card.centerX").x == 135)
    #expect(try Self.origin("r", "r.centerX == 1.5 * card.centerX").x == 235)
    #expect(try Self.origin("r", "r.centerY == 1.5 * card.centerY").y == 165)
    #expect(try Self.origin("l", "l.leading == card.trailing / 4").x == 145)
    #expect(try Self.origin("in", "in.centerX == 0.5 * box.centerX").x == 130)
  }

  @Test(arguments: [
    "l.centerX - 0.5 * card.centerX == 0", "0 == card.centerX - 2 * l.centerX",
    "2 * l.centerX == card.centerX", "card.centerX / 2 == l.centerX",
  ])
  func `how a line is written does not matter`(line: String) throws {
    #expect(try Self.origin("l", line).x == 135)
  }

  @Test func `siblings are measured from what is around both`() throws {
    let siblings = try Self.origin(
      "r", "l.leading == card.leading + 40", "r.leading == 2 * l.leading")
    #expect(siblings.x == 95 + 80)
    // `in` is in the box, so the card is around both.
    #expect(try Self.origin("in", "l.left == card.left + 30", "in.left == 2 * l.left").x == 95 + 60)
  }

  @Test(arguments: [("screen", 87.5), ("card", 135.0), ("box", 145.0)])
  func `an owner is measured from`(owner: String, x: Double) throws {
    let line = #"{ "where": "l.centerX == 0.5 * card.centerX", "owner": "\#(owner)" }"#
    #expect(try Self.origin("l", line).x == x)
  }

  @Test func `what is compared with numbers alone is where it says on the screen`() throws {
    #expect(try Self.origin("l", "2 * l.left == 240").x == 120)
    #expect(try Self.origin("l", "l.centerX == W / 2").x == 185)
  }

  @Test func `right to left leading and trailing are measured from the owner's right edge`() throws
  {
    // The card lies at 95 from the right: from 95 to 295.
    let keys = #", "direction": "rtl""#
    #expect(
      try Self.origin("l", "l.leading == 0.25 * card.trailing", keys: keys).x == 295 - 50 - 20)
    #expect(try Self.origin("l", "l.centerX == 0.5 * card.centerX", keys: keys).x == 95 + 50 - 10)
  }

  @Test func `rows are measured from the row, and what is in a view of theirs from that`() throws {
    let solution = try solve(
      """
      { "screen": { "size": [390, 844] }, "views": [
        { "id": "t", "kind": "list", "frame": [40, 300, 200, 200], "data": [{}, {}], "template": {
          "children": [
            { "id": "q", "intrinsicSize": [20, 20] },
            { "id": "box", "children": [{ "id": "in", "intrinsicSize": [20, 20] }] } ],
          "constraints": ["q.centerX == 0.5 * row.centerX", "q.centerY == 1.5 * row.centerY",
            "box.leading == row.leading + 60", "box.width == 100", "box.top == row.top",
            "box.bottom == row.bottom", "in.centerX == 0.5 * box.centerX", "in.top == box.top",
            "row.height == 80"] } } ] }
      """)
    #expect(solution.diagnostics.isEmpty)
    #expect(frame("t[2].q", in: solution) == LayoutRect(x: 80, y: 430, width: 20, height: 20))
    #expect(frame("t[2].in", in: solution) == LayoutRect(x: 115, y: 380, width: 20, height: 20))
  }
}
