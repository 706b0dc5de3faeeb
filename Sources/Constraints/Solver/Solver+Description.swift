extension Solver {
  /// The solution as text: variables with their values and whether they are open, constraints in
  /// force and how well they are kept, and the violation at each priority.
  ///
  /// Variables are named `x0`, `x1`, … in order of declaration, constraints `c0`, `c1`, … and written
  /// as `NotationScope` reads them. Solvers with the same constraints and values say the same.
  ///
  /// - Complexity: That of `ambiguousVariables`.
  public var debugDescription: String { SolutionText(self).text(of: self, explains: false) }

  /// The text of `debugDescription` with the reasons: what holds each variable where it is, and what
  /// each broken constraint gave way to.
  ///
  /// - Complexity: That of asking for each variable's and each broken constraint's reasons.
  public var explanation: String { SolutionText(self).text(of: self, explains: true) }
}

/// Names for the parts of a solver.
private struct SolutionText {
  /// The variables and the records of constraints, in order.
  private var variables: [Variable] = []
  private var constraints: [Int] = []
  private var variableNames: [String]
  private var constraintNames: [String]

  init(_ solver: borrowing Solver) {
    variableNames = Array(repeating: "", count: solver.variables.count)
    constraintNames = Array(repeating: "", count: solver.records.count)
    let alive = solver.variables.indices.filter { solver.variables[$0].isAlive }
      .sorted { solver.active.variables[$0].order < solver.active.variables[$1].order }
    for (number, index) in alive.enumerated() {
      variables.append(solver.handle(ofVariable: index))
      variableNames[index] = "x\(number)"
    }
    constraints = solver.records.indices.filter { solver.records[$0].isInForce }
      .sorted { solver.records[$0].sequence < solver.records[$1].sequence }
    for (number, index) in constraints.enumerated() { constraintNames[index] = "c\(number)" }
  }

  func text(of solver: borrowing Solver, explains: Bool) -> String {
    var text = "variables\n"
    let open = solver.ambiguousVariables
    var nextOpen = 0
    for variable in variables {
      text += "  \(name(variable)) = \(SolutionText.text(solver.value(of: variable)))"
      if nextOpen < open.count, open[nextOpen] == variable {
        nextOpen += 1
        text += ", open"
      }
      if explains { text += SolutionText.clause("held by", reasons(for: variable, in: solver)) }
      text += "\n"
    }
    text += "constraints\n"
    for index in constraints {
      text += "  \(constraintNames[index]): \(line(solver.records[index].constraint))"
      if solver.records[index].kind == .suggestion { text += ", suggested" }
      text += ", \(state(of: index, in: solver))"
      if explains {
        text += SolutionText.clause("gave way to", conflictSet(of: index, in: solver))
      }
      text += "\n"
    }
    let levels = solver.levels
    if !levels.isEmpty { text += "violations\n" }
    for level in levels {
      let priority = SolutionText.text(level.priority.rawValue)
      text += "  @\(priority): \(SolutionText.text(level.violation))\n"
    }
    return text
  }

  private func state(of index: Int, in solver: borrowing Solver) -> String {
    let id = solver.handle(ofRecord: index)
    let violation = solver.violation(of: id)
    if violation > 0 { return "broken by \(SolutionText.text(violation))" }
    let constraint = solver.records[index].constraint
    let spare = solver.value(of: constraint.expression).magnitude
    return constraint.relation == .equal || spare <= Tolerance.feasible(spare)
      ? "kept" : "kept with \(SolutionText.text(spare)) to spare"
  }

  private func reasons(for variable: Variable, in solver: borrowing Solver) -> [String] {
    solver.reasons(for: variable).map { reason in
      let effect = SolutionText.text(reason.effect)
      return reason.source == .stay(variable)
        ? "its stay" : "\(name(reason.source, in: solver)) (\(effect))"
    }
  }

  private func conflictSet(of index: Int, in solver: borrowing Solver) -> [String] {
    let id = solver.handle(ofRecord: index)
    return solver.reasons(forViolationOf: id).map { name($0, in: solver) }
  }

  private func name(_ source: Solver.Reason.Source, in solver: borrowing Solver) -> String {
    switch source {
    case .constraint(let id): constraintNames[Int(id.index)]
    case .suggestion(let variable):
      constraintNames[Int(solver.variables[Int(variable.index)].edit)]
    case .stay(let variable): "the stay of \(name(variable))"
    }
  }

  private func name(_ variable: Variable) -> String { variableNames[Int(variable.index)] }

  /// A constraint in the notation for text, its constant on the right.
  private func line(_ constraint: Constraint) -> String {
    var line = ""
    for term in constraint.expression.terms {
      let size = term.coefficient.magnitude
      let product = (size == 1 ? "" : "\(SolutionText.text(size)) * ") + name(term.variable)
      let isNegative = term.coefficient < 0
      line += line.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
      line += product
    }
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    line += "\(line.isEmpty ? "0" : "") \(relation) "
    line += SolutionText.text(-constraint.expression.constant)
    guard constraint.priority < .required else { return line }
    return line + " @\(SolutionText.text(constraint.priority.rawValue))"
  }

  private static func clause(_ words: String, _ names: [String]) -> String {
    names.isEmpty ? "" : "; \(words) \(names.joined(separator: ", "))"
  }

  /// A number without a fraction when it has none.
  private static func text(_ number: Double) -> String {
    let isWhole = number.magnitude < Solver.range && Double(Int(number)) == number
    return isWhole ? "\(Int(number))" : "\(number)"
  }
}
