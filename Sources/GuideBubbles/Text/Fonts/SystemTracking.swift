/// How far apart the system's font sets its letters: it spaces them by their size.
///
/// Apple publishes the tracking of SF Pro for each point size (Human Interface Guidelines,
/// Typography, "Tracking values"). The font takes on its display cut evenly from 17 to 28 points.
/// The table is Apple's for Apple's letters; those of `SystemAdvances` need none of it corrected in
/// the text cut, and in the display cut the two numbers below, chosen by least error over the label
/// widths of `TextSystemFontWidthTests`.
enum SystemTracking {
  /// What `display(atSize:)` returns where nothing is left of the text cut.
  static let wholeCut: Int32 = 256

  /// A thousandth of an em, the grain of all numbers below, in units of `AdvanceTable`.
  private static let thousandth = Double(AdvanceTable.unitsPerEm) / 1000
  private static let displaySpacing = -12.0
  private static let boldDisplaySpacing = 24.0
  private static let displaySizes = 17.0...28.0

  /// The sizes from which on a tracking holds, in points, and the tracking, in thousandths of an em.
  private static let published: [(size: Int, tracking: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (31, 13), (33, 12), (35, 11), (36, 10), (41, 9), (44, 8),
    (49, 7), (52, 6), (58, 5), (60, 4), (66, 3), (68, 2), (76, 1), (80, 0),
  ]

  /// What each letter, digit, sign and space is set apart from the next.
  ///
  /// - Parameters:
  ///   - size: Points, positive and finite; between two sizes of the table the tracking is theirs
  ///     in proportion.
  ///   - isBold: Whether the letters are those of the bold weight.
  /// - Returns: Units of `AdvanceTable`; negative where the letters close up.
  static func advance(atSize size: Double, isBold: Bool) -> Int32 {
    let clamped = min(max(size, 6), 80)
    let whole = clamped.rounded(.down)
    let (lower, upper) = (tracking(Int(whole)), tracking(Int(whole) + 1))
    let tracking = lower + (upper - lower) * (clamped - whole)
    let spacing = isBold ? boldDisplaySpacing : displaySpacing
    return Int32(((tracking + spacing * displayShare(size)) * thousandth).rounded())
  }

  /// How much of a letter is of the display cut.
  ///
  /// - Parameter size: Points, positive and finite.
  /// - Returns: From 0, all of the text cut, to `wholeCut`.
  static func display(atSize size: Double) -> Int32 {
    Int32((displayShare(size) * Double(wholeCut)).rounded())
  }

  private static func displayShare(_ size: Double) -> Double {
    let (first, last) = (displaySizes.lowerBound, displaySizes.upperBound)
    return (min(max(size, first), last) - first) / (last - first)
  }

  private static func tracking(_ size: Int) -> Double {
    published.last { $0.size <= size }?.tracking ?? 0
  }
}
