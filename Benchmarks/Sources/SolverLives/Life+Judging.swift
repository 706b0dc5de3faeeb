import Constraints
import ExactJudge

extension Life {
  /// Judges a call that threw, which asked for these lines.
  mutating func judgeRefusal(_ error: SolverError, wanted: [JudgedConstraint]) {
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
  mutating func compareWithFresh(_ answer: JudgedAnswer) {
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
}
