/// The values that a quantity could have just as well.
package struct LayoutOpenRange: Hashable, Sendable {
  /// The least of them; `nil` where there is none.
  package var lower: Double?
  /// The greatest of them; `nil` where there is none.
  package var upper: Double?

  /// Makes a range from its bounds.
  package init(lower: Double?, upper: Double?) {
    self.lower = lower
    self.upper = upper
  }
}
