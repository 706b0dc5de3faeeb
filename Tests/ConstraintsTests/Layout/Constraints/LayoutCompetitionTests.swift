import Constraints
import TestSupport
import Testing

/// Two labels side by side in a room that is too large or too small for both.
@Suite struct LayoutCompetitionTests {
  /// Where a third view of fixed extent stands.
  enum Third: CaseIterable {
    case none
    case first
    case middle
    case last
  }

  struct Row: CustomTestStringConvertible {
    let room: Double
    let hugging: [Double]
    let resistance: [Double]
    let third: Third

    var testDescription: String {
      "\(room), hugging \(hugging), resistance \(resistance), third \(third)"
    }

    /// What the labels have to themselves.
    var labelRoom: Double { room - gap - (third == .none ? 0 : gap + thirdExtent) }

    /// The extents of the labels; nothing when only their sum is determined.
    ///
    /// Whoever hugs less takes what is to spare. Whoever resists less gives what is missing, as far
    /// as it has something to give, and then the other one.
    var extents: [Double]? {
      let spare = labelRoom - contents[0] - contents[1]
      if spare == 0 || labelRoom == 0 { return labelRoom == 0 ? [0, 0] : contents }
      let priorities = spare > 0 ? hugging : resistance
      guard priorities[0] != priorities[1] else { return nil }
      let weaker = priorities[0] < priorities[1] ? 0 : 1
      var result = contents
      result[weaker] = max(0, contents[weaker] + spare)
      result[1 - weaker] = labelRoom - result[weaker]
      return result
    }
  }

  static let contents = [80.0, 100.0]
  static let gap = 8.0
  static let thirdExtent = 50.0

  static let rows: [Row] = Third.allCases.flatMap { third -> [Row] in
    let least = gap + (third == .none ? 0 : gap + thirdExtent)
    return [0.0, 30, 90, 150, 179.5, 180, 180.5, 300].flatMap { labelRoom in
      [[250.0, 250.0], [250, 251], [251, 250], [1, 999]].flatMap { hugging in
        [[750.0, 750.0], [750, 751], [751, 750], [999, 1]].map { resistance in
          Row(
            room: least + labelRoom, hugging: hugging, resistance: resistance, third: third)
        }
      }
    }
  }

  @Test(arguments: LayoutAxis.allCases, UserInterfaceLayoutDirection.allCases)
  func `the one that hugs or resists less gives way, and equal ones leave it open`(
    axis: LayoutAxis, direction: UserInterfaceLayoutDirection
  ) throws {
    for row in Campaign.sample(Self.rows, oneOf: 5) {
      let scene = try Self.scene(row, axis, direction)
      let extents = ["a", "b"].map { scene.frame($0).size[axis] }
      #expect(isClose(extents[0] + extents[1], row.labelRoom), "\(row): \(extents)")
      let open = scene.engine.itemsWithAmbiguousLayout(along: axis)
      if let expected = row.extents {
        #expect(zip(extents, expected).allSatisfy { isClose($0, $1) }, "\(row): \(extents)")
        #expect(open.isEmpty, "\(row): \(open.count)")
      } else {
        // A view between two that may be of any size may be anywhere.
        let expected = row.third == .middle ? ["a", "third", "b"] : ["a", "b"]
        #expect(Set(open) == Set(expected.map { scene[$0] }), "\(row): \(open.count)")
      }
    }
  }

  @Test func `every case occurs`() {
    #expect(Self.rows.contains { $0.extents == nil && $0.labelRoom > 180 })
    #expect(Self.rows.contains { $0.extents == nil && $0.labelRoom < 180 })
    #expect(Self.rows.contains { $0.extents?.contains(0) == true && $0.labelRoom > 0 })
  }

  private static func scene(
    _ row: Row, _ axis: LayoutAxis, _ direction: UserInterfaceLayoutDirection
  ) throws -> LayoutScene {
    let isHorizontal = axis == .horizontal
    var scene = LayoutScene(
      ["a", "b", "third"], direction: direction,
      screen: LayoutRect(
        width: isHorizontal ? row.room : 44, height: isHorizontal ? 44 : row.room))
    for (index, name) in ["a", "b"].enumerated() {
      let extent = contents[index]
      try scene.setSize(isHorizontal ? extent : nil, isHorizontal ? nil : extent, of: name)
      try scene.engine.setContentHuggingPriority(
        try #require(LayoutPriority(rawValue: row.hugging[index])), for: axis, of: scene[name])
      try scene.engine.setContentCompressionResistancePriority(
        try #require(LayoutPriority(rawValue: row.resistance[index])), for: axis, of: scene[name])
    }
    let third = "[third(\(thirdExtent))]"
    let views =
      switch row.third {
      case .none: "[a]-[b]"
      case .first: "\(third)-[a]-[b]"
      case .middle: "[a]-\(third)-[b]"
      case .last: "[a]-[b]-\(third)"
      }
    try scene.activate("\(isHorizontal ? "H" : "V"):|\(views)|")
    if row.third == .none {
      try scene.activate(
        "third.left == 0", "third.top == 0", "third.width == 1", "third.height == 1")
    }
    return scene
  }
}

extension LayoutSize {
  /// The extent along an axis.
  fileprivate subscript(axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
}
