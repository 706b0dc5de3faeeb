/// One of the two directions in which a layout extends.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// The direction in which leading comes before trailing.
public enum UserInterfaceLayoutDirection: Hashable, Sendable, CaseIterable {
  /// Leading is left, as for Latin and Chinese text.
  case leftToRight
  /// Leading is right, as for Arabic and Hebrew text.
  case rightToLeft
}
