/// Something that makes a step hard to use for some people.
public enum AccessibilityWarning: Hashable, Sendable {
  /// The text stands out from the bubble by less than is asked for.
  case lowContrast(ContrastRatio)
  /// Something that has to be tapped is less than 44 points wide or high.
  case smallTapArea(TapOutcome.Hit, size: LayoutSize)
}
