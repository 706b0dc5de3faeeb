/// One degree of freedom that the constraints leave a layout, with a constraint that takes it.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// What could have other values and no longer can once `settlingConstraint` holds, beside those of
  /// the ambiguities before this one: attributes of items, then free variables.
  ///
  /// Of an item these are among `leading`, `width`, `top` and `height`. It is never empty.
  public var quantities: [LayoutQuantity]
  /// A required constraint that holds in the present layout.
  public var settlingConstraint: LayoutConstraint
  /// The sizes of content, two or more, that contradict each other at one priority, so that it is
  /// open which gives way: another priority for one of them may settle that as well.
  public var competingContents: [LayoutConstraintSource] = []
}
