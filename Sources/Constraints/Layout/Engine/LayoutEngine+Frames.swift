extension LayoutEngine {
  /// Where an item is: the alignment rectangle grown by the alignment-rect insets.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: Its place and size, absolute, in points, not rounded to pixels.
  public func frame(of item: LayoutItem) -> LayoutRect {
    let rect = alignmentRect(of: item)
    let insets = state.record(item).alignmentRectInsets
    guard insets != LayoutInsets() else { return rect }
    return LayoutRect(
      x: rect.x - insets.left, y: rect.y - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom
    ).withoutNegativeZeros
  }

  /// The rectangle of an item that constraints act on.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: Its place and size, absolute, in points, not rounded to pixels.
  public func alignmentRect(of item: LayoutItem) -> LayoutRect {
    var chain: [ItemShape] = []  // no recursion: guides of guides may be many
    var shape = state.record(item).shape
    while let base = shape.base {
      chain.append(shape)
      shape = state.record(base).shape
    }
    var rect = rect(of: shape, placedBy: LayoutRect())
    for shape in chain.reversed() { rect = self.rect(of: shape, placedBy: rect) }
    return rect
  }

  /// The rectangle of a shape, from that of the item that it is placed by.
  private func rect(of shape: ItemShape, placedBy base: LayoutRect) -> LayoutRect {
    let rect: LayoutRect
    switch shape {
    case .free(let left, let width, let top, let height):
      // A size of -1e-12 is a size of 0.
      rect = LayoutRect(
        x: solver.value(of: left), y: solver.value(of: top),
        width: max(0, solver.value(of: width)), height: max(0, solver.value(of: height)))
    case .fixed(let fixed): rect = fixed
    case .inset(let owner, let insets): rect = base.inset(by: state.insets(insets, of: owner))
    case .content(_, let width, let height, let offset):
      rect = LayoutRect(
        x: base.x - offset.x, y: base.y - offset.y,
        width: max(0, solver.value(of: width)), height: max(0, solver.value(of: height)))
    }
    return rect.withoutNegativeZeros
  }

  /// Says how far an item's frame reaches beyond the rectangle that constraints act on.
  ///
  /// Constraints, guides and content sizes speak of the alignment rectangle; the frame is that
  /// rectangle grown by the insets, for a shadow or a badge.
  ///
  /// - Parameters:
  ///   - insets: How far the alignment rectangle lies inside the frame, in points.
  ///   - item: The item.
  /// - Throws: `numberOutOfRange` or `unknownItem`. The engine is unchanged.
  /// - Complexity: Constant; nothing is solved.
  public mutating func setAlignmentRectInsets(_ insets: LayoutInsets, of item: LayoutItem)
    throws(LayoutError)
  {
    try state.check(item)
    try state.checkFinite([insets.top, insets.left, insets.bottom, insets.right])
    state.edit(item) { $0.alignmentRectInsets = insets }
  }

  /// How far an item's frame reaches beyond the rectangle that constraints act on.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: The insets as they were set, in points.
  public func alignmentRectInsets(of item: LayoutItem) -> LayoutInsets {
    state.record(item).alignmentRectInsets
  }

  /// The value of an anchor.
  ///
  /// - Parameter anchor: An anchor of an item of this engine.
  /// - Returns: A place, absolute, or an extent; in points.
  public func value<Kind>(of anchor: LayoutAnchor<Kind>) -> Double {
    value(of: anchor.attribute, of: anchor.item)
  }

  /// The value of an attribute.
  ///
  /// - Parameters:
  ///   - attribute: What to read.
  ///   - item: An item of this engine.
  /// - Returns: A place, absolute, or an extent; in points.
  public func value(of attribute: LayoutAttribute, of item: LayoutItem) -> Double {
    let rect = alignmentRect(of: item)
    let made = state.composition(of: attribute, of: item)
    let (origin, extent) =
      attribute.axis == .horizontal ? (rect.x, rect.width) : (rect.y, rect.height)
    return made.origin * origin + made.extent * extent + made.offset
  }

  /// The value of a free variable.
  ///
  /// - Parameter variable: A variable that this engine made.
  /// - Returns: The value, whatever its unit.
  public func value(of variable: Variable) -> Double { solver.value(of: variable) + 0 }
}

extension LayoutRect {
  /// The same rectangle with 0 for each −0.
  fileprivate var withoutNegativeZeros: LayoutRect {
    LayoutRect(x: x + 0, y: y + 0, width: width + 0, height: height + 0)
  }
}
