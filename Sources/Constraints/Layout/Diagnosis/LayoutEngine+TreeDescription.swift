extension LayoutEngine {
  /// All items with their frames and what is wrong with them, for a log or a debugger.
  ///
  /// One line an item: further in than the one around it, its name, its frame as x, y, width and
  /// height, and then what there is to say of it: what kind of item it is, the size of its content,
  /// how far that is stretched or squeezed, which attributes are open, and which constraints are
  /// broken by how many points. Guides stand before the items beside them.
  ///
  ///     screen (0, 0, 320, 568)
  ///     |  screen.safeArea (0, 20, 320, 548), guide
  ///     |  row (16, 20, 288, 44), stack
  ///     |  |  title (16, 20, 130, 44), content 80 x 20, stretched by 50 x 24
  ///     |  |  note (146, 20, 158, 44), content 158 x 20, stretched by 0 x 24
  ///     |  grid (0, 0, 0, 0), ambiguous: width, leading, height, top
  ///
  /// - Parameter root: The item to begin with; all that are in no other if it is `nil`.
  /// - Returns: Lines that each end with a line break; numbers are to a thousandth of a point.
  /// - Complexity: As for `ambiguities()` and `violations()`.
  public func treeDescription(of root: LayoutItem? = nil) -> String {
    let marks = TreeMarks(of: self)
    var text = ""
    // The next item last. A list and no recursion: trees are as deep as somebody makes them.
    var pending = (root.map { [$0] } ?? rootItems).reversed().map { (item: $0, depth: 0) }
    while let (item, depth) = pending.popLast() {
      text += String(repeating: "|  ", count: depth) + line(for: item, marks) + "\n"
      for inner in (guides(of: item) + subviews(of: item)).reversed() {
        pending.append((inner, depth + 1))
      }
    }
    return text
  }

  private func line(for item: LayoutItem, _ marks: TreeMarks) -> String {
    let parts = facts(of: item) + marks.texts(for: item)
    return (["\(words(for: item)) (\(frame(of: item).shortText))"] + parts).joined(separator: ", ")
  }

  /// What an item is, and how large its content.
  private func facts(of item: LayoutItem) -> [String] {
    var facts: [String] = []
    switch state.record(item).shape {
    case .inset: facts.append("guide")
    case .content: facts.append("scroll content")
    case .fixed, .free: break
    }
    if state.stacks[item] != nil { facts.append("stack") }
    if isHidden(arrangedItem: item) { facts.append("hidden") }
    let size = intrinsicContentSize(of: item)
    if size.width != nil || size.height != nil {
      facts.append(
        "content \(size.width?.shortText ?? "-") x \(size.height?.shortText ?? "-")")
    }
    let alignmentRect = alignmentRect(of: item)
    if alignmentRect != frame(of: item) { facts.append("aligned by (\(alignmentRect.shortText))") }
    return facts
  }
}

/// What there is to say of the items of a layout.
private struct TreeMarks {
  /// The open attributes of items, in order; looked up only.
  private var open: [LayoutItem: [String]] = [:]
  /// By how much the contents of items are larger or smaller than they should be.
  private var stretched: [LayoutItem: LayoutSize] = [:]
  private var squeezed: [LayoutItem: LayoutSize] = [:]
  /// The broken constraints, by the item that each names first.
  private var broken: [LayoutItem: [String]] = [:]

  init(of engine: borrowing LayoutEngine) {
    let quantities = engine.ambiguities().flatMap { $0.quantities }
    for case .attribute(let attribute, let item) in quantities {
      open[item, default: []].append(attribute.rawValue)
    }
    for violation in engine.violations() {
      switch violation.source {
      case .contentHugging(let axis, let item):
        stretched[item, default: LayoutSize()][axis] = violation.amount
      case .compressionResistance(let axis, let item):
        squeezed[item, default: LayoutSize()][axis] = violation.amount
      case .constraint(let constraint):
        guard let item = constraint.firstItem else { continue }
        broken[item, default: []].append(
          "\(engine.words(for: violation.source)) by \(violation.amount.shortText)")
      case .nonnegativeSize: break  // required, hence never broken
      }
    }
  }

  func texts(for item: LayoutItem) -> [String] {
    var texts: [String] = []
    if let size = stretched[item] { texts.append("stretched by \(size.shortText)") }
    if let size = squeezed[item] { texts.append("squeezed by \(size.shortText)") }
    if let open = open[item] { texts.append("ambiguous: " + open.joined(separator: " ")) }
    for line in broken[item] ?? [] { texts.append("broken: \(line)") }
    return texts
  }
}

extension LayoutConstraint {
  /// The item that is named first.
  fileprivate var firstItem: LayoutItem? {
    for term in terms {
      if case .attribute(_, let item) = term.quantity { return item }
    }
    return nil
  }
}

extension LayoutSize {
  fileprivate subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  fileprivate var shortText: String { "\(width.shortText) x \(height.shortText)" }
}

extension LayoutRect {
  fileprivate var shortText: String {
    "\(x.shortText), \(y.shortText), \(width.shortText), \(height.shortText)"
  }
}
