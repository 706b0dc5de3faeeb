/// One degree of freedom that the constraints leave a layout, with a constraint that takes it.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// What could have other values and no longer can once `settlingConstraint` holds, beside those of
  /// the ambiguities before this one: attributes of items, then free variables.
  ///
  /// Of an item these are among `leading`, `width`, `top` and `height`. It is never empty.
  public var quantities: [LayoutQuantity]
  /// A required constraint that holds in the present layout.
  public var settlingConstraint: LayoutConstraint

  /// Makes an ambiguity from its parts.
  public init(quantities: [LayoutQuantity], settlingConstraint: LayoutConstraint) {
    self.quantities = quantities
    self.settlingConstraint = settlingConstraint
  }
}
