/// An item's place in the tree of items.
///
/// Siblings are linked in the order in which they were added, so that adding and removing one costs
/// the same among few and many.
internal struct TreeLinks: Sendable {
  internal static let none: Int32 = -1

  /// The item around it.
  internal var superview: LayoutItem?
  /// The items in it, the first and last one.
  internal var first = TreeLinks.none
  internal var last = TreeLinks.none
  /// The items beside it.
  internal var previous = TreeLinks.none
  internal var next = TreeLinks.none
  /// Its guides and the contents that scroll in it.
  internal var guides: [LayoutItem] = []
}
