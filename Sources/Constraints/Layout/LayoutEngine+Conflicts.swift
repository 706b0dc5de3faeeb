extension LayoutEngine {
  /// The solver's reason in terms of items and layout constraints.
  ///
  /// - Parameters:
  ///   - error: What the solver refused.
  ///   - batch: What the refused change had added so far.
  /// - Returns: The same reason for those who know no solver.
  internal func layoutError(_ error: SolverError, in batch: Batch) -> LayoutError {
    switch error {
    case .unsatisfiable(let members):
      return .unsatisfiable(members.compactMap { member(for: $0.id, in: batch) })
    case .unknownVariable(let variable), .variableInUse(let variable):
      return .unknownVariable(variable)
    case .unknownConstraint(let id): return .unknownConstraint(id)
    case .numberOutOfRange(let number): return .numberOutOfRange(number)
    case .beyondPrecision, .alreadyEditing, .notEditing, .requiredEditing: return .beyondPrecision
    }
  }

  private func member(for id: ConstraintID, in batch: Batch) -> LayoutConflictMember? {
    if let entry = batch.added.first(where: { $0.id == id }) {
      return LayoutConflictMember(id: id, source: entry.source, isNew: true)
    }
    guard let source = state.source(of: id) else { return nil }
    return LayoutConflictMember(id: id, source: source, isNew: added?.contains(id) ?? false)
  }
}
