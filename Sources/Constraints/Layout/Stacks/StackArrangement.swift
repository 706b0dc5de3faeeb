/// How a stack lays out the items that it arranges, in `UIStackView`'s words.
public struct StackArrangement: Hashable, Sendable {
  /// The direction in which one item follows another.
  public var axis: LayoutAxis
  /// How the room along the axis is shared.
  public var distribution: StackDistribution
  /// Where the items lie across the axis.
  public var alignment: StackAlignment
  /// The distance between neighbours, in points; negative means overlap.
  ///
  /// Where the distribution is `equalSpacing` or `equalCentering` it is the least one.
  public var spacing: Double
  /// How far the items keep away from the stack's edges, in points.
  public var margins: LayoutInsets
  /// Whether the spacing of a vertical stack is from a last baseline to the next first baseline.
  public var isBaselineRelative: Bool

  /// Makes an arrangement, by default one that fills without spacing and margins.
  public init(
    axis: LayoutAxis, distribution: StackDistribution = .fill, alignment: StackAlignment = .fill,
    spacing: Double = 0, margins: LayoutInsets = LayoutInsets(), isBaselineRelative: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.margins = margins
    self.isBaselineRelative = isBaselineRelative
  }
}

/// How a stack shares the room along its axis.
///
/// The raw values are the words of scene files.
public enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  /// The items fill the stack; their hugging and compression resistance say which one gives way.
  case fill
  /// The items fill the stack and have the same extent.
  case fillEqually
  /// The items fill the stack, each in proportion to its content.
  ///
  /// As in `UIStackView` a share is one of the whole stack, spacing and margins included, and the
  /// last item takes what the others leave.
  case fillProportionally
  /// The gaps between the items are equal.
  case equalSpacing
  /// The distances from centre to centre are equal, as far as the spacing allows.
  case equalCentering
}

/// Where a stack puts its items across its axis.
///
/// The raw values are words of scene files.
public enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  /// From edge to edge.
  case fill
  /// At the leading edge of a vertical stack, at the top of a horizontal one.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
  case trailing
  /// With their first baselines on one line, as high as they fit. In a vertical stack the same as
  /// `leading`.
  case firstBaseline
  /// With their last baselines on one line, as low as they fit. In a vertical stack the same as
  /// `leading`.
  case lastBaseline

  /// `leading`, as horizontal stacks call it.
  public static let top = StackAlignment.leading
  /// `trailing`, as horizontal stacks call it.
  public static let bottom = StackAlignment.trailing
}
