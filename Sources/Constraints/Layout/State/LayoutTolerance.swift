/// The tolerances of layouts, one name a purpose; those of lengths are `GeometryTolerance`'s.
internal enum LayoutTolerance {
  /// Margins that differ by no more, in points, have settled.
  internal static let margin = 1e-9
  /// Multipliers whose sum is below this share of them cancel.
  internal static let balanced = 1e-12
}
