extension LayoutEngine {
  /// The solver's reason in terms of items and layout constraints.
  ///
  /// - Parameter error: What the solver refused, of changes that are still noted in the state.
  /// - Returns: The same reason for those who know no solver.
  internal func layoutError(_ error: SolverError) -> LayoutError {
    switch error {
    case .unsatisfiable(let members):
      let new = state.newConstraints
      return .unsatisfiable(members.compactMap { member(for: $0.id, among: new) })
    case .unknownVariable(let variable), .variableInUse(let variable):
      return .unknownVariable(variable)
    case .unknownConstraint(let id): return .unknownConstraint(id)
    case .numberOutOfRange(let number): return .numberOutOfRange(number)
    case .beyondPrecision, .alreadyEditing, .notEditing, .requiredEditing: return .beyondPrecision
    }
  }

  private func member(for id: ConstraintID, among new: Set<ConstraintID>)
    -> LayoutConflictMember?
  {
    guard let source = state.source(of: id) else { return nil }
    return LayoutConflictMember(id: id, source: source, isNew: new.contains(id))
  }
}

extension LayoutState {
  /// What the transaction under way brought in; only ever looked up.
  fileprivate var newConstraints: Set<ConstraintID> {
    var new: Set<ConstraintID> = []
    for case .active(let index, let former) in journal ?? [] {
      if let id = active[Int(index)]?.id, former?.id != id { new.insert(id) }
    }
    return new
  }
}
