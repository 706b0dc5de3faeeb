@testable import Constraints

/// A growing list's way to its solver and to chance.
extension GrowingList {
  /// Makes changes that hold together or not at all.
  mutating func attempt(
    _ body: (inout GrowingList) throws(SolverError) -> Void
  ) -> Bool {
    let (recordedVariables, recordedRules, recordedSpare) = (variables, rules, spare)
    let start = solver.begin()
    do throws(SolverError) {
      try body(&self)
      try solver.solve()
      solver.commit()
      return true
    } catch {
      solver.takeBack(to: start)
      (variables, rules, spare) = (recordedVariables, recordedRules, recordedSpare)
      return false
    }
  }

  mutating func makeView() -> View {
    let references = [0.0, 0, 0, 5, -3].shuffled(using: &random)
    var numbers = [0, 0]
    for part in chance(50) ? [0, 1] : [1, 0] {
      variables.append((solver.makeVariable(reference: references[part]), references[part]))
      numbers[part] = variables.count - 1
    }
    return View(place: numbers[0], extent: numbers[1])
  }

  mutating func add(_ rule: Rule) throws(SolverError) {
    let id = try solver.install(rule) { variables[$0]?.variable }
    rules.append((rule, id))
  }

  mutating func remove(_ rule: Int) throws(SolverError) {
    guard rules.indices.contains(rule), let entry = rules[rule] else { return }
    try solver.remove(entry.id)
    rules[rule] = nil
  }

  mutating func removeVariable(_ number: Int) throws(SolverError) {
    guard let entry = variables[number] else { return }
    let isUsed = rules.contains { $0?.rule.terms.contains { $0.variable == number } ?? false }
    if isUsed { return }
    try solver.removeVariable(entry.variable)
    variables[number] = nil
  }

  mutating func chance(_ percent: UInt64) -> Bool { random.next() % 100 < percent }

  mutating func number(_ limit: Double) -> Double {
    Double(random.next() % UInt64(max(1, limit)))
  }

  mutating func weak() -> LayoutPriority { chance(50) ? .defaultLow : 500 }
}

extension Solver {
  /// Puts a rule in force.
  mutating func install(
    _ rule: GrowingList.Rule, over variables: (Int) -> Variable?
  ) throws(SolverError) -> ConstraintID {
    var terms: [LinearTerm] = []
    for term in rule.terms {
      if let variable = variables(term.variable) {
        terms.append(LinearTerm(variable, coefficient: term.coefficient))
      }
    }
    let constraint = Constraint(
      LinearExpression(terms: terms, constant: rule.constant), rule.relation,
      priority: rule.priority)
    return rule.isContentSize ? try addContentSize(constraint) : try add(constraint)
  }
}
