import Constraints
import TestSupport
import Testing

@Suite struct StackDistributionTests {
  /// Three items of 160, 80 and 40 points, of which the last hugs and the first resists least.
  struct Row: CustomTestStringConvertible {
    let distribution: StackDistribution
    let spacing: Double
    let extent: Double
    let spans: [[Double]]

    init(
      _ distribution: StackDistribution, spacing: Double, in extent: Double, gives spans: [[Double]]
    ) {
      self.distribution = distribution
      self.spacing = spacing
      self.extent = extent
      self.spans = spans
    }

    var testDescription: String { "\(distribution) by \(spacing) in \(extent)" }
  }

  static let rows = [
    Row(.fill, spacing: 10, in: 300, gives: [[0, 160], [170, 80], [260, 40]]),
    Row(.fill, spacing: 10, in: 400, gives: [[0, 160], [170, 80], [260, 140]]),
    Row(.fill, spacing: 10, in: 200, gives: [[0, 60], [70, 80], [160, 40]]),
    Row(.fill, spacing: -20, in: 240, gives: [[0, 160], [140, 80], [200, 40]]),
    Row(.fillEqually, spacing: 10, in: 320, gives: [[0, 100], [110, 100], [220, 100]]),
    Row(
      .fillProportionally, spacing: 0, in: 200,
      gives: [[0, 800 / 7], [800 / 7, 400 / 7], [1200 / 7, 200 / 7]]),
    Row(.fillProportionally, spacing: 10, in: 300, gives: [[0, 160], [170, 80], [260, 40]]),
    // The last one takes what the shares of a larger stack leave.
    Row(.fillProportionally, spacing: 10, in: 600, gives: [[0, 320], [330, 160], [500, 100]]),
    Row(.equalSpacing, spacing: 10, in: 400, gives: [[0, 160], [220, 80], [360, 40]]),
    Row(.equalSpacing, spacing: 10, in: 200, gives: [[0, 60], [70, 80], [160, 40]]),
    Row(.equalCentering, spacing: 10, in: 400, gives: [[0, 160], [190, 80], [360, 40]]),
    // Equal distances would bring the first two too near to each other.
    Row(.equalCentering, spacing: 10, in: 310, gives: [[0, 160], [170, 80], [270, 40]]),
    Row(.equalCentering, spacing: 10, in: 200, gives: [[0, 60], [70, 80], [160, 40]]),
  ]

  @Test(arguments: rows) func `each distribution shares the room in its own way`(row: Row) throws {
    for axis in LayoutAxis.allCases {
      for direction in UserInterfaceLayoutDirection.allCases {
        let frame = LayoutRect(
          x: 7, y: 9, width: axis == .horizontal ? row.extent : 50,
          height: axis == .vertical ? row.extent : 50)
        var scene = try StackScene(
          [(160, nil), (80, nil), (40, nil)], frame: frame, axis: axis, direction: direction)
        try scene.engine.setContentHuggingPriority(249, for: axis, of: scene.items[2])
        try scene.engine.setContentCompressionResistancePriority(749, for: axis, of: scene.items[0])
        try scene.arrange(
          StackArrangement(axis: axis, distribution: row.distribution, spacing: row.spacing))
        let spans = scene.spans(along: axis)
        #expect(agree(spans, row.spans), "\(axis) \(direction): \(spans)")
        for item in scene.items { #expect(scene.engine.hasAmbiguousLayout(item) == false) }
      }
    }
  }

  @Test(arguments: [
    (StackDistribution.fill, 300.0), (.fillProportionally, 300), (.equalSpacing, 300),
    // As large as the largest; as far apart as the first two.
    (.fillEqually, 500), (.equalCentering, 360),
  ])
  func `a free stack is as long as its items and spacing`(
    distribution: StackDistribution, extent: Double
  ) throws {
    var scene = try StackScene([(160, 20), (80, 30), (40, 10)])
    try scene.arrange(StackArrangement(axis: .horizontal, distribution: distribution, spacing: 10))
    let frame = scene.engine.frame(of: scene.stack)
    #expect(isClose(frame.width, extent))
    #expect(isClose(frame.height, 30))
  }

  @Test func `items of equal extent are as large as the largest content`() throws {
    var scene = try StackScene([(160, 20), (80, 30), (40, 10)])
    try scene.arrange(
      StackArrangement(axis: .horizontal, distribution: .fillEqually, spacing: 10))
    #expect(agree(scene.spans(along: .horizontal), [[0, 160], [170, 160], [340, 160]]))
    #expect(isClose(scene.engine.frame(of: scene.stack).width, 500))
  }

  @Test func `without content proportional shares are equal`() throws {
    var scene = try StackScene(
      [(nil, nil), (nil, nil)], frame: LayoutRect(width: 210, height: 50))
    try scene.arrange(
      StackArrangement(axis: .horizontal, distribution: .fillProportionally, spacing: 10))
    #expect(agree(scene.spans(along: .horizontal), [[0, 100], [110, 100]]))
  }

  @Test func `an item without content has no share`() throws {
    var scene = try StackScene(
      [(nil, nil), (90, nil), (100, nil)], frame: LayoutRect(width: 400, height: 50))
    try scene.arrange(
      StackArrangement(axis: .horizontal, distribution: .fillProportionally, spacing: 5))
    #expect(agree(scene.spans(along: .horizontal), [[0, 0], [5, 180], [190, 210]]))
  }

  @Test func `shares follow content that changes`() throws {
    var scene = try StackScene(
      [(100, nil), (100, nil)], frame: LayoutRect(width: 300, height: 50))
    try scene.arrange(StackArrangement(axis: .horizontal, distribution: .fillProportionally))
    try scene.engine.setIntrinsicContentSize(IntrinsicContentSize(width: 50), of: scene.items[0])
    #expect(agree(scene.spans(along: .horizontal), [[0, 100], [100, 200]]))
  }

  @Test func `a filling row is what Visual Format says`() throws {
    var scene = LayoutScene(["a", "b", "c"], screen: LayoutRect(width: 300, height: 100))
    try scene.activate("H:|-4-[a]-10-[b]-12-[c]-6-|", "V:|-1-[a]-3-|", "V:|-1-[b]-3-|")
    try scene.activate("V:|-1-[c]-3-|")
    var stack = try StackScene(
      [(nil, nil), (nil, nil), (nil, nil)], frame: LayoutRect(width: 300, height: 100))
    for (index, name) in ["a", "b", "c"].enumerated() {
      try scene.setSize(Double(40 + index), 10, of: name)
      try stack.engine.setIntrinsicContentSize(
        IntrinsicContentSize(width: Double(40 + index), height: 10), of: stack.items[index])
    }
    let margins = LayoutInsets(top: 1, left: 4, bottom: 3, right: 6)
    try stack.arrange(StackArrangement(axis: .horizontal, spacing: 10, margins: margins))
    try stack.engine.setCustomSpacing(12, afterArrangedItem: stack.items[1])
    #expect(stack.items.indices.map { stack.frame($0) } == ["a", "b", "c"].map { scene.frame($0) })
  }
}
