/// How a sizing to content went.
public struct ContentSizing: Hashable, Sendable {
  /// How often the heights were measured and solved: 1 unless heights act on widths.
  public var rounds: Int
  /// Whether every height was measured at the width that its item has.
  public var isSettled: Bool

  /// Makes a report.
  public init(rounds: Int, isSettled: Bool) {
    self.rounds = rounds
    self.isSettled = isSettled
  }
}

extension LayoutEngine {
  /// The most rounds of heights: constraints that tie widths to heights may never settle.
  internal static let mostSizingRounds = 4

  /// Sizes items whose height depends on their width, such as text that wraps, in two solves.
  ///
  /// First the widths are solved, with each item as wide as its content wants to be; then each is
  /// measured at the width that it got, and the heights are solved. Where a constraint ties widths
  /// to heights, an aspect ratio for example, the second solve may move widths: then heights are
  /// measured again, up to four times. The outcome depends on the constraints and the measuring
  /// only, not on what was there before.
  ///
  /// - Parameters:
  ///   - items: What is to be sized.
  ///   - measure: The size of an item's content at a width in points, or at any width if nothing is
  ///     given. Of sizes at a given width only the height counts.
  /// - Returns: How it went.
  /// - Throws: `numberOutOfRange` for a measured size, `unknownItem`, or `unsatisfiable` where a
  ///   hugging or resistance is required. The engine is unchanged.
  /// - Precondition: Not inside a transaction, where nothing is solved.
  @discardableResult
  public mutating func sizeToContent(
    _ items: [LayoutItem], measuring measure: (LayoutItem, Double?) -> IntrinsicContentSize
  ) throws(LayoutError) -> ContentSizing {
    precondition(
      !isInTransaction, "sizing needs frames, which a transaction solves at its end only")
    for item in items { try state.check(item) }
    let before = items.map { intrinsicContentSize(of: $0) }
    do throws(LayoutError) {
      try setSizes(of: items) { measure($0, nil) }
      var widths = items.map { frame(of: $0).width }
      for round in 1...Self.mostSizingRounds {
        let sizes = zip(items, widths).map { item, width in
          IntrinsicContentSize(
            width: state.record(item).horizontal.size, height: measure(item, width).height)
        }
        try setSizes(of: items, to: sizes)
        let solved = items.map { frame(of: $0).width }
        if zip(widths, solved).allSatisfy({ ($0 - $1).magnitude <= 1e-6 }) {
          return ContentSizing(rounds: round, isSettled: true)
        }
        widths = solved
      }
      return ContentSizing(rounds: Self.mostSizingRounds, isSettled: false)
    } catch {
      try setSizes(of: items, to: before)
      throw error
    }
  }

  private mutating func setSizes(
    of items: [LayoutItem], _ size: (LayoutItem) -> IntrinsicContentSize
  ) throws(LayoutError) {
    try setSizes(of: items, to: items.map(size))
  }

  private mutating func setSizes(of items: [LayoutItem], to sizes: [IntrinsicContentSize])
    throws(LayoutError)
  {
    try transaction { (engine) throws(LayoutError) in
      for (item, size) in zip(items, sizes) {
        try engine.setIntrinsicContentSize(size, of: item)
      }
    }
  }
}
