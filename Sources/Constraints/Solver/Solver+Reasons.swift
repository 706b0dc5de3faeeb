extension Solver {
  /// Why a variable has its value: what determines it in the present solution.
  ///
  /// The value is a sum over the positions of these reasons: it follows each by its effect, and small
  /// changes of the constants of others do not move it. Where several constraints hold the same place,
  /// each is named. Where more bounds meet in one point than are needed, one sufficient set is named,
  /// and which one may depend on the past.
  ///
  /// - Parameter variable: The variable.
  /// - Returns: Constraints and suggestions in the order in which they were added, then variables
  ///   that nothing but their stay holds, in order of declaration.
  /// - Precondition: The variable was issued by this solver and not removed since.
  /// - Complexity: A solve with the sparse basis, and another one for each place at which bounds
  ///   meet that no constraint pulls at.
  public func reasons(for variable: Variable) -> [Reason] {
    reasons(for: LinearExpression(terms: CollectionOfOne(LinearTerm(variable))))
  }

  /// Why an expression has its value: the reasons of its variables, their effects added up.
  ///
  /// - Parameter expression: The expression.
  /// - Returns: As for a variable, without reasons that cancel out.
  /// - Precondition: Its variables were issued by this solver and not removed since.
  /// - Complexity: As for a variable, for each term.
  public func reasons(for expression: LinearExpression) -> [Reason] {
    reasons(for: CollectionOfOne(expression))[0]
  }

  /// Why expressions have their values: for each in order what `reasons(for:)` says of it.
  ///
  /// - Parameter expressions: The expressions.
  /// - Returns: The reasons of each.
  /// - Precondition: Their variables were issued by this solver and not removed since.
  /// - Complexity: As for each, but with one copy of the work space for all.
  public func reasons(for expressions: some Sequence<LinearExpression>) -> [[Reason]] {
    var copy = active  // work space changes, nothing else
    return expressions.map { reasons(for: $0, using: &copy) }
  }

  private func reasons(for expression: LinearExpression, using copy: inout ActiveSet) -> [Reason] {
    var rates = ContiguousArray(repeating: 0.0, count: records.count)
    var sizes = rates
    var numbers = ContiguousArray<Int>()
    for term in expression.terms {
      precondition(contains(term.variable), "variable \(term.variable.index) was removed")
      for binding in copy.bindingBreakpoints(of: Int(term.variable.index)) {
        let number = Int(binding.breakpoint)
        if sizes[number] == 0 { numbers.append(number) }
        let part = term.coefficient * binding.rate
        rates[number] += part
        sizes[number] += part.magnitude
      }
    }
    numbers.removeAll { rates[$0].magnitude <= Tolerance.negligible * sizes[$0] }
    return inOrder(numbers).compactMap { number in
      source(ofRecord: number).map {
        Reason(source: $0, effect: effect(of: number, at: rates[number], from: $0))
      }
    }
  }

  /// Why a constraint is broken: what it gave way to.
  ///
  /// These are the constraints, none weaker than it, that keeping it better would break or break
  /// more. Without them it would be kept, or kept better.
  ///
  /// - Parameter id: The constraint.
  /// - Returns: Constraints and suggestions in the order in which they were added; none when the
  ///   constraint is kept.
  /// - Precondition: The constraint is in force.
  /// - Complexity: A solve with the sparse basis; more where constraints outvote each other. To ask of
  ///   many constraints, use `reasons(forViolationsOf:)`.
  public func reasons(forViolationOf id: ConstraintID) -> [Reason.Source] {
    reasons(forViolationsOf: [id])[0]
  }

  /// Why constraints are broken: what each gave way to.
  ///
  /// - Parameter ids: The constraints.
  /// - Returns: For each in order what `reasons(forViolationOf:)` says of it.
  /// - Precondition: The constraints are in force.
  /// - Complexity: As for each, but with one copy of the work space for all.
  public func reasons(forViolationsOf ids: [ConstraintID]) -> [[Reason.Source]] {
    var copy = active  // work space changes, nothing else
    return ids.map { id in
      guard violation(of: id) > 0, records[Int(id.index)].scale != 0 else { return [] }
      let conflictSet = copy.conflictSet(of: Int(id.index)).map { Int($0) }
      return inOrder(ContiguousArray(conflictSet)).compactMap { source(ofRecord: $0) }
    }
  }

  /// Records, constraints by age before stays by order of declaration.
  private func inOrder(_ numbers: ContiguousArray<Int>) -> [Int] {
    func key(_ number: Int) -> (Int, Int64) {
      let record = records[number]
      guard record.kind == .stay else { return (0, record.sequence) }
      return (1, active.variables[stayedVariable(ofRecord: number)].order)
    }
    return numbers.sorted { key($0) < key($1) }
  }

  private func source(ofRecord index: Int) -> Reason.Source? {
    switch records[index].kind {
    case .free: nil
    case .stay: .stay(handle(ofVariable: stayedVariable(ofRecord: index)))
    case .suggestion:
      records[index].constraint.expression.terms.first.map { .suggestion($0.variable) }
    case .constraint, .contentSize:
      .constraint(handle(ofRecord: index))
    }
  }

  private func effect(of index: Int, at rate: Double, from source: Reason.Source) -> Double {
    guard case .constraint = source else { return rate }
    return -rate / records[index].scale
  }

  private func stayedVariable(ofRecord index: Int) -> Int {
    Int(active.forms[Int(active.breakpoints[index].form)].variable)
  }
}
