import Constraints
import TestSupport
import Testing

@Suite struct LayoutFittingSizeTests {
  /// A cell in a list, with an avatar, a name and a text below each other beside it.
  private static func cell(_ direction: UserInterfaceLayoutDirection = .leftToRight) throws
    -> LayoutScene
  {
    var scene = LayoutScene(["list", "cell"], direction: direction)
    for name in ["avatar", "name", "text"] {
      scene.add(try scene.engine.addItem(named: name, in: scene["cell"]), named: name)
    }
    try scene.activate(
      // The list and the row: none of the cell's business.
      "list.leading == screen.leading", "list.width == 200", "list.top == 40",
      "cell.leading == list.leading", "cell.width == list.width", "cell.top == list.top",
      "list.height == 300", "cell.height == list.height @999",
      // What is in the cell.
      "avatar.leading == cell.leading + 10", "avatar.top == cell.top + 10", "avatar.width == 30",
      "avatar.height == 30", "name.leading == avatar.trailing + 10", "name.top == avatar.top",
      "name.trailing <= cell.trailing - 10", "text.leading == name.leading",
      "text.trailing == cell.trailing - 10", "text.top == name.bottom + 5",
      "cell.bottom >= text.bottom + 10", "cell.bottom >= avatar.bottom + 10")
    return scene
  }

  private static let text = WrappingText(words: [60, 50, 70, 40, 80])

  private static func measure(_ scene: borrowing LayoutScene) -> (LayoutItem, Double?) ->
    IntrinsicContentSize
  {
    let name = scene["name"]
    return { item, width in
      item == name ? IntrinsicContentSize(width: 90, height: 18) : text.size(width: width)
    }
  }

  @Test(arguments: UserInterfaceLayoutDirection.allCases, [(320.0, 83.0), (200, 103), (376, 63)])
  func `a cell's height follows from its width`(
    direction: UserInterfaceLayoutDirection, size: (width: Double, height: Double)
  ) throws {
    var scene = try Self.cell(direction)
    let labels = [scene["name"], scene["text"]]
    try scene.engine.sizeToContent(labels, measuring: Self.measure(scene))
    let frames = ["list", "cell", "avatar", "name", "text"].map { scene.frame($0) }
    let ids = scene.engine.activeConstraints
    let found = try scene.engine.fittingSize(
      of: scene["cell"], width: size.width, sizing: labels, measuring: Self.measure(scene))
    #expect(found.size == LayoutSize(width: size.width, height: size.height))
    #expect(found.sizing == ContentSizing())
    #expect(["list", "cell", "avatar", "name", "text"].map { scene.frame($0) } == frames)
    #expect(scene.engine.activeConstraints == ids)
  }

  @Test func `the smallest size squeezes nothing, the largest stretches nothing`() throws {
    let scene = try Self.cell()
    let labels = [scene["name"], scene["text"]]
    let smallest = try scene.engine.smallestSize(
      of: scene["cell"], sizing: labels, measuring: Self.measure(scene))
    #expect(smallest.size == LayoutSize(width: 50 + 316 + 10, height: 63))
    let largest = try scene.engine.fittingSize(
      of: scene["cell"], target: .layoutFittingExpanded, sizing: labels,
      measuring: Self.measure(scene))
    #expect(largest.size == LayoutSize(width: 376, height: 10_000))
    let stretched = try scene.engine.fittingSize(
      of: scene["cell"], target: .layoutFittingExpanded, horizontalFittingPriority: 251,
      sizing: labels, measuring: Self.measure(scene))
    #expect(stretched.size.width == 10_000)
  }

  @Test func `a preferred maximum width makes the smallest size wrap`() throws {
    var scene = try Self.cell()
    try scene.engine.setPreferredMaxLayoutWidth(150, of: scene["text"])
    let found = try scene.engine.smallestSize(
      of: scene["cell"], sizing: [scene["text"]], measuring: Self.measure(scene))
    #expect(found.size == LayoutSize(width: 50 + 114 + 10, height: 10 + 0 + 5 + 60 + 10))
  }

  @Test func `content that is not measured keeps its size`() throws {
    var scene = try Self.cell()
    try scene.setSize(100, 40, of: "text")
    try scene.setSize(90, 18, of: "name")
    for outsider in [[], [scene["list"]]] {
      let found = try scene.engine.fittingSize(of: scene["cell"], width: 320, sizing: outsider) {
        _, _ in IntrinsicContentSize(width: 1, height: 1)
      }
      #expect(found.size.height == 83)
    }
  }

