/// The sizes that suit what is in an item.
extension LayoutEngine {
  /// The size of an item that fits what is in it, as near to a target as priorities let it be.
  ///
  /// This is what UIKit calls `systemLayoutSizeFitting`. What counts are constraints that name the
  /// item, what is in it, their guides, what stacks in it arrange, and free variables; none that names
  /// anything else. The item's own frame does not count, even one that it was added with. Items in it
  /// that were added with a frame stay where they are in it.
  ///
  /// The target enters as `width == target.width` and `height == target.height` at the two priorities.
  /// At `fittingSizeLevel` they give way to all that content asks for: the outcome is the smallest
  /// size in which nothing is squeezed, or with `layoutFittingExpanded` the largest in which nothing
  /// is stretched. A required width squeezes what must give way, so that text wraps.
  ///
  /// - Parameters:
  ///   - container: The item. It is an item with a frame of its own, not a guide.
  ///   - target: The size to come near to, in points.
  ///   - horizontalFittingPriority: How much the target's width matters.
  ///   - verticalFittingPriority: How much the target's height matters.
  ///   - items: The items whose content is measured, as `sizeToContent(_:scale:measuring:)` does it.
  ///     Those that are not in the container do not count; others keep the content that they have.
  ///   - scale: Pixels a point; see there.
  ///   - measure: The size of an item's content at a width in points, or at any width if that is `nil`.
  /// - Returns: The size of the item's frame, and how the sizing went. The engine stays as it is.
  /// - Throws: `unsatisfiable` when a required target or required sizes of content contradict the
  ///   constraints; what the target comes to is identified by `fitting-width` or `fitting-height` and
  ///   is new. `wrongKind` for a guide, `unknownItem`, `numberOutOfRange`.
  /// - Complexity: What is in the item is laid out once, in two solves; however much else there is.
  public func fittingSize(
    of container: LayoutItem, target: LayoutSize = .layoutFittingCompressed,
    horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority: LayoutPriority = .fittingSizeLevel,
    sizing items: [LayoutItem] = [], scale: Double? = nil,
    measuring measure: (LayoutItem, Double?) -> IntrinsicContentSize = { _, _ in
      IntrinsicContentSize()
    }
  ) throws(LayoutError) -> FittingSize {
    for item in items { try state.check(item) }
    try state.checkFinite([target.width, target.height])
    try state.check(scale: scale)
    let part = try part(inside: container)
    var engine = LayoutEngine(layoutDirection: layoutDirection)
    var copy = PartCopy(part)
    do throws(LayoutError) {
      let sizing = try engine.transaction { (engine) throws(LayoutError) in
        try engine.add(part, &copy)
        let inside = items.compactMap { copy.copies[$0] }
        let aims = [
          (LayoutAttribute.width, target.width, horizontalFittingPriority),
          (.height, target.height, verticalFittingPriority),
        ]
        for (extent, length, priority) in aims {
          try engine.aim(extent, of: copy.container, at: length, priority)
        }
        return try engine.size(inside, scale: scale, startingAnew: true) { item, width in
          measure(copy.originals[item] ?? item, width)
        }
      }
      return FittingSize(
        size: engine.frame(of: copy.container).size, sizing: copy.translated(sizing))
    } catch {
      throw translated(error, from: copy)
    }
  }

  /// The size of an item of a given width that fits what is in it: a table cell's, for example.
  ///
  /// - Parameters:
  ///   - container: The item.
  ///   - width: The width of its frame, in points; required.
  ///   - items: The items whose content is measured.
  ///   - scale: Pixels a point.
  ///   - measure: The size of an item's content at a width in points.
  /// - Returns: That width, and the smallest height that suits it; how the sizing went.
  /// - Throws: As the general call does.
  /// - Complexity: As for the general call.
  public func fittingSize(
    of container: LayoutItem, width: Double, sizing items: [LayoutItem] = [],
    scale: Double? = nil,
    measuring measure: (LayoutItem, Double?) -> IntrinsicContentSize = { _, _ in
      IntrinsicContentSize()
    }
  ) throws(LayoutError) -> FittingSize {
    try fittingSize(
      of: container, target: LayoutSize(width: width), horizontalFittingPriority: .required,
      sizing: items, scale: scale, measuring: measure)
  }

  /// The smallest size of an item that squeezes nothing in it.
  ///
  /// - Parameters:
  ///   - container: The item.
  ///   - items: The items whose content is measured.
  ///   - scale: Pixels a point.
  ///   - measure: The size of an item's content at a width in points.
  /// - Returns: The size, and how the sizing went.
  /// - Throws: As the general call does.
  /// - Complexity: As for the general call.
  public func smallestSize(
    of container: LayoutItem, sizing items: [LayoutItem] = [], scale: Double? = nil,
    measuring measure: (LayoutItem, Double?) -> IntrinsicContentSize = { _, _ in
      IntrinsicContentSize()
    }
  ) throws(LayoutError) -> FittingSize {
    try fittingSize(of: container, sizing: items, scale: scale, measuring: measure)
  }

  /// Asks for an extent of an item's frame.
  private mutating func aim(
    _ extent: LayoutAttribute, of item: LayoutItem, at length: Double, _ priority: LayoutPriority
  ) throws(LayoutError) {
    let insets = alignmentRectInsets(of: item)
    let outside =
      extent == .width ? insets.left + insets.right : insets.top + insets.bottom
    try activate(
      LayoutConstraint(
        terms: [LayoutTerm(.attribute(extent, of: item))], .equal, constant: length - outside,
        priority: priority, identifier: "fitting-\(extent.rawValue)"))
  }
}
