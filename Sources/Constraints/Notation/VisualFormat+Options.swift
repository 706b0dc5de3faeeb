extension VisualFormat {
  /// What a line says besides its text, as `NSLayoutConstraint.FormatOptions` does with the same
  /// names and raw values.
  ///
  /// Alignments hold between each view of the line and the next, not for the parent. Any number of
  /// them that lie across the line may be given: top, bottom, `centerY` and baselines for horizontal
  /// lines, the others for vertical ones. Of directions and spacings a line has one each.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, those of UIKit; unknown ones mean nothing.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All left edges are one line; for vertical lines.
    public static let alignAllLeft = Options(rawValue: 1 << 1)
    /// All right edges are one line; for vertical lines.
    public static let alignAllRight = Options(rawValue: 1 << 2)
    /// All top edges are one line; for horizontal lines.
    public static let alignAllTop = Options(rawValue: 1 << 3)
    /// All bottom edges are one line; for horizontal lines.
    public static let alignAllBottom = Options(rawValue: 1 << 4)
    /// All leading edges are one line; for vertical lines.
    public static let alignAllLeading = Options(rawValue: 1 << 5)
    /// All trailing edges are one line; for vertical lines.
    public static let alignAllTrailing = Options(rawValue: 1 << 6)
    /// All horizontal middles are one line; for vertical lines.
    public static let alignAllCenterX = Options(rawValue: 1 << 9)
    /// All vertical middles are one line; for horizontal lines.
    public static let alignAllCenterY = Options(rawValue: 1 << 10)
    /// The last lines of all texts are one line; for horizontal lines.
    public static let alignAllLastBaseline = Options(rawValue: 1 << 11)
    /// The first lines of all texts are one line; for horizontal lines.
    public static let alignAllFirstBaseline = Options(rawValue: 1 << 12)

    /// Horizontal lines run in the direction of reading; the default, no bits.
    public static let directionLeadingToTrailing = Options([])
    /// Horizontal lines run from left to right, whatever the direction of reading.
    public static let directionLeftToRight = Options(rawValue: 1 << 16)
    /// Horizontal lines run from right to left, whatever the direction of reading.
    public static let directionRightToLeft = Options(rawValue: 2 << 16)

    /// Distances are between edges; the default, no bits.
    public static let spacingEdgeToEdge = Options([])
    /// Distances that a vertical line writes are from the last baseline of the view above to the
    /// first one of the view below; for the parent and views without text edges stand in.
    ///
    /// Views without a connection touch, and a lone `-` is between edges: what it would be between
    /// baselines depends on fonts.
    public static let spacingBaselineToBaseline = Options(rawValue: 1 << 19)

    /// All bits of alignments.
    public static let alignmentMask = Options(rawValue: 0xFFFF)
    /// All bits of directions.
    public static let directionMask = Options(rawValue: 3 << 16)
    /// All bits of spacings.
    public static let spacingMask = Options(rawValue: 1 << 19)

    /// The option that a name stands for, or `nil` when none has it.
    ///
    /// - Parameter name: For example `alignAllTop`.
    package init?(named name: String) {
      guard let row = Self.table.first(where: { $0.name == name }) else { return nil }
      self = row.option
    }

    /// The names of all options, those of the static properties without masks.
    package static var names: [String] { table.map { $0.name } }
  }
}

extension VisualFormat.Options {
  private typealias Row = (name: String, option: Self, attribute: LayoutAttribute?)

  private static let table: [Row] = [
    ("alignAllLeft", .alignAllLeft, .left), ("alignAllRight", .alignAllRight, .right),
    ("alignAllTop", .alignAllTop, .top), ("alignAllBottom", .alignAllBottom, .bottom),
    ("alignAllLeading", .alignAllLeading, .leading),
    ("alignAllTrailing", .alignAllTrailing, .trailing),
    ("alignAllCenterX", .alignAllCenterX, .centerX),
    ("alignAllCenterY", .alignAllCenterY, .centerY),
    ("alignAllFirstBaseline", .alignAllFirstBaseline, .firstBaseline),
    ("alignAllLastBaseline", .alignAllLastBaseline, .lastBaseline),
    ("directionLeadingToTrailing", .directionLeadingToTrailing, nil),
    ("directionLeftToRight", .directionLeftToRight, nil),
    ("directionRightToLeft", .directionRightToLeft, nil),
    ("spacingEdgeToEdge", .spacingEdgeToEdge, nil),
    ("spacingBaselineToBaseline", .spacingBaselineToBaseline, nil),
  ]

  /// What neighbours have in common, in the order of the table.
  internal var alignedAttributes: [LayoutAttribute] {
    guard !isDisjoint(with: .alignmentMask) else { return [] }
    return Self.table.compactMap { row in
      row.attribute != nil && contains(row.option) ? row.attribute : nil
    }
  }

  /// What is wrong with the options of a line that arranges its views along an axis, if anything.
  package func fault(along axis: LayoutAxis) -> NotationError.Reason? {
    guard !isEmpty else { return nil }
    if contains(.directionMask) { return .severalDirections }
    if axis == .horizontal, contains(.spacingBaselineToBaseline) {
      return .optionOfOtherAxis(
        "spacingBaselineToBaseline", axis: axis, instead: ["spacingEdgeToEdge"])
    }
    // An attribute along the line places the views of the line, which its distances do.
    let wrong = Self.table.first { $0.attribute?.axis == axis && contains($0.option) }
    guard let wrong else { return nil }
    let right = Self.table.filter { $0.attribute != nil && $0.attribute?.axis != axis }
    return .optionOfOtherAxis(wrong.name, axis: axis, instead: right.map { $0.name })
  }
}
