extension LayoutEngine {
  /// Sizes items whose height depends on their width, such as text that wraps, in two solves.
  ///
  /// First the widths are solved, with each item as wide as its content wants to be, at most its
  /// preferred maximum; then each is measured at the width that it got, and the heights are solved.
  /// Constraints that leave the axes apart cannot move widths then: each item's height was measured
  /// at the width that it has.
  ///
  /// A text that was broken into lines for its width wants its widest line from then on, as `UILabel`
  /// does in its second pass, so that the second solve may make it narrower; its lines stay the same.
  /// For that no other content of the same hugging is stretched.
  ///
  /// What got wider by that is measured again. Where constraints tie heights to widths, an aspect ratio
  /// for example, the second solve may move more widths. Then what moved is measured again too, up to
  /// four times in all. What was measured at a
  /// narrower width once is not measured at a wider one again: a text never takes more lines when it
  /// gets wider, so it still fits, and a width that swings comes to rest. The report names the
  /// constraints that did it, and the items that have not settled when it stops.
  ///
  /// The outcome depends on the constraints and the measuring only, not on what was there before.
  /// Items that are not given keep their sizes of content.
  ///
  /// - Parameters:
  ///   - items: What is to be sized.
  ///   - scale: Pixels a point. If given, content is measured at the whole pixels that its item is
  ///     wide, so that snapping edges to pixels cuts no text; see `LayoutRect.snapped(toScale:)`.
  ///   - measure: The size of an item's content at a width in points, or at any width if that is
  ///     `nil`. A width that is less than at any width is that of the widest of several lines.
  /// - Returns: How it went.
  /// - Throws: `numberOutOfRange` for a measured size or a scale that is not positive, `unknownItem`,
  ///   or `unsatisfiable` where a hugging or resistance is required. The engine is unchanged.
  /// - Precondition: Not inside a transaction, where nothing is solved.
  /// - Complexity: Two measurements an item, and what moves, however much else there is. Where heights
  ///   move widths, in addition about what constraints connect with the items.
  @discardableResult
  public mutating func sizeToContent(
    _ items: [LayoutItem], scale: Double? = nil,
    measuring measure: (LayoutItem, Double?) -> IntrinsicContentSize
  ) throws(LayoutError) -> ContentSizing {
    precondition(
      !isInTransaction, "sizing needs frames, which a transaction solves at its end only")
    for item in items { try state.check(item) }
    try state.check(scale: scale)
    let mixesAxes = mayMixAxes(among: items)
    return try transaction { (engine) throws(LayoutError) in
      try engine.size(items, scale: scale, startingAnew: mixesAxes, measuring: measure)
    }
  }

  /// Limits how wide an item wants to be for its content; it may still be made wider.
  ///
  /// Takes effect when the item is sized to its content: the content is measured at that width first,
  /// so that text wraps there and its widest line is what the item wants.
  ///
  /// - Parameters:
  ///   - width: The width in points, never negative, or `nil` for no limit.
  ///   - item: The item.
  /// - Throws: `unknownItem` or `numberOutOfRange`. The engine is unchanged.
  /// - Complexity: Constant; nothing is solved.
  public mutating func setPreferredMaxLayoutWidth(_ width: Double?, of item: LayoutItem)
    throws(LayoutError)
  {
    try state.check(item)
    if let width, !(width >= 0 && width.isFinite) { throw LayoutError.numberOutOfRange(width) }
    state.edit(item) { $0.preferredMaxLayoutWidth = width }
  }

  /// The limit to how wide an item wants to be for its content.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: The width in points, or `nil` for no limit.
  public func preferredMaxLayoutWidth(of item: LayoutItem) -> Double? {
    state.record(item).preferredMaxLayoutWidth
  }
}

extension LayoutEngine {
  /// The most rounds of heights: constraints that tie widths to heights may never settle.
  internal static let mostSizingRounds = 4

