import Constraints
import TestSupport

/// A random screen of containers with wrapping texts in them, as lines of the notation.
struct SizingSystem: CustomStringConvertible {
  var names: [String] = []
  var lines: [String] = []
  /// The items with text.
  var texts: [(name: String, text: WrappingText)] = []
  /// Hugging and compression resistance of each text, horizontal and vertical.
  var priorities: [[LayoutPriority]] = []

  /// - Parameters:
  ///   - random: Decides everything.
  ///   - mixing: Whether constraints may tie widths to heights.
  init(_ random: inout SplitMix64, mixing: Bool) {
    for card in 0..<Int.random(in: 1...2, using: &random) { addCard(card, &random) }
    guard mixing else { return }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let (one, other) = (random.pick(names), random.pick(names))
      let factor = random.pick([0.25, 0.5, 1, 1.5])
      let relation = random.pick(["==", "==", "<=", ">="])
      lines.append(
        "\(one).width \(relation) \(factor) * \(other).height + \(random.pick([0, 0, 20]))"
          + random.pick(["", " @800", " @500", " @200"]))
    }
  }

  private mutating func addCard(_ card: Int, _ random: inout SplitMix64) {
    let name = "card\(card)"
    names.append(name)
    lines += ["\(name).left == \(8 + 10 * card)", "\(name).top == \(12 + 5 * card)"]
    switch Int.random(in: 0...3, using: &random) {
    case 0: lines.append("\(name).width == \(Int.random(in: 60...320, using: &random))")
    case 1: lines.append("\(name).width <= \(Int.random(in: 60...320, using: &random))")
    case 2: lines.append("\(name).right == screen.right - 8")
    default: lines.append("\(name).width == 0.5 * screen.width @\(random.pick([100, 300, 900]))")
    }
    if Bool.random(using: &random) { lines.append("\(name).height >= 50") }
    let isRow = Bool.random(using: &random)
    var before: String?
    for index in 0..<Int.random(in: 1...3, using: &random) {
      let text = "\(name)text\(index)"
      addText(text, &random)
      let (along, across) = isRow ? ("left", "top") : ("top", "left")
      let (alongEnd, acrossEnd) = isRow ? ("right", "bottom") : ("bottom", "right")
      lines.append(
        before.map { "\(text).\(along) == \($0).\(alongEnd) + 4" }
          ?? "\(text).\(along) == \(name).\(along) + 7.5")
      lines.append("\(text).\(across) == \(name).\(across) + 6")
      lines.append("\(text).\(acrossEnd) \(random.pick(["==", "<="])) \(name).\(acrossEnd) - 6")
      if let before, Int.random(in: 0..<4, using: &random) == 0 {
        let extent = random.pick(["width", "height"])
        lines.append("\(text).\(extent) == \(before).\(extent)")
      }
      before = text
    }
    let end = isRow ? "right" : "bottom"
    if let before {
      lines.append("\(before).\(end) \(random.pick(["==", "<="])) \(name).\(end) - 9")
    }
  }

  private mutating func addText(_ name: String, _ random: inout SplitMix64) {
    names.append(name)
    let words = (0..<Int.random(in: 0...14, using: &random)).map { _ in
      Double(Int.random(in: 2...160, using: &random)) / 2
    }
    texts.append((name, WrappingText(words: words)))
    priorities.append((0..<4).map { _ in random.pick([100, 250, 250, 251, 600, 750, 750, 751]) })
  }

  /// The system in an engine, before anything is sized; nothing where it contradicts itself.
  func makeScene(_ direction: UserInterfaceLayoutDirection = .leftToRight) throws -> LayoutScene? {
    var scene = LayoutScene(direction: direction)
    for name in names {
      let card = names.last { $0 != name && name.hasPrefix($0) }
      let item = try card.map { card throws(LayoutError) in
        try scene.engine.addItem(named: name, in: scene[card])
      }
      scene.add(item ?? scene.engine.addItem(named: name), named: name)
    }
    for ((name, _), priorities) in zip(texts, priorities) {
      for (axis, place) in [(LayoutAxis.horizontal, 0), (.vertical, 2)] {
        try scene.engine.setContentHuggingPriority(priorities[place], for: axis, of: scene[name])
        try scene.engine.setContentCompressionResistancePriority(
          priorities[place + 1], for: axis, of: scene[name])
      }
    }
    do { try scene.activate(lines) } catch LayoutError.unsatisfiable { return nil }
    return scene
  }

  /// What the contents of the items of a scene measure.
  func measuring(in scene: borrowing LayoutScene) -> (LayoutItem, Double?) -> IntrinsicContentSize {
    var owners: [LayoutItem: WrappingText] = [:]
    for (name, text) in texts { owners[scene[name]] = text }
    return { item, width in owners[item]?.size(width: width) ?? IntrinsicContentSize() }
  }

  /// The items with text.
  func items(in scene: borrowing LayoutScene) -> [LayoutItem] {
    var items: [LayoutItem] = []
    for (name, _) in texts { items.append(scene[name]) }
    return items
  }

  var description: String {
    lines.joined(separator: "\n") + "\n"
      + zip(texts, priorities).map { text, priorities in
        "\(text.name): \(text.text), \(priorities.map(\.rawValue))"
      }.joined(separator: "\n")
  }
}

extension SplitMix64 {
  /// One of some values.
  fileprivate mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}
