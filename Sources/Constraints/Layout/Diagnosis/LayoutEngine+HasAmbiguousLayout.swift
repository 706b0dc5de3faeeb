extension LayoutEngine {
  /// Whether the constraints leave an item's place or size open, so that only the order in which
  /// unknowns were declared decides.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: Whether it is so along either axis.
  public func hasAmbiguousLayout(_ item: LayoutItem) -> Bool {
    LayoutAxis.allCases.contains { hasAmbiguousLayout(item, along: $0) }
  }

  /// Whether the constraints leave an item's place or size along an axis open.
  ///
  /// - Parameters:
  ///   - item: An item of this engine.
  ///   - axis: The axis to look at.
  /// - Returns: Whether other places or sizes would keep the constraints as well.
  /// - Complexity: About the number of unknowns that constraints connect with the item's. To ask for
  ///   many items, use `itemsWithAmbiguousLayout(along:)`.
  public func hasAmbiguousLayout(_ item: LayoutItem, along axis: LayoutAxis) -> Bool {
    state.unknowns(of: item, along: axis).contains { solver.isAmbiguous($0) }
  }

  /// The items whose place or size along an axis the constraints leave open.
  ///
  /// - Parameter axis: The axis to look at.
  /// - Returns: The items for which `hasAmbiguousLayout(_:along:)` is true, in the order in which
  ///   they were added.
  /// - Complexity: About linear in the number of items and constraints.
  public func itemsWithAmbiguousLayout(along axis: LayoutAxis) -> [LayoutItem] {
    let open = Set(solver.ambiguousVariables)
    return state.liveItems.filter { item in
      state.unknowns(of: item, along: axis).contains { open.contains($0) }
    }
  }

  /// The free variables whose values the constraints leave open.
  ///
  /// - Parameter variables: Variables that `makeVariable()` made.
  /// - Returns: Those of them that could have other values just as well, in their order.
  /// - Complexity: About linear in the number of items and constraints.
  public func variablesWithAmbiguousValue(among variables: [Variable]) -> [Variable] {
    guard !variables.isEmpty else { return [] }
    let open = Set(solver.ambiguousVariables)
    return variables.filter { open.contains($0) }
  }
}
