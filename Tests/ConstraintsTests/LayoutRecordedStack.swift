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
      let margins = LayoutInsets(
        top: insets[1], left: insets[0], bottom: insets[3], right: insets[2])
      guard let arrangement = stack.arrangement(margins: margins) else {
        throw LayoutError.wrongKind(item)
      }
      try arrange(stack.arranged.compactMap { items[$0] }, in: item, arrangement)
    }
  }
}
