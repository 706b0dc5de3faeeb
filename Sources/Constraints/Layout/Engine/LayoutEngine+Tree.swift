/// Which items are in which.
extension LayoutEngine {
  /// The item that an item was added in; for a guide, the item that it belongs to.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: The item around it, or `nil` if it is in no other.
  public func superview(of item: LayoutItem) -> LayoutItem? {
    _ = state.record(item)
    return state.holder(of: item)
  }

  /// The items that were added in an item.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: Its subviews from back to front, without guides.
  /// - Complexity: Linear in their number.
  public func subviews(of item: LayoutItem) -> [LayoutItem] { state.subviews(of: item) }

  /// The guides of an item and the contents that scroll in it.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: Those guides in the order in which they were added.
  public func guides(of item: LayoutItem) -> [LayoutItem] { state.record(item).tree.guides }

  /// Whether an item or guide is in another item, directly or not.
  ///
  /// - Parameters:
  ///   - item: An item of this engine.
  ///   - ancestor: The item that may be around it.
  /// - Returns: Whether it is; an item is not in itself.
  /// - Complexity: Linear in the depth of the tree.
  public func isDescendant(_ item: LayoutItem, of ancestor: LayoutItem) -> Bool {
    _ = state.record(item)
    return state.isDescendant(item, of: ancestor)
  }

  /// All items that are in no other, guides of items left out.
  ///
  /// - Complexity: Linear in the number of items.
  public var rootItems: [LayoutItem] { state.liveItems.filter { state.holder(of: $0) == nil } }
}
