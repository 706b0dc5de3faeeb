extension Solver {
  /// Why a variable has its value: what determines it in the present solution.
  ///
  /// The value is a sum over these reasons; nothing else that is in force is needed for it. Where
  /// several constraints hold the same place, each is named. Where more bounds meet in one point than
  /// are needed, one sufficient set is named, and which one may depend on the past.
  ///
  /// - Parameter variable: The variable.
  /// - Returns: Constraints and suggestions in the order in which they were added, then variables
  ///   that nothing but their stay holds, in order of declaration.
  /// - Precondition: The variable was issued by this solver and not removed since.
  /// - Complexity: A solve with the sparse basis.
  public func reasons(for variable: Variable) -> [Reason] {
    precondition(contains(variable), "variable \(variable.index) was removed")
    var copy = active  // work space changes, nothing else
    let holders = copy.holders(of: Int(variable.index))
    return inOrder(holders.map { Int($0.breakpoint) }).compactMap { place in
      let holder = holders[place]
      return source(ofRecord: Int(holder.breakpoint)).map {
        Reason(source: $0, effect: effect(of: holder, from: $0))
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
  /// - Complexity: A solve with the sparse basis; more where constraints outvote each other.
  public func reasons(forViolationOf id: ConstraintID) -> [Reason.Source] {
    guard violation(of: id) > 0, records[Int(id.index)].scale != 0 else { return [] }
    var copy = active
    let opponents = copy.opponents(of: Int(id.index)).map { Int($0) }
    return inOrder(opponents).compactMap { source(ofRecord: opponents[$0]) }
  }

  /// The places of records in a list, constraints by age before stays by order of declaration.
  private func inOrder(_ numbers: some RandomAccessCollection<Int>) -> [Int] {
    let numbers = ContiguousArray(numbers)
    func key(_ place: Int) -> (Int, Int64) {
      let record = records[numbers[place]]
      guard record.kind == .stay else { return (0, record.sequence) }
      return (1, active.variables[stayedVariable(ofRecord: numbers[place])].order)
    }
    return numbers.indices.sorted { key($0) < key($1) }
  }

  private func source(ofRecord index: Int) -> Reason.Source? {
    switch records[index].kind {
    case .free: nil
    case .stay: .stay(handle(ofVariable: stayedVariable(ofRecord: index)))
    case .suggestion:
      records[index].constraint.expression.terms.first.map { .suggestion($0.variable) }
    case .constraint, .contentSize:
      .constraint(ConstraintID(index: Int32(index), generation: records[index].generation))
    }
  }

  private func effect(of holder: Holder, from source: Reason.Source) -> Double {
    guard case .constraint = source else { return holder.rate }
    return -holder.rate / records[Int(holder.breakpoint)].scale
  }

  private func stayedVariable(ofRecord index: Int) -> Int {
    Int(active.forms[Int(active.breakpoints[index].form)].variable)
  }

  func handle(ofVariable index: Int) -> Variable {
    Variable(index: Int32(index), generation: variables[index].generation)
  }
}
