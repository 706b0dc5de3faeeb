/// Factors of components' bases, made anew.
extension ActiveSet {
  /// Factorises a component's basis when its factor belongs to an earlier one.
  ///
  /// - Returns: Whether there is a factor; see `refactor`.
  @discardableResult
  mutating func ensureFactor(of component: Int) -> Bool {
    !components[component].isFactorStale || refactor(component)
  }

  /// Factorises a component's basis and numbers its rows and columns in pivot order, newcomers behind
  /// the others.
  ///
  /// - Returns: Whether that was possible. Rounding can make a basis singular; then an identity
  ///   stands in for its factor until another basis is chosen.
  @discardableResult
  mutating func refactor(_ component: Int) -> Bool {
    // What pivots left of rounding in them goes with the changes of the basis.
    forgetLeads(of: component)
    components[component].isSplitDue = components[component].releasedForms > 0
    loadBasis(of: component)
    let isRegular = components[component].factor.factorize(&decomposition)
    for _ in 0..<components[component].newcomers { components[component].factor.appendUnitRow() }
    guard isRegular else {
      components[component].isFactorStale = true
      return false
    }
    decomposition.orderRows(&components[component].rows)
    decomposition.orderColumns(&components[component].columns)
    for (row, form) in components[component].rows.enumerated() {
      forms[Int(form)].row = Int32(truncatingIfNeeded: row)
    }
    for (column, variable) in components[component].columns.enumerated() {
      variables[Int(variable)].column = Int32(truncatingIfNeeded: column)
    }
    components[component].isFactorStale = false
    return true
  }

  /// Copies the basic forms of a component into the work space of the decomposition.
  mutating func loadBasis(of component: Int) {
    let count = components[component].formerCount
    decomposition.matrix.removeAll()
    decomposition.matrix.reserve(rows: count, entries: 3 * count)
    for form in components[component].rows.prefix(count) {
      let range = forms[Int(form)].terms
      for index in Int(range.lowerBound)..<Int(range.upperBound) {
        let column = variables[Int(terms[index].variable)].column
        decomposition.matrix.append(
          SparseEntry(index: column, value: terms[index].coefficient))
      }
      decomposition.matrix.closeRow()
    }
  }
}
