import Constraints

extension Workload {
  /// Makes variables and returns the number of the first.
  mutating func makeVariables(_ count: Int) -> Int {
    variableCount += count
    return variableCount - count
  }

  /// Adds a row: each part is a variable's number and its coefficient.
  mutating func add(
    _ parts: [(Int, Double)], _ constant: Double, _ relation: Constraint.Relation,
    _ strength: Strength
  ) {
    let start = terms.count
    for (variable, coefficient) in parts {
      terms.append(WorkloadTerm(variable: Int32(variable), coefficient: coefficient))
    }
    rows.append(
      WorkloadRow(
        terms: start..<terms.count, constant: constant, relation: relation, strength: strength))
    builtCount = rows.count
  }

  /// Adds a row that operations bring into force, and returns its number.
  mutating func addSpare(
    _ parts: [(Int, Double)], _ constant: Double, _ relation: Constraint.Relation,
    _ strength: Strength
  ) -> Int {
    let built = builtCount
    add(parts, constant, relation, strength)
    builtCount = built
    return rows.count - 1
  }

  /// Suggests two values to a variable in turn, the second one first.
  mutating func alternate(_ variable: Int, _ first: Double, _ second: Double, count: Int) {
    edits.append(WorkloadEdit(variable: variable, strength: .strong, value: first))
    for number in 0..<count {
      operations.append(
        .suggest(
          variable: Int32(variable), value: number % 2 == 0 ? second : first, solves: true))
    }
  }

  /// Drags a variable back and forth around a value, by 1 and 0.5 points in turn.
  ///
  /// Replaces the operations; the first value of the variable's edit becomes `center`.
  mutating func drag(_ variable: Int, around center: Double, count: Int = 1_000) {
    for index in edits.indices where edits[index].variable == variable {
      edits[index].value = center
    }
    operations.removeAll()
    expectation = .unknown
    var value = center
    for number in 0..<count {
      // 32 steps down, 64 up, 64 down, and so on: 24 points to either side.
      let isDown = (number + 32) / 64 % 2 == 0
      value += (isDown ? -1 : 1) * (number % 2 == 0 ? 1 : 0.5)
      operations.append(.suggest(variable: Int32(variable), value: value, solves: true))
    }
  }
}
