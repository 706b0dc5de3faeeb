/// One part of why an item is where it is or as large as it is.
public struct LayoutReason: Hashable, Sendable {
  /// What can hold an item.
  public enum Source: Hashable, Sendable {
    /// A condition in force that is met exactly.
    case condition(LayoutConstraintSource)
    /// Nothing but that an unknown stays at its reference, 0 for those of items.
    case stay(LayoutQuantity)
  }

  /// What holds the item.
  public var source: Source
  /// How many points the attribute moves when the constant of the constraint, the size of the
  /// content, the bound or the reference grows by one, as long as the same things hold it.
  public var effect: Double

  /// Makes a reason from its parts.
  package init(source: Source, effect: Double) {
    self.source = source
    self.effect = effect
  }
}
