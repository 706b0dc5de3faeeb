extension LayoutEngine {
  /// Makes an item a scrolling one: adds the content that scrolls in it.
  ///
  /// The content begins where its owner does, moved back by the content offset, and has a size of its
  /// own, which constraints determine and which is never negative. From then on a constraint between
  /// the owner and items that are in it means the content where it names the owner's edges or margins,
  /// and the owner itself where it names its size or centre, as Auto Layout has it. Constraints in
  /// force stay what they are.
  ///
  /// - Parameters:
  ///   - name: What messages call the content.
  ///   - owner: The item in which it scrolls. Of several contents its edges mean the first.
  /// - Returns: The content's handle.
  /// - Throws: `LayoutError.unknownItem` when the owner was removed.
  /// - Complexity: Constant; nothing is solved.
  public mutating func addScrollContent(named name: String? = nil, in owner: LayoutItem)
    throws(LayoutError) -> LayoutItem
  {
    try state.check(owner)
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    let content = add(
      name ?? state.record(owner).name.map { "\($0).content" },
      .content(of: owner, width: width, height: height, offset: LayoutPoint()))
    state.guardLater(content)
    state.linkGuide(content, to: owner)
    return content
  }

  /// The content that scrolls in an item.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: The first one that was added, or `nil` for an item that does not scroll. Its frame's
  ///   size is the content size.
  public func scrollContent(of item: LayoutItem) -> LayoutItem? { state.scrollContent(of: item) }

  /// How far an item is scrolled.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: The point of the content that is at the item's top left corner; (0, 0) for one that
  ///   does not scroll.
  public func contentOffset(of item: LayoutItem) -> LayoutPoint {
    guard let content = state.scrollContent(of: item),
      case .content(_, _, _, let offset) = state.record(content).shape
    else { return LayoutPoint() }
    return offset
  }

  /// Scrolls an item.
  ///
  /// - Parameters:
  ///   - offset: The point of the content that comes to lie at the item's top left corner, in points;
  ///     beyond the content's edges too.
  ///   - item: An item with a content.
  /// - Throws: `wrongKind` when nothing scrolls in it, `unknownItem`, `numberOutOfRange`,
  ///   `unsatisfiable` where constraints tie the content to items around it. The engine is unchanged.
  /// - Complexity: What is in the content moves.
  public mutating func setContentOffset(_ offset: LayoutPoint, of item: LayoutItem)
    throws(LayoutError)
  {
    try state.check(item)
    try state.checkFinite([offset.x, offset.y])
    guard let content = state.scrollContent(of: item),
      case .content(let owner, let width, let height, _) = state.record(content).shape
    else { throw LayoutError.wrongKind(item) }
    try update(content) {
      $0.shape = .content(of: owner, width: width, height: height, offset: offset)
    }
  }
}
