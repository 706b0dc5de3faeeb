import Constraints
import TestSupport

/// A random layout that is likely to leave something open.
struct OpenLayout: CustomStringConvertible {
  /// What an item's content is and how much it matters along the horizontal axis.
  struct Content {
    var width: Double?
    var height: Double?
    var hugging: LayoutPriority
    var resistance: LayoutPriority
  }

  var direction: UserInterfaceLayoutDirection
  var contents: [Content] = []
  /// The item that each is in, by number; −1 for the screen, −2 for none.
  var superviews: [Int] = []
  var lines: [String] = []
  /// The items, by number, that a stack arranges.
  var arranged: [Int] = []
  var hasVariable: Bool
  /// Whether the first item scrolls.
  var isScrolling: Bool

  init(_ random: inout SplitMix64) {
    direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    hasVariable = Int.random(in: 0..<4, using: &random) == 0
    isScrolling = Int.random(in: 0..<4, using: &random) == 0
    let count = Int.random(in: 1...5, using: &random)
    for index in 0..<count {
      superviews.append(Int.random(in: -2..<index, using: &random))
      contents.append(
        Content(
          width: Bool.random(using: &random)
            ? Double(Int.random(in: 0...9, using: &random)) * 10 : nil,
          height: Bool.random(using: &random) ? 20 : nil,
          hugging: [250, 250, 251].randomElement(using: &random) ?? .defaultLow,
          resistance: [750, 750, 749].randomElement(using: &random) ?? .defaultHigh))
    }
    for _ in 0..<Int.random(in: 0...3 * count, using: &random) { lines.append(line(&random)) }
    if hasVariable { lines.append("x \(relation(&random)) v0.width + 10") }
    if count > 2, Int.random(in: 0..<4, using: &random) == 0 { arranged = Array(1..<count) }
  }

  private func relation(_ random: inout SplitMix64) -> String {
    ["==", "==", ">=", "<="].randomElement(using: &random) ?? "=="
  }

  private func line(_ random: inout SplitMix64) -> String {
    let number = Int.random(in: contents.indices, using: &random)
    let own = "v\(number)"
    let others = contents.indices.filter { $0 != number }.map { "v\($0)" }
    let other =
      Bool.random(using: &random) ? "screen" : others.randomElement(using: &random) ?? "screen"
    let across = ["leading", "trailing", "centerX", "left"]
    let down = ["top", "bottom", "centerY"]
    let places = Int.random(in: 0..<3, using: &random) > 0 ? across : down
    let place = places.randomElement(using: &random) ?? "top"
    var otherPlace = places.randomElement(using: &random) ?? "top"
    // Left goes with no edge that the reading direction places.
    if (place == "left") != (otherPlace == "left"), place != "centerX", otherPlace != "centerX" {
      otherPlace = place
    }
    let gap = Int.random(in: -2...2, using: &random) * 8
    let priority = ["", "", "", " @750", " @250", " @500"].randomElement(using: &random) ?? ""
    let sum = "\(gap < 0 ? "-" : "+") \(abs(gap))"
    let text =
      switch Int.random(in: 0..<8, using: &random) {
      case 0: "\(own).width \(relation(&random)) \(Int.random(in: 0...120, using: &random))"
      case 1: "\(own).width \(relation(&random)) 2 * \(own).height \(sum)"
      case 2: "\(own).width \(relation(&random)) \(other).width / 3 \(sum)"
      default: "\(own).\(place) \(relation(&random)) \(other).\(otherPlace) \(sum)"
      }
    return text + priority
  }

  /// The layout, each line in force that does not contradict those before it.
  func scene() throws -> LayoutScene {
    var scene = LayoutScene(direction: direction)
    for (index, superview) in superviews.enumerated() {
      let name = "v\(index)"
      let item =
        superview == -2
        ? scene.engine.addItem(named: name)
        : try scene.engine.addItem(
          named: name, in: superview < 0 ? scene.screen : scene["v\(superview)"])
      scene.add(item, named: name)
      if index == 0, isScrolling { _ = try scene.engine.addScrollContent(in: item) }
    }
    if hasVariable { scene.names.add(scene.engine.makeVariable(), named: "x") }
    for (index, content) in contents.enumerated() {
      let item = scene["v\(index)"]
      try scene.engine.setContentHuggingPriority(content.hugging, for: .horizontal, of: item)
      try scene.engine.setContentCompressionResistancePriority(
        content.resistance, for: .horizontal, of: item)
      try scene.setSize(content.width, content.height, of: "v\(index)")
    }
    for line in lines {
      do { try scene.activate(line, owner: "screen") } catch LayoutError.unsatisfiable {}
    }
    if !arranged.isEmpty {
      try? scene.engine.arrange(
        arranged.map { scene["v\($0)"] }, in: scene["v0"],
        StackArrangement(axis: .horizontal, spacing: 8))
    }
    return scene
  }

  /// The layouts with one line less.
  var smaller: [OpenLayout] {
    var smaller: [OpenLayout] = []
    for index in lines.indices where !lines[index].hasPrefix("x") {
      var copy = self
      copy.lines.remove(at: index)
      smaller.append(copy)
    }
    for index in contents.indices where contents[index].width != nil {
      var copy = self
      copy.contents[index].width = nil
      smaller.append(copy)
    }
    for index in contents.indices where contents[index].height != nil {
      var copy = self
      copy.contents[index].height = nil
      smaller.append(copy)
    }
    if isScrolling {
      var copy = self
      copy.isScrolling = false
      smaller.append(copy)
    }
    if !arranged.isEmpty {
      var copy = self
      copy.arranged = []
      smaller.append(copy)
    }
    return smaller
  }

  var description: String {
    "\(direction), \(contents.map { "\($0.width ?? -1)×\($0.height ?? -1) @\($0.hugging.rawValue) @\($0.resistance.rawValue)" }), "
      + "\(lines), in \(superviews), arranged \(arranged)"
      + (isScrolling ? ", scrolling" : "")
  }
}
