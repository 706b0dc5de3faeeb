import Constraints
import ExactJudge

/// The life of one solver: what is added, changed and removed, judged at the end.
struct Life: ~Copyable {
  /// A constraint in force; a suggestion has no name.
  private struct Member {
    var id: ConstraintID?
    var line: JudgedConstraint
    /// The variable that is edited.
    var edited: Int?
  }

  private enum Operation {
    case add(JudgedConstraint)
    case remove(Int)
    case setConstant(Int, WrittenNumber)
    case setPriority(Int, Double)
    case suggest(Int, WrittenNumber, priority: Double)
    case endEditing(Int)
  }

  /// What was found, and what was done when that is kept.
  private(set) var verdict = Verdict()
  /// How many calls threw `beyondPrecision`.
  private(set) var refusals = 0
  private(set) var log: [String] = []

  private let judge: Judge
  private let keepsLog: Bool
  private let writer: LineWriter
  private let references: [WrittenNumber]
  private var random: SplitMix64
  private var solver = Solver()
  private var variables: [Variable] = []
  private var members: [Member] = []

  /// Lives through a seed.
  init(_ numbers: NumberClass, seed: UInt64, judge: Judge, keepsLog: Bool) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...8, using: &random)
    self.judge = judge
    self.keepsLog = keepsLog
    writer = LineWriter(numbers: numbers, variableCount: count)
    var references: [WrittenNumber] = []
    for _ in 0..<count {
      references.append(random.oneIn(4) ? numbers.constant(&random) : WrittenNumber(0))
    }
    self.references = references
    self.random = random
    for reference in references {
      variables.append(solver.makeVariable(reference: reference.double))
    }
    live()
  }

  private mutating func live() {
    var lines: [JudgedConstraint] = []
    for _ in 0..<Int.random(in: 3...14, using: &random) {
      lines.append(writer.line(besides: lines, &random))
    }
    let manner = Int.random(in: 0..<3, using: &random)
    // All in one transaction, unless they contradict each other.
    if manner == 1 || !attempt(lines.map { .add($0) }) {
      for line in lines { attempt([.add(line)]) }
    }
    if manner == 2 {
      for _ in 0..<Int.random(in: 3...10, using: &random) {
        attempt(
          (0..<(random.oneIn(2) ? 1 : Int.random(in: 2...5, using: &random))).map { _ in
            operation()
          })
      }
    }
    let answer = JudgedAnswer(solver, variables, ids: members.map(\.id))
    let lines2 = members.map(\.line)
    if keepsLog { logEnd(answer, lines2) }
    verdict.join(judge.verdict(on: answer, to: lines2))
    compareWithFresh(answer)
  }

  private mutating func operation() -> Operation {
    let place = members.isEmpty ? nil : Int.random(in: 0..<members.count, using: &random)
    let number = writer.numbers.constant(&random)
    let variable = Int.random(in: 0..<variables.count, using: &random)
    let isFull = members.count >= 14
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3 where !isFull:
      return .add(writer.line(besides: members.map(\.line), &random))
    case 3..<6: return .remove(place ?? 0)
    case 6..<8: return .setConstant(place ?? 0, number)
    case 8: return .setPriority(place ?? 0, random.pick(LineWriter.priorities))
    default:
      if let edited = members.firstIndex(where: { $0.edited == variable }), random.oneIn(3) {
        return .endEditing(edited)
      }
      return .suggest(variable, number, priority: random.pick([750, 500, 250]))
    }
  }

  /// Makes changes together; whether they were taken.
  @discardableResult
  private mutating func attempt(_ operations: [Operation]) -> Bool {
    let former = members
    let before = variables.map { solver.value(of: $0) }
    var after = members
    do throws(SolverError) {
      let handles = variables
      try solver.transaction { (solver) throws(SolverError) in
        for operation in operations {
          try Self.perform(operation, on: &solver, handles, &after)
        }
      }
      members = after
      if keepsLog { log.append(Self.describe(operations, former) + ": taken") }
      return true
    } catch {
      if keepsLog { log.append(Self.describe(operations, former) + ": \(Self.name(of: error))") }
      judgeRefusal(error, wanted: Self.wanted(operations, former))
      if zip(before, variables).contains(where: { $0 != solver.value(of: $1) }) {
        verdict.note("changed", .wrong, "a call that threw has changed values")
      }
      return false
    }
  }

  private static func perform(
    _ operation: Operation, on solver: inout Solver, _ variables: [Variable],
    _ members: inout [Member]
  ) throws(SolverError) {
    switch operation {
    case .add(let line):
      let id = try solver.add(line.constraint(over: variables))
      members.append(Member(id: id, line: line))
    case .remove(let place):
      guard members.indices.contains(place), let id = members[place].id else { return }
      try solver.remove(id)
      members.remove(at: place)
    case .setConstant(let place, let number):
      guard members.indices.contains(place), let id = members[place].id else { return }
      try solver.setConstant(number.double, of: id)
      members[place].line.bound = number
    case .setPriority(let place, let priority):
      guard members.indices.contains(place), let id = members[place].id else { return }
      try solver.setPriority(LayoutPriority(priority), of: id)
      members[place].line.priority = priority
    case .suggest(let variable, let number, let priority):
      if let place = members.firstIndex(where: { $0.edited == variable }) {
        members[place].line.bound = number
      } else {
        try solver.beginEditing(variables[variable], priority: LayoutPriority(priority))
        let line = JudgedConstraint(
          [.init(variable, WrittenNumber(1))], .equal, number, priority: priority)
        members.append(Member(line: line, edited: variable))
      }
      try solver.suggest(number.double, for: variables[variable])
    case .endEditing(let place):
      guard members.indices.contains(place), let edited = members[place].edited else { return }
      try solver.endEditing(variables[edited])
      members.remove(at: place)
    }
  }

  /// The lines that would be in force had changes been taken.
  private static func wanted(_ operations: [Operation], _ members: [Member]) -> [JudgedConstraint] {
    var after = members
    for operation in operations {
      switch operation {
      case .add(let line): after.append(Member(line: line))
      case .remove(let place):
        if after.indices.contains(place), after[place].edited == nil { after.remove(at: place) }
      case .setConstant(let place, let number):
        if after.indices.contains(place), after[place].edited == nil {
          after[place].line.bound = number
        }
      case .setPriority(let place, let priority):
        if after.indices.contains(place), after[place].edited == nil {
          after[place].line.priority = priority
        }
      case .suggest(let variable, let number, let priority):
        if !after.contains(where: { $0.edited == variable }) {
          let line = JudgedConstraint(
            [.init(variable, WrittenNumber(1))], .equal, number, priority: priority)
          after.append(Member(line: line, edited: variable))
        }
      case .endEditing(let place):
        if after.indices.contains(place), after[place].edited != nil { after.remove(at: place) }
      }
    }
    return after.map(\.line)
  }

  private mutating func judgeRefusal(_ error: SolverError, wanted: [JudgedConstraint]) {
    switch error {
    case .beyondPrecision: refusals += 1
    case .unsatisfiable(let conflict):
      let lines = conflict.map { member in
        wanted.first { $0.isRequired && $0.constraint(over: variables) == member.constraint }
      }
      guard !lines.contains(nil) else {
        verdict.note("conflict", .wrong, "names what is not there, or not required")
        return
      }
      verdict.join(
        judge.verdict(
          onConflict: lines.compactMap(\.self), variableCount: variables.count))
    default: verdict.note("error", .wrong, "\(error)")
    }
  }

  /// Compares values with those of a solver that is given the final set at once.
  private mutating func compareWithFresh(_ answer: JudgedAnswer) {
    var fresh = Solver()
    let handles = references.map { fresh.makeVariable(reference: $0.double) }
    let lines = members
    do throws(SolverError) {
      try fresh.transaction { (solver) throws(SolverError) in
        for member in lines {
          if let edited = member.edited {
            try solver.beginEditing(
              handles[edited], priority: LayoutPriority(member.line.priority))
            try solver.suggest(member.line.bound.double, for: handles[edited])
          } else {
            try solver.add(member.line.constraint(over: handles))
          }
        }
      }
    } catch {
      if case .unsatisfiable = error {
        judgeRefusal(error, wanted: lines.map(\.line))
        verdict.note("history", .coarse, "a fresh solver finds a contradiction")
      } else {
        judgeRefusal(error, wanted: lines.map(\.line))
      }
      if keepsLog { log.append("fresh: \(Self.name(of: error))") }
      return
    }
    let values = handles.map { fresh.value(of: $0) }
    if keepsLog { log.append("values of a fresh solver: \(values)") }
    let size = (values + answer.values).reduce(1) { max($0, abs($1)) }
    for (index, value) in values.enumerated()
    where !(abs(value - answer.values[index]) <= 1e-9 * size) {
      verdict.note(
        "history", .wrong, "v\(index) is \(answer.values[index]), in a fresh solver \(value)")
    }
  }

  private mutating func logEnd(_ answer: JudgedAnswer, _ lines: [JudgedConstraint]) {
    log.append(
      "references: " + references.enumerated().map { "v\($0)=\($1)" }.joined(separator: " "))
    for (line, told) in zip(lines, answer.violations) {
      let residual = line.residual(at: answer.values)
      log.append(
        "    \"\(line)\","
          + (told.map { $0 == 0 ? "" : "  // said to be broken by \($0)" } ?? "  // suggested")
          + " [\(residual.value)]")
    }
    log.append("values: \(answer.values)")
    if let least = judge.leastSums(of: lines, variableCount: variables.count) {
      log.append(
        "least sums: " + least.map { "@\($0.priority) \($0.violation)" }.joined(separator: ", "))
    }
    log.append(
      "told: " + answer.levels.map { "@\($0.priority) \($0.violation)" }.joined(separator: ", "))
  }

  private static func name(of error: SolverError) -> String {
    switch error {
    case .beyondPrecision: "beyondPrecision"
    case .unsatisfiable(let members): "unsatisfiable, \(members.count) named"
    default: "\(error)"
    }
  }

  private static func describe(_ operations: [Operation], _ members: [Member]) -> String {
    func line(_ place: Int) -> String {
      members.indices.contains(place) ? "'\(members[place].line)'" : "number \(place)"
    }
    return operations.map {
      switch $0 {
      case .add(let line): "add '\(line)'"
      case .remove(let place): "remove \(line(place))"
      case .setConstant(let place, let number): "\(line(place)) to \(number)"
      case .setPriority(let place, let priority): "\(line(place)) @\(priority)"
      case .suggest(let variable, let number, let priority):
        "suggest \(number) for v\(variable) @\(priority)"
      case .endEditing(let place): "end \(line(place))"
      }
    }.joined(separator: "; ")
  }
}

extension JudgedAnswer {
  /// What a solver says.
  init(_ solver: borrowing Solver, _ variables: [Variable], ids: [ConstraintID?]) {
    self.init(values: [], violations: [], levels: [])
    for variable in variables { values.append(solver.value(of: variable)) }
    for id in ids { violations.append(id.map { solver.violation(of: $0) }) }
    levels = solver.levels.map { ($0.priority.rawValue, $0.violation) }
  }
}

extension JudgedConstraint {
  /// The constraint over a solver's variables.
  func constraint(over variables: [Variable]) -> Constraint {
    let relation: Constraint.Relation =
      switch self.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return Constraint(
      LinearExpression(
        terms: terms.map {
          LinearTerm(variables[$0.variable], coefficient: $0.coefficient.double)
        }, constant: -bound.double), relation, priority: LayoutPriority(priority))
  }
}

extension LayoutPriority {
  fileprivate init(_ number: Double) { self.init(floatLiteral: number) }
}
