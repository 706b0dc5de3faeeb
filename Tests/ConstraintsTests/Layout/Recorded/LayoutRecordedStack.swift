import Constraints

/// A stack view of the corpus `apple-frames`.
struct RecordedStack: Decodable, Sendable {
  var axis: String
  var distribution: String
  var alignment: String
  var spacing: Double
  var marginsRelative: Bool
  var arranged: [String]

  /// The arrangement in our words; nothing for words that are not known.
  func arrangement(margins: LayoutInsets) -> StackArrangement? {
    let alignments = ["top": "leading", "bottom": "trailing"]
    guard let distribution = StackDistribution(rawValue: distribution),
      let alignment = StackAlignment(rawValue: alignments[alignment] ?? alignment)
    else { return nil }
    return StackArrangement(
      axis: axis == "horizontal" ? .horizontal : .vertical, distribution: distribution,
      alignment: alignment, spacing: spacing, margins: margins)
  }
}

extension LayoutEngine {
  /// Arranges all stacks of a root.
  mutating func arrange(stacksOf root: RecordedRoot, _ items: [String: LayoutItem])
    throws(LayoutError)
  {
    for view in root.views {
      guard let stack = view.stack, let item = items[view.name] else { continue }
      let guide = root.guides.first { $0.owner == view.name && $0.kind == "layoutMargins" }
      let insets = stack.marginsRelative ? guide?.insets ?? [0, 0, 0, 0] : [0, 0, 0, 0]
      let margins = LayoutInsets(edges: insets)
      guard let arrangement = stack.arrangement(margins: margins) else {
        throw LayoutError.wrongKind(item)
      }
      try arrange(stack.arranged.compactMap { items[$0] }, in: item, arrangement)
    }
  }
}

extension RecordedLayout {
  /// Hides an item with content in front of, between and behind those that stacks arrange.
  ///
  /// - Returns: How many.
  /// - Throws: What the engine refuses.
  mutating func addHiddenItems() throws(LayoutError) -> Int {
    var count = 0
    for view in root.views where view.stack != nil {
      guard let stack = items[view.name] else { continue }
      for index in stride(from: engine.arrangedItems(of: stack).count, through: 0, by: -1) {
        let item = engine.addItem(named: "hidden")
        try engine.transaction { (engine) throws(LayoutError) in
          try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 70, height: 60), of: item)
          try engine.insertArrangedItem(item, at: index, in: stack)
          try engine.setHidden(true, ofArrangedItem: item)
        }
        count += 1
      }
    }
    return count
  }
}

extension RecordedRoot {
  var hasStacks: Bool { views.contains { $0.stack != nil } }

  var hasProportionalStack: Bool {
    views.contains { $0.stack?.distribution == "fillProportionally" }
  }
}
