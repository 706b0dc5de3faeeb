extension LayoutEngine {
  /// Where an item is.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: Its place and size, absolute, in points, not rounded to pixels.
  public func frame(of item: LayoutItem) -> LayoutRect {
    let frame: LayoutRect
    switch state.record(item).shape {
    case .free(let left, let width, let top, let height):
      // A size of -1e-12 is a size of 0.
      frame = LayoutRect(
        x: solver.value(of: left), y: solver.value(of: top),
        width: max(0, solver.value(of: width)), height: max(0, solver.value(of: height)))
    case .fixed(let fixed): frame = fixed
    case .inset(let owner, let insets): frame = self.frame(of: owner).inset(by: insets)
    case .content(let owner, let width, let height):
      let origin = self.frame(of: owner)
      frame = LayoutRect(
        x: origin.x, y: origin.y,
        width: max(0, solver.value(of: width)), height: max(0, solver.value(of: height)))
    }
    // -0 + 0 is 0.
    return LayoutRect(
      x: frame.x + 0, y: frame.y + 0, width: frame.width + 0, height: frame.height + 0)
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
    let frame = frame(of: item)
    let isLeftToRight = layoutDirection == .leftToRight
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: isLeftToRight ? frame.minX : frame.maxX
    case .trailing: isLeftToRight ? frame.maxX : frame.minX
    case .centerX: frame.midX
    case .width: frame.width
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    case .height: frame.height
    case .firstBaseline: frame.minY + state.record(item).firstBaseline
    case .lastBaseline: frame.maxY - state.record(item).lastBaseline
    }
  }

  /// The value of a free variable.
  ///
  /// - Parameter variable: A variable that this engine made.
  /// - Returns: The value, whatever its unit.
  public func value(of variable: Variable) -> Double { solver.value(of: variable) + 0 }
}