  @Test func `a required width squeezes content, and words that are wider stick out`() throws {
    var scene = LayoutScene(["bubble"])
    scene.add(try scene.engine.addItem(named: "label", in: scene["bubble"]), named: "label")
    try scene.activate(
      "label.left == bubble.left + 12", "label.right == bubble.right - 12",
      "label.top == bubble.top + 8", "label.bottom == bubble.bottom - 8")
    let sizes = try [400, 120, 60, 24].map { width in
      try scene.engine.fittingSize(of: scene["bubble"], width: width, sizing: [scene["label"]]) {
        Self.text.size(width: $1)
      }.size
    }
    #expect(
      sizes == [
        LayoutSize(width: 400, height: 36), LayoutSize(width: 120, height: 116),
        LayoutSize(width: 60, height: 116), LayoutSize(width: 24, height: 116),
      ])
  }

  @Test func `stacks in it count`() throws {
    for distribution in [StackDistribution.fill, .fillProportionally] {
      var scene = LayoutScene(["card", "a", "b", "c"])
      let items = ["a", "b", "c"].map { scene[$0] }
      try scene.engine.arrange(
        items, in: scene["card"],
        StackArrangement(
          axis: .vertical, distribution: distribution, spacing: 5,
          margins: LayoutInsets(top: 0, left: 2, bottom: 0, right: 4)))
      try scene.engine.setHidden(true, ofArrangedItem: scene["b"])
      let before = scene.engine.activeConstraints
      let found = try scene.engine.fittingSize(of: scene["card"], width: 156, sizing: items) {
        Self.text.size(width: $1)
      }
      #expect(found.size == LayoutSize(width: 156, height: 60 + 5 + 60))
      #expect(scene.engine.activeConstraints == before)
    }
  }

  @Test func `an arranged item is sized without its stack`() throws {
    var scene = LayoutScene(["row", "a", "b"])
    try scene.engine.arrange(
      [scene["a"], scene["b"]], in: scene["row"],
      StackArrangement(axis: .horizontal, distribution: .fillEqually))
    try scene.activate("row.width == 300", "row.height == 50")
    try scene.setSize(40, 20, of: "a")
    let found = try scene.engine.smallestSize(of: scene["a"])
    #expect(found.size == LayoutSize(width: 40, height: 20))
  }

  @Test func `what the constraints leave open is as small as can be`() throws {
    var scene = LayoutScene(["card"])
    scene.add(try scene.engine.addItem(named: "a", in: scene["card"]), named: "a")
    #expect(try scene.engine.smallestSize(of: scene["card"]).size == LayoutSize())
    try scene.activate("a.right <= card.right - 8", "a.left >= card.left + 8", "a.width >= 20")
    #expect(try scene.engine.smallestSize(of: scene["card"]).size == LayoutSize(width: 36))
    let large = try scene.engine.fittingSize(of: scene["card"], target: .layoutFittingExpanded)
    #expect(large.size == .layoutFittingExpanded)
  }

  @Test func `a required width that cannot be is refused with the members of the conflict`() throws
  {
    var scene = LayoutScene(["card"])
    scene.add(try scene.engine.addItem(named: "button", in: scene["card"]), named: "button")
    let ids = try scene.activate(
      "button.left == card.left + 8", "button.right == card.right - 8", "button.width >= 120")
    let error = #expect(throws: LayoutError.self) {
      try scene.engine.fittingSize(of: scene["card"], width: 100)
    }
    guard case .unsatisfiable(let members) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(members.filter { !$0.isNew }.map(\.id) == ids)
    let new = members.filter(\.isNew)
    #expect(new.map { scene.engine.description(of: $0.source) } == ["card.width == 100"])
    guard case .constraint(let constraint) = new.first?.source else { return }
    #expect(constraint.identifier == "fitting-width")
    let isActive = scene.engine.source(of: new[0].id) != nil
    #expect(!isActive)
    let size = try scene.engine.fittingSize(
      of: scene["card"], target: LayoutSize(width: 100), horizontalFittingPriority: 999
    ).size
    #expect(size.width == 136)
  }

  @Test func `content that must not be squeezed is named as it is known`() throws {
    var scene = LayoutScene(["label"])
    try scene.setSize(40, 20, of: "label")
    try scene.engine.setContentCompressionResistancePriority(
      .required, for: .horizontal, of: scene["label"])
    let error = #expect(throws: LayoutError.self) {
      try scene.engine.fittingSize(of: scene["label"], width: 30)
    }
    guard case .unsatisfiable(let members) = error else { return }
    let content = members.first { !$0.isNew }
    #expect(content?.source == .compressionResistance(.horizontal, of: scene["label"]))
    #expect(content.flatMap { scene.engine.source(of: $0.id) } == content?.source)
  }

  @Test func `guides are refused, and so are numbers that are none`() throws {
    var scene = LayoutScene(["a"])
    let guide = try scene.engine.addGuide(in: scene["a"])
    let content = try scene.engine.addScrollContent(in: scene["a"])
    for item in [guide, content] {
      #expect(throws: LayoutError.wrongKind(item)) { try scene.engine.smallestSize(of: item) }
    }
    for width in [Double.nan, .infinity, 1e300] {
      #expect(throws: LayoutError.self) {
        try scene.engine.fittingSize(of: scene["a"], width: width)
      }
    }
    try scene.engine.removeItem(scene["a"])
    #expect(throws: LayoutError.unknownItem(scene["a"])) {
      try scene.engine.smallestSize(of: scene["a"])
    }
  }
}
