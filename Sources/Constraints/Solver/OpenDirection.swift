/// Which variables can move at all when some forms may only rise, only fall, or not move.
///
/// Some direction moves all forms that can move by at least any given amounts, since directions add
/// up and can be made longer; the others move in none. So one more system decides: each form shall
/// move by its amount, as a wish that is granted in full or not at all (Freund, Roundy and Todd,
/// "Identifying the set of always-active constraints in a system of linear inequalities by a single
/// linear program", 1985). Amounts and references are unlike numbers, of which no sums are zero by
/// accident: a variable that does not move in the system's solution moves in no direction.
struct OpenDirection: ~Copyable {
  private var solver = Solver()
  private var constraints = ContiguousArray<Constraint>()
  private var weights = UnlikeWeights()
  /// The variables, and their unknowns in the system.
  private var variables = ContiguousArray<Int32>()
  private var unknowns = ContiguousArray<Variable>()
  /// The place of each variable among them; −1 for none.
  private var places = ContiguousArray<Int32>()

  /// Makes the system in which some forms keep to the sides that they may move to.
  init(_ bounds: ContiguousArray<BoundedForm>) {
    for bound in bounds { keep(bound.terms, bound.leeway) }
  }

  private mutating func keep(_ terms: ContiguousArray<FormTerm>, _ leeway: Leeway) {
    var expression = LinearExpression()
    for term in terms {
      expression.terms.append(
        LinearTerm(unknown(of: term.variable), coefficient: term.coefficient))
    }
    guard leeway.isAny else { return constraints.append(expression == 0) }
    if leeway.canFall { expression = -expression }
    constraints.append(expression >= 0)
    constraints.append((expression >= weights.next()).priority(.defaultHigh))
  }

  /// The variables that no direction moves.
  ///
  /// - Returns: None when the numbers are beyond the solver's precision.
  mutating func closed() -> ContiguousArray<Int32> {
    do throws(SolverError) {
      let constraints = constraints
      try solver.transaction { (solver) throws(SolverError) in
        for constraint in constraints { try solver.add(constraint) }
      }
    } catch { return [] }
    var largest = 1.0
    for unknown in unknowns { largest = max(largest, solver.value(of: unknown).magnitude) }
    var closed = ContiguousArray<Int32>()
    for (variable, unknown) in zip(variables, unknowns)
    where solver.value(of: unknown).magnitude <= Tolerance.negligible * largest {
      closed.append(variable)
    }
    return closed
  }

  private mutating func unknown(of variable: Int32) -> Variable {
    while places.count <= Int(variable) { places.append(-1) }
    if places[Int(variable)] < 0 {
      places[Int(variable)] = Int32(unknowns.count)
      variables.append(variable)
      unknowns.append(solver.makeVariable(reference: weights.next()))
    }
    return unknowns[Int(places[Int(variable)])]
  }
}
