extension LayoutEngine {
  /// An item's frame in the item around it, with both on pixels: what a view wants as its frame.
  ///
  /// Both are rounded where they are on the screen, then subtracted, so that adding up frames from the
  /// outermost item inwards gives `frame(of:)` with its edges on pixels. In what scrolls it is the
  /// place in the content, rounded as it is while nothing is scrolled, so that scrolling moves views
  /// as a whole.
  ///
  /// - Parameters:
  ///   - item: An item of this engine.
  ///   - scale: Pixels a point, positive.
  /// - Returns: Its place in its superview and its size, in points; absolute for an item that is in
  ///   no other.
  /// - Complexity: Linear in the depth of the tree.
  public func frameInSuperview(of item: LayoutItem, toScale scale: Double) -> LayoutRect {
    let frame = unscrolledFrame(of: item)
    guard let superview = superview(of: item) else { return frame.snapped(toScale: scale) }
    return frame.snapped(toScale: scale, in: unscrolledFrame(of: superview))
  }

  /// Where an item would be if nothing around it were scrolled.
  private func unscrolledFrame(of item: LayoutItem) -> LayoutRect {
    var frame = frame(of: item)
    var next = superview(of: item)
    while let holder = next {
      let offset = contentOffset(of: holder)
      frame = frame.offset(x: offset.x, y: offset.y)
      next = superview(of: holder)
    }
    return frame
  }
}
