import Constraints
import ExactJudge

extension Life {
  /// Tells the end: the lines in force, the values, and what would be least.
  mutating func logEnd(_ answer: JudgedAnswer, _ lines: [JudgedConstraint]) {
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

  /// What an error is called.
  static func name(of error: SolverError) -> String {
    switch error {
    case .beyondPrecision: "beyondPrecision"
    case .unsatisfiable(let members): "unsatisfiable, \(members.count) named"
    default: "\(error)"
    }
  }

  /// Changes in words.
  static func describe(_ operations: [Operation], _ members: [Member]) -> String {
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
