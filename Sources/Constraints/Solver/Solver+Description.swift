extension Solver {
  /// The variables with their values and the constraints in force with their violations, as text:
  /// variables are named `x0`, `x1`, … in order of declaration.
  public var debugDescription: String {
    let alive = variables.indices.filter { variables[$0].isAlive }
      .sorted { active.variables[$0].order < active.variables[$1].order }
    var names = Array(repeating: "", count: variables.count)
    for (number, index) in alive.enumerated() { names[index] = "x\(number)" }
    var text = "variables\n"
    for index in alive { text += "  \(names[index]) = \(active.values[index])\n" }
    text += "constraints\n"
    let present = records.indices.filter { records[$0].isInForce }
      .sorted { records[$0].sequence < records[$1].sequence }
    for index in present {
      let constraint = records[index].constraint
      text += "  \(describe(constraint, names)) @\(constraint.priority.rawValue)"
      let violation = constraint.violation(value(of: constraint.expression))
      text += violation > Tolerance.feasible(0) ? ", broken by \(violation)\n" : "\n"
    }
    return text
  }

  private func describe(_ constraint: Constraint, _ names: [String]) -> String {
    let parts = constraint.expression.terms.map {
      "\($0.coefficient) \(names[Int($0.variable.index)])"
    }
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    return "\(parts.joined(separator: " + ")) + \(constraint.expression.constant) \(relation) 0"
  }
}
