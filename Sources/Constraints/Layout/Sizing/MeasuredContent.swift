/// An item's content as it was measured last.
internal struct MeasuredContent {
  internal let item: LayoutItem
  /// The width at which it was measured.
  internal private(set) var width: Double
  internal private(set) var height: Double?
  /// How wide it wants to be: no wider than its widest line, once it was broken into lines.
  internal private(set) var wish: Double?
  /// Whether it would like to be wider than at that width: it was broken into lines.
  internal private(set) var wraps = false
  /// Whether the item got another width after its content was measured.
  internal private(set) var hasMoved = false
  /// Whether it was measured at a narrower width than before.
  private var hasNarrowed = false

  /// Makes a content of what is measured at the width of its item.
  internal init(
    _ item: LayoutItem, wish: Double?, width: Double, _ size: IntrinsicContentSize
  ) {
    self.item = item
    self.wish = wish
    self.width = width
    height = size.height
    if let lines = linesOfWish(size) { narrow(to: lines) }
  }

  internal func isMeasured(at width: Double) -> Bool {
    (width - self.width).magnitude <= GeometryTolerance.length
  }

  /// Takes what was measured at another `width`, after the widths were solved with the wish.
  ///
  /// What had to be broken again for less room wants that room, not its widest line there: with that
  /// texts which hug harder than they resist would take width after width from each other.
  internal mutating func take(_ size: IntrinsicContentSize) {
    height = size.height
    guard let wish, linesOfWish(size) != nil, width < wish else { return }
    narrow(to: width)
  }

  /// The width of the widest line, if it is less than what is wanted.
  private func linesOfWish(_ size: IntrinsicContentSize) -> Double? {
    guard let wish, let lines = size.width, lines < wish - GeometryTolerance.length else {
      return nil
    }
    return lines
  }

  private mutating func narrow(to wish: Double) {
    self.wish = wish
    wraps = true
  }

  /// Notes the width that the item has got.
  ///
  /// - Returns: Whether the content is to be measured at it.
  internal mutating func moves(to width: Double) -> Bool {
    if isMeasured(at: width) { return false }
    hasMoved = true
    if width > self.width, hasNarrowed { return false }
    if width < self.width { hasNarrowed = true }
    self.width = width
    return true
  }
}
