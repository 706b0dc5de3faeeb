extension LayoutEngine {
  /// Why an attribute of an item has its value: what determines it in the present layout.
  ///
  /// - Parameters:
  ///   - attribute: What to explain.
  ///   - item: An item of this engine.
  /// - Returns: Conditions in the order in which they came into force, then unknowns that nothing
  ///   but their stay holds, in order of declaration; none for a number that is known. See
  ///   `Solver.reasons(for:)`.
  /// - Complexity: A few solves; see `Solver.reasons(for:)`.
  public func reasons(for attribute: LayoutAttribute, of item: LayoutItem) -> [LayoutReason] {
    _ = state.record(item)  // traps when the item was removed, as `frame(of:)` does
    return layoutReasons(solver.reasons(for: state.expression(of: attribute, of: item)))
  }

  /// Why a free variable has its value.
  ///
  /// - Parameter variable: A variable that this engine made.
  /// - Returns: As for an attribute.
  /// - Complexity: A few solves; see `Solver.reasons(for:)`.
  public func reasons(for variable: Variable) -> [LayoutReason] {
    layoutReasons(solver.reasons(for: variable))
  }

  /// Why a constraint is broken: the conditions, none weaker than it, that it gave way to.
  ///
  /// - Parameter id: The name of a constraint that is active.
  /// - Returns: Conditions in the order in which they came into force; none when it is kept.
  /// - Complexity: A few solves; see `Solver.reasons(forViolationOf:)`.
  public func reasons(forViolationOf id: ConstraintID) -> [LayoutConstraintSource] {
    reasons(forViolationsOf: [id])[0]
  }

  /// Why constraints are broken: the conditions that each gave way to.
  ///
  /// - Parameter ids: The names of constraints that are active.
  /// - Returns: For each in order what `reasons(forViolationOf:)` says of it.
  /// - Complexity: As for each, but with one copy of the engine's work space for all.
  public func reasons(forViolationsOf ids: [ConstraintID]) -> [[LayoutConstraintSource]] {
    solver.reasons(forViolationsOf: ids).map { sources in
      sources.compactMap { source in
        guard case .constraint(let id) = source else { return nil }
        return state.source(of: id)
      }
    }
  }

  private func layoutReasons(_ reasons: [Solver.Reason]) -> [LayoutReason] {
    reasons.compactMap { reason in
      switch reason.source {
      case .constraint(let id):
        // A condition compares with its constant; the solver's expressions have it on the left.
        state.source(of: id).map { LayoutReason(source: .condition($0), effect: -reason.effect) }
      case .suggestion: nil
      case .stay(let variable):
        LayoutReason(source: .stay(state.quantity(of: variable)), effect: reason.effect)
      }
    }
  }
}

extension LayoutState {
  /// What a variable of the solver is for those who know items.
  fileprivate func quantity(of variable: Variable) -> LayoutQuantity {
    for item in liveItems {
      for attribute in [LayoutAttribute.left, .width, .top, .height] {
        if unknown(attribute, of: item) == variable { return .attribute(attribute, of: item) }
      }
    }
    return .variable(variable)
  }

  private func unknown(_ attribute: LayoutAttribute, of item: LayoutItem) -> Variable? {
    switch (record(item).shape, attribute) {
    case (.free(let left, _, _, _), .left): left
    case (.free(_, _, let top, _), .top): top
    case (let shape, .width): shape.extent(along: .horizontal)
    case (let shape, .height): shape.extent(along: .vertical)
    default: nil
    }
  }
}
