import Constraints
import TestSupport
import Testing

@Suite struct LayoutPropertyTests {
  /// A row of boxes from leading to trailing, some with content, each at its own priorities.
  private struct Row {
    var lines: [String] = []
    var sizes: [Double?] = []

    init(_ random: inout SplitMix64) {
      let count = Int.random(in: 1...5, using: &random)
      for index in 0..<count {
        let gap = Int.random(in: 0...20, using: &random)
        let before = index == 0 ? "screen.leading" : "v\(index - 1).trailing"
        lines.append("v\(index).leading == \(before) + \(gap)")
        lines.append("v\(index).top == \(gap)")
        lines.append("v\(index).height == \(gap + index)")
        let content = Bool.random(using: &random)
        sizes.append(content ? Double(Int.random(in: 0...200, using: &random)) : nil)
        let width = Int.random(in: 0...150, using: &random)
        lines.append("v\(index).width == \(width) @\(100 + index + (content ? 300 : 0))")
      }
      let end = Bool.random(using: &random) ? "==" : "<="
      lines.append("v\(count - 1).trailing \(end) screen.trailing - 8")
      if count > 2 { lines.append("v1.leading >= 0.25 * screen.trailing @50") }
    }

    var names: [String] { sizes.indices.map { "v\($0)" } }

    func frames(
      _ direction: UserInterfaceLayoutDirection, by offset: Double = 0, inReverse: Bool = false
    ) throws -> [LayoutRect]? {
      var scene = LayoutScene(
        names, direction: direction, screen: LayoutRect(x: offset, width: 400, height: 800))
      for (name, size) in zip(names, sizes) { try scene.setSize(size, nil, of: name) }
      do {
        try scene.activate(inReverse ? lines.reversed() : lines, owner: "screen")
      } catch LayoutError.unsatisfiable { return nil }
      return names.map { scene.frame($0) }
    }
  }

  @Test func `right to left mirrors`() throws {
    try forAll(seeds: 0..<150, generate: { Row(&$0) }) { row in
      let plain = try row.frames(.leftToRight)
      let mirrored = try row.frames(.rightToLeft)
      return Self.agree(
        plain?.map {
          LayoutRect(left: 400 - $0.maxX, top: $0.y, right: 400 - $0.x, bottom: $0.maxY)
        },
        mirrored)
    }
  }

  @Test func `moving the screen moves all`() throws {
    try forAll(seeds: 0..<100, generate: { Row(&$0) }) { row in
      Self.agree(
        try row.frames(.leftToRight)?.map { $0.offset(x: 64, y: 0) },
        try row.frames(.leftToRight, by: 64))
    }
  }

  @Test func `the order of constraints does not matter`() throws {
    try forAll(seeds: 0..<100, generate: { Row(&$0) }) { row in
      Self.agree(
        try row.frames(.leftToRight), try row.frames(.leftToRight, inReverse: true))
    }
  }

  private static func agree(_ left: [LayoutRect]?, _ right: [LayoutRect]?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return zip(left, right).allSatisfy { one, other in
      isClose(one.x, other.x, tolerance: 1e-9) && isClose(one.width, other.width, tolerance: 1e-9)
        && one.y == other.y && one.height == other.height
    }
  }
}
