extension LayoutEngine {
  /// The names that descriptions use, for reading them back or for writing further lines.
  ///
  /// - Parameter root: The item, usually a screen, from whose origin locations are measured.
  /// - Returns: All items by their names, those without one as `item7`, and all variables that were
  ///   made for constraints only, as `variable3`. Of items with the same name the last one counts.
  /// - Complexity: Linear in the number of items and variables.
  public func notationScope(root: LayoutItem? = nil) -> NotationScope {
    var scope = NotationScope(root: root)
    var ofItems = Set<Variable>()
    for item in state.liveItems {
      scope.add(item, named: words(for: item))
      ofItems.formUnion(state.record(item).shape.variables)
    }
    for index in solver.variables.indices where solver.variables[index].isAlive {
      let variable = solver.handle(ofVariable: index)
      if !ofItems.contains(variable) { scope.add(variable, named: words(for: .variable(variable))) }
    }
    return scope
  }
}
