import Constraints
import TestSupport
import Testing

/// One extent constrained at a priority against the size of content: who wins, and whether what
/// came out is the only outcome.
@Suite struct LayoutPriorityTableTests {
  static let content = 100.0

  /// An extent compared with a number, against content of 100 points.
  struct Row: CustomTestStringConvertible {
    let relation: Constraint.Relation
    let extent: Double
    let priority: LayoutPriority
    let hugging: LayoutPriority
    let resistance: LayoutPriority

    var testDescription: String {
      "\(relation) \(extent) @\(priority.rawValue), hugging \(hugging.rawValue), "
        + "resistance \(resistance.rawValue)"
    }

    /// Whether the content would have to grow, to shrink, or neither.
    private var demand: (opponent: LayoutPriority, isLarger: Bool)? {
      if extent > content, relation != .lessThanOrEqual { return (hugging, true) }
      if extent < content, relation != .greaterThanOrEqual { return (resistance, false) }
      return nil
    }

    /// The rules: a larger extent must be above hugging, a smaller one above resistance; at equal
    /// priority content wins.
    var expected: Double {
      guard let demand else { return content }
      return priority > demand.opponent ? extent : content
    }

    /// At equal priority everything in between is as good.
    var isOpen: Bool { demand.map { $0.opponent == priority } ?? false }
  }

  static let rows: [Row] = [(250.0, 750.0), (750, 250), (600, 600), (999, 1)]
    .flatMap { hugging, resistance in
      let levels = Set([hugging, resistance].flatMap { [$0 - 0.5, $0, $0 + 0.5] } + [1000, 50])
      return levels.sorted().compactMap { LayoutPriority(rawValue: $0) }.flatMap { priority in
        [Constraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].flatMap { relation in
          [50.0, content, 150].map { extent in
            Row(
              relation: relation, extent: extent, priority: priority,
              hugging: LayoutPriority(rawValue: hugging) ?? .defaultLow,
              resistance: LayoutPriority(rawValue: resistance) ?? .defaultHigh)
          }
        }
      }
    }

  @Test func `a constrained extent wins over content only above hugging or resistance`() throws {
    for row in Self.rows {
      for axis in LayoutAxis.allCases {
        for contentComesFirst in [true, false] {
          let (extent, isOpen) = try lay(row, along: axis, contentComesFirst)
          #expect(isClose(extent, row.expected), "\(row) along \(axis): \(extent)")
          #expect(isOpen == row.isOpen, "\(row) along \(axis)")
        }
      }
    }
    #expect(Self.rows.count > 200)
    #expect(Self.rows.contains { $0.isOpen })
  }

  private func lay(_ row: Row, along axis: LayoutAxis, _ contentComesFirst: Bool) throws
    -> (extent: Double, isOpen: Bool)
  {
    var scene = LayoutScene(["a"])
    let item = scene["a"]
    let anchor = axis == .horizontal ? item.widthAnchor : item.heightAnchor
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    let constraint = LayoutConstraint(
      terms: [LayoutTerm(.attribute(attribute, of: item))], row.relation, constant: row.extent,
      priority: row.priority)
    try scene.activate("a.left == 0", "a.top == 0")
    if !contentComesFirst { try scene.engine.activate(constraint) }
    try scene.engine.setContentHuggingPriority(row.hugging, for: axis, of: item)
    try scene.engine.setContentCompressionResistancePriority(row.resistance, for: axis, of: item)
    try scene.setSize(Self.content, Self.content, of: "a")
    if contentComesFirst { try scene.engine.activate(constraint) }
    return (
      scene.engine.value(of: anchor), scene.engine.hasAmbiguousLayout(item, along: axis)
    )
  }

  /// A label of a bubble whose size is 253 × 36 at 100 while it is designed, and at most 253 wide.
  struct Design: CustomTestStringConvertible {
    let text: LayoutSize
    let hugging: LayoutPriority
    let resistance: LayoutPriority
    let size: LayoutSize

    init(
      _ width: Double, _ height: Double, hugging: LayoutPriority = 250,
      resistance: LayoutPriority = 750, gives size: (Double, Double)
    ) {
      text = LayoutSize(width: width, height: height)
      self.hugging = hugging
      self.resistance = resistance
      self.size = LayoutSize(width: size.0, height: size.1)
    }

    var testDescription: String {
      "\(text), hugging \(hugging.rawValue), resistance \(resistance.rawValue)"
    }
  }

  static let designs = [
    Design(40, 14, gives: (40, 14)), Design(253, 36, gives: (253, 36)),
    Design(240, 200, gives: (240, 200)), Design(600, 20, gives: (253, 20)),
    // It wins over content that hugs or resists less.
    Design(40, 14, hugging: 99, gives: (253, 36)), Design(40, 90, resistance: 99, gives: (40, 36)),
    // At equal priority content wins.
    Design(40, 14, hugging: 100, gives: (40, 14)),
    Design(240, 90, resistance: 100, gives: (240, 90)),
  ]

  @Test(arguments: designs)
  func `a design-time size loses to content that hugs and resists as usual`(row: Design) throws {
    var scene = LayoutScene(["label"])
    for axis in LayoutAxis.allCases {
      try scene.engine.setContentHuggingPriority(row.hugging, for: axis, of: scene["label"])
      try scene.engine.setContentCompressionResistancePriority(
        row.resistance, for: axis, of: scene["label"])
    }
    try scene.setSize(row.text.width, row.text.height, of: "label")
    try scene.activate(
      "label.left == 20", "label.top == 20", "label.width <= 253", "label.width == 253 @100",
      "label.height == 36 @100")
    #expect(scene.frame("label").size == row.size)
  }
}