  /// Sizes items inside a transaction, whose other changes are solved too.
  ///
  /// - Parameters:
  ///   - items: What is to be sized.
  ///   - scale: Pixels a point, positive.
  ///   - startsAnew: Whether the heights that are there have to be forgotten first, since they may
  ///     act on widths.
  ///   - measure: The size of an item's content at a width.
  /// - Returns: How it went. Unless heights may act on widths, they are yet to be solved.
  /// - Throws: As `sizeToContent` does; the transaction takes back what was done.
  internal mutating func size(
    _ items: [LayoutItem], scale: Double?, startingAnew startsAnew: Bool,
    measuring measure: (LayoutItem, Double?) -> IntrinsicContentSize
  ) throws(LayoutError) -> ContentSizing {
    for item in items {
      let limit = preferredMaxLayoutWidth(of: item)
      var size = measure(item, limit)
      if let limit, let width = size.width, width > limit { size.width = limit }
      if !startsAnew { size.height = intrinsicContentSize(of: item).height }
      try setIntrinsicContentSize(size, of: item)
    }
    try solveInheriting()
    var contents = items.map { item in
      let width = contentWidth(of: item, scale)
      return MeasuredContent(
        item, wish: state.record(item).horizontal.size, width: width, measure(item, width))
    }
    try setSizes(contents)
    let mixesAxes = startsAnew && mayMixAxes(among: items)
    guard mixesAxes || contents.contains(where: { $0.wraps }) else { return ContentSizing() }
    var round = 1
    while true {  // ends after the most rounds
      try solveInheriting()
      let changes = measureWhatMoved(among: &contents, scale, measuring: measure)
      guard changes.heights, round < Self.mostSizingRounds else {
        if changes.wishes {
          try setSizes(contents)
          try solveInheriting()
        }
        break
      }
      round += 1
      try setSizes(contents)
    }
    let moved = contents.filter { $0.hasMoved }
    return ContentSizing(
      rounds: round,
      axisMixingConstraints: moved.isEmpty || !mixesAxes
        ? [] : axisMixingConstraints(from: items, to: moved.map { $0.item }),
      unsettledItems: unsettledItems(among: contents, scale, measuring: measure))
  }

  private mutating func setSizes(_ contents: [MeasuredContent]) throws(LayoutError) {
    for content in contents {
      let size = IntrinsicContentSize(width: content.wish, height: content.height)
      try check(size)
      // The width before it was rounded to pixels, which is what the item may fill.
      let width = alignmentRect(of: content.item).width
      try setContentSize(size, wrappingAt: content.wraps ? width : nil, of: content.item)
    }
  }

  /// Measures contents again whose items got other widths.
  ///
  /// - Returns: Whether any has another height now, and whether any wants another width.
  private func measureWhatMoved(
    among contents: inout [MeasuredContent], _ scale: Double?,
    measuring measure: (LayoutItem, Double?) -> IntrinsicContentSize
  ) -> (heights: Bool, wishes: Bool) {
    var changes = (heights: false, wishes: false)
    for index in contents.indices {
      let former = contents[index]
      guard contents[index].moves(to: contentWidth(of: former.item, scale)) else { continue }
      contents[index].take(measure(former.item, contents[index].width))
      if contents[index].height != former.height { changes.heights = true }
      if contents[index].wish != former.wish { changes.wishes = true }
    }
    return changes
  }

  /// The items whose content takes another height at the width that they have.
  private func unsettledItems(
    among contents: [MeasuredContent], _ scale: Double?,
    measuring measure: (LayoutItem, Double?) -> IntrinsicContentSize
  ) -> [LayoutItem] {
    contents.filter { content in
      let width = contentWidth(of: content.item, scale)
      let height =
        content.isMeasured(at: width) ? content.height : measure(content.item, width).height
      return height != state.record(content.item).vertical.size
    }.map { $0.item }
  }

  /// The width at which an item's content is measured.
  private func contentWidth(of item: LayoutItem, _ scale: Double?) -> Double {
    let width = alignmentRect(of: item).width
    return scale.map { width.floored(toScale: $0) } ?? width
  }
}
