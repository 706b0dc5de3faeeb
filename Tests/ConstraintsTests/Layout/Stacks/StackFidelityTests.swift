import Constraints
import TestSupport
import Testing

/// What `UIStackView` is known to do by the constraints that it logs, beyond recorded frames.
@Suite struct StackFidelityTests {
  /// Contents in a stack of 200 points.
  struct Shares: CustomTestStringConvertible {
    let contents: [Double]
    let margin: Double
    let spacing: Double
    let spans: [[Double]]

    init(_ contents: [Double], margin: Double, spacing: Double, gives spans: [[Double]]) {
      self.contents = contents
      self.margin = margin
      self.spacing = spacing
      self.spans = spans
    }

    var testDescription: String { "\(contents) within \(margin) by \(spacing)" }
  }

  static let shares = [
    Shares([25], margin: 0, spacing: 0, gives: [[0, 200]]),
    Shares([25, 75], margin: 0, spacing: 0, gives: [[0, 50], [50, 150]]),
    // Margins are part of what is shared: the last item gives them.
    Shares([25], margin: 10, spacing: 0, gives: [[10, 180]]),
    Shares([25, 75], margin: 10, spacing: 0, gives: [[10, 50], [60, 130]]),
    // So is spacing: of 200 the first two have a quarter each, and the last what they leave.
    Shares([30, 30, 50], margin: 0, spacing: 5, gives: [[0, 50], [55, 50], [110, 90]]),
  ]

  @Test(arguments: shares) func `a proportional share is one of the whole stack`(row: Shares) throws
  {
    let margins = LayoutInsets(
      top: row.margin, left: row.margin, bottom: row.margin, right: row.margin)
    for axis in LayoutAxis.allCases {
      for direction in UserInterfaceLayoutDirection.allCases {
        var scene = try StackScene(
          row.contents.map { ($0, nil) }, frame: LayoutRect(width: 200, height: 200), axis: axis,
          direction: direction)
        try scene.arrange(
          StackArrangement(
            axis: axis, distribution: .fillProportionally, spacing: row.spacing, margins: margins))
        let spans = scene.spans(along: axis)
        #expect(agree(spans, row.spans), "\(axis) \(direction): \(spans)")
      }
    }
  }

  /// People give an extent of a view that is to be hidden a priority of 999.
  @Test func `an extent that is not required gives way to hiding`() throws {
    var scene = try StackScene([(50, 10), (60, 20), (70, 30)])
    try scene.arrange(StackArrangement(axis: .horizontal, spacing: 10))
    let screen = scene.engine.addItem(named: "screen", frame: LayoutRect())
    try scene.engine.activate(scene.stack.leftAnchor.constraint(equalTo: screen.leftAnchor))
    try scene.engine.activate(
      scene.items[1].widthAnchor.constraint(equalToConstant: 128).withPriority(999))
    #expect(scene.frame(1).width == 128)
    try scene.engine.setHidden(true, ofArrangedItem: scene.items[1])
    #expect(scene.frame(1).width == 0)
    #expect(scene.engine.hasAmbiguousLayout(scene.items[1], along: .horizontal) == false)
    try scene.engine.setHidden(false, ofArrangedItem: scene.items[1])
    #expect(scene.frame(1).width == 128)
  }

  /// `systemLayoutSizeFitting` wishes for its target at the fitting size level.
  @Test func `a stack of one item follows a wish at the fitting size level, one of two does not`()
    throws
  {
    for alignment in [StackAlignment.leading, .center, .trailing] {
      var scene = try StackScene([(50, 10), (60, 20)])
      try scene.engine.arrange(
        [scene.items[0]], in: scene.stack,
        StackArrangement(axis: .horizontal, alignment: alignment))
      try scene.engine.activate(
        scene.stack.heightAnchor.constraint(equalToConstant: 300)
          .withPriority(.fittingSizeLevel))
      #expect(isClose(scene.engine.frame(of: scene.stack).height, 300))
      try scene.engine.addArrangedItem(scene.items[1], to: scene.stack)
      #expect(isClose(scene.engine.frame(of: scene.stack).height, 20))
      try scene.engine.removeArrangedItem(scene.items[1])
      #expect(isClose(scene.engine.frame(of: scene.stack).height, 300))
    }
  }
}
