extension LayoutEngine {
  /// The solver's reason in terms of items and layout constraints.
  ///
  /// - Parameter error: What the solver refused, of changes that are still noted in the state.
  /// - Returns: The same reason for those who know no solver.
  internal func layoutError(_ error: SolverError) -> LayoutError {
    switch error {
    case .unsatisfiable(let members):
      return .unsatisfiable(members.compactMap { member(for: $0.id) })
    case .unknownVariable(let variable), .variableInUse(let variable):
      return .unknownVariable(variable)
    case .unknownConstraint(let id): return .unknownConstraint(id)
    case .numberOutOfRange(let number): return .numberOutOfRange(number)
    case .beyondPrecision, .alreadyEditing, .notEditing, .requiredEditing: return .beyondPrecision
    }
  }

  private func member(for id: ConstraintID) -> LayoutConflictMember? {
    guard let source = state.source(of: id) else { return nil }
    return LayoutConflictMember(id: id, source: source, isNew: state.isNew(id))
  }
}

extension LayoutState {
  /// Whether the transaction under way brought a constraint in.
  fileprivate func isNew(_ id: ConstraintID) -> Bool {
    journal?.contains { step in
      guard case .active(id.index, let former) = step else { return false }
      return former?.id != id
    } ?? false
  }
}
