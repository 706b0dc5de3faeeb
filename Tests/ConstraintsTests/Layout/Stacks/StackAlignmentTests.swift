import Constraints
import TestSupport
import Testing

@Suite struct StackAlignmentTests {
  static let rows: [(alignment: StackAlignment, spans: [[Double]])] = [
    (.fill, [[4, 88], [4, 88]]), (.top, [[4, 60], [4, 30]]), (.center, [[18, 60], [33, 30]]),
    (.bottom, [[32, 60], [62, 30]]), (.firstBaseline, [[4, 60], [14, 30]]),
    (.lastBaseline, [[32, 60], [57, 30]]),
  ]

  @Test(arguments: rows) func `items of a row are aligned within the margins`(
    alignment: StackAlignment, spans: [[Double]]
  ) throws {
    // The order does not matter to where items lie across the axis.
    for order in [[0, 1], [1, 0]] {
      var scene = try StackScene(
        [(20, 60), (20, 30)], frame: LayoutRect(width: 100, height: 100))
      try scene.engine.setBaselines(firstFromTop: 20, lastFromBottom: 10, of: scene.items[0])
      try scene.engine.setBaselines(firstFromTop: 10, lastFromBottom: 5, of: scene.items[1])
      try scene.engine.arrange(
        order.map { scene.items[$0] }, in: scene.stack,
        StackArrangement(
          axis: .horizontal, alignment: alignment, margins: LayoutInsets(top: 4, bottom: 8)))
      #expect(agree(scene.spans(along: .vertical), spans), "\(scene.spans(along: .vertical))")
      for item in scene.items {
        #expect(scene.engine.hasAmbiguousLayout(item, along: .vertical) == false)
      }
    }
  }

  @Test(
    arguments: [
      (.fill, [6, 84]), (.leading, [6, 30]), (.center, [33, 30]), (.trailing, [60, 30]),
      (.firstBaseline, [6, 30]), (.lastBaseline, [6, 30]),
    ] as [(StackAlignment, [Double])])
  func `items of a column are aligned in reading direction`(
    alignment: StackAlignment, span: [Double]
  ) throws {
    for direction in UserInterfaceLayoutDirection.allCases {
      var scene = try StackScene(
        [(20, 30)], frame: LayoutRect(x: 5, width: 100, height: 100), axis: .vertical,
        direction: direction)
      let isLeftToRight = direction == .leftToRight
      let margins = LayoutInsets(left: isLeftToRight ? 6 : 10, right: isLeftToRight ? 10 : 6)
      try scene.arrange(StackArrangement(axis: .vertical, alignment: alignment, margins: margins))
      #expect(agree(scene.spans(along: .horizontal), [span]))
    }
  }

  @Test(arguments: StackAlignment.allCases)
  func `a free stack is as high as its highest item and the margins`(alignment: StackAlignment)
    throws
  {
    var scene = try StackScene([(20, 60), (20, 30), (20, 10)])
    try scene.arrange(
      StackArrangement(
        axis: .horizontal, alignment: alignment, margins: LayoutInsets(top: 4, bottom: 8)))
    #expect(isClose(scene.engine.frame(of: scene.stack).height, 72))
  }

  @Test func `aligned text may make a row higher than its highest item`() throws {
    var scene = try StackScene([(20, 60), (20, 30)])
    try scene.engine.setBaselines(firstFromTop: 50, lastFromBottom: 10, of: scene.items[0])
    try scene.engine.setBaselines(firstFromTop: 5, lastFromBottom: 25, of: scene.items[1])
    try scene.arrange(StackArrangement(axis: .horizontal, alignment: .firstBaseline))
    #expect(agree(scene.spans(along: .vertical), [[0, 60], [45, 30]]))
    #expect(isClose(scene.engine.frame(of: scene.stack).height, 75))
  }

  @Test func `an item that need not fill and has no content takes no room`() throws {
    var scene = try StackScene(
      [(20, nil)], frame: LayoutRect(width: 20, height: 100))
    try scene.arrange(StackArrangement(axis: .horizontal, alignment: .center))
    #expect(scene.frame(0) == LayoutRect(x: 0, y: 50, width: 20, height: 0))
  }

  @Test func `spacing can be from baseline to baseline`() throws {
    var scene = try StackScene([(30, 10), (30, 10)], axis: .vertical)
    for item in scene.items {
      try scene.engine.setBaselines(firstFromTop: 20, lastFromBottom: 6, of: item)
    }
    try scene.arrange(
      StackArrangement(axis: .vertical, spacing: 40, isBaselineRelative: true))
    #expect(agree(scene.spans(along: .vertical), [[0, 30], [44, 30]]))
  }
}
